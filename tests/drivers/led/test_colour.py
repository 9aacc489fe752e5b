"""Gamma, brightness, current and colour order, each applied once."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.errors import BadAddress
from drivers.led import Colour, Frame
from drivers.led.colour import ORDERS, Look, current, least_current
from drivers.led.strip import StripOptions

GEMS = {
    "red": (230, 57, 70),
    "blue": (52, 120, 219),
    "green": (39, 174, 96),
    "yellow": (244, 208, 63),
    "violet": (142, 68, 173),
}
PURE = {"red": (255, 0, 0), "blue": (0, 0, 255), "green": (0, 255, 0), "yellow": (255, 255, 0), "violet": (128, 0, 255)}
LOWEST = 0.05

colours = st.tuples(*[st.integers(0, 255)] * 3)
frames = st.lists(colours, min_size=1, max_size=40).map(lambda lamps: Frame(tuple(lamps)))


def one(look: Look, colour: Colour) -> Colour:
    return look.levels(Frame((colour,)))[0]


@pytest.mark.parametrize("gems", [GEMS, PURE], ids=["tints", "pure"])
def test_at_the_lowest_brightness_five_gems_are_five_colours_and_none_is_off(gems: dict[str, Colour]) -> None:
    shown = {one(Look(brightness=LOWEST), colour) for colour in gems.values()}
    assert len(shown) == 5
    assert (0, 0, 0) not in shown


def test_at_the_lowest_brightness_every_channel_that_is_lit_stays_lit() -> None:
    assert one(Look(brightness=LOWEST), GEMS["green"]) == (1, 5, 1)
    assert one(Look(brightness=LOWEST), PURE["violet"]) == (3, 0, 13)


def test_the_lowest_brightness_is_the_one_the_settings_allow() -> None:
    field = StripOptions.__dataclass_fields__["brightness"]
    assert (field.metadata["low"], field.default) == (LOWEST, 0.2)


def test_a_faint_colour_keeps_its_hue() -> None:
    faint = {name: one(Look(), (red // 16, green // 16, blue // 16)) for name, (red, green, blue) in GEMS.items()}
    assert faint == {"red": (1, 0, 0), "blue": (0, 0, 1), "green": (0, 1, 0), "yellow": (1, 1, 0), "violet": (1, 0, 1)}


def test_gamma_and_brightness_are_one_step() -> None:
    half = round(255 * 0.5 * (128 / 255) ** 2.2)
    assert one(Look(brightness=0.5, gamma=2.2), (255, 128, 0)) == (128, half, 0)
    assert one(Look(brightness=1, gamma=1), (255, 128, 1)) == (255, 128, 1)


@pytest.mark.parametrize(
    ("order", "red"),
    [("RGB", b"\xff\0\0"), ("GRB", b"\0\xff\0"), ("BRG", b"\0\xff\0"), ("BGR", b"\0\0\xff"), ("GRBW", b"\0\xff\0\0")],
)
def test_red_is_sent_as_red_in_every_order(order: str, red: bytes) -> None:
    assert Look(order, brightness=1).encode(Frame(((255, 0, 0),))) == red


@pytest.mark.parametrize("order", ORDERS)
def test_an_order_converts_exactly_once(order: str) -> None:
    sent = Look(order, brightness=1, gamma=1).encode(Frame(((10, 20, 30), (40, 50, 60))))
    lamps = [dict(zip(order, sent[at : at + 3], strict=True)) for at in (0, 3)]
    assert lamps == [{"R": 10, "G": 20, "B": 30}, {"R": 40, "G": 50, "B": 60}]


def test_all_orders_of_three_are_there() -> None:
    assert sorted(ORDERS) == sorted("".join(order) for order in permutations("RGB"))


def test_full_white_is_dimmed_to_the_current_of_the_supply() -> None:
    white = Frame(((255, 255, 255),) * 60)
    levels = Look(brightness=1).levels(white)
    assert set(levels) == {(31, 31, 31)}  # 60 lamps at 1 mA, 180 channels at 31 * 20/255 mA: 497.6 mA
    assert current(levels) == pytest.approx(497.65, abs=0.01)
    assert current(Look(brightness=1, milliamps=4000).levels(white)) == pytest.approx(3660)


def test_the_default_is_well_under_full_light() -> None:
    assert one(Look(), (255, 255, 255)) == (51, 51, 51)


def test_dimming_for_the_supply_scales_the_whole_frame() -> None:
    two = Look(brightness=1, gamma=1, milliamps=20).levels(Frame(((255, 0, 0), (0, 101, 0))))
    assert two == ((164, 0, 0), (0, 65, 0))  # 29.9 mA wanted; both channels at 64 %
    assert current(two) == pytest.approx(19.96, abs=0.01)


@given(frames, st.floats(LOWEST, 1), st.integers(50, 2000))
def test_never_more_than_the_supply_gives_and_never_off(frame: Frame, brightness: float, milliamps: int) -> None:
    levels = Look(brightness=brightness, milliamps=milliamps).levels(frame)
    assert current(levels) <= milliamps + 1e-9
    assert [any(lamp) for lamp in levels] == [any(lamp) for lamp in frame.colours]
    assert all(0 <= channel <= 255 for lamp in levels for channel in lamp)


def test_a_supply_too_small_for_the_strip_is_refused() -> None:
    assert least_current(60) == pytest.approx(74.1, abs=0.1)
    with pytest.raises(BadAddress) as refused:
        StripOptions(count=600, milliamps=500)
    assert [str(problem) for problem in refused.value.problems] == [
        "too-little-current count=600 milliamps=500 needed=742"
    ]
