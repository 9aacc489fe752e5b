"""Looks for a device that was not there: in a thread of its own, at first often, then now and then, until it is."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, repeat
from threading import Event, Thread, current_thread
from typing import Generic, TypeVar

from drivers.errors import DeviceLost, DriverError

PAUSES = (0.5, 1.0, 2.0, 5.0, 7.5)  # seconds before each attempt; the last one before all that follow
LONGEST_CLOSE = 2.0  # seconds that close waits; an attempt that takes longer closes what it opened itself

HOPELESS = frozenset({"bad-address", "library-missing", "unsupported-board", "no-pin", "needs-root"})
"""What does not change while the program runs: the owner mends it and starts anew."""

Device = TypeVar("Device")


class Search(Generic[Device]):
    """Calls ``open`` until it returns a device and hands that to ``found``; ``failed`` hears each new reason once.

    All three are called from the thread of the search. ``found`` is called even after ``close``, where an attempt was
    under way: it closes the device then.
    """

    def __init__(
        self,
        open: Callable[[], Device],
        found: Callable[[Device], None],
        failed: Callable[[DriverError], None],
        first: DriverError,
    ) -> None:
        """``first`` is why the device was not there when it was first tried; it was told already."""
        self._open, self._found, self._failed = open, found, failed
        self._told = str(first)
        self._closing = Event()
        self._thread = Thread(target=self._run, name="search", daemon=True)
        if first.key not in HOPELESS:
            self._thread.start()

    def close(self) -> None:
        """Search no longer; harmless the second time."""
        self._closing.set()
        if self._thread.ident is not None and self._thread is not current_thread():
            self._thread.join(LONGEST_CLOSE)

    def _run(self) -> None:
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            if self._closing.wait(pause):
                return
            try:
                device = self._open()
            except DriverError as error:
                self._tell(error)
                if error.key in HOPELESS:
                    return
            else:
                self._found(device)
                return

    def _tell(self, error: DriverError) -> None:
        if str(error) != self._told and not self._closing.is_set():
            self._told = str(error)
            self._failed(error)


def fenced(open: Callable[[], Device], kind: str) -> Device:
    """What ``open`` returns. Raises DriverError alone: a fault in a driver must not keep the table from being set."""
    try:
        return open()
    except DriverError:
        raise
    except Exception as fault:  # the fence: whatever a hardware library raises when it finds no hardware
        raise DeviceLost("fault", device=kind, reason=repr(fault)) from fault
