"""The library of a home folder: teaching, correcting, importing, exporting, undoing."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.library import Found, Library
from companion.library.store import FILE, Row
from rules.cards import Card, Printed
from rules.errors import Refused

MC, ER, RA = "marvel_champions", "earthborne_rangers", "reflets_dacide"
PREFIXES = {"MC": MC, "ER": ER, "RA": RA}
EAN = "5901234123457"
COMMUNITY = Path(__file__).parents[2] / "data"
CREATURE = Card("", "creature", {"fr": "Bestiole"})


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library(tmp_path, PREFIXES)
    yield opened
    opened.close()


def meant(library: Library, text: str, game: str = MC) -> str:
    found = library.look_up(text, game)
    return found.card.code if isinstance(found, Found) else found.key


def refused(act: Callable[..., Any], *given: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        act(*given)
    return caught.value


def test_a_code_is_bound_to_a_known_card_in_all_its_spellings(library: Library) -> None:
    library.bind("042100005264", "MC01107-5", MC)
    assert [meant(library, text) for text in ("0042100005264", "042100005264", "04252614")] == ["01107"] * 3


def test_a_code_keeps_its_leading_zeros(library: Library, tmp_path: Path) -> None:
    library.bind("00123457", "01107", MC)
    library.export(tmp_path / "out.json")
    assert json.loads((tmp_path / "out.json").read_text("utf-8"))["codes"][0]["text"] == "00123457"
    assert meant(library, "123457") == "unknown-code"


def test_copies_of_one_card_share_a_code_and_that_is_no_new_act(library: Library) -> None:
    library.bind(EAN, "01107", MC)
    library.bind(EAN, "01107", MC)
    library.undo()
    assert meant(library, EAN) == "unknown-code"
    assert refused(library.undo).key == "nothing-to-undo"


def test_a_code_that_means_a_card_is_not_bound_to_another(library: Library) -> None:
    library.bind(EAN, "01107", MC)
    problem = refused(library.bind, EAN, "01108", MC)
    assert (problem.key, problem.facts) == ("already-bound", {"text": EAN, "game": MC, "card": "01107"})
    assert meant(library, EAN) == "01107"


def test_a_code_bound_in_one_game_is_not_bound_in_another(library: Library) -> None:
    library.bind(EAN, "01107", MC)
    assert refused(library.learn, EAN, CREATURE, RA).facts == {"text": EAN, "game": MC, "card": ""}
    assert meant(library, EAN, RA) == "other-game"


@pytest.mark.parametrize("text", ["01108", "MC01108", "mc01108"])
def test_what_means_a_card_by_itself_is_not_bound_to_another(library: Library, text: str) -> None:
    assert refused(library.bind, text, "01107", MC).key == "already-bound"


@pytest.mark.parametrize(("text", "key"), [("MC01107-6", "misread"), ("", "empty-code"), ("7" * 301, "long-code")])
def test_what_cannot_be_a_code_is_not_taught(library: Library, text: str, key: str) -> None:
    assert refused(library.learn, text, CREATURE, MC).key == key


def test_only_a_known_card_is_bound(library: Library) -> None:
    problem = refused(library.bind, EAN, "1107", MC)
    assert (problem.key, problem.facts) == ("unknown-code", {"text": "1107", "meant": "01107"})


def test_a_new_card_gets_the_next_number_and_none_is_given_twice(library: Library) -> None:
    assert [library.learn(text, CREATURE, RA).code for text in ("590", "591")] == ["001", "002"]
    library.undo()
    assert library.learn("592", CREATURE, RA).code == "003"
    assert meant(library, "591", RA) == "unknown-code"
    assert meant(library, "RA003", RA) == "003"


def test_where_cards_ship_a_new_one_gets_a_number_that_no_table_will_give(library: Library) -> None:
    assert library.learn(EAN, Card("", "minion", {"en": "Ogre"}), MC).code == "t001"
    assert meant(library, "T001") == "t001"


def test_a_label_that_was_printed_first_names_the_card_that_it_is_taught(library: Library) -> None:
    assert library.learn("RA007", CREATURE, RA).code == "007"
    assert meant(library, "ra007", RA) == "007"
    assert library.learn("590", CREATURE, RA).code == "008"


def test_teaching_again_with_other_facts_changes_the_card(library: Library) -> None:
    library.learn("590", CREATURE, RA)
    library.learn("590", Card("", "creature", {"fr": "Grosse bestiole"}, printed={"cost": Printed(2)}), RA)
    card = library.cards(RA)["001"]
    assert (card.name(["fr"]), card.printed) == ("Grosse bestiole", {"cost": Printed(2)})
    library.undo()
    assert library.cards(RA)["001"].name(["fr"]) == "Bestiole"


def test_a_correction_is_for_all_later_games_and_is_told(library: Library) -> None:
    library.correct("01107", "threat", "3/player", MC)
    library.correct("01107", "target", "9", MC)
    card = library.cards(MC)["01107"]
    assert card.printed == {"threat": Printed(3, True), "boost": Printed(2), "target": Printed(9)}
    assert library.show("01107", MC).layers == ("corrected",)
    library.correct("01107", "boost", "none", MC)
    assert "boost" not in library.cards(MC)["01107"].printed
    library.undo()
    assert library.cards(MC)["01107"].printed["boost"] == Printed(2)


@pytest.mark.parametrize(("field", "value"), [("threat", "many"), ("thret", "3"), ("threat", "-1")])
def test_a_correction_that_is_no_printed_number_is_refused(library: Library, field: str, value: str) -> None:
    key = "unknown-field" if field == "thret" else "bad-card"
    assert refused(library.correct, "01107", field, value, MC).key == key
    assert refused(library.undo).key == "nothing-to-undo"


@pytest.mark.parametrize(("field", "value"), [("colour", "red"), ("kind", "minion"), ("name", "Ogre")])
def test_only_printed_numbers_are_corrected(library: Library, field: str, value: str) -> None:
    assert refused(library.correct, "01107", field, value, MC).facts["field"] == field
    assert refused(library.undo).key == "nothing-to-undo"


@pytest.mark.parametrize("code", ["rhino", "index", "two words", "päckchen", "x" * 13])
def test_a_card_is_taught_under_a_code_that_a_label_can_say(library: Library, code: str) -> None:
    problem = refused(library.learn, EAN, Card(code, "minion", {"en": "Ogre"}), MC)
    assert (problem.key, problem.facts["field"]) == ("bad-field", "code")


@pytest.mark.parametrize(
    "record",
    ['{"kind": "minion", "threat": "many"}', '{"kind": "minion", "name": "\\ud800"}', "{", "5", "null", "[" * 100_000],
)
def test_a_record_that_a_later_release_refuses_stops_nothing(library: Library, tmp_path: Path, record: str) -> None:
    library._store.act("teach", [Row(MC, "01107", "taught", record)], [])
    assert library.cards(MC)["01107"].printed["threat"] == Printed(2)
    assert [each.key for each in library.cards(MC).unread] == ["bad-card"]
    library.export(tmp_path / "all.json")
    assert [card["code"] for card in json.loads((tmp_path / "all.json").read_text("utf-8"))["cards"]] == ["01107"]


def test_a_binding_can_be_let_go(library: Library) -> None:
    library.bind(EAN, "01107", MC)
    library.bind("other", "01108", MC)
    library.release(EAN)
    assert meant(library, EAN) == "unknown-code"
    assert refused(library.release, EAN).key == "not-bound"
    library.undo()
    assert meant(library, EAN) == "01107"


def test_show_tells_faces_and_codes(library: Library) -> None:
    library.bind(EAN, "01097", MC)
    shown = library.show("MC01097", MC)
    assert [face.code for face in shown.faces] == ["01097a", "01097b"]
    assert (shown.codes, shown.layers) == ((EAN,), ())
    assert refused(library.show, "nothing", MC).key == "unknown-code"


def test_search_looks_in_all_games_and_at_likeness_only_where_nothing_matches(library: Library) -> None:
    library.learn("590", Card("", "creature", {"fr": "Rhinocéros"}), RA)
    found = [(game, card.name()) for game, card in library.search("rhinoc")]
    assert (RA, "Rhinocéros") in found
    assert (MC, "Rhino") not in found
    assert ("earthborne_rangers", "Sitka Doe") in [(game, card.name()) for game, card in library.search("sitka deo")]
    assert [game for game, _ in library.search("sitka doe", games=(MC,))] == []


def test_an_import_adds_and_overrides_and_leaves_out_what_is_bad(library: Library, tmp_path: Path) -> None:
    folder = marvel_folder(
        tmp_path, {"code": "01107", **SCHEME, "base_threat": 4}, {"code": "95001", **SCHEME, "boost": 9}
    )
    done = library.import_from(folder)
    assert (done.game, done.added, done.changed) == (MC, 1, 1)
    assert [str(each) for each in done.refused] == ["bad-column card=95001 field=boost value=9"]
    assert library.cards(MC)["01107"].printed == {"threat": Printed(4, True)}
    assert meant(library, "95000") == "95000"
    assert library.undo() == "import"
    assert library.cards(MC)["01107"].printed["threat"] == Printed(2)
    assert meant(library, "95000") == "unknown-code"


SCHEME = {"type_code": "side_scheme", "faction_code": "encounter", "name": "Trial", "quantity": 1, "set_code": "rhino"}


def marvel_folder(tmp_path: Path, *rows: dict[str, Any]) -> Path:
    pack = tmp_path / "community" / "pack"
    pack.mkdir(parents=True, exist_ok=True)
    (pack / "trial.json").write_text(json.dumps([{"code": "95000", **SCHEME}, *rows]), "utf-8")
    sets = [{"code": "rhino", "name": "Rhino", "card_set_type_code": "villain"}]
    (pack.parent / "sets.json").write_text(json.dumps(sets), "utf-8")
    return pack.parent


def test_importing_the_same_twice_is_no_second_act(library: Library, tmp_path: Path) -> None:
    folder = marvel_folder(tmp_path)
    library.import_from(folder)
    again = library.import_from(folder)
    assert (again.added, again.changed) == (0, 0)
    library.undo()
    assert refused(library.undo).key == "nothing-to-undo"


def test_a_folder_with_a_part_of_the_packs_makes_no_set_smaller(library: Library, tmp_path: Path) -> None:
    library.import_from(marvel_folder(tmp_path))
    cards = library.cards(MC)
    assert cards["rhino"].facts["deck"] == "17"
    assert "klaw" in cards["index"].facts["scenario"].split()


def test_a_new_scenario_is_offered_beside_those_that_ship(library: Library) -> None:
    done = library.import_from(COMMUNITY / "marvelcdb")
    assert done.added == 30
    cards = library.cards(MC)
    assert {"ogre", "rhino"} <= set(cards["index"].facts["scenario"].split())
    assert cards["ogre"].facts["villains"] == "97001 97002"


def test_corrections_lie_above_imports_and_wait_for_them(library: Library, tmp_path: Path) -> None:
    library.import_from(marvel_folder(tmp_path))
    library.correct("95000", "threat", "5", MC)
    assert library.cards(MC)["95000"].printed == {"threat": Printed(5)}
    assert library.show("95000", MC).layers == ("import", "corrected")


def test_a_taught_card_lies_above_an_import(library: Library, tmp_path: Path) -> None:
    library.learn("95000", Card("95000", "side_scheme", {"en": "Mine"}), MC)
    library.import_from(marvel_folder(tmp_path))
    assert library.cards(MC)["95000"].name() == "Mine"
    assert library.show("95000", MC).layers == ("import", "taught")


def test_rangers_folders_are_known_by_their_form(library: Library) -> None:
    done = library.import_from(COMMUNITY / "rangersdb")
    assert (done.game, meant(library, "91001", ER)) == (ER, "91001")
    assert library.cards(ER)["index"].facts["next_number"] == "461"
    assert library.cards(ER)["reward"].facts["deck"] == "111"


def test_a_folder_of_something_else_is_refused(library: Library, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert refused(library.import_from, tmp_path / "empty").key == "not-community-files"
    assert refused(library.import_from, tmp_path / "nowhere").key == "no-folder"


def test_an_export_is_the_whole_library_on_another_table(library: Library, tmp_path: Path) -> None:
    library.bind(EAN, "01107", MC)
    library.correct("01108", "threat", "7", MC)
    library.learn("590", CREATURE, RA)
    library.export(tmp_path / "out.json")
    other = Library(tmp_path / "other", PREFIXES)
    other.import_from(tmp_path / "out.json")
    assert [meant(other, EAN), meant(other, "590", RA)] == ["01107", "001"]
    assert other.cards(MC)["01108"].printed["threat"] == Printed(7)
    assert other.learn("591", CREATURE, RA).code == "002"


def test_several_corrections_of_a_card_are_one_entry_of_the_export(library: Library, tmp_path: Path) -> None:
    library.correct("01107", "threat", "7", MC)
    library.correct("01107", "target", "9", MC)
    library.correct("01107", "threat", "8", MC)
    library.export(tmp_path / "out.json")
    assert [entry["record"] for entry in json.loads((tmp_path / "out.json").read_text("utf-8"))["cards"]] == [
        {"threat": "8", "target": "9"}
    ]
    library.import_from(tmp_path / "out.json")
    assert library.cards(MC)["01107"].printed["threat"] == Printed(8)


def test_codes_of_a_backup_are_found_in_all_their_spellings(library: Library, tmp_path: Path) -> None:
    backup(tmp_path, codes=[{"text": "042100005264", "game": MC, "code": "01107"}])
    library.import_from(tmp_path / "backup.json")
    assert meant(library, "0042100005264") == "01107"


def test_a_card_that_stands_twice_in_a_backup_is_named(library: Library, tmp_path: Path) -> None:
    card = {"game": MC, "code": "95000", "layer": "taught", "record": {"kind": "minion"}}
    backup(tmp_path, cards=[card, card])
    problems = refused(library.import_from, tmp_path / "backup.json").problems
    assert [str(each) for each in problems] == ["same-code card=95000 other=95000 file=cards"]


def test_a_backup_replaces_is_kept_a_copy_of_and_can_be_undone(library: Library, tmp_path: Path) -> None:
    library.bind(EAN, "01107", MC)
    library.export(tmp_path / "old.json")
    library.learn("590", CREATURE, RA)
    done = library.import_from(tmp_path / "old.json")
    assert [meant(library, EAN), meant(library, "590", RA)] == ["01107", "unknown-code"]
    assert (done.game, done.added) == (MC, 1)
    assert [entry["text"] for entry in json.loads((tmp_path / done.kept).read_text("utf-8"))["codes"]] == ["590", EAN]
    assert library.undo() == "replace"
    assert meant(library, "590", RA) == "001"


def test_a_bad_backup_changes_nothing_and_every_entry_is_named(library: Library, tmp_path: Path) -> None:
    library.bind(EAN, "01107", MC)
    card = {"game": MC, "code": "95000", "layer": "taught", "record": {"kind": "minion"}}
    cards = [card, None, {**card, "layer": "roof"}, {**card, "record": {"kind": "minion", "threat": "-3"}}]
    codes = [{"text": 123457, "game": MC, "code": "01107"}, {"text": "1", "game": MC, "code": "01107"}, None]
    codes += [{"text": "1", "game": MC, "code": "01108"}, {"text": "\ud800", "game": MC, "code": "01107"}]
    backup(tmp_path, cards=cards, codes=codes)
    problem = refused(library.import_from, tmp_path / "backup.json")
    assert problem.key == "bad-library"
    assert [str(each).split(";")[0] for each in problem.problems] == [
        "bad-entry file=cards place=2",
        "bad-field card=95000 field=layer value=roof",
        "bad-card code=95000",
        "bad-entry file=codes place=1",
        "bad-entry file=codes place=3",
        "bad-entry file=codes place=5",
        f"already-bound text=1 game={MC} card=01107",
    ]
    assert meant(library, EAN) == "01107"
    assert not list(tmp_path.glob("library.kept*"))


def backup(tmp_path: Path, **content: Any) -> None:
    whole = {"format": "table-companion-library", "version": 1, **content}
    (tmp_path / "backup.json").write_text(json.dumps(whole), "utf-8")


@pytest.mark.parametrize("content", ["", "[]", "null", '{"format": "else"}', '{"cards": 3}'])
def test_what_is_no_library_is_refused(library: Library, tmp_path: Path, content: str) -> None:
    (tmp_path / "backup.json").write_text(content, "utf-8")
    assert refused(library.import_from, tmp_path / "backup.json").key == "bad-library"


def test_an_export_that_cannot_be_written_is_told(library: Library, tmp_path: Path) -> None:
    assert refused(library.export, tmp_path / "no" / "such" / "folder.json").key == "file-unwritable"


def test_a_damaged_library_is_named_and_the_table_goes_on(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"coffee" * 999)
    library = Library(tmp_path, PREFIXES)
    assert [(each.key, each.facts["kept"]) for each in library.problems] == [
        ("library-damaged", "library.damaged-1.sqlite")
    ]
    assert meant(library, "01107") == "01107"
    library.bind(EAN, "01107", MC)


def test_a_library_survives_a_power_cut(tmp_path: Path) -> None:
    library = Library(tmp_path / "running", PREFIXES)
    library.bind(EAN, "01107", MC)
    shutil.copytree(tmp_path / "running", tmp_path / "after")
    assert meant(Library(tmp_path / "after", PREFIXES), EAN) == "01107"


def test_what_another_program_imports_is_seen_at_once(library: Library, tmp_path: Path) -> None:
    assert meant(library, "95000") == "unknown-code"
    other = Library(tmp_path, PREFIXES)
    other.import_from(marvel_folder(tmp_path))
    assert meant(library, "95000") == "95000"


def test_only_the_newest_lesson_is_untaught(library: Library) -> None:
    assert refused(library.unteach).key == "nothing-to-undo"
    library.learn(EAN, CREATURE, RA)
    library.unteach()
    assert meant(library, EAN, RA) == "unknown-code"
    library.learn(EAN, CREATURE, RA)
    library.correct("01107", "threat", "9", MC)
    assert refused(library.unteach).key == "nothing-to-undo"
    assert meant(library, EAN, RA) != "unknown-code"
