"""Cards that come into play and leave it: ids, starting counts, what they lie on, what leaves with them."""

from __future__ import annotations

from collections.abc import Callable

from rules.cards import Card
from rules.counters import Counters
from rules.errors import Refused
from rules.games.marvel_champions.deck import to_discard
from rules.games.marvel_champions.numbers import (
    full,
    full_parts,
    has_threat,
    hit_point_bonus,
    starting_threat_parts,
    total,
    written,
)
from rules.games.marvel_champions.state import (
    ENCOUNTER,
    ENEMIES,
    VILLAINS,
    Activation,
    Champions,
    Chore,
    InPlay,
    has_keyword,
    lying_on,
    of_kind,
    playing,
)
from rules.games.marvel_champions.tally import MOST, add, explained, put, remembered
from rules.view import Note

STAYING = ("ally", "support", "upgrade", "player_side_scheme", "minion", "side_scheme", "attachment", "environment")
KINDS = (*VILLAINS, "main_scheme", *STAYING, "obligation")
WITH_PLAYER = ("minion", "obligation", "ally", "support", "upgrade")
MOST_CARDS = 200  # in play at once; a game of four ends with less than half of it


def is_encounter(card: Card) -> bool:
    """Whether the card goes to the encounter discard pile when it is discarded."""
    return card.kind in ENCOUNTER and card.owner in ("", "encounter")


def enter(state: Champions, card: Card, on: str = "") -> tuple[Champions, str]:
    """Put a card into play with all that it enters with; returns the id that it got."""
    if len(state.cards) >= MOST_CARDS:
        raise Refused("table-full", high=MOST_CARDS)
    id, state = _new_id(state, card, on)
    placed = InPlay(id, card, "" if "." in id else on or _default_place(state, card))
    state = state._replace(cards={**state.cards, id: placed})
    if card.kind in (*VILLAINS, "main_scheme"):
        state = state._replace(later={**state.later, id: ()})
    return bonus_begins(_starting_counts(state, placed), placed), id


def entered(state: Champions, id: str) -> Note:
    """Says that a card came into play, and where it lies."""
    placed = state.cards[id]
    facts: dict[str, int | str] = {"card": id, "kind": placed.card.kind}
    return Note("entered-on", {**facts, "on": placed.on}) if placed.on else Note("entered", facts)


def _new_id(state: Champions, card: Card, on: str) -> tuple[str, Champions]:
    """``villain``, ``villain2``, ``p1.villain``, ``scheme``...; other cards are ``c1``, ``c2``, never used again."""
    role = "villain" if card.kind in VILLAINS else "scheme" if card.kind == "main_scheme" else ""
    if not role:
        return f"c{state.born + 1}", state._replace(born=state.born + 1)
    if on in state.players:
        role = f"{on}.{role}"
    number = 1
    while (id := role if number == 1 else f"{role}{number}") in state.cards:
        number += 1
    return id, state


def _default_place(state: Champions, card: Card) -> str:
    """Where a card lies when nobody said: a minion engages the first player, an attachment goes on the villain."""
    if card.kind in WITH_PLAYER:
        return next(iter(playing(state)), "")
    if card.kind == "attachment":
        return next((placed.id for placed in of_kind(state, *VILLAINS)), "")
    return ""


def _starting_counts(state: Champions, placed: InPlay) -> Champions:
    card, state = placed.card, printed_tokens(state, placed.id)
    if has_threat(card):
        state = _starting_threat(state, placed)
    if (dial := full(state, placed.id)) is not None:
        state = put(state, f"{placed.id}.hit_points", dial)
    if has_keyword(card, "toughness"):
        state = put(state, f"{placed.id}.tough", 1)
    return state


def printed_tokens(state: Champions, id: str) -> Champions:
    """The tokens with which a card says that it enters play."""
    for token, count in state.cards[id].card.tokens.items():
        printed = written(str(count))
        number = printed.for_players(state.plan.started) if printed else None
        state = put(state, f"{id}.{token}", min(MOST, number or 0))
    return state


def _starting_threat(state: Champions, placed: InPlay) -> Champions:
    card, counter = placed.card, f"{placed.id}.threat"
    parts = starting_threat_parts(card, state.plan.started)
    state = put(state, counter, total(parts))
    printed = card.printed.get("threat")
    if printed is not None and printed.word:
        return state._replace(chores=(*state.chores, Chore("starting-threat", card=card, on=placed.id)))
    return explained(state, counter, parts)


def bonus_begins(state: Champions, placed: InPlay) -> Champions:
    """Bonus hit points come on the dials at once (b10); a card that lies face down gives none."""
    for id in _enemies(state) if placed.face == "up" else ():
        if id != placed.id and (bonus := hit_point_bonus(state, placed.card, placed.on, id)):
            state = add(state, f"{id}.hit_points", bonus)
    return state


def leave(state: Champions, id: str, to: str = "discard") -> Champions:
    """Take a card out of play with what is attached to it; its tokens leave the game with it (BX-5)."""
    placed = state.cards[id]
    for attached in tuple(lying_on(state, id)):
        state = leave(state, attached.id, "discard" if to == "aside" else to)
    state = remembered(bonus_ends(state, placed), placed)
    cards = {other: card for other, card in state.cards.items() if other != id}
    state = state._replace(cards=cards, counts=without(state.counts, id))
    if to == "discard" and is_encounter(placed.card):
        state = to_discard(state, 1)
    state = state._replace(fallen=tuple(other for other in state.fallen if other != id))
    return stop_activations(state, lambda activation: activation.enemy == id)


def bonus_ends(state: Champions, placed: InPlay) -> Champions:
    """A bonus that stops takes as much from the dial, which may defeat (EX-12)."""
    for id in _enemies(state) if placed.face == "up" else ():
        if id != placed.id and (bonus := hit_point_bonus(state, placed.card, placed.on, id)):
            state = add(state, f"{id}.hit_points", -bonus)
    return state


def _enemies(state: Champions) -> tuple[str, ...]:
    return tuple(placed.id for placed in of_kind(state, *ENEMIES) if full_parts(state, placed.id))


def stop_activations(state: Champions, stopped: Callable[[Activation], bool]) -> Champions:
    """These activations end here; the boost cards that were given for them are discarded (b5)."""
    if not any(map(stopped, state.activations)):
        return state
    for activation in filter(stopped, state.activations):
        state = to_discard(state, activation.given - activation.kept)
    return state._replace(activations=tuple(each for each in state.activations if not stopped(each)))


def without(counts: Counters, owner: str) -> Counters:
    """The counts without those of ``owner``, which is out of play."""
    start = f"{owner}."
    return Counters({name: count for name, count in counts.items() if not name.startswith(start)})
