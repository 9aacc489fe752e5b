"""The cards of the environment, from our own table of bare facts: paths, locations, missions, weather.

``core_environment_facts.csv``: a threshold is a number, ``3R`` (for each Ranger), ``RANGER_TOKENS`` (every Ranger's
token), ``X``, or empty (none); ``-1`` also means none and ``-2`` slashed, as the fan files behind it write them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from companion.importers.rangersdb.ids import SOURCE, Numbers
from rules.cards import PER_PLAYER, Card, Printed
from rules.errors import Refused

FIGURE = re.compile(r"([0-9]+)(R|\[per_ranger\])?")
SIGNS = {
    "RANGER_TOKENS": "all-rangers",
    "Ranger Token": "all-rangers",
    "[Ranger Token]": "all-rangers",
    "[ranger]": "all-rangers",
    "X": "X",
    "-1": "none",
    "-2": "slashed",
}
COLUMNS = {"presence": "presence", "harm": "harm_threshold", "progress": "progress_threshold"}
SINGULAR = {
    "bats": "bat",
    "bees": "bee",
    "clouds": "cloud",
    "lures": "lure",
    "routes": "route",
    "struts": "strut",
    "toxins": "toxin",
}
CHECKS = (("presence", "presence"), ("enters", "area"), ("Feature here", "kind"))  # how a note begins: what to check
CONDITIONAL = re.compile(r"(\w+) is conditional")
COPIES = {"mission-002-helping-hand": 2}  # the table leaves it out; two in a core box (official FAQ)
WEATHER = "weather"
NAMES = {  # weather cards in the translations of the game, from rangersdb's own campaign tracker
    "A Perfect Day": ("Ein herrlicher Tag", "Une journée parfaite", "Un día perfecto", "Una Giornata Perfetta"),
    "Downpour": ("Platzregen", "Averse", "Chubascos", "Acquazzone"),
    "Howling Winds": ("Sturmböen", "Vents Hurlants", "Vientos huracanados", "Venti Impetuosi"),
}
LANGUAGES = ("de", "fr", "es", "it")
Row = Mapping[str, str]


def environment_cards(rows: Iterable[Row], numbers: Numbers, refused: list[Refused]) -> dict[str, Card]:
    """The cards of the table by code; a row that cannot be read is refused by its id and column."""
    listed = list(rows)
    faces = _faces(listed)
    cards = (_card(row, numbers.code(row["id"], faces.get(row["id"], "")), refused) for row in listed)
    return {card.code: card for card in cards if card}


def _faces(rows: list[Row]) -> dict[str, str]:
    """Weather cards have two sides, which stand one after the other in the table."""
    sides = [row["id"] for row in rows if row["set"] == WEATHER]
    return {side: "ab"[n % 2] for n, side in enumerate(sides)}


def _card(row: Row, code: str, refused: list[Refused]) -> Card | None:
    printed, problems = _thresholds(row)
    problems += [_bad(row, "copies")] if not (row["copies"] or "1").isdecimal() else []
    problems += [_bad(row, "tokens_on_entry")] if _written(row["tokens_on_entry"]) is None else []
    if problems:
        refused += problems
        return None
    return Card(
        code=code,
        kind=row["type"].lower(),
        names=_names(row["name"]),
        set=row["set"],
        copies=int(row["copies"] or COPIES.get(row["id"], 1)),
        tokens=_tokens(row),
        keywords=tuple(word.lower() for word in row["keywords"].split("/") if word),
        printed=printed,
        facts=_facts(row),
        back=f"{code[:-1]}{'ba'[code[-1] == 'b']}" if code[-1] in "ab" else "",
    )


def _tokens(row: Row) -> dict[str, int | str]:
    name, count = row["token_name"], _written(row["tokens_on_entry"])
    return {SINGULAR.get(name, name): count} if name and count not in (None, "") else {}


def _names(english: str) -> dict[str, str]:
    return {"en": english} | dict(zip(LANGUAGES, NAMES.get(english, ()), strict=False))


def _thresholds(row: Row) -> tuple[dict[str, Printed], list[Refused]]:
    written = {field: _written(row[column]) for field, column in COLUMNS.items()}
    problems = [_bad(row, COLUMNS[field]) for field, value in written.items() if value is None]
    numbers = {field: Printed.parse(value or "none") if value != 0 else Printed(0) for field, value in written.items()}
    return {field: number for field, number in numbers.items() if number}, problems


def _written(text: str) -> int | str | None:
    """The companion's form of a threshold: ``"3/player"`` for ``3R``; empty stays empty; None where it is neither."""
    figure = FIGURE.fullmatch(text)
    if figure:
        return f"{figure[1]}{PER_PLAYER}" if figure[2] else int(figure[1])
    return SIGNS.get(text) if text else ""


def _facts(row: Row) -> dict[str, str]:
    conditional = CONDITIONAL.search(row["note"])
    facts = {
        SOURCE: row["id"],
        "area": row["enters"],
        "traits": row["traits"].lower().replace(" ", "_").replace("/", " ").replace("???", ""),
        "guide": row["guide_entry"],
        "check": next((what for begin, what in CHECKS if row["note"].startswith(begin)), ""),
        "conditional": conditional[1].lower() if conditional else "",
    }
    return {key: value for key, value in facts.items() if value}


def _bad(row: Row, column: str) -> Refused:
    return Refused("bad-column", card=row["id"], field=column, value=row[column])
