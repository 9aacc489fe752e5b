"""What a simulated scanner reads: a script with pauses, or the files of a folder as they appear."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

PAUSE = 1.0  # seconds before a line that names none
LOOK = 0.2  # seconds between two looks at a folder


def script(lines: Iterable[str]) -> Iterator[tuple[float, str]]:
    """Seconds to wait and the code to scan then, line by line: ``0.5 MC01107-5``, or ``MC01107-5`` after ``PAUSE``.

    Empty lines and lines that begin with ``#`` are passed over.
    """
    for line in lines:
        written = line.strip()
        if written and not written.startswith("#"):
            yield _timed(written)


def _timed(written: str) -> tuple[float, str]:
    first, _, rest = written.partition(" ")
    number = first.replace(".", "", 1)
    if rest.strip() and number.isascii() and number.isdigit():
        return float(first), rest.strip()
    return PAUSE, written


class Folder:
    """The text files of a folder, a code a line. A file is read once, in the order of names, when it is whole: when
    its size is the same at two looks."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._sizes: dict[str, int] = {}
        self._read: set[str] = set()

    def look(self) -> list[str]:
        """The codes of files that became whole since the latest look."""
        sizes = dict(_sizes(self._path))
        whole = [name for name, size in sizes.items() if size == self._sizes.get(name) and name not in self._read]
        self._sizes = sizes
        self._read = (self._read | set(whole)) & sizes.keys()
        return [code for name in whole for code in _codes(self._path / name)]


def _sizes(folder: Path) -> Iterator[tuple[str, int]]:
    for file in sorted(folder.glob("*.txt")):
        with suppress(FileNotFoundError):  # taken away between the two questions
            yield file.name, file.stat().st_size


def _codes(file: Path) -> list[str]:
    try:
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []  # taken away, or not ours to read: a scanner reads what it is shown
    return [line.strip() for line in lines if line.strip()]
