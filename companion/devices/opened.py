"""Opens the devices that the settings name; what is missing is said, simulated, and looked for again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock
from typing import Generic, Literal, Protocol, TypeVar, runtime_checkable

from companion.devices.searching import AT_FIRST, Search, fenced
from companion.digits import Place
from drivers.digits import NumberDisplay
from drivers.digits.sim import SimDigits
from drivers.digits.sim import SimOptions as SimDigitsOptions
from drivers.errors import DriverError
from drivers.led import Frame, LedDisplay
from drivers.led.sim import SimLamps, SimOptions
from drivers.registry import Address, open_digits, open_led, open_scanner, parse_digits, parse_led, parse_scanner
from drivers.scanner import CodeScanner, Put
from drivers.scanner.keyboard import KeyboardScanner

Role = Literal["lamps", "digits", "scanner"]
State = Literal["ok", "lost", "retrying", "missing"]
Takes = TypeVar("Takes", contravariant=True)


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


class Shows(Protocol[Takes]):
    """What can be shown something until it is closed."""

    def show(self, value: Takes, /) -> None: ...

    def close(self) -> None: ...


class Display(ABC, Generic[Takes]):
    """The display of one address; a simulated one of the same size stands in until it is there.

    ``tell`` hears how it is, from any thread. A display that comes later takes what was shown last.
    """

    role: Role

    def __init__(self, address: str, parsed: Address, dark: Takes, stand_in: Shows[Takes], tell: Tell) -> None:
        self._address, self._parsed, self._tell = address, parsed, tell
        self._lock = Lock()
        self._closed = False
        self._shown = dark
        self._display = stand_in
        self._search = Search(self._open, self._found, lambda why: self._say("missing", why))
        self._search.wait(AT_FIRST)

    def show(self, value: Takes) -> None:
        """Show ``value``; returns at once. What goes wrong is told by the status, and the game goes on."""
        with self._lock, suppress(DriverError):
            self._shown = value
            self._display.show(value)

    def close(self) -> None:
        """Dark and let go; harmless the second time."""
        with self._lock:
            self._closed = True
        self._search.close()
        with suppress(DriverError):
            self._display.close()

    @abstractmethod
    def _opened(self) -> Shows[Takes]:
        """The real display. Raises DriverError."""

    def _open(self) -> Shows[Takes]:
        return fenced(self._opened, self._parsed.kind)

    def _found(self, display: Shows[Takes]) -> None:
        with self._lock:
            if self._closed:
                display.close()
                return
            self._display = display
            display.show(self._shown)

    def _say(self, state: State, error: DriverError | None) -> None:
        self._tell(Status(self.role, self._address, state, error))


class Lamps(Display[Frame]):
    """The lamps of one address."""

    role: Role = "lamps"

    def __init__(self, address: str, tell: Tell) -> None:
        parsed = parse_led(address)
        self.count = int(parsed.options.count)
        super().__init__(address, parsed, Frame.dark(self.count), SimLamps(SimOptions(count=self.count)), tell)

    def _opened(self) -> LedDisplay:
        return open_led(self._parsed, self._say)


class Digits(Display[str]):
    """The number display of one address; ``place`` says what it is for."""

    role: Role = "digits"

    def __init__(self, address: str, tell: Tell) -> None:
        parsed = parse_digits(address)
        self.place = Place(str(parsed.options.counter), int(parsed.options.places))
        super().__init__(address, parsed, "", SimDigits(SimDigitsOptions(places=self.place.places)), tell)

    def _opened(self) -> NumberDisplay:
        return open_digits(self._parsed, self._say)


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
    """The devices of the settings. ``put`` and ``tell`` may be called from a device's own thread."""

    def __init__(
        self, lamps: tuple[str, ...], scanners: tuple[str, ...], put: Put, tell: Tell, digits: tuple[str, ...] = ()
    ) -> None:
        self.lamps = [Lamps(address, tell) for address in lamps]
        self.digits = [Digits(address, tell) for address in digits]
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

    @property
    def places(self) -> tuple[Place, ...]:
        """What each number display is for."""
        return tuple(digits.place for digits in self.digits)

    def write(self, texts: Sequence[str]) -> None:
        """Show on each number display its text."""
        for digits, text in zip(self.digits, texts, strict=True):
            digits.show(text)

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
        for digits in self.digits:
            digits.close()
