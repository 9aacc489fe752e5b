"""How a game looks: the accent, and each counter's icon, tint, panel and lamps, from the game's look.toml."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, Literal, get_args

from drivers.led import Colour

Panel = Literal["main", "side", "player", "card", "none"]
Style = Literal["bar", "pips", "none"]
Pattern = Literal["solid", "blink", "pulse", "alternate"]
GIVEN = "tint."  # before the id of a piece, among the names of a view: the tint that players gave to it
TINT = re.compile("#[0-9a-fA-F]{6}")


@dataclass(frozen=True, slots=True)
class CounterLook:
    """How the counters that ``match`` (``p*.hit_points``) look.

    ``panel`` is where the screen shows them, ``style`` how lamps do: ``bar`` scales value and limit to the lamps,
    ``pips`` lights one lamp a unit. ``lamps`` is how many lamps each takes at most. ``pattern`` tells neighbours apart
    for those who see hues badly.
    """

    match: str
    icon: str = ""
    tint: Colour = (255, 255, 255)
    panel: Panel = "side"
    style: Style = "none"
    lamps: int = 0
    pattern: Pattern = "solid"


@dataclass(frozen=True, slots=True)
class Look:
    """A game's look. The order of ``counters`` is the order of the panels and of the lamps."""

    accent: Colour
    counters: tuple[CounterLook, ...]

    def of(self, counter: str) -> CounterLook:
        """The look of one counter; a plain one where the file names none."""
        return next((look for look in self.counters if fnmatchcase(counter, look.match)), CounterLook(counter))

    def ordered(self, names: Iterable[str]) -> list[tuple[str, CounterLook]]:
        """The counters that the file names, in its order, each with its look; ``p2`` comes before ``p10``."""
        looks = [(name, self.of(name)) for name in sorted(names, key=natural)]
        placed = {look.match: place for place, look in enumerate(self.counters)}
        return sorted((pair for pair in looks if pair[1].match in placed), key=lambda pair: placed[pair[1].match])

    def meant(self, pattern: str, names: Iterable[str]) -> list[str]:
        """The counters that ``pattern`` means, in the order of the file; those that it does not name come last."""
        fitting = sorted((name for name in names if fnmatchcase(name, pattern)), key=natural)
        placed = [name for name, _ in self.ordered(fitting)]
        return placed + [name for name in fitting if name not in placed]


def natural(name: str) -> tuple[tuple[str, int], ...]:
    """A key for sorting: ``c2`` before ``c10``."""
    return tuple((letters, int(digits or 0)) for letters, digits in re.findall(r"(\D*)(\d*)", name))


def colour(written: str) -> Colour:
    """``"#f0a03c"`` as red, green, blue. Raises ValueError."""
    if not TINT.fullmatch(written):
        raise ValueError(f"a colour like #f0a03c, not {written!r}")
    return int(written[1:3], 16), int(written[3:5], 16), int(written[5:7], 16)


def given_tint(counter: str, names: Mapping[str, str]) -> Colour | None:
    """The tint that players gave to the pieces that ``counter`` counts (``vils.red``: the name ``tint.red``)."""
    try:
        return colour(names[f"{GIVEN}{counter.rpartition('.')[2]}"].strip())
    except (KeyError, ValueError):
        return None


@cache
def load_look(game: str) -> Look:
    """The look of a game. Raises ValueError with the file and the entry that is wrong."""
    file = files("rules.games") / game / "look.toml"
    if not file.is_file():
        return Look((224, 180, 90), ())
    return read_look(tomllib.loads(file.read_text("utf-8")), game)


def read_look(given: dict[str, Any], game: str) -> Look:
    """A look from its TOML tables. Raises ValueError."""
    counters = tuple(_counter(entry, game) for entry in given.get("counter", ()))
    return Look(colour(str(given.get("accent"))), counters)


def _counter(entry: dict[str, Any], game: str) -> CounterLook:
    try:
        look = CounterLook(**{**entry, "tint": colour(entry.get("tint", "#ffffff"))})
    except (TypeError, ValueError) as cause:
        raise ValueError(f"{game}/look.toml, {entry.get('match')}: {cause}") from cause
    if type(look.lamps) is not int or look.lamps < 0 or (look.style != "none" and not look.lamps):
        raise ValueError(f"{game}/look.toml, {look.match}: how many lamps for {look.style}, not {look.lamps!r}")
    for value, allowed in ((look.panel, Panel), (look.style, Style), (look.pattern, Pattern)):
        if value not in get_args(allowed):
            raise ValueError(f"{game}/look.toml, {look.match}: one of {get_args(allowed)}, not {value!r}")
    return look
