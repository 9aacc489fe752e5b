"""Enemies, allies and side schemes that a number brought to an end (b7, b10)."""

from __future__ import annotations

from rules.engine import Outcome
from rules.games.marvel_champions.matters import Matter
from rules.games.marvel_champions.play import leave
from rules.games.marvel_champions.state import SCHEMES, VILLAINS, Champions, InPlay, has_keyword
from rules.view import Note, Prompt


def deciding(placed: InPlay) -> str:
    """The number that ends this card when it comes to zero: threat of a side scheme, hit points; else empty."""
    if placed.card.kind in SCHEMES:
        return "threat"
    if placed.card.kind in (*VILLAINS, "main_scheme", "attachment"):
        return ""
    return "hit_points" if "hit_points" in placed.card.printed else ""


def defeat(state: Champions, id: str) -> Outcome[Champions]:
    """The card is defeated and leaves; with Victory it goes to the victory display (b7)."""
    card = state.cards[id].card
    to = "out" if has_keyword(card, "victory") else "discard"
    return Outcome(leave(state, id, to), (Note("defeated", {"card": id, "kind": card.kind, "to": to}),))


def came_to_zero(state: Champions, id: str) -> Champions:
    """A correction brought the deciding number to zero: the table is asked, and the card counts no more."""
    return state._replace(fallen=(*state.fallen, id)) if id not in state.fallen else state


def rose(state: Champions, id: str) -> Champions:
    """The deciding number is above zero again."""
    if id not in state.fallen:
        return state
    return state._replace(fallen=tuple(other for other in state.fallen if other != id))


def ask_fallen(state: Champions, matter: Matter) -> Prompt:
    """A correction left nothing on this card: is it defeated?"""
    facts = {"card": matter.id, "kind": state.cards[matter.id].card.kind}
    return Prompt("fallen", facts=facts, hands=True)


def settle_fallen(state: Champions, matter: Matter, values: tuple[str, ...]) -> Outcome[Champions]:
    """It is defeated, unless the answer is ``leave``."""
    if values == ("leave",):
        return Outcome(rose(state, matter.id))
    return defeat(state, matter.id)
