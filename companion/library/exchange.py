"""The library as one JSON file, and back: to keep a copy, or to take it to another table."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion.card_facts import card_from_json
from companion.importers.files import read_json
from companion.library.lookup import key_of
from companion.library.overlay import layered
from companion.library.store import LAYERS, Row
from companion.whole import write_whole
from rules.cards import Card
from rules.errors import Refused

FORMAT = "table-companion-library"
VERSION = 1
Codes = dict[str, tuple[str, str]]  # text -> (game, code)
Entries = list[dict[str, Any]]


def write_file(path: Path, rows: list[Row], codes: Codes) -> None:
    """Write all that was taught, imported or corrected; whole or not at all. Raises ``Refused("file-unwritable")``."""
    content = {
        "format": FORMAT,
        "version": VERSION,
        "cards": [
            {"game": game, "code": code, "layer": layer, "record": record}
            for (game, code), layers in layered(rows).items()
            for layer, record in layers.items()
        ],
        "codes": [{"text": text, "game": game, "code": code} for text, (game, code) in sorted(codes.items())],
    }
    write_whole(path, json.dumps(content, ensure_ascii=False, indent=1).encode(errors="backslashreplace"))


def read_file(path: Path) -> tuple[list[Row], Codes]:
    """What ``write_file`` wrote. Raises ``Refused("bad-library")`` that names every entry which cannot be read."""
    problems: list[Refused] = []
    content = read_json(path, dict, problems)
    if not problems and (content.get("format") != FORMAT or content.get("version") != VERSION):
        problems.append(Refused("not-a-library", file=path.name, wanted=f"{FORMAT} {VERSION}"))
    rows = [row for entry in _entries(content, "cards", _is_card, problems) if (row := _row(entry, problems))]
    problems += _twice(rows)
    codes = _codes(_entries(content, "codes", _is_code, problems), problems)
    if problems:
        raise Refused("bad-library", tuple(problems), file=path.name)
    return rows, codes


def _entries(content: dict[str, Any], name: str, fits: Callable[[Any], bool], problems: list[Refused]) -> Entries:
    """The entries of a list that have the right form; each other one is named by its place, from 1."""
    listed = content.get(name, [])
    if not isinstance(listed, list):
        problems.append(Refused("bad-entry", file=name, place=0))
        return []
    wrong = [place for place, entry in enumerate(listed, start=1) if not fits(entry)]
    problems += [Refused("bad-entry", file=name, place=place) for place in wrong]
    return [entry for entry in listed if fits(entry)]


def _is_card(entry: Any) -> bool:
    return _has_texts(entry, "game", "code", "layer") and isinstance(entry.get("record"), dict)


def _is_code(entry: Any) -> bool:
    """A code is text, never a number: a number has lost its leading zeros."""
    return _has_texts(entry, "text", "game", "code")


def _has_texts(entry: Any, *keys: str) -> bool:
    return isinstance(entry, dict) and all(_is_text(entry.get(key)) for key in keys)


def _is_text(value: Any) -> bool:
    """Half a character (a lone surrogate) is no text: neither a file nor the database could keep it."""
    return isinstance(value, str) and value != "" and value.encode(errors="replace").decode() == value


def _row(entry: dict[str, Any], problems: list[Refused]) -> Row | None:
    layer, record = entry["layer"], entry["record"]
    if layer not in LAYERS:
        problems.append(Refused("bad-field", card=entry["code"], field="layer", value=layer))
        return None
    try:
        _card(entry["code"], layer, record)
    except Refused as refused:
        problems.append(refused)
        return None
    return Row(entry["game"], entry["code"].casefold(), layer, json.dumps(record, ensure_ascii=False))


def _twice(rows: list[Row]) -> list[Refused]:
    """A card stands once in each layer."""
    counts = Counter((row.game, row.code, row.layer) for row in rows)
    return [Refused("same-code", card=key[1], other=key[1], file="cards") for key, count in counts.items() if count > 1]


def _card(code: str, layer: str, record: dict[str, Any]) -> Card:
    """A correction holds printed numbers only, any other record a whole card."""
    return card_from_json({**record, "code": code} if layer != "corrected" else {"kind": "corrected", **record})


def _codes(entries: Entries, problems: list[Refused]) -> Codes:
    codes: Codes = {}
    for entry in entries:
        text, meant = key_of(entry["text"]), (entry["game"], entry["code"].casefold())
        if codes.setdefault(text, meant) != meant:
            problems.append(Refused("already-bound", text=text, game=codes[text][0], card=codes[text][1]))
    return codes
