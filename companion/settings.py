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

from companion.texts import LANGUAGES
from drivers.errors import BadAddress
from drivers.registry import parse_led, parse_scanner
from rules.errors import Refused
from rules.setup import meant

FILE = "settings.toml"
PREFIX = "COMPANION_"
SIZE = re.compile(r"(\d{3,4})x(\d{3,4})")


@dataclass(frozen=True, slots=True)
class Settings:
    """What the owner of this table chose; each is explained in settings.toml."""

    language: str
    scanners: tuple[str, ...]
    lamps: tuple[str, ...]
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


def load_settings(
    home: Path, options: Mapping[str, str] | None = None, environment: Mapping[str, str] = os.environ
) -> tuple[Settings, tuple[Refused, ...]]:
    """The settings of a home folder and every problem found; what is wrong keeps its default."""
    problems: list[Refused] = []
    chosen = _defaults()
    known = tuple(chosen)
    spoken = {
        key.removeprefix(PREFIX).lower(): value
        for key, value in environment.items()
        if key.startswith(PREFIX) and key.removeprefix(PREFIX).lower() in known
    }
    for origin, layer in ((FILE, _from_file(home / FILE, problems)), (PREFIX, spoken), ("--set", options or {})):
        for key, value in layer.items():
            if key not in known:
                problems.append(Refused("unknown-setting", setting=key, origin=origin, meant=meant(key, known)))
                continue
            try:
                chosen[key] = _READERS[key](value)
            except (ValueError, TypeError, KeyError):
                problems.append(Refused("bad-setting", setting=key, origin=origin, value=str(value)[:80]))
            except BadAddress as bad:
                problems += [
                    _bad_device(key, origin, str(bad.facts["address"]), each.key, dict(each.facts))
                    for each in bad.problems
                ]
    return Settings(**chosen), tuple(problems)


def _bad_device(setting: str, origin: str, address: str, problem: str, facts: Mapping[str, Any]) -> Refused:
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
        problems.append(Refused("file-unreadable", file=str(path), reason=cause.strerror or ""))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as cause:
        problems.append(Refused("settings-unreadable", file=str(path), reason=str(cause)))
    return {}


def _choice(*choices: Any) -> Callable[[Any], Any]:
    def read(value: Any) -> Any:
        return {str(choice): choice for choice in choices}[str(value)]

    return read


def _addresses(check: Callable[[str], object]) -> Callable[[Any], tuple[str, ...]]:
    def read(value: Any) -> tuple[str, ...]:
        """A list, or addresses with blanks between them."""
        addresses = tuple(value.split() if isinstance(value, str) else value)
        for address in addresses:
            check(address)
        return addresses

    return read


def _flag(value: Any) -> bool:
    return {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}[str(value).lower()]


def _size(value: Any) -> tuple[int, int]:
    matched = SIZE.fullmatch(value)
    if not matched:
        raise ValueError(value)
    return int(matched[1]), int(matched[2])


def _scale(value: Any) -> float:
    scale = float(value)
    if not 0.8 <= scale <= 2.0:
        raise ValueError(value)
    return scale


_READERS: Mapping[str, Callable[[Any], Any]] = {
    "language": _choice("", *LANGUAGES),
    "scanners": _addresses(parse_scanner),
    "lamps": _addresses(parse_led),
    "size": _size,
    "fullscreen": _flag,
    "kiosk": _flag,
    "rotation": _choice(0, 90, 180, 270),
    "text_scale": _scale,
}
