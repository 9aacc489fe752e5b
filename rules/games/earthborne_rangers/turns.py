"""Ranger turns (B.4): whose turn it is, resting, and one thing per turn."""

from __future__ import annotations

from rules.engine import Open, Outcome
from rules.errors import Refused
from rules.games.earthborne_rangers.events import Rested
from rules.games.earthborne_rangers.fatigue import fatiguing, owe, seat_of
from rules.games.earthborne_rangers.state import Day, changed
from rules.games.earthborne_rangers.thresholds import due
from rules.view import Note, Option, Prompt

STEP = "rangers.turns"


def may_go(day: Day) -> tuple[str, ...]:
    """Who may take the next turn: not who rested, and not the last one again while another has not rested.

    Whoever exhausted the role may go twice in a row.
    """
    awake = tuple(seat for seat in day.seats if seat.id not in day.rested)
    others = tuple(seat.id for seat in awake if seat.id != day.last or seat.id == day.again)
    return others or tuple(seat.id for seat in awake)


def take_turn(day: Day, player: str, resting: bool = False) -> Outcome[Day]:
    """The turn is ``player``'s. The table has done what was still shown and counts nothing.

    Who may not go yet is refused; who rests out of turn is only told so, since the order of rests changes no number.
    """
    seat_of(day, player)
    day = _passed(day)
    if day.test:
        raise Refused("test-going-on", player=day.test.player)
    if day.top.step != STEP or len(day.open) > 1:
        raise Refused("not-now", event="Turn", step=day.top.step)
    if player in day.rested:
        raise Refused("has-rested", player=player)
    waiting = () if player in may_go(day) else may_go(day)
    if waiting and not resting:
        raise Refused("another-first", player=player, players=",".join(waiting))
    notes = (Note("out-of-turn", {"player": player, "players": ",".join(waiting)}),) if waiting else ()
    return Outcome(changed(day, active=player, again=""), notes)


def _passed(day: Day) -> Day:
    """Without what the table has evidently done: steps that count nothing, and path cards that it did not show."""
    while day.top.step == "clear.after" and len(day.open) > 1:
        day = changed(day, open=day.open[:-1])
    test = day.test
    if test and day.top.step in ("test.challenge", "test.end") and test.reshuffle != "yes" and not due(day):
        day = turn_over(changed(day, test=None, open=day.open[:-1])).state
    if day.top.step == "path.draw" and not day.test:
        return changed(day, open=(Open(STEP),))
    return day


def turn_prompt(day: Day) -> Prompt | None:
    """Whose turn it is; then the one thing of that turn."""
    if day.active:
        return Prompt("act", facts={"player": day.active}, hands=True, terms=("turn",))
    options = tuple(Option(player, "player", {"player": player}) for player in may_go(day))
    return Prompt("turn", "choose", options=options, terms=("turn",))


def turn_chosen(day: Day, values: tuple[str, ...]) -> Outcome[Day]:
    """The group picks who goes."""
    return take_turn(day, values[0])


def turn_over(day: Day) -> Outcome[Day]:
    """One thing is done, so the turn is over."""
    return Outcome(changed(day, active="", last=day.active or day.last))


def rested(day: Day, event: Rested) -> Outcome[Day]:
    """Resting is the last turn of the round; Fatiguing cards tire whoever rests. (Injuries do so in Refresh, E-2.)"""
    taken = take_turn(day, event.player, resting=True)
    day = owe(taken.state, event.player, "rest", fatiguing(taken.state, event.player))
    day = changed(day, rested=day.rested | {event.player})
    return Outcome(turn_over(day).state, (*taken.notes, Note("rested", {"player": event.player})))


def settle_turns(day: Day) -> Outcome[Day] | None:
    """The only Ranger who may go is going; when all have rested, the group may travel."""
    if day.top.step != STEP or day.active:
        return None
    if len(day.rested) == len(day.seats):
        return Outcome(changed(day, open=(Open("travel.decide"),), last=""))
    candidates = may_go(day)
    return Outcome(changed(day, active=candidates[0])) if len(candidates) == 1 else None
