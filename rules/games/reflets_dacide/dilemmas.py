"""Dilemmes: kept for later, or their red purse; and the special one that says no (RA-3 to RA-14)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Answered, Drew
from rules.games.reflets_dacide import collecting
from rules.games.reflets_dacide.asking import current, says_no, to_draw
from rules.games.reflets_dacide.events import SaidNo
from rules.games.reflets_dacide.kinds import SUFFERED
from rules.games.reflets_dacide.state import UNKNOWN, Lying, Table
from rules.view import Note

KEEP = ("keep", "yes")
LET_GO = ("purse", "discard", "no")


def in_phase(table: Table) -> bool:
    """Whether the Imprévu was turned up in the revelation phase, where the red purse applies (RA-13)."""
    return table.open[0].step.startswith("reveal.")


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
    return _discarded(table, card)


def red_purse(table: Table, event: Drew) -> Outcome[Table]:
    """RA-13, RA-14: the gems of the red purse go to the Vils, then the Dilemme is discarded.

    Gems drawn while the Dilemme is still asked about say that it is not kept.
    """
    card = current(table)
    if card is None or not in_phase(table):
        raise Refused("not-now", event="Drew", step=table.step)
    table = table.swap(replace(card, stage="purse"))
    return collecting.draw(table, event.pieces, to_draw(table), "vils", lambda t: _discarded(t, card))


def _discarded(table: Table, card: Lying) -> Outcome[Table]:
    return Outcome(table.without((card.id,)), (Note("dilemma-discarded", {"card": card.id}),))


def nothing_left(table: Table, card: Lying) -> Outcome[Table]:
    """AM-21: the bank is empty, so the red purse brings nothing; the Dilemme is discarded all the same."""
    notes = (Note("bank-empty", {}), Note("dilemma-discarded", {"card": card.id}))
    return Outcome(table.without((card.id,)), notes)


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
