"""NeoPixels on the SPI bus of a Raspberry Pi (GPIO10, pin 19), by Adafruit's neopixel_spi library: no root, all models.

Each bit of a picture is a byte on the bus, and a picture must go out in one piece: a pause shows half of it. So long
strips need the kernel's ``spidev.bufsiz`` raised, and the library told.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from drivers.errors import BadAddress, DeviceMissing, Problem
from drivers.led.colour import ORDERS, WHITE_ORDERS
from drivers.led.pixels import Pixels, PixelWire, identity_order
from drivers.led.strip import StripOptions
from drivers.led.wired import WiredLamps
from drivers.options import choice
from drivers.status import OnStatus, unheard

DEVICE = "/dev/spidev0.0"  # SPI0, chip select 0: board.SPI() of Blinka
BUFFER = Path("/sys/module/spidev/parameters/bufsiz")  # bytes that one transfer may have
DEFAULT_BUFFER = 4096  # of the kernel, and of Adafruit_PureIO
RESET = 128  # bytes: 80 us of silence before and after a picture at 6.4 MHz; neopixel_spi


@dataclass(frozen=True, kw_only=True)
class NeoPixelSpiOptions(StripOptions):
    order: str = choice("GRB", *ORDERS, *WHITE_ORDERS)


class NeoPixelSpi(WiredLamps):
    """A strip on the SPI bus."""

    Options = NeoPixelSpiOptions

    def __init__(self, options: NeoPixelSpiOptions, *, on_status: OnStatus = unheard) -> None:
        super().__init__(SpiWire(options), options, on_status)


def transfer(count: int, channels: int) -> int:
    """Bytes of one picture on the bus."""
    return 8 * count * channels + RESET


def lamps_for(buffer: int, channels: int) -> int:
    """Lamps whose picture fits into ``buffer`` bytes."""
    return (buffer - RESET) // (8 * channels)


def make_room(count: int, channels: int, buffer: Path = BUFFER) -> None:
    """Let the library send long pictures whole. Raises BadAddress where the kernel's buffer is too small for them."""
    needed = transfer(count, channels)
    if needed <= DEFAULT_BUFFER:
        return
    found = int(buffer.read_text()) if buffer.exists() else DEFAULT_BUFFER
    if needed > found:
        room = lamps_for(found, channels)
        facts = {"wanted": count, "room": room, "needed": needed, "found": found}
        raise BadAddress(f"count={count}", [Problem.of("too-many-lamps", device="neopixel-spi", **facts)])
    os.environ["SPI_BUFSIZE"] = str(found)


class SpiWire(PixelWire):
    """The first SPI bus."""

    port = DEVICE

    def __init__(self, options: NeoPixelSpiOptions) -> None:
        super().__init__("neopixel-spi", options.count, options.order)

    def _fitted(self) -> Pixels:
        import board
        import busio
        import neopixel_spi

        if not hasattr(board, "SCK"):
            raise DeviceMissing("unsupported-board", device=self.kind)
        make_room(self._count, self._channels)
        bus = busio.SPI(board.SCK, MOSI=board.MOSI)
        order = identity_order(self._channels)
        strip: Pixels = neopixel_spi.NeoPixel_SPI(bus, self._count, auto_write=False, pixel_order=order)
        return strip

    def _refused(self, error: Exception) -> DeviceMissing:
        if "does not exist" in str(error):  # Adafruit_PureIO's words; it gives no errno
            return DeviceMissing("spi-off", device=self.kind, port=self.port)
        return super()._refused(error)
