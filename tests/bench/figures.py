"""A figure: what was measured, beside what it is compared with."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """``value`` in ``unit``; ``ratio`` is value over the reference of the same run, 0.0 where there is none."""

    what: str
    value: float
    unit: str
    ratio: float = 0.0
    reference: str = ""

    def measured(self) -> str:
        """For people: the value with its unit, and the ratio."""
        ratio = f"{self.ratio:8.2f} x {self.reference}" if self.reference else ""
        return f"{self.value:>12,.2f} {self.unit:<6} {ratio}".rstrip()

    def json(self) -> str:
        """For programs."""
        return json.dumps(asdict(self))


def median_seconds(work: Callable[[], object], times: int) -> float:
    """The median time of one call, in seconds."""
    return statistics.median(seconds(work, times))


def seconds(work: Callable[[], object], times: int) -> list[float]:
    """The time of each of ``times`` calls, in seconds."""
    spent = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        spent.append(time.perf_counter() - began)
    return spent


def percentile(values: Sequence[float], share: float) -> float:
    """The value that ``share`` (0.0 to 1.0) of all values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
