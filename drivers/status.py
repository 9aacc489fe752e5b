"""How a device tells that it works, was lost, or is being tried again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from drivers.errors import DriverError

State = Literal["ok", "lost", "retrying"]
"""``ok``: works (again). ``lost``: went away. ``retrying``: an attempt failed. The last two come with their error, each
state once for each reason, however often it is tried."""

OnStatus = Callable[[State, DriverError | None], None]
"""Called from the device's own thread: put into a queue, do no work here."""


def unheard(state: State, error: DriverError | None) -> None:
    """The status of a device that nobody listens to."""
