"""Events: applied, made durable, read back."""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from companion.codec import Codec
from companion.journal import Journal, line_bytes
from companion.library.facts import load_facts
from companion.session import Session
from companion.shelf import Shelf, begun
from rules.cards import Card, Printed
from rules.engine import Game, apply, fold
from rules.errors import Refused
from rules.events import Adjusted, Entered, Event
from rules.games import game
from tests.bench.figures import Figure, median_seconds
from tests.test_games import answer_to

SETUP = {"players": "Ana,Ben,Cy", "scenario": "rhino"}
CARDS_IN_PLAY = 12
ROUND = 300  # events of the measured mix


def table() -> tuple[Game[Any], Any]:
    """A table with twelve cards in play, two of them with icons."""
    played = game("marvel_champions")
    state = begun(played, SETUP, load_facts(played.id))[0].state
    for number in range(CARDS_IN_PLAY - len(played.view(state).cards)):
        kind, icons = ("side_scheme", {"hazard": 1}) if number % 5 == 0 else ("minion", {})
        printed = {"threat": Printed(3), "hit_points": Printed(40), "scheme": Printed(1), "attack": Printed(1)}
        card = Card(f"B{number}", kind, {"en": f"Card {number}"}, icons=icons, printed=printed)
        state = apply(played, state, Entered(card, "play", f"p{number % 3 + 1}")).state
    return played, state


def mixed(played: Game[Any], state: Any, count: int) -> list[Event]:
    """What happens at a table: prompts answered as players would, counts corrected in between."""
    rng, events = Random(1), list[Event]()
    while len(events) < count:
        event = answer_to(played.view(state), rng) if rng.random() < 0.7 else Adjusted("scheme.threat", -1)
        try:
            assert event
            state = apply(played, state, event).state
        except (Refused, AssertionError):
            event = Adjusted("villain.hit_points", 1)
            state = apply(played, state, event).state
        events.append(event)
    return events


def applied(long: bool) -> Iterator[Figure]:
    """Events applied per second on a table with twelve cards in play."""
    played, state = table()
    events = mixed(played, state, ROUND)
    spent = median_seconds(lambda: fold(played, state, events), 40 if long else 8)
    reference = median_seconds(lambda: [dict(enumerate(range(12))) for _ in range(ROUND)], 40)
    yield Figure(f"events applied, {CARDS_IN_PLAY} cards in play", ROUND / spent, "per s")
    yield Figure("one event applied", spent / ROUND * 1e6, "us", spent / reference, "making a dict of twelve")


def durable(long: bool) -> Iterator[Figure]:
    """A submit (apply, encode, append, fsync) beside a bare loop of append and fdatasync of the same bytes."""
    played = game("marvel_champions")
    events = mixed(played, begun(played, SETUP, load_facts(played.id))[0].state, ROUND if long else 120)
    ratios, submits, bares = [], [], []
    for _ in range(21 if long else 3):
        with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
            submit, lines = _submitted(Path(folder), played, events)
            bare = _bare(Path(folder) / "bare", lines)
        submits.append(submit / len(events))
        bares.append(bare / len(lines))
        ratios.append(submit / bare)
    yield Figure("bare append and fdatasync", statistics.median(bares) * 1e6, "us")
    ratio = statistics.median(ratios)
    yield Figure("durable submit, without view", statistics.median(submits) * 1e6, "us", ratio, "the bare loop")


def _submitted(folder: Path, played: Game[Any], events: list[Event]) -> tuple[float, list[bytes]]:
    outcome, header = begun(played, SETUP, load_facts(played.id))
    journal = Journal.begin(folder / "0001-marvel_champions.journal", header)
    session = Session(played, outcome, journal)
    began = time.perf_counter()
    for event in events:
        session.submit(event)
    spent = time.perf_counter() - began
    session.close()
    return spent, journal.path.read_bytes().splitlines(keepends=True)[1:]


def _bare(path: Path, lines: list[bytes]) -> float:
    file = os.open(path, os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    began = time.perf_counter()
    for line in lines:
        os.write(file, line)
        os.fdatasync(file)
    spent = time.perf_counter() - began
    os.close(file)
    return spent


def opened(long: bool) -> Iterator[Figure]:
    """Opening a journal of 100 and of 10,000 events, to the view."""
    played = game("marvel_champions")
    outcome, header = begun(played, SETUP, load_facts(played.id))
    for count in (100, 10_000):
        events = mixed(played, outcome.state, min(count, 2000))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "journals" / "0001-marvel_champions.journal"
            path.parent.mkdir()
            path.write_bytes(_journal(header, played, events, count))

            def open_it(home: Path = Path(folder), path: Path = path) -> None:
                session = Shelf(home).resume(path)
                assert session.view
                session.close()

            spent = median_seconds(open_it, 9 if long else 3)
            reading = median_seconds(path.read_bytes, 9)
        yield Figure(f"a journal of {count} events opened", spent * 1e3, "ms", spent / reading, "reading its bytes")


def _journal(header: dict[str, Any], played: Game[Any], events: list[Event], count: int) -> bytes:
    """``events``, and corrections after them up to ``count``."""
    codec = Codec(played)
    rest = [Adjusted("scheme.threat", 1 if number % 2 else -1) for number in range(count - len(events))]
    lines = [{"act": at, "at": "", "events": [codec.to_json(event)]} for at, event in enumerate((*events, *rest), 1)]
    return b"".join([line_bytes({"journal": 1, **header}), *map(line_bytes, lines)])
