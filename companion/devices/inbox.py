"""The one queue that device threads may touch. Everything behind it runs on one thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue

from companion.devices.opened import Status
from drivers.scanner import Heard

Item = Heard | Status
Wake = Callable[[], None]

MOST = 100  # things done at once, so that a flood cannot hold the screen


class Inbox:
    """What scanners read and what devices say of themselves, in the order of arrival."""

    def __init__(self, wake: Wake = lambda: None) -> None:
        """``wake`` is called from the device's thread after something was put; it must be safe there."""
        self._queue: SimpleQueue[Item] = SimpleQueue()
        self._wake = wake

    @property
    def wake(self) -> Wake:
        """What is called when there is something to do."""
        return self._wake

    @wake.setter
    def wake(self, wake: Wake) -> None:
        """It is called at once where something arrived before there was anybody to wake."""
        self._wake = wake
        self._wake_for_more()

    def put(self, item: Item) -> None:
        """From any thread."""
        self._queue.put(item)
        self._wake()

    def drain(self, most: int = MOST) -> Iterator[Item]:
        """What has arrived, at most ``most``; where more is left, ``wake`` is called again."""
        for _ in range(most):
            try:
                yield self._queue.get_nowait()
            except Empty:
                return
        self._wake_for_more()

    def _wake_for_more(self) -> None:
        if not self._queue.empty():
            self._wake()
