"""One frozen ``Settings``: defaults, then the file, then the environment, then options. Every problem at once."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from importlib.resources import files
from pathlib import Path
from typing import Any

from companion.reason import reason_of
from companion.words.texts import LANGUAGES
from drivers.errors import BadAddress
from drivers.registry import parse_digits, parse_led, parse_scanner
from rules.errors import Refused
from rules.setup import meant

FILE = "settings.toml"
PREFIX = "COMPANION_"
LONGEST = 80  # characters of what was written, when it is said to be wrong
SIZE = re.compile(r"(\d+)x(\d+)", re.ASCII)
SIDES = (100, 9999)  # pixels of a window
SCALES = (0.8, 2.0)  # times the size of the texts


@dataclass(frozen=True, slots=True)
class Settings:
    """What the owner of this table chose; each is explained in settings.toml."""

    language: str
    scanners: tuple[str, ...]
    lamps: tuple[str, ...]
    digits: tuple[str, ...]
    size: tuple[int, int]
    fullscreen: bool
    kiosk: bool
    rotation: int
    text_scale: float

    @property
    def spoken(self) -> str:
        """The language chosen, else the machine's where we have it, else English."""
        return self.language or machine_language()


def machine_language() -> str:
    """The language of the machine, where we have it, else English."""
    spoken = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")[:2]
    return spoken if spoken in LANGUAGES else "en"


class _WrongAddresses(Exception):
    """Some addresses of a list are wrong: ``good`` are the others."""

    def __init__(self, good: tuple[str, ...], bad: list[BadAddress]) -> None:
        super().__init__()
        self.good, self.bad = good, bad


def load_settings(
    home: Path, options: Mapping[str, str] | None = None, environment: Mapping[str, str] = os.environ
) -> tuple[Settings, tuple[Refused, ...]]:
    """The settings of a home folder and every problem found; what is wrong keeps its default."""
    problems: list[Refused] = []
    chosen = _defaults()
    spoken = _from_environment(environment, tuple(chosen))
    for origin, layer in ((FILE, _from_file(home / FILE, problems)), (PREFIX, spoken), ("--set", options or {})):
        for key, value in layer.items():
            named = f"{PREFIX}{key.upper()}" if origin == PREFIX else origin
            problems += _choose(chosen, key, value, named)
    return Settings(**chosen), tuple(problems)


def _choose(chosen: dict[str, Any], key: str, value: Any, origin: str) -> list[Refused]:
    """Take one setting over into ``chosen``; what is wrong with it."""
    if key not in chosen:
        known, near = ", ".join(chosen), meant(key, tuple(chosen))
        return [Refused("unknown-setting", setting=key, origin=origin, meant=near, known=known)]
    try:
        chosen[key] = _READERS[key](value)
    except _WrongAddresses as wrong:
        chosen[key] = wrong.good or chosen[key]
        return [problem for bad in wrong.bad for problem in _bad_device(key, origin, bad)]
    except (ValueError, TypeError, KeyError):
        reader = _READERS[key]
        return [
            Refused("bad-setting", setting=key, origin=origin, word=_written(value), fits=reader.fits, **reader.facts)
        ]
    return []


def _written(value: Any) -> str:
    """What was written, not too long; a number can have more digits than Python prints."""
    try:
        return str(value)[:LONGEST]
    except ValueError:
        return "…"


def _from_environment(environment: Mapping[str, str], known: tuple[str, ...]) -> dict[str, str]:
    """The settings among the variables, also misspelt ones; others that begin alike are somebody else's."""
    own = {key.removeprefix(PREFIX).lower(): value for key, value in environment.items() if key.startswith(PREFIX)}
    return {key: value for key, value in own.items() if key in known or meant(key, known)}


def _bad_device(setting: str, origin: str, bad: BadAddress) -> list[Refused]:
    address = str(bad.facts["address"])[:LONGEST]
    return [_bad_option(setting, origin, address, each.key, dict(each.facts)) for each in bad.problems]


def _bad_option(setting: str, origin: str, address: str, problem: str, facts: Mapping[str, Any]) -> Refused:
    return Refused("bad-device", setting=setting, origin=origin, address=address, problem=problem, **facts)


def _defaults() -> dict[str, Any]:
    written = tomllib.loads(files("companion").joinpath(FILE).read_text("utf-8"))
    return {field.name: _READERS[field.name](written[field.name]) for field in fields(Settings)}


def _from_file(path: Path, problems: list[Refused]) -> Mapping[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except OSError as cause:
        problems.append(Refused("file-unreadable", file=str(path), reason=reason_of(cause)))
    except (ValueError, RecursionError) as cause:  # no TOML, no text, a number of too many digits, brackets without end
        problems.append(Refused("settings-unreadable", file=str(path), reason=str(cause)))
    return {}


@dataclass(frozen=True, slots=True)
class _Reader:
    """Reads what was written for a setting. ``fits`` and ``facts`` are the sentence that says what would be right."""

    read: Callable[[Any], Any]
    fits: str
    facts: Mapping[str, Any]

    def __call__(self, value: Any) -> Any:
        """The value of the setting. Raises ``ValueError``, ``TypeError`` or ``KeyError`` for what does not fit."""
        return self.read(value)


def _choice(*choices: Any, fits: str = "choice") -> _Reader:
    def read(value: Any) -> Any:
        return {str(choice): choice for choice in choices}[str(value)]

    return _Reader(read, fits, {"known": ", ".join(str(choice) for choice in choices if choice != "")})


def _addresses(check: Callable[[str], object]) -> _Reader:
    def read(value: Any) -> tuple[str, ...]:
        """A list, or addresses with blanks between them. Raises ValueError, or _WrongAddresses with the good ones."""
        addresses = tuple(value.split() if isinstance(value, str) else value)
        if not all(isinstance(address, str) for address in addresses):
            raise ValueError(value)
        bad: dict[str, BadAddress] = {}
        for address in addresses:
            try:
                check(address)
            except BadAddress as wrong:
                bad[address] = wrong
        if bad:
            raise _WrongAddresses(tuple(each for each in addresses if each not in bad), list(bad.values()))
        return addresses

    return _Reader(read, "addresses", {"example": '["sim"]'})


def _flag(value: Any) -> bool:
    return {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}[str(value).lower()]


def _size(value: Any) -> tuple[int, int]:
    matched = SIZE.fullmatch(value)
    if not matched:
        raise ValueError(value)
    size = int(matched[1]), int(matched[2])
    if not all(SIDES[0] <= side <= SIDES[1] for side in size):
        raise ValueError(value)
    return size


def _scale(value: Any) -> float:
    scale = float(value)
    if not SCALES[0] <= scale <= SCALES[1]:
        raise ValueError(value)
    return scale


_READERS: Mapping[str, _Reader] = {
    "language": _choice("", *LANGUAGES, fits="language"),
    "scanners": _addresses(parse_scanner),
    "lamps": _addresses(parse_led),
    "digits": _addresses(parse_digits),
    "size": _Reader(_size, "size", {"low": str(SIDES[0]), "high": str(SIDES[1])}),
    "fullscreen": _Reader(_flag, "flag", {}),
    "kiosk": _Reader(_flag, "flag", {}),
    "rotation": _choice(0, 90, 180, 270),
    "text_scale": _Reader(_scale, "number", {"low": str(SCALES[0]), "high": str(SCALES[1])}),
}
