"""The facts of a card that events carry: code, kind, names, printed numbers, icons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Self

WORDS = ("X", "slashed", "all-rangers")
PER_PLAYER = "/player"


@dataclass(frozen=True, slots=True)
class Printed:
    """A number as a card prints it.

    ``value`` is the figure (0 is zero, never "nothing"), ``per_player`` says that it counts once for each
    player who started the game, and ``word`` replaces the figure: ``X`` (the table is asked),
    ``slashed`` (that kind of token may not lie here), ``all-rangers`` (needs every Ranger's token).
    A number that a card does not print is absent from ``Card.printed``.
    """

    value: int = 0
    per_player: bool = False
    word: str = ""

    @classmethod
    def parse(cls, written: int | str) -> Self | None:
        """``3``, ``"3"``, ``"3/player"``, ``"X"``, ``"slashed"``, ``"all-rangers"``; ``"none"`` gives None.

        Raises ValueError for anything else, negative figures and booleans included.
        """
        if isinstance(written, bool):
            raise ValueError(f"a printed number, not {written!r}")
        text = str(written)
        if text == "none":
            return None
        if text in WORDS:
            return cls(word=text)
        figure = text.removesuffix(PER_PLAYER)
        if not (figure.isascii() and figure.isdigit()):
            raise ValueError(f"a printed number, not {written!r}")
        return cls(int(figure), text.endswith(PER_PLAYER))

    def for_players(self, started: int) -> int | None:
        """The number at a table that ``started`` players began; None where a word stands in its place."""
        if self.word:
            return None
        return self.value * started if self.per_player else self.value

    def written(self) -> int | str:
        """The form that ``parse`` reads and that journals and plays show."""
        if self.word:
            return self.word
        return f"{self.value}{PER_PLAYER}" if self.per_player else self.value


@dataclass(frozen=True, slots=True)
class Card:
    """One card, or one face of it: bare facts, no text of the publisher.

    ``code`` names the face (``01097b``); ``names`` is language -> name; ``printed`` maps a field
    (``threat target acceleration hit_points attack scheme boost harm progress presence cost`` and the few
    that a game adds) to its number; ``icons`` and ``tokens`` map a name to how many; ``facts`` holds what only
    one game knows (``stage``, ``area``, ``guide``); ``back`` is the code of the other face.
    """

    code: str
    kind: str
    names: Mapping[str, str] = field(default_factory=dict)
    set: str = ""
    copies: int = 1
    owner: str = ""
    icons: Mapping[str, int] = field(default_factory=dict)
    tokens: Mapping[str, int | str] = field(default_factory=dict)
    keywords: tuple[str, ...] = ()
    printed: Mapping[str, Printed] = field(default_factory=dict)
    facts: Mapping[str, str] = field(default_factory=dict)
    back: str = ""

    def name(self, languages: Iterable[str] = ("en",)) -> str:
        """The name in the first of ``languages`` that has one, else any name, else the code."""
        for language in languages:
            if language in self.names:
                return self.names[language]
        return next(iter(self.names.values()), self.code)

    def number(self, what: str, started: int) -> int | None:
        """Printed number ``what`` for ``started`` players; None where it is absent or a word."""
        printed = self.printed.get(what)
        return None if printed is None else printed.for_players(started)
