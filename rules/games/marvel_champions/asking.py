"""What is asked now, and who takes the answer: one table of prompts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Answered, Confirmed
from rules.games.marvel_champions import activation, player_phase, reveal, villain_phase
from rules.games.marvel_champions.chores import CHORES, ask_chore, settle_chore
from rules.games.marvel_champions.deck import ask_reshuffle, reshuffle
from rules.games.marvel_champions.defeat import ask_fallen, settle_fallen
from rules.games.marvel_champions.elimination import ask_eliminated, settle_player
from rules.games.marvel_champions.matters import Matter, ask_order, due, ending, facing, is_quiet, rank
from rules.games.marvel_champions.rounds import STEPS
from rules.games.marvel_champions.schemes import ask_advance, settle_scheme
from rules.games.marvel_champions.state import Champions
from rules.games.marvel_champions.villains import ask_stage, settle_villain
from rules.view import Prompt

Values = tuple[str, ...]
Settle = Callable[[Champions, Prompt, Values], Outcome[Champions]]

ASK_MATTER: Mapping[str, Callable[[Champions, Matter], Prompt]] = {
    "deck": lambda state, _: ask_reshuffle(state),
    "scheme": ask_advance,
    "villain": ask_stage,
    "player": ask_eliminated,
    "fallen": ask_fallen,
}
SETTLE_MATTER: Mapping[str, Callable[[Champions, Matter, Values], Outcome[Champions]]] = {
    "scheme": settle_scheme,
    "villain": settle_villain,
    "player": settle_player,
    "fallen": settle_fallen,
}
ANSWERS: Mapping[str, Settle] = {
    "order-matters": rank,
    "reshuffle": reshuffle,
    "turn": player_phase.end_turn,
    "turns": player_phase.end_turn,
    "discard-down": player_phase.once,
    "draw-up": player_phase.once,
    "refresh": player_phase.ready_all,
    "ready-all": player_phase.ready_all,
    "player-expire": player_phase.once,
    "player-end": player_phase.once,
    "place-threat": villain_phase.place,
    "acceleration-x": villain_phase.place,
    "stunned": activation.discard_status,
    "confused": activation.discard_status,
    "enemy-x": activation.answer_worth,
    "enemy-number": activation.answer_number,
    "boost-attack": activation.answer_boost,
    "boost-scheme": activation.answer_boost,
    "attack": activation.confirm_activation,
    "scheme": activation.confirm_activation,
    "enemy-order": villain_phase.order_enemies,
    "deal": villain_phase.deal,
    "reveal": reveal.reveal_by_hand,
    "surge": reveal.reveal_by_hand,
    "resolve": reveal.resolved,
    "nothing-to-reveal": reveal.nothing_revealed,
    "pass-token": villain_phase.pass_on,
    "villain-expire": player_phase.once,
    "villain-end": player_phase.once,
    **dict.fromkeys(CHORES, settle_chore),
}


BESIDE: Mapping[str, tuple[Values, ...]] = {
    "advance": (("leave",),),
    "villain-stage": (("leave",),),
    "villain-turns": (("leave",),),
    "villain-out": (("leave",),),
    "fallen": (("leave",),),
    "attack": ((activation.UNDEFENDED,),),
    "find-scheme": (("deck",), ("discard",), ("none",)),
}
"""Answers that a confirmation takes besides ``done``."""


def asked(state: Champions) -> Prompt | None:
    """What the table is asked now; None once the game is over."""
    if not is_quiet(state):
        if ending(state) is not None:
            return None
        if matters := due(state):
            matter = facing(state, matters)
            return ASK_MATTER[matter.kind](state, matter) if matter else ask_order(matters)
    if state.chores:
        return ask_chore(state)
    if state.activations:
        return activation.ask_activation(state)
    if state.resolving:
        return reveal.ask_resolve(state)
    if state.surges:
        return reveal.ask_surge(state)
    return STEPS[state.step].ask(state)


def on_confirmed(state: Champions, event: Confirmed) -> Outcome[Champions]:
    """What was asked for is done. Refused as ``stale`` where something else is asked now."""
    prompt = _standing(state, event.prompt)
    if prompt.kind != "confirm":
        raise Refused("wanted", kind=prompt.kind, prompt=prompt.key)
    return settle(state, prompt, ())


def on_answered(state: Champions, event: Answered) -> Outcome[Champions]:
    """The prompt was answered. Refused as ``stale`` where something else is asked now."""
    prompt = _standing(state, event.prompt)
    if prompt.kind == "confirm" and event.values not in BESIDE.get(prompt.key, ()):
        raise Refused("wanted", kind=prompt.kind, prompt=prompt.key)
    return settle(state, prompt, event.values)


def _standing(state: Champions, key: str) -> Prompt:
    prompt = asked(state)
    if prompt is None or prompt.key != key:
        raise Refused("stale", prompt=key[:60])
    return prompt


def settle(state: Champions, prompt: Prompt, values: Values) -> Outcome[Champions]:
    """Let what was asked be done: the matter that is due, or what the table of prompts says."""
    answer = ANSWERS.get(prompt.key)
    if answer is not None:
        return answer(state, prompt, values)
    matter = facing(state, due(state))
    assert matter is not None, prompt.key
    return SETTLE_MATTER[matter.kind](state, matter, values)
