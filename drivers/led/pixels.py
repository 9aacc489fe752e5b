"""What the two NeoPixel kinds share: a strip of Adafruit's library, and what its refusals mean.

The library gets its bytes in the order of the strip and at their final levels; its own brightness rounds small colours
to nothing and stays at 1.
"""

from __future__ import annotations

from abc import abstractmethod
from contextlib import suppress
from typing import Protocol

from drivers.errors import DeviceLost, DeviceMissing, DriverError
from drivers.libraries import hush_blinka, not_for_here
from drivers.ports import missing
from drivers.sending.wire import Wire

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
        hush_blinka()
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
        if elsewhere := not_for_here(error, self.kind):
            return elsewhere
        if "sudo" in str(error):  # Blinka's bcm283x/neopixel.py: code -5 of rpi_ws281x
            return DeviceMissing("needs-root", device=self.kind, pin=self.port)
        return missing(error, self.kind, self.port, GROUP)


def identity_order(channels: int) -> str:
    """The order that makes the library pass bytes on as they come."""
    return "RGBW"[:channels]
