"""Is a row what it claims to be? The community's own schema misses columns and ranges, so they stand here.

Every problem names the card and the column; a row with a problem is left out, the others are read.
"""

from __future__ import annotations

import re

from companion.importers.marvelcdb.corrections import Row
from rules.errors import Fact, Refused

CODE = re.compile(r"[0-9]{5}[a-z]?")
X = -1  # how the files write an X on a card
RANGES = {
    "attack": (X, 20),
    "base_threat": (0, 60),
    "boost": (0, 5),
    "cost": (X, 20),
    "defense": (X, 10),
    "escalation_threat": (X, 20),
    "hand_size": (0, 10),
    "health": (0, 99),
    "quantity": (1, 20),
    "recover": (X, 20),
    "scheme": (X, 20),
    "scheme_acceleration": (0, 5),
    "scheme_amplify": (0, 5),
    "scheme_crisis": (0, 5),
    "scheme_hazard": (0, 5),
    "threat": (X, 99),
    "thwart": (X, 10),
}  # the widest values seen on 3,894 rows, with room
FLAG = re.compile(r".*_(fixed|star|per_hero|per_group)|hidden|is_unique|permanent")
TEXTS = ("back_link", "card_set_code", "faction_code", "name", "set_code", "stage", "subname", "text", "type_code")
NEEDED = ("name", "type_code", "quantity")
NEEDED_OF_REPRINTS = ("quantity",)


def problems(row: Row) -> list[Refused]:
    """Everything that is wrong with ``row``."""
    code = row["code"]
    if not CODE.fullmatch(code):
        return [_bad(code, "code", code)]
    wrong = [column for column, value in row.items() if value is not None and not _fits(column, value)]
    needed = NEEDED_OF_REPRINTS if row.get("duplicate_of") else NEEDED
    missing = [column for column in needed if column not in wrong and row.get(column) in (None, "")]
    return [_bad(code, column, row.get(column)) for column in (*wrong, *missing)]


def _fits(column: str, value: object) -> bool:
    if FLAG.fullmatch(column):
        return isinstance(value, bool)
    if column in TEXTS or column == "duplicate_of":
        return isinstance(value, str)
    if column not in RANGES:
        return True
    low, high = RANGES[column]
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _bad(code: str, column: str, value: object) -> Refused:
    shown: Fact = value if isinstance(value, str | int) and not isinstance(value, bool) else repr(value)
    return Refused("bad-column", card=code, field=column, value=shown)
