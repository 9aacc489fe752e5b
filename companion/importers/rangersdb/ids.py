"""Numbers for Earthborne Rangers labels: three digits in the order of our table, stable, never used twice.

A label is printed and glued to a sleeve, so the number of a card may never change. Numbers that were given stand in
the table that ships; a new card gets the next one that was never given, even after a card was taken out.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.cards import Card

SOURCE = "source"  # fact of a card: its name in the files that it was read from
NEXT = "next_number"  # fact of the index: the first number that was never given


class Numbers:
    """Gives each source its number; ``known`` is the table that ships.

    A player's own import (``growing`` false) gives no numbers: a card that does not ship yet keeps the longer id of
    its file, so that a later table can give it a number of three digits.
    """

    def __init__(self, known: Mapping[str, Card], growing: bool = True) -> None:
        cards = (card for card in known.values() if SOURCE in card.facts)
        self._given = {card.facts[SOURCE]: card.code for card in cards}
        self._growing = growing
        index = known.get("index")
        self.next = int(index.facts[NEXT]) if index else 1

    def code(self, source: str, face: str = "") -> str:
        """The code of ``source``: its number, and its face letter where the card has two faces that differ."""
        if source in self._given:
            return self._given[source]
        if not self._growing:
            return source
        if face in ("", "a"):
            self.next += 1
        self._given[source] = f"{self.next - 1:03}{face}"
        return self._given[source]
