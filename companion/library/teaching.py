"""Teaching a code: what an act of teaching writes, and what it refuses."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.card_facts import card_to_json
from companion.library.faces import label_id
from companion.library.facts import NO_CARDS
from companion.library.label_text import read_label
from companion.library.lookup import Lookup, key_of
from companion.library.outcomes import Found, NotFound
from companion.library.store import Row
from rules.cards import Card
from rules.errors import Refused

CODE = re.compile(r"[0-9a-z]{1,12}")  # what a label can say
NUMBERED = re.compile(r"t?([0-9]{3,})")


@dataclass(frozen=True, slots=True)
class Lesson:
    """What teaching writes: rows of card facts, and codes as (text, game, code). Both empty: it was known already."""

    code: str
    rows: tuple[Row, ...] = ()
    codes: tuple[tuple[str, str, str], ...] = ()


def lesson(text: str, card: Card, lookup: Lookup, taught: set[str]) -> Lesson:
    """Teach that ``text`` means ``card``.

    A card with a code is that card of the game; without one it is the card that ``text`` means already, or a new one.
    Facts beyond code and kind are written down, and lie over those that ship. Raises ``Refused("already-bound")``
    where ``text`` means another card, and what else ``lookup`` says of a text that cannot be taught.
    """
    meant = _meant(text, lookup)
    code = card.code.casefold() or (meant.code if meant else _new_code(text, lookup, taught))
    known, named = lookup.cards.get(code), replace(card, code=code)
    if known.kind in NO_CARDS if known else not CODE.fullmatch(code):
        raise Refused("bad-field", card=code, field="code", value=card.code)
    if meant and label_id(meant) != label_id(known or named):
        raise Refused("already-bound", text=text, game=lookup.game, card=meant.code)
    rows = () if known and (named == known or not _says_more(card)) else (_row(lookup.game, named),)
    bound = meant or _label_of(text, lookup) == code
    return Lesson(code, rows, () if bound else ((key_of(text), lookup.game, code),))


def _meant(text: str, lookup: Lookup) -> Card | None:
    """The card that ``text`` means already; None for a code that is free. Raises for what cannot be taught."""
    found = lookup.find(text)
    if isinstance(found, Found):
        return found.card
    if found.key != "unknown-code":
        raise _untaught(text, found)
    return None


def _untaught(text: str, found: NotFound) -> Refused:
    """A code of another game's card is taken; what was misread, empty or too long is no code at all."""
    if found.key == "other-game":
        return Refused("already-bound", text=text, game=found.game, card="")
    return found.refused()


def _label_of(text: str, lookup: Lookup) -> str:
    """The id on a label of the game in play, or an empty text."""
    label = read_label(text.strip())
    return label.id if label and lookup.prefixes.get(label.prefix) == lookup.game else ""


def _new_code(text: str, lookup: Lookup, taught: set[str]) -> str:
    """The id on the label that is taught, else the next number that was never given.

    Where a game ships its cards the number has a ``t`` before it, so that no later table gives the same.
    """
    labelled = _label_of(text, lookup)
    if labelled:
        return labelled
    given = (NUMBERED.fullmatch(code) for code in taught)
    number = 1 + max((int(match[1]) for match in given if match), default=0)
    return f"{'t' if _ships(lookup.cards) else ''}{number:03}"


def _ships(cards: Mapping[str, Card]) -> bool:
    return "index" in cards


def _says_more(card: Card) -> bool:
    return bool(card.names or card.printed or card.icons or card.tokens or card.keywords or card.facts)


def _row(game: str, card: Card) -> Row:
    return Row(game, card.code, "taught", json.dumps(card_to_json(card), ensure_ascii=False))
