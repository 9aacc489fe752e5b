"""What every kind of lamps does, whatever stands at the end of the wire."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.errors import Closed, DeviceMissing, WrongLength
from drivers.led import Frame
from drivers.registry import LEDS, led_kinds, open_led
from tests.drivers.led.rigs import COUNT, RIGS, Rig

RED = Frame(((255, 0, 0),) * COUNT)
BLUE = Frame(((0, 0, 255),) * COUNT)
DARK = Frame.dark(COUNT)


@pytest.fixture(params=RIGS, ids=lambda rig: rig.__name__)
def rig(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Rig]:
    rig: Rig = request.param(tmp_path, monkeypatch)
    yield rig
    rig.close()


def test_every_kind_has_a_rig() -> None:
    assert {rig.missing.partition(":")[0] for rig in RIGS} == set(LEDS) == set(led_kinds())


def test_they_know_their_number_and_are_dark_when_opened(rig: Rig) -> None:
    with rig.open() as lamps:
        assert lamps.count == COUNT
        rig.until(DARK)


def test_they_show_what_is_shown_last(rig: Rig) -> None:
    with rig.open() as lamps:
        lamps.show(RED)
        rig.until(RED)
        lamps.show(RED)
        lamps.show(BLUE)
        rig.until(BLUE)
        lamps.show(RED)
        lamps.show(BLUE)
        lamps.show(RED)
        rig.until(RED)


def test_a_frame_of_another_length_is_refused_and_changes_nothing(rig: Rig) -> None:
    with rig.open() as lamps:
        lamps.show(RED)
        for wrong in (COUNT - 1, COUNT + 1, 0):
            with pytest.raises(WrongLength) as refused:
                lamps.show(Frame.dark(wrong))
            assert refused.value.facts == {"device": refused.value.facts["device"], "wanted": COUNT, "got": wrong}
        rig.until(RED)


def test_they_are_dark_after_close_and_closing_twice_is_harmless(rig: Rig) -> None:
    lamps = rig.open()
    lamps.show(RED)
    rig.until(RED)
    lamps.close()
    rig.until(DARK)
    lamps.close()
    assert rig.shows(DARK)


def test_showing_after_close_is_refused(rig: Rig) -> None:
    lamps = rig.open()
    lamps.close()
    with pytest.raises(Closed) as refused:
        lamps.show(RED)
    assert refused.value.key == "closed"
    rig.until(DARK)


def test_lamps_that_are_not_fitted_are_missing(rig: Rig) -> None:
    rig.unfit()
    with pytest.raises(DeviceMissing) as refused:
        open_led(rig.missing)
    assert refused.value.facts["device"] == rig.missing.partition(":")[0]
