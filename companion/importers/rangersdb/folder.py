"""Reading a folder: our tables (``core_*.csv``) and the community's files, beside them or under ``rangersdb/``."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from pathlib import Path

from companion.importers.files import read_json
from companion.importers.rangersdb.environment import environment_cards
from companion.importers.rangersdb.ids import Numbers
from companion.importers.rangersdb.names import read_names
from companion.importers.rangersdb.ranger_cards import ranger_card, read_rows
from companion.importers.rangersdb.sets import index_entry, set_entries, with_pivotal_sets
from companion.importers.rangersdb.world import calendars, challenge_cards, with_paths
from companion.importers.reading import Reading
from rules.cards import Card
from rules.errors import Refused

ENVIRONMENT = "core_environment_facts.csv"
VALLEY_MAP = "core_valley_map.csv"
CALENDAR = "core_weather_calendar.csv"
CHALLENGES = "core_challenge_deck.csv"
COLUMNS = {
    ENVIRONMENT: "id name set type copies traits enters presence harm_threshold progress_threshold token_name"
    " tokens_on_entry guide_entry keywords note",
    VALLEY_MAP: "location_a location_b terrain",
    CALENDAR: "campaign day_from day_to valley_weather",
    CHALLENGES: "n icon reshuffle AWA FIT SPI FOC",
}


def read_folder(folder: Path, known: Mapping[str, Card], growing: bool = False) -> Reading:
    """Every card of ``folder``. ``known`` is the table that ships: its numbers are kept, new ones given if ``growing``.

    Raises ``Refused("not-community-files")`` where the folder has neither packs nor our tables.
    """
    community = folder / "rangersdb" if (folder / "rangersdb").is_dir() else folder
    numbers, refused, warnings = Numbers(known, growing), list[Refused](), list[Refused]()
    cards = _environment(folder, numbers, refused) | _rangers(community, numbers, refused, warnings)
    if not cards and not refused:
        raise Refused("not-community-files", folder=str(folder), wanted=f"packs/*/*.json, {ENVIRONMENT}")
    sets = set_entries(cards, read_names(community, "sets.po", warnings), _english(community, refused))
    entries = sets | calendars(_table(folder / CALENDAR, refused), cards, refused)
    cards = with_pivotal_sets(cards, sets)
    everything = cards | entries | {"index": index_entry(cards, entries, numbers)}
    return Reading(everything, refused=tuple(refused), warnings=tuple(warnings))


def _environment(folder: Path, numbers: Numbers, refused: list[Refused]) -> dict[str, Card]:
    cards = environment_cards(_table(folder / ENVIRONMENT, refused), numbers, refused)
    mapped = with_paths(cards, _table(folder / VALLEY_MAP, refused), refused)
    return mapped | challenge_cards(_table(folder / CHALLENGES, refused), numbers)


def _rangers(community: Path, numbers: Numbers, refused: list[Refused], warnings: list[Refused]) -> dict[str, Card]:
    names = read_names(community, "packs/*/*.po", warnings)
    rows = read_rows(community, refused)
    cards = (ranger_card(row, numbers.code(key), names.get(key, {}), refused) for key, row in sorted(rows.items()))
    return {card.code: card for card in cards if card}


def _english(community: Path, refused: list[Refused]) -> dict[str, str]:
    path = community / "sets.json"
    rows = [row for row in read_json(path, list, refused) if isinstance(row, dict)] if path.exists() else []
    return {
        row["id"]: row["name"] for row in rows if isinstance(row.get("id"), str) and isinstance(row.get("name"), str)
    }


def _table(path: Path, refused: list[Refused]) -> list[dict[str, str]]:
    """The rows of one of our tables; none, and a problem, where a column is missing."""
    if not path.exists():
        return []
    try:
        reader = csv.DictReader(path.read_text("utf-8").splitlines(), restval="")
        columns, rows = set(reader.fieldnames or ()), list(reader)
    except (OSError, ValueError, csv.Error) as reason:
        refused.append(Refused("file-unreadable", file=path.name, reason=str(reason)))
        return []
    missing = set(COLUMNS[path.name].split()) - columns
    refused += [Refused("missing-column", file=path.name, column=column) for column in sorted(missing)]
    return [] if missing else rows
