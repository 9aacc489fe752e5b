"""What is due without hands or choice: finding it, one change at a time."""

from __future__ import annotations

from rules.engine import Outcome
from rules.games.marvel_champions.activation import finish, is_ready
from rules.games.marvel_champions.asking import asked, settle
from rules.games.marvel_champions.deck import hand_out
from rules.games.marvel_champions.matters import due, ending, is_quiet, stack
from rules.games.marvel_champions.rounds import ORDER, STEPS, enter_step, leave_step
from rules.games.marvel_champions.state import Champions


def next_change(state: Champions) -> Outcome[Champions] | None:
    """The next change, or None when the table rests: something is asked, or the game is over."""
    quiet = is_quiet(state)
    if not quiet and ending(state) is not None:
        return None
    matters = () if quiet else due(state)
    if not (quiet and len(state.open) == 1 and not state.activations):
        opened = stack(state, matters)
        if opened != state.open:
            return Outcome(state._replace(open=opened))
    if matters:
        return None
    if state.ranked:
        return Outcome(state._replace(ranked=()))
    return _under_way(state)


def _under_way(state: Champions) -> Outcome[Champions] | None:
    """Cards that are being dealt, an activation that is complete, else the step goes on."""
    if state.owed:
        return hand_out(state)
    if state.chores:
        return None
    if state.activations:
        return finish(state) if is_ready(state, state.activations[0]) else None
    if state.resolving or state.surges:
        return None
    return _step_on(state)


def _step_on(state: Champions) -> Outcome[Champions] | None:
    step = STEPS.get(state.step)
    if step is None:  # the set-up was walked to its end
        return Outcome(enter_step(state, ORDER[0]))
    if step.is_over(state):
        left = leave_step(state)
        begun = STEPS[left.state.step].go_on(left.state)
        return left if begun is None else Outcome(begun, left.notes)
    changed = step.go_on(state)
    if changed is not None:
        return Outcome(changed)
    return _by_itself(state) if step.quiet and state.plan.guide == "short" else None


def _by_itself(state: Champions) -> Outcome[Champions] | None:
    """The short guide does not stop where there is neither a number nor a choice."""
    prompt = asked(state)
    return settle(state, prompt, ()) if prompt else None
