"""Lamps behind a wire."""

from __future__ import annotations

from drivers.led import Frame
from drivers.led.display import Lamps
from drivers.led.strip import StripOptions
from drivers.sending.sender import Sender
from drivers.sending.wire import Wire
from drivers.status import OnStatus


class WiredLamps(Lamps):
    """A strip on a wire. Raises what ``wire.open`` raises; ``on_status`` is called from the thread of the lamps."""

    def __init__(self, wire: Wire, options: StripOptions, on_status: OnStatus) -> None:
        super().__init__(wire.kind, options.count)
        self._sender = Sender(wire, options.look().encode, Frame.dark(options.count), on_status)

    def _show(self, value: Frame) -> None:
        self._sender.put(value)

    def _close(self) -> None:
        self._sender.close()
