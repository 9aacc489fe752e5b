"""The sets as entries of the card table: what each is, its cards, and what makes it a scenario or a hero.

A set entry is a ``Card`` of kind ``set`` under its own code (``rhino``), so that a game finds it in the same mapping
and a journal keeps it with the other facts. Its facts are texts; lists are codes with blanks between:

* ``type``: villain, main_scheme, leader, modular, standard, expert, hero, nemesis, hero_special, evidence
* ``cards``: every card of the set; ``deck``: how many of them are shuffled into the encounter deck
* ``villains``, ``villains_expert``: villain faces by stage, of each the side that begins
* scenarios: ``schemes`` (faces of the main scheme deck), ``sets``, ``modulars`` (how many), ``recommended``
* heroes: ``identity`` (faces), ``obligations``, ``nemesis`` (a set)

The entry ``index``, of kind ``index``, lists the sets of each type, and of the type ``scenario``.
"""

from __future__ import annotations

from collections import defaultdict

from companion.importers.marvelcdb.contents import Contents, read_contents
from companion.importers.marvelcdb.corrections import Row
from companion.importers.marvelcdb.rows import Rows
from companion.importers.marvelcdb.stages import first_villains
from rules.cards import Card
from rules.errors import Refused

SHUFFLED = ("minion", "treachery", "attachment", "side_scheme", "obligation")
SCENARIO_TYPES = ("villain", "main_scheme")
Grouped = dict[str, list[Row]]


def set_code(row: Row) -> str:
    """The set of a card; a few rows write it in another column."""
    return str(row.get("set_code") or row.get("card_set_code") or "")


def set_cards(rows: Rows, cards: dict[str, Row], warnings: list[Refused]) -> dict[str, Card]:
    """An entry for each set that has ``cards`` (without reprints, which would count twice), and the index."""
    grouped: Grouped = defaultdict(list)
    for code in sorted(cards):
        grouped[set_code(cards[code])].append(cards[code])
    entries = {code: _entry(rows, code, grouped, warnings) for code in sorted(rows.sets) if code in grouped}
    return entries | {"index": _index(entries)}


def _entry(rows: Rows, code: str, grouped: Grouped, warnings: list[Refused]) -> Card:
    row, members = rows.sets[code], grouped[code]
    kind = str(row.get("card_set_type_code", ""))
    facts = {"type": kind, "cards": _codes(members), "deck": str(_shuffled(members, kind))}
    facts |= _villains(members)
    if kind in SCENARIO_TYPES:
        facts |= _scenario(rows, members, grouped, warnings)
    if kind == "hero":
        facts |= _hero(rows, code, members)
    names = {"en": row["name"], **rows.set_names.get(code, {})}
    return Card(code, "set", names, facts={key: value for key, value in facts.items() if value})


def _shuffled(members: list[Row], kind: str) -> int:
    """Encounter cards by copies. A scenario's own environments begin in play or aside; a modular set's do not."""
    kinds = SHUFFLED if kind in SCENARIO_TYPES else (*SHUFFLED, "environment")
    fronts = (row for row in members if row.get("type_code") in kinds and row.get("faction_code") == "encounter")
    return sum(int(row["quantity"]) for row in fronts if row.get("hidden") is not True)


def _villains(members: list[Row]) -> dict[str, str]:
    standard, expert = first_villains(members)
    return {"villains": " ".join(standard), "villains_expert": " ".join(expert)}


def _scenario(rows: Rows, members: list[Row], grouped: Grouped, warnings: list[Refused]) -> dict[str, str]:
    schemes = [row for row in members if row.get("type_code") == "main_scheme"]
    found = (read_contents(row, rows.sets, warnings) for row in schemes)
    contents = next((each for each in found if each), None)
    if contents is None:
        return {"schemes": _codes(schemes)}
    facts = {"schemes": _codes(schemes), "sets": " ".join(contents.sets), "modulars": str(contents.modulars)}
    return (
        facts | {"recommended": " ".join(contents.recommended)} | _villains(_with_villains(members, contents, grouped))
    )


def _with_villains(members: list[Row], contents: Contents, grouped: Grouped) -> list[Row]:
    """The scenario's own villains, else those of the sets that it names (four of them in one scenario)."""
    own = [row for row in members if row.get("type_code") == "villain"]
    return own or [row for code in contents.sets for row in grouped.get(code, ())]


def _hero(rows: Rows, code: str, members: list[Row]) -> dict[str, str]:
    nemesis = f"{code}_nemesis"
    return {
        "identity": _codes([row for row in members if row.get("type_code") in ("hero", "alter_ego")]),
        "obligations": _codes([row for row in members if row.get("type_code") == "obligation"]),
        "nemesis": nemesis if nemesis in rows.sets else "",
    }


def _codes(members: list[Row]) -> str:
    return " ".join(row["code"] for row in members)


def _index(entries: dict[str, Card]) -> Card:
    listed: dict[str, list[str]] = defaultdict(list)
    for code, entry in entries.items():
        listed[entry.facts["type"]].append(code)
        if "schemes" in entry.facts:
            listed["scenario"].append(code)
    return Card("index", "index", facts={kind: " ".join(codes) for kind, codes in sorted(listed.items())})
