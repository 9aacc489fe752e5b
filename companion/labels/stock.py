"""Papers to print labels on: sheets of adhesive labels, and plain paper with marks to cut along.

Measures of the Avery sheets: the templates of gLabels 3.4.1. Fronts of the adhesive ones are white, as codes need it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.labels.code import side

A4, LETTER = (210.0, 297.0), (215.9, 279.4)  # millimetres
MARGIN = 12.0  # millimetres at every edge of plain paper; printers reach to 3 to 6
AROUND = 1.5  # millimetres of white on each side of a code that is cut out, so that a crooked cut spares it
TEXT_BELOW = 5.0  # millimetres below a code for its name and text
INCH = 25.4  # millimetres


@dataclass(frozen=True, slots=True)
class Stock:
    """A sheet: ``columns`` by ``rows`` labels of ``width`` by ``height``, the first ``left`` and ``top`` from the
    corner, one every ``across`` and ``down``; all in millimetres. ``cut``: with marks, and a ruler to check the print.
    """

    paper: tuple[float, float]
    columns: int
    rows: int
    width: float
    height: float
    left: float
    top: float
    across: float
    down: float
    cut: bool = False

    @property
    def labels(self) -> int:
        return self.columns * self.rows

    def places(self) -> Iterator[tuple[float, float]]:
        """The upper left corner of every label, row by row."""
        for row in range(self.rows):
            for column in range(self.columns):
                yield self.left + column * self.across, self.top + row * self.down


ADHESIVE = {
    "l7651": Stock(A4, 5, 13, 38.1, 21.2, left=4.7, top=10.9, across=40.6, down=21.2),
    "l4732": Stock(A4, 5, 16, 35.6, 16.9, left=11.0, top=13.0, across=38.1, down=16.9),
    "l4770": Stock(A4, 4, 10, 45.7, 25.4, left=10.0, top=22.0, across=48.5, down=25.4),
    "5160": Stock(LETTER, 3, 10, 2.625 * INCH, INCH, 0.15625 * INCH, 0.5 * INCH, 2.78125 * INCH, INCH),
    "8195": Stock(LETTER, 4, 15, 1.75 * INCH, 0.666 * INCH, 0.297 * INCH, 0.531 * INCH, 2.031 * INCH, 0.666 * INCH),
}
"""Avery's numbers; l4732 and 8195 have room for small codes only."""

PLAIN = {"a4": A4, "letter": LETTER}

STOCKS = (*PLAIN, *ADHESIVE)


def stock(name: str, size: str) -> Stock | None:
    """The sheet of that name for codes of that size; None where a code of that size has no room on its labels."""
    if name in PLAIN:
        return _cut(PLAIN[name], size)
    return ADHESIVE[name] if side(size) <= min(ADHESIVE[name].width, ADHESIVE[name].height) else None


def _cut(paper: tuple[float, float], size: str) -> Stock:
    """As many as fit between the margins, side by side: one cut parts two rows."""
    width, height = side(size) + 2 * AROUND, side(size) + 2 * AROUND + TEXT_BELOW
    columns, rows = (int((length - 2 * MARGIN) / each) for length, each in zip(paper, (width, height), strict=True))
    left, top = (paper[0] - columns * width) / 2, (paper[1] - rows * height) / 2
    return Stock(paper, columns, rows, width, height, left, top, across=width, down=height, cut=True)
