"""What the headless session says of a shelf that cannot be read, and that it answers all the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from companion.home import home_folder
from companion.journal import ROOM, line_bytes
from companion.library.facts import load_facts
from companion.shelf import Shelf
from rules.errors import Refused
from rules.games import game
from tests.companion.evening import GAME, PATIENCE

ROOT = Path(__file__).parents[3]
FIRST = "0001-marvel_champions.journal"


def said(home: Path, *lines: str, **environment: str) -> tuple[list[dict[str, Any]], list[str]]:
    """The answers, and what was said on standard error."""
    ran = subprocess.run(
        [sys.executable, "-m", "companion", "play", "--headless", "--home", str(home), "--language", "en"],
        input="".join(f"{line}\n" for line in lines).encode(),
        capture_output=True,
        cwd=ROOT,
        timeout=PATIENCE,
        env=os.environ | environment,
        check=True,
    )
    return [json.loads(line) for line in ran.stdout.splitlines()], ran.stderr.decode().splitlines()


def journal(home: Path, header: dict[str, Any], more: bytes = b"") -> Path:
    (home / "journals").mkdir(parents=True)
    path = home / "journals" / FIRST
    path.write_bytes(line_bytes({"journal": 1, **header}) + more)
    return path


def test_a_game_that_cannot_be_taken_up_is_said_kept_and_another_begun(tmp_path: Path) -> None:
    path = journal(tmp_path, {"game": "chess", "setup": {}, "cards": []})
    before = path.read_bytes()
    answers, complaints = said(tmp_path, "done", GAME)
    assert [answer["refused"] and answer["refused"]["key"] for answer in answers] == ["no-game", None]
    assert complaints[0].startswith(f"The game {FIRST} cannot be taken up and stays as it is.")
    assert complaints[1].startswith("There is no game “chess”.")
    assert path.read_bytes() == before
    assert [kept.number for kept in Shelf(tmp_path).kept()] == [2, 1]


def test_a_game_of_a_newer_release_is_not_passed_over_in_silence(tmp_path: Path) -> None:
    journal(tmp_path, {"journal": 2, "game": "marvel_champions"})
    answers, complaints = said(tmp_path, "done")
    assert answers[0]["refused"]["key"] == "no-game"
    assert complaints == [f"{FIRST} was written by a newer release (format 2, known here: 1). Update this one."]


def test_damage_is_said_with_the_name_of_the_file_that_was_kept(tmp_path: Path) -> None:
    said(tmp_path, GAME, "adjust villain.hit_points -1")
    path = tmp_path / "journals" / FIRST
    with path.open("ab") as file:
        file.write(b"\0" * 4096)
    answers, complaints = said(tmp_path, "undo")
    assert answers[0]["refused"] is None
    assert complaints == [
        f"The game {FIRST} was damaged: it goes on from before the damage. The damaged file is kept as "
        f"{FIRST}.damaged-1."
    ]


def test_a_locale_without_accents_still_gets_one_answer_a_line(tmp_path: Path) -> None:
    game = 'game marvel_champions players="Žluť 🎲" scenario=rhino heroes=spider_man'
    answers, complaints = said(tmp_path, game, 'teach X {"kind": "\\ud800"}', PYTHONIOENCODING="ascii")
    assert answers[0]["players"][0]["name"] == "Žluť 🎲"
    assert answers[1]["refused"]["key"] == "bad-card"
    assert complaints == []


@pytest.mark.parametrize("setup", [[1], "x", None])
def test_a_header_without_answers_still_lists_its_game(tmp_path: Path, setup: object) -> None:
    journal(tmp_path, {"game": "marvel_champions", "setup": setup, "cards": []})
    shelf = Shelf(tmp_path)
    assert [(kept.number, kept.game, kept.setup) for kept in shelf.kept()] == [(1, "marvel_champions", {})]
    with pytest.raises(Refused) as refused:
        shelf.resume(shelf.kept()[0].path)
    assert refused.value.key == "bad-header"


def test_a_pipe_or_a_folder_in_the_place_of_a_game_holds_nobody_up(tmp_path: Path) -> None:
    (tmp_path / "journals" / FIRST).mkdir(parents=True)
    os.mkfifo(tmp_path / "journals" / "0002-marvel_champions.journal")
    shelf = Shelf(tmp_path)
    assert shelf.kept() == []
    assert [(problem.key, problem.facts["file"]) for problem in shelf.unreadable()] == [
        ("not-a-journal", "0002-marvel_champions.journal"),
        ("not-a-journal", FIRST),
    ]


@pytest.mark.parametrize(("left", "said"), [(b"", 0), (b" " * ROOM, 0), (b"\0" * 40, 1), (b"x", 1), (b'{"jou', 1)])
def test_a_game_that_never_began_is_no_trouble_and_bytes_that_cannot_be_read_are(
    tmp_path: Path, left: bytes, said: int
) -> None:
    """The power went between the making of the file and its first line; that name is not given again."""
    shelf = Shelf(tmp_path)
    shelf.journals.mkdir()
    (shelf.journals / FIRST).write_bytes(left)
    assert shelf.kept() == []
    assert [problem.key for problem in shelf.unreadable()] == ["not-a-journal"] * said
    session = shelf.begin(
        game("marvel_champions"), {"players": "Ana", "scenario": "rhino"}, load_facts("marvel_champions")
    )
    session.close()
    assert [kept.number for kept in shelf.kept()] == [2]
    assert (shelf.journals / FIRST).read_bytes() == left


@pytest.mark.parametrize(
    ("closed", "code"),
    [(">&-", 0), ("<&-", 0), ("<&- >&- 2>&-", 0), (">/dev/full", 2)],
)
def test_streams_that_are_closed_or_full_end_in_order(tmp_path: Path, closed: str, code: int) -> None:
    ran = subprocess.run(
        [
            "sh",
            "-c",
            f'printf "done\\n" | ( "{sys.executable}" -m companion play --headless --home "$0" {closed} )',
            tmp_path,
        ],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=PATIENCE,
        env=os.environ | {"LC_ALL": "C"},
    )
    assert ran.returncode == code
    full = "Nothing more can be printed: the disk is full. Make room where the output goes, or send it elsewhere.\n"
    assert ran.stderr == (full if code else "")


POSIX = {"LC_ALL": "POSIX", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}


def ran(*words: str, given: bytes = b"", locale: Mapping[str, str] = MappingProxyType({})) -> tuple[int, bytes, bytes]:
    done = subprocess.run(
        [sys.executable, "-m", "companion", *words],
        input=given,
        capture_output=True,
        cwd=ROOT,
        timeout=PATIENCE,
        env=os.environ | locale,
    )
    return done.returncode, done.stdout, done.stderr


def test_a_locale_without_accents_shows_a_mark_in_their_place(tmp_path: Path) -> None:
    code, shown, complaints = ran("games", "--home", str(tmp_path), locale=POSIX)
    assert (code, complaints) == (0, b"")
    assert b"Reflets d?Acide" in shown


@pytest.mark.parametrize("locale", [POSIX, {"LC_ALL": "C.UTF-8"}])
def test_lines_are_utf_8_in_any_locale_and_what_is_none_is_answered(locale: dict[str, str]) -> None:
    line = "game marvel_champions players=Žofie scenario=rhino heroes=spider_man\n".encode()
    code, shown, complaints = ran("replay", "-", given=line + b"\xff\xfe\n", locale=locale)
    answers = [json.loads(row) for row in shown.splitlines()]
    assert (code, complaints) == (0, b"")
    assert answers[0]["players"][0]["name"] == "Žofie"
    assert answers[1]["refused"]["key"] == "bad-line"


def test_a_language_that_is_none_is_refused_and_no_path(tmp_path: Path) -> None:
    code, shown, complaints = ran("cards", "search", "xyzzy", "--home", str(tmp_path), "--language", "../../etc")
    assert (code, shown) == (2, b"")
    assert complaints.decode().endswith("“../../etc” does not fit --language. Possible: en, fr, es, cs.\n")


def test_a_home_of_somebody_unknown_is_a_folder_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPANION_HOME", "~nobody-of-that-name/x")
    assert home_folder(None) == Path("~nobody-of-that-name/x")
