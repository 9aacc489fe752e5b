"""Opens the devices that the settings name; what is missing is said, simulated, and looked for again."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock
from typing import Literal, Protocol, runtime_checkable

from companion.devices.searching import AT_FIRST, Search, fenced
from drivers.errors import DriverError
from drivers.led import Frame, LedDisplay
from drivers.led.sim import SimLamps, SimOptions
from drivers.registry import open_led, open_scanner, parse_led, parse_scanner
from drivers.scanner import CodeScanner, Put
from drivers.scanner.keyboard import KeyboardScanner

Role = Literal["lamps", "scanner"]
State = Literal["ok", "lost", "retrying", "missing"]


@dataclass(frozen=True, slots=True)
class Status:
    """How a device is: ``ok``, ``lost`` or ``retrying`` (the driver's words), ``missing`` (it was not there yet)."""

    role: Role
    address: str
    state: State
    error: DriverError | None = None


Tell = Callable[[Status], None]


@runtime_checkable
class Triggered(Protocol):
    """A scanner that can be told to read now."""

    def trigger(self) -> None: ...


class Lamps:
    """The lamps of one address; simulated ones of the same number stand in until they are there.

    ``tell`` hears how they are, from any thread. Lamps that come later take the frame that was shown last.
    """

    def __init__(self, address: str, tell: Tell) -> None:
        self._address, self._tell = address, tell
        self._parsed = parse_led(address)
        self._lock = Lock()
        self._closed = False
        self._frame = Frame.dark(self.count)
        self._display: LedDisplay = SimLamps(SimOptions(count=self.count))
        self._search = Search(self._open, self._found, lambda why: self._say("missing", why))
        self._search.wait(AT_FIRST)

    @property
    def count(self) -> int:
        """How many lamps there are."""
        return int(self._parsed.options.count)

    def show(self, frame: Frame) -> None:
        """Show ``frame``; returns at once. What goes wrong is told by the status, and the game goes on."""
        with self._lock, suppress(DriverError):
            self._frame = frame
            self._display.show(frame)

    def close(self) -> None:
        """Dark and let go; harmless the second time."""
        with self._lock:
            self._closed = True
        self._search.close()
        with suppress(DriverError):
            self._display.close()

    def _open(self) -> LedDisplay:
        return fenced(lambda: open_led(self._parsed, self._say), self._parsed.kind)

    def _found(self, display: LedDisplay) -> None:
        with self._lock:
            if self._closed:
                display.close()
                return
            self._display = display
            display.show(self._frame)

    def _say(self, state: State, error: DriverError | None) -> None:
        self._tell(Status("lamps", self._address, state, error))


class Scanner:
    """The scanner of one address; nothing is heard of it until it is there."""

    def __init__(self, address: str, put: Put, tell: Tell) -> None:
        self._address, self._put, self._tell = address, put, tell
        self._parsed = parse_scanner(address)
        self._lock = Lock()
        self._closed = False
        self.device: CodeScanner | None = None
        self._search = Search(self._open, self._found, lambda why: self._say("missing", why))
        self._search.wait(AT_FIRST)

    def close(self) -> None:
        """Let go; harmless the second time."""
        with self._lock:
            self._closed = True
        self._search.close()
        if self.device:
            self.device.close()

    def _open(self) -> CodeScanner:
        return fenced(lambda: open_scanner(self._parsed, self._put, self._say), self._parsed.kind)

    def _found(self, device: CodeScanner) -> None:
        with self._lock:
            if self._closed:
                device.close()
                return
            self.device = device
            device.start()

    def _say(self, state: State, error: DriverError | None) -> None:
        self._tell(Status("scanner", self._address, state, error))


class Devices:
    """The lamps and scanners of the settings. ``put`` and ``tell`` may be called from a device's own thread."""

    def __init__(self, lamps: tuple[str, ...], scanners: tuple[str, ...], put: Put, tell: Tell) -> None:
        self.lamps = [Lamps(address, tell) for address in lamps]
        self.scanners = [Scanner(address, put, tell) for address in scanners]

    @property
    def keyboard(self) -> KeyboardScanner | None:
        """The scanner that acts as a keyboard; the window feeds it its keys."""
        found = (scanner.device for scanner in self.scanners if isinstance(scanner.device, KeyboardScanner))
        return next(found, None)

    def show(self, colours: Callable[[int], Frame]) -> None:
        """Show on every lamp display the picture that ``colours`` makes for its number of lamps."""
        for lamps in self.lamps:
            lamps.show(colours(lamps.count))

    def trigger(self) -> None:
        """Somebody asks for a scan: the scanners that can be told to read now are told."""
        for scanner in self.scanners:
            if isinstance(scanner.device, Triggered):
                scanner.device.trigger()

    def close(self) -> None:
        """Everything dark and let go; harmless the second time."""
        for scanner in self.scanners:
            scanner.close()
        for lamps in self.lamps:
            lamps.close()
