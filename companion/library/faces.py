"""Physical cards and their faces: a two-sided card is one label, ``01097`` for the faces 01097a and 01097b.

A letter alone makes no face: 01043a to 01043d are four cards. Faces are linked (``Card.back``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.library.facts import NO_CARDS
from rules.cards import Card

LETTERS = "abcd"


def label_id(card: Card) -> str:
    """What the label of this card says behind the game's prefix: its code without a face letter."""
    stem = card.code[:-1]
    return stem if stem and card.back and card.back[:-1] == stem else card.code


def faces_of(id: str, cards: Mapping[str, Card]) -> tuple[Card, ...]:
    """The faces of the physical card ``id``, the front first; empty where there is no such card."""
    if id in cards:
        return _first(cards[id], cards)
    found = (cards[f"{id}{letter}"] for letter in LETTERS if f"{id}{letter}" in cards)
    return tuple(face for face in found if label_id(face) == id)


def _first(card: Card, cards: Mapping[str, Card]) -> tuple[Card, ...]:
    """``card`` and then the other faces of its physical card."""
    if card.kind in NO_CARDS:
        return ()
    id = label_id(card)
    others = faces_of(id, cards) if id != card.code else ()
    return (card, *(face for face in others if face.code != card.code))


def physical_cards(cards: Mapping[str, Card]) -> Iterator[tuple[str, Card]]:
    """Every card that can bear a label, as its id and its front, in order."""
    seen = set()
    for card in cards.values():
        id = label_id(card)
        if card.kind not in NO_CARDS and id not in seen:
            seen.add(id)
            yield id, card
