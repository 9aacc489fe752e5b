"""From a view to the number displays: exact texts."""

from __future__ import annotations

import pytest

from companion.digits import Place, texts
from companion.finding import ShippedFacts
from companion.look import CounterLook, Look, load_look
from companion.table import Table
from drivers.digits import CHARACTERS
from rules.games import game_ids
from rules.view import Counter, View
from tests.test_games import SETUPS

LOOK = Look((0, 0, 0), (CounterLook("doom", pattern="blink"), CounterLook("p*.hp"), CounterLook("deck")))


def seen(**counters: Counter | int) -> View:
    found = {name: each if isinstance(each, Counter) else Counter(each) for name, each in counters.items()}
    return View(step="s", phase="p", round=1, players=(), first_player="p1", counters=found)


def shown(view: View | None, *displays: str, places: int = 4, beat: int = 0) -> tuple[str, ...]:
    return texts(view, LOOK, [Place(counter, places) for counter in displays], beat)


TABLE = seen(**{"deck": 30, "p10.hp": 9, "p2.hp": 12, "p1.hp": 10, "doom": 3, "other": 7})


def test_no_game_is_dark() -> None:
    assert shown(None, "", "doom") == ("", "")


def test_no_display_shows_nothing() -> None:
    assert shown(TABLE) == ()


def test_displays_without_a_counter_take_those_of_the_look_in_its_order() -> None:
    assert shown(TABLE, "", "", "", "", "") == ("3", "10", "12", "9", "30")


def test_a_display_that_finds_no_counter_is_dark() -> None:
    assert shown(seen(doom=3), "", "") == ("3", "")
    assert shown(seen(doom=3), "p*.hp", "doom") == ("", "3")


@pytest.mark.parametrize(
    ("counter", "text"),
    [("doom", "3"), ("p*.hp", "10"), ("p2.*", "12"), ("p[23].hp", "12"), ("other", "7"), ("*", "3"), ("DOOM", "")],
)
def test_a_display_with_a_counter_shows_the_first_that_it_means(counter: str, text: str) -> None:
    """In the order of the look; also one that the look does not name."""
    assert shown(TABLE, counter) == (text,)


def test_a_counter_that_one_display_is_named_for_is_not_taken_by_another() -> None:
    assert shown(TABLE, "p*.hp", "", "") == ("10", "3", "12")
    assert shown(TABLE, "", "doom") == ("10", "3")
    assert shown(TABLE, "doom", "doom") == ("3", "3"), "who names it twice wants it twice"


@pytest.mark.parametrize(
    ("value", "places", "text"),
    [(0, 1, "0"), (9, 1, "9"), (10, 1, "-"), (99, 2, "99"), (100, 2, "--"), (-1, 2, "-1"), (-1, 1, "-")],
)
def test_a_number_that_has_too_many_digits_is_hyphens(value: int, places: int, text: str) -> None:
    assert shown(seen(doom=value), "", places=places) == (text,)


def test_at_its_limit_a_counter_that_blinks_is_dark_on_every_second_beat() -> None:
    for value, on_the_beat in ((5, ""), (6, ""), (4, "4")):
        full = seen(doom=Counter(value, 5))
        assert (shown(full, "", beat=0), shown(full, "", beat=1)) == ((str(value),), (on_the_beat,))


def test_what_does_not_blink_stands_still() -> None:
    still = seen(**{"p1.hp": Counter(5, 5), "doom": Counter(0, 0), "other": Counter(3, 3)})
    assert shown(still, "p1.hp", "doom", "other", beat=1) == ("5", "0", "3")


@pytest.mark.parametrize("id", game_ids())
def test_every_game_has_a_number_for_a_display_that_names_none(id: str) -> None:
    for setup in SETUPS[id]:
        table = Table(ShippedFacts())
        table.say(f"game {id} {' '.join(f'{key}={value}' for key, value in setup.items())}")
        assert table.session
        (text,) = texts(table.session.view, load_look(id), [Place("", 4)])
        assert text
        assert set(text) <= CHARACTERS


def test_the_first_display_of_marvel_champions_is_the_threat_of_the_main_scheme() -> None:
    table = Table(ShippedFacts())
    table.say("game marvel_champions players=Ana,Ben scenario=rhino")
    assert table.session
    view, look = table.session.view, load_look("marvel_champions")
    threat, villain = (str(view.counters[name].value) for name in ("scheme.threat", "villain.hit_points"))
    assert texts(view, look, [Place("", 4)]) == (threat,)
    assert texts(view, look, [Place("villain*.hit_points", 4), Place("scheme*.threat", 4)]) == (villain, threat)
