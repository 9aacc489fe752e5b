"""The real headless session: lines and scans answered as they come, all on one thread, nothing lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.commands import headless
from companion.session import Session
from rules.events import Entered, Event
from tests.companion.conftest import Begin
from tests.companion.evening import GAME, PATIENCE, WAITING, ManyCards
from tests.drivers.scanner.conftest import Plug

ROOT = Path(__file__).parents[3]
Json = dict[str, Any]


@pytest.fixture
def plug(tmp_path: Path) -> Iterator[Plug]:
    plug = Plug(tmp_path)
    plug.plug_in()
    yield plug
    plug.unplug_if_in()


class Said:
    """What was printed, and a way for another thread to wait for it."""

    def __init__(self) -> None:
        self.answers: list[Json] = []
        self._more = threading.Condition()

    def print(self, answer: Json) -> None:
        """In the place of ``print_json``."""
        with self._more:
            self.answers.append(answer)
            self._more.notify_all()

    def until(self, reached: Callable[[], bool]) -> None:
        """Wait."""
        with self._more:
            assert self._more.wait_for(reached, PATIENCE)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Said:
    said = Said()
    monkeypatch.setattr(headless, "print_json", said.print)
    return said


@pytest.mark.usefixtures("impatient", "toy")
def test_five_hundred_scans_are_five_hundred_events_in_order_on_the_main_thread(
    evening: Begin, plug: Plug, said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty codes for each change of the view, as at twenty a second with a change each second. The scanner does not
    wait for the table, and no line is typed that would wake it."""
    monkeypatch.setattr("companion.table.game", lambda id: WAITING)
    events, threads = noted_events(monkeypatch)
    codes = tuple(f"C{n:04d}" for n in range(500))
    table = evening(scanners=f"serial:port={plug.name}", finder=ManyCards(codes))
    incoming, outgoing = os.pipe()

    def night() -> None:
        with os.fdopen(outgoing, "w", buffering=1) as lines:
            print("game toy players=Ana,Ben limit=50", file=lines)
            said.until(lambda: len(said.answers) == 1)
            for second in range(25):
                plug.send("".join(f"{text}\r" for text in codes[20 * second : 20 * second + 20]).encode())
                print("adjust doom 1", file=lines)
                said.until(lambda second=second: len(said.answers) > 21 * second)  # type: ignore[misc]
            said.until(lambda: len(said.answers) == 1 + 525)

    players = threading.Thread(target=night)
    players.start()
    with os.fdopen(incoming) as source:
        assert headless.converse(table.desk, source) == 0
    players.join()

    assert [event.card.code for event in events if isinstance(event, Entered)] == list(codes)
    assert threads == {threading.main_thread().ident}
    scans = [answer for answer in said.answers if "source" in answer]
    assert [answer["line"] for answer in scans] == [f'scan "{text}"' for text in codes]
    assert {answer["source"] for answer in scans} == {f"serial:{plug.name}"}
    assert all(answer["refused"] is None for answer in said.answers)
    assert said.answers[-1]["counters"]["doom"]["value"] == 25
    assert [card["code"] for card in said.answers[-1]["cards"]] == list(codes)
    assert table.desk.shelf.kept()[0].lines == 525 + 525 // 50, "an act each, and a look at the counters every 50"


def noted_events(monkeypatch: pytest.MonkeyPatch) -> tuple[list[Event], set[int | None]]:
    """What is submitted from now on, and from which threads."""
    events: list[Event] = []
    threads: set[int | None] = set()
    submit = Session.submit

    def noted(session: Session, event: Event, serial: int | None = None) -> object:
        threads.add(threading.get_ident())
        events.append(event)
        return submit(session, event, serial)

    monkeypatch.setattr(Session, "submit", noted)
    return events, threads


@pytest.mark.usefixtures("toy")
def test_every_line_has_one_answer_but_comments_blanks_and_cards(evening: Begin, said: Said, tmp_path: Path) -> None:
    night = (
        b"game toy players=Ana limit=5\n# a comment\n\n> done\nnonsense\n\xff\xfe\n"
        + b'card {"code": "A", "kind": "x"}\n'
    )
    (tmp_path / "night").write_bytes(night + b"undo")
    with (tmp_path / "night").open() as source:
        assert headless.converse(evening(finder=ManyCards(())).desk, source) == 0
    refused = [answer["refused"]["key"] if answer["refused"] else "" for answer in said.answers]
    assert refused == ["", "", "bad-line", "bad-line", ""]
    assert said.answers[-1]["line"] == "undo", "also without a line end"
    assert not any("source" in answer for answer in said.answers)


def test_a_program_hears_a_scanner_while_it_says_nothing(tmp_path: Path) -> None:
    script = tmp_path / "codes"
    script.write_text("0 MC01107-5\n0 MC01109-1\n")
    command = [sys.executable, "-m", "companion", "play", "--headless", "--home", str(tmp_path / "home")]
    with subprocess.Popen(
        [*command, "--set", f"scanners=sim:script={script}"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    ) as program:
        assert program.stdin
        assert program.stdout
        answers = [json.loads(program.stdout.readline()) for _ in range(2)]
        assert [(answer["line"], answer["source"]) for answer in answers] == [
            ('scan "MC01107-5" as=look', "sim"),
            ('scan "MC01109-1" as=look', "sim"),
        ]
        program.stdin.write(f"{GAME}\n")
        program.stdin.flush()
        assert json.loads(program.stdout.readline())["step"] == "player.turns"
        program.stdin.close()
        assert program.wait(PATIENCE) == 0
