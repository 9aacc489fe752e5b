"""After the plug was pulled the same game lies on the table, in the same language; what was put away does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.desk import Desk
from companion.finding import ShippedFacts
from companion.lately import FILE, Lately, recall, remember
from companion.settings import load_settings

GAME = "game marvel_champions players=Ana,Ben scenario=rhino"


def desk(home: Path, **settings: str) -> Desk:
    return Desk(
        load_settings(home, {"lamps": "sim:count=3", "scanners": "sim", **settings}, {})[0], home, ShippedFacts()
    )


def unplugged(desk: Desk) -> None:
    """The power goes: nothing is put away, only the file is let go as the system does."""
    assert desk.session
    desk.session.close()
    desk.devices.close()


def test_the_game_that_lay_there_is_taken_up_at_the_same_prompt(tmp_path: Path) -> None:
    before = desk(tmp_path)
    before.say(GAME)
    before.say("adjust scheme.threat 4")
    before.say("move villain.threat")
    seen = before.view
    unplugged(before)
    after = desk(tmp_path)
    assert after.take_up()
    assert after.view == seen
    after.close()


def test_what_was_put_away_stays_on_the_shelf(tmp_path: Path) -> None:
    before = desk(tmp_path)
    before.say(GAME)
    before.put_away()
    before.close()
    after = desk(tmp_path)
    assert not after.take_up()
    assert len(after.shelf.kept()) == 1
    after.close()


def test_the_game_played_last_is_taken_up_not_the_newest(tmp_path: Path) -> None:
    first = desk(tmp_path)
    first.say(GAME)
    first.put_away()
    first.say(GAME.replace("Ana,Ben", "Cy"))
    first.resume(first.shelf.kept()[1].path)
    unplugged(first)
    again = desk(tmp_path)
    assert again.take_up()
    assert again.view
    assert [player.name for player in again.view.players] == ["Ana", "Ben"]
    again.close()


def test_a_game_that_is_gone_or_broken_is_not_taken_up(tmp_path: Path) -> None:
    remember(tmp_path, Lately("", "0007-marvel_champions.journal"))
    assert not desk(tmp_path).take_up()
    (tmp_path / "journals").mkdir()
    (tmp_path / "journals" / "0007-marvel_champions.journal").write_bytes(b"not a journal\n")
    assert not desk(tmp_path).take_up()


def test_a_chosen_language_is_spoken_the_next_evening_unless_the_settings_say_another(tmp_path: Path) -> None:
    before = desk(tmp_path)
    before.speak("cs")
    before.close()
    assert desk(tmp_path).language == "cs"
    assert desk(tmp_path, language="fr").language == "fr"


@pytest.mark.parametrize(
    "written", ["", "{", "[]", '{"language": "xx", "playing": "../x"}', '{"language": 3}', "\0", "[" * 5000]
)
def test_a_broken_memory_is_none(tmp_path: Path, written: str) -> None:
    (tmp_path / FILE).write_text(written)
    assert recall(tmp_path) == Lately()


def test_what_was_said_of_one_game_is_not_said_in_the_next(tmp_path: Path) -> None:
    table = desk(tmp_path)
    table.say(GAME)
    table.put_away()
    assert not table.answers
    table.close()
