"""When pictures are sent: on change, once a second, never faster than 20 a second, dark first and dark last.

One thread drives one wire. It takes the newest value, sends its picture, sends it again after a quiet second (a picture
that the device missed is mended by then), and after a loss tries again until the device is back.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Generic

from drivers.display import Shown
from drivers.errors import DeviceLost, DriverError
from drivers.sending.mailbox import Mailbox
from drivers.sending.wire import Wire
from drivers.status import OnStatus, State

GAP = 0.05  # s between pictures; faster, unbroken streams have made ESP32 controllers restart
KEEP_ALIVE = 1.0  # s; WLED leaves its realtime mode after 2.5 s of silence
BACK_OFF = (0.5, 1.0, 2.0, 4.0, 5.0)  # s before each attempt to open again; the last one for all that follow

log = logging.getLogger(__name__)


class Pace:
    """When the next picture is due; times are seconds of one clock."""

    def __init__(self, gap: float, first: float) -> None:
        self._gap = max(gap, GAP)
        self._first = first
        self._sent_at: float | None = None
        self.shown: bytes | None = None
        """The picture that the device has, as far as is known."""

    def due(self, picture: bytes) -> float:
        if self._sent_at is None:
            return self._first
        return self._sent_at + (KEEP_ALIVE if picture == self.shown else self._gap)

    def sent(self, picture: bytes, at: float) -> None:
        self.shown, self._sent_at = picture, at

    @property
    def begun(self) -> bool:
        return self._sent_at is not None

    def restarted(self, at: float) -> None:
        """The controller is ready from now on and shows nothing of ours."""
        self._first = at
        self.shown = None


class Pacer(Generic[Shown]):
    """Keeps the device of one open wire at the newest value of a mailbox, until the mailbox is closed.

    ``encode`` makes a value the picture that the wire sends; ``dark`` is the value with nothing lit.
    """

    def __init__(
        self,
        wire: Wire,
        encode: Callable[[Shown], bytes],
        dark: Shown,
        mailbox: Mailbox[Shown],
        on_status: OnStatus,
    ) -> None:
        self._wire, self._encode, self._mailbox, self._on_status = wire, encode, mailbox, on_status
        self._dark = self._picture = encode(dark)
        self._tries = 0
        self._told = ("", "")

    def run(self) -> None:
        begun = self._mailbox.now()
        while (lost := self._trouble(self._session)) is not None:
            if self._mailbox.now() - begun > BACK_OFF[-1]:
                self._tries = 0  # a device that goes again at once is not tried more often than one that stays away
            self._tell("lost", lost)
            if not self._opened_again():
                break
            begun = self._mailbox.now()
        self._trouble(self._wire.close)

    def _session(self) -> None:
        """Show what comes until the mailbox is closed; raises DriverError when the device is lost."""
        begun = self._mailbox.now()
        pace = Pace(self._wire.gap, begun + self._wire.quiet)
        look_at = begun + self._wire.watch
        while not (self._mailbox.closed and pace.shown == self._picture):
            now = self._mailbox.now()
            if now >= look_at:
                if self._wire.restarted():
                    pace.restarted(now)
                look_at = self._mailbox.now() + self._wire.watch
            elif now >= pace.due(self._picture):
                self._send(pace)
            else:
                self._take(min(look_at, pace.due(self._picture)) - now)

    def _send(self, pace: Pace) -> None:
        picture = self._picture if pace.begun else self._dark
        self._wire.send(picture)
        if not pace.begun:
            self._tell("ok", None)
        pace.sent(picture, self._mailbox.now())

    def _take(self, seconds: float) -> None:
        value = self._mailbox.take(seconds)
        if value is not None:
            self._picture = self._encode(value)
        if self._mailbox.closed:
            self._picture = self._dark

    def _opened_again(self) -> bool:
        """Try until the device is back (True) or the mailbox is closed (False)."""
        while True:
            self._trouble(self._wire.close)
            self._wait(BACK_OFF[min(self._tries, len(BACK_OFF) - 1)])
            self._tries += 1
            if self._mailbox.closed:
                return False
            error = self._trouble(self._wire.open)
            if error is None:
                return True
            self._tell("retrying", error)

    def _wait(self, seconds: float) -> None:
        until = self._mailbox.now() + seconds
        while not self._mailbox.closed and (left := until - self._mailbox.now()) > 0:
            self._take(left)

    def _trouble(self, step: Callable[[], None]) -> DriverError | None:
        """Why ``step`` failed. Also a fault in a driver, so that no device stands still without a word."""
        try:
            step()
        except DriverError as error:
            return error
        except Exception as fault:
            lost = DeviceLost("fault", device=self._wire.kind, reason=repr(fault))
            if self._told != ("lost", str(lost)):
                log.exception("%s", lost)
            return lost
        return None

    def _tell(self, state: State, error: DriverError | None) -> None:
        """Once for each change and reason, however often it is tried."""
        news = (state, str(error))
        if news != self._told:
            self._told = news
            self._on_status(state, error)
