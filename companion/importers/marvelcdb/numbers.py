"""The printed numbers of a row, in the companion's words.

The files count threat for each player unless a flag says fixed, and hit points fixed unless a flag says for each
player. -1 is an X. Null and absent both mean that the card prints no number there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from companion.importers.marvelcdb.checks import X
from companion.importers.marvelcdb.corrections import Row
from rules.cards import Printed

NAMES_X = re.compile(r"\bX\b(?!-)")  # not X-Men
ENDLESS = 99  # how the files write hit points without end


@dataclass(frozen=True, slots=True)
class Column:
    """Where a printed number stands: its column, and the flag that turns the default round."""

    name: str
    per_player: bool = False
    flag: str = ""


COLUMNS = {
    "threat": Column("base_threat", per_player=True, flag="base_threat_fixed"),
    "target": Column("threat", per_player=True, flag="threat_fixed"),
    "acceleration": Column("escalation_threat", per_player=True, flag="escalation_threat_fixed"),
    "hit_points": Column("health", flag="health_per_hero"),
    "attack": Column("attack"),
    "scheme": Column("scheme"),
    "thwart": Column("thwart"),
    "defense": Column("defense"),
    "recover": Column("recover"),
    "hand_size": Column("hand_size"),
    "boost": Column("boost"),
    "cost": Column("cost", flag="cost_per_hero"),
}
ENEMIES = ("villain", "leader")


def printed_numbers(row: Row) -> dict[str, Printed]:
    """Every number that the card prints and that can be counted with."""
    numbers = {field: _number(row, column) for field, column in COLUMNS.items()}
    return {field: printed for field, printed in numbers.items() if printed and not _means_none(row, field, printed)}


def number_facts(row: Row) -> dict[str, str]:
    """What else is printed where a number stands: stars (read the text), true minus ones, no end of hit points."""
    facts = {f"{field}_star": "yes" for field, column in COLUMNS.items() if row.get(f"{column.name}_star") is True}
    facts |= {f"{field}_per_group": "yes" for field, column in COLUMNS.items() if row.get(_group_flag(column)) is True}
    facts |= {f"{field}_modifier": str(X) for field in ("attack", "scheme") if _is_minus_one(row, field)}
    if row.get("type_code") in ENEMIES and row.get("health") in (0, ENDLESS):
        facts["hit_points"] = "endless" if row["health"] else "none"
    return facts


def _number(row: Row, column: Column) -> Printed | None:
    value = row.get(column.name)
    if value is None:
        return None
    if value == X:
        return Printed(word="X")
    turned = row.get(column.flag) is True
    per_player = column.per_player != turned and row.get(_group_flag(column)) is not True
    return Printed(value, per_player and value != 0)


def _group_flag(column: Column) -> str:
    return f"{column.name}_per_group"


def _means_none(row: Row, field: str, printed: Printed) -> bool:
    """Zeros, nines and minus ones that the files write where the card prints no number to count with."""
    kind = row.get("type_code")
    if field == "target":
        return kind != "main_scheme" or printed == Printed(0)
    if field == "hit_points":
        return kind in ENEMIES and printed.value in (0, ENDLESS)
    return _is_minus_one(row, field)


def _is_minus_one(row: Row, field: str) -> bool:
    """A -1 on an attachment whose text names no X is a true minus one, deduced so from the texts that do."""
    return row.get(field) == X and row.get("type_code") == "attachment" and not NAMES_X.search(row.get("text") or "")
