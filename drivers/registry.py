"""From an address in the settings to an open device.

An address is ``kind`` or ``kind:option=value,option=value``: ``neopixel-spi:count=60,order=GRB``, ``sim``. A value
may hold ``:`` and ``=`` (``port=socket://127.0.0.1:7000``) but no comma. Each kind names the class that drives it; the
module is imported when the kind is asked for, and hardware libraries only when the device is opened.

A class that stands here has ``Options`` (a frozen dataclass, see ``drivers.options``) and is made with ``Options`` and,
by keyword, ``on_status`` and, for scanners, ``put``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from drivers.errors import BadAddress, Problem
from drivers.options import Option, Value, nearest, options_of
from drivers.status import OnStatus, unheard

if TYPE_CHECKING:
    from drivers.digits import NumberDisplay
    from drivers.led import LedDisplay
    from drivers.scanner import CodeScanner, Put

LEDS = {
    "adalight": "drivers.led.adalight:Adalight",
    "neopixel": "drivers.led.neopixel:NeoPixel",
    "neopixel-spi": "drivers.led.neopixel_spi:NeoPixelSpi",
    "sim": "drivers.led.sim:SimLamps",
    "terminal": "drivers.led.terminal:TerminalLamps",
    "wled": "drivers.led.wled:Wled",
}

DIGITS = {
    "ht16k33": "drivers.digits.ht16k33:Ht16k33",
    "max7219": "drivers.digits.max7219:Max7219",
    "sim": "drivers.digits.sim:SimDigits",
    "terminal": "drivers.digits.terminal:TerminalDigits",
}

SCANNERS = {
    "camera": "drivers.scanner.camera:CameraScanner",
    "keyboard": "drivers.scanner.keyboard:KeyboardScanner",
    "serial": "drivers.scanner.serial:SerialScanner",
    "sim": "drivers.scanner.sim:SimScanner",
}


@dataclass(frozen=True, slots=True)
class Address:
    """What the settings name: a kind, and its options complete and checked (the kind's own ``Options``)."""

    kind: str
    options: Any

    def __str__(self) -> str:
        """The shortest address that means the same: only what differs from the defaults."""
        changed = [(each, getattr(self.options, each.name)) for each in options_of(type(self.options))]
        written = ",".join(f"{each.name}={_written(value)}" for each, value in changed if value != each.default)
        return f"{self.kind}:{written}" if written else self.kind


def open_led(address: str | Address, on_status: OnStatus = unheard) -> LedDisplay:
    """Open lamps; they are dark then. Raises BadAddress, or DeviceMissing where they are not fitted."""
    at = parse_led(address) if isinstance(address, str) else address
    return load(LEDS[at.kind])(at.options, on_status=on_status)  # type: ignore[no-any-return]


def open_digits(address: str | Address, on_status: OnStatus = unheard) -> NumberDisplay:
    """Open a number display; it is dark then. Raises BadAddress, or DeviceMissing where it is not fitted."""
    at = parse_digits(address) if isinstance(address, str) else address
    return load(DIGITS[at.kind])(at.options, on_status=on_status)  # type: ignore[no-any-return]


def open_scanner(address: str | Address, put: Put, on_status: OnStatus = unheard) -> CodeScanner:
    """Open a scanner that calls ``put`` from its own thread. Raises BadAddress, or DeviceMissing."""
    at = parse_scanner(address) if isinstance(address, str) else address
    return load(SCANNERS[at.kind])(at.options, put=put, on_status=on_status)  # type: ignore[no-any-return]


def parse_led(text: str) -> Address:
    """Read an address of lamps without opening them; raises BadAddress with all its problems."""
    return parse(text, LEDS)


def parse_digits(text: str) -> Address:
    """Read an address of a number display without opening it; raises BadAddress with all its problems."""
    return parse(text, DIGITS)


def parse_scanner(text: str) -> Address:
    """Read an address of a scanner without opening it; raises BadAddress with all its problems."""
    return parse(text, SCANNERS)


def led_kinds() -> dict[str, tuple[Option, ...]]:
    """Every kind of lamps with its options, for help texts and tables."""
    return {kind: options_of(load(where).Options) for kind, where in LEDS.items()}


def digits_kinds() -> dict[str, tuple[Option, ...]]:
    """Every kind of number display with its options, for help texts and tables."""
    return {kind: options_of(load(where).Options) for kind, where in DIGITS.items()}


def scanner_kinds() -> dict[str, tuple[Option, ...]]:
    """Every kind of scanner with its options, for help texts and tables."""
    return {kind: options_of(load(where).Options) for kind, where in SCANNERS.items()}


def load(where: str) -> Any:
    """The class that ``module:Class`` names."""
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


def parse(text: str, kinds: Mapping[str, str]) -> Address:
    """Read ``kind:option=value,...`` against a table of kinds; raises BadAddress with all its problems."""
    written_kind, _, rest = text.strip().partition(":")
    kind = written_kind.strip().lower()
    if kind not in kinds:
        raise BadAddress(text, [_unknown_kind(kind, kinds)])
    declared = load(kinds[kind]).Options
    values, problems = _read(rest, options_of(declared))
    if problems:
        raise BadAddress(text, [Problem(each.key, (("kind", kind), *each.facts)) for each in problems])
    return Address(kind, declared(**values))


def _read(rest: str, options: tuple[Option, ...]) -> tuple[dict[str, Value], list[Problem]]:
    known = {option.name: option for option in options}
    values: dict[str, Value] = {}
    problems, named = [], set()
    for name, written in _pairs(rest):
        read = Problem.of("option-twice", option=name) if name in named else _one(name, written, known)
        named.add(name)
        if isinstance(read, Problem):
            problems.append(read)
        else:
            values[name] = read
    absent = [option for option in options if option.default is None and option.name not in named]
    return values, problems + [Problem.of("option-missing", option=option.name) for option in absent]


def _pairs(rest: str) -> Iterator[tuple[str, str]]:
    for item in filter(None, map(str.strip, rest.split(","))):
        name, _, written = item.partition("=")
        yield name.strip().lower(), written.strip()


def _one(name: str, written: str, known: Mapping[str, Option]) -> Value | Problem:
    if name not in known:
        return _unknown_option(name, known)
    return known[name].read(written) if written else Problem.of("option-without-value", option=name)


def _unknown_kind(kind: str, kinds: Mapping[str, str]) -> Problem:
    near = nearest(kind, kinds)
    if near:
        return Problem.of("unknown-kind-near", kind=kind, near=near)
    return Problem.of("unknown-kind", kind=kind, kinds=", ".join(sorted(kinds)))


def _unknown_option(name: str, known: Mapping[str, Option]) -> Problem:
    near = nearest(name, known)
    if near:
        return Problem.of("unknown-option-near", option=name, near=near)
    return Problem.of("unknown-option", option=name, options=", ".join(known))


def _written(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:g}" if isinstance(value, float) else str(value)
