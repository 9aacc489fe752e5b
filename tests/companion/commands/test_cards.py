"""``companion cards``: what the library was taught, corrected, and takes back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.cli import main
from companion.library.store import FILE

MC = ("--game", "marvel_champions")


@pytest.fixture
def cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    """Say one command on a home folder: its exit code, what it printed, what it complained of."""

    def said(*words: str) -> tuple[int, str, str]:
        code = main(["cards", *words, "--home", str(tmp_path), "--language", "en"])
        return code, *capsys.readouterr()

    return said


def test_a_code_is_bound_released_and_bound_again(cards: Any) -> None:
    assert cards("bind", "4006381333931", "01107", *MC) == (0, "4006381333931 means 01107 from now on.\n", "")
    assert json.loads(cards("show", "4006381333931", "--json")[1])["code"] == "01107"
    assert cards("release", "4006381333931") == (0, "4006381333931 means nothing any more.\n", "")
    assert cards("release", "4006381333931") == (2, "", "4006381333931 was never taught.\n")
    assert cards("undo") == (0, "Taken back: the code that was let go last.\n", "")
    assert json.loads(cards("show", "4006381333931", "--json")[1])["code"] == "01107"


def test_a_number_is_corrected_for_every_later_game(cards: Any) -> None:
    before = json.loads(cards("show", "01107", "--json")[1])["threat"]
    assert cards("correct", "01107", "threat", "9", *MC, "--json")[1] == (
        '{"card": "01107", "field": "threat", "value": "9"}\n'
    )
    assert json.loads(cards("show", "01107", "--json")[1])["threat"] == 9
    assert cards("undo")[1] == "Taken back: the last correction.\n"
    assert json.loads(cards("show", "01107", "--json")[1])["threat"] == before
    assert cards("undo") == (2, "", "There is nothing left to take back.\n")


def test_a_game_must_be_named_where_a_code_could_be_of_several(cards: Any) -> None:
    with pytest.raises(SystemExit) as ended:
        cards("bind", "4006381333931", "01107")
    assert ended.value.code == 2


def test_a_damaged_library_is_said_once_and_kept(cards: Any, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no library at all")
    code, _, complained = cards("show", "01107", "--json")
    assert code == 0
    assert "library.damaged-1.sqlite" in complained
    assert (tmp_path / "library.damaged-1.sqlite").read_bytes() == b"no library at all"
    assert cards("show", "01107", "--json")[2] == ""


@pytest.mark.parametrize(("field", "meant"), [("Attak", "attack"), ("health", "threat")])
def test_a_number_that_no_card_has_is_not_corrected(cards: Any, field: str, meant: str) -> None:
    """What is shown under its name in the reader's language has a field of another name."""
    code, told, complained = cards("correct", "01101", field, "2", *MC)
    assert (code, told) == (2, "")
    assert f"“{field}”" in complained
    assert meant in complained
    assert "2" not in json.loads(cards("show", "01101", "--json")[1]).get("layers", [])
