"""What lies on the table: identities, cards, numbers, and what is under way. Frozen; nothing derived is kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from rules.agenda import from_seat
from rules.cards import Card
from rules.counters import Counters
from rules.engine import Open
from rules.errors import Refused
from rules.view import Ending, Part

HERO = "hero"
ALTER_EGO = "alter_ego"
FORMS = (ALTER_EGO, HERO)
VILLAINS = ("villain", "leader")
ENEMIES = (*VILLAINS, "minion")
SCHEMES = ("side_scheme", "player_side_scheme")
ENCOUNTER = ("minion", "side_scheme", "treachery", "attachment", "environment", "obligation")
STATUS = ("stunned", "confused", "tough")


@dataclass(frozen=True, slots=True)
class Plan:
    """What the set-up settled once and for all. ``started`` counts the players for every per-player number (b11).

    ``counted`` are the groups of numbers that the companion keeps. ``faces`` are cards that may come up unscanned, by
    code; ``nemesis`` is how many cards of a player's nemesis set are shuffled in when its minion and scheme come.
    """

    started: int
    scenario: str
    mode: str = "standard"
    heroic: int = 0
    guide: str = "full"
    counted: frozenset[str] = frozenset()
    faces: Mapping[str, Card] = field(default_factory=dict)
    nemesis: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Player:
    """A seat. ``full`` is the identity's hit points without damage, None while nobody said; ``out`` is eliminated."""

    id: str
    name: str
    form: str = ALTER_EGO
    out: bool = False
    hero: Card | None = None
    alter_ego: Card | None = None
    full: int | None = None

    @property
    def identity(self) -> Card | None:
        """The side that is face up, where the table said who plays."""
        return self.hero if self.form == HERO else self.alter_ego


@dataclass(frozen=True, slots=True)
class InPlay:
    """A card in play. ``on`` is the player that it is engaged with or the card that it is attached to."""

    id: str
    card: Card
    on: str = ""
    ready: bool = True
    face: str = "up"
    corrected: tuple[str, ...] = ()


class Activation(NamedTuple):
    """An enemy that activates against a player. ``task`` is the part of step 2 that it settles, where it is one.

    ``does`` is ``attack`` or ``scheme`` where a card says so, else the player's form decides. ``icons`` holds the
    boost icons of each boost card that was turned up, ``codes`` those of them that were scanned; ``worth`` is the
    answer to an X. ``given`` boost cards lie at the enemy, ``kept`` of them came into play instead of being discarded.
    """

    enemy: str
    player: str
    task: str = ""
    does: str = ""
    icons: tuple[int, ...] = ()
    codes: tuple[str, ...] = ()
    worth: int | None = None
    given: int = 0
    kept: int = 0


@dataclass(frozen=True, slots=True)
class Chore:
    """Something that hands do between the steps; ``key`` is the key of its prompt."""

    key: str
    player: str = ""
    card: Card | None = None
    on: str = ""


@dataclass(frozen=True, slots=True)
class Resolving:
    """A card that was revealed, is being resolved and will not stay: a treachery."""

    card: Card
    player: str


@dataclass(frozen=True, slots=True)
class Sum:
    """How a number came to be what it is: shown as long as it is still ``value``."""

    value: int
    parts: tuple[Part, ...]


class Champions(NamedTuple):
    """The whole table. A named tuple, for it is made anew several times in every event: five times as fast.

    ``counts`` holds every number under its key, ``sums`` how some of them came about. ``done`` are the tasks of this
    step that are settled. ``owed`` are the face-down cards that are being dealt, to players and (boost cards) to
    enemies. ``later`` are the stages to come, by the id of the card in play. ``order`` is the order that a player gave
    to enemies, ``ranked`` the one that the table gave to matters due at once; ``left`` are matters that it left as they
    are. ``fallen`` are cards that a correction brought to zero.
    """

    plan: Plan
    open: tuple[Open, ...]
    players: Mapping[str, Player]
    first: str
    cards: Mapping[str, InPlay]
    counts: Counters
    later: Mapping[str, tuple[Card, ...]]
    round: int = 1
    born: int = 0
    deck_known: bool = False
    done: frozenset[str] = frozenset()
    order: tuple[str, ...] = ()
    ranked: tuple[str, ...] = ()
    activations: tuple[Activation, ...] = ()
    owed: tuple[str, ...] = ()
    chores: tuple[Chore, ...] = ()
    resolving: tuple[Resolving, ...] = ()
    surges: tuple[str, ...] = ()
    left: frozenset[str] = frozenset()
    fallen: tuple[str, ...] = ()
    sums: Mapping[str, Sum] = {}
    ended: Ending | None = None

    @property
    def step(self) -> str:
        """The step of the round, whatever interrupts it."""
        return self.open[0].step


def seats(state: Champions) -> tuple[str, ...]:
    """Every seat, clockwise from the first player."""
    return from_seat(tuple(state.players), state.first)


def playing(state: Champions) -> tuple[str, ...]:
    """Those who are not eliminated, in player order."""
    players = state.players
    return tuple([id for id in seats(state) if not players[id].out])


def eliminated(state: Champions) -> frozenset[str]:
    """The seats that are empty."""
    return frozenset(id for id, player in state.players.items() if player.out)


def of_kind(state: Champions, *kinds: str) -> Iterator[InPlay]:
    """Cards in play of these kinds, in the order of entering."""
    return (placed for placed in state.cards.values() if placed.card.kind in kinds)


def showing(state: Champions) -> Iterator[InPlay]:
    """Cards in play that lie face up: one that lies face down shows no icon and changes no number (our reading)."""
    return (placed for placed in state.cards.values() if placed.face == "up")


def lying_on(state: Champions, id: str) -> Iterator[InPlay]:
    """Cards engaged with, attached to, or in the area of ``id``."""
    return (placed for placed in state.cards.values() if placed.on == id)


def has_keyword(card: Card, keyword: str) -> bool:
    """Whether the card prints this keyword, with or without a number."""
    return any(word.partition(":")[0] == keyword for word in card.keywords)


def called(card: Card) -> str:
    """What a sentence calls a card that has no id: its code, else the name that players gave it, else its kind."""
    return card.name() if not card.code and card.names else card.code or card.kind


def seated(state: Champions, id: str) -> Player:
    """The player of that id. Refuses one who is not there, and one who is eliminated."""
    player = state.players.get(id)
    if player is None:
        raise Refused("unknown-player", player=id[:60])
    if player.out:
        raise Refused("already-out", player=id)
    return player


def with_player(state: Champions, player: Player) -> Champions:
    """The table with this seat as it is now."""
    return state._replace(players={**state.players, player.id: player})


def with_card(state: Champions, placed: InPlay) -> Champions:
    """The table with this card in play as it is now."""
    return state._replace(cards={**state.cards, placed.id: placed})
