"""Events survive real JSON text, and nothing else is taken for one."""

from __future__ import annotations

import json

import pytest

from companion.codec import Codec, Unreadable
from rules.cards import Card, Printed
from rules.events import Adjusted, Answered, Confirmed, Drew, Entered, Event, Left
from tests.toy import TOY, Broke

CARD = Card(
    "X1",
    "side_scheme",
    {"en": "Bomb Scare", "es": "Amenaza de bomba"},
    set="bomb",
    copies=2,
    icons={"acceleration": 1},
    tokens={"cloud": 3},
    keywords=("hinder:1/player",),
    printed={"threat": Printed(2, per_player=True), "target": Printed(word="X"), "boost": Printed(0)},
    facts={"stage": "1B"},
    back="X2",
)


@pytest.mark.parametrize(
    "event",
    [
        Entered(CARD, "reveal", "p2", "c1"),
        Entered(Card("", "minion", {"": "M1"})),
        Left("c3", "out"),
        Adjusted("doom", -2),
        Answered("choose", ("stay", "go")),
        Drew(()),
        Confirmed(""),
        Broke("a vase"),
    ],
)
def test_an_event_comes_back_from_text_as_it_was(event: Event) -> None:
    codec = Codec(TOY)
    assert codec.from_json(json.loads(json.dumps(codec.to_json(event)))) == event


def test_a_default_is_not_written() -> None:
    assert Codec(TOY).to_json(Left("c3")) == {"is": "Left", "card": "c3"}
    assert Codec(TOY).to_json(Left("c3", "")) == {"is": "Left", "card": "c3", "to": ""}


@pytest.mark.parametrize(
    "given",
    [
        None,
        [],
        {},
        {"is": "Nothing"},
        {"is": "Adjusted", "counter": "doom"},
        {"is": "Adjusted", "counter": "doom", "by": "2"},
        {"is": "Adjusted", "counter": "doom", "by": True},
        {"is": "Adjusted", "counter": 3, "by": 2},
        {"is": "Adjusted", "counter": "doom", "by": 2, "extra": 1},
        {"is": "Drew", "pieces": "red"},
        {"is": "Drew", "pieces": ["red", 1]},
        {"is": "Entered", "card": {"code": "X1"}},
        {"is": ["Drew"]},
    ],
)
def test_what_is_no_event_is_unreadable(given: object) -> None:
    with pytest.raises(Unreadable):
        Codec(TOY).from_json(given)
