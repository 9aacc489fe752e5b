"""Lamps behind a wire: frames go into a mailbox, a thread of their own sends them."""

from __future__ import annotations

import atexit
from threading import Thread, current_thread

from drivers.led import Frame
from drivers.led.display import Display
from drivers.led.mailbox import Mailbox
from drivers.led.pacing import Pacer
from drivers.led.strip import StripOptions
from drivers.led.wire import Wire
from drivers.status import OnStatus

FAREWELL = 5.0  # s that close waits for the last, dark picture; a stuck device must not hold up the end of the program


class WiredLamps(Display):
    """A strip on a wire. Raises what ``wire.open`` raises; ``on_status`` is called from the thread of the lamps."""

    def __init__(self, wire: Wire, options: StripOptions, on_status: OnStatus) -> None:
        super().__init__(wire.kind, options.count)
        wire.open()
        self._mailbox = Mailbox()
        self._patience = wire.quiet + FAREWELL
        pacer = Pacer(wire, options.look(), options.count, self._mailbox, on_status)
        self._thread = Thread(target=pacer.run, name=f"lamps {wire.kind}", daemon=True)
        self._thread.start()
        atexit.register(self.close)  # WS2812 lamps keep their last picture for ever

    def _show(self, frame: Frame) -> None:
        self._mailbox.put(frame)

    def _close(self) -> None:
        self._mailbox.close()
        if self._thread is not current_thread():
            self._thread.join(self._patience)
        atexit.unregister(self.close)
