"""The player phase: turns in player order, then its end (b3)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine import Outcome
from rules.errors import Refused
from rules.games.marvel_champions.events import Formed
from rules.games.marvel_champions.state import FORMS, Champions, playing, with_player
from rules.view import Note, Prompt

DONE = "done"  # the task of a step that has only one


def ask_turn(state: Champions) -> Prompt:
    """Whose turn it is; in the short guide all turns are one prompt."""
    player = next((id for id in playing(state) if id not in state.done), state.first)
    if state.plan.guide == "short":
        return Prompt("turns", facts={"player": state.first}, terms=("in-player-order",))
    return Prompt("turn", facts={"player": player}, terms=("in-player-order",))


def end_turn(state: Champions, prompt: Prompt, _values: tuple[str, ...]) -> Outcome[Champions]:
    """The turn is over, or, in the short guide, every turn."""
    players = playing(state) if prompt.key == "turns" else (str(prompt.facts["player"]),)
    return Outcome(state._replace(done=state.done | set(players)))


def everybody_is_done(state: Champions) -> bool:
    """Whether every player did their part of this step."""
    return state.done.issuperset(playing(state))


def ask_discard(_state: Champions) -> Prompt:
    """b3 (1): in player order, any number of cards; down to the hand size."""
    return Prompt("discard-down", terms=("in-player-order",))


def ask_draw(state: Champions) -> Prompt:
    """b3 (2): everybody draws up to the hand size of the side that is up."""
    if state.plan.guide == "short":
        return Prompt("refresh")
    return Prompt("draw-up")


def ask_ready(_state: Champions) -> Prompt:
    """b3 (3): everybody readies all cards; exhausted encounter cards too."""
    return Prompt("ready-all")


def ready_all(state: Champions, prompt: Prompt, values: tuple[str, ...]) -> Outcome[Champions]:
    """Every card in play is ready."""
    cards = {id: placed if placed.ready else replace(placed, ready=True) for id, placed in state.cards.items()}
    return once(state._replace(cards=cards), prompt, values)


def ask_expire(_state: Champions) -> Prompt:
    """b3 (4): what lasts until the end of the phase ends."""
    return Prompt("player-expire")


def ask_end(_state: Champions) -> Prompt:
    """b3 (5): what triggers when or after the phase ends."""
    return Prompt("player-end")


def once(state: Champions, _prompt: Prompt, _values: tuple[str, ...]) -> Outcome[Champions]:
    """The only task of this step is done."""
    return Outcome(state._replace(done=state.done | {DONE}))


def is_done(state: Champions) -> bool:
    """Whether the only task of this step is done."""
    return DONE in state.done


def on_formed(state: Champions, event: Formed) -> Outcome[Champions]:
    """A player changed form. An activation that has not begun yet is looked at anew."""
    player = state.players.get(event.player)
    if player is None:
        raise Refused("unknown-player", player=event.player[:60])
    if event.form not in FORMS:
        raise Refused("unknown-form", form=event.form[:60])
    if player.out:
        raise Refused("already-out", player=player.id)
    state = with_player(state, replace(player, form=event.form))
    state = _begin_anew(state, player.id)
    return Outcome(state, (Note("formed", {"player": player.id, "form": event.form}),))


def _begin_anew(state: Champions, player: str) -> Champions:
    current = state.activations[0] if state.activations else None
    if current is None or current.player != player or not current.task or current.given:
        return state
    chores = tuple(chore for chore in state.chores if chore.key != "drone" or chore.player != player)
    return state._replace(activations=state.activations[1:], chores=chores)
