"""The one queue that device threads may touch. Everything behind it runs on one thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue

from companion.devices import Status
from drivers.scanner import Heard

Item = Heard | Status


class Inbox:
    """What scanners read and what devices say of themselves, in the order of arrival."""

    def __init__(self, wake: Callable[[], None] = lambda: None) -> None:
        """``wake`` is called from the device's thread after something was put; it must be safe there."""
        self._queue: SimpleQueue[Item] = SimpleQueue()
        self.wake = wake

    def put(self, item: Item) -> None:
        """From any thread."""
        self._queue.put(item)
        self.wake()

    def drain(self, most: int = 100) -> Iterator[Item]:
        """What has arrived, at most ``most``, so that a flood cannot hold the screen."""
        for _ in range(most):
            try:
                yield self._queue.get_nowait()
            except Empty:
                return
