"""All that may be seen of a table. Screens, lamps, plays and tests read this and nothing else.

Facts are ids and numbers (``card=c3``, ``player=p2``, ``counter=scheme.threat``); a presenter finds the words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from rules.cards import Printed
from rules.errors import Facts

Kind = Literal["confirm", "choose", "order", "number", "draw", "scan", "text"]
Status = Literal["setup", "playing", "won", "lost", "over"]


@dataclass(frozen=True, slots=True)
class Note:
    """Something of the moment worth saying: ``threat-placed count=6``."""

    key: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Part:
    """One addend of a number, with its origin: 3 from ``per-player n=1 players=3``."""

    value: int
    key: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Counter:
    """A number of the table.

    ``limit`` is where something happens (a target, a threshold, full hit points). ``parts`` sum to ``value``
    where the value is derived, and otherwise to ``becomes``: what the number will be when the prompt is done.
    ``group`` is the set-up word that can leave it to the table (``count=``).
    """

    value: int
    limit: int | None = None
    becomes: int | None = None
    parts: tuple[Part, ...] = ()
    group: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """One answer to a prompt: ``value`` is what is answered, ``key`` and ``facts`` word it (``option-KEY``)."""

    value: str
    key: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the table is asked now: a function of the state, so it is right after undo and restart.

    ``low`` and ``high`` bound how many values are answered (choose, order, draw) or the number itself (number).
    ``hands`` says that pieces must be moved beyond the count, so that skipping stops here. ``scan`` names what a
    card scanned now is for (``reveal``, ``boost``, ``play``); empty: a scan only looks.
    ``parts`` is the sum behind a number in the prompt, ``terms`` the glossary entries that it uses.
    """

    key: str
    kind: Kind = "confirm"
    facts: Facts = field(default_factory=dict)
    low: int = 1
    high: int = 1
    options: tuple[Option, ...] = ()
    hands: bool = False
    scan: str = ""
    parts: tuple[Part, ...] = ()
    terms: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Action:
    """Something that may be done now beside the prompt. ``line`` is a command of the play language.

    ``on`` is the id of the card, player or counter whose button it is; empty: the table's own.
    ``grave``: it ends the game or puts a seat out, so a screen keeps it out of the way and asks once.
    """

    key: str
    line: str
    on: str = ""
    facts: Facts = field(default_factory=dict)
    grave: bool = False


@dataclass(frozen=True, slots=True)
class PlayerShown:
    """A seat: ``p1``... in seat order, with the name that was given; ``form`` is a word of the game."""

    id: str
    name: str
    form: str = ""
    out: bool = False
    card: str = ""


@dataclass(frozen=True, slots=True)
class CardShown:
    """A card in play. ``on`` is the card or player where it lies, ``area`` a word of the game.

    ``untold`` are printed numbers that count and that nobody knows: the table may tell them.
    """

    id: str
    code: str
    kind: str
    names: Mapping[str, str]
    owner: str = ""
    on: str = ""
    area: str = ""
    ready: bool = True
    face: str = "up"
    tokens: Mapping[str, int] = field(default_factory=dict)
    icons: Mapping[str, int] = field(default_factory=dict)
    printed: Mapping[str, Printed] = field(default_factory=dict)
    corrected: tuple[str, ...] = ()
    facts: Mapping[str, str] = field(default_factory=dict)
    untold: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Ending:
    """How it ended: ``key`` words the reason (``ending-KEY``)."""

    status: Status
    key: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class View:
    """The whole table as it may be shown.

    ``step`` is the innermost open step and ``within`` the ones around it, outermost first; ``track`` lists the
    steps of this phase in order, for the line of dots on the screen. ``names`` holds the words that the players
    gave to ids of their own (a gem colour, a room); they are shown and never compared. ``about`` is the id of the
    card that this table is about (the villain, the place); empty: the game itself.
    """

    step: str
    phase: str
    round: int
    players: tuple[PlayerShown, ...]
    first_player: str
    counters: Mapping[str, Counter]
    cards: tuple[CardShown, ...] = ()
    prompt: Prompt | None = None
    ending: Ending | None = None
    status: Status = "playing"
    within: tuple[str, ...] = ()
    track: tuple[str, ...] = ()
    actions: tuple[Action, ...] = ()
    names: Mapping[str, str] = field(default_factory=dict)
    about: str = ""

    def card(self, id: str) -> CardShown | None:
        """The card in play with this id, or None."""
        return next((card for card in self.cards if card.id == id), None)
