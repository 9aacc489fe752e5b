"""Submit, undo, redo: safe on disk before it shows, exact, stale answers refused, faults fenced."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from companion.journal import line_bytes
from companion.session import Session
from rules.cards import Card
from rules.engine import begin
from rules.errors import Refused
from rules.events import Adjusted, Answered, Confirmed, Entered, Event, Placed
from rules.view import View
from tests.toy import TOY, Broke, Toy

SETUP = {"players": "Ana,Ben", "limit": "40"}


class Paper:
    """A store that keeps lines as text, as a journal does."""

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []
        self.refuse = False

    def append(self, *lines: Any) -> None:
        if self.refuse:
            raise Refused("disk-full")
        self.lines.extend(json.loads(line_bytes(line).rpartition(b"\t")[0]) for line in lines)

    def close(self) -> None:
        self.refuse = True


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def paper() -> Paper:
    return Paper()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def session(paper: Paper, clock: Clock) -> Session:
    return Session(TOY, begin(TOY, SETUP, {}), paper, clock)


def reread(paper: Paper) -> Session:
    session = Session(TOY, begin(TOY, SETUP, {}))
    session.replay(tuple(paper.lines))
    return session


def test_an_event_is_written_then_shown(session: Session, paper: Paper) -> None:
    notes = session.submit(Confirmed("place"))
    assert [note.key for note in notes] == ["placed"]
    assert session.view.counters["doom"].value == 1
    assert paper.lines[0]["act"] == 1
    assert paper.lines[0]["events"] == [{"is": "Confirmed", "prompt": "place"}]


def test_what_cannot_be_written_did_not_happen(session: Session, paper: Paper) -> None:
    paper.refuse = True
    with pytest.raises(Refused, match="disk-full"):
        session.submit(Confirmed("place"))
    assert session.view.counters["doom"].value == 0
    assert session.serial == 0


def test_what_is_refused_is_not_written(session: Session, paper: Paper) -> None:
    with pytest.raises(Refused, match="not-now"):
        session.submit(Answered("choose", ("stay",)))
    assert paper.lines == []


def test_a_stale_answer_is_refused(session: Session) -> None:
    seen = session.serial
    session.submit(Confirmed("place"), seen)
    with pytest.raises(Refused, match="stale"):
        session.submit(Answered("choose", ("go",)), seen)
    session.submit(Answered("choose", ("go",)), session.serial)
    assert session.view.round == 2


def test_the_same_prompt_again_does_not_take_the_old_tap(session: Session) -> None:
    seen = session.serial
    session.submit(Confirmed("place"))
    session.submit(Answered("choose", ("go",)))
    with pytest.raises(Refused, match="stale"):
        session.submit(Confirmed("place"), seen)


def test_a_correction_does_not_make_the_prompt_stale(session: Session) -> None:
    seen = session.serial if session.view.prompt else -1
    session.submit(Adjusted("doom", 3))
    session.submit(Confirmed("place"), seen)
    assert session.view.counters["doom"].value == 4


def test_corrections_of_one_counter_in_a_row_are_one_act(session: Session, clock: Clock, paper: Paper) -> None:
    for _ in range(3):
        session.submit(Adjusted("doom", 1))
        clock.now += 2.9
    clock.now += 0.2
    session.submit(Adjusted("doom", 1))
    assert [line["act"] for line in paper.lines] == [1, 1, 1, 2]
    session.undo()
    assert session.view.counters["doom"].value == 3
    session.undo()
    assert session.view.counters["doom"].value == 0
    session.redo()
    assert session.view.counters["doom"].value == 3
    assert reread(paper).view == session.view


def test_something_else_between_two_corrections_parts_them(session: Session, paper: Paper) -> None:
    for event in (Adjusted("doom", 1), Confirmed("place"), Adjusted("doom", 1)):
        session.submit(event)
    assert [line["act"] for line in paper.lines] == [1, 2, 3]


def test_a_correction_after_undo_begins_an_act_of_its_own(session: Session, paper: Paper) -> None:
    session.submit(Adjusted("doom", 1))
    session.submit(Adjusted("doom", 1))
    session.undo()
    session.submit(Adjusted("doom", 5))
    session.undo()
    assert session.view.counters["doom"].value == 0
    assert reread(paper).view == session.view


def test_nothing_to_undo_or_redo_is_said(session: Session) -> None:
    for act in (session.undo, session.redo):
        with pytest.raises(Refused, match="nothing-to"):
            act()
    session.submit(Confirmed("place"))
    with pytest.raises(Refused, match="nothing-to-undo"):
        session.undo(2)
    assert session.view.counters["doom"].value == 1


def random_event(rng: random.Random) -> Event:
    return rng.choice(
        [
            Confirmed("place"),
            Answered("choose", ("go",)),
            Adjusted("doom", rng.randint(-3, 3)),
            Entered(Card(f"X{rng.randint(1, 9)}", "minion")),
            Broke("again"),
        ]
    )


@pytest.mark.parametrize("seed", range(5))
def test_undo_redo_and_a_restart_are_exact(seed: int) -> None:
    """After every undo and redo the table equals the one that was seen then; so does one read back from paper."""
    rng, paper = random.Random(seed), Paper()
    session = Session(TOY, begin(TOY, SETUP, {}), paper, report=lambda fault, doing: "here")
    seen = [session.view]
    at = 0
    for _ in range(400):
        chance = rng.random()
        if chance < 0.15 and at:
            back = rng.randint(1, min(at, 3))
            session.undo(back)
            at -= back
        elif chance < 0.3 and at < len(seen) - 1:
            session.redo()
            at += 1
        else:
            try:
                session.submit(random_event(rng))
            except Refused:
                assert session.view == seen[at]
                continue
            at = len(session.history)
            del seen[at:]
            seen.append(session.view)
        assert session.view == seen[at]
    assert len(seen) > 60
    acts = range(1, len(session.history) + 1)
    assert session.before(acts) == {act: seen[act - 1] for act in acts}
    assert session.before(acts[-3:]) == {act: seen[act - 1] for act in acts[-3:]}
    assert session.before(()) == {}
    assert reread(paper).view == session.view
    assert reread(paper).differences == []


def test_every_fifty_acts_the_counters_that_were_shown_are_written(session: Session, paper: Paper) -> None:
    """In the same breath as the line after it, so that nobody waits for it."""
    for number in range(50):
        session.submit(Entered(Card(f"X{number}", "minion")))
    assert session.view.counters["doom"].value == 0
    session.submit(Adjusted("doom", 3))
    assert paper.lines[50] == {"seen": 50, "counters": {"doom": 0}}
    assert [line.get("act") for line in paper.lines[49:]] == [50, None, 51]
    session.submit(Adjusted("doom", 3))
    assert len(paper.lines) == 53


def test_counters_that_nobody_looked_at_were_not_seen(session: Session, paper: Paper) -> None:
    for number in range(60):
        session.submit(Entered(Card(f"X{number}", "minion")))
    assert [line["act"] for line in paper.lines] == list(range(1, 61))


def test_rules_that_count_otherwise_are_listed_and_the_table_goes_on(session: Session, paper: Paper) -> None:
    for number in range(50):
        session.submit(Entered(Card(f"X{number}", "minion")))
    paper.lines.append({"seen": 50, "counters": {"doom": 7}})
    paper.lines.append({"act": 51, "events": [{"is": "Answered", "prompt": "choose", "values": ["go"]}]})
    paper.lines.append({"act": 52, "events": [{"is": "Forgotten"}]})
    paper.lines.append({"act": 53, "events": [{"is": "Confirmed", "prompt": "place"}]})
    paper.lines.append({"undo": 2})
    again = reread(paper)
    assert [(found.act, found.key) for found in again.differences] == [
        (50, "counter-differs"),
        (51, "not-now"),
        (52, "event-unreadable"),
    ]
    assert again.differences[0].facts == {"counter": "doom", "then": 7, "now": 0}
    again.redo(2)
    assert again.view.counters["doom"].value == 1


@pytest.mark.parametrize(
    "line",
    [
        {"act": None, "events": []},
        {"act": 2, "events": 5},
        {"undo": "x"},
        {"undo": -1},
        {"redo": None},
        {"seen": 1, "counters": 5},
        {"seen": 1, "counters": {"doom": "2"}},
        {"what": 1},
    ],
)
def test_a_line_that_no_release_wrote_is_listed_and_passed_over(
    session: Session, paper: Paper, line: dict[str, Any]
) -> None:
    session.submit(Adjusted("doom", 2))
    paper.lines.append(line)
    paper.lines.append({"act": 2, "events": [{"is": "Confirmed", "prompt": "place"}]})
    again = reread(paper)
    assert [(found.act, found.key, found.facts) for found in again.differences] == [
        (1, "event-unreadable", {"event": str(line)})
    ]
    assert again.view.counters["doom"].value == 3
    assert len(again.history) == 2


def test_what_cannot_be_shown_is_taken_back(paper: Paper) -> None:
    """Otherwise every start would meet it again, and no line could be answered."""

    def seen(toy: Toy) -> View:
        if toy.counts["doom"] == 2:
            raise KeyError("doom")
        return TOY.view(toy)

    game = replace(TOY, view=seen)
    session = Session(game, begin(game, SETUP, {}), paper, report=lambda fault, doing: f"{doing}.txt")
    session.submit(Adjusted("doom", 2))
    with pytest.raises(Refused) as refused:
        _ = session.view
    assert (refused.value.key, refused.value.facts) == ("rules-fault", {"doing": "view", "report": "view.txt"})
    assert [set(line) for line in paper.lines] == [{"act", "at", "events"}, {"undo"}]
    assert session.view.counters["doom"].value == 0
    session.submit(Adjusted("doom", 1))
    assert session.view.counters["doom"].value == 1
    again = Session(game, begin(game, SETUP, {}))
    again.replay(tuple(paper.lines))
    assert again.view == session.view


@pytest.mark.parametrize("event", [Broke("it"), Placed("spin", 1)])
def test_a_fault_in_a_rule_is_fenced(paper: Paper, event: Event) -> None:
    """Any exception, or a table that never comes to rest."""
    faults: list[str] = []

    def report(fault: Exception, doing: str) -> str:
        faults.append(f"{type(fault).__name__} {doing}")
        return "reports/fault-0001.txt"

    session = Session(TOY, begin(TOY, SETUP, {}), paper, report=report)
    with pytest.raises(Refused) as refused:
        session.submit(event)
    assert (refused.value.key, refused.value.facts["report"]) == ("rules-fault", "reports/fault-0001.txt")
    assert faults == [f"{'ZeroDivisionError' if isinstance(event, Broke) else 'RuntimeError'} {type(event).__name__}"]
    assert paper.lines == []
    session.submit(Confirmed("place"))
    assert session.view.counters["doom"].value == 1


def test_a_report_that_cannot_be_written_does_not_end_the_evening(paper: Paper) -> None:
    def full(fault: Exception, doing: str) -> str:
        raise OSError(28, "No space left on device")

    session = Session(TOY, begin(TOY, SETUP, {}), paper, report=full)
    with pytest.raises(Refused) as refused:
        session.submit(Broke("it"))
    assert (refused.value.key, refused.value.facts["report"]) == ("rules-fault", "-")
    session.submit(Confirmed("place"))
    assert session.view.counters["doom"].value == 1


def test_a_correction_that_was_not_safe_joins_nothing(session: Session, paper: Paper) -> None:
    """Otherwise undo would take back what happened before it as well."""
    session.submit(Confirmed("place"))
    paper.refuse = True
    with pytest.raises(Refused):
        session.submit(Adjusted("doom", 3))
    paper.refuse = False
    session.submit(Adjusted("doom", 3))
    session.undo()
    assert session.view.counters["doom"].value == 1
    assert len(session.history) == 1
