"""From the colours of a frame to the bytes of a strip: gamma, brightness, current and colour order, each applied once.

Levels are what a lamp is driven with, 0 to 255, in proportion to its light and its current.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from drivers.led import Colour, Frame

ORDERS = ("RGB", "RBG", "GRB", "GBR", "BRG", "BGR")
WHITE_ORDERS = ("RGBW", "GRBW")  # strips with a white lamp in each pixel; it stays off

IDLE = 1.0  # mA a lamp draws when dark; Adafruit NeoPixel Ueberguide, "Powering NeoPixels"
STEP = 20.0 / 255  # mA of one channel for each level: 20 mA at 255, same source


@dataclass(frozen=True)
class Look:
    """How the lamps of one strip are driven.

    ``brightness`` is a share of full light, ``gamma`` the exponent from screen colour to light, ``milliamps`` what the
    supply gives to the strip, idle current included; a frame that would draw more is dimmed as a whole.
    """

    order: str = "GRB"
    brightness: float = 0.2
    gamma: float = 2.2
    milliamps: float = 500

    def encode(self, frame: Frame) -> bytes:
        """The bytes of a whole strip, lamp by lamp in the strip's colour order."""
        places = ["RGBW".index(letter) for letter in self.order]
        lamps = [(*colour, 0) for colour in self.levels(frame)]
        return bytes(lamp[place] for lamp in lamps for place in places)

    def levels(self, frame: Frame) -> tuple[Colour, ...]:
        """The level of every channel, still red, green, blue.

        A channel that is not 0 keeps at least level 1, so a small brightness turns no colour into another and none
        off. All of the current above that one level is shared out in proportion.
        """
        wanted = [tuple(self._light[channel] for channel in colour) for colour in frame.colours]
        share = self._share(channel for lamp in wanted for channel in lamp)
        return tuple(_colour(_level(channel, share) for channel in lamp) for lamp in wanted)

    @cached_property
    def _light(self) -> tuple[float, ...]:
        """For each value of a colour the exact level, before anything is rounded."""
        return tuple(255 * self.brightness * (value / 255) ** self.gamma for value in range(256))

    def _share(self, wanted: Iterable[float]) -> float:
        lit = list(wanted)
        first = sum(STEP for channel in lit if channel > 0)
        above = sum((channel - 1) * STEP for channel in lit if channel > 1)
        left = self.milliamps - IDLE * len(lit) / 3 - first
        return 1.0 if above <= left else max(0.0, left / above)


def _level(wanted: float, share: float) -> int:
    if wanted <= 1:
        return 1 if wanted > 0 else 0
    return 1 + int((wanted - 1) * share)


def _colour(channels: Iterable[int]) -> Colour:
    red, green, blue = channels
    return red, green, blue


def current(levels: Iterable[Colour]) -> float:
    """What lamps draw at these levels, in mA."""
    return sum(IDLE + STEP * sum(lamp) for lamp in levels)


def least_current(count: int) -> float:
    """mA that ``count`` lamps need for every channel at level 1: a supply with less cannot show every frame."""
    return current([(1, 1, 1)] * count)
