"""The table of one day: Rangers in their seats, cards in play, the open steps. Everything else is derived."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from rules.cards import Card, Printed
from rules.counters import Counters
from rules.engine import Open

ASPECTS = ("awa", "fit", "spi", "foc")
ICONS = ("sun", "mountain", "crest")
SURROUNDINGS, ALONG, REACH, PLAYER, TRACKER = "surroundings", "along", "reach", "player", "tracker"
AREAS = (SURROUNDINGS, ALONG, REACH, PLAYER)  # outermost first; tests and Refresh effects go in this order
INJURIES = 3  # the third ends the day
BUBBLES = 3  # of a mission, on the campaign tracker
HOME = ""  # where a Ranger token lies that is on no card: on the role


Made = TypeVar("Made")


def changed(old: Made, **changes: Any) -> Made:
    """A copy of a value of this file with other fields. Their dictionaries make this ten times as fast as ``replace``,
    and every event copies a day of thirty fields a few times; so the values here have no slots.
    """
    made: Made = object.__new__(type(old))
    made.__dict__.update(old.__dict__, **changes)
    return made


@dataclass(frozen=True)
class Seat:
    """A Ranger. ``deck`` and ``fatigue`` count cards, ``token`` is the id of the card where the Ranger token lies.

    ``aspects`` are the values of the aspect card, empty while nobody told them.
    """

    id: str
    name: str
    deck: int = 0
    fatigue: int = 0
    injury: int = 0
    energy: Counters = field(default_factory=Counters)
    aspects: Mapping[str, int] = field(default_factory=dict)
    token: str = HOME
    ready: bool = True
    role: str = ""


@dataclass(frozen=True)
class InPlay:
    """A card in play. ``player`` is whose reach or whose area it lies in, ``on`` what it is attached to.

    ``printed`` and ``keywords`` are the card's own with the corrections of this game; ``xs`` holds the X values that
    the table told. ``left_as_is`` is how the card stood when the group chose to leave a doubtful clearing,
    ``special`` whether a threshold can be reached without a token of its kind.
    """

    id: str
    card: Card
    area: str
    player: str = ""
    on: str = ""
    ready: bool = True
    up: bool = True
    progress: int = 0
    harm: int = 0
    bubbles: int = 0
    tokens: Counters = field(default_factory=Counters)
    printed: Mapping[str, Printed] = field(default_factory=dict)
    keywords: frozenset[str] = frozenset()
    xs: Mapping[str, int] = field(default_factory=dict)
    corrected: tuple[str, ...] = ()
    left_as_is: tuple[int, ...] = ()
    special: bool = False

    @property
    def active(self) -> bool:
        """Ready and face up: only such cards fatigue, block the way and have challenge effects."""
        return self.ready and self.up


@dataclass(frozen=True)
class Test:
    """The test that is performed. ``committed`` is -1 until told; ``kind`` is a common test or ``card``.

    ``asks_presence`` says that the difficulty waits for an X, ``asks_energy`` that the energy of the effort was not
    told; ``placed`` and ``hurt`` that the table itself did what success or failure brings. ``done`` holds the cards
    whose challenge effect was resolved, ``areas`` how many areas are behind us, ``reach`` whose reach is active.
    """

    player: str
    aspect: str = ""
    target: str = ""
    kind: str = "card"
    committed: int = -1
    modifier: int = 0
    difficulty: int = 1
    icon: str = ""
    reshuffle: str = ""
    asks_presence: bool = False
    asks_energy: bool = False
    placed: bool = False
    hurt: bool = False
    done: frozenset[str] = frozenset()
    areas: int = 0
    reach: tuple[str, ...] = ()

    @property
    def effort(self) -> int:
        """The resulting effort: what was committed and the modifier of the challenge card, never below zero."""
        return max(0, self.committed + self.modifier)

    @property
    def succeeds(self) -> bool:
        """Enough effort for the difficulty."""
        return self.effort >= self.difficulty


@dataclass(frozen=True, slots=True)
class Owed:
    """Fatigue that ``player`` has yet to suffer: one instance for each card in ``sources`` (id, count)."""

    player: str
    why: str
    sources: tuple[tuple[str, int], ...]

    @property
    def count(self) -> int:
        """All instances together."""
        return sum(count for _, count in self.sources)


@dataclass(frozen=True, slots=True)
class Ask:
    """Something that only the table knows: the number behind an X, what becomes of a mission's tokens."""

    key: str
    card: str
    field: str = ""


