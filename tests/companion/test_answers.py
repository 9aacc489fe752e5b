"""Answers as JSON: the contract's keys and values, and words that name cards which are not in play."""

from __future__ import annotations

import json

from companion.answers import answer_to_json
from companion.finding import ShippedFacts
from companion.table import Table

GAME = "game marvel_champions players=Ana,Ben,Cleo scenario=rhino"
KEYS = {
    *("line", "serial", "step", "within", "phase", "round", "status", "first_player", "players", "counters"),
    *("cards", "prompt", "actions", "ending", "notes", "refused", "lamps", "digits"),
}


def said(table: Table, *lines: str, language: str = "en") -> dict[str, object]:
    answer = None
    for line in lines:
        answer = table.say(line)
    assert answer
    value: dict[str, object] = json.loads(json.dumps(answer_to_json(answer, table, language, ("ff0000",), ("12",))))
    return value


def test_an_answer_has_what_the_contract_says() -> None:
    lines = (GAME, "set scheme.threat 9", "scan 01109", "set scheme.acceleration 2", "move villain.threat")
    answer = said(Table(ShippedFacts()), *lines)
    assert answer.keys() == KEYS
    assert (answer["lamps"], answer["digits"]) == (["ff0000"], ["12"])
    assert (answer["step"], answer["round"], answer["status"], answer["serial"]) == ("villain.threat", 1, "playing", 4)
    assert answer["players"] == [
        {"id": id, "name": name, "form": "alter_ego", "out": False}
        for id, name in (("p1", "Ana"), ("p2", "Ben"), ("p3", "Cleo"))
    ]
    counters = answer["counters"]
    assert isinstance(counters, dict)
    threat = counters["scheme.threat"]
    assert (threat["value"], threat["limit"], threat["becomes"]) == (9, 21, 15)
    assert sum(part["value"] for part in threat["parts"]) == 15
    prompt = answer["prompt"]
    assert isinstance(prompt, dict)
    assert (prompt["key"], prompt["kind"], prompt["facts"]["count"]) == ("place-threat", "confirm", 6)
    assert prompt["text"] == "The Break-In!: place 6 threat"


def test_what_may_be_done_beside_the_prompt_is_said_as_a_line() -> None:
    answer = said(Table(ShippedFacts()), GAME)
    actions = answer["actions"]
    assert isinstance(actions, list)
    assert {"key": "form-hero", "line": "form p1 hero", "on": "p1", "text": "To hero"} in actions


def test_before_a_game_an_answer_says_why() -> None:
    answer = said(Table(ShippedFacts()), "done")
    assert answer["refused"] == {
        "key": "no-game",
        "facts": {},
        "text": "No game lies on the table. Begin one first.",
    }


def test_a_card_that_is_not_in_play_is_named() -> None:
    """A code is no name: what is boosted, dealt or owed is worded as the card."""
    table = Table(ShippedFacts())
    said(table, GAME, "scan 01107")
    english = said(table, "scan 01107")
    spanish = said(table, "scan 01107", language="es")
    assert isinstance(english["refused"], dict)
    assert isinstance(spanish["refused"], dict)
    assert english["refused"]["text"] == "The only copy of Breakin' & Takin' is in play already."
    assert "01107" not in spanish["refused"]["text"]


def test_a_game_that_was_not_begun_says_why_in_its_own_words() -> None:
    answer = said(Table(ShippedFacts()), "game earthborne_rangers players=Ana,Ana")
    refused = answer["refused"]
    assert isinstance(refused, dict)
    assert "refused-" not in refused["text"]
    assert "each Ranger needs a name of their own" in refused["text"]


def test_a_fact_of_any_length_is_said() -> None:
    answer = said(Table(ShippedFacts()), GAME, "answer " + "a" * 3000)
    refused = answer["refused"]
    assert isinstance(refused, dict)
    assert "{???}" not in refused["text"]
    assert len(refused["text"]) < 500
