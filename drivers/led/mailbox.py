"""The newest frame for the thread of the lamps; older ones that were not shown yet are dropped."""

from __future__ import annotations

from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic

from drivers.led import Frame


class Mailbox:
    """Many may ``put``, one thread takes. Safe to put and close from a signal handler: SimpleQueue.put is reentrant."""

    def __init__(self) -> None:
        self._queue: SimpleQueue[Frame | None] = SimpleQueue()
        self.closed = False
        """True once the taker has seen that no frame will follow."""

    def put(self, frame: Frame) -> None:
        self._queue.put(frame)

    def close(self) -> None:
        self._queue.put(None)

    def take(self, seconds: float) -> Frame | None:
        """Wait up to ``seconds`` for something to arrive; the newest frame of it, or None."""
        arrived: list[Frame | None] = []
        with suppress(Empty):
            arrived.append(self._queue.get(timeout=seconds))
            while True:
                arrived.append(self._queue.get_nowait())
        self.closed = self.closed or None in arrived
        frames = [frame for frame in arrived if frame is not None]
        return frames[-1] if frames else None

    def now(self) -> float:
        """The clock that the waiting goes by, in seconds."""
        return monotonic()
