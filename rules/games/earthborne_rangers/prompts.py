"""What the table is asked now, as a function of the state, and what an answer to it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Answered, Confirmed
from rules.games.earthborne_rangers import (
    begin_prompts,
    challenge,
    clearing,
    clearing_prompts,
    effort,
    hands,
    outcome,
    path,
    refresh,
    travel,
    turns,
)
from rules.games.earthborne_rangers.ending import all_written, written
from rules.games.earthborne_rangers.names import plain
from rules.games.earthborne_rangers.state import Day
from rules.view import Prompt

Done = Callable[[Day], Outcome[Day]]
Chosen = Callable[[Day, tuple[str, ...]], Outcome[Day]]

PROMPTS: Mapping[str, Callable[[Day], Prompt | None]] = {
    "path.draw": path.draw_prompt,
    "rangers.turns": turns.turn_prompt,
    "test.commit": effort.commit_prompt,
    "test.reveal": effort.reveal_prompt,
    "test.success": outcome.outcome_prompt,
    "test.challenge": challenge.challenge_prompt,
    "test.end": challenge.end_prompt,
    **dict.fromkeys(clearing.STEPS, clearing_prompts.clear_prompt),
    "travel.decide": travel.decide_prompt,
    "travel.clear": travel.clear_prompt,
    "travel.choose": travel.choose_prompt,
    "travel.camp": travel.camp_prompt,
    "travel.build": travel.build_prompt,
    "travel.arrive": travel.arrive_prompt,
    **dict.fromkeys(refresh.STEPS, refresh.refresh_prompt),
    **dict.fromkeys(begin_prompts.STEPS, begin_prompts.setup_prompt),
}

DONE: Mapping[str, Done] = {
    "fatigue-interaction": hands.owed_done,
    "fatigue-rest": hands.owed_done,
    "fatigue-ambush": hands.owed_done,
    "path-card": path.draw_done,
    "read-entry": path.draw_done,
    "act": turns.turn_over,
    "commit": effort.committed,
    "test-success": outcome.outcome_done,
    "success-traverse": outcome.outcome_done,
    "success-connect": outcome.outcome_done,
    "success-avoid": outcome.outcome_done,
    "success-remember": outcome.outcome_done,
    "test-failure": outcome.outcome_done,
    "test-failure-traverse": outcome.outcome_done,
    "challenge-effect": challenge.effect_done,
    "reshuffle": challenge.test_over,
    "reshuffle-perhaps": challenge.test_over,
    "clear-before": clearing.before_done,
    "clear-when": clearing.when_done,
    "clear-when-guide": clearing.when_done,
    "clear-check": clearing.check_done,
    "clear-before-rangers": clearing.before_done,
    "clear-check-rangers": clearing.check_done,
    "clear-after": clearing.after_done,
    "clear-after-nobody": clearing.after_done,
    "travel-clear": travel.clear_done,
    "travel-clear-nothing": travel.clear_done,
    "travel-build": travel.build_done,
    "travel-arrive": travel.arrive_done,
    "travel-arrive-guide": travel.arrive_done,
    "refresh-fatigue": refresh.fatigue_done,
    "refresh-fatigue-by-hand": refresh.fatigue_done,
    "refresh-draw": refresh.draw_done,
    "refresh-energy": refresh.energy_done,
    "refresh-energy-by-hand": refresh.energy_done,
    "refresh-effects": refresh.effects_done,
    "refresh-weather": refresh.effects_done,
    "refresh-weather-by-hand": refresh.effects_done,
    "refresh-weather-tokens-by-hand": refresh.effects_done,
    "refresh-weather-turns": refresh.effects_done,
    "refresh-ready": refresh.ready_done,
    **dict.fromkeys(begin_prompts.KEYS, begin_prompts.setup_done),
}

CHOSEN: Mapping[str, Chosen] = {
    "x-value": hands.x_told,
    "mission-tokens": travel.mission_tokens,
    "turn": turns.turn_chosen,
    "test-aspect": effort.aspect_told,
    "commit-effort": effort.effort_told,
    "commit-energy": effort.energy_told,
    "reveal": effort.icon_told,
    "reveal-modifier": effort.modifier_told,
    "challenge-icon": challenge.icon_chosen,
    "clear-order": clearing.ordered,
    "clear-kind": clearing.kind_chosen,
    "clear-at-nothing": clearing.nothing_chosen,
    "clear-nested": clearing.nested_chosen,
    "clear-other-kind": clearing.other_kind_chosen,
    "travel-decide": travel.decided,
    "travel-choose": travel.chosen,
    "travel-terrain": travel.chosen,
    "travel-camp": travel.camped,
}


YES_OR_NO: Mapping[str, tuple[str, str]] = {
    "travel-decide": ("travel", "stay"),
    "travel-camp": ("camp", "go_on"),
    "clear-at-nothing": ("clear", "leave"),
    "clear-other-kind": ("discard", "keep"),
    "mission-tokens": ("keep", "drop"),
}


def standing(day: Day) -> Prompt | None:
    """The prompt that stands: what only the table knows, then what is owed, then the innermost step's own."""
    if day.ended:
        return None if day.noted else Prompt("day-notes", "text", {"day": day.number})
    if day.asks:
        return hands.ask_prompt(day)
    if day.owed:
        return hands.owed_prompt(day)
    prompt = PROMPTS.get(day.top.step)
    return prompt(day) if prompt else None


