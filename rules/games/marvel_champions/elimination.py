"""A player who is out of the game, and the first player token (b11)."""

from __future__ import annotations

from dataclasses import replace

from rules.agenda import seat_after
from rules.engine import Outcome
from rules.games.marvel_champions.deck import to_discard
from rules.games.marvel_champions.events import Eliminated, TookFirst
from rules.games.marvel_champions.matters import Matter
from rules.games.marvel_champions.play import leave, stop_activations
from rules.games.marvel_champions.state import STATUS, Champions, eliminated, lying_on, seated, with_card, with_player
from rules.games.marvel_champions.tally import put
from rules.view import Note, Prompt


def ask_eliminated(state: Champions, matter: Matter) -> Prompt:
    """An identity has no hit points left."""
    heir = seat_after(tuple(state.players), matter.id, eliminated(state))
    return Prompt("eliminated", facts={"player": matter.id, "next": heir}, hands=True, terms=("player",))


def settle_player(state: Champions, matter: Matter, _values: tuple[str, ...]) -> Outcome[Champions]:
    """The identity fell."""
    return eliminate(state, matter.id)


def on_eliminated(state: Champions, event: Eliminated) -> Outcome[Champions]:
    """The table says that a player is out."""
    return eliminate(state, seated(state, event.player).id)


def eliminate(state: Champions, id: str) -> Outcome[Champions]:
    """b11 in its order: the token, the minions, other cards, the whole play area, the cards that were dealt."""
    notes = [Note("eliminated", {"player": id})]
    state = with_player(state, replace(state.players[id], out=True))
    heir = seat_after(tuple(state.players), id, eliminated(state))
    if state.first == id and heir != id:
        state = state._replace(first=heir)
        notes.append(Note("first-player", {"player": heir}))
    state = _minions_move(state, id, heir)
    for placed in tuple(lying_on(state, id)):
        state = leave(state, placed.id, "discard")
    return Outcome(_nothing_waits(_own_area_ends(state, id), id), tuple(notes))


def _minions_move(state: Champions, id: str, heir: str) -> Champions:
    """Each engaged minion engages the next player with all that it has."""
    if heir == id:
        return state
    for placed in tuple(lying_on(state, id)):
        if placed.card.kind == "minion":
            state = with_card(state, replace(placed, on=heir))
    return state


def _own_area_ends(state: Champions, id: str) -> Champions:
    """A villain and a main scheme that this player alone faced leave with the play area."""
    for own in [other for other in state.later if other.startswith(f"{id}.")]:
        state = leave(state, own, "out")
    return state._replace(later={other: stages for other, stages in state.later.items() if other in state.cards})


def _nothing_waits(state: Champions, id: str) -> Champions:
    """Face-down cards are discarded; nothing that was aimed at this player goes on."""
    state = to_discard(state, state.counts[f"{id}.dealt"])
    for name in ("dealt", "hit_points", *STATUS):
        state = put(state, f"{id}.{name}", 0)
    mine = sum(each.player == id for each in state.resolving)
    state = to_discard(state._replace(resolving=tuple(each for each in state.resolving if each.player != id)), mine)
    state = stop_activations(state, lambda activation: activation.player == id)
    return state._replace(
        owed=tuple(each for each in state.owed if each != id),
        surges=tuple(each for each in state.surges if each != id),
        chores=tuple(each for each in state.chores if each.player != id),
    )


def pass_token(state: Champions) -> Outcome[Champions]:
    """MC-20: the first player token goes to the next player clockwise; empty seats are passed over."""
    heir = seat_after(tuple(state.players), state.first, eliminated(state))
    return Outcome(state._replace(first=heir), (Note("first-player", {"player": heir}),))


def on_took_first(state: Champions, event: TookFirst) -> Outcome[Champions]:
    """The table says who has the token; never a player who is out."""
    seated(state, event.player)
    return Outcome(state._replace(first=event.player), (Note("first-player", {"player": event.player}),))
