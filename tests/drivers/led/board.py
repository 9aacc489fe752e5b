"""A controller at the end of a pseudo-terminal: it can be plugged, pulled, heard and waited for."""

from __future__ import annotations

import os
import pty
import select
import tty
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from tests.drivers.led.adalight_receivers import Receiver

PATIENCE = 10.0  # s until a test gives up waiting; nothing is measured by it


class Board:
    """``port`` is a name that exists while the board is plugged in, like ``/dev/ttyUSB0``."""

    def __init__(self, port: Path, receiver: Receiver) -> None:
        self.port, self.receiver = port, receiver
        self._line: int | None = None
        self.plug()

    def plug(self) -> None:
        self._line, slave = pty.openpty()
        tty.setraw(slave)
        self.port.symlink_to(os.ttyname(slave))
        os.close(slave)

    def pull(self) -> None:
        """Nothing of what is still on the line gets through."""
        self.port.unlink(missing_ok=True)
        if self._line is not None:
            os.close(self._line)
        self._line = None

    def say(self, text: bytes) -> None:
        assert self._line is not None
        os.write(self._line, text)

    def until(self, reached: Callable[[], bool]) -> None:
        """Hear what comes until ``reached``."""
        give_up = monotonic() + PATIENCE
        while not reached():
            assert monotonic() < give_up, f"shown so far: {self.receiver.shown[-5:]}"
            self.hear(0.05)

    def hear(self, seconds: float, size: int = 4096) -> None:
        assert self._line is not None
        if select.select([self._line], [], [], seconds)[0]:
            try:
                self.receiver.feed(os.read(self._line, size))
            except OSError:  # nobody has opened the other end yet, or has just closed it
                select.select([], [], [], 0.01)

    def shows(self, picture: bytes) -> Callable[[], bool]:
        return lambda: self.receiver.shown[-1:] == [picture]
