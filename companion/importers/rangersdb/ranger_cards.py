"""The Rangers' own cards, from the community's files (github zzorba/rangers-card-data): facts only, no text.

-2 is an X. A being whose harm is missing has no harm threshold, but a spirit may have a slashed one, and 0 is a
slashed one: both are marked with the fact ``check``, so that the table looks at the card.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.importers.files import read_json
from companion.importers.rangersdb.ids import SOURCE
from rules.cards import Card, Printed
from rules.errors import Refused

X = -2
NUMBERS = ("cost", "equip", "level", "presence", "harm", "progress")
MOST = 30  # no number on a Ranger card comes near
MAY_BE_ABSENT = ("text", "traits", "aspect_id", "token_id")
APPROACHES = ("conflict", "reason", "exploration", "connection")
KEYWORDS = re.compile(
    r"(Ambush|Aspiration|Conduit|Dangerous|Deployed|Disconnected|Fatiguing|Friendly|Illumination|Manifestation"
    r"|Mycelial|Obstacle|Persistent|Setup|Spirit|Unique|Untraversable)(?: (\d+))?(?:\.\s*|$)"
)
ERRATA = {"01209": ("unique",)}  # second printing: Quiet is unique
Row = Mapping[str, Any]


def read_rows(folder: Path, refused: list[Refused]) -> dict[str, Row]:
    """The rows of every pack by id, with the pack's name; whatever is not a row with an id is refused."""
    rows: dict[str, Row] = {}
    for path in sorted(folder.glob("packs/*/*.json")):
        for place, row in enumerate(read_json(path, list, refused), start=1):
            if not isinstance(row, dict) or not isinstance(row.get("id"), str):
                refused.append(Refused("bad-entry", file=path.name, place=place))
            elif row["id"] in rows:
                refused.append(Refused("same-code", card=row["id"], other=row["id"], file=path.name))
            else:
                rows[row["id"]] = {**row, "pack": path.stem}
    return rows


def ranger_card(row: Row, code: str, names: Mapping[str, str], refused: list[Refused]) -> Card | None:
    """One card, or None where a column of it cannot be read."""
    problems = [_bad(row, column) for column in _wrong(row)]
    if problems:
        refused += problems
        return None
    return Card(
        code=code,
        kind=row["type_id"],
        names={"en": row["name"]} | {language: name for language, name in names.items() if name != row["name"]},
        set=row["set_id"],
        copies=row["quantity"],
        owner="ranger",
        icons={approach: row[f"approach_{approach}"] for approach in APPROACHES if row.get(f"approach_{approach}")},
        tokens={row["token_id"]: "X" if row["token_count"] == X else row["token_count"]} if row.get("token_id") else {},
        keywords=_keywords(row),
        printed={field: _printed(field, row[field]) for field in NUMBERS if field in row},
        facts=_facts(row),
    )


def _wrong(row: Row) -> list[str]:
    texts = [column for column in ("name", "type_id", "set_id") if not isinstance(row.get(column), str)]
    texts += [column for column in MAY_BE_ABSENT if not isinstance(row.get(column) or "", str)]
    counts = [column for column in (*NUMBERS, "token_count") if column in row and not _is_count(row[column], X)]
    counts += [name for name in map("approach_{}".format, APPROACHES) if not _is_count(row.get(name, 0), 0)]
    copies = [] if _is_count(row.get("quantity"), 1) else ["quantity"]
    tokens = ["token_count"] if row.get("token_id") and "token_count" not in row else []
    return [*texts, *counts, *copies, *tokens]


def _is_count(value: object, least: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= MOST and value != -1


def _printed(field: str, value: int) -> Printed:
    if value == X:
        return Printed(word="X")
    return Printed(word="slashed") if field == "harm" and value == 0 else Printed(value)


def _keywords(row: Row) -> tuple[str, ...]:
    found = {word for line in (row.get("text") or "").splitlines() for word in _leading_keywords(line.strip())}
    return tuple(sorted(found | set(ERRATA.get(row["id"], ()))))


def _leading_keywords(line: str) -> list[str]:
    found = []
    while match := KEYWORDS.match(line):
        found.append(f"{match[1].lower()}:{match[2]}" if match[2] else match[1].lower())
        line = line[match.end() :]
    return found


def _facts(row: Row) -> dict[str, str]:
    traits = (row.get("traits") or "").lower().replace(" / ", "/").replace(" ", "_").replace("/", " ")
    unsure = row["type_id"] == "being" and "spirit" in traits.split() and not row.get("harm")
    facts = {SOURCE: row["id"], "pack": row["pack"], "aspect": (row.get("aspect_id") or "").lower(), "traits": traits}
    facts["check"] = "harm" if unsure else ""
    return {key: value for key, value in facts.items() if value}


def _bad(row: Row, column: str) -> Refused:
    return Refused("bad-column", card=row["id"], field=column, value=str(row.get(column)))
