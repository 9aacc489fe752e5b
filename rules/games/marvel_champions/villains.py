"""Villain stages: a beaten one makes room for the next, which begins with its full dial (b10)."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import Card
from rules.engine import Outcome
from rules.games.marvel_champions.matters import Matter, face_without_dial, leave_it
from rules.games.marvel_champions.numbers import full
from rules.games.marvel_champions.play import (
    bonus_begins,
    bonus_ends,
    leave,
    printed_tokens,
    stop_activations,
    without,
)
from rules.games.marvel_champions.scenarios import scenario_of
from rules.games.marvel_champions.state import (
    VILLAINS,
    Champions,
    Chore,
    InPlay,
    has_keyword,
    lying_on,
    with_card,
)
from rules.games.marvel_champions.tally import put
from rules.view import Note, Prompt


def ask_stage(state: Champions, matter: Matter) -> Prompt:
    """The dial is at zero: the other face, the next stage, or, of several villains, this one leaves the game."""
    if face_without_dial(state, matter.id):
        return Prompt("villain-turns", facts={"enemy": matter.id}, hands=True, scan="play", terms=("villain",))
    later = state.later.get(matter.id, ())
    if not later:
        return Prompt("villain-out", facts={"enemy": matter.id}, hands=True, scan="play")
    facts: dict[str, int | str] = {"enemy": matter.id, "card": later[0].code, "stage": stage_number(later[0])}
    return Prompt("villain-stage", facts=facts, hands=True, scan="play", terms=("villain",))


def settle_villain(state: Champions, matter: Matter, values: tuple[str, ...]) -> Outcome[Champions]:
    """Excess damage is lost; attachments, status cards and tokens stay with a villain of the same name (EX-9)."""
    if values == ("leave",):
        return Outcome(leave_it(state, matter))
    if back := face_without_dial(state, matter.id):
        return Outcome(turned_over(state, state.cards[matter.id], back))
    later = state.later.get(matter.id, ())
    if not later:
        later_left = {id: stages for id, stages in state.later.items() if id != matter.id}
        state = leave(state, matter.id, "out")._replace(later=later_left)
        return Outcome(state, (Note("villain-gone", {"enemy": matter.id}),))
    following, *rest = later
    state = state._replace(later={**state.later, matter.id: tuple(rest)})
    return next_stage(state, matter.id, following)


def next_stage(state: Champions, id: str, following: Card) -> Outcome[Champions]:
    """b10: the next stage comes up with its full dial, its keywords and what its reveal does."""
    if following.name() != state.cards[id].card.name():
        state = _clear(state, id)
    placed = replace(state.cards[id], card=following, face="up", corrected=())
    state = bonus_begins(with_card(bonus_ends(state, state.cards[id]), placed), placed)
    dial = full(state, id)
    state = put(state, f"{id}.hit_points", dial or 0)
    if has_keyword(following, "toughness"):
        state = put(state, f"{id}.tough", 1)
    state = state._replace(chores=(*state.chores, *revealed_villain(state, id)))
    return Outcome(state, (Note("next-stage", {"enemy": id, "stage": stage_number(following), "count": dial or 0}),))


def turned_over(state: Champions, placed: InPlay, back: Card) -> Champions:
    """The other face with the tokens that it comes with; what lay on the first face goes back (EX-13, BX-2)."""
    dial = full(state, placed.id)
    for name in placed.card.tokens:
        state = put(state, f"{placed.id}.{name}", 0)
    state = printed_tokens(with_card(state, replace(placed, card=back, face="up", corrected=())), placed.id)
    begun = full(state, placed.id) if back.kind in VILLAINS and dial is None else None
    return state if begun is None else put(state, f"{placed.id}.hit_points", begun)


def _clear(state: Champions, id: str) -> Champions:
    """Another name is another character: nothing carries over, and an activation under way ends (b5, b10)."""
    for attached in tuple(lying_on(state, id)):
        state = leave(state, attached.id)
    tasks = frozenset(each.task for each in state.activations if each.enemy == id and each.task)
    state = stop_activations(state, lambda activation: activation.enemy == id)
    return state._replace(counts=without(state.counts, id), done=state.done | tasks)


def revealed_villain(state: Champions, id: str) -> tuple[Chore, ...]:
    """What the reveal of a stage asks of hands: a side scheme that is looked for, and the scenario's own."""
    scenario, placed = scenario_of(state), state.cards[id]
    code = scenario.searched.get(placed.card.code, "")
    card = state.plan.faces.get(code)
    in_play = any(other.card.code == code for other in state.cards.values())
    found = (Chore("find-scheme", card=card),) if card and not in_play else ()
    return (*found, *scenario.on_villain(state, placed))


NUMERALS = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5}


def stage_number(card: Card) -> int:
    """The stage as a number: III is 3, 2B is 2, B1 is 2; 1 where none is printed."""
    stage = card.facts.get("stage", "")
    if stage in NUMERALS:
        return NUMERALS[stage]
    if stage[:1].isdigit() and stage[:1].isascii():
        return int(stage[:1])
    return "ABCDEFGH".find(stage[:1]) + 1 if stage[:1] else 1
