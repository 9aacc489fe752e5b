"""The Marvel Champions importer, on invented rows that hold every trap of the community's files."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.importers.marvelcdb import read_cards, read_rows
from companion.importers.marvelcdb.corrections import corrected
from companion.importers.reading import Reading
from rules.cards import Card, Printed
from rules.errors import Refused

FOLDER = Path(__file__).parents[2] / "data" / "marvelcdb"
SIDE_SCHEME = {"type_code": "side_scheme", "faction_code": "encounter", "name": "Trial", "quantity": 1}


@pytest.fixture(scope="module")
def reading() -> Reading:
    return read_cards(read_rows(FOLDER))


@pytest.fixture(scope="module")
def cards(reading: Reading) -> dict[str, Card]:
    return reading.cards


def written(card: Card) -> dict[str, int | str]:
    return {field: printed.written() for field, printed in card.printed.items()}


def read(tmp_path: Path, *rows: dict[str, Any]) -> Reading:
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "trial.json").write_text(json.dumps(list(rows)), "utf-8")
    return read_cards(read_rows(tmp_path))


def told(refused: tuple[Refused, ...]) -> list[str]:
    return [str(each) for each in refused]


def test_threat_is_for_each_player_and_hit_points_are_fixed_unless_a_flag_says_otherwise(
    cards: dict[str, Card],
) -> None:
    assert written(cards["97006"]) == {"threat": 3, "boost": 2}
    assert written(cards["97007"]) == {"threat": "2/player", "boost": 0}
    assert written(cards["97001"]) == {"hit_points": "10/player", "attack": 2, "scheme": 1}
    assert written(cards["97003"])["hit_points"] == 30


def test_three_players_meet_a_fixed_and_a_per_player_scheme(cards: dict[str, Card]) -> None:
    assert cards["97006"].number("threat", 3) == 3
    assert cards["97007"].number("threat", 3) == 6


def test_null_and_absent_are_no_number_and_zero_is_one(cards: dict[str, Card]) -> None:
    assert "scheme" not in cards["97002"].printed
    assert cards["97008"].printed["scheme"] == Printed(0)
    assert "threat" not in cards["97014a"].printed
    assert written(cards["97004b"]) == {"threat": 0, "target": "6/player", "acceleration": "1/player"}


def test_a_target_of_zero_or_null_is_no_target(cards: dict[str, Card]) -> None:
    assert not cards["97004a"].printed
    assert not cards["97005a"].printed


def test_minus_one_is_an_x_but_on_an_attachment_that_names_no_x_a_true_minus_one(cards: dict[str, Card]) -> None:
    assert written(cards["97005b"]) == {"threat": 2, "target": 9, "acceleration": "X"}
    assert written(cards["97003"])["attack"] == "X"
    assert written(cards["97009"]) == {"attack": "X"}
    assert written(cards["97010"]) == {"scheme": 1}
    assert cards["97010"].facts == {"attack_modifier": "-1"}


def test_stars_stages_and_lost_games_are_facts(cards: dict[str, Card]) -> None:
    assert cards["97001"].facts == {"stage": "I", "attack_star": "yes"}
    assert cards["97005b"].facts == {"stage": "2B", "target_star": "yes"}
    assert cards["97004b"].facts == {"stage": "1B", "completed": "lost"}


def test_keywords_stand_at_the_head_of_a_line_and_nowhere_else(cards: dict[str, Card]) -> None:
    assert cards["97007"].keywords == ("hinder:2/player", "victory:1")
    assert cards["97008"].keywords == ("guard", "quickstrike")
    assert cards["97012"].keywords == ("surge",)
    assert cards["97013"].keywords == ("incite:1", "toughness")
    assert cards["97001"].keywords == ("unique",)


def test_threat_on_top_and_counters_on_entering_come_from_the_text(cards: dict[str, Card]) -> None:
    assert cards["97006"].facts == {"threat_when_revealed": "1/player"}
    assert cards["97011"].tokens == {"mud": "2/player"}


def test_icons_and_owner(cards: dict[str, Card]) -> None:
    assert cards["97006"].icons == {"hazard": 1}
    assert cards["97007"].icons == {"acceleration": 2}
    assert cards["97006"].owner == "encounter"
    assert cards["97021a"].owner == ""


def test_hidden_faces_are_kept_and_linked_both_ways(cards: dict[str, Card]) -> None:
    assert cards["97004a"].back == "97004b"
    assert cards["97004b"].back == "97004a"
    assert cards["97020c"].back == "97020a"


def test_a_letter_alone_makes_no_face(cards: dict[str, Card]) -> None:
    assert cards["97021a"].back == ""
    assert cards["97021b"].back == ""


def test_a_reprint_takes_what_it_does_not_say_from_its_original(reading: Reading) -> None:
    reprint = reading.cards["97030"]
    assert (reprint.name(["fr"]), reprint.copies, reprint.keywords) == ("Gardien du péage", 1, ("guard", "quickstrike"))
    assert reading.reprints == {"97030": "97008"}


def test_a_reprint_without_original_is_a_warning_never_an_error(reading: Reading) -> None:
    assert reading.refused == ()
    assert "no-original card=97031 original=80001" in told(reading.warnings)
    assert "97031" not in reading.cards


def test_names_in_other_languages_only_where_they_differ_and_never_a_number(cards: dict[str, Card]) -> None:
    assert cards["97006"].names == {"en": "Fixed Fee", "fr": "Péage fixe"}
    assert cards["97001"].names == {"en": "Ogre"}
    assert cards["bog_lights"].names == {"en": "Bog Lights", "fr": "Feux follets"}


def test_a_scenario_is_read_from_its_contents(cards: dict[str, Card]) -> None:
    facts = cards["ogre"].facts
    assert facts["sets"] == "ogre mire standard"
    assert facts["modulars"] == "2"
    assert facts["recommended"] == "bog_lights reed_folk"
    assert facts["schemes"] == "97004a 97004b 97005a 97005b"
    assert facts["villains"] == "97001 97002"
    assert facts["villains_expert"] == "97002 97003"


def test_the_deck_counts_copies_but_not_a_scenarios_own_environment(cards: dict[str, Card]) -> None:
    assert cards["ogre"].facts["deck"] == "7"
    assert cards["mire"].facts["deck"] == "1"
    assert cards["reed_folk"].facts["deck"] == "1"


def test_a_hero_names_identity_obligation_and_nemesis(cards: dict[str, Card]) -> None:
    facts = cards["ferryman"].facts
    assert facts["identity"] == "97020a 97020b 97020c"
    assert facts["obligations"] == "97022"
    assert facts["nemesis"] == "ferryman_nemesis"
    assert "97021a" in facts["cards"].split()


def test_the_index_lists_what_there_is_to_choose_from(cards: dict[str, Card]) -> None:
    assert cards["index"].facts == {
        "hero": "ferryman",
        "modular": "bog_lights mire reed_folk",
        "scenario": "ogre",
        "standard": "standard",
        "villain": "ogre",
    }


def test_no_word_of_the_text_is_kept(cards: dict[str, Card]) -> None:
    kept = repr(list(cards.values()))
    assert "Nothing" not in kept
    assert "reminder" not in kept
    assert "Contents" not in kept


def test_a_number_where_a_flag_belongs_is_refused_with_card_and_field(tmp_path: Path) -> None:
    reading = read(tmp_path, {"code": "97001", **SIDE_SCHEME, "base_threat": 2, "base_threat_fixed": 2})
    assert told(reading.refused) == ["bad-column card=97001 field=base_threat_fixed value=2"]
    assert "97001" not in reading.cards


@pytest.mark.parametrize(
    ("column", "value"),
    [("base_threat", -1), ("base_threat", 61), ("boost", 6), ("base_threat", "3"), ("boost", True), ("name", 7)],
)
def test_numbers_out_of_range_are_refused(tmp_path: Path, column: str, value: object) -> None:
    refused = read(tmp_path, {"code": "97001", **SIDE_SCHEME, column: value}).refused
    assert [(each.facts["card"], each.facts["field"]) for each in refused] == [("97001", column)]


def test_all_problems_are_told_at_once_and_good_rows_are_read(tmp_path: Path) -> None:
    reading = read(
        tmp_path,
        {"code": "97001", **SIDE_SCHEME, "boost": 9, "cost": 99},
        {"code": "97002", **SIDE_SCHEME},
        {"code": 97003, **SIDE_SCHEME},
        {"code": "9700", **SIDE_SCHEME},
        {"code": "97005", "type_code": "minion", "quantity": 1},
    )
    assert set(told(reading.refused)) == {
        "bad-column card=97001 field=boost value=9",
        "bad-column card=97001 field=cost value=99",
        "bad-entry file=trial.json place=3",
        "bad-column card=9700 field=code value=9700",
        "bad-column card=97005 field=name value=None",
    }
    assert "97002" in reading.cards


def test_codes_that_differ_only_by_case_are_refused(tmp_path: Path) -> None:
    reading = read(tmp_path, {"code": "97001b", **SIDE_SCHEME}, {"code": "97001B", **SIDE_SCHEME})
    assert told(reading.refused) == ["same-code card=97001B other=97001b file=trial.json"]


def test_a_file_that_is_no_json_is_named_and_the_others_are_read(tmp_path: Path) -> None:
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "good.json").write_text(json.dumps([{"code": "97001", **SIDE_SCHEME}]), "utf-8")
    (tmp_path / "pack" / "torn.json").write_text('[{"code": "97', "utf-8")
    reading = read_cards(read_rows(tmp_path))
    assert [each.facts["file"] for each in reading.refused] == ["torn.json"]
    assert "97001" in reading.cards


def test_a_folder_without_packs_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="not-community-files"):
        read_rows(tmp_path)


def test_a_known_wrong_number_is_corrected_only_while_it_is_wrong() -> None:
    assert corrected({"code": "26030", "base_threat": 0})["base_threat"] == 3
    assert corrected({"code": "26030", "base_threat": 5})["base_threat"] == 5
    assert corrected({"code": "97030", "base_threat": 0})["base_threat"] == 0


ROWS = [row for path in sorted((FOLDER / "pack").glob("*.json")) for row in json.loads(path.read_text("utf-8"))]
COLUMNS = sorted({column for row in ROWS for column in row if column != "code"})
ODD = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.lists(st.integers(), max_size=2)
)


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(ROWS) - 1), st.sampled_from(COLUMNS), ODD)
def test_whatever_a_column_holds_the_row_is_read_or_refused_by_name(place: int, column: str, value: object) -> None:
    code = ROWS[place]["code"]
    rows = {row["code"]: dict(row) for row in ROWS}
    rows[code][column] = value
    reading = read_cards(replace(read_rows(FOLDER), cards=rows))
    assert {each.facts["card"] for each in reading.refused} <= {code}
    assert code in reading.cards or reading.refused or any(code in str(each) for each in reading.warnings)
