"""A folder of community files into the library: which game, and what in it is new."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from companion.card_facts import card_to_json
from companion.importers import marvelcdb, rangersdb
from companion.importers.reading import Reading
from companion.library.facts import load_facts
from companion.library.store import Row
from rules.cards import Card
from rules.errors import Refused

MARVEL, RANGERS = "marvel_champions", "earthborne_rangers"


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import did. ``refused`` are the rows that were left out, ``warnings`` what was odd.

    ``game`` is the game, or several with commas. ``kept`` names the copy of a library that was replaced as a whole.
    """

    game: str
    added: int
    changed: int
    refused: tuple[Refused, ...] = ()
    warnings: tuple[Refused, ...] = ()
    kept: str = ""


def read_any(folder: Path) -> tuple[str, Reading]:
    """The game whose community files lie in ``folder``, and what they say.

    Raises ``Refused("no-folder")`` or ``Refused("not-community-files")``.
    """
    if not folder.is_dir():
        raise Refused("no-folder", folder=str(folder))
    if (folder / "pack").is_dir():
        return MARVEL, marvelcdb.read_cards(marvelcdb.read_rows(folder))
    return RANGERS, rangersdb.read_folder(folder, load_facts(RANGERS))


def news(game: str, reading: Reading, before: Mapping[str, Card]) -> list[Row]:
    """The rows for what ``reading`` adds to the facts ``before`` it, or says differently."""
    merged = {code: _merged(card, before.get(code)) for code, card in reading.cards.items()}
    return [_row(game, card) for code, card in merged.items() if card != before.get(code)]


def report(rows: list[Row], game: str, reading: Reading, before: Mapping[str, Card]) -> Imported:
    """The sum of an import."""
    added = sum(row.code not in before for row in rows)
    return Imported(game, added, len(rows) - added, reading.refused, reading.warnings)


def _merged(card: Card, known: Card | None) -> Card:
    """A folder that holds a part of the packs may not make a set or the index smaller."""
    if known is None or card.kind not in ("set", "index"):
        return card
    if card.kind == "index":
        return replace(card, facts={**known.facts, **_union(card.facts, known.facts)})
    return card if _listed(card) >= _listed(known) else known


def _union(new: Mapping[str, str], known: Mapping[str, str]) -> dict[str, str]:
    lists = {key: dict.fromkeys([*known.get(key, "").split(), *new[key].split()]) for key in new}
    return {key: known.get(key, "") if key == "next_number" else " ".join(codes) for key, codes in lists.items()}


def _listed(entry: Card) -> set[str]:
    return set(entry.facts.get("cards", "").split())


def _row(game: str, card: Card) -> Row:
    return Row(game, card.code, "import", json.dumps(card_to_json(card), ensure_ascii=False))
