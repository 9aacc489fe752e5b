"""The table of Reflets d'Acide, cooperative mode: what is stored, and nothing that can be derived."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from rules.cards import Card
from rules.counters import Counters
from rules.engine import Open

HEROES = 6  # one team of six, whatever the number of players
UNKNOWN = -1  # a number that the players have not told
NOTCHES = 3  # the Quest card of the Vils goes down once for each of their three Rooms
CHANGES = 3  # changes of Guide that are left after Room III


@dataclass(frozen=True, slots=True)
class Setting:
    """What the set-up said; it never changes. ``counted`` names the groups that the companion keeps."""

    players: tuple[str, ...]
    challenge: str = ""
    colours: tuple[str, ...] = ()
    tints: tuple[str, ...] = ()
    effects: Mapping[str, str] = field(default_factory=dict)
    rooms: tuple[str, ...] = ()
    relic: str = ""
    traits: tuple[str, ...] = ()
    short: bool = False
    counted: frozenset[str] = frozenset()
    boards_known: bool = False


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the table.

    ``stage``: a Créature or Bestiole is ``drawn``, ``owed``, ``paid``, then ``pending`` for the trial; a Dilemme is
    ``drawn``, then ``kept``, or ``purse`` while its red purse is drawn; an Aléa is ``read``, ``chosen``, then
    ``revealed``. ``on`` is the board or hero it lies on.
    """

    id: str
    kind: str
    card: Card
    stage: str
    on: str = ""
    slot: int = 0
    corrected: tuple[str, ...] = ()

    @property
    def cost(self) -> int:
        """Gems to pay for it; ``UNKNOWN`` where the table must be asked.

        A Créature or Bestiole without a number is asked for (RA-15, RA-18); an Aléa without one shows no gems.
        """
        printed = self.card.printed.get("cost")
        if printed is None:
            return UNKNOWN if self.kind in ("creature", "bestiole") else 0
        return UNKNOWN if printed.word else printed.value


@dataclass(frozen=True, slots=True)
class Hero:
    """One of the six. ``values`` are printed characteristics (``value1``...), ``bonus`` what Equipment adds to them."""

    name: str = ""
    values: Mapping[str, int] = field(default_factory=dict)
    bonus: Counters = field(default_factory=Counters)
    vitality: int = UNKNOWN
    dead: bool = False


@dataclass(frozen=True, slots=True)
class Quest:
    """The Quest of the Vils. ``revealed``: which of their Rooms (1, 2, 3) were seen; ``applied``: which did something.

    AM-13: revealed Rooms and notches are two things. ``left`` is ``UNKNOWN`` until Room III starts the countdown.
    """

    notch: int = 0
    revealed: frozenset[int] = frozenset()
    applied: frozenset[int] = frozenset()
    relic_in_pile: bool = True
    relic_taken: bool = False
    blocked: bool = False
    left: int = UNKNOWN


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the points count, as the players add it."""

    points: int
    label: str


@dataclass(frozen=True, slots=True)
class Table:
    """All that is stored of a game.

    ``left`` counts the Imprévus still to draw, ``order`` holds the colours whose effects were put in order, ``board``
    what the players told of the pawns; ``closed``: the points of a game that was won are counted.
    """

    setting: Setting
    imprevus: int
    gemmes: int
    gems: Counters
    slots: tuple[int, ...]
    heroes: tuple[Hero, ...]
    open: tuple[Open, ...]
    guide: str = "p1"
    turn: int = 1
    cards: tuple[Lying, ...] = ()
    numbered: int = 0
    left: int = 0
    order: tuple[str, ...] = ()
    quest: Quest = Quest()
    board: Counters = field(default_factory=Counters)
    team: tuple[Line, ...] = ()
    vils: tuple[Line, ...] = ()
    ending: str = ""
    closed: bool = False

    @property
    def step(self) -> str:
        """The innermost open step."""
        return self.open[-1].step

    @property
    def boards(self) -> tuple[str, ...]:
        """The influence boards, ``b1`` first."""
        return BOARDS[: len(self.slots)]

    def find(self, id: str) -> Lying | None:
        """The card of that id, or None."""
        return next((lying for lying in self.cards if lying.id == id), None)

    def staged(self, *stages: str) -> tuple[Lying, ...]:
        """The cards at one of these stages, in the order of entering."""
        return tuple(lying for lying in self.cards if lying.stage in stages)

    def without(self, gone: Iterable[str]) -> Table:
        """Without the cards of these ids."""
        ids = frozenset(gone)
        return replace(self, cards=tuple(lying for lying in self.cards if lying.id not in ids))

    def swap(self, changed: Lying) -> Table:
        """With ``changed`` in the place of the card of its id."""
        return replace(self, cards=tuple(changed if lying.id == changed.id else lying for lying in self.cards))

    def opened(self, step: str, **facts: int | str) -> Table:
        """At ``step`` alone: nothing around it, nothing inside it."""
        return replace(self, open=(Open(step, facts),))

    def pushed(self, step: str, **facts: int | str) -> Table:
        """With ``step`` as an interruption of what is open."""
        return replace(self, open=(*self.open, Open(step, facts)))

    def popped(self) -> Table:
        """Back in what the innermost step interrupted."""
        return replace(self, open=self.open[:-1])

    def noted(self, **facts: int | str) -> Table:
        """With these facts added to the innermost step."""
        last = self.open[-1]
        return replace(self, open=(*self.open[:-1], Open(last.step, {**last.facts, **facts})))


MOST_BOARDS = 6
BOARDS = tuple(f"b{number}" for number in range(1, MOST_BOARDS + 1))
HERO_IDS = tuple(f"h{number}" for number in range(1, HEROES + 1))
