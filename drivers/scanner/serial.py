"""Scanners on a serial line: a USB adapter, USB CDC, the UART of the board, or a network address.

One thread reads and does nothing else but put into the inbox. When the cable is pulled it says so once, waits, looks
for the port anew (it may have another name now) and goes on; what was sent whole is neither lost nor doubled.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from threading import Event
from typing import TYPE_CHECKING

from drivers.errors import DeviceLost
from drivers.options import choice, text, whole
from drivers.ports import GONE, KnownPort
from drivers.scanner import Heard, Put
from drivers.scanner.framing import ENDS, QUIET, checksum
from drivers.scanner.keeper import Keeper
from drivers.scanner.reading import MODES, Reading
from drivers.status import OnStatus, unheard

if TYPE_CHECKING:
    from serial import SerialBase

LISTEN = QUIET / 3  # seconds of one read without bytes: ten wake-ups a second, and a quiet line is noticed in time

TRIGGER = bytes.fromhex("0801000201")  # write (08) one byte to zone 0002: read a code now; GM65 manual
GM65_HEAD = bytes.fromhex("7E00")


@dataclass(frozen=True, kw_only=True)
class SerialOptions:
    """``suffix`` as in ``framing``; ``profile`` gm65: may be told to read; ``mode``: see ``reading.MODES``."""

    port: str = text(unit="port")
    baud: int = whole(9600, 300, 921_600, unit="baud")
    suffix: str = choice("auto", *ENDS)
    profile: str = choice("plain", "plain", "gm65")
    mode: str = choice("hand", *MODES)


class SerialScanner:
    """A ``CodeScanner``. Between ``start`` and ``close`` only its own thread touches the port.

    ``on_status`` hears ``ok``, ``lost`` and ``retrying`` once for each change and reason, however often it is tried.
    """

    Options = SerialOptions

    def __init__(self, options: SerialOptions, *, put: Put, on_status: OnStatus = unheard) -> None:
        self._options = options
        self._put = put
        self._keeper = Keeper("serial", options.port, self._listen, on_status)
        self._reading = Reading(f"serial:{options.port}", options.suffix, options.mode)
        self._port = KnownPort(options.port, device="serial", baud=options.baud, timeout=LISTEN)
        self._line: SerialBase | None = None
        self._looked = 0.0  # when the line was last looked at, monotonic seconds
        self._trigger = Event()

    def start(self) -> None:
        self._keeper.start()

    def close(self) -> None:
        self._keeper.close(self._wake)

    def trigger(self) -> None:
        """Tell a scanner of the GM65 family to read now; to others nothing is sent."""
        if self._options.profile == "gm65":
            self._trigger.set()
            self._wake()

    def _wake(self) -> None:
        """End the read that waits now. Without it (sockets cannot) the thread looks up after ``LISTEN`` seconds."""
        line = self._line
        if line is not None and hasattr(line, "cancel_read"):
            with suppress(*GONE):  # the thread may be closing that line at this moment
                line.cancel_read()

    def _listen(self) -> None:
        """Open the line and pass on what it says until ``close``. Raises DeviceMissing, DeviceLost."""
        with self._port.open() as self._line:
            _show_that_it_listens(self._line)
            self._looked = time.monotonic()
            while not self._keeper.closing.is_set():
                try:
                    heard = self._hear(self._line)
                except GONE as error:
                    self._pass_on(self._reading.cut(time.monotonic()))
                    raise DeviceLost("lost", device="serial", port=self._options.port) from error
                self._keeper.works()  # after the first look: some devices are gone again as soon as they were opened
                self._pass_on(heard)

    def _hear(self, line: SerialBase) -> list[Heard]:
        """What came since the last look. Bytes that were waiting already came while this thread was kept from
        looking: they are as old as the last look, so a busy computer does not part a code in two."""
        if self._trigger.is_set():
            self._trigger.clear()
            line.write(GM65_HEAD + TRIGGER + checksum(TRIGGER))
        waiting = line.in_waiting  # type: ignore[attr-defined]  # every line has it, SerialBase does not declare it
        data = line.read(waiting or 1)
        before, self._looked = self._looked, time.monotonic()
        if not data:
            return self._reading.quiet(self._looked)
        return self._reading.feed(data, before if waiting else self._looked)

    def _pass_on(self, heard: Iterable[Heard]) -> None:
        for each in heard:
            if not self._keeper.closing.is_set():
                self._put(each)


def _show_that_it_listens(line: SerialBase) -> None:
    """Many CDC scanners send only while DTR is up, RS-232 ones with handshake only while RTS is. A board is not reset
    by both of them; lines without such wires refuse."""
    with suppress(OSError):
        line.dtr = True
    with suppress(OSError):
        line.rts = True
