"""From a view to the lamps: exact frames."""

from __future__ import annotations

import pytest

from companion.lights import BECOMES, EMPTY, WEAK, frame, lit, zones
from companion.look import CounterLook, Look, load_look
from drivers.led import DARK, Colour, Frame
from drivers.led.colour import Look as Strip
from rules.view import Counter, View

RED, BLUE = (200, 100, 0), (0, 100, 200)
DIM, FAINT, WEAKER = (70, 35, 0), (12, 6, 0), (90, 45, 0)  # 0.35, 0.06 and 0.45 of RED


def seen(**counters: Counter) -> View:
    return View(step="s", phase="p", round=1, players=(), first_player="p1", counters=counters)


def look(*counters: CounterLook) -> Look:
    return Look((0, 0, 0), counters)


def bar(name: str = "doom", lamps: int = 5, **more: object) -> CounterLook:
    return CounterLook(name, tint=RED, style="bar", lamps=lamps, **more)  # type: ignore[arg-type]


def colours(view: View | None, shapes: Look, count: int, beat: int = 0) -> tuple[Colour, ...]:
    return frame(view, shapes, count, beat).colours


def test_the_shares_are_far_enough_apart_to_be_told() -> None:
    assert (BECOMES, EMPTY, WEAK) == (0.35, 0.06, 0.45)


def test_no_view_is_dark() -> None:
    assert colours(None, look(bar()), 4) == (DARK,) * 4


def test_a_counter_that_the_look_does_not_name_is_dark() -> None:
    assert colours(seen(other=Counter(3, 5)), look(bar()), 4) == (DARK,) * 4


def test_a_bar_shows_value_bright_what_it_becomes_dim_and_the_way_faint() -> None:
    shown = colours(seen(doom=Counter(2, 5, becomes=4)), look(bar()), 6)
    assert shown == (RED, RED, DIM, DIM, FAINT, DARK)


def test_lamps_have_the_tint_that_players_gave() -> None:
    view = View("s", "p", 1, (), "p1", {"vils.red": Counter(1, 2)}, names={"tint.red": "#0064c8"})
    assert colours(view, look(bar("vils.*", lamps=2)), 2) == (BLUE, (0, 6, 12))


def test_a_number_that_falls_shows_what_it_is_now() -> None:
    assert colours(seen(doom=Counter(3, 5, becomes=1)), look(bar()), 5) == (RED, RED, RED, FAINT, FAINT)


def test_a_bar_never_has_more_lamps_than_its_limit() -> None:
    """Two of three is two lamps of three, not three of five."""
    assert colours(seen(doom=Counter(2, 3)), look(bar()), 5) == (RED, RED, FAINT, DARK, DARK)


def test_a_bar_is_scaled_to_its_lamps() -> None:
    assert colours(seen(doom=Counter(12, 20, becomes=16)), look(bar()), 5) == (RED, RED, RED, DIM, FAINT)


@pytest.mark.parametrize(
    ("value", "limit", "length", "lamps"),
    [
        (0, 20, 5, 0),
        (1, 20, 5, 1),  # something is never nothing
        (19, 20, 5, 4),  # and never the end before the end
        (20, 20, 5, 5),
        (31, 20, 5, 5),
        (-2, 20, 5, 0),
        (3, 0, 5, 0),
        (1, 2, 1, 1),
        (8, 16, 4, 2),
    ],
)
def test_how_many_lamps_show_a_value(value: int, limit: int, length: int, lamps: int) -> None:
    assert lit(value, limit, length) == lamps


def test_pips_show_one_lamp_a_unit_whatever_the_limit() -> None:
    pips = look(CounterLook("doom", tint=RED, style="pips", lamps=4))
    assert colours(seen(doom=Counter(2, 40, becomes=3)), pips, 4) == (RED, RED, DIM, FAINT)
    assert colours(seen(doom=Counter(9)), pips, 4) == (RED,) * 4


def test_a_bar_without_a_limit_is_shown_as_pips() -> None:
    assert colours(seen(doom=Counter(2)), look(bar()), 5) == (RED, RED, FAINT, FAINT, FAINT)
    assert colours(seen(doom=Counter(0, 0)), look(bar()), 5) == (FAINT,) * 5


