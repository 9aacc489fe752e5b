"""A scanner without hardware: fed by a call, a script or a folder, as strict as a real one.

What is fed goes the way of real codes: a prefix is taken off, nothing-read words are no codes, the same code again at
once is a repeat, and what no scanner could send (control characters, too many bytes) is told as noise.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Lock, Thread, current_thread

from drivers.errors import Closed, DeviceLost, DeviceMissing, DriverError
from drivers.options import choice, text
from drivers.scanner import Put
from drivers.scanner.feeds import LOOK, Folder, script
from drivers.scanner.reading import MODES, Reading
from drivers.status import OnStatus, unheard


@dataclass(frozen=True, kw_only=True)
class SimOptions:
    """``script``: a file of ``feeds.script``; ``folder``: text files that are read as they appear."""

    script: str = text("", unit="file")
    folder: str = text("", unit="folder")
    mode: str = choice("hand", *MODES)


class SimScanner:
    """A ``CodeScanner``. ``scan`` may be called from any thread between ``start`` and ``close``."""

    Options = SimOptions

    def __init__(self, options: SimOptions, *, put: Put, on_status: OnStatus = unheard) -> None:
        self._put = put
        self._on_status = on_status
        self._reading = Reading("sim", mode=options.mode)
        self._lines = tuple(script(_text(options.script).splitlines())) if options.script else ()
        self._folder = Folder(_folder(options.folder)) if options.folder else None
        self._one_at_a_time = Lock()
        self._started = self._pulled = False
        self._closing = Event()
        self._thread = Thread(target=self._play, name="scanner sim", daemon=True)

    def start(self) -> None:
        if self._started or self._closing.is_set():
            return
        self._started = True
        self._on_status("ok", None)
        if self._lines or self._folder:
            self._thread.start()

    def close(self) -> None:
        self._closing.set()
        if self._thread.ident is not None and self._thread is not current_thread():
            self._thread.join()

    def scan(self, text: str) -> None:
        """Show it a code. Raises Closed before ``start`` and after ``close``, DeviceLost while the cable is pulled."""
        self._must_work()
        if self._pulled:
            raise _lost()
        self._read(text)

    def pull(self) -> None:
        """Pull the cable. Raises Closed as ``scan`` does."""
        self._must_work()
        if not self._pulled:
            self._pulled = True
            self._on_status("lost", _lost())

    def plug(self) -> None:
        """Put it back. Raises Closed as ``scan`` does."""
        self._must_work()
        if self._pulled:
            self._pulled = False
            self._on_status("ok", None)

    def _must_work(self) -> None:
        if not self._started or self._closing.is_set():
            raise Closed("closed", device="sim")

    def _play(self) -> None:
        for seconds, code in self._lines:
            if self._closing.wait(seconds):
                return
            self._read(code)
        while self._folder and not self._closing.wait(LOOK):
            for code in self._folder.look():
                self._read(code)

    def _read(self, code: str) -> None:
        """What the feeds show while the cable is pulled is not read."""
        with self._one_at_a_time:
            for heard in self._reading.text(code, time.monotonic()):
                if not self._pulled and not self._closing.is_set():
                    self._put(heard)


def _lost() -> DriverError:
    return DeviceLost("lost", device="sim", port="sim")


def _text(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise DeviceMissing("not-found", device="sim", port=path) from error
    except (OSError, UnicodeDecodeError) as error:
        raise DeviceMissing("not-opened", device="sim", port=path, reason=str(error)) from error


def _folder(path: str) -> Path:
    if not Path(path).is_dir():
        raise DeviceMissing("not-found", device="sim", port=path)
    return Path(path)
