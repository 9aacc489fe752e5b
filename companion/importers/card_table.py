"""Writing cards.json: one card a line, in the order of the codes, so that a change shows as the lines of its cards."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any

from companion.card_facts import card_to_json
from companion.importers.reading import Reading
from rules.cards import Card

NOTHING = {"copies": 1, "set": "", "owner": "", "back": ""}  # what an absent key of a record means


def table_text(game: str, origin: str, cards: Mapping[str, Card], reprints: Mapping[str, str]) -> str:
    """The text of a cards.json. ``reprints`` maps a code to the original whose facts it shares."""
    lines = [f"{_json(code)}:{_json(_record(card, cards, reprints))}" for code, card in sorted(cards.items())]
    head = {"game": game, "origin": origin}
    return "\n".join([f'{_json(head)[:-1]},"cards":{{', ",\n".join(lines), "}}", ""])


def _record(card: Card, cards: Mapping[str, Card], reprints: Mapping[str, str]) -> dict[str, Any]:
    """The whole record, or for a reprint what differs from its original."""
    record = _facts(card)
    original = reprints.get(card.code)
    if original is None:
        return record
    shared = _facts(cards[original])
    absent = {key: NOTHING[key] for key in shared if key not in record}
    return {"as": original} | {key: value for key, value in record.items() if shared.get(key) != value} | absent


def _facts(card: Card) -> dict[str, Any]:
    return {field: value for field, value in card_to_json(card).items() if field != "code"}


def write_table(game: str, origin: str, reading: Reading) -> int:
    """Write the cards.json of ``game`` in this checkout, unless a row is refused. Gives the exit code."""
    for problem in (*reading.refused, *reading.warnings):
        print(problem, file=sys.stderr)
    if reading.refused:
        return 1
    path = Path(str(resources.files("rules.games") / game / "cards.json"))
    path.write_text(table_text(game, origin, reading.cards, reading.reprints), "utf-8")
    print(f"{path}: {len(reading.cards)} entries, {path.stat().st_size} bytes")
    return 0


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
