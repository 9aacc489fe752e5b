"""Scanners: whatever the hardware, a read code arrives as one ``Code``, through the one ``put`` of the inbox.

Heard but no code is a ``Trouble``, so that the table can say so. Its keys and facts, worded as ``device-<key>``:

scan-noise: source bytes count    bytes that are no text (wrong baud rate, loose plug); once until the line is quiet
scan-too-long: source limit       more than ``limit`` bytes without an end; once until the line is quiet
scan-unfinished: source text      a code whose end never came; remedy: the suffix of the scanner or of the settings
scan-repeated: source text count  the same code again at once: not counted; ``count`` of such repeats in this row
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from drivers.errors import Fact


@dataclass(frozen=True, slots=True)
class Code:
    """A code as it was read.

    ``text`` is never empty and has no AIM prefix; ``symbology`` is a name of ``drivers.scanner.symbologies`` or ``""``
    where the scanner does not tell; ``source`` names the scanner (``serial:/dev/ttyUSB0``); ``at`` is in monotonic
    seconds; ``raw`` holds the bytes as they came, without the scanner's suffix.
    """

    text: str
    symbology: str
    source: str
    at: float
    raw: bytes = b""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something was heard that is no code, or does not count: a key of the list above and its facts."""

    key: str
    facts: tuple[tuple[str, Fact], ...]
    source: str
    at: float

    @classmethod
    def of(cls, key: str, at: float, *, source: str, **facts: Fact) -> Trouble:
        return cls(key, (("source", source), *facts.items()), source, at)


Heard = Code | Trouble
Put = Callable[[Heard], None]
"""Called from the scanner's own thread: put into a queue, do no work here."""


class CodeScanner(Protocol):
    """A scanner of the settings: made with its ``Options`` and, by keyword, ``put`` and ``on_status``.

    ``start`` returns at once; a device that is not there is told to ``on_status`` and tried again until ``close``.
    Both may be called more than once; after ``close`` nothing is put any more.
    """

    def start(self) -> None: ...

    def close(self) -> None: ...
