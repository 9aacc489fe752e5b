"""Cut at every byte, flipped bits, zeros at the end, kill -9: ``python -m tests.durability [--long] [--seed N]``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from rules.games import game_ids
from tests import harness
from tests.durability.cuts import Recorded, cut, flipped, record, zeros
from tests.durability.kills import killed
from tests.harness import Row, Size


def trials(size: Size) -> Iterator[Row]:
    rng = size.chance()
    for game in game_ids():
        with TemporaryDirectory() as folder:
            played = record(Path(folder), game, size.trials(25, 60), rng)
        yield from damages(played, game, size, rng)
    for game in game_ids():
        nights, lives = size.trials(1, 20), 5
        failures = [failure for _ in range(nights) for failure in killed(game, lives, rng)]
        yield Row(f"{game}: kill -9 in mid-word", nights * lives, failures=failures)


def damages(played: Recorded, game: str, size: Size, rng: Random) -> Iterator[Row]:
    length = len(played.data)
    lengths = range(length + 1) if size.long else sorted(rng.sample(range(length + 1), 120))
    failures = [failure for at in lengths for failure in cut(played, at)]
    yield Row(f"{game}: cut at a byte", len(lengths), f"of {length}", failures)
    places = [(rng.randrange(length), rng.randrange(8)) for _ in range(size.trials(60, 2000))]
    failures = [failure for at, bit in places for failure in flipped(played, at, bit)]
    yield Row(f"{game}: a bit flipped", len(places), f"in {length} bytes", failures)
    tails = [(rng.randrange(length), rng.randint(1, 600)) for _ in range(size.trials(30, 500))]
    failures = [failure for at, count in tails for failure in zeros(played, at, count)]
    yield Row(f"{game}: zeros at the end", len(tails), "", failures)


if __name__ == "__main__":
    raise SystemExit(harness.main(trials))
