"""Random events and jumps through the history, seed by seed: ``python -m tests.random_games [--long] [--seed N]``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from traceback import format_exception_only

from companion.library.facts import load_facts
from companion.session import Session
from rules.engine import begin
from rules.errors import Refused
from rules.games import game
from tests import harness
from tests.harness import Row, Size
from tests.test_games import EVERY, ROUNDS, SETUPS, answer_to, random_events

ACTS = 120  # of one game that is taken back and had again


def trials(size: Size) -> Iterator[Row]:
    first = size.seed * 10_000
    seeds = range(first, first + size.trials(5, 400))
    for id, number in EVERY:
        failures = [found for seed in seeds if (found := fault_of(random_events, id, number, seed))]
        yield Row(f"{id} {number}: random events", len(seeds) * ROUNDS, "", failures)
        failures = [found for seed in seeds if (found := fault_of(undo_and_redo, id, number, seed))]
        yield Row(f"{id} {number}: undo and redo", len(seeds) * ACTS, "", failures)


def undo_and_redo(id: str, number: int, seed: int) -> None:
    """Play, then jump back and forth: after any number of acts the table is what it was then."""
    rng, played = Random(seed), game(id)
    session = Session(played, begin(played, SETUPS[id][number], load_facts(id)))
    seen = [session.view]
    for _ in range(ACTS):
        event = answer_to(session.view, rng)
        with suppress(Refused):
            if event is not None:
                session.submit(event)
                seen.append(session.view)
    at = len(seen) - 1
    for _ in range(ACTS):
        to = rng.randrange(len(seen))
        if to != at:
            session.undo(at - to) if to < at else session.redo(to - at)
            at = to
        assert session.view == seen[at], f"act {at} of {len(seen) - 1} is not what it was"


def fault_of(trial: Callable[[str, int, int], object], id: str, number: int, seed: int) -> str:
    """What went wrong, with the seed that shows it again; empty when nothing did."""
    try:
        trial(id, number, seed)
    except Exception as fault:  # noqa: BLE001 - whatever a game throws is the finding
        return f"seed {seed}: {format_exception_only(fault)[-1].strip()[:300]}"
    return ""


if __name__ == "__main__":
    raise SystemExit(harness.main(trials))
