"""Community rows to cards: bare facts in the companion's words."""

from __future__ import annotations

from companion.importers.marvelcdb.checks import problems
from companion.importers.marvelcdb.corrections import Row
from companion.importers.marvelcdb.numbers import number_facts, printed_numbers
from companion.importers.marvelcdb.rows import Rows
from companion.importers.marvelcdb.sets import set_cards, set_code
from companion.importers.marvelcdb.words import keywords, tokens, word_facts
from companion.importers.reading import Reading
from rules.cards import Card
from rules.errors import Refused

ICONS = ("acceleration", "hazard", "crisis", "amplify")
FACTS = ("stage", "subname")
NEVER_REPRINTED = ("code", "duplicate_of", "pack_code", "position", "quantity", "back_link", "hidden")


def read_cards(rows: Rows) -> Reading:
    """Every card that ``rows`` describes, and an entry for each set. Bad rows are left out and reported."""
    refused, warnings = list(rows.refused), []
    good = {code: row for code, row in rows.cards.items() if not _refuse(row, refused)}
    resolved = {code: _resolved(row, good) for code, row in good.items()}
    missing = {code: good[code]["duplicate_of"] for code, row in resolved.items() if row is None}
    warnings += [Refused("no-original", card=code, original=original) for code, original in sorted(missing.items())]
    full = {code: row for code, row in resolved.items() if row is not None}
    backs = _backs(full)
    cards = {code: _card(row, rows.names.get(_original(row), {}), backs) for code, row in full.items()}
    reprints = {code: _original(row) for code, row in full.items() if row.get("duplicate_of")}
    printed_first = {code: row for code, row in full.items() if code not in reprints}
    return Reading(cards | set_cards(rows, printed_first, warnings), reprints, tuple(refused), tuple(warnings))


def _refuse(row: Row, refused: list[Refused]) -> bool:
    found = problems(row)
    refused += found
    return bool(found)


def _resolved(row: Row, good: dict[str, Row]) -> Row | None:
    """A reprint takes all that it does not say itself from its original; None where that is not in the files."""
    if not row.get("duplicate_of"):
        return row
    original = good.get(row["duplicate_of"])
    if original is None or original.get("duplicate_of"):
        return None
    return {key: value for key, value in original.items() if key not in NEVER_REPRINTED} | row


def _original(row: Row) -> str:
    return str(row.get("duplicate_of") or row["code"])


def _backs(full: dict[str, Row]) -> dict[str, str]:
    """Face -> other face, both ways; the files link the front to the back only, and a third face to nothing."""
    backs = {code: row["back_link"] for code, row in full.items() if row.get("back_link") in full}
    backs |= {back: front for front, back in backs.items()}
    third = (code for code in full if code not in backs and code.endswith("c") and backs.get(f"{code[:-1]}a"))
    return backs | {code: f"{code[:-1]}a" for code in third}


def _card(row: Row, names: dict[str, str], backs: dict[str, str]) -> Card:
    english = row["name"]
    return Card(
        code=row["code"],
        kind=row["type_code"],
        names={"en": english} | {language: name for language, name in names.items() if name != english},
        set=set_code(row),
        copies=row["quantity"],
        owner="" if row.get("faction_code") != "encounter" else "encounter",
        icons={icon: row[f"scheme_{icon}"] for icon in ICONS if row.get(f"scheme_{icon}")},
        tokens=tokens(row),
        keywords=keywords(row),
        printed=printed_numbers(row),
        facts={key: row[key] for key in FACTS if row.get(key)} | number_facts(row) | word_facts(row),
        back=backs.get(row["code"], ""),
    )