def confirmed(day: Day, event: Confirmed) -> Outcome[Day]:
    """What the standing prompt asks for is done. Another prompt's confirmation is ``stale``."""
    prompt = _standing(day, event.prompt)
    if prompt.kind == "text":
        return all_written(day)
    if prompt.kind != "confirm":
        raise Refused("wanted", kind=prompt.kind, prompt=prompt.key)
    return DONE[prompt.key](day)


def answered(day: Day, event: Answered) -> Outcome[Day]:
    """The standing prompt was answered. Refuses values that it does not offer."""
    prompt = _standing(day, event.prompt)
    if prompt.key == "challenge-effect" and len(event.values) == 1:
        return challenge.another_first(day, event.values[0])
    if prompt.key == "travel-scan":
        return travel.place_named(day, " ".join(event.values))
    if prompt.kind in ("confirm", "scan"):
        raise Refused("wanted", kind=prompt.kind, prompt=prompt.key)
    if prompt.kind == "text":
        return written(day, " ".join(event.values))
    values = tuple(_meant(day, prompt, value) for value in event.values)
    if prompt.kind == "number":
        _check_number(prompt, values)
    else:
        _check_options(prompt, values)
    return CHOSEN[prompt.key](day, values)


def _standing(day: Day, key: str) -> Prompt:
    prompt = standing(day)
    if prompt is None:
        raise Refused("nothing-asked")
    if prompt.key != key:
        raise Refused("stale")
    return prompt


def _meant(day: Day, prompt: Prompt, value: str) -> str:
    """A place may be answered by its name as well as by its code, and a question of two with yes or no."""
    if value in ("yes", "no") and prompt.key in YES_OR_NO:
        return YES_OR_NO[prompt.key][value == "no"]
    if prompt.key == "reveal-modifier":
        return value.removeprefix("+")
    if prompt.key != "travel-choose":
        return value
    wanted = plain(value)
    for option in prompt.options:
        if any(plain(name) == wanted for name in day.world[option.value].names.values()):
            return option.value
    return value


def _check_number(prompt: Prompt, values: tuple[str, ...]) -> None:
    if len(values) != 1:
        raise Refused("wrong-number", wanted=1, got=len(values))
    text = values[0]
    if not (text.isascii() and text.isdigit() and len(text) < 6 and prompt.low <= int(text) <= prompt.high):
        raise Refused("not-in-range", field=prompt.key, value=text[:40], low=prompt.low, high=prompt.high)


def _check_options(prompt: Prompt, values: tuple[str, ...]) -> None:
    if not prompt.low <= len(values) <= prompt.high:
        raise Refused("wrong-number", wanted=prompt.low, got=len(values))
    known = {option.value for option in prompt.options}
    for value in values:
        if value not in known or values.count(value) > 1:
            raise Refused("unknown-option", value=value[:40])