@dataclass(frozen=True)
class Day:
    """The whole table.

    ``cards`` are in the order of entering, the location and the weather among them; ``world`` holds the cards that a
    day may need without anybody scanning them, and ``gone`` the names of cards that left in this round.

    ``active`` takes a turn, ``last`` took the one before, ``again`` exhausted the role to go twice in a row;
    ``rested`` and ``drawn`` say who did so in this round, ``extra_draws`` how many path cards more the lead draws.

    ``order`` is what the group chose when several cards were due. ``owed`` and ``asks`` stand before every prompt.
    ``untouched`` is the weather as it stood when Refresh effects began. ``ended`` says why the day is over,
    ``noted`` that no further notable event is written, ``lingering`` whose decks a Lingering Injury joins while
    ``lingering_left`` are in the box, ``swaps`` whether the day before ended by camping.
    """

    open: tuple[Open, ...]
    seats: tuple[Seat, ...]
    cards: Mapping[str, InPlay]
    world: Mapping[str, Card] = field(default_factory=dict)
    round: int = 1
    number: int = 1
    terrain: str = ""
    campaign: str = ""
    lead: str = "p1"
    full: bool = True
    counted: frozenset[str] = frozenset()
    active: str = ""
    last: str = ""
    again: str = ""
    rested: frozenset[str] = frozenset()
    drawn: frozenset[str] = frozenset()
    order: tuple[str, ...] = ()
    test: Test | None = None
    owed: tuple[Owed, ...] = ()
    asks: tuple[Ask, ...] = ()
    untouched: InPlay | None = None
    next_card: int = 1
    extra_draws: int = 0
    gone: Mapping[str, str] = field(default_factory=dict)
    ended: str = ""
    noted: bool = False
    lingering: tuple[str, ...] = ()
    lingering_left: int = 8
    swaps: bool = False

    @property
    def top(self) -> Open:
        """The innermost open step."""
        return self.open[-1]

    @property
    def about(self) -> dict[str, str]:
        """The facts of the innermost open step: all that a day keeps there are ids and words."""
        return {name: str(fact) for name, fact in self.open[-1].facts.items()}

    def seat(self, id: str) -> Seat | None:
        """The Ranger of that id, or None."""
        return next((seat for seat in self.seats if seat.id == id), None)

    def in_areas(self) -> Iterator[InPlay]:
        """Every card in play; what is only written on the tracker is not."""
        return (item for item in self.cards.values() if item.area != TRACKER)


def with_card(day: Day, id: str, **changes: Any) -> Day:
    """The day with card ``id`` changed."""
    return changed(day, cards={**day.cards, id: changed(day.cards[id], **changes)})


def with_seat(day: Day, id: str, **changes: Any) -> Day:
    """The day with the seat of Ranger ``id`` changed."""
    seats = tuple(changed(seat, **changes) if seat.id == id else seat for seat in day.seats)
    return changed(day, seats=seats)


def at_step(day: Day, step: str, **facts: str) -> Day:
    """The day with the innermost step replaced by ``step``."""
    return changed(day, open=(*day.open[:-1], Open(step, facts)))


def closed(day: Day) -> Day:
    """The day without its innermost step; the outermost one stays."""
    return changed(day, open=day.open[:-1]) if len(day.open) > 1 else day
