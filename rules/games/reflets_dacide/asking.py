"""Which prompt stands: its key alone, a function of the table. An answer to any other prompt is stale."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.errors import Refused
from rules.games.reflets_dacide.gems import COLOURS, complete, in_bank
from rules.games.reflets_dacide.kinds import DILEMMES
from rules.games.reflets_dacide.state import UNKNOWN, Lying, Table

UNSETTLED = ("drawn", "owed", "paid", "purse")
ROOM_ASKS = {0: "which-room", 1: "room-one", 2: "room-two", 3: "octuple"}


def standing(table: Table) -> str:
    """The key of the prompt that stands; empty where none does. A game that was won asks for its points, until all
    are counted.
    """
    if table.ending:
        return "points" if table.ending == "quest" and not table.closed else ""
    step = table.step
    asks = _ASKS.get(step)
    return asks(table) if asks else step.replace(".", "-")


def expect(table: Table, prompt: str) -> None:
    """Refuse as ``stale`` an answer to a prompt that does not stand."""
    now = standing(table)
    if prompt != now:
        raise Refused("stale", prompt=prompt[:40], now=now)


def current(table: Table) -> Lying | None:
    """The Imprévu that is being settled: the first that is not done with (AM-7)."""
    for lying in table.cards:
        if lying.stage in UNSETTLED:
            return lying
    return None


def says_no(table: Table) -> tuple[Lying, ...]:
    """RA-7: the special Dilemmes that lie on a board; anywhere else they can do nothing."""
    return tuple(lying for lying in table.cards if lying.stage == "kept" and lying.kind == "dilemme_non")


def to_draw(table: Table) -> int:
    """Gems for the Vils: as many as the Challenge says (RA-13, RA-23), or what is left (AM-21)."""
    return min(table.gemmes, in_bank(table.gems))


def due_effects(table: Table) -> tuple[str, ...]:
    """The colours whose effect is due, those that were put in order first (AM-4)."""
    due = complete(table.gems)
    ordered = tuple(colour for colour in table.order if colour in due)
    return ordered + tuple(colour for colour in due if colour not in ordered)


def held(table: Table) -> int:
    """How many gems lie on the influence boards."""
    return sum(held_on(table, board) for board in table.boards)


def paying(table: Table) -> Lying | None:
    """The card that has to be paid, in the step that pays."""
    return table.find(str(table.open[-1].facts.get("card", "")))


def payable(table: Table) -> Lying:
    """The same where there must be one: the prompt that stands is a payment."""
    card = paying(table)
    assert card is not None
    return card


def _square(table: Table) -> str:
    kind = str(table.open[-1].facts.get("kind", ""))
    return {"": "square", "purse": "gem-purse", "known": "known-alea"}.get(kind, "square-effect")


def _imprevus(table: Table) -> str:
    card = current(table)
    if card is None:
        return "imprevu"
    if card.stage == "purse":
        return "red-purse" if in_bank(table.gems) >= table.gemmes else "red-purse-short"
    if card.kind in DILEMMES:
        return "dilemma-says-no" if card.kind == "dilemme_non" else "dilemma"
    if card.stage == "drawn" and says_no(table):
        return "say-no"
    return "hero" if card.stage == "paid" else "cost"


def _pay(table: Table) -> str:
    card = paying(table)
    if card is None:
        return ""
    owed = still_owed(table, card)
    if "boards" in table.setting.counted and held(table) >= owed:
        alone = not table.open[-1].facts.get("share") and held_on(table, payer(table, card)) >= owed
        return "pay" if alone else "pay-part"
    return "cannot-pay" if counts_boards(table) else "pay-by-hand"


def still_owed(table: Table, card: Lying) -> int:
    """Gems that are left to pay where several boards share."""
    return card.cost - int(table.open[-1].facts.get("paid", 0))


def payer(table: Table, card: Lying) -> str:
    """The board that pays: the one that was named, else the first that holds enough, else the next that holds any."""
    facts, boards = table.open[-1].facts, table.boards
    named = str(facts.get("board", ""))
    if named and held_on(table, named):
        return named
    last = boards.index(str(facts["last"])) + 1 if facts.get("last") else 0
    others = boards[last:] + boards[:last]
    enough = (board for board in boards if held_on(table, board) >= still_owed(table, card))
    return next(enough, "") or next((board for board in others if held_on(table, board)), boards[0])


def held_on(table: Table, board: str) -> int:
    """How many gems lie on one board."""
    return sum(table.gems[f"{board}.{colour}"] for colour in COLOURS)


def counts_boards(table: Table) -> bool:
    """Whether the companion knows what lies on the influence boards."""
    return table.setting.boards_known and "boards" in table.setting.counted


def _effect(table: Table) -> str:
    due = due_effects(table)
    if len(due) > 1 and due[0] not in table.order:
        return "vils-effects"
    return "vils-effect-told" if due and due[0] in table.setting.effects else "vils-effect"


def _gems(table: Table) -> str:
    return "gems-for-vils" if in_bank(table.gems) >= table.gemmes else "gems-for-vils-short"


def _alea(table: Table) -> str:
    """Nothing is asked before an Aléa lies open: the table reveals it, and enters what it shows."""
    if any(lying.stage == "chosen" and lying.cost == UNKNOWN for lying in table.cards):
        return "cost"
    return "which-alea" if len(table.staged("read")) > 1 else ""


def _room(table: Table) -> str:
    facts = table.open[-1].facts
    quest = table.quest
    if facts.get("again") == "ask":
        return "room-again"
    place = int(facts.get("place", 0))
    if place == 1 and not quest.relic_in_pile:
        return "room-one-no-relic"
    if place == 3 and quest.blocked:
        return "octuple-blocked"
    if place == 3 and quest.notch != 2 and quest.left == UNKNOWN:
        return "octuple-early"
    return ROOM_ASKS[place]


def _guide(table: Table) -> str:
    if table.quest.left == 0:
        return "guide-change-last"
    if table.quest.left > 0:
        return "guide-change-counted"
    return "guide-change" if len(table.setting.players) > 1 else "guide-change-solo"


def _trial(table: Table) -> str:
    state = table.open[-1].facts.get("tested", "")
    return {"": "trial", "yes": "objectives"}.get(str(state), f"trial-{state}")


_ASKS: Mapping[str, Callable[[Table], str]] = {
    "turn.blessing": lambda _: "blessing",
    "turn.pawns": lambda _: "pawns",
    "turn.square": _square,
    "reveal.imprevus": _imprevus,
    "reveal.gems": _gems,
    "reveal.pay": _pay,
    "reveal.effect": _effect,
    "reveal.alea": _alea,
    "reveal.room": _room,
    "trial": _trial,
    "guide.change": _guide,
    "turn.vitality": lambda _: "vitality",
}
