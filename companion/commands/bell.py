"""Wakes a thread that waits in ``select``: any thread may ring."""

from __future__ import annotations

import socket
from contextlib import suppress


class Bell:
    """``select`` finds it readable once it was rung."""

    def __init__(self) -> None:
        self._near, self._far = socket.socketpair()
        for end in (self._near, self._far):
            end.setblocking(False)

    def fileno(self) -> int:
        """For ``select``."""
        return self._near.fileno()

    def ring(self) -> None:
        """From any thread, also after ``close``. A bell that rings already rings on."""
        with suppress(OSError):
            self._far.send(b"\0")

    def hush(self) -> None:
        """Until it is rung again."""
        with suppress(BlockingIOError):
            while self._near.recv(4096):
                pass

    def close(self) -> None:
        """Nobody waits any more."""
        self._near.close()
        self._far.close()
