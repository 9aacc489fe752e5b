"""NeoPixels on a pin of a Raspberry Pi, by Adafruit's neopixel library.

Up to the Pi 4 the pins are D18 or D12 (PWM: root, and no analogue sound), D21 (PCM: root) or D10 (SPI: no root); on a
Pi 5 any pin (PIO: no root, extra ``pi5``). ``neopixel-spi`` does without root on all of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.errors import DeviceMissing
from drivers.led.colour import ORDERS, WHITE_ORDERS
from drivers.led.pixels import Pixels, PixelWire, identity_order
from drivers.led.strip import StripOptions
from drivers.led.wired import WiredLamps
from drivers.options import choice, text
from drivers.status import OnStatus, unheard


@dataclass(frozen=True, kw_only=True)
class NeoPixelOptions(StripOptions):
    pin: str = text("D18", unit="pin")
    order: str = choice("GRB", *ORDERS, *WHITE_ORDERS)


class NeoPixel(WiredLamps):
    """A strip on a pin."""

    Options = NeoPixelOptions

    def __init__(self, options: NeoPixelOptions, *, on_status: OnStatus = unheard) -> None:
        super().__init__(PinWire(options), options, on_status)


class PinWire(PixelWire):
    """A pin as ``board`` of Blinka names it."""

    def __init__(self, options: NeoPixelOptions) -> None:
        super().__init__("neopixel", options.count, options.order)
        self.port = options.pin

    def _fitted(self) -> Pixels:
        import board
        import neopixel

        pin = getattr(board, self.port, None)
        if pin is None:
            raise DeviceMissing("no-pin", device=self.kind, pin=self.port)
        order = identity_order(self._channels)
        strip: Pixels = neopixel.NeoPixel(pin, self._count, auto_write=False, pixel_order=order)
        return strip
