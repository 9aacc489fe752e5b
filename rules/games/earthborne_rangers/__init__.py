"""Earthborne Rangers: one day on the path, with clearing and the round from path cards to Refresh."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.engine import ANY, Game, Handler, Outcome
from rules.events import (
    Adjusted,
    Answered,
    Confirmed,
    Corrected,
    Drew,
    Engaged,
    Entered,
    Event,
    Flipped,
    Left,
    Placed,
    Shifted,
    WentTo,
)
from rules.games.earthborne_rangers import (
    arrivals,
    begin,
    begin_prompts,
    challenge,
    clearing,
    corrections,
    effort,
    ending,
    fatigue,
    hands,
    path,
    prompts,
    refresh,
    tokens,
    travel,
    turns,
)
from rules.games.earthborne_rangers.actions import uses
from rules.games.earthborne_rangers.commands import COMMANDS
from rules.games.earthborne_rangers.events import (
    Challenged,
    Exhausted,
    Fatigued,
    Injured,
    Readied,
    Rested,
    Soothed,
    Tested,
    TokenMoved,
    Travelled,
)
from rules.games.earthborne_rangers.state import Day
from rules.games.earthborne_rangers.view import view

HANDLERS: Mapping[tuple[str, type[Event]], Handler[Day]] = {
    ("path.draw", Entered): path.drew,
    ("travel.choose", Entered): travel.place_scanned,
    ("test.commit", Entered): effort.card_scanned,
    ("test.commit", Drew): effort.icon_drawn,
    ("test.reveal", Entered): effort.card_scanned,
    ("test.reveal", Drew): effort.icon_drawn,
    (ANY, Entered): arrivals.entered,
    (ANY, Left): arrivals.left,
    (ANY, Flipped): arrivals.flipped,
    (ANY, Engaged): arrivals.moved,
    (ANY, Placed): tokens.placed,
    (ANY, Shifted): tokens.shifted,
    (ANY, Adjusted): tokens.adjusted,
    (ANY, Corrected): corrections.corrected,
    (ANY, WentTo): corrections.went_to,
    (ANY, Confirmed): prompts.confirmed,
    (ANY, Answered): prompts.answered,
    (ANY, Tested): effort.tested,
    (ANY, Challenged): effort.revealed,
    (ANY, Exhausted): hands.exhausted,
    (ANY, Readied): hands.readied,
    (ANY, TokenMoved): hands.token_moved,
    (ANY, Fatigued): fatigue.suffered,
    (ANY, Injured): fatigue.injured,
    (ANY, Soothed): fatigue.soothed,
    (ANY, Rested): turns.rested,
    (ANY, Travelled): travel.ordered,
}

# what a step does without hands or choice, once nothing is due to clear
BY_STEP: Mapping[str, Callable[[Day], Outcome[Day] | None]] = {
    "path.draw": path.settle_path,
    "rangers.turns": turns.settle_turns,
    "test.commit": effort.settle_short,
    "test.challenge": challenge.settle_challenge,
    "test.end": challenge.settle_end,
    "clear.before": clearing.settle_short,
    "clear.check": clearing.look_again,
    "clear.after": clearing.settle_short,
    "travel.decide": travel.settle_travel,
    "travel.clear": travel.settle_travel,
    **dict.fromkeys(refresh.STEPS, refresh.settle_refresh),
    **dict.fromkeys(begin_prompts.STEPS, begin_prompts.settle_setup),
}


def settle(day: Day) -> Outcome[Day] | None:
    """The next thing that is due: clearing before the day goes on, a third injury before the next turn.

    What only the table knows and what is owed come first, as prompts.
    """
    if day.ended or day.asks or day.owed:
        return None
    outcome = clearing.settle_clearing(day) or ending.third_injury(day)
    if outcome is not None:
        return outcome
    due = BY_STEP.get(day.open[-1].step)
    return due(day) if due else None


GAME = Game(
    id="earthborne_rangers",
    prefix="ER",
    rules="Living Valley glossary, 2026-04",
    fields=begin.FIELDS,
    new=begin.new,
    handlers=HANDLERS,
    settle=settle,
    view=view,
    steps=corrections.STEPS,
    uses=uses,
    commands=COMMANDS,
    glossary=(
        "clear",
        "threshold",
        "path-card",
        "turn",
        "effort",
        "challenge",
        "travel",
        "camp",
        "fatigue",
        "injury",
        "energy",
        "presence",
    ),
)
