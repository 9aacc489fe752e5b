"""``companion replay``: what is no play is left as it is, and damage is said."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from companion.cli import main
from companion.library.facts import load_facts
from companion.shelf import Shelf
from rules.events import Confirmed
from rules.games import game

PLAY = "game marvel_champions players=Ana scenario=rhino\n> done\n"


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """Four acts of a game."""
    played = game("marvel_champions")
    session = Shelf(tmp_path).begin(played, {"players": "Ana", "scenario": "rhino"}, load_facts(played.id))
    for _ in range(4):
        assert session.view.prompt
        session.submit(Confirmed(session.view.prompt.key))
    session.close()
    assert session.journal
    return session.journal


def test_a_play_is_written_anew_and_a_byte_order_mark_is_no_letter(tmp_path: Path) -> None:
    path = tmp_path / "a.play"
    path.write_text("\ufeff" + PLAY, encoding="utf-8")
    assert main(["replay", "--update", str(path)]) == 0
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[0] == PLAY.splitlines()[0]
    assert lines[1].strip().startswith("[player.turns]")


@pytest.mark.parametrize("text", ["", "# a comment\n", "Read me first.\n", '{"journal":1,"game":"toy"}\t00000000\n'])
def test_what_begins_no_game_is_never_overwritten(
    tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "README.md"
    path.write_text(text, encoding="utf-8")
    assert main(["replay", "--update", "--language", "en", str(path)]) == 1
    assert path.read_text(encoding="utf-8") == text
    assert "README.md" in capsys.readouterr().err


def test_a_full_disk_leaves_the_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.play"
    path.write_text(PLAY, encoding="utf-8")

    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    assert main(["replay", "--update", str(path)]) == 1
    assert (path.read_text(encoding="utf-8"), os.listdir(tmp_path)) == (PLAY, ["a.play"])


def test_a_damaged_journal_is_told_as_far_as_it_goes(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = journal.read_bytes()
    rows = whole.splitlines(keepends=True)
    assert main(["replay", "--language", "en", str(journal)]) == 0
    journal.write_bytes(b"".join([*rows[:3], rows[3].replace(b"Confirmed", b"Confirmee"), *rows[4:]]))
    assert main(["replay", "--language", "en", str(journal)]) == 1
    assert "is damaged. What stands before the damage is told: 2 acts." in capsys.readouterr().err
    journal.write_bytes(whole.replace(b"players", b"plauers", 1))
    assert main(["replay", "--language", "en", str(journal)]) == 1
    assert "is no saved game, or its first line is destroyed" in capsys.readouterr().err
