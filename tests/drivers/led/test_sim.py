"""Simulated lamps remember, and lose and find their device as real ones do."""

from __future__ import annotations

from drivers.led import Frame
from drivers.led.sim import SimLamps, SimOptions
from tests.drivers.told import Told

RED, BLUE = Frame(((255, 0, 0),)), Frame(((0, 0, 255),))


def test_every_frame_is_remembered_with_rising_times() -> None:
    lamps = SimLamps(SimOptions(count=1))
    lamps.show(RED)
    lamps.show(BLUE)
    lamps.close()
    assert [shown.frame for shown in lamps.shown] == [Frame.dark(1), RED, BLUE, Frame.dark(1)]
    assert [shown.at for shown in lamps.shown] == sorted(shown.at for shown in lamps.shown)


def test_a_pulled_cable_keeps_the_lamps_and_a_plugged_one_catches_up() -> None:
    told = Told()
    lamps = SimLamps(SimOptions(count=1), on_status=told)
    lamps.show(RED)
    lamps.pull()
    lamps.show(BLUE)
    assert lamps.lit == RED
    lamps.plug()
    assert lamps.lit == BLUE
    assert [told.next() for _ in range(3)] == [("ok", ""), ("lost", "lost"), ("ok", "")]


def test_closing_twice_darkens_once() -> None:
    lamps = SimLamps(SimOptions(count=1))
    lamps.show(RED)
    lamps.close()
    lamps.close()
    assert [shown.frame for shown in lamps.shown] == [Frame.dark(1), RED, Frame.dark(1)]
