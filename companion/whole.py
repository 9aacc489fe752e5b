"""Writing a file whole or not at all: a power cut or a full disk leaves the old one."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Write ``data`` beside ``path``, on disk, then put it in its place. Raises ``OSError``; nothing is changed then.

    A link stays a link; a device or a pipe is written to, never replaced by a file.
    """
    place = path.resolve()
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
