"""Lamps: a ``Frame`` says what colour each lamp has, a ``LedDisplay`` shows it.

Drivers know no counters and no games. Who makes the frames knows no wires: order of colours, gamma, brightness, the
limit of the current and the pace of sending are the driver's affair.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, Self

Colour = tuple[int, int, int]
"""Red, green, blue as a screen would show them (sRGB), each 0 to 255."""

DARK: Colour = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Frame:
    """The colour of every lamp, first lamp first. Raises ValueError for anything that is no colour."""

    colours: tuple[Colour, ...]

    def __post_init__(self) -> None:
        for at, colour in enumerate(self.colours):
            if len(colour) != 3 or not all(type(level) is int and 0 <= level <= 255 for level in colour):
                raise ValueError(f"lamp {at}: three whole numbers from 0 to 255, not {colour!r}")

    @classmethod
    def dark(cls, count: int) -> Self:
        """``count`` lamps, all off."""
        return cls((DARK,) * count)

    def __len__(self) -> int:
        return len(self.colours)

    def hex(self) -> tuple[str, ...]:
        """``("ff0000", ...)``: what JSON and logs show."""
        return tuple(f"{red:02x}{green:02x}{blue:02x}" for red, green, blue in self.colours)


class LedDisplay(Protocol):
    """Lamps that are open. They are dark when opened and dark after ``close``; a ``with`` block closes them.

    ``show`` returns at once; what is shown last is what stays. It raises WrongLength unless the frame has ``count``
    lamps, and Closed after ``close``. A device that is lost raises nothing here: it tells its ``on_status`` and comes
    back by itself, with the last frame. ``close`` may be called twice, from ``atexit`` and from a signal handler.
    """

    @property
    def count(self) -> int: ...

    def show(self, frame: Frame) -> None: ...

    def close(self) -> None: ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *raised: object) -> None: ...
