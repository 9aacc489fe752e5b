"""The options that all strips share."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from drivers.errors import BadAddress, Problem
from drivers.led.colour import ORDERS, Look, least_current
from drivers.options import choice, number, whole


@dataclass(frozen=True, kw_only=True)
class StripOptions:
    """A strip of ``count`` lamps. Raises BadAddress if ``milliamps`` cannot feed them all at their lowest level."""

    count: int = whole(60, 1, 1500, unit="lamps")
    order: str = choice("GRB", *ORDERS)
    brightness: float = number(0.2, 0.05, 1.0, unit="share")  # 60 lamps in mixed colours then draw about 0.3 A
    gamma: float = number(2.2, 1.0, 3.0, unit="exponent")  # 2.2 to 2.8 looks even on WS2812
    milliamps: int = whole(500, 50, 20_000, unit="mA")  # what a computer's USB port gives

    def __post_init__(self) -> None:
        needed = ceil(least_current(self.count))
        if self.milliamps < needed:
            facts = {"count": self.count, "milliamps": self.milliamps, "needed": needed}
            written = f"count={self.count},milliamps={self.milliamps}"
            raise BadAddress(written, [Problem.of("too-little-current", **facts)])

    def look(self) -> Look:
        return Look(self.order, self.brightness, self.gamma, self.milliamps)
