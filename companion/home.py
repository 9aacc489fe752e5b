"""The home folder: where games, taught cards and reports are kept."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.reason import reason_of
from rules.errors import Refused

VARIABLE = "COMPANION_HOME"
LOCK = "in-use"
VOLATILE = ("tmpfs", "overlay", "ramfs")  # what is written there is gone after the next start


def home_folder(named: str | None) -> Path:
    """``--home DIR``, else COMPANION_HOME, else the platform's data folder."""
    from platformdirs import user_data_path

    chosen = named or os.environ.get(VARIABLE)
    return Path(os.path.expanduser(chosen)) if chosen else user_data_path("table-companion")


def is_volatile(folder: Path, mounts: Path = Path("/proc/self/mounts")) -> bool:
    """Whether ``folder`` lies in memory or on an overlay, so that a power cut loses every game in it."""
    try:
        rows = [row.split() for row in mounts.read_text().splitlines()]
    except OSError:
        return False
    real = folder.resolve()
    holding = [(row[1], row[2]) for row in rows if len(row) > 2 and real.is_relative_to(row[1])]
    return bool(holding) and max(holding, key=lambda mount: len(mount[0]))[1] in VOLATILE


@contextmanager
def held(home: Path) -> Iterator[None]:
    """Only one program plays in a home folder at a time. Raises ``Refused("home-in-use")`` for the second one.

    The system lets go of it however the program ends.
    """
    try:
        file = os.open(home / LOCK, os.O_CREAT | os.O_RDONLY, 0o644)  # root may have made it
    except OSError as cause:
        raise Refused("no-home", folder=str(home), reason=reason_of(cause)) from cause
    try:
        _lock(file, home)
        yield
    finally:
        os.close(file)


def _lock(file: int, home: Path) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as cause:
        raise Refused("home-in-use", folder=str(home)) from cause