def test_at_the_limit_a_blinking_zone_alternates_with_the_beat() -> None:
    blinks = look(bar(lamps=2, pattern="blink"))
    for beat, colour in ((0, RED), (1, WEAKER)):
        assert colours(seen(doom=Counter(2, 2)), blinks, 2, beat) == (colour, colour)
        assert colours(seen(doom=Counter(3, 2)), blinks, 2, beat) == (colour, colour)
        assert colours(seen(doom=Counter(1, 2)), blinks, 2, beat) == (RED, FAINT), "below the limit it is still"


def test_a_pulsing_zone_breathes_at_any_value_and_a_plain_one_never() -> None:
    half = seen(doom=Counter(1, 2))
    assert colours(half, look(bar(lamps=2, pattern="pulse")), 2, 1) == (WEAKER, FAINT)
    assert colours(seen(doom=Counter(2, 2)), look(bar(lamps=2)), 2, 1) == (RED, RED)


def test_an_alternating_zone_weakens_every_second_lamp() -> None:
    shown = colours(seen(doom=Counter(3, 4)), look(bar(lamps=4, pattern="alternate")), 4, 1)
    assert shown == (RED, WEAKER, RED, FAINT)


def test_zones_follow_the_look_with_a_dark_lamp_between() -> None:
    two = look(bar("b", 2), CounterLook("a", tint=BLUE, style="pips", lamps=1))
    assert colours(seen(a=Counter(1), b=Counter(2, 2)), two, 5) == (RED, RED, DARK, BLUE, DARK)


def test_counters_of_one_look_stand_in_the_order_of_their_numbers() -> None:
    view = seen(**{name: Counter(1) for name in ("p10.hp", "p2.hp", "p1.hp")})
    assert [zone.counter for zone in zones(view, look(bar("p*.hp", 1)), 9)] == ["p1.hp", "p2.hp", "p10.hp"]


def test_what_finds_no_room_is_left_out_whole_and_a_smaller_one_takes_its_place() -> None:
    three = look(bar("a", 3), bar("b", 3), bar("c", 2))
    view = seen(a=Counter(1), b=Counter(1), c=Counter(1))
    assert [(zone.counter, zone.start, zone.length) for zone in zones(view, three, 6)] == [("a", 0, 3), ("c", 4, 2)]
    assert zones(view, three, 1) == ()
    assert colours(view, three, 1) == (DARK,)


def test_a_counter_without_lamps_takes_none() -> None:
    assert zones(seen(doom=Counter(3)), look(CounterLook("doom", style="none", lamps=5)), 9) == ()


# The five gem colours of Reflets d'Acide: told by place, and by hue even at the lowest brightness

GEMS = ("red", "blue", "green", "yellow", "violet")


def gems(**values: int) -> View:
    return seen(**{f"vils.{colour}": Counter(values.get(colour, 0), 4) for colour in GEMS})


@pytest.mark.parametrize("values", [{}, {"violet": 4}, {"red": 3, "green": 1}])
def test_each_gem_colour_has_its_own_place_whatever_lies_there(values: dict[str, int]) -> None:
    placed = zones(gems(**values), load_look("reflets_dacide"), 60)
    assert [(zone.counter, zone.start, zone.length) for zone in placed] == [
        (f"vils.{colour}", 5 * place, 4) for place, colour in enumerate(GEMS)
    ]


def test_gems_are_counted_by_place_alone() -> None:
    """Which lamps are bright, without any hue."""
    shown = colours(gems(red=1, green=3, violet=4), load_look("reflets_dacide"), 60)
    tints = {counter.match: counter.tint for counter in load_look("reflets_dacide").counters}
    bright = [at for at in range(24) if shown[at] == tints.get(f"vils.{GEMS[at // 5]}")]
    assert bright == [0, 10, 11, 12, 20, 21, 22, 23]


def test_at_four_a_gem_colour_blinks_in_its_place_alone() -> None:
    reflets = load_look("reflets_dacide")
    view = gems(red=4, blue=3)
    still, beat = colours(view, reflets, 60, 0), colours(view, reflets, 60, 1)
    assert [at for at in range(60) if still[at] != beat[at]] == [0, 1, 2, 3]


@pytest.mark.parametrize("brightness", [0.05, 0.2, 1.0])
def test_gem_colours_stay_five_colours_at_any_brightness(brightness: float) -> None:
    tints = [load_look("reflets_dacide").of(f"vils.{colour}").tint for colour in GEMS]
    strip = Strip("RGB", brightness=brightness)
    levels = [strip.encode(Frame((tint,))) for tint in tints]
    assert len(set(levels)) == 5
    assert all(any(level) for level in levels)
