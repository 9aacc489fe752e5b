"""Lamps as text: with colours, without, and into a pipe that nobody reads."""

from __future__ import annotations

import io
import sys

import pytest

from drivers.errors import DeviceMissing
from drivers.led import Frame
from drivers.led.terminal import MARKS, PLAIN_MARKS, TerminalLamps, TerminalOptions, has_colours, marks_of, painted
from tests.drivers.told import Told

FRAME = Frame(((255, 0, 0), (255, 0, 0), (0, 0, 0), (0, 0, 255)))


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_without_colours_the_line_still_says_everything() -> None:
    assert painted(FRAME) == "●●·●  2*ff0000 1*000000 1*0000ff"


def test_with_colours_each_lamp_has_its_own() -> None:
    assert painted(Frame(((1, 2, 3), (0, 0, 0))), coloured=True) == "\x1b[38;2;1;2;3m●\x1b[0m·  1*010203 1*000000"


def test_a_line_for_each_change_and_none_for_a_repeat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    stream = sys.stderr
    with TerminalLamps(TerminalOptions(count=4)) as lamps:
        lamps.show(FRAME)
        lamps.show(FRAME)
    assert isinstance(stream, io.StringIO)
    assert stream.getvalue().splitlines() == ["····  4*000000", "●●·●  2*ff0000 1*000000 1*0000ff", "····  4*000000"]


def test_colours_are_for_terminals_whose_owner_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert has_colours(Terminal())
    assert not has_colours(io.StringIO())
    monkeypatch.setenv("NO_COLOR", "1")
    assert not has_colours(Terminal())


def test_a_stream_of_plain_letters_gets_plain_marks() -> None:
    assert marks_of(io.TextIOWrapper(io.BytesIO(), "utf-8")) == MARKS
    assert marks_of(io.TextIOWrapper(io.BytesIO(), "ascii")) == PLAIN_MARKS
    assert painted(FRAME, marks=PLAIN_MARKS).startswith("oo.o  ")


def test_a_pipe_whose_reader_went_away_is_told_once_and_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Pipe(io.StringIO):
        def write(self, text: str) -> int:
            if "ff" in text:
                raise BrokenPipeError
            return super().write(text)

    monkeypatch.setattr(sys, "stdout", Pipe())
    told = Told()
    with TerminalLamps(TerminalOptions(count=4, stream="stdout"), on_status=told) as lamps:
        lamps.show(FRAME)
        lamps.show(Frame.dark(4))
    assert [told.next(), told.next()] == [("ok", ""), ("lost", "lost")]


def test_no_terminal_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    with pytest.raises(DeviceMissing) as refused:
        TerminalLamps(TerminalOptions(count=4))
    assert str(refused.value) == "not-found device=terminal port=stderr"
