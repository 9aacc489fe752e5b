"""A stage card that was scanned: the next stage that is waited for, another one of the same deck, the other face."""

from __future__ import annotations

from rules.cards import Card
from rules.engine import Outcome
from rules.errors import Refused
from rules.games.marvel_champions.matters import due, facing
from rules.games.marvel_champions.schemes import advance
from rules.games.marvel_champions.state import VILLAINS, Champions, InPlay
from rules.games.marvel_champions.villains import next_stage, turned_over

MATTER_OF = {"main_scheme": "scheme", **dict.fromkeys(VILLAINS, "villain")}


def scanned_stage(state: Champions, card: Card) -> Outcome[Champions] | None:
    """The table with this stage up, or None where the card belongs to no deck that is in play."""
    role = MATTER_OF.get(card.kind)
    if role is None:
        return None
    matter = facing(state, due(state))
    for id in state.later:
        placed = state.cards[id]
        if MATTER_OF[placed.card.kind] == role and (found := _of_deck(state, placed, card)) is not None:
            return found
    return _put_up(state, matter.id, card) if matter and matter.kind == role else None


def _of_deck(state: Champions, placed: InPlay, card: Card) -> Outcome[Champions] | None:
    if _is_same_card(placed.card, card):
        return _other_face(state, placed, card)
    later = state.later[placed.id]
    at = next((at for at, stage in enumerate(later) if _is_same_card(stage, card)), None)
    if at is not None:
        return _put_up(state._replace(later={**state.later, placed.id: later[at + 1 :]}), placed.id, later[at])
    return _put_up(state, placed.id, card) if _is_of_one_deck(placed.card, card) else None


def _is_same_card(one: Card, other: Card) -> bool:
    """Two faces of one card differ in the letter at the end only; cards without a code are never the same."""
    return bool(one.code) and one.code.rstrip("abcd") == other.code.rstrip("abcd")


def _is_of_one_deck(one: Card, other: Card) -> bool:
    same_name = one.kind == "main_scheme" or one.name() == other.name()
    return bool(one.set) and one.set == other.set and same_name


def _other_face(state: Champions, placed: InPlay, card: Card) -> Outcome[Champions]:
    """A villain with two faces turns; the face of a main scheme that lies there, or its A side, changes nothing."""
    if placed.card.kind == "main_scheme" or card.code == placed.card.code:
        raise Refused("all-copies-in-play", card=card.code, copies=1)
    return Outcome(turned_over(state, placed, card))


def _put_up(state: Champions, id: str, card: Card) -> Outcome[Champions]:
    return advance(state, id, card) if card.kind == "main_scheme" else next_stage(state, id, card)
