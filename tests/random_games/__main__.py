"""The random trials of tests/test_games.py, with many seeds: ``python -m tests.random_games [--long] [--seed N]``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from traceback import format_exception_only

from tests import harness
from tests.harness import Row, Size
from tests.test_games import (
    EVERY,
    ROUNDS,
    test_random_events_end_in_a_table_or_a_reason,
    test_undo_and_redo_are_exact_in_every_game,
)


def trials(size: Size) -> Iterator[Row]:
    first = size.seed * 10_000
    seeds = range(first, first + size.trials(5, 400))
    for id, number in EVERY:
        failures = [found for seed in seeds if (found := fault_of(random_events, id, number, seed))]
        yield Row(f"{id} {number}: random events", len(seeds) * ROUNDS, "", failures)
    for id in sorted({id for id, _ in EVERY}):
        failures = [found for seed in seeds if (found := fault_of(undo_and_redo, id, 0, seed))]
        yield Row(f"{id}: undo and redo", len(seeds), "", failures)


random_events = test_random_events_end_in_a_table_or_a_reason


def undo_and_redo(id: str, _: int, seed: int) -> None:
    test_undo_and_redo_are_exact_in_every_game(id, seed)


def fault_of(trial: Callable[[str, int, int], None], id: str, number: int, seed: int) -> str:
    """What went wrong, with the seed that shows it again; empty when nothing did."""
    try:
        trial(id, number, seed)
    except Exception as fault:  # noqa: BLE001 - whatever a game throws is the finding
        return f"seed {seed}: {format_exception_only(fault)[-1].strip()[:300]}"
    return ""


if __name__ == "__main__":
    raise SystemExit(harness.main(trials))
