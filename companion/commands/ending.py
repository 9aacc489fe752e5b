"""The end of the program from outside ends it like a closed window: all lamps dark, the journal let go."""

from __future__ import annotations

import signal
import sys
from types import FrameType

SIGNALS = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
"""What a service manager sends, and a terminal that is closed."""


def end_in_order() -> None:
    """From now on these signals raise SystemExit in the main thread, so that every ``finally`` runs. Call it there.

    What the caller had ignored (``nohup``) stays ignored.
    """
    for each in SIGNALS:
        if signal.getsignal(each) != signal.SIG_IGN:
            signal.signal(each, _leave)


def _leave(number: int, _: FrameType | None) -> None:
    """Once: a second signal must not keep the lamps from going dark. Whoever cannot wait sends SIGKILL."""
    for each in SIGNALS:
        signal.signal(each, signal.SIG_IGN)
    sys.exit(128 + number)
