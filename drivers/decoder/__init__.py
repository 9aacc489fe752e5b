"""Decoders: from a picture's brightness to the codes in it.

A picture is *luma*: a two-dimensional array of bytes, rows from the top, 0 is black and 255 is white. Corners are in
pixels of that picture, x to the right and y down.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Luma = NDArray[np.uint8]

Corners = tuple[tuple[int, int], ...]

RETAIL = frozenset({"ean-13", "ean-8", "upc-a", "upc-e"})
"""One misread in ten has a right check digit: these need a second look (``drivers.decoder.findings``)."""

MATRIX = frozenset({"qr", "micro-qr", "data-matrix", "gs1-qr", "gs1-data-matrix"})
"""These correct their own errors (Reed-Solomon): one look is enough."""

LINEAR = RETAIL | {"code-128", "code-39", "gs1-128"}

SYMBOLOGIES = tuple(sorted(MATRIX | LINEAR))
"""All that is looked for; the names are those of ``drivers.scanner.symbologies``."""


@dataclass(frozen=True, slots=True)
class Read:
    """One code of a picture.

    ``text`` is never empty; goods keep the digits printed under their bars (UPC-A 12, UPC-E 8). ``corners`` are four
    points round the code, from its own top left clockwise where the decoder knows which side is up. ``raw`` holds the
    bytes of the code as the decoder gave them. ``modules`` is how many squares a matrix code has along its upper edge,
    0 where the decoder does not tell.
    """

    text: str
    symbology: str
    corners: Corners
    raw: bytes = b""
    modules: int = 0

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, right, bottom."""
        xs, ys = zip(*self.corners, strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def centre(self) -> tuple[float, float]:
        left, top, right, bottom = self.box
        return (left + right) / 2, (top + bottom) / 2

    def scaled(self, factor: float) -> Read:
        """The same code in a picture ``factor`` times as large."""
        return replace(self, corners=tuple((round(x * factor), round(y * factor)) for x, y in self.corners))


class Decoder(Protocol):
    """Finds the codes of a picture."""

    def decode(self, luma: Luma) -> list[Read]:
        """The codes in reading order; none for a picture without area. Raises ValueError for what is not luma."""
        ...


def in_reading_order(reads: Iterable[Read]) -> list[Read]:
    """Rows from the top, in a row from the left. A row holds what has its centre above the lower edge of its first."""
    rows: list[list[Read]] = []
    for read in sorted(reads, key=lambda read: read.centre[1]):
        if rows and read.centre[1] <= rows[-1][0].box[3]:
            rows[-1].append(read)
        else:
            rows.append([read])
    return [read for row in rows for read in sorted(row, key=lambda read: read.centre[0])]
