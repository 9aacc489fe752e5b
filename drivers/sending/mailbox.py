"""The newest value for the thread of a device; older ones that were not shown yet are dropped."""

from __future__ import annotations

from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Generic

from drivers.display import Shown


class Mailbox(Generic[Shown]):
    """Many may ``put``, one thread takes. Safe to put and close from a signal handler: SimpleQueue.put is reentrant."""

    def __init__(self) -> None:
        self._queue: SimpleQueue[Shown | None] = SimpleQueue()
        self.closed = False
        """True once the taker has seen that nothing will follow."""

    def put(self, value: Shown) -> None:
        self._queue.put(value)

    def close(self) -> None:
        self._queue.put(None)

    def take(self, seconds: float) -> Shown | None:
        """Wait up to ``seconds`` for something to arrive; the newest value of it, or None."""
        arrived: list[Shown | None] = []
        with suppress(Empty):
            arrived.append(self._queue.get(timeout=seconds))
            while True:
                arrived.append(self._queue.get_nowait())
        self.closed = self.closed or None in arrived
        values = [value for value in arrived if value is not None]
        return values[-1] if values else None

    def now(self) -> float:
        """The clock that the waiting goes by, in seconds."""
        return monotonic()
