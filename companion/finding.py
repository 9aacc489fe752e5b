"""Finding the card that a text means without a library: shipped facts only, as plays and replays need it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.library.facts import load_facts
from companion.library.lookup import Lookup
from companion.library.outcomes import Found
from rules.cards import Card
from rules.engine import Game
from rules.errors import Refused


class ShippedFacts:
    """A ``Finder`` over the facts that ship, and what this table was taught."""

    def __init__(self) -> None:
        self._taught: dict[tuple[str, str], Card] = {}
        self._before: list[dict[tuple[str, str], Card]] = []

    def find(self, text: str, played: Game[Any], symbology: str = "") -> Card:
        """The card of a label or a bare code. Raises ``Refused`` as the library does."""
        taught = self._taught.get((played.id, text.strip().upper()))
        if taught:
            return taught
        outcome = Lookup(played.id, load_facts(played.id), {}, {played.prefix: played.id}).find(text, symbology)
        if not isinstance(outcome, Found):
            raise outcome.refused()
        return outcome.card

    def teach(self, text: str, card: Card, played: Game[Any]) -> None:
        """Remembered as long as this table."""
        self._before.append(dict(self._taught))
        self._taught[played.id, text.strip().upper()] = card

    def unteach(self) -> None:
        """As before the newest lesson."""
        if not self._before:
            raise Refused("nothing-to-undo")
        self._taught = self._before.pop()

    def facts(self, played: Game[Any]) -> Mapping[str, Card]:
        """Every shipped card of a game by its code."""
        return load_facts(played.id)
