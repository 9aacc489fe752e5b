"""The facts of one game as they count now: what ships, and over it imports, taught cards, corrections."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from companion.card_facts import card_from_json
from companion.library.facts import NO_CARDS, CardTable
from companion.library.folding import folded
from companion.library.store import LAYERS, Row
from rules.cards import Card
from rules.errors import Refused

Record = dict[str, Any]


class Overlay(Mapping[str, Card]):
    """code -> Card; the layers of the library lie over the table that ships."""

    def __init__(self, shipped: CardTable, rows: Iterable[Row]) -> None:
        self._shipped = shipped
        self._layers = {code: layers for (_, code), layers in layered(rows).items()}
        self.unread: list[Refused] = []  # records that this release does not accept any more; what ships counts instead
        cards = {code: self._card(code, layers) for code, layers in self._layers.items()}
        self._own = {code: card for code, card in cards.items() if card}
        self._searchable: list[tuple[str, str, str]] = []

    def __getitem__(self, code: str) -> Card:
        return self._own[code] if code in self._own else self._shipped[code]

    def __iter__(self) -> Iterator[str]:
        yield from self._shipped
        yield from (code for code in self._own if code not in self._shipped)

    def __len__(self) -> int:
        return len(self._shipped) + sum(code not in self._shipped for code in self._own)

    def __contains__(self, code: object) -> bool:
        return code in self._own or code in self._shipped

    def searchable(self) -> list[tuple[str, str, str]]:
        """(folded name, language, code) for every name of every card; made once, without making shipped cards."""
        if not self._searchable:
            self._searchable = [
                (folded(name), language, code)
                for code in self
                if self._kind(code) not in NO_CARDS
                for language, name in self._names(code).items()
            ]
        return self._searchable

    def _names(self, code: str) -> Mapping[str, str]:
        return self._own[code].names if code in self._own else self._shipped.names(code)

    def _kind(self, code: str) -> str:
        return self._own[code].kind if code in self._own else self._shipped.kind(code)

    def layers(self, code: str) -> tuple[str, ...]:
        """Which layers lie over what ships, the lowest first."""
        return tuple(layer for layer in LAYERS if layer in self._layers.get(code, {}))

    def _card(self, code: str, layers: Mapping[str, Record]) -> Card | None:
        """None for a correction of a card that an undone import took away again."""
        whole = next((layers[layer] for layer in ("taught", "import") if layer in layers), None)
        try:
            card = self._shipped.get(code) if whole is None else card_from_json({**whole, "code": code})
            return card and corrected(card, layers.get("corrected", {}))
        except Refused as refused:
            self.unread.append(refused)
            return self._shipped.get(code)


def corrected(card: Card, fields: Mapping[str, Any]) -> Card:
    """``card`` with these printed fields; ``none`` takes a number away."""
    if not fields:
        return card
    printed = card_from_json({"kind": card.kind, **fields}).printed
    kept = {field: number for field, number in card.printed.items() if field not in fields}
    return replace(card, printed={**kept, **printed})


def layered(rows: Iterable[Row]) -> dict[tuple[str, str], dict[str, Record]]:
    """(game, code) -> layer -> record. Whole records replace each other, corrections of several fields add up."""
    cards: dict[tuple[str, str], dict[str, Record]] = {}
    for row in rows:
        layers = cards.setdefault((row.game, row.code), {})
        below = layers.get(row.layer, {}) if row.layer == "corrected" else {}
        layers[row.layer] = {**below, **_record(row.record)}
    return cards


def _record(written: str) -> Record:
    """A record as it was written; what is none any more reads as an empty one, which is said and passed over."""
    try:
        record = json.loads(written)
    except (ValueError, RecursionError):
        return {}
    return record if isinstance(record, dict) else {}
