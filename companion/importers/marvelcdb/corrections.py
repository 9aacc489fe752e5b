"""Rows of the community files that are known to be wrong, and what the cards say.

A correction applies only while the row still holds the wrong value, so that a repaired file is believed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Correction:
    """In row ``code``, ``column`` holds ``wrong`` where the card says ``right``; ``origin`` says how we know."""

    code: str
    column: str
    wrong: Any
    right: Any
    origin: str


CORRECTIONS = (
    Correction("26030", "base_threat", 0, 3, "reported by players: github zzorba/marvelsdb issue 362"),
    Correction("45104a", "back_link", "45105b", "45104b", "45105b is the back of 45105a; 45104b is linked by no row"),
)


def corrected(row: Row) -> Row:
    """``row`` with the corrections that fit it."""
    fitting = (fix for fix in CORRECTIONS if fix.code == row.get("code") and row.get(fix.column) == fix.wrong)
    return row | {fix.column: fix.right for fix in fitting}
