"""Reading the community files: packs, sets and the names in other languages, joined by code.

Layout (github zzorba/marvelsdb-json-data): ``pack/*.json`` lists of rows, ``sets.json``, and the same names again
under ``translations/LANGUAGE/``. A row with ``duplicate_of`` is a reprint that holds little but its own code.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from companion.importers.files import read_json
from companion.importers.marvelcdb.corrections import Row, corrected
from rules.errors import Refused

LANGUAGES = ("es", "fr", "de", "it")


@dataclass(frozen=True, slots=True)
class Rows:
    """What the folder holds. ``names`` and ``set_names`` are code -> language -> name, English left out."""

    cards: dict[str, Row]
    sets: dict[str, Row]
    names: dict[str, dict[str, str]]
    set_names: dict[str, dict[str, str]]
    refused: list[Refused] = field(default_factory=list)


def read_rows(folder: Path) -> Rows:
    """Every row of ``folder``. Raises ``Refused("not-community-files")`` where it has no pack of rows."""
    packs = sorted((folder / "pack").glob("*.json"))
    if not packs:
        raise Refused("not-community-files", folder=str(folder), wanted="pack/*.json")
    refused: list[Refused] = []
    found = [(path.name, row) for path in packs for row in _entries(path, refused)]
    return Rows(
        cards=_by_code(found, refused),
        sets=_sets(folder / "sets.json", refused),
        names=_names(folder, "pack/*.json"),
        set_names=_names(folder, "sets.json"),
        refused=refused,
    )


def _entries(path: Path, refused: list[Refused]) -> Iterator[Row]:
    """The rows of one file; whatever is not a row with a code is refused by file and place."""
    if not path.exists():
        return
    for place, row in enumerate(read_json(path, list, refused), start=1):
        if isinstance(row, dict) and isinstance(row.get("code"), str):
            yield row
        else:
            refused.append(Refused("bad-entry", file=path.name, place=place))


def _by_code(found: list[tuple[str, Row]], refused: list[Refused]) -> dict[str, Row]:
    """Rows by code. Codes are looked up without regard to case, so two that differ only by case are refused."""
    cards: dict[str, Row] = {}
    spelled: dict[str, str] = {}
    for file, row in found:
        code = row["code"]
        other = spelled.setdefault(code.casefold(), code)
        if code in cards or other != code:
            refused.append(Refused("same-code", card=code, other=other, file=file))
            continue
        cards[code] = corrected(row)
    return cards


def _sets(path: Path, refused: list[Refused]) -> dict[str, Row]:
    sets = {row["code"]: row for row in _entries(path, refused)}
    nameless = [code for code, row in sets.items() if not isinstance(row.get("name"), str)]
    refused += [Refused("bad-column", card=code, field="name", value=str(sets[code].get("name"))) for code in nameless]
    return {code: row for code, row in sets.items() if code not in nameless}


def _names(folder: Path, pattern: str) -> dict[str, dict[str, str]]:
    """Translated names. A translation is a courtesy: a row of it that cannot be read is passed over."""
    names: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        for path in sorted((folder / "translations" / language).glob(pattern)):
            for row in _entries(path, []):
                if isinstance(row.get("name"), str):
                    names.setdefault(row["code"], {})[language] = row["name"]
    return names
