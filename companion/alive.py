"""Signs of life for systemd (sd_notify(3)): ready after the first picture, then again and again while the screen moves.

Call from the thread that paints, so that a screen that stands still is noticed and started anew.
"""

from __future__ import annotations

import os
import socket
from contextlib import suppress

READY, ALIVE = "READY=1", "WATCHDOG=1"


def tell(news: str) -> None:
    """Send ``READY`` or ``ALIVE``; nothing happens where no service waits for it."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    abstract = address.startswith("@")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line, suppress(OSError):
        line.sendto(news.encode(), "\0" + address[1:] if abstract else address)


def period() -> float:
    """Seconds between two signs of life: a third of what the service allows; 0 where it does not watch."""
    allowed = os.environ.get("WATCHDOG_USEC", "")
    return int(allowed) / 1_000_000 / 3 if allowed.isdecimal() else 0.0
