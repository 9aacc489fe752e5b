"""Imprévus, one at a time, each settled before the next (RA-1 to RA-22, AM-7)."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import Card, Printed
from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Answered, Drew, Entered
from rules.games.reflets_dacide.asking import current, says_no
from rules.games.reflets_dacide.cards import added
from rules.games.reflets_dacide.events import HeroNamed, SaidNo
from rules.games.reflets_dacide.kinds import DILEMMES, IMPREVUS, SUFFERED
from rules.games.reflets_dacide.series import drawn as drawn_gems
from rules.games.reflets_dacide.series import in_bank
from rules.games.reflets_dacide.state import HERO_IDS, UNKNOWN, Lying, Table
from rules.view import Note

MOST_COST = 25  # gems: all of one colour; no card costs near that
KEEP = ("keep", "yes", "garder")
LET_GO = ("purse", "discard", "no")


def in_phase(table: Table) -> bool:
    """Whether the Imprévu was turned up in the revelation phase, where the red purse applies (RA-13)."""
    return table.open[0].step.startswith("reveal.")


def turned_up(table: Table, event: Entered, kind: str) -> Outcome[Table]:
    """RA-1: an Imprévu lies open. Several may be entered before the first is settled (AM-7)."""
    if table.open[0].step == "reveal.imprevus":
        if not table.left:
            raise Refused("all-imprevus-drawn", count=table.imprevus)
        table = replace(table, left=table.left - 1)
    return Outcome(added(table, event.card, kind, "drawn", _told_hero(event.card, table) if kind == "bestiole" else ""))


def _told_hero(card: Card, table: Table) -> str:
    """``enter bestiole hero=4``: the Hero that the DDD named, told with the card; a dead one is asked again."""
    printed = card.printed.get("hero")
    hero = card.facts.get("hero", "") if printed is None else f"h{printed.value}"
    return hero if hero in HERO_IDS and not table.heroes[HERO_IDS.index(hero)].dead else ""


def named(table: Table, event: Answered) -> Outcome[Table]:
    """The kind of the Imprévu that lies open, tapped instead of scanned; its number is asked next."""
    kind = event.values[0] if len(event.values) == 1 else ""
    if kind not in IMPREVUS:
        raise Refused("not-an-option", value=" ".join(event.values)[:60], options=",".join(IMPREVUS))
    return turned_up(table, Entered(Card("", kind)), kind)


def due(table: Table) -> Outcome[Table] | None:
    """What follows for the Imprévu that is being settled, without hands or choice."""
    card = current(table)
    step = table.step
    if step not in ("reveal.imprevus", "reveal.pay", "reveal.effect"):
        return Outcome(table.pushed("reveal.imprevus", extra=1)) if card else None
    if step != "reveal.imprevus":
        return None
    return _settled(table, card) if card else _no_more(table)


def _settled(table: Table, card: Lying) -> Outcome[Table] | None:
    if card.stage == "purse":
        return None if in_bank(table.gems) else _nothing_left(table, card)
    if card.kind in DILEMMES:
        return None
    if card.stage == "drawn":
        return None if says_no(table) else Outcome(table.swap(replace(card, stage="owed")))
    if card.stage == "owed":
        return _to_pay(table, card)
    if card.kind == "creature" or card.on:
        return Outcome(table.swap(replace(card, stage="pending")))
    return None


def _to_pay(table: Table, card: Lying) -> Outcome[Table] | None:
    """RA-15, RA-18: its cost is paid as soon as it is drawn."""
    if card.cost == UNKNOWN:
        return None
    if card.cost:
        return Outcome(table.pushed("reveal.pay", card=card.id))
    return Outcome(table.swap(replace(card, stage="paid")))


def _no_more(table: Table) -> Outcome[Table] | None:
    if table.open[-1].facts.get("extra"):
        return Outcome(table.popped())
    return None if table.left else Outcome(table.opened("reveal.gems"))


def free_slots(table: Table, board: str) -> int:
    """How many Dilemmes can still lie on a board; ``UNKNOWN`` where its slots were not told."""
    slots = table.slots[table.boards.index(board)]
    if slots == UNKNOWN:
        return UNKNOWN
    return max(0, slots - sum(lying.on == board for lying in table.staged("kept")))


def open_boards(table: Table) -> tuple[str, ...]:
    """RA-4: the boards on which a Dilemme can be kept, any of them; slots not told are the table's business."""
    return tuple(board for board in table.boards if free_slots(table, board))


def dilemma(table: Table, event: Answered) -> Outcome[Table]:
    """RA-4, RA-12: a Dilemme is kept on a free slot, or not kept."""
    card = current(table)
    word = event.values[0].casefold() if len(event.values) == 1 else ""
    assert card is not None
    if word in LET_GO:
        return _not_kept(table, card)
    free = open_boards(table)
    if word in KEEP and free:
        return _kept(table, card, free[0])
    if (word in table.boards and word not in free) or word in KEEP:
        raise Refused("no-free-slot", board=word if word in table.boards else ",".join(table.boards))
    if word not in free:
        raise Refused("not-an-option", value=" ".join(event.values)[:60], options=",".join((*free, "purse")))
    return _kept(table, card, word)


def _kept(table: Table, card: Lying, board: str) -> Outcome[Table]:
    """RA-5: it is on hold, on the first slot of that board that is free."""
    taken = {lying.slot for lying in table.staged("kept") if lying.on == board}
    slot = next(number for number in range(1, len(taken) + 2) if number not in taken)
    kept = replace(card, stage="kept", on=board, slot=slot)
    return Outcome(table.swap(kept), (Note("dilemma-kept", {"card": card.id, "board": board, "slot": slot}),))


