"""Lamps as a line of text: coloured where the terminal has colours, readable where it has none.

●●●●····  4*ff0000 4*000000
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from itertools import groupby
from typing import TextIO

from drivers.led import DARK, Colour, Frame
from drivers.led.display import Lamps
from drivers.options import choice, whole
from drivers.printed import Printed
from drivers.status import OnStatus, unheard

MARKS = "●·"  # lit, dark
PLAIN_MARKS = "o."


@dataclass(frozen=True, kw_only=True)
class TerminalOptions:
    count: int = whole(60, 1, 1500, unit="lamps")
    stream: str = choice("stderr", "stderr", "stdout")  # stdout may be read by a program


class TerminalLamps(Lamps):
    """Lamps painted into the terminal, a line for each change."""

    Options = TerminalOptions

    def __init__(self, options: TerminalOptions, *, on_status: OnStatus = unheard) -> None:
        super().__init__("terminal", options.count)
        self._printed = Printed(options.stream, self.kind, on_status)
        self._last: Frame | None = None
        self._show(Frame.dark(options.count))
        on_status("ok", None)

    def _show(self, value: Frame) -> None:
        if value != self._last:
            self._printed.line(lambda stream: painted(value, has_colours(stream), marks_of(stream)))
        self._last = value

    def _close(self) -> None:
        self._show(Frame.dark(self.count))


def has_colours(stream: TextIO) -> bool:
    """A terminal whose owner did not ask for none (no-color.org)."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def marks_of(stream: TextIO) -> str:
    """The marks of a lit and of a dark lamp that the stream can write."""
    try:
        MARKS.encode(stream.encoding or "utf-8")
    except UnicodeEncodeError:
        return PLAIN_MARKS
    return MARKS


def painted(frame: Frame, coloured: bool = False, marks: str = MARKS) -> str:
    """One line: a mark for each lamp, then how many in a row have which colour."""
    lamps = "".join(_mark(colour, coloured, marks) for colour in frame.colours)
    rows = " ".join(f"{len(list(row))}*{colour}" for colour, row in groupby(frame.hex()))
    return f"{lamps}  {rows}"


def _mark(colour: Colour, coloured: bool, marks: str) -> str:
    lit, dark = marks[0], marks[1]
    if colour == DARK:
        return dark
    red, green, blue = colour
    return f"\x1b[38;2;{red};{green};{blue}m{lit}\x1b[0m" if coloured else lit
