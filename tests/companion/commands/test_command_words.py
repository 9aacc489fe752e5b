"""What the commands of the command line say: in the reader's language, one fact a line, each thing named once."""

from __future__ import annotations

import errno
import json
import os
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from companion import cli
from companion.library.facts import load_facts
from companion.reason import REASONS, reason_of
from companion.shelf import Shelf
from companion.words.texts import LANGUAGES, Texts
from rules.events import Adjusted, Confirmed
from rules.games import game
from rules.games.marvel_champions.events import TookFirst

Run = Callable[..., tuple[int, list[str], str]]


@pytest.fixture
def ran(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in a home folder of its own: its code, its lines and its complaints."""

    def run(*words: str, home: bool = True) -> tuple[int, list[str], str]:
        code = cli.main([*words, *(("--home", str(tmp_path / "home")) if home else ())])
        said = capsys.readouterr()
        return code, said.out.splitlines(), said.err

    return run


def test_a_card_is_told_in_the_words_of_its_game(ran: Run) -> None:
    code, lines, _ = ran("cards", "show", "MC01107", "--language", "fr")
    assert code == 0
    assert lines == [
        "Jeu\u202f: Marvel Champions",
        "Code\u202f: 01107",
        "Nom\u202f: Casser et Emporter",
        "Type\u202f: Manigance annexe",
        "Ensemble\u202f: Rhino",
        "Menace de départ\u202f: 2",
        "Icônes de boost\u202f: 2",
        "Icône d’aléas\u202f: 1",
        "2 autres faits se lisent avec --json.",
    ]


def test_a_card_is_one_object_where_json_is_asked_for(ran: Run) -> None:
    _, lines, _ = ran("cards", "show", "MC01107", "--json", "--language", "fr")
    facts = json.loads("".join(lines))
    assert (facts["threat"], facts["icons"], facts["owner"]) == (2, {"hazard": 1}, "encounter")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_usual_reasons_are_worded_in_every_language(language: str) -> None:
    texts = Texts(language=language)
    for number, key in REASONS.items():
        assert reason_of(OSError(number, os.strerror(number))) == key
        assert texts.say(f"reason-{key}") != os.strerror(number)
    assert texts.missing == []


def test_an_unusual_reason_is_what_the_system_says() -> None:
    assert reason_of(OSError(errno.EIO, "Input/output error")) == "Input/output error"
    assert reason_of(OSError("odd")) == "odd"


def test_a_file_that_is_not_there_is_named_once(ran: Run) -> None:
    code, _, complaint = ran("replay", "/nofile", "--language", "fr", home=False)
    assert code == 1
    assert complaint == "/nofile ne peut pas être lu\u202f: il n’est pas là.\n"


def test_a_report_says_what_is_in_it(ran: Run, tmp_path: Path) -> None:
    file = tmp_path / "report.zip"
    code, lines, _ = ran("report", str(file), "--language", "en")
    assert code == 0
    assert lines == [
        f"The report is in {file}. It holds the settings and what went wrong here; no game was played yet."
    ]
    assert zipfile.ZipFile(file).namelist() == ["versions.txt"]
    code, _, complaint = ran("report", str(file), "--language", "es")
    assert code == 2
    assert complaint == f"No se puede escribir {file}: ya hay uno con ese nombre.\n"


def test_lamps_that_are_made_dark_are_named(ran: Run) -> None:
    code, lines, complaint = ran("lamps", "off", "--language", "en", "--set", "lamps=sim:count=3 sim:fitted=no")
    assert code == 1
    assert lines == ["sim:count=3 is dark now."]
    assert complaint.startswith("sim: there is nothing at sim.")


def test_number_displays_are_made_dark_with_the_lamps(ran: Run) -> None:
    devices = ("--set", "lamps=sim:count=3", "--set", "digits=sim:places=2 sim:fitted=no")
    code, lines, complaint = ran("lamps", "off", "--language", "en", *devices)
    assert (code, lines) == (1, ["sim:count=3 is dark now.", "sim:places=2 is dark now."])
    assert complaint.startswith("sim: there is nothing at sim.")


def test_where_there_is_nothing_to_make_dark_it_is_said(ran: Run) -> None:
    code, lines, _ = ran("lamps", "off", "--language", "en", "--set", "lamps=")
    assert (code, lines) == (0, ["The settings name no lamps and no number displays."])


def test_a_setting_without_a_value_changes_nothing_and_is_said(ran: Run) -> None:
    code, lines, complaint = ran("lamps", "off", "--language", "en", "--set", "lamps=sim:count=3", "--set", "lamps")
    assert (code, lines) == (0, ["sim:count=3 is dark now."])
    assert complaint == "--set lamps: a value is missing. Write lamps=…\n"


def test_help_is_worded_in_the_language_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (
        ["--language", "fr", "--help"],
        ["cards", "--help", "--language=fr"],
        ["cards", "show", "--language", "fr", "-h"],
    ):
        with pytest.raises(SystemExit) as ended:
            cli.main(words)
        said = capsys.readouterr().out
        assert ended.value.code == 0
        assert said.startswith("utilisation\u202f: companion")
        assert "montrer cette aide et s’arrêter" in said
        assert not [word for word in ("usage", "positional", "show this help") if word in said]


def test_labels_that_a_sheet_has_not_cannot_be_skipped(ran: Run, tmp_path: Path) -> None:
    words = ("labels", "marvel_champions", str(tmp_path / "a.pdf"), "--paper", "l7651", "--skip", "-1")
    code, _, complaint = ran(*words, "--language", "en")
    assert code == 2
    assert complaint == "A sheet of l7651 has 65 labels of this size: from 0 to 64 can be skipped, not -1.\n"
    assert not (tmp_path / "a.pdf").exists()


def test_a_language_before_the_command_counts(ran: Run) -> None:
    assert ran("--language", "cs", "cards", "show", "MC01107")[1][0] == "Hra: Marvel Champions"
    assert ran("--language", "cs", "cards", "show", "MC01107", "--language", "es")[1][0] == "Juego: Marvel Champions"


def journal(home: Path, acts: int) -> str:
    """A game of two at which so many prompts were confirmed and the villain corrected; the path of its journal."""
    shelf = Shelf(home)
    answers = {"scenario": "rhino", "players": "Ana,Ben"}
    session = shelf.begin(game("marvel_champions"), answers, load_facts("marvel_champions"))
    for _ in range(acts):
        assert session.view.prompt
        session.submit(Confirmed(session.view.prompt.key))
    session.submit(TookFirst("p2"))
    session.submit(Adjusted("villain.hit_points", -3))
    session.close()
    return str(shelf.kept()[0].path)


def test_a_journal_is_told_in_short(ran: Run, tmp_path: Path) -> None:
    code, lines, _ = ran("replay", journal(tmp_path, 2), "--language", "en", home=False)
    assert code == 0
    assert lines == [
        "Marvel Champions",
        "4 acts. Said lately:",
        "  First player: Ben.",
        "The table stands at: Discard",
        "Asked: Discard what you do not want to keep",
        "Main scheme: stage: 1",
        "Villain: hit points: 25",
        "Villain: stage: 1",
        "Encounter deck: 32",
    ]


def test_a_journal_is_one_object_where_json_is_asked_for(ran: Run, tmp_path: Path) -> None:
    code, lines, _ = ran("replay", journal(tmp_path, 2), "--json", home=False)
    assert code == 0
    assert len(lines) == 1
    assert json.loads(lines[0])["counters"]["villain.hit_points"]["value"] == 25
