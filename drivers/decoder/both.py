"""Both libraries together: ``Both`` for a picture that will not come again, ``Live`` for a camera's frames.

The looks, their order and the rhythm were chosen by measurement; the figures are in this folder's README.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import TYPE_CHECKING

from drivers.decoder import Decoder, Read
from drivers.decoder.findings import Findings
from drivers.decoder.luma import checked, resized, softened, too_small
from drivers.decoder.zbar import Zbar
from drivers.decoder.zxing import Zxing
from drivers.errors import DeviceMissing

if TYPE_CHECKING:
    from drivers.decoder import Luma

LARGEST_LOOK = 4_000_000  # pixels; zbar needs 1 s for 12 million, and codes in such photographs are large
SPARE = 0.75  # of zxing-cpp's time is saved up for zbar, which takes 2 to 4 times as long: every third to fifth frame


@dataclass(frozen=True, slots=True)
class Look:
    """One try: which library, in which size, softened first or not."""

    by: str
    factor: float = 1.0
    soft: bool = False


STEPS = (
    (Look("zxing"), Look("zbar")),
    (Look("zxing", soft=True), Look("zxing", 0.5)),
    (Look("zxing", 2.0), Look("zbar", 2.0)),
    (Look("zxing", 1.5), Look("zbar", 1.5)),
)
"""Cheap ones first; after each step it is asked whether another is needed. Softening helps with noise, twice the size
with small modules, and sizes that differ are looks that make different mistakes."""


class Both:
    """Looks until something is certain and nothing doubtful. For pictures: an empty one costs all looks.

    Either library may be absent (``missing`` says which and why). Raises DeviceMissing if both are.
    """

    def __init__(self) -> None:
        self.missing: list[DeviceMissing] = []
        self._decoders = dict(self._present())
        if not self._decoders:
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
        for step in () if too_small(luma) else STEPS:
            for look in step:
                findings.add(self._look(luma, look), look.by)
            if findings.settled:
                break
        return findings.reads()

    def _look(self, luma: Luma, look: Look) -> list[Read]:
        factor = (
            min(look.factor, sqrt(LARGEST_LOOK / luma.size)) if look.by == "zbar" or look.factor > 1 else look.factor
        )
        if look.by not in self._decoders or factor < 1 < look.factor:
            return []
        seen = luma if factor == 1 else resized(luma, factor)
        reads = self._decoders[look.by].decode(softened(seen) if look.soft else seen)
        return [read.scaled(1 / factor) for read in reads]


class Live(Both):
    """For a stream: zxing-cpp on every frame; zbar where that found nothing and enough time was saved up for it.

    So a frame without a code costs ``1 + SPARE`` times what zxing-cpp costs, on any machine and with any noise. All
    looks are taken only to settle what one of them saw. ``clock`` gives seconds.
    """

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        super().__init__()
        self._clock = clock
        self._saved = 0.0  # seconds
        self._cost = 0.0  # seconds that zbar took last

    def decode(self, luma: Luma) -> list[Read]:
        luma = checked(luma)
        findings = Findings()
        if "zxing" in self._decoders:
            self._saved += SPARE * self._try(luma, findings, Look("zxing"))
        if not findings and (self._saved >= self._cost or "zxing" not in self._decoders):
            self._cost = self._try(luma, findings, Look("zbar"))
            self._saved -= self._cost
        if findings.doubtful:
            return super().decode(luma)
        return findings.reads()

    def _try(self, luma: Luma, findings: Findings, look: Look) -> float:
        begun = self._clock()
        findings.add(self._look(luma, look), look.by)
        return self._clock() - begun
