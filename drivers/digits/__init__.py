"""Number displays: seven segments a place, one short number in large digits, to be read from every seat.

Drivers know no counters and no games: who makes the texts knows what they count. How digits become segments, brightness
and the pace of sending are the driver's affair.
"""

from __future__ import annotations

from typing import Protocol, Self

CHARACTERS = frozenset("0123456789- ")
"""What every kind can show; a blank is a place that is dark."""


class NumberDisplay(Protocol):
    """A number display that is open. It is dark when opened and dark after ``close``; a ``with`` block closes it.

    ``show`` returns at once; what is shown last is what stays, right-aligned. It raises WrongText for more characters
    than ``places`` or for one that is not in ``CHARACTERS``, and Closed after ``close``. A device that is lost raises
    nothing here: it tells its ``on_status`` and comes back by itself, with the last text. ``close`` may be called
    twice, from ``atexit`` and from a signal handler.
    """

    @property
    def places(self) -> int: ...

    def show(self, text: str) -> None: ...

    def close(self) -> None: ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *raised: object) -> None: ...
