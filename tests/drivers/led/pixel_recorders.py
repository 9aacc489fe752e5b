"""Strips of Adafruit's libraries that end in a list of bytes instead of a pin or a bus."""

from __future__ import annotations

import adafruit_pixelbuf
import neopixel_spi

from drivers.led.neopixel import PinWire
from drivers.led.neopixel_spi import SpiWire
from drivers.led.pixels import Pixels, identity_order

ZERO, ONE = 0b11000000, 0b11110000  # a bit of a picture as a byte on the bus; NeoPixel_SPI


class RecordedPin(PinWire):
    """A NeoPixel strip whose pin remembers what went out."""

    def _fitted(self) -> Pixels:
        self.written: list[bytes] = []
        written = self.written

        class Strip(adafruit_pixelbuf.PixelBuf):  # type: ignore[misc]
            def _transmit(self, buffer: bytearray) -> None:
                written.append(bytes(buffer))

            def deinit(self) -> None:
                self.fill(0)
                self.show()

        strip: Pixels = Strip(self._count, byteorder=identity_order(self._channels))
        return strip


class Bus:
    """An SPI bus that remembers what went out."""

    frequency = 6_400_000

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def try_lock(self) -> bool:
        return True

    def unlock(self) -> None:
        """Nobody else wants it."""

    def configure(self, **_: int) -> None:
        """It has one speed."""

    def write(self, buffer: bytes) -> None:
        self.written.append(bytes(buffer))


class RecordedBus(SpiWire):
    """The real NeoPixel_SPI on a bus that remembers."""

    def _fitted(self) -> Pixels:
        self.bus = Bus()
        order = identity_order(self._channels)
        strip: Pixels = neopixel_spi.NeoPixel_SPI(self.bus, self._count, auto_write=False, pixel_order=order)
        return strip


def decoded(transfer: bytes) -> bytes:
    """The picture in what went over the bus: between 64 bytes of silence on both sides, a byte for each bit."""
    head, bits, tail = transfer[:64], transfer[64:-64], transfer[-64:]
    assert head == tail == bytes(64)
    assert set(bits) <= {ZERO, ONE}
    return bytes(int("".join("01"[bit == ONE] for bit in bits[at : at + 8]), 2) for at in range(0, len(bits), 8))
