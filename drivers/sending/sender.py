"""The thread of a device behind a wire: it ends when it is told to, or when the program ends, and darkens first."""

from __future__ import annotations

import atexit
from collections.abc import Callable
from threading import Thread, current_thread
from typing import Generic

from drivers.display import Shown
from drivers.sending.mailbox import Mailbox
from drivers.sending.pacing import Pacer
from drivers.sending.wire import Wire
from drivers.status import OnStatus

FAREWELL = 5.0  # s that close waits for the last, dark picture; a stuck device must not hold up the end of the program


class Sender(Generic[Shown]):
    """Opens ``wire`` and keeps it at what is ``put``. Raises what ``wire.open`` raises; ``on_status`` is called from
    the thread of the device."""

    def __init__(self, wire: Wire, encode: Callable[[Shown], bytes], dark: Shown, on_status: OnStatus) -> None:
        wire.open()
        self._mailbox = Mailbox[Shown]()
        self._patience = wire.quiet + FAREWELL
        pacer = Pacer(wire, encode, dark, self._mailbox, on_status)
        self._thread = Thread(target=pacer.run, name=f"device {wire.kind}", daemon=True)
        self._thread.start()
        atexit.register(self.close)  # lamps and digits keep their last picture for ever

    def put(self, value: Shown) -> None:
        """Show ``value`` soon; returns at once."""
        self._mailbox.put(value)

    def close(self) -> None:
        """Dark and let go; harmless the second time."""
        self._mailbox.close()
        if self._thread is not current_thread():
            self._thread.join(self._patience)
        atexit.unregister(self.close)
