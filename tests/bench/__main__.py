"""``python -m tests.bench [--long] [--seed N]``: a table, then the figures as JSON. It measures and never judges."""

from __future__ import annotations

from collections.abc import Iterator

from tests import harness
from tests.bench.events import applied, durable, opened
from tests.bench.figures import Figure
from tests.bench.scan import scanned
from tests.bench.screen import screen
from tests.harness import Row, Size

PARTS = (applied, durable, opened, scanned, screen)


def trials(size: Size) -> Iterator[Row]:
    """Every figure as a row; at the end all of them as JSON."""
    figures: list[Figure] = []
    for part in PARTS:
        for figure in part(size.long):
            figures.append(figure)
            yield Row(figure.what, 1, figure.measured())
    print("[" + ",\n ".join(figure.json() for figure in figures) + "]")


if __name__ == "__main__":
    raise SystemExit(harness.main(trials))
