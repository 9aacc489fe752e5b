"""What the two NeoPixel kinds share: a strip of Adafruit's library, and what its refusals mean.

The library gets its bytes in the order of the strip and at their final levels; its own brightness rounds small colours
to nothing and stays at 1.
"""

from __future__ import annotations

import os
from abc import abstractmethod
from contextlib import suppress
from typing import Protocol

from drivers.errors import DeviceLost, DeviceMissing, DriverError
from drivers.ports import missing
from drivers.sending.wire import Wire

PACKAGES = {
    "board": ("adafruit-blinka", "none"),
    "neopixel": ("adafruit-circuitpython-neopixel", "none"),
    "neopixel_spi": ("adafruit-circuitpython-neopixel-spi", "pi"),
    "gpiod": ("gpiod", "pi"),
    "_rpi_ws281x": ("rpi-ws281x", "pwm"),
    "adafruit_raspberry_pi5_neopixel_write": ("Adafruit-Blinka-Raspberry-Pi5-Neopixel", "pi5"),
}
"""Module that is not there: the package that brings it, and the extra of this project that asks for it."""

GROUP = "gpio"  # Debian's group of the pins; the SPI device tells its own


class Pixels(Protocol):
    """As much of ``adafruit_pixelbuf.PixelBuf`` as is used here."""

    def __setitem__(self, index: slice, value: list[tuple[int, ...]]) -> None: ...

    def show(self) -> None: ...

    def deinit(self) -> None: ...


class PixelWire(Wire):
    """A strip that Adafruit's library drives. A subclass fits it: imports the library, names pin or bus."""

    port: str

    def __init__(self, kind: str, count: int, order: str) -> None:
        self.kind = kind
        self._count, self._channels = count, len(order)
        self._pixels: Pixels | None = None

    def open(self) -> None:
        """Fits the strip and makes it dark, for only the first writing tells whether the machine lets us."""
        os.environ.setdefault("BLINKA_SKIP_DEPENDENCY_CHECK", "1")  # else Blinka 10 asks at a terminal to run pip
        try:
            self._pixels = self._fitted()
            self._pixels.show()
        except DriverError:
            raise
        except Exception as error:  # these libraries raise all kinds, Adafruit_PureIO even a bare Exception
            raise self._refused(error) from error

    def send(self, picture: bytes) -> None:
        lamps = [tuple(picture[at : at + self._channels]) for at in range(0, len(picture), self._channels)]
        assert self._pixels is not None
        self._pixels[:] = lamps
        try:
            self._pixels.show()
        except Exception as error:  # as above
            raise DeviceLost("lost", device=self.kind, port=self.port) from error

    def close(self) -> None:
        pixels, self._pixels = self._pixels, None
        with suppress(OSError, RuntimeError):  # a bus that fails cannot be darkened
            if pixels is not None:
                pixels.deinit()

    @abstractmethod
    def _fitted(self) -> Pixels:
        """The strip, dark. May raise whatever the library raises."""

    def _refused(self, error: Exception) -> DeviceMissing:
        cause = error if isinstance(error, ModuleNotFoundError) else error.__cause__
        if isinstance(cause, ModuleNotFoundError):
            package, extra = PACKAGES.get(str(cause.name), (str(cause.name), "none"))
            return DeviceMissing("library-missing", device=self.kind, package=package, extra=extra)
        if isinstance(error, NotImplementedError):
            return DeviceMissing("unsupported-board", device=self.kind)
        if "sudo" in str(error):  # Blinka's bcm283x/neopixel.py: code -5 of rpi_ws281x
            return DeviceMissing("needs-root", device=self.kind, pin=self.port)
        return missing(error, self.kind, self.port, GROUP)


def identity_order(channels: int) -> str:
    """The order that makes the library pass bytes on as they come."""
    return "RGBW"[:channels]
