"""The Earthborne Rangers importer, on invented rows that hold every trap of the files."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.importers.rangersdb import read_folder
from companion.importers.reading import Reading
from companion.library import load_facts
from rules.cards import Card
from rules.errors import Refused

COMMUNITY = Path(__file__).parents[2] / "data" / "rangersdb"
COLUMNS = (
    *("id", "name", "set", "type", "copies", "traits", "enters", "presence", "harm_threshold", "progress_threshold"),
    *("token_name", "tokens_on_entry", "guide_entry", "keywords", "note"),
)
PLAIN = {"set": "woods", "type": "Being", "copies": "1"}


def written(card: Card) -> dict[str, int | str]:
    return {field: printed.written() for field, printed in card.printed.items()}


def environment(folder: Path, *rows: dict[str, str]) -> None:
    with (folder / "core_environment_facts.csv").open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, COLUMNS, restval="")
        table.writeheader()
        table.writerows({"id": f"trial-{n}", "name": f"Trial {n}", **PLAIN, **row} for n, row in enumerate(rows, 1))


def table(folder: Path, name: str, *lines: str) -> None:
    (folder / name).write_text("\n".join(lines), "utf-8")


@pytest.fixture(scope="module")
def rangers() -> dict[str, Card]:
    return read_folder(COMMUNITY, {}).cards


def test_minus_two_is_an_x_and_missing_is_no_zero(rangers: dict[str, Card]) -> None:
    assert written(rangers["91002"]) == {"cost": "X", "presence": 0}
    assert rangers["91001"].tokens == {"call": "X"}
    assert "harm" not in rangers["91002"].printed
    assert written(rangers["91004"]) == {"presence": 2, "harm": 3}


def test_a_harm_of_zero_is_slashed_and_a_spirit_without_harm_is_to_be_looked_at(rangers: dict[str, Card]) -> None:
    assert rangers["91003"].printed["harm"].word == "slashed"
    assert rangers["91003"].facts["check"] == "harm"
    assert rangers["91002"].facts["check"] == "harm"
    assert "check" not in rangers["91004"].facts


def test_ranger_cards_keep_aspect_traits_icons_and_keywords(rangers: dict[str, Card]) -> None:
    whistle = rangers["91001"]
    assert written(whistle) == {"cost": 1, "equip": 2, "level": 1}
    assert whistle.facts == {"source": "91001", "pack": "trial", "aspect": "awa", "traits": "tool old_brass"}
    assert (whistle.icons, whistle.keywords, whistle.owner) == ({"reason": 2}, ("setup",), "ranger")
    assert rangers["91002"].keywords == ("persistent", "spirit", "unique")
    assert rangers["91003"].keywords == ("fatiguing:2",)


def test_marks_of_the_german_files_are_taken_off(rangers: dict[str, Card]) -> None:
    assert rangers["91001"].names == {"en": "Own Whistle", "de": "Eigene Pfeife"}
    assert rangers["91004"].names == {"en": "Old Hound", "de": "Alter Hund"}


def test_thresholds_in_every_form(tmp_path: Path) -> None:
    environment(
        tmp_path,
        {"presence": "2", "harm_threshold": "3R", "progress_threshold": "RANGER_TOKENS"},
        {"presence": "X", "harm_threshold": "-1", "progress_threshold": "-2"},
        {"presence": "0", "harm_threshold": "X", "progress_threshold": "5[per_ranger]"},
        {"progress_threshold": "[Ranger Token]"},
    )
    cards = read_folder(tmp_path, {}, growing=True).cards
    assert written(cards["001"]) == {"presence": 2, "harm": "3/player", "progress": "all-rangers"}
    assert written(cards["002"]) == {"presence": "X", "progress": "slashed"}
    assert written(cards["003"]) == {"presence": 0, "harm": "X", "progress": "5/player"}
    assert written(cards["004"]) == {"progress": "all-rangers"}


def test_named_tokens_are_singular_and_may_begin_at_zero(tmp_path: Path) -> None:
    environment(
        tmp_path,
        {"token_name": "bees", "tokens_on_entry": "1"},
        {"token_name": "water", "tokens_on_entry": "2R"},
        {"token_name": "loot", "tokens_on_entry": "0"},
        {"token_name": "fog"},
    )
    cards = read_folder(tmp_path, {}, growing=True).cards
    assert [cards[code].tokens for code in ("001", "002", "003", "004")] == [
        {"bee": 1},
        {"water": "2/player"},
        {"loot": 0},
        {},
    ]


def test_conflicts_of_the_sources_are_marked(tmp_path: Path) -> None:
    environment(
        tmp_path,
        {"note": "presence 2 here, 1 elsewhere"},
        {"note": "enters within_reach here; Persistent is conditional (only there)"},
        {"note": "Feature here"},
    )
    cards = read_folder(tmp_path, {}, growing=True).cards
    assert [cards[code].facts["check"] for code in ("001", "002", "003")] == ["presence", "area", "kind"]
    assert cards["002"].facts["conditional"] == "persistent"


def test_the_two_sides_of_a_weather_card_share_a_number(tmp_path: Path) -> None:
    sides = [{"name": name, "set": "weather", "type": "Weather"} for name in ("Drizzle", "Sleet", "Dew", "Frost")]
    environment(tmp_path, *sides)
    cards = read_folder(tmp_path, {}, growing=True).cards
    assert [(code, cards[code].back) for code in ("001a", "001b", "002a", "002b")] == [
        ("001a", "001b"),
        ("001b", "001a"),
        ("002a", "002b"),
        ("002b", "002a"),
    ]


def test_numbers_stay_when_rows_move_and_are_never_given_twice(tmp_path: Path) -> None:
    environment(tmp_path, {"id": "a"}, {"id": "b"}, {"id": "c"})
    first = read_folder(tmp_path, {}, growing=True).cards
    environment(tmp_path, {"id": "d"}, {"id": "b"}, {"id": "a"})
    second = read_folder(tmp_path, first, growing=True).cards
    environment(tmp_path, {"id": "e"}, {"id": "c"})
    third = read_folder(tmp_path, second, growing=True).cards
    assert sources(first) == {"a": "001", "b": "002", "c": "003"}
    assert sources(second) == {"a": "001", "b": "002", "d": "004"}
    assert sources(third)["e"] == "005"


def sources(cards: dict[str, Card]) -> dict[str, str]:
    return {card.facts["source"]: card.code for card in cards.values() if "source" in card.facts}


def test_a_players_import_knows_the_numbers_that_ship_and_gives_none() -> None:
    shipped = load_facts("earthborne_rangers")
    cards = read_folder(COMMUNITY, shipped).cards
    assert "91001" in cards
    assert cards["index"].facts["next_number"] == shipped["index"].facts["next_number"]


def test_paths_find_locations_that_the_map_spells_differently(tmp_path: Path) -> None:
    places = ("The Reed Isle", "Mill Hollow", "Gardeners' Rest")
    environment(tmp_path, *({"name": name, "set": "locations", "type": "Location"} for name in places))
    lines = ("Reed Isle,Mill Holow,Old-growth", "Mill Hollow,The Gardener's Rest,River")
    table(tmp_path, "core_valley_map.csv", "location_a,location_b,terrain", *lines)
    cards = read_folder(tmp_path, {}, growing=True).cards
    assert cards["001"].facts["paths"] == "002:old_growth"
    assert cards["002"].facts["paths"] == "001:old_growth 003:river"
    assert cards["003"].facts["paths"] == "002:river"


def test_a_path_to_nowhere_is_refused(tmp_path: Path) -> None:
    environment(tmp_path, {"name": "Mill Hollow", "set": "locations", "type": "Location"})
    table(tmp_path, "core_valley_map.csv", "location_a,location_b,terrain", "Mill Hollow,Atlantis,River")
    assert [str(each) for each in read_folder(tmp_path, {}).refused] == ["unknown-location name=Atlantis"]


def test_every_bad_cell_is_refused_by_row_and_column(tmp_path: Path) -> None:
    environment(
        tmp_path, {"harm_threshold": "many", "presence": "-3"}, {"copies": "2R"}, {"tokens_on_entry": "some"}, {}
    )
    reading = read_folder(tmp_path, {}, growing=True)
    assert refusals(reading) == [
        ("trial-1", "presence"),
        ("trial-1", "harm_threshold"),
        ("trial-2", "copies"),
        ("trial-3", "tokens_on_entry"),
    ]
    assert "004" in reading.cards


def test_a_missing_column_is_named(tmp_path: Path) -> None:
    table(tmp_path, "core_environment_facts.csv", "id,name,set,type", "a,A,woods,Being")
    assert {each.key for each in read_folder(tmp_path, {}).refused} == {"missing-column"}


@pytest.mark.parametrize(
    ("column", "value"),
    [("quantity", 0), ("presence", "1"), ("harm", -1), ("cost", 31), ("name", None), ("token_count", True)],
)
def test_ranger_rows_out_of_range_are_refused(tmp_path: Path, column: str, value: object) -> None:
    row = {"id": "91001", "name": "Trial", "type_id": "being", "set_id": "reward", "quantity": 1, column: value}
    (tmp_path / "packs" / "trial").mkdir(parents=True)
    (tmp_path / "packs" / "trial" / "trial.json").write_text(json.dumps([row]), "utf-8")
    assert refusals(read_folder(tmp_path, {})) == [("91001", column)]


def refusals(reading: Reading) -> list[tuple[object, object]]:
    return [(each.facts["card"], each.facts["field"]) for each in reading.refused]


def test_a_translation_that_cannot_be_read_is_a_warning(tmp_path: Path) -> None:
    environment(tmp_path, {})
    (tmp_path / "i18n" / "de").mkdir(parents=True)
    (tmp_path / "i18n" / "de" / "sets.po").write_text('msgid ""\nmsgstr "Plural-Forms: nplurals=2l;\\n"\n', "utf-8")
    reading = read_folder(tmp_path, {})
    assert [each.key for each in reading.warnings] == ["file-unreadable"]
    assert reading.refused == ()


def test_an_empty_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="not-community-files"):
        read_folder(tmp_path, {})


ROWS = json.loads((COMMUNITY / "packs" / "trial" / "trial.json").read_text("utf-8"))
KEYS = sorted({column for row in ROWS for column in row if column != "id"})
ODD = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.lists(st.integers(), max_size=2)
)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, len(ROWS) - 1), st.sampled_from(KEYS), ODD)
def test_whatever_a_column_holds_the_row_is_read_or_refused_by_name(
    tmp_path: Path, place: int, column: str, value: object
) -> None:
    rows = [dict(row) for row in ROWS]
    rows[place][column] = value
    (tmp_path / "packs" / "trial").mkdir(parents=True, exist_ok=True)
    (tmp_path / "packs" / "trial" / "trial.json").write_text(json.dumps(rows), "utf-8")
    reading = read_folder(tmp_path, {})
    assert {each.facts["card"] for each in reading.refused} <= {rows[place]["id"]}
    assert (rows[place]["id"] in reading.cards) != bool(reading.refused)


@pytest.mark.parametrize("name", ["core_environment_facts.csv", "core_valley_map.csv", "core_weather_calendar.csv"])
def test_a_table_that_is_no_text_is_named(tmp_path: Path, name: str) -> None:
    environment(tmp_path, {})
    (tmp_path / name).write_bytes(b"\xff\xfe\x00\x80")
    assert [(each.key, each.facts["file"]) for each in read_folder(tmp_path, {}).refused] == [("file-unreadable", name)]


def test_a_day_that_is_no_number_is_refused(tmp_path: Path) -> None:
    environment(tmp_path, {"name": "Drizzle", "set": "weather", "type": "Weather"})
    table(tmp_path, "core_weather_calendar.csv", "campaign,day_from,day_to,valley_weather", "own,one,3,Drizzle")
    assert [str(each) for each in read_folder(tmp_path, {}).refused] == ["bad-column card=own field=day_from value=one"]
