"""What a scanned text may turn out to be."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import Card
from rules.errors import Refused


@dataclass(frozen=True, slots=True)
class Found:
    """A card of the game in play. ``faces`` are all faces of the physical card, the one that was meant first.

    ``by`` tells how it was found: ``label``, ``code``, or ``bound`` for a code that was taught.
    """

    card: Card
    faces: tuple[Card, ...]
    by: str

    @property
    def copies(self) -> int:
        """How many copies of it were printed."""
        return self.card.copies


@dataclass(frozen=True, slots=True)
class NotFound:
    """No card of the game in play. ``text`` is what was read, as it was read; nothing is matched by part.

    ``key`` is one of ``unknown-code``, ``misread`` (a wrong check character), ``other-game`` (``game`` tells which),
    ``empty-code``, ``long-code``. ``near`` are codes that it may have meant; a person must confirm one.
    """

    key: str
    text: str
    game: str = ""
    near: tuple[str, ...] = ()

    def refused(self) -> Refused:
        """The same as a refusal: facts ``text``; of an unknown code also ``meant``, the likeliest (or empty)."""
        text = self.text[:SHOWN]
        if self.key == "unknown-code":
            return Refused(self.key, text=text, meant=next(iter(self.near), ""))
        return Refused(self.key, text=text, game=self.game) if self.game else Refused(self.key, text=text)


Outcome = Found | NotFound
SHOWN = 60  # characters of a text that a message shows
LONGEST = 300  # characters; no label and no goods code comes near
