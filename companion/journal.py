"""The journal: a header line, then one line an act, each with its checksum, appended and synced before anything shows.

A line is JSON, a tab and the CRC-32 of the JSON in 8 hexadecimal digits. Cut at any byte, a journal loses at most the
line that was torn. A bad line with good ones after it, or zeros that a file system left behind, end what can be
trusted: the file is kept aside under another name, and the game resumes from what stands before the damage.

While it is written to, blanks stand behind the last line: room laid out ahead. A line that fills room is safe as soon
as its block is; one that makes the file longer waits for the file system's own bookkeeping too, twice as many writes
on a memory card. Closing takes the blanks away; those that a power cut left are room again.
"""

from __future__ import annotations

import errno
import fcntl
import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zlib import crc32

from companion.reason import reason_of
from companion.whole import free_name
from rules.errors import Refused

FORMAT = 1
ROOM = 16_384  # bytes laid out ahead, four blocks of most file systems: about 140 acts
BLANK = b" "
BEGINNING = b'{"journal":'  # of the first line
AT_ONCE = 2  # lines that are written in one breath
Json = dict[str, Any]
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


@dataclass(frozen=True, slots=True)
class Pages:
    """What a journal file holds: the header, the lines after it, and what was found damaged.

    ``good`` is the length in bytes up to which the file can be trusted; ``torn`` says that a last line was cut off,
    ``damaged`` that there is more than a torn line behind the good part.
    """

    header: Json
    lines: tuple[Json, ...]
    good: int
    torn: bool = False
    damaged: bool = False


_encoded = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def line_bytes(line: Mapping[str, Any]) -> bytes:
    """The bytes of one line of a journal."""
    text = _encoded(line).encode()
    return b"%s\t%08x\n" % (text, crc32(text))


def read_journal(path: Path) -> Pages:
    """Read a journal file. Raises ``Refused`` for a missing file, one that is no journal, or a newer format."""
    data = _bytes_of(path)
    _known(header_of(data), path)
    pages = parse(data)
    assert pages is not None
    return pages


def read_header(path: Path) -> tuple[Json, int]:
    """The header of a journal, and how many lines stand behind it: a shelf is listed without reading every act.

    Raises ``Refused`` as ``read_journal`` does.
    """
    data = _bytes_of(path)
    return _known(header_of(data), path), data.count(b"\n") - 1


def _bytes_of(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as cause:
        raise Refused("journal-unreadable", file=path.name, reason=reason_of(cause)) from cause


def _known(header: Json | None, path: Path) -> Json:
    """A header that this release reads."""
    if header is None:
        raise Refused("not-a-journal", file=path.name)
    if header["journal"] > FORMAT:
        raise Refused("newer-journal", file=path.name, format=header["journal"], known=FORMAT)
    return header


def header_of(data: bytes) -> Json | None:
    """The first line of a journal's bytes; None where they are no journal."""
    row, end, _ = data.partition(b"\n")
    header = _read(row) if end else None
    return header if header and isinstance(header.get("journal"), int) else None


def parse(data: bytes) -> Pages | None:
    """The pages of a journal's bytes, or None where not even the header can be read."""
    lines: list[Json] = []
    good = 0
    rows = data.split(b"\n")
    for row in rows[:-1]:
        line = _read(row)
        if line is None:
            break
        lines.append(line)
        good += len(row) + 1
    if header_of(data) is None:
        return None
    rest = data[good:].rstrip(BLANK)
    torn = bool(rest) and _is_torn(rest)
    return Pages(lines[0], tuple(lines[1:]), good, torn, bool(rest) and not torn)


def _is_torn(rest: bytes) -> bool:
    """Whether what stands behind the last good line is one writing that did not get done: a line without its end, or
    (blocks reach a disk in any order) blanks where a block is missing and the end of the one or two lines after them.
    """
    ends = rest.count(b"\n")
    return b"\0" not in rest and (ends == 0 or (rest.startswith(BLANK) and ends <= AT_ONCE))


def _read(row: bytes) -> Json | None:
    text, tab, sum = row.rpartition(b"\t")
    if not tab or sum != b"%08x" % crc32(text):
        return None
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):  # somebody's own sum over what is no JSON
        return None
    return line if isinstance(line, dict) else None


