"""When the same code again is the same look at the card, and when it is meant: pure, on a monotonic clock.

A scanner reads a card that stays before it again and again. The same code counts again once it was not seen for a
while, so the same card can be scanned twice on purpose. Each scanner has its own memory; what is dropped is counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

# Seconds without the code after which it counts again (our measure of habits at the table, not a standard).
HAND = 0.3  # a trigger pulled: shorter than anyone pulls twice, longer than a bouncing read
PRESENTATION = 1.5  # a scanner that reads by itself whatever lies before it, about twice a second
CAMERA = 1.2  # a dozen frames: a hand that covers the code for a moment does not count it twice

EQUAL_READS = 2  # frames in a row; one odd frame among good ones is a misread


class Repeats:
    """The memory of one scanner that reads a code at a time."""

    def __init__(self, quiet: float) -> None:
        self.dropped = 0
        self._quiet = quiet
        self._rows: dict[str, tuple[float, int]] = {}

    def again(self, text: str, at: float) -> int:
        """0: it counts. n: it is the n-th repeat in a row, each within ``quiet`` seconds of the one before."""
        self._rows = {code: row for code, row in self._rows.items() if at - row[0] < self._quiet}
        count = self._rows[text][1] + 1 if text in self._rows else 0
        self._rows[text] = (at, count)
        self.dropped += count > 0
        return count


@dataclass(frozen=True, slots=True)
class Seen:
    """What a picture brought: codes that count now, and codes that counted before and never left the picture."""

    counted: tuple[str, ...] = ()
    repeated: tuple[str, ...] = ()


def never(text: str) -> bool:
    """No code is sure by itself: a misread EAN keeps a right check digit in one of some hundred pictures."""
    return False


class Sightings:
    """The memory of one camera, which reads all codes of a picture at once.

    A code counts when it was read in ``EQUAL_READS`` pictures in a row, or at once where ``sure(text)`` holds (it has
    a valid check character of its own). Two equal codes in one picture are one: linear codes never come twice.
    """

    def __init__(self, quiet: float = CAMERA, sure: Callable[[str], bool] = never) -> None:
        self.dropped = 0
        self._quiet = quiet
        self._sure = sure
        self._reads: dict[str, int] = {}
        self._counted: dict[str, float] = {}

    def picture(self, texts: Iterable[str], at: float) -> Seen:
        """Look at one picture. Call it for empty ones too: they part the reads that are not in a row."""
        self._reads = {text: self._reads.get(text, 0) + 1 for text in texts}
        self._counted = {text: seen for text, seen in self._counted.items() if at - seen < self._quiet}
        repeated = tuple(text for text in self._reads if text in self._counted)
        counted = tuple(text for text in self._reads if text not in self._counted and self._is_sure(text))
        self._counted.update(dict.fromkeys(repeated + counted, at))
        self.dropped += len(repeated)
        return Seen(counted, repeated)

    def forget(self) -> None:
        """What lies there now counts once more, as if it had just come."""
        self._counted.clear()

    def _is_sure(self, text: str) -> bool:
        return self._reads[text] >= EQUAL_READS or self._sure(text)
