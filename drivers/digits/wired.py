"""A number display behind a wire: a picture is its text in ASCII, a byte for each place."""

from __future__ import annotations

from dataclasses import dataclass

from drivers.digits.display import Digits, DigitsOptions
from drivers.options import number
from drivers.sending.sender import Sender
from drivers.sending.wire import Wire
from drivers.status import OnStatus

LEVELS = 16  # of brightness: HT16K33 data sheet, "Dimming set"; MAX7219 data sheet, "Intensity register"


@dataclass(frozen=True, kw_only=True)
class WiredOptions(DigitsOptions):
    brightness: float = number(0.5, 0.05, 1.0, unit="share")

    @property
    def level(self) -> int:
        """The brightness as both chips have it: 0 to 15."""
        return max(0, round(LEVELS * self.brightness) - 1)


class WiredDigits(Digits):
    """Digits on a wire. Raises what ``wire.open`` raises; ``on_status`` is called from the thread of the display."""

    def __init__(self, wire: Wire, places: int, on_status: OnStatus) -> None:
        super().__init__(wire.kind, places)
        self._sender = Sender(wire, str.encode, self._dark, on_status)

    def _show(self, value: str) -> None:
        self._sender.put(value)

    def _close(self) -> None:
        self._sender.close()
