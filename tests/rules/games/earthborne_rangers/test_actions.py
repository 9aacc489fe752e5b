"""Buttons beside the prompt: what a turn offers stands there, and a question is not made harder by them."""

from __future__ import annotations

from companion.library.facts import load_facts
from rules.engine import apply, begin
from rules.events import Answered, Event, WentTo
from rules.games.earthborne_rangers import GAME, events

FACTS = load_facts(GAME.id)


def lines(*happened: Event) -> list[str]:
    """The lines of the buttons that are the table's own, after these events."""
    day = begin(GAME, {"players": "Ana,Ben"}, FACTS).state
    for event in happened:
        day = apply(GAME, day, event).state
    return [action.line for action in GAME.view(day).actions if not action.on and not action.grave]


def test_whoever_takes_the_turn_rests_from_the_prompt() -> None:
    """B.4: a test, a card or a rest; the rest is one tap."""
    turns = WentTo("rangers.turns")
    assert "rest p1" not in lines(turns)
    assert lines(turns, Answered("turn", ("p2",)))[0] == "rest p2"
    assert lines(turns, Answered("turn", ("p2",)), events.Tested("p2", "foc")) == []
