"""What can happen at this table and at no other."""

from __future__ import annotations

from dataclasses import dataclass

from rules.events import Event


@dataclass(frozen=True, slots=True)
class Formed(Event):
    """``player`` is now in ``form``: ``hero`` or ``alter_ego``."""

    player: str
    form: str


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """``player`` is out of the game."""

    player: str


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """An effect dealt ``count`` face-down encounter cards to ``player``."""

    player: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """An effect discarded ``count`` cards from the top of the encounter deck."""

    count: int


@dataclass(frozen=True, slots=True)
class Activated(Event):
    """A card made ``enemy`` activate against ``player``; ``does`` is ``attack``, ``scheme`` or empty: by form."""

    enemy: str
    player: str
    does: str = ""


@dataclass(frozen=True, slots=True)
class Surged(Event):
    """``player`` has one more encounter card to reveal, after the one that is being resolved."""

    player: str


@dataclass(frozen=True, slots=True)
class TookFirst(Event):
    """``player`` has the first player token."""

    player: str


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """Card ``card`` was exhausted, or readied where ``ready``."""

    card: str
    ready: bool
