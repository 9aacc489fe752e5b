"""What is left to do in a step that goes round the table: derived from what was done, never a stored to-do list.

So an elimination, a card that arrives or leaves and a correction in mid-step need no repair.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

Task = TypeVar("Task")


def from_seat(seats: tuple[str, ...], first: str) -> tuple[str, ...]:
    """The seats clockwise, beginning with ``first``; a ``first`` that is not seated leaves them as they are."""
    at = seats.index(first) if first in seats else 0
    return seats[at:] + seats[:at]


def seat_after(seats: tuple[str, ...], seat: str, out: frozenset[str] = frozenset()) -> str:
    """The next seat clockwise that is not out; the same seat when nobody else is left."""
    return next((other for other in from_seat(seats, seat)[1:] if other not in out), seat)


def next_task(tasks: Iterable[Task], done: frozenset[Task]) -> Task | None:
    """The first task, in the order of the table as it is now, that was not done yet."""
    return next((task for task in tasks if task not in done), None)
