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
WEAK = 4.0  # level of the strongest channel below which one level more or less is another colour
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
        """The level of every channel, still red, green, blue; together they draw no more than ``milliamps``."""
        levels = tuple(self._lamp(colour) for colour in frame.colours)
        over = current(levels) - self.milliamps
        return levels if over <= 0 else _dimmed(levels, over)

    def _lamp(self, colour: Colour) -> Colour:
        """Gamma and brightness in one step. No colour turns into another, and none off.

        A channel that is not 0 keeps at least level 1. Where that would be much beside the strongest channel, the
        strongest keeps at least 1 and the others their proportion to it: a faint red is red, not grey.
        """
        wanted = [self._light[value] for value in colour]
        strongest = max(wanted)
        if strongest >= WEAK:
            return _whole(max(1.0, light) if light else 0.0 for light in wanted)
        return _whole(light / min(strongest, 1.0) if light else 0.0 for light in wanted)

    @cached_property
    def _light(self) -> tuple[float, ...]:
        """For each value of a colour the exact level."""
        return tuple(255 * self.brightness * (value / 255) ** self.gamma for value in range(256))


def _whole(levels: Iterable[float]) -> Colour:
    return _colour(int(level + 0.5) for level in levels)


def _dimmed(levels: tuple[Colour, ...], over: float) -> tuple[Colour, ...]:
    """Levels that draw ``over`` mA less: each lit channel keeps one level, what is above is cut in proportion."""
    above = STEP * sum(max(0, channel - 1) for lamp in levels for channel in lamp)
    share = max(0.0, 1 - over / above) if above else 0.0
    return tuple(_colour(min(channel, 1) + int(max(0, channel - 1) * share) for channel in lamp) for lamp in levels)


def _colour(channels: Iterable[int]) -> Colour:
    red, green, blue = channels
    return red, green, blue


def current(levels: Iterable[Colour]) -> float:
    """What lamps draw at these levels, in mA."""
    return sum(IDLE + STEP * sum(lamp) for lamp in levels)


def least_current(count: int) -> float:
    """mA that ``count`` lamps need for every channel at level 1: a supply with less cannot show every frame."""
    return current([(1, 1, 1)] * count)
