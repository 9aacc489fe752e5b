"""What several looks at one picture say together: what is certain, what is doubtful, who wins where two disagree. Pure.

* A code that corrects its own errors (QR, Data Matrix) is certain after one look, and so are Code 128 and Code 39 of
  zxing-cpp, which wants two equal lines of a code.
* zbar's QR texts that are not ASCII are never taken: without a declared encoding it guesses Big5 or Shift-JIS.
* Goods (EAN, UPC) and zbar's linear codes need two looks: their one check digit passes misreads. Both libraries
  misread blurred bars, zbar the same way in several sizes, so a look of zxing-cpp weighs twice.
* Where two texts lie in one place, only the heavier one stands, and none if they weigh the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby

from drivers.decoder import MATRIX, RETAIL, Read, in_reading_order

CERTAIN = 100  # outweighs any number of looks
WEIGHTS = {"zxing": 2, "zbar": 1}
LOOKS_NEEDED = 2


@dataclass(slots=True)
class _Candidate:
    """One text of one symbology: how many looks saw it, and how much they weigh."""

    looks: int = 0
    weight: int = 0
    reads: list[Read] = field(default_factory=list)

    @property
    def accepted(self) -> bool:
        return self.weight >= CERTAIN or (self.looks >= LOOKS_NEEDED and _may_be_right(self.reads[0]))


class Findings:
    """Collects the looks at one picture."""

    def __init__(self) -> None:
        self._candidates: dict[tuple[str, str], _Candidate] = {}

    def add(self, reads: Iterable[Read], by: str) -> None:
        """One look, ``by`` ``zxing`` or ``zbar``; corners in pixels of the picture itself, whatever size was looked at.

        Equal texts of one look are so many codes; of linear codes they are one, as zbar never tells them apart.
        """
        for key, group in groupby(sorted(reads, key=_key), key=_key):
            same = list(group)
            candidate = self._candidates.setdefault(key, _Candidate())
            candidate.looks += 1
            candidate.weight += CERTAIN if _certain(same[0], by) else WEIGHTS[by]
            if not candidate.reads:
                candidate.reads = same if same[0].symbology in MATRIX else same[:1]

    def __bool__(self) -> bool:
        """Something was seen, certain or not."""
        return bool(self._candidates)

    @property
    def doubtful(self) -> bool:
        """Something was seen that another look could settle."""
        standing = [candidate.reads[0] for candidate in self._standing()]
        return any(
            not candidate.accepted and not any(_same_place(candidate.reads[0], read) for read in standing)
            for candidate in self._candidates.values()
        )

    @property
    def settled(self) -> bool:
        """Something is certain and nothing is doubtful: no further look is needed."""
        return bool(self) and not self.doubtful

    def reads(self) -> list[Read]:
        """What stands, in reading order."""
        return in_reading_order(read for candidate in self._standing() for read in candidate.reads)

    def _standing(self) -> Iterator[_Candidate]:
        """Accepted, and heavier than all else in its place."""
        for candidate in self._candidates.values():
            if candidate.accepted and not any(self._outweighs(other, candidate) for other in self._candidates.values()):
                yield candidate

    @staticmethod
    def _outweighs(other: _Candidate, candidate: _Candidate) -> bool:
        if other is candidate or other.weight < candidate.weight or candidate.weight >= CERTAIN:
            return False
        return _same_place(other.reads[0], candidate.reads[0])


def _key(read: Read) -> tuple[str, str]:
    return read.text, read.symbology


def _certain(read: Read, by: str) -> bool:
    if by == "zxing":
        return read.symbology not in RETAIL
    return read.symbology in MATRIX and read.text.isascii()


def _may_be_right(read: Read) -> bool:
    return read.symbology not in MATRIX or read.text.isascii()


def _same_place(one: Read, other: Read) -> bool:
    """The middle of one lies on the other. A linear code may be known by a single line, so boxes are widened."""
    return _holds(one, other.centre) or _holds(other, one.centre)


def _holds(read: Read, point: tuple[float, float]) -> bool:
    left, top, right, bottom = read.box
    margin = max(right - left, bottom - top) / 4
    return left - margin <= point[0] <= right + margin and top - margin <= point[1] <= bottom + margin
