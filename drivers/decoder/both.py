"""Both libraries together: ``Both`` for a picture that will not come again, ``Live`` for a camera's frames.

The looks, their order and the rhythm were chosen by measurement; the figures are in this folder's README.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
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
ZBAR_EVERY = 3  # frames; zbar costs 2.2 times what zxing-cpp costs, so an empty frame costs 1.7 times zxing-cpp's


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
        return self._search(checked(luma), STEPS)

    def _search(self, luma: Luma, steps: tuple[tuple[Look, ...], ...], *, only_doubts: bool = False) -> list[Read]:
        """Go through ``steps`` until nothing is doubtful, and unless ``only_doubts`` until something was found."""
        findings = Findings()
        for step in () if too_small(luma) else steps:
            for look in step:
                findings.add(self._look(luma, look), look.by)
            if findings.settled or (only_doubts and not findings.doubtful):
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
    """For a stream: zxing-cpp on every frame and zbar on every third, more only to settle what one of them saw."""

    def __init__(self) -> None:
        super().__init__()
        self._frames = 0

    def decode(self, luma: Luma) -> list[Read]:
        with_zbar = self._frames % ZBAR_EVERY == 0 or "zxing" not in self._decoders
        self._frames += 1
        first = STEPS[0] if with_zbar else STEPS[0][:1]
        rest = STEPS[1:] if with_zbar else (STEPS[0][1:], *STEPS[1:])
        return self._search(checked(luma), (first, *rest), only_doubts=True)
