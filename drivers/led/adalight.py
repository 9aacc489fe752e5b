"""Adalight over a serial port: WLED, Arduino sketches, Pico firmware.

A picture is ``Ada``, the number of lamps less one (high byte, low byte), a check byte, then three bytes a lamp. The
receiver answers nothing, but says ``Ada`` and a line end when it starts, and sketches also when they hear nothing for a
second. TPM2 is not spoken: WLED's reader of it loses a lamp for most lengths and takes its bytes for commands.

Sources: Adalight-FastLED LEDstream_FastLED.ino, WLED wled_serial.cpp 16.0.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from drivers.errors import DeviceLost
from drivers.led.colour import ORDERS
from drivers.led.strip import StripOptions
from drivers.led.wired import WiredLamps
from drivers.options import choice, number, text, whole
from drivers.ports import GONE, KnownPort
from drivers.sending.wire import Wire
from drivers.status import OnStatus, unheard

if TYPE_CHECKING:
    from serial import SerialBase

BITS = 10  # of a byte on the line: start, 8 data, stop
STALLED = 1.0  # s a write may take before the controller counts as lost
GREETING = re.compile(rb"Ada\r?\n")
LONGEST_GREETING = 5  # bytes, so that one cut in two is still heard


@dataclass(frozen=True, kw_only=True)
class AdalightOptions(StripOptions):
    """The controller knows the colour order of its strip, so ``order`` is RGB here unless its firmware is simple."""

    port: str = text(unit="port")
    baud: int = whole(115_200, 9_600, 2_000_000, unit="baud")
    boot: float = number(2.0, 0.0, 10.0, unit="s")  # many boards restart when the port is opened
    order: str = choice("RGB", *ORDERS)


class Adalight(WiredLamps):
    """Lamps behind an Adalight receiver."""

    Options = AdalightOptions

    def __init__(self, options: AdalightOptions, *, on_status: OnStatus = unheard) -> None:
        super().__init__(AdalightWire(options), options, on_status)


def packet(picture: bytes) -> bytes:
    """One picture of three bytes a lamp as it goes over the line."""
    high, low = divmod(len(picture) // 3 - 1, 256)
    return b"Ada" + bytes((high, low, high ^ low ^ 0x55)) + picture


class AdalightWire(Wire):
    """A serial port with an Adalight receiver behind it."""

    kind = "adalight"
    watch = 0.25  # s; a pulled cable and a restart are noticed within this time

    def __init__(self, options: AdalightOptions) -> None:
        self._port = KnownPort(options.port, device=self.kind, baud=options.baud)
        self.gap = BITS * len(packet(bytes(3 * options.count))) / options.baud
        self.quiet = options.boot
        self._line: SerialBase | None = None
        self._fresh = True
        self._heard = b""

    def open(self) -> None:
        self._line = self._port.open()
        self._line.write_timeout = STALLED
        self._fresh, self._heard = True, b""

    def send(self, picture: bytes) -> None:
        """The first picture comes behind as many zeros as a picture cut off by a pulled cable may still wait for."""
        with self._line_held() as line:
            line.write(bytes(len(picture)) + packet(picture) if self._fresh else packet(picture))
        self._fresh = False

    def restarted(self) -> bool:
        """Whether a greeting was heard; all that the controller says is read, whatever it is."""
        with self._line_held() as line:
            self._heard = self._heard[-LONGEST_GREETING:] + line.read(4096)
        greeted = GREETING.search(self._heard)
        self._heard = b"" if greeted else self._heard
        return greeted is not None

    def close(self) -> None:
        line, self._line = self._line, None
        with suppress(*GONE):
            if line is not None:
                line.close()

    @contextmanager
    def _line_held(self) -> Iterator[SerialBase]:
        try:
            if self._line is None:
                raise OSError("not open")
            yield self._line
        except GONE as error:
            raise DeviceLost("lost", device=self.kind, port=self._port.name) from error
