"""Every line gets one answer; bad input gets a reason and changes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from companion.card_facts import card_from_json, card_from_words, card_to_json
from companion.line import parse
from companion.session import Session
from companion.table import LONGEST, Answer, Table
from rules import games
from rules.cards import Card, Printed
from rules.commands import Command
from rules.engine import Game
from rules.errors import Refused
from tests.toy import TOY


class Pocket:
    """A finder with one card in it."""

    def __init__(self) -> None:
        self.cards = {"X1": Card("X1", "minion", {"en": "Bat"}, copies=2)}

    def find(self, text: str, played: Game[Any], symbology: str = "") -> Card:
        if text.upper() not in self.cards:
            raise Refused("unknown-code", text=text)
        return self.cards[text.upper()]

    def teach(self, text: str, card: Card, played: Game[Any]) -> None:
        self.cards[text.upper()] = card

    def unteach(self) -> None:
        self.cards.popitem()

    def facts(self, played: Game[Any]) -> Mapping[str, Card]:
        return self.cards


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setattr("companion.table.game", lambda id: TOY if id == "toy" else games.game(id))
    table = Table(Pocket())
    answer = table.say("game toy players=Ana,Ben limit=9")
    assert answer
    assert answer.refused is None
    return table


def session(table: Table) -> Session:
    assert table.session
    return table.session


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("done", Command("done")),
        ('enter minion name="Sand man" scheme=2', Command("enter", ("minion",), {"name": "Sand man", "scheme": "2"})),
        ('enter x name="a=b # \\"c\\""', Command("enter", ("x",), {"name": 'a=b # "c"'})),
        ("done # said # twice", Command("done")),
        ("scan http://x?a=b as=look", Command("scan", ("http://x?a=b",), {"as": "look"})),
        ("scan a#b", Command("scan", ("a#b",))),
        ("answer Breakin' & Takin'", Command("answer", ("Breakin'", "&", "Takin'"))),
        ('game x players="Ana B",Ben', Command("game", ("x",), {"players": "Ana B,Ben"})),
        ("", Command("")),
    ],
)
def test_a_line_is_read_as_it_was_meant(line: str, command: Command) -> None:
    assert parse(line) == command


@pytest.mark.parametrize("line", ["", "   ", "# a comment", "> # a comment", 'card {"code":"Y1","kind":"minion"}'])
def test_comments_blanks_and_declared_cards_are_not_answered(table: Table, line: str) -> None:
    assert table.say(line) is None


def test_a_declared_card_is_found_by_its_code_whatever_its_case(table: Table) -> None:
    table.say('card {"code":"Y1","kind":"minion","name":"Wolf"} # a comment may follow')
    answer = table.say("scan y1")
    assert answer
    assert answer.view
    assert [card.names for card in answer.view.cards] == [{"": "Wolf"}]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("dnoe", "bad-line"),
        ("done now", "bad-line"),
        ("adjust doom", "bad-line"),
        ("adjust doom two", "bad-line"),
        ("adjust doom 99999999999999999999", "bad-line"),
        ("set doom 3 please=yes", "bad-line"),
        ('scan "X1', "bad-line"),
        ('"', "bad-line"),
        ("scan", "bad-line"),
        ("scan X1 as=toast", "bad-line"),
        ("scan X9", "unknown-code"),
        ("scan " + "9" * 3000, "unknown-code"),
        ("scan " + "9" * (LONGEST + 1), "bad-line"),
        ("set gloom 3", "unknown-counter"),
        ("explain gloom", "unknown-counter"),
        ("answer stay", "not-now"),
        ("draw red", "not-now"),
        ("undo", "nothing-to-undo"),
        ("redo 3", "nothing-to-redo"),
        ("undo -1", "nothing-to-undo"),
        ("skip nowhere", "unknown-step"),
        ("card {", "bad-line"),
        ('card {"code":"Z"}', "bad-card"),
        ('card {"code":"Z","kind":"minion","threat":-1}', "bad-card"),
        ('card {"code":"Z","kind":"minion","copies":true}', "bad-card"),
        ("card []", "bad-card"),
        ("card " + "[" * 3000, "bad-line"),
        ("enter minion threat=many", "bad-card"),
        ("teach 123", "bad-line"),
        ("game toy", "setup"),
        ("game toy players=Ana limit=99 limt=3", "setup"),
        ("game tyo players=Ana", "unknown-game"),
        ("game", "bad-line"),
        ("\0\x1b", "bad-line"),
    ],
)
def test_bad_input_is_answered_and_changes_nothing(table: Table, line: str, key: str) -> None:
    before = (session(table).view, session(table).serial)
    answer = table.say(line)
    assert answer
    assert answer.refused
    assert answer.refused.key == key
    assert (session(table).view, session(table).serial) == before


def test_before_a_game_only_game_is_understood() -> None:
    answer = Table(Pocket()).say("done")
    assert answer
    assert answer.refused
    assert (answer.refused.key, answer.view) == ("no-game", None)


def test_all_problems_of_a_set_up_are_said_at_once(table: Table) -> None:
    answer = table.say("game toy limit=99 limt=3 guide=long")
    assert answer
    assert answer.refused
    assert [(problem.key, problem.facts["field"]) for problem in answer.refused.problems] == [
        ("unknown-key", "limt"),
        ("missing", "players"),
        ("unknown-value", "guide"),
        ("not-in-range", "limit"),
    ]
    assert answer.refused.problems[0].facts["meant"] == "limit"


def test_done_where_a_choice_is_asked_says_what_is_wanted(table: Table) -> None:
    table.say("done")
    answer = table.say("done")
    assert answer
    assert answer.refused
    assert (answer.refused.key, answer.refused.facts["kind"]) == ("wanted", "choose")


def test_a_scan_that_only_looks_changes_nothing(table: Table) -> None:
    serial = session(table).serial
    answer = table.say("scan x1 as=look")
    assert answer
    assert answer.looked
    assert (answer.looked.code, session(table).serial) == ("X1", serial)


def test_no_more_copies_enter_than_were_printed(table: Table) -> None:
    for wanted in (None, None, "all-copies-in-play"):
        answer = table.say("scan X1")
        assert answer
        assert (answer.refused.key if answer.refused else None) == wanted
    assert len(session(table).view.cards) == 2


def test_undo_takes_back_what_a_line_did(table: Table) -> None:
    table.say("adjust doom 4")
    table.say("undo")
    assert session(table).view.counters["doom"].value == 0
    table.say("redo")
    assert session(table).view.counters["doom"].value == 4


def test_set_says_the_value(table: Table) -> None:
    table.say("set doom 7")
    assert session(table).view.counters["doom"].value == 7
    table.say("set doom 2")
    assert session(table).view.counters["doom"].value == 2


def test_skip_counts_everything_and_stops_where_a_choice_is_needed(table: Table) -> None:
    answer = table.say("skip round.end")
    assert answer
    assert [note.key for note in answer.notes] == ["placed", "skip-stopped"]
    assert session(table).view.step == "round.choose"
    assert session(table).view.counters["doom"].value == 1


def test_what_is_taught_is_found(table: Table) -> None:
    answer = table.say('teach 5901234123457 {"kind":"minion","name":"Wolf","copies":3}')
    assert answer
    assert answer.notes[0].key == "taught"
    assert table.say("scan 5901234123457").refused is None  # type: ignore[union-attr]


def test_a_card_entered_by_hand_has_the_facts_that_were_said() -> None:
    card = card_from_words("attachment", {"name": "Horn", "acceleration": "1", "attack": "1", "keywords": "a,b"})
    assert card == Card(
        "",
        "attachment",
        {"": "Horn"},
        icons={"acceleration": 1},
        keywords=("a", "b"),
        printed={"attack": Printed(1)},
    )
    assert card_from_words("main_scheme", {"acceleration": "1/player"}).printed["acceleration"] == Printed(1, True)
    assert card_from_json(card_to_json(card)) == card


def test_a_fact_is_a_text_also_where_it_is_a_number() -> None:
    assert card_from_words("minion", {"facts.deck": "3", "tokens.zap": "3"}) == Card(
        "", "minion", facts={"deck": "3"}, tokens={"zap": 3}
    )


@pytest.mark.parametrize(
    ("given", "field", "value"),
    [
        ({"kind": "minion", "icons": {"crisis": 1, "hazard": "3/player"}}, "hazard", "3/player"),
        ({"kind": "minion", "tokens": {"zap": "\ud800"}}, "zap", "\ud800"),
        ({"kind": "minion", "name": "\ud800"}, "name", "\ud800"),
        ({"kind": "minion", "code": "A\udfff"}, "code", "A\udfff"),
        ({"kind": "minion", "note": "\ud800"}, "note", "\ud800"),
    ],
)
def test_what_no_card_and_no_file_can_hold_is_refused(given: dict[str, object], field: str, value: str) -> None:
    """Half a character has no bytes. Of a map only the wrong value is named."""
    with pytest.raises(Refused) as refused:
        card_from_json(given)
    assert [(problem.key, problem.facts) for problem in refused.value.problems] == [
        ("bad-field", {"field": field, "value": value})
    ]


def test_a_misspelt_field_is_not_taken_for_a_fact() -> None:
    with pytest.raises(Refused) as refused:
        card_from_json({"kind": "minion", "thraet": 3, "hit_point": 4})
    assert [problem.facts["meant"] for problem in refused.value.problems] == ["threat", "hit_points"]


def test_blanks_between_words_may_be_tabs(table: Table) -> None:
    assert table.say('card\t{"code":"T9","kind":"minion","name":"Wolf"}') is None
    taught = table.say('teach\t5901234123457 {"kind":"minion","name":"Wolf","copies":3}')
    assert taught is not None
    assert (taught.refused, taught.notes[0].facts["text"]) == (None, "5901234123457")
    entered = table.say("scan\tT9\tas=play")
    assert entered is not None
    assert entered.refused is None
    assert entered.view is not None
    assert list(entered.view.cards[-1].names.values()) == ["Wolf"]


def test_what_was_taught_by_a_slip_is_taken_back(table: Table) -> None:
    """Only the newest lesson of this evening, and only by whoever looks at what it taught."""
    assert said(table, "unteach").refused is not None
    said(table, 'teach 5901234123457 {"kind":"minion","name":"Wolf"}')
    looked = said(table, "scan 5901234123457 as=look")
    assert [action.line for action in looked.uses] == ["unteach"]
    assert said(table, "scan X1 as=look").uses == ()
    taken = said(table, "unteach")
    assert [(note.key, note.facts) for note in taken.notes] == [("untaught", {"text": "5901234123457"})]
    refused = said(table, "scan 5901234123457 as=look").refused
    assert refused is not None
    assert refused.key == "unknown-code"


def said(table: Table, line: str) -> Answer:
    answer = table.say(line)
    assert answer is not None
    return answer


def test_what_is_entered_comes_back_the_same_after_a_restart(table: Table) -> None:
    """A card without a name has none; one that is entered is there at least once."""
    entered = said(table, 'enter minion name=""')
    assert entered.view is not None
    assert dict(entered.view.cards[-1].names) == {}
    refused = said(table, "enter minion copies=0").refused
    assert refused is not None
    assert refused.problems[0].facts["field"] == "copies"
