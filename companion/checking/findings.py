"""What a machine says of itself, and what that means for the table: pure. Worded as ``check-<key>``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Literal

from drivers.ports import USB
from drivers.registry import Address
from rules.errors import Facts

Grade = Literal["good", "note", "mend"]
"""``good``: as it should be. ``note``: worth knowing. ``mend``: the sentence says what to do."""

LITTLE_ROOM = 200  # MB; a game evening writes less than one, the system wants the rest
LOW, CAPPED, THROTTLED, HOT = 1, 2, 4, 8  # bits of vcgencmd get_throttled: now; shifted by SINCE: since the start
SINCE = 16
SPI_PIN = "D10"  # of Blinka's board: the data line of the first SPI bus


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing found. ``message`` is the id of its sentence (``check-port``, ``device-not-found``)."""

    message: str
    facts: Facts
    grade: Grade = "good"


@dataclass(frozen=True, slots=True)
class SerialPort:
    """A serial port. ``usb`` is ``VID:PID`` and the serial number where it has one (``1A86:7523:0001``)."""

    path: str
    usb: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Machine:
    """What was read of a machine. Pairs are (path, name). ``throttled`` is None where no Pi tells; room in MB.

    ``display`` is where a window of this program opens, where something other than a screen of its own shows it.
    """

    home: str
    volatile: bool = False
    room: int = LITTLE_ROOM
    ports: tuple[SerialPort, ...] = ()
    cameras: tuple[tuple[str, str], ...] = ()
    spi: tuple[str, ...] = ()
    i2c: tuple[str, ...] = ()
    inputs: tuple[tuple[str, str], ...] = ()
    screens: tuple[str, ...] = ()
    display: str = ""
    renderer: str = ""
    throttled: int | None = None


def findings(machine: Machine) -> tuple[Finding, ...]:
    """Everything found, the folder and the supply first, then devices by kind."""
    return (*_folder(machine), *_supply(machine), *_picture(machine), *_devices(machine))


def _folder(machine: Machine) -> Iterator[Finding]:
    if machine.volatile:
        yield Finding("check-volatile", {"folder": machine.home}, "mend")
    if machine.room < LITTLE_ROOM:
        yield Finding("check-little-room", {"folder": machine.home, "room": machine.room}, "mend")
    if not machine.volatile and machine.room >= LITTLE_ROOM:
        yield Finding("check-folder", {"folder": machine.home, "room": machine.room})


def _supply(machine: Machine) -> Iterator[Finding]:
    """Bits as the Raspberry Pi documentation lists them under ``vcgencmd``."""
    if machine.throttled is None:
        return
    ever = machine.throttled | machine.throttled >> SINCE
    if ever & LOW:
        yield Finding("check-low-voltage", {}, "mend")
    if ever & HOT:
        yield Finding("check-hot", {}, "mend")
    if not ever & (LOW | HOT):
        yield Finding("check-supply", {})


def _picture(machine: Machine) -> Iterator[Finding]:
    if not machine.screens and machine.display:
        yield Finding("check-display", {"display": machine.display})
    elif not machine.screens:
        yield Finding("check-no-screen", {}, "note")
    elif machine.renderer:
        yield Finding("check-renderer", {"renderer": machine.renderer})
    else:
        yield Finding("check-no-renderer", {}, "mend")


def _devices(machine: Machine) -> Iterator[Finding]:
    for port in machine.ports:
        facts = {"port": port.path, "usb": f"{USB}{port.usb}", "name": port.name or "?"}
        yield Finding("check-usb-port" if port.usb else "check-port", facts, "note")
    for path, name in machine.cameras:
        yield Finding("check-camera", {"port": path, "name": name or "?"}, "note")
    for path, name in machine.inputs:
        yield Finding("check-input", {"port": path, "name": name or "?"}, "note")
    for path in (*machine.spi, *machine.i2c):
        yield Finding("check-bus", {"port": path}, "note")


def clashes(lamps: Sequence[Address], digits: Sequence[Address]) -> Iterator[Finding]:
    """Devices of the settings that spoil each other: two at one place, a strip and a number display on one bus."""
    seen: dict[str, Address] = {}
    for each in digits:
        place = _place(each)
        if place and place in seen:
            yield Finding("check-same-display", {"device": str(each), "other": str(seen[place])}, "mend")
        seen.setdefault(place, each)
    strips = [each for each in lamps if each.kind == "neopixel-spi" or getattr(each.options, "pin", "") == SPI_PIN]
    for strip in strips:
        for each in digits:
            if each.kind == "max7219" and each.options.port == 0:
                yield Finding("check-same-bus", {"device": str(each), "other": str(strip)}, "mend")


def _place(digits: Address) -> str:
    """Where a real number display hangs; empty for one that hangs nowhere."""
    if digits.kind == "ht16k33":
        return str(digits.options.address)
    return f"{digits.options.port}.{digits.options.device}" if digits.kind == "max7219" else ""


def unknown_counters(digits: Sequence[Address], known: Sequence[str]) -> Iterator[Finding]:
    """Number displays that would stay dark: ``known`` are the patterns of all counters that the games look at."""
    for each in digits:
        counter = each.options.counter
        if counter and not any(fnmatchcase(counter, pattern) or fnmatchcase(pattern, counter) for pattern in known):
            yield Finding("check-no-counter", {"device": str(each), "counter": counter}, "mend")
