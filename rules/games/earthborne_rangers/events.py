"""What can happen at this table only, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass

from rules.events import Event

UNTOLD = -1


@dataclass(frozen=True, slots=True)
class Tested(Event):
    """A Ranger performs a test. ``kind`` is ``traverse connect avoid remember card``; empty: what the aspect suggests.

    ``effort`` is all that was committed, ``difficulty`` the number to reach; -1: not told.
    """

    player: str
    aspect: str
    on: str = ""
    effort: int = UNTOLD
    kind: str = ""
    difficulty: int = UNTOLD
    energy: int = 0


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """A challenge card was revealed: its icon, its modifier for the aspect, and whether it says to reshuffle.

    ``modifiers`` (``awa=-1``) instead of ``modifier``: told aspect by aspect, as the card prints them.
    """

    icon: str
    modifier: int = 0
    reshuffle: str = ""
    modifiers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Exhausted(Event):
    """Card ``card`` was exhausted; a Ranger's id means the role."""

    card: str


@dataclass(frozen=True, slots=True)
class Readied(Event):
    """Card ``card`` was readied; a Ranger's id means the role."""

    card: str


@dataclass(frozen=True, slots=True)
class Fatigued(Event):
    """A Ranger suffered ``count`` fatigue; ``card`` instead: by the presence of that card, if it is ready."""

    player: str
    count: int = 1
    card: str = ""


@dataclass(frozen=True, slots=True)
class Injured(Event):
    """A Ranger suffered ``count`` injuries; fewer than none: that many were healed."""

    player: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Soothed(Event):
    """A Ranger soothed ``count`` fatigue: the top of the fatigue stack into the hand."""

    player: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Rested(Event):
    """A Ranger rested: no more turns this round."""

    player: str


@dataclass(frozen=True, slots=True)
class TokenMoved(Event):
    """A Ranger's token was moved to ``card``; ``home`` is the role."""

    player: str
    card: str


@dataclass(frozen=True, slots=True)
class Travelled(Event):
    """A card or an entry orders the group to travel."""
