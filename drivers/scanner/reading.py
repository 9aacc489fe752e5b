"""From what a scanner sends to what is put into the inbox: framing, the prefix that tells the symbology, repeats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from drivers.scanner import Code, Heard, Trouble
from drivers.scanner.framing import LIMIT, Framer, Noise, Piece, whole
from drivers.scanner.repeats import HAND, PRESENTATION, Repeats
from drivers.scanner.symbologies import split_aim

MODES = {"hand": HAND, "presentation": PRESENTATION}
"""How a scanner is used -> seconds in which the same code again is the same look at the card."""


class Reading:
    """All that one scanner says, in order. ``dropped`` repeats so far: ``repeats.dropped``."""

    def __init__(self, source: str, suffix: str = "auto", mode: str = "hand") -> None:
        self.repeats = Repeats(MODES[mode])
        self._source = source
        self._framer = Framer(suffix)

    def feed(self, data: bytes, at: float) -> list[Heard]:
        """Bytes that came at ``at`` (monotonic seconds)."""
        return self._heard(self._framer.feed(data, at))

    def quiet(self, at: float) -> list[Heard]:
        """Nothing came until ``at``."""
        return self._heard(self._framer.quiet(at))

    def cut(self, at: float) -> list[Heard]:
        """The line was lost."""
        return self._heard(self._framer.cut(at))

    def text(self, text: str, at: float) -> list[Heard]:
        """A whole text, as a scanner hands it over that acts as a keyboard."""
        piece = whole(text.encode(), at)
        return self._heard([piece] if piece else [])

    def _heard(self, pieces: Iterable[Piece]) -> list[Heard]:
        return [heard for piece in pieces for heard in self._piece(piece)]

    def _piece(self, piece: Piece) -> Iterator[Heard]:
        if isinstance(piece, Noise):
            yield trouble(piece, self._source)
            return
        symbology, text = split_aim(piece.text)
        count = self.repeats.again(text, piece.at)
        if count:
            yield Trouble.of("scan-repeated", piece.at, source=self._source, text=text, count=count)
        else:
            yield Code(text, symbology, self._source, piece.at, piece.raw)


def trouble(noise: Noise, source: str) -> Trouble:
    """What the table is told of a piece of noise. Bytes are shown as ``FE 80 13``, at most twelve of them."""
    if noise.key == "scan-too-long":
        return Trouble.of(noise.key, noise.at, source=source, limit=LIMIT)
    if noise.key == "scan-unfinished":
        return Trouble.of(noise.key, noise.at, source=source, text=noise.raw.decode("ascii", "backslashreplace"))
    shown = noise.raw[:12].hex(" ").upper()
    return Trouble.of(noise.key, noise.at, source=source, bytes=shown, count=len(noise.raw))
