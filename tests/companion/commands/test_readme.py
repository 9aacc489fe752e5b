"""README.md tells the truth: its commands and settings are taken, its buttons are on the screen, its numbers hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion import cli
from companion.commands import campaign, cards
from companion.library import load_facts
from companion.library.faces import physical_cards
from companion.settings import load_settings
from companion.words.texts import Texts

PAGE = (Path(__file__).parents[3] / "README.md").read_text(encoding="utf-8")
TABLE = PAGE.partition("## At the table")[2].partition("## ")[0]
BUTTONS = ("menu", "type-code")


def test_every_word_of_the_command_line_is_in_its_table() -> None:
    rows = dict(re.findall(r"`companion (\w+) ([a-z, ]+)`", PAGE))
    assert rows["cards"].split(", ") == list(cards.WORDS)
    assert rows["campaign"].split(", ") == list(campaign.RUNS)
    assert set(re.findall(r"`companion (\w+)", PAGE)) >= set(cli.MODULES)


def test_the_buttons_that_it_names_are_on_the_screen() -> None:
    assert re.findall(r'"([^"]+)"', re.sub("`[^`]*`", "", TABLE)) == [Texts().say(button) for button in BUTTONS]


def test_its_commands_at_the_table_are_understood() -> None:
    """Parsed, not run: a wrong word would end with 2."""
    commands = [command.split() for command in re.findall(r"`companion ([^`]+)`", TABLE)]
    assert len(commands) >= 3
    for words in commands:
        assert callable(cli._parser(words).parse_args(words).run)


def test_its_settings_are_settings(tmp_path: Path) -> None:
    given = dict(re.findall(r"--set (\w+)=([^`]+)`", PAGE))
    assert {"size", "fullscreen", "text_scale", "scanners"} <= given.keys()
    assert load_settings(tmp_path, given)[1] == ()


def test_the_number_of_all_labels_holds() -> None:
    labels = sum(max(1, card.copies) for _, card in physical_cards(load_facts("marvel_champions")))
    assert f"{round(labels, -2):,} labels" in TABLE


@pytest.mark.parametrize("sets", re.findall(r"--sets ([\w ]+)`", TABLE))
def test_the_sets_that_it_prints_are_there(sets: str) -> None:
    assert {*sets.split()} <= {card.set for card in load_facts("marvel_champions").values()}
