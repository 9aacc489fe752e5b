"""The long harnesses: trials by the thousand with a seed, too slow or too many for a unit test.

A harness is a folder ``tests/<name>/`` with a ``__main__.py`` that ends in ``raise SystemExit(harness.main(trials))``.
``trials`` gets a ``Size`` and yields one ``Row`` for each kind of trial. ``python -m tests.<name> [--long] [--seed N]``
prints the rows as a table and exits 1 if one failed; ``python -m tests.harness`` prints the names of all.
``deploy/test`` runs every one small, ``deploy/test --long`` in full.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random


@dataclass(frozen=True, slots=True)
class Size:
    """How much to try: ``seed`` fixes every chance, ``long`` is the run in full."""

    seed: int
    long: bool

    def trials(self, small: int, full: int) -> int:
        """The number of trials: ``small`` (all harnesses together: a minute or two) or ``full``."""
        return full if self.long else small

    def chance(self) -> Random:
        """A generator of its own, begun with the seed."""
        return Random(self.seed)


@dataclass(frozen=True, slots=True)
class Row:
    """One kind of trial: how many were made, what was measured, and what went wrong (empty: nothing)."""

    what: str
    trials: int
    measured: str = ""
    failures: Sequence[str] = ()


FAILURES_SHOWN = 5


def main(trials: Callable[[Size], Iterable[Row]], argv: Sequence[str] | None = None) -> int:
    """Reads ``--long`` and ``--seed``, runs ``trials``, prints each row as soon as it is there; 1 if one failed."""
    size = _read(argv)
    print(f"seed {size.seed}, {'in full' if size.long else 'small'}")
    failed = rows = 0
    for row in trials(size):
        print(_line(row), flush=True)
        failed += bool(row.failures)
        rows += 1
    if not rows:
        print("no trial was made")
    return int(failed > 0 or not rows)


def names(folder: Path = Path(__file__).parent) -> list[str]:
    """The harnesses there are, by name."""
    return sorted(path.parent.name for path in folder.glob("*/__main__.py"))


def _read(argv: Sequence[str] | None) -> Size:
    parser = argparse.ArgumentParser()
    parser.add_argument("--long", action="store_true", help="run in full")
    parser.add_argument("--seed", type=int, default=1, help="fixes every chance (default 1)")
    options = parser.parse_args(argv)
    return Size(options.seed, options.long)


def _line(row: Row) -> str:
    state = "FAILED" if row.failures else "passed"
    shown = "".join(f"\n    {failure}" for failure in row.failures[:FAILURES_SHOWN])
    rest = len(row.failures) - FAILURES_SHOWN
    more = f"\n    and {rest} more" if rest > 0 else ""
    return f"{state}  {row.trials:>7}  {row.what:<44}  {row.measured}".rstrip() + shown + more


if __name__ == "__main__":
    print("\n".join(names()))
