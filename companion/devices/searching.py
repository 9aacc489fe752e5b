"""Opens a device in a thread of its own, and while it is not there again: at first often, then now and then."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, repeat
from threading import Event, Thread, current_thread
from typing import Generic, TypeVar

from drivers.errors import DeviceLost, DriverError

PAUSES = (0.5, 1.0, 2.0, 5.0, 7.5)  # seconds before each further attempt; the last one before all that follow
AT_FIRST = 1.0  # seconds that the start of the evening waits for a device; a name that nobody answers to takes ten
LONGEST_CLOSE = 2.0  # seconds that close waits; an attempt that takes longer closes what it opened itself

HOPELESS = frozenset({"bad-address", "library-missing", "unsupported-board", "no-pin", "needs-root"})
"""What does not change while the program runs: the owner mends it and starts anew."""

Device = TypeVar("Device")


class Search(Generic[Device]):
    """Calls ``open`` until it returns a device and hands that to ``found``; ``failed`` hears each new reason once.

    All three are called from the thread of the search, which begins at once. ``found`` is called even after ``close``,
    where an attempt was under way: it closes the device then.
    """

    def __init__(
        self, open: Callable[[], Device], found: Callable[[Device], None], failed: Callable[[DriverError], None]
    ) -> None:
        self._open, self._found, self._failed = open, found, failed
        self._told = ""
        self._tried, self._closing = Event(), Event()
        self._thread = Thread(target=self._run, name="search", daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Wait until the first attempt is over, ``seconds`` at most; whether it is."""
        return self._tried.wait(seconds)

    def close(self) -> None:
        """Search no longer; harmless the second time."""
        self._closing.set()
        if self._thread is not current_thread():
            self._thread.join(LONGEST_CLOSE)

    def _run(self) -> None:
        for pause in chain((0.0,), PAUSES, repeat(PAUSES[-1])):
            ended = self._closing.wait(pause) or self._ended()
            self._tried.set()
            if ended:
                return

    def _ended(self) -> bool:
        """Make an attempt; whether it was the last one."""
        try:
            device = self._open()
        except DriverError as error:
            self._tell(error)
            return error.key in HOPELESS
        self._found(device)
        return True

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
