"""All that can have happened at a table, in the past tense, each carrying its facts.

An event is a small frozen value. Chance is an event too: hands draw and roll, the event says what came out.
A game adds the few kinds of its own in its folder (``Eliminated``, ``Paid``) by subclassing ``Event``; their
fields are ``str``, ``int``, ``bool``, tuples of ``str`` or a ``Card``, so that a journal can hold them.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import Card


class Event:
    """Something that happened; the base of every kind."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Entered(Event):
    """A card was scanned, or added by hand: into play, or as ``how`` says (``play``, ``reveal``, ``boost``).

    ``player`` is whose area or whose turn it is for, ``on`` the card that it is attached to; both may be empty.
    """

    card: Card
    how: str = "play"
    player: str = ""
    on: str = ""


@dataclass(frozen=True, slots=True)
class Left(Event):
    """Card ``card`` (an id such as ``c3``) left play, ``to`` the ``discard``, ``out`` of the game or ``aside``."""

    card: str
    to: str = "discard"


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """Card ``card`` was turned to its other face."""

    card: str


@dataclass(frozen=True, slots=True)
class Engaged(Event):
    """Card ``card`` is now engaged with ``player``."""

    card: str
    player: str


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """``by`` was put on ``counter`` in play, or taken where negative: it triggers what placing triggers.

    A named token on a card is the counter ``ID.NAME`` (``c3.stunned``).
    """

    counter: str
    by: int


@dataclass(frozen=True, slots=True)
class Shifted(Event):
    """``count`` was moved from one counter to another."""

    source: str
    target: str
    count: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Hands drew these pieces, in this order."""

    pieces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """The prompt of key ``prompt`` was answered with these values."""

    prompt: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Confirmed(Event):
    """What the prompt of key ``prompt`` asks for is done."""

    prompt: str


@dataclass(frozen=True, slots=True)
class Adjusted(Event):
    """A corrected count: the table had another number than the screen. It triggers nothing and is never blocked.

    A correction below zero stops at zero, with the note ``clamped``.
    """

    counter: str
    by: int


@dataclass(frozen=True, slots=True)
class Corrected(Event):
    """A printed fact of card ``card`` was corrected for this game: ``value`` is in the written form of ``Printed``."""

    card: str
    field: str
    value: str


@dataclass(frozen=True, slots=True)
class WentTo(Event):
    """The table goes on at ``step``; nothing on the way is counted."""

    step: str


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """The table did all that lies before ``step``: it is counted, up to what needs hands or a choice."""

    step: str
