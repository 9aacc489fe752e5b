"""The card facts that ship with a game: its cards.json, each card made when it is asked for.

Measured for the 4,000 entries of the largest table: reading the file 15 ms and 4 MB, one card 0.03 ms, every card
110 ms and 7 MB more on a desktop; five times that on a Pi 4. A table needs a few hundred of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any

from companion.card_facts import card_from_json
from rules.cards import Card

NO_CARDS = ("set", "index", "calendar")  # kinds of entries of the table that are no cards
Record = Mapping[str, Any]


class CardTable(Mapping[str, Card]):
    """code -> Card over the records of a cards.json.

    Entries of kind ``set``, ``index`` and ``calendar`` stand in it like cards, so that a game's set-up finds them and a
    journal keeps them. A record with ``as`` is a reprint: it says only what differs from that original.
    """

    def __init__(self, records: Mapping[str, Record]) -> None:
        self._records = records
        self._cards: dict[str, Card] = {}

    def __getitem__(self, code: str) -> Card:
        if code not in self._cards:
            self._cards[code] = card_from_json({**self._record(code), "code": code})
        return self._cards[code]

    def __iter__(self) -> Iterator[str]:
        return iter(self._records)

    def __len__(self) -> int:
        return len(self._records)

    def __contains__(self, code: object) -> bool:
        return code in self._records

    def names(self, code: str) -> Mapping[str, str]:
        """language -> name, without making the card."""
        names: Mapping[str, str] = self._record(code).get("name", {})
        return names

    def kind(self, code: str) -> str:
        """The kind of an entry, without making the card."""
        return str(self._record(code).get("kind", ""))

    def back(self, code: str) -> str:
        """The code of the other face, without making the card."""
        return str(self._record(code).get("back", ""))

    def _record(self, code: str) -> Record:
        record = self._records[code]
        original = record.get("as")
        if original is None:
            return record
        own = {field: value for field, value in record.items() if field != "as"}
        return {**self._record(original), **own}


@cache
def load_facts(game: str) -> CardTable:
    """The facts that ship with ``game``; empty for a game that ships none (its cards are taught)."""
    file = resources.files("rules.games") / game / "cards.json"
    return CardTable(json.loads(file.read_text("utf-8"))["cards"] if file.is_file() else {})