def _not_kept(table: Table, card: Lying) -> Outcome[Table]:
    """RA-13: the red purse is drawn for the Vils, in the revelation phase only; RA-14: then it is discarded."""
    if in_phase(table):
        return Outcome(table.swap(replace(card, stage="purse")))
    return Outcome(table.without((card.id,)), (Note("dilemma-discarded", {"card": card.id}),))


def to_draw(table: Table) -> int:
    """Gems for the Vils: as many as the Challenge says (RA-13, RA-23), or what is left (AM-21)."""
    return min(table.gemmes, in_bank(table.gems))


def check_count(table: Table, pieces: tuple[str, ...], wanted: int) -> None:
    """Refuse another number of gems than asked for."""
    if len(pieces) != wanted:
        raise Refused("wrong-number", wanted=wanted, got=len(pieces))


def red_purse(table: Table, event: Drew) -> Outcome[Table]:
    """RA-13, RA-14: the gems of the red purse go to the Vils, then the Dilemme is discarded.

    Gems drawn while the Dilemme is still asked about say that it is not kept.
    """
    card = current(table)
    if card is None or not in_phase(table):
        raise Refused("not-now", event="Drew", step=table.step)
    check_count(table, event.pieces, to_draw(table))
    gems = drawn_gems(table.gems, event.pieces, "vils")
    discarded = Note("dilemma-discarded", {"card": card.id})
    return Outcome(replace(table.without((card.id,)), gems=gems), (discarded,))


def _nothing_left(table: Table, card: Lying) -> Outcome[Table]:
    notes = (Note("bank-empty", {}), Note("dilemma-discarded", {"card": card.id}))
    return Outcome(table.without((card.id,)), notes)


def hero_named(table: Table, event: HeroNamed) -> Outcome[Table]:
    """RA-19: the DDD says which Hero is hampered; RA-20: the Bestiole lies on that Hero. Only living ones (AM-10)."""
    card = next((lying for lying in table.staged("drawn", "owed", "paid") if lying.kind == "bestiole"), None)
    if card is None:
        raise Refused("not-now", event="HeroNamed", step=table.step)
    hero = event.hero if event.hero.startswith("h") else f"h{event.hero}"
    if hero not in HERO_IDS:
        raise Refused("unknown-hero", hero=event.hero[:40])
    if table.heroes[HERO_IDS.index(hero)].dead:
        raise Refused("hero-dead", hero=hero)
    return Outcome(table.swap(replace(card, on=hero)), (Note("hero-hampered", {"card": card.id, "hero": hero}),))


def hero_answered(table: Table, event: Answered) -> Outcome[Table]:
    """The same, tapped."""
    return hero_named(table, HeroNamed(event.values[0] if len(event.values) == 1 else ""))


def cost_told(table: Table, event: Answered) -> Outcome[Table]:
    """The number that a card shows, for cards whose facts do not say it."""
    text = event.values[0] if len(event.values) == 1 else ""
    if not (text.isascii() and text.isdigit() and len(text) <= 2 and int(text) <= MOST_COST):
        raise Refused("not-a-number", value=text[:40], low=0, high=MOST_COST)
    return Outcome(with_cost(table, int(text)))


def with_cost(table: Table, cost: int) -> Table:
    """With ``cost`` on the card that waits to be told it."""
    card = current(table) or next(lying for lying in table.staged("chosen"))
    return table.swap(replace(card, card=costing(card.card, cost)))


def costing(card: Card, cost: int) -> Card:
    """The card with that number of gems."""
    return replace(card, printed={**card.printed, "cost": Printed(cost)})


def said_no(table: Table, event: SaidNo) -> Outcome[Table]:
    """RA-7 to RA-11: the special Dilemme, on a board, discards a Créature or a Bestiole, even before it is paid.

    AM-8: later as well, without refund; it is discarded itself, and its slot is free again.
    """
    card = table.find(event.card)
    if card is None:
        raise Refused("unknown-card", card=event.card[:40])
    if card.kind not in SUFFERED:
        raise Refused("says-no-to-suffered-only", card=card.id)
    says = [lying for lying in says_no(table) if event.by in ("", lying.id)]
    if not says:
        raise Refused("no-dilemma-says-no", card=card.id)
    note = Note("said-no", {"card": says[0].id, "target": card.id})
    return Outcome(table.without((says[0].id, card.id)), (note,))


def say_no_answered(table: Table, event: Answered) -> Outcome[Table]:
    """RA-10: asked before anything is paid: the special Dilemme by its id, or ``pay``."""
    card = current(table)
    assert card is not None
    word = event.values[0] if len(event.values) == 1 else ""
    if word in ("pay", "no"):
        return Outcome(table.swap(replace(card, stage="owed")))
    if word in ("yes", "non", *(lying.id for lying in says_no(table))):
        return said_no(table, SaidNo(card.id, word if word.startswith("c") else ""))
    options = ",".join((*(lying.id for lying in says_no(table)), "pay"))
    raise Refused("not-an-option", value=word[:60], options=options)


def discarded(table: Table) -> Outcome[Table]:
    """RA-17, RA-22: what waited for a trial is discarded; after one as well (AM-22)."""
    gone = tuple(lying.id for lying in table.staged("pending"))
    notes = (Note("imprevus-discarded", {"card": ",".join(gone), "count": len(gone)}),) if gone else ()
    return Outcome(table.without(gone), notes)
