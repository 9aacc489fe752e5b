"""Up to eight digits on an SPI bus: modules with a MAX7219, by luma.led_matrix.

The chip answers nothing, so nobody learns that it was unplugged. Each picture comes with the whole set-up: a module
that lost its supply for a moment is right again within a second.

Source: Analog Devices (Maxim), MAX7219/MAX7221 data sheet, 19-4452: serial addressing, register address map.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from drivers.digits.wired import WiredDigits, WiredOptions
from drivers.errors import DeviceLost, DeviceMissing
from drivers.libraries import not_for_here
from drivers.options import whole
from drivers.ports import missing
from drivers.sending.wire import Wire
from drivers.status import OnStatus, unheard

DIGITS = 8  # of one chip
HERTZ = 1_000_000  # the chip takes 10 MHz (data sheet, "Timing characteristics"); loose wires on a table do not
GROUP = "spi"  # Debian's group of the bus
SCAN_ALL, DECODE_NONE, TEST_OFF = (0x0B, 7), (0x09, 0), (0x0F, 0)  # data sheet, table 2: register, data


@dataclass(frozen=True, kw_only=True)
class Max7219Options(WiredOptions):
    port: int = whole(0, 0, 6, unit="SPI bus")
    device: int = whole(0, 0, 2, unit="chip select")
    places: int = whole(8, 1, DIGITS, unit="digits")


class Max7219(WiredDigits):
    """The digits of one module; of one with fewer than eight the first are left out."""

    Options = Max7219Options

    def __init__(self, options: Max7219Options, *, on_status: OnStatus = unheard) -> None:
        super().__init__(Max7219Wire(options), options.places, on_status)


class Max7219Wire(Wire):
    """One chip at the chip select of a bus."""

    kind = "max7219"

    def __init__(self, options: Max7219Options) -> None:
        self._options = options
        self._port = f"/dev/spidev{options.port}.{options.device}"
        self._contrast = options.level << 4  # luma's scale of 256
        self._bus: Any = None
        self._chip: Any = None
        self._segments: Any = None

    def open(self) -> None:
        try:
            from luma.core.virtual import sevensegment
            from luma.led_matrix.device import max7219

            self._bus = self._opened_bus()
            self._chip = max7219(self._bus, cascaded=1, contrast=self._contrast)
            self._segments = sevensegment(self._chip)
        except Exception as error:  # luma has errors of its own beside the system's
            self.close()
            raise self._refused(error) from error

    def send(self, picture: bytes) -> None:
        try:
            for setting in (SCAN_ALL, DECODE_NONE, TEST_OFF):
                self._chip.data(list(setting))
            self._chip.contrast(self._contrast)
            self._segments.text = picture.decode().rjust(DIGITS)
            self._chip.show()
        except OSError as error:
            raise DeviceLost("lost", device=self.kind, port=self._port) from error

    def close(self) -> None:
        bus, self._bus = self._bus, None
        with suppress(OSError):
            if bus is not None:
                bus.cleanup()

    def _opened_bus(self) -> Any:
        """luma's SPI bus; it needs none of the other pins that luma could use."""
        from luma.core.interface.serial import noop, spi

        to = {"port": self._options.port, "device": self._options.device}
        return spi(self._spidev(), gpio=noop(), bus_speed_hz=HERTZ, **to)

    def _spidev(self) -> Any:
        """None: luma takes the system's."""
        return None

    def _refused(self, error: Exception) -> DeviceMissing:
        if elsewhere := not_for_here(error, self.kind):
            return elsewhere
        if type(error).__name__ == "DeviceNotFoundError":  # luma.core.error; it gives no errno
            return DeviceMissing("spi-off", device=self.kind, port=self._port)
        return missing(error, self.kind, self._port, GROUP)
