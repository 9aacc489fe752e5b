"""What can have happened at this table alone."""

from __future__ import annotations

from dataclasses import dataclass

from rules.events import Event


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """These gems went to the bank, from ``board``; where that is empty, from the boards in order."""

    pieces: tuple[str, ...]
    board: str = ""


@dataclass(frozen=True, slots=True)
class HeroNamed(Event):
    """The DDD named ``hero``: ``4`` or ``h4``."""

    hero: str


@dataclass(frozen=True, slots=True)
class TrialDecided(Event):
    """Whether a trial is tested at this Aléa."""

    tested: bool


@dataclass(frozen=True, slots=True)
class SaidNo(Event):
    """The special Dilemme ``by`` discarded the Créature or Bestiole ``card``; empty: the first that lies on a board."""

    card: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A line of the points count, for the ``team`` or the ``vils``."""

    points: int
    label: str = ""
    side: str = "team"


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game ended: the ``avatar`` caught the team, the ``vils`` finished first, or the ``quest`` is done."""

    how: str
