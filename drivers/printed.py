"""A display that is a line in the terminal: one for each change, until the reader goes away."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TextIO

from drivers.errors import DeviceLost, DeviceMissing
from drivers.status import OnStatus


class Printed:
    """The standard stream of that name; raises DeviceMissing where it is closed."""

    def __init__(self, stream: str, device: str, on_status: OnStatus) -> None:
        found: TextIO | None = getattr(sys, stream)
        if found is None or found.closed:
            raise DeviceMissing("not-found", device=device, port=stream)
        self._stream: TextIO | None = found
        self._name, self._device, self._tell = stream, device, on_status

    def line(self, painted: Callable[[TextIO], str]) -> None:
        """Print what ``painted`` makes for the stream; a reader that went away is told once."""
        if self._stream is None:
            return
        try:
            print(painted(self._stream), file=self._stream, flush=True)
        except (OSError, ValueError):  # the reader of a pipe went away, or the stream was closed
            self._stream = None
            self._tell("lost", DeviceLost("lost", device=self._device, port=self._name))
