"""Four digits on the I2C bus of a Raspberry Pi: backpacks with an HT16K33, by Adafruit's ht16k33 library.

The small backpacks (0.56 inch) and the large ones (1.2 inch) have their digits at the same places of the chip's memory;
they differ in their dots, which stay dark. So one class of the library drives both.

Each picture comes with the whole set-up (7 bytes): a chip whose supply failed for a moment forgot it, answers as before
and would stay dark.

Source: Holtek, HT16K33 data sheet: system set-up, display set-up, dimming set, display memory.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from drivers.digits.wired import WiredDigits, WiredOptions
from drivers.errors import DeviceLost, DeviceMissing
from drivers.libraries import hush_blinka, not_for_here
from drivers.options import choice
from drivers.ports import missing
from drivers.sending.wire import Wire
from drivers.status import OnStatus, unheard

PLACES = 4
BUS = "/dev/i2c-1"  # board.I2C() of Blinka: pins 3 and 5
GROUP = "i2c"  # Debian's group of the bus
OSCILLATOR_ON = b"\x21"  # HT16K33 data sheet, "System set-up"
ADDRESSES = tuple(f"0x{address:02x}" for address in range(0x70, 0x78))  # by the solder bridges A0, A1, A2


@dataclass(frozen=True, kw_only=True)
class Ht16k33Options(WiredOptions):
    address: str = choice("0x70", *ADDRESSES)

    @property
    def places(self) -> int:
        """As many as a backpack has."""
        return PLACES


class Ht16k33(WiredDigits):
    """A backpack of four digits."""

    Options = Ht16k33Options

    def __init__(self, options: Ht16k33Options, *, on_status: OnStatus = unheard) -> None:
        super().__init__(Ht16k33Wire(options), PLACES, on_status)


class Ht16k33Wire(Wire):
    """One chip on the bus."""

    kind = "ht16k33"

    def __init__(self, options: Ht16k33Options) -> None:
        self._address = options.address
        self._port = f"I2C {options.address}"
        self._brightness = options.level / 15  # the library makes it a level again
        self._bus: Any = None
        self._digits: Any = None

    def open(self) -> None:
        hush_blinka()
        try:
            self._bus = self._opened_bus()
            self._digits = self._fitted(self._bus)
        except Exception as error:  # Blinka raises all kinds
            refused = self._refused(error)
            self.close()
            raise refused from error

    def send(self, picture: bytes) -> None:
        try:
            with self._digits.i2c_device[0] as chip:
                chip.write(OSCILLATOR_ON)
            self._digits.brightness = self._brightness
            self._digits.print(picture.decode())
            self._digits.show()
            self._digits.blink_rate = 0  # display on
        except OSError as error:
            raise DeviceLost("lost", device=self.kind, port=self._port) from error

    def close(self) -> None:
        bus, self._bus, self._digits = self._bus, None, None
        with suppress(OSError, RuntimeError):
            if bus is not None:
                bus.deinit()

    def _opened_bus(self) -> Any:
        """The I2C bus. May raise whatever Blinka raises."""
        import board
        import busio

        return busio.I2C(board.SCL, board.SDA)

    def _fitted(self, bus: Any) -> Any:
        """The library's display; it asks whether the chip is there, and makes it dark before it switches it on."""
        from adafruit_ht16k33.segments import Seg7x4

        digits = Seg7x4(bus, address=int(self._address, 16))
        digits.auto_write = False
        return digits

    def _refused(self, error: Exception) -> DeviceMissing:
        if elsewhere := not_for_here(error, self.kind):
            return elsewhere
        if isinstance(error, ImportError | AttributeError):  # Blinka knows this board, but no I2C pins of it
            return DeviceMissing("unsupported-board", device=self.kind)
        if isinstance(error, ValueError):  # the words of Blinka and of adafruit_bus_device; they give no errno
            off = "No Hardware I2C" in str(error)
            return DeviceMissing("bus-off" if off else "not-found", device=self.kind, port=BUS if off else self._port)
        if self._bus is not None and isinstance(error, OSError):  # the chip was asked and did not answer
            return DeviceMissing("not-found", device=self.kind, port=self._port)
        return missing(error, self.kind, BUS, GROUP)
