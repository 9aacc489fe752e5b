"""Simulated digits remember, and lose and find their display as real ones do; printed ones are a line a change."""

from __future__ import annotations

import io
import sys

import pytest

from drivers.digits.sim import SimDigits, SimOptions
from drivers.errors import DeviceMissing
from drivers.registry import open_digits
from tests.drivers.told import Told


def test_every_text_is_remembered_and_closing_twice_darkens_once() -> None:
    digits = SimDigits(SimOptions(places=3))
    digits.show("1")
    digits.show("12")
    digits.close()
    digits.close()
    assert list(digits.shown) == ["   ", "  1", " 12", "   "]


def test_a_pulled_cable_keeps_the_digits_and_a_plugged_one_catches_up() -> None:
    told = Told()
    digits = SimDigits(SimOptions(places=2), on_status=told)
    digits.show("1")
    digits.pull()
    digits.show("2")
    assert digits.lit == " 1"
    digits.plug()
    assert digits.lit == " 2"
    assert [told.next() for _ in range(3)] == [("ok", ""), ("lost", "lost"), ("ok", "")]


def test_a_line_for_each_change_and_none_for_a_repeat(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stdout", stream)
    with open_digits("terminal:places=3,stream=stdout") as digits:
        digits.show("7")
        digits.show("  7")
    assert stream.getvalue().splitlines() == ["[   ]", "[  7]", "[   ]"]


def test_a_pipe_whose_reader_went_away_is_told_once_and_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Pipe(io.StringIO):
        def write(self, text: str) -> int:
            if "7" in text:
                raise BrokenPipeError
            return super().write(text)

    monkeypatch.setattr(sys, "stderr", Pipe())
    told = Told()
    with open_digits("terminal", told) as digits:
        digits.show("7")
        digits.show("8")
    assert [told.next(), told.next()] == [("ok", ""), ("lost", "lost")]


def test_no_terminal_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    with pytest.raises(DeviceMissing) as refused:
        open_digits("terminal")
    assert str(refused.value) == "not-found device=terminal port=stderr"
