"""What came out of a folder of community files."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.cards import Card
from rules.errors import Refused


@dataclass(frozen=True, slots=True)
class Reading:
    """Cards and set entries by code. ``reprints``: code -> the original whose facts it shares.

    ``refused``: rows left out, with the reason of each; ``warnings``: what is odd but hurts nothing.
    """

    cards: dict[str, Card]
    reprints: dict[str, str] = field(default_factory=dict)
    refused: tuple[Refused, ...] = ()
    warnings: tuple[Refused, ...] = ()