@dataclass
class Journal:
    """A journal that is written to. Only one program at a time may hold it."""

    path: Path
    _file: int
    _length: int = 0  # bytes up to the end of the last line
    _room: int = 0  # bytes up to the end of the file
    _unsure: bool = False  # a line that failed may still stand in the file
    aside: str = field(default="")

    @classmethod
    def begin(cls, path: Path, header: Mapping[str, Any]) -> Journal:
        """A new journal with its header safely on disk. Raises ``Refused`` where it cannot be written."""
        try:
            file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
        except OSError as cause:
            raise _unwritable(path, cause) from cause
        journal = cls(path, file)
        journal._hold()
        try:
            journal.append({"journal": FORMAT, **header})
        except Refused:
            journal.close()
            path.unlink(missing_ok=True)  # a game that never began
            raise
        _sync_folder(path.parent)
        return journal

    @classmethod
    def resume(cls, path: Path) -> tuple[Journal, Pages]:
        """Open to go on. A torn last line is cut off; a damaged file is kept aside (``aside`` names it)."""
        try:
            file = os.open(path, os.O_RDWR)
        except OSError as cause:
            raise _unwritable(path, cause) from cause
        journal = cls(path, file)
        journal._hold()
        try:
            pages = read_journal(path)
        except Refused:
            journal.close()
            raise
        journal._length, journal._room = pages.good, os.fstat(file).st_size
        if pages.damaged:
            journal._set_aside()
        elif pages.torn:
            journal._end()
        return journal, pages

    def append(self, *lines: Mapping[str, Any]) -> None:
        """One more line, or some, on disk when this returns. Raises ``Refused`` where it cannot, the file as it was."""
        data = b"".join(map(line_bytes, lines))
        try:
            if self._unsure:
                self._cut()
            if self._length + len(data) > self._room:
                self._lay_out(len(data) + ROOM)
            if os.pwrite(self._file, data, self._length) != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fdatasync(self._file)
        except OSError as cause:
            self._unsure = True
            self._end()
            raise _unwritable(self.path, cause) from cause
        self._length += len(data)

    def close(self) -> None:
        """Let go of the file; harmless the second time."""
        if self._file >= 0:
            if self._room > self._length or self._unsure:
                self._end()
            os.close(self._file)
            self._file = -1

    def _lay_out(self, room: int) -> None:
        """Blanks behind the last line. On a disk too full for them the line itself makes the file longer, or fails."""
        with suppress(OSError):
            self._room = self._length + os.pwrite(self._file, BLANK * room, self._length)

    def _end(self) -> None:
        """End the file with its last whole line, where the disk lets us: reading drops a torn line all the same."""
        with suppress(OSError):
            self._cut()

    def _cut(self) -> None:
        """A line that is not safe must not be found by the next start; nothing is written behind it before."""
        os.ftruncate(self._file, self._length)
        self._room, self._unsure = self._length, False

    def _hold(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as cause:
            self.close()
            raise Refused("journal-in-use", file=self.path.name) from cause

    def _set_aside(self) -> None:
        """Keep the damaged file under another name and go on in a copy of its good part.

        Raises ``Refused`` where the copy cannot be made whole; the file is as it was then, under its own name.
        """
        kept = free_name(self.path.parent, f"{self.path.name}.damaged-{{}}")
        beside = self.path.with_name(f".{self.path.name}.new")
        self._room = self._length  # nothing is cut off the damaged file
        try:
            copy = _copied(beside, os.pread(self._file, self._length, 0))
            os.close(self._file)
            self._file = copy
            _second_name(self.path, kept)
            beside.replace(self.path)
            _sync_folder(self.path.parent)
        except OSError as cause:
            beside.unlink(missing_ok=True)
            self.close()
            raise _unwritable(self.path, cause) from cause
        self.aside = kept.name


def _copied(path: Path, data: bytes) -> int:
    """A new file with ``data`` in it, on disk, held and open. Raises ``OSError``; then there is none."""
    file = os.open(path, os.O_CREAT | os.O_TRUNC | os.O_RDWR, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if os.pwrite(file, data, 0) != len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fsync(file)
    except OSError:
        os.close(file)
        path.unlink(missing_ok=True)
        raise
    return file


def _second_name(path: Path, kept: Path) -> None:
    """``kept`` is the same file; where files cannot have two names (FAT), it has that one alone from now on."""
    try:
        os.link(path, kept)
    except OSError:
        os.rename(path, kept)


def _sync_folder(folder: Path) -> None:
    """A new name in a folder survives a power cut only when the folder itself was synced."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _unwritable(path: Path, cause: OSError) -> Refused:
    key = "disk-full" if cause.errno in NO_ROOM else "journal-unwritable"
    return Refused(key, file=path.name, reason=reason_of(cause))
