"""The turn around the revelation: blessing, pawns, square, vitality, end, change of Guide; and how a game ends."""

from __future__ import annotations

from dataclasses import replace

from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Answered, Confirmed, Drew
from rules.games.reflets_dacide import collecting
from rules.games.reflets_dacide.alea import ALEA_STAGES
from rules.games.reflets_dacide.asking import UNSETTLED, to_draw
from rules.games.reflets_dacide.events import Ended, Scored
from rules.games.reflets_dacide.gems import in_bank
from rules.games.reflets_dacide.state import UNKNOWN, Line, Table
from rules.games.reflets_dacide.steps import FIRST, QUIET, SETUP, after
from rules.view import Note

SQUARES = ("mystery", "chance", "shortcut", "portal")
MYSTERY_GEMS = 5  # the gem purse on a Mystery token
PAWNS = ("pawns.ddd", "avatar.square", "team.square")
MOST_SQUARES = 99
MOST_LINES = 99
ENDINGS = {"avatar": "lost", "vils": "lost", "fourth-change": "lost", "quest": "won"}


def on(table: Table, _: Confirmed) -> Outcome[Table]:
    """The step is done at the table; on to the next."""
    return Outcome(entered(table, after(table.step)))


def entered(table: Table, step: str) -> Table:
    """At the beginning of ``step``: the Imprévus of the Challenge are still to draw (RA-1)."""
    if step == "reveal.imprevus":
        table = replace(table, left=table.imprevus)
    return table.opened(step)


def quiet(table: Table) -> Outcome[Table] | None:
    """``guide=short`` passes over what has neither number nor choice."""
    if not table.setting.short or table.step not in QUIET | set(SETUP):
        return None
    return end(table, Confirmed("")) if table.step == "turn.end" else on(table, Confirmed(""))


def pawns(table: Table, event: Answered) -> Outcome[Table]:
    """What the DDD showed, how far the Avatar and the team went: as many of the three as the players tell."""
    if not 1 <= len(event.values) <= len(PAWNS) or not all(map(_is_distance, event.values)):
        raise Refused("not-a-number", value=" ".join(event.values)[:40], low=0, high=MOST_SQUARES)
    told = tuple(map(int, event.values))
    board = table.board.put(PAWNS[0], told[0])
    for pawn, squares in zip(PAWNS[1:], told[1:], strict=False):
        board = board.plus(pawn, squares)
    return on(replace(table, board=board), Confirmed(""))


