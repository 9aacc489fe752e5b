"""``companion labels`` and ``companion cards sets``: words that name cards, and what is said of those that do not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from companion.card_facts import card_from_json
from companion.cli import main
from companion.labels.sheet import Item, write_sheet
from companion.labels.stock import stock
from companion.library import Library
from companion.words.texts import LANGUAGES

SHEET = "sheet.pdf"


@pytest.fixture
def labels(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    """Print one sheet from a home folder: the exit code, what was printed, what was complained of."""

    def said(*words: str, language: str = "en") -> tuple[int, str, str]:
        game, *more = words
        where = ("--home", str(tmp_path / "home"), "--language", language)
        code = main(["labels", game, str(tmp_path / SHEET), *more, *where])
        return code, *capsys.readouterr()

    return said


def printed(tmp_path: Path) -> str:
    return str(pypdfium2.PdfDocument(tmp_path / SHEET)[0].get_textpage().get_text_bounded())


@pytest.mark.parametrize("word", ["086", "ER086", "er086", "ER086-2"])
def test_a_card_is_named_as_labels_and_searches_name_it(labels: Any, tmp_path: Path, word: str) -> None:
    code, said, complained = labels("earthborne_rangers", "--cards", word, "--once")
    assert (code, said[:22], complained) == (0, "One label on one page:", "")
    assert "ER086-2" in printed(tmp_path)


@pytest.mark.parametrize("word", ["01097", "MC01097A", "mc01097b"])
def test_each_face_names_the_label_of_its_card(labels: Any, tmp_path: Path, word: str) -> None:
    assert labels("marvel_champions", "--cards", word)[0] == 0
    assert "MC01097-E" in printed(tmp_path)


def test_every_word_that_names_nothing_is_said_with_what_was_meant_and_nothing_is_written(
    labels: Any, tmp_path: Path
) -> None:
    words = ("--sets", "rihno", "Bomb Scare", "hydra", "xyzzy", "rhino", "--cards", "1107", "crowd", "ER086")
    code, said, complained = labels("marvel_champions", *words)
    lists = "“companion cards sets marvel_champions” lists them all."
    finds = "“companion cards search NAME” finds it by its name."
    assert (code, said) == (2, "")
    assert complained.splitlines() == [
        "The sheet was not made:",
        f"There is no card set “rihno” in Marvel Champions. Did you mean rhino? {lists}",
        f"There is no card set “Bomb Scare” in Marvel Champions. Did you mean bomb_scare? {lists}",
        f"There is no card set “hydra” in Marvel Champions. Did you mean hydra_camp? {lists}",
        f"There is no card set “xyzzy” in Marvel Champions. {lists}",
        f"No card has the code “1107” in Marvel Champions. Did you mean 01107? {finds}",
        f"No card has the code “crowd” in Marvel Champions. {finds}",
        "ER086 is a card of another game (earthborne_rangers).",
    ]
    assert not (tmp_path / SHEET).exists()


def test_sets_of_one_name_are_all_offered(labels: Any) -> None:
    assert "Did you mean spider_man and spider_man_modular?" in labels("marvel_champions", "--sets", "spider man")[2]


def test_sets_without_a_word_are_not_all_cards(labels: Any, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        labels("marvel_champions", "--sets")
    assert capsys.readouterr().err.endswith("Something is missing after --sets.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_card_facts_says_what_to_do_instead(labels: Any, language: str) -> None:
    code, said, complained = labels("reflets_dacide", language=language)
    assert (code, said) == (2, "")
    assert "Reflets d’Acide" in complained
    assert ("Type a code" in complained) == (language == "en")


def test_a_taught_card_of_such_a_game_gets_its_label(labels: Any, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    library = Library(home)
    card = library.learn("X99", card_from_json({"kind": "creature", "name": "Gob"}), "reflets_dacide")
    library.close()
    assert labels("reflets_dacide")[0] == 0
    assert f"RA{card.code}" in printed(tmp_path)


def test_the_sets_of_a_game_are_listed_with_their_names_and_labels(
    labels: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    listing = ["cards", "sets", "marvel_champions", "--home", str(tmp_path)]
    assert main([*listing, "--language", "en"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert "rhino  Rhino  (21)" in rows
    assert "exper_weapon  Experimental Weapons  (4)" in rows
    assert main([*listing, "--json"]) == 0
    found = {each["set"]: each for each in map(json.loads, capsys.readouterr().out.splitlines())}
    assert found["bomb_scare"] == {"game": "marvel_champions", "set": "bomb_scare", "name": "Bomb Scare", "labels": 6}
    assert labels("marvel_champions", "--sets", "RHINO", "bomb_scare")[1].startswith("27 labels on one page")


def test_a_set_without_a_name_is_listed_by_its_word_and_a_game_without_sets_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", "sets", "earthborne_rangers", "--home", str(tmp_path), "--language", "en"]) == 0
    assert "weather  (" in capsys.readouterr().out
    assert main(["cards", "sets", "reflets_dacide", "--home", str(tmp_path), "--language", "en"]) == 2
    assert capsys.readouterr().err.startswith("No facts of the cards of Reflets d’Acide are here")


def test_each_page_is_told_when_it_begins(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    sheet = stock("5160", "normal")
    assert sheet is not None
    items = [Item("MC01107-5", copies=2 * sheet.labels)]
    pages = write_sheet(tmp_path / SHEET, items, "5160", skip=1, begins=lambda *page: told.append(page))
    assert told == [(1, 3), (2, 3), (3, 3)]
    assert pages == 3


def test_how_far_it_is_is_said_where_somebody_looks_on(labels: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert labels("marvel_champions", "--sets", "rhino")[2] == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    code, said, shown = labels("marvel_champions", "--sets", "rhino", "klaw", "ultron")
    assert (code, said.count("\n")) == (0, 1)
    assert shown == "\r\033[KPage 1 of 1\r\033[K"
