"""The steps of a round in order: what each asks, when it is over, what goes on in it by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules.engine import Open, Outcome
from rules.games.marvel_champions import player_phase, reveal, villain_phase
from rules.games.marvel_champions.state import Champions
from rules.view import Note, Prompt


def nothing_by_itself(_state: Champions) -> Champions | None:
    """This step waits for the table."""
    return None


@dataclass(frozen=True, slots=True)
class Step:
    """``ask``: the prompt. ``is_over``: whether the next step comes. ``go_on``: what happens without hands or choice.

    ``quiet`` steps have neither a number nor a choice: the short guide does not stop at them.
    """

    ask: Callable[[Champions], Prompt]
    is_over: Callable[[Champions], bool] = player_phase.is_done
    go_on: Callable[[Champions], Champions | None] = nothing_by_itself
    quiet: bool = False


STEPS: Mapping[str, Step] = {
    "player.turns": Step(player_phase.ask_turn, player_phase.everybody_is_done),
    "player.discard": Step(player_phase.ask_discard, quiet=True),
    "player.draw": Step(player_phase.ask_draw),
    "player.ready": Step(player_phase.ask_ready, quiet=True),
    "player.expire": Step(player_phase.ask_expire, quiet=True),
    "player.end": Step(player_phase.ask_end, quiet=True),
    "villain.threat": Step(villain_phase.ask_threat, villain_phase.every_scheme_grew),
    "villain.activate": Step(villain_phase.ask_enemies, player_phase.everybody_is_done, villain_phase.go_on_activating),
    "villain.deal": Step(villain_phase.ask_deal),
    "villain.reveal": Step(reveal.ask_reveal, reveal.is_over, reveal.go_on),
    "villain.pass": Step(villain_phase.ask_pass, quiet=True),
    "villain.expire": Step(villain_phase.ask_expire, quiet=True),
    "villain.end": Step(villain_phase.ask_end, quiet=True),
}
ORDER = tuple(STEPS)
AFTER = dict(zip(ORDER, (*ORDER[1:], ORDER[0]), strict=True))


def enter_step(state: Champions, step: str) -> Champions:
    """The step begins with nothing done in it."""
    return state._replace(open=(Open(step),), done=frozenset(), order=())


def leave_step(state: Champions) -> Outcome[Champions]:
    """The next step comes; after the last one, the next round (MC-21)."""
    following = AFTER.get(state.step, ORDER[0])
    if state.step == ORDER[-1]:
        state = state._replace(round=state.round + 1)
        return Outcome(enter_step(state, following), (Note("round-begins", {"round": state.round}),))
    return Outcome(enter_step(state, following))
