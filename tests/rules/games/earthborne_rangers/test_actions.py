"""What is offered where it is looked for: buttons beside the prompt, questions of the set-up."""

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


def test_the_aspects_are_asked_beside_the_names() -> None:
    """Without them no energy is counted, so nobody should have to look for them."""
    asked = [field.key for field in GAME.fields if field.page == "main"]
    assert asked[:2] == ["players", "aspects"]
