"""What a driver says of its state, to be waited for."""

from __future__ import annotations

from queue import SimpleQueue

from drivers.errors import DriverError
from drivers.status import State

PATIENCE = 10.0  # s until a test gives up waiting; nothing is measured by it


class Told:
    def __init__(self) -> None:
        self._heard: SimpleQueue[tuple[State, str]] = SimpleQueue()

    def __call__(self, state: State, error: DriverError | None) -> None:
        self._heard.put((state, error.key if error else ""))

    def next(self) -> tuple[State, str]:
        return self._heard.get(timeout=PATIENCE)
