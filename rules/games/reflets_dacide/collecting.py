"""Gems drawn one at a time: kept in mind until the draw is whole, then placed as one batch (AM-3).

Until then they count as lying in the bank, for nothing is looked at before all of them are placed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.engine import Outcome
from rules.games.reflets_dacide.asking import current
from rules.games.reflets_dacide.gems import check_count, checked, drawn
from rules.games.reflets_dacide.state import Table
from rules.view import Note

Whole = Callable[[Table], Outcome[Table]]


def collected(table: Table, wanted: int) -> tuple[str, ...]:
    """The colours drawn so far of the draw that stands; none where a correction has overtaken them."""
    facts = table.open[-1].facts
    if facts.get("collected_for", "") != _purpose(table):
        return ()
    pieces = tuple(str(facts.get("collected", "")).split())
    there = all(table.gems[f"bank.{colour}"] >= pieces.count(colour) for colour in pieces)
    return pieces if there and len(pieces) < wanted else ()


def _purpose(table: Table) -> str:
    """What the gems are drawn for: the Imprévu that is being settled, else the step itself."""
    card = current(table)
    return card.id if card else ""


def draw(table: Table, pieces: tuple[str, ...], wanted: int, place: str, whole: Whole) -> Outcome[Table]:
    """All that is still wanted at once, or one gem of it; ``whole`` goes on when every gem lies at ``place``."""
    before = collected(table, wanted)
    left = wanted - len(before)
    if len(pieces) != 1 or left < 1:
        check_count(pieces, left)
    pieces = (*before, *checked(pieces))
    gems = drawn(table.gems, pieces, place)  # refuses what the bank lacks at once, not with the last gem
    if len(pieces) == wanted:
        return whole(replace(table, gems=gems))
    note = Note("gems-collected", {"colour": ",".join(pieces), "left": wanted - len(pieces)})
    return Outcome(table.noted(collected=" ".join(pieces), collected_for=_purpose(table)), (note,))
