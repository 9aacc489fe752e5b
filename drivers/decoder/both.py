"""Both libraries together: ``Both`` for a picture that will not come again, ``Live`` for a camera's frames.

The looks, their order and the rhythm were chosen by measurement; the figures are in this folder's README.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import TYPE_CHECKING

from drivers.decoder import Decoder, Read
from drivers.decoder.findings import Findings
from drivers.decoder.luma import checked, out_of_range, resized, softened
from drivers.decoder.zbar import Zbar
from drivers.decoder.zxing import Zxing
from drivers.errors import DeviceMissing

if TYPE_CHECKING:
    from drivers.decoder import Luma

LARGEST_LOOK = 4_000_000  # pixels; zbar needs 1 s for 12 million, and codes in such photographs are large
LONG_ENOUGH = 3.0  # seconds; noise and the like take ten times as long as a table, then no further step is taken
SPARE = 0.75  # of the first look's time is saved up for the others, which take 1 to 5 times as long


@dataclass(frozen=True, slots=True)
class Look:
    """One try: which library, in which size, softened first or not."""

    by: str
    factor: float = 1.0
    soft: bool = False

    def factor_for(self, pixels: int) -> float:
        """Not larger than ``LARGEST_LOOK``; zxing-cpp alone takes the picture itself however large it is. 0: no such
        look, as it would be a smaller one than another."""
        if self.by == "zxing" and self.factor <= 1:
            return self.factor
        factor = min(self.factor, sqrt(LARGEST_LOOK / pixels))
        return 0 if factor < 1 < self.factor else factor


STEPS = (
    (Look("zxing"), Look("zbar")),
    (Look("zxing", soft=True), Look("zxing", 0.5), Look("zbar", 0.5)),
    (Look("zxing", 2.0), Look("zbar", 2.0)),
    (Look("zxing", 1.5), Look("zbar", 1.5)),
)
"""Cheap ones first; after each step it is asked whether another is needed. Softening helps with noise, half the size
with blur, twice the size with small modules, and looks in sizes that differ make different mistakes."""

IN_TURN = (Look("zxing"), Look("zbar"), Look("zxing", 2.0), Look("zbar"), Look("zxing", soft=True))
"""The looks at a stream. Twice the size makes labels readable that are a third smaller."""


class Both:
    """Looks until something is certain and nothing doubtful. For pictures: an empty one costs all looks.

    Either library may be absent (``missing`` says which and why). Raises DeviceMissing if both are. ``decoders`` by
    the names ``zxing`` and ``zbar``, if not those that are installed; ``clock`` gives seconds.
    """

    def __init__(
        self, decoders: Mapping[str, Decoder] | None = None, clock: Callable[[], float] = perf_counter
    ) -> None:
        self._clock = clock
        self.missing: list[DeviceMissing] = []
        self._decoders = dict(self._present()) if decoders is None else dict(decoders)
        if self.missing and not self._decoders:
            raise self.missing[0]

    def _present(self) -> Iterator[tuple[str, Decoder]]:
        kinds: dict[str, type[Zxing] | type[Zbar]] = {"zxing": Zxing, "zbar": Zbar}
        for name, kind in kinds.items():
            try:
                yield name, kind()
            except DeviceMissing as error:
                self.missing.append(error)

    def decode(self, luma: Luma) -> list[Read]:
        luma = checked(luma)
        findings = Findings()
        begun = self._clock()
        for step in STEPS:
            for look in step:
                findings.add(self._look(luma, look), look.by)
            if findings.settled or self._clock() - begun > LONG_ENOUGH:
                break
        return findings.reads()

    def _look(self, luma: Luma, look: Look) -> list[Read]:
        if look.by not in self._decoders or out_of_range(luma):
            return []
        factor = look.factor_for(luma.size)
        if not factor:
            return []
        seen = luma if factor == 1 else resized(luma, factor)
        reads = self._decoders[look.by].decode(softened(seen) if look.soft else seen)
        return [read.scaled(1 / factor) for read in reads]


class Live(Both):
    """For a stream: a first look at every frame; one of the others in turn where it found nothing and enough time was
    saved up for it.

    So a frame without a code costs ``1 + SPARE`` times what the first look costs, on any machine and with any noise. A
    look that found something is taken again at the next frame, so that what only it can see is seen in frames in a
    row. All looks of ``Both`` are taken only to settle a doubt.
    """

    def __init__(
        self, decoders: Mapping[str, Decoder] | None = None, clock: Callable[[], float] = perf_counter
    ) -> None:
        super().__init__(decoders, clock)
        looks = [look for look in IN_TURN if look.by in self._decoders]
        self._first = looks[0]
        self._others = [look for look in looks if look != self._first]
        self._costs = dict.fromkeys(self._others, 0.0)  # seconds that each took last
        self._saved = 0.0  # seconds
        self._helped = False  # the next of the others found something in the last frame

    def decode(self, luma: Luma) -> list[Read]:
        luma = checked(luma)
        findings = Findings()
        seconds = self._try(luma, findings, self._first)
        if not findings and self._others:
            self._look_again(luma, findings, seconds)
        if findings.doubtful:
            return super().decode(luma)
        return findings.reads()

    def _look_again(self, luma: Luma, findings: Findings, seconds: float) -> None:
        look = self._others[0]
        self._saved = min(self._saved + SPARE * seconds, 2 * self._costs[look])  # no rush after a code that lay there
        if not self._helped and self._saved < self._costs[look]:
            return
        self._costs[look] = self._try(luma, findings, look)
        self._saved -= 0.0 if self._helped else self._costs[look]
        self._helped = bool(findings)
        if not self._helped:
            self._others.append(self._others.pop(0))

    def _try(self, luma: Luma, findings: Findings, look: Look) -> float:
        begun = self._clock()
        findings.add(self._look(luma, look), look.by)
        return self._clock() - begun
