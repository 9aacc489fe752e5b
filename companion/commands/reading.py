"""The codes in picture files: what ``companion read PICTURE...`` shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from companion.library.label_text import read_label
from drivers.camera.measure import pixels_per_module
from drivers.camera.pictures import BadPicture, luma_of_file
from drivers.decoder import Read
from drivers.decoder.child import DecoderChild
from drivers.decoder.wire import DecoderLost
from drivers.errors import DriverError
from rules.games import game, game_ids


@dataclass(frozen=True, slots=True)
class PictureRead:
    """One picture: its codes in reading order, or in ``error`` why it could not be read.

    ``width`` and ``height`` in pixels as it is looked at (turned as it was taken), 0 where it was never opened;
    ``milliseconds`` from its brightness to its codes, the way to the decoder process included.
    """

    file: str
    codes: tuple[Read, ...] = ()
    width: int = 0
    height: int = 0
    milliseconds: float = 0.0
    error: DriverError | None = None

    def json(self) -> dict[str, Any]:
        """Plain values; ``text`` of an error is left to whoever knows the language."""
        error = {"key": self.error.key, "facts": dict(self.error.facts)} if self.error else None
        size = {"width": self.width, "height": self.height}
        codes = [_plain(code) for code in self.codes]
        return {"file": self.file, **size, "milliseconds": round(self.milliseconds, 1), "codes": codes, "error": error}


def each_picture(paths: Iterable[Path], decoder: DecoderChild | None = None) -> Iterator[PictureRead]:
    """Read one picture after the other in a decoder process (``decoder``, else one that lives as long as this).

    A picture that cannot be read is told in its place and the next one is read. Raises DeviceMissing where no decoder
    library is installed.
    """
    if decoder is None:
        with DecoderChild() as own:
            yield from each_picture(paths, own)
        return
    decoder.start()
    for path in paths:
        yield _picture(path, decoder)


def _picture(path: Path, decoder: DecoderChild) -> PictureRead:
    try:
        luma = luma_of_file(path)
    except BadPicture as bad:
        return PictureRead(str(path), error=bad)
    height, width = luma.shape
    begun = perf_counter()
    codes: list[Read] = []
    error: DriverError | None = None
    try:
        codes = decoder.decode(luma)
    except DecoderLost as lost:
        error = lost
    return PictureRead(str(path), tuple(codes), width, height, (perf_counter() - begun) * 1000, error)


def _plain(code: Read) -> dict[str, Any]:
    pixels = pixels_per_module(code)
    return {
        "text": code.text,
        "symbology": code.symbology,
        "corners": [list(corner) for corner in code.corners],
        "pixels_per_module": None if pixels is None else round(pixels, 1),
        "label": _label(code.text),
    }


def _label(text: str) -> dict[str, Any] | None:
    """What a label of one of our games says; ``right`` is False where it was misread."""
    label = read_label(text)
    if label is None or label.prefix not in {game(id).prefix for id in game_ids()}:
        return None
    return {"prefix": label.prefix, "id": label.id, "right": label.right}
