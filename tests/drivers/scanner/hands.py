"""Keys as they come: a scanner set to the US keyboard, and people with any keyboard."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from drivers.scanner.keys import ENTER, PLAIN, SHIFTED
from drivers.scanner.wedge import Stroke

LEFT_SHIFT = 225
US = {letter: (usage, False) for usage, letter in reversed(PLAIN.items())}
US |= {letter: (usage, True) for usage, letter in reversed(SHIFTED.items()) if letter not in US}


def presses(text: str) -> Iterator[tuple[int, bool]]:
    """Scancode and down or up, in the order in which a scanner sends them."""
    for letter in text:
        usage, shifted = US[letter]
        if shifted:
            yield LEFT_SHIFT, True
        yield usage, True
        yield usage, False
        if shifted:
            yield LEFT_SHIFT, False


def scanned(text: str, begin: float = 0.0, step: float = 0.004, end: int = ENTER) -> list[Stroke]:
    """A scan: ``step`` seconds from report to report; ``end`` 0 for a scanner without suffix."""
    keys = [*presses(text), *([(end, True), (end, False)] if end else [])]
    return [
        Stroke(scancode, down, begin + n * step, f"{scancode}{'v' if down else '^'}")
        for n, (scancode, down) in enumerate(keys)
    ]


def typed(text: str, begin: float = 0.0, step: float = 0.120, end: int = ENTER) -> list[Stroke]:
    """A person: ``step`` seconds from key to key, each down for half of it; shift goes down with its letter."""
    strokes = []
    keys = [US[letter] for letter in text] + ([(end, False)] if end else [])
    for n, (usage, shifted) in enumerate(keys):
        at = begin + n * step
        pressed = [LEFT_SHIFT, usage] if shifted else [usage]
        strokes += [Stroke(key, True, at, f"{key}v") for key in pressed]
        strokes += [Stroke(key, False, at + step / 2, f"{key}^") for key in reversed(pressed)]
    return strokes


def in_frames(strokes: Iterable[Stroke], frame: float = 1 / 30) -> list[Stroke]:
    """As a screen sees them: at the end of the frame in which they came."""
    return [Stroke(s.scancode, s.down, math.ceil(s.at / frame) * frame, s.event) for s in strokes]
