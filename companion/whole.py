"""Files that are whole or not there: a power cut or a full disk leaves the old one; and names that nobody has yet."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

from companion.reason import reason_of
from rules.errors import Refused


def write_whole(path: Path, data: bytes) -> None:
    """Write ``data`` beside ``path``, on disk, then put it in its place.

    Raises ``Refused("file-unwritable")``; nothing is changed then. A link stays a link; a device or a pipe is written
    to, never replaced by a file.
    """
    try:
        _written_beside(path.resolve(), data)
    except OSError as cause:
        raise Refused("file-unwritable", file=str(path), reason=reason_of(cause)) from cause


def _written_beside(place: Path, data: bytes) -> None:
    if place.exists() and not place.is_file():
        place.write_bytes(data)
        return
    beside = place.with_name(f".{place.name}.new")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(place)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def free_name(folder: Path, pattern: str) -> Path:
    """The first file of ``folder`` that is not there, with 1, 2, ... for the ``{}`` of ``pattern``."""
    names = (folder / pattern.format(number) for number in count(1))
    return next(name for name in names if not name.exists())
