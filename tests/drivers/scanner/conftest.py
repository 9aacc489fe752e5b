"""A serial line to unplug: a pseudo-terminal behind a name that stays, as udev's by-id links do."""

from __future__ import annotations

import os
import pty
import tty
from collections.abc import Iterator
from pathlib import Path
from queue import Empty, SimpleQueue

import pytest

from drivers.errors import DriverError
from drivers.scanner import Code, Heard
from drivers.status import State

PATIENCE = 20.0  # seconds until a test that waits in vain fails; nothing here is that slow


class Plug:
    """The scanner's end of the line. ``name`` is what the settings say; the port behind it changes."""

    def __init__(self, folder: Path) -> None:
        self.name = folder / "usb-Scanner-0001"
        self._master = self._slave = -1

    def plug_in(self) -> None:
        self._master, self._slave = pty.openpty()
        tty.setraw(self._slave)
        self.name.symlink_to(os.ttyname(self._slave))

    def send(self, data: bytes) -> None:
        os.write(self._master, data)

    def received(self, length: int) -> bytes:
        return os.read(self._master, length)

    @property
    def port(self) -> str:
        return os.readlink(self.name)

    def pull(self) -> None:
        self.name.unlink()
        os.close(self._slave)
        os.close(self._master)
        self._master = -1

    def unplug_if_in(self) -> None:
        if self._master >= 0:
            self.pull()


class Table:
    """What a scanner tells: ``put`` and ``on_status`` fill it, from any thread."""

    def __init__(self) -> None:
        self.heard: SimpleQueue[Heard] = SimpleQueue()
        self.told: SimpleQueue[tuple[State, str]] = SimpleQueue()

    def put(self, heard: Heard) -> None:
        self.heard.put(heard)

    def on_status(self, state: State, error: DriverError | None) -> None:
        self.told.put((state, error.key if error else ""))

    def next(self) -> Heard:
        return self.heard.get(timeout=PATIENCE)

    def next_texts(self, count: int) -> list[str]:
        """Of the next ``count`` things heard: the codes' texts, the troubles' keys."""
        heard = [self.next() for _ in range(count)]
        return [each.text if isinstance(each, Code) else each.key for each in heard]

    def next_codes(self, count: int) -> list[str]:
        """The texts of the next ``count`` codes; a half code that a pulled cable left may be told in between."""
        codes: list[str] = []
        while len(codes) < count:
            heard = self.next()
            if isinstance(heard, Code):
                codes.append(heard.text)
            else:
                assert heard.key == "scan-unfinished"
        return codes

    def status(self) -> tuple[State, str]:
        return self.told.get(timeout=PATIENCE)

    def nothing_more(self) -> bool:
        return self.heard.empty() and self.told.empty()

    def rest(self) -> list[tuple[State, str]]:
        told = []
        try:
            while True:
                told.append(self.told.get_nowait())
        except Empty:
            return told


@pytest.fixture
def plug(tmp_path: Path) -> Iterator[Plug]:
    plug = Plug(tmp_path)
    yield plug
    plug.unplug_if_in()


@pytest.fixture
def table() -> Table:
    return Table()
