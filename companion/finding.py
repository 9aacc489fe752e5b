"""Finding the card that a text means without a library: shipped facts only, as plays and replays need it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from companion.library.facts import CardTable, load_facts
from rules.cards import Card
from rules.engine import Game
from rules.errors import Refused


@cache
def shipped(game: str) -> CardTable:
    """The facts that ship with a game, read once."""
    return load_facts(game)


class ShippedFacts:
    """A ``Finder`` over the facts that ship, and what this table was taught."""

    def __init__(self) -> None:
        self._taught: dict[tuple[str, str], Card] = {}

    def find(self, text: str, played: Game[Any]) -> Card:
        """The card of that bare code. Raises ``Refused("unknown-code")``."""
        code = text.strip()
        taught = self._taught.get((played.id, code.upper()))
        if taught:
            return taught
        facts = shipped(played.id)
        for spelling in (code, code.lower(), code.upper()):
            if spelling in facts:
                return facts[spelling]
        raise Refused("unknown-code", text=text[:60])

    def teach(self, text: str, card: Card, played: Game[Any]) -> None:
        """Remembered as long as this table."""
        self._taught[played.id, text.strip().upper()] = card

    def facts(self, played: Game[Any]) -> Mapping[str, Card]:
        """Every shipped card of a game by its code."""
        return shipped(played.id)
