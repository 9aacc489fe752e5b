"""How games look: every file loads, every counter that can be seen has a look, and what is wrong is named."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import Any

import pytest

from companion.finding import ShippedFacts
from companion.lights import zones
from companion.look import CounterLook, Look, colour, load_look, natural, read_look
from companion.play import read_play, run_play
from companion.table import Table
from rules.games import game_ids
from rules.view import View
from tests.test_games import SETUPS

LAMPS = 60  # of the strip that the settings begin with
PLAYS = [
    (id, play) for id in game_ids() for play in sorted(files("rules.games").joinpath(id, "plays").iterdir(), key=str)
]


def begun(id: str) -> list[View]:
    """The first view of each set-up that the tests know."""
    tables = [Table(ShippedFacts()) for _ in SETUPS[id]]
    for table, setup in zip(tables, SETUPS[id], strict=True):
        answer = table.say(f"game {id} {' '.join(f'{key}={value}' for key, value in setup.items())}")
        assert answer
        assert answer.refused is None
    return [table.session.view for table in tables if table.session]


@pytest.mark.parametrize("id", game_ids())
def test_every_game_has_a_look_and_a_counter_on_its_lamps(id: str) -> None:
    look = load_look(id)
    assert look.counters
    for view in begun(id):
        placed = zones(view, look, LAMPS)
        assert placed, "something to see from every seat"
        assert placed[0].look.panel == "main"
        assert all(zone.look.tint != (0, 0, 0) for zone in placed)


@pytest.mark.parametrize(("id", "play"), PLAYS, ids=lambda value: getattr(value, "name", value))
def test_every_counter_that_a_play_shows_has_a_look(id: str, play: Any) -> None:
    look = load_look(id)
    named = {counter.match for counter in look.counters}
    with as_file(play) as path:
        text = path.read_text(encoding="utf-8")
    views = [answer.view for _, answer in run_play(read_play(text), Table(ShippedFacts())) if answer and answer.view]
    counters = {name for view in views for name in view.counters}
    assert {name for name in counters if look.of(name).match not in named} == set()


def test_the_first_look_that_matches_counts_and_an_unknown_counter_is_plain() -> None:
    look = Look((0, 0, 0), (CounterLook("p1.hp", icon="heart"), CounterLook("p*.hp", icon="token")))
    assert [look.of(name).icon for name in ("p1.hp", "p2.hp", "p2.mp")] == ["heart", "token", ""]
    assert look.of("p2.mp") == CounterLook("p2.mp")
    assert [name for name, _ in look.ordered(["p10.hp", "x", "p2.hp", "p1.hp"])] == ["p1.hp", "p2.hp", "p10.hp"]


def test_numbers_in_names_are_compared_as_numbers() -> None:
    assert sorted(["c10.harm", "c2.harm", "c2.progress"], key=natural) == ["c2.harm", "c2.progress", "c10.harm"]


def test_a_game_without_a_look_has_a_plain_one() -> None:
    assert load_look("") == Look((224, 180, 90), ())


def test_a_colour_is_written_as_on_the_web() -> None:
    assert colour("#f0A03c") == (240, 160, 60)
    for wrong in ("f0a03c", "#f0a03", "#f0a03cc", "red", ""):
        with pytest.raises(ValueError, match="a colour like"):
            colour(wrong)


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({"tint": "red"}, "a colour like #f0a03c"),
        ({"panel": "top"}, "one of ('main', 'side', 'player', 'card', 'none'), not 'top'"),
        ({"style": "bars", "lamps": 1}, "one of ('bar', 'pips', 'none'), not 'bars'"),
        ({"pattern": "fast"}, "not 'fast'"),
        ({"colour": "#ffffff"}, "unexpected keyword argument 'colour'"),
        ({"style": "bar"}, "how many lamps for bar, not 0"),
        ({"lamps": "8"}, "how many lamps for none, not '8'"),
        ({"lamps": -1}, "how many lamps"),
    ],
)
def test_what_is_wrong_with_an_entry_is_said_with_its_name(entry: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=r"whist/look\.toml, doom: ") as raised:
        read_look({"accent": "#ffffff", "counter": [{"match": "doom", **entry}]}, "whist")
    assert said in str(raised.value)


def test_a_look_without_an_accent_is_refused() -> None:
    with pytest.raises(ValueError, match="a colour like"):
        read_look({}, "whist")