def _is_distance(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 2


def square(table: Table, event: Answered) -> Outcome[Table]:
    """What lies where the team stands: an Aléa to reveal, one that is known, a special square, or nothing."""
    word = event.values[0] if len(event.values) == 1 else ""
    if word == "reveal":
        return Outcome(entered(table, "reveal.imprevus"))
    if word == "empty":
        return Outcome(table.opened("turn.vitality"))
    if word not in (*SQUARES, "known"):
        options = ("reveal", "known", "empty", *SQUARES)
        raise Refused("not-an-option", value=" ".join(event.values)[:60], options=",".join(options))
    return Outcome(table.noted(kind=word))


def square_done(table: Table, _: Confirmed) -> Outcome[Table]:
    """The effect of the square is played; the question comes again, for what else lies there."""
    return Outcome(table.opened("turn.square"))


def purse_on(table: Table, event: Answered) -> Outcome[Table]:
    """A Mystery token with a gem purse: five gems from the bank for a board."""
    board = event.values[0] if len(event.values) == 1 else ""
    if board not in table.boards or table.open[-1].facts.get("kind") != "mystery":
        raise Refused("not-an-option", value=board[:60], options=",".join(table.boards))
    return Outcome(table.noted(kind="purse", board=board))


def purse_count(table: Table) -> int:
    """Five, or what the bank still has."""
    return min(MYSTERY_GEMS, in_bank(table.gems))


def purse_drawn(table: Table, event: Drew) -> Outcome[Table]:
    """The gems of the purse lie on the board."""
    facts = table.open[-1].facts
    if facts.get("kind") != "purse":
        raise Refused("not-now", event="Drew", step=table.step)
    board = str(facts["board"])
    return collecting.draw(table, event.pieces, purse_count(table), board, lambda t: Outcome(t.opened("turn.square")))


def vils_drew(table: Table, event: Drew) -> Outcome[Table]:
    """RA-23, RA-24: the gems of the Challenge, all placed before any series is looked for (AM-3)."""
    return collecting.draw(table, event.pieces, to_draw(table), "vils", lambda t: Outcome(t.noted(drawn=1)))


def drawn_out(table: Table) -> Outcome[Table] | None:
    """The gems of the Vils are drawn, and what they set off is done; or the bank has none (AM-21)."""
    if table.step != "reveal.gems":
        return None
    if table.open[-1].facts.get("drawn"):
        return Outcome(table.opened("reveal.alea"))
    return None if in_bank(table.gems) else Outcome(table.opened("reveal.alea"), (Note("bank-empty", {}),))


def known_done(table: Table, _: Confirmed) -> Outcome[Table]:
    """A Door or Room that was revealed before is met as the booklet says; then its trial is asked."""
    return Outcome(table.opened("trial"))


def end(table: Table, _: Confirmed) -> Outcome[Table]:
    """Nothing that was drawn this turn waits any longer."""
    gone = tuple(c.id for c in table.staged(*UNSETTLED, "pending"))
    notes = (Note("imprevus-discarded", {"card": ",".join(gone), "count": len(gone)}),) if gone else ()
    gone += tuple(c.id for c in table.staged(*ALEA_STAGES))
    return Outcome(table.without(gone).opened("guide.change"), notes)


def guide_changes(table: Table, _: Confirmed) -> Outcome[Table]:
    """RA-42: each change of Guide counts, solo each end of a turn (AM-18); RA-43: the fourth ends the game."""
    quest = table.quest
    if quest.left == 0:
        return Outcome(replace(table, ending="fourth-change"))
    notes: tuple[Note, ...] = ()
    if quest.left != UNKNOWN:
        quest = replace(quest, left=quest.left - 1)
        notes = (Note("changes-left", {"left": quest.left}),)
    table = replace(table, quest=quest, guide=next_guide(table), turn=table.turn + 1)
    return Outcome(table.opened(FIRST), notes)


def next_guide(table: Table) -> str:
    """The next player; the same where there is only one."""
    return f"p{int(table.guide[1:]) % len(table.setting.players) + 1}"


def ended(table: Table, event: Ended) -> Outcome[Table]:
    """The Avatar caught the team, the Vils finished first, or the Quest is done (AM-19: also in the last turn)."""
    if event.how not in ("avatar", "vils", "quest"):
        raise Refused("not-an-option", value=event.how[:40], options="avatar,vils,quest")
    return Outcome(replace(table, ending=event.how))


def points_told(table: Table, event: Answered) -> Outcome[Table]:
    """A line written at the end: its points first, then what they are for."""
    number, _, label = " ".join(event.values).strip().partition(" ")
    digits = number.removeprefix("-").removeprefix("+")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 3):
        raise Refused("points-first", value=number[:40])
    return scored(table, Scored(int(number), label.strip()))


def points_counted(table: Table, _: Confirmed) -> Outcome[Table]:
    """Every line is told: nothing is asked any more."""
    count = sum(line.points for line in table.team)
    return Outcome(replace(table, closed=True), (Note("points-counted", {"count": count}),))


def scored(table: Table, event: Scored) -> Outcome[Table]:
    """A line of the points count; the formula is the table's."""
    if event.side not in ("team", "vils"):
        raise Refused("not-an-option", value=event.side[:40], options="team,vils")
    lines = table.team if event.side == "team" else table.vils
    total = sum(line.points for line in lines) + event.points
    if not 0 <= total <= 9999 or abs(event.points) > 999:
        raise Refused("out-of-range", counter=f"points.{event.side}", value=total, low=0, high=9999)
    if len(lines) >= MOST_LINES:
        raise Refused("too-many-lines", count=len(lines))
    lines = (*lines, Line(event.points, event.label[:60]))
    return Outcome(replace(table, team=lines) if event.side == "team" else replace(table, vils=lines))
