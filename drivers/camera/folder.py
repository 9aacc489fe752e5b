"""The simulated camera: a folder. Every picture that is put there, or changed, is shown once."""

from __future__ import annotations

import time
from pathlib import Path
from threading import Event

from drivers.camera import Frame, middle
from drivers.camera.pictures import SUFFIXES, luma_of_file
from drivers.errors import DeviceLost, DeviceMissing

LOOK = 0.1  # seconds between looks at the folder; a file that did not change between two looks is whole

Signature = tuple[int, int]  # when it was changed, in nanoseconds, and how long it is, in bytes


class FolderCamera:
    """A ``Camera`` that shows the pictures put into ``folder``. What lies there already is old and is not shown.

    Raises DeviceMissing (not-found, no-permission) where the folder cannot be looked into.
    """

    still = True

    def __init__(self, folder: Path, *, region: float = 1.0) -> None:
        self._folder = folder
        self._region = region
        self._closed = Event()
        try:
            self._shown = self._pictures()
        except PermissionError as error:
            raise DeviceMissing("no-permission", device="camera", port=str(folder), group=_owner(folder)) from error
        except OSError as error:
            raise DeviceMissing("not-found", device="camera", port=str(folder)) from error
        self._growing: dict[Path, Signature] = {}

    def next(self, timeout: float) -> Frame | None:
        until = time.monotonic() + timeout
        while not self._closed.is_set():
            path = self._new()
            if path is not None:
                return Frame(middle(luma_of_file(path), self._region), time.monotonic(), path.name)
            if time.monotonic() >= until:
                break
            self._closed.wait(LOOK)
        return None

    def close(self) -> None:
        self._closed.set()

    def _new(self) -> Path | None:
        """The oldest picture that is new and whole, now counted as shown."""
        try:
            now = self._pictures()
        except OSError as error:
            raise DeviceLost("lost", device="camera", port=str(self._folder)) from error
        new = {path: signature for path, signature in now.items() if self._shown.get(path) != signature}
        whole = [path for path, signature in new.items() if self._growing.get(path) == signature]
        self._growing = new
        if not whole:
            return None
        oldest = min(whole, key=lambda path: (new[path], path))
        self._shown[oldest] = self._growing.pop(oldest)
        return oldest

    def _pictures(self) -> dict[Path, Signature]:
        """Every picture of the folder by its name; hidden files are somebody's work in progress."""
        found: dict[Path, Signature] = {}
        for path in self._folder.iterdir():
            if path.suffix.lower() in SUFFIXES and not path.name.startswith("."):
                what = path.stat()
                found[path] = (what.st_mtime_ns, what.st_size)
        return found


def _owner(folder: Path) -> str:
    try:
        return folder.group()
    except (OSError, KeyError, NotImplementedError):
        return ""
