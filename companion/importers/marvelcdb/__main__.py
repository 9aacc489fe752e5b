"""``python -m companion.importers.marvelcdb DIR`` writes rules/games/marvel_champions/cards.json from DIR."""

from __future__ import annotations

import sys
from pathlib import Path

from companion.importers.card_table import table_text, write_table
from companion.importers.marvelcdb import read_cards, read_rows

GAME = "marvel_champions"
ORIGIN = "bare facts (codes, kinds, names, numbers, icons) read from github zzorba/marvelsdb-json-data, 2026-04-02"


def main(folder: Path) -> int:
    """Write the table; nothing is written while a row is refused. Gives the exit code."""
    reading = read_cards(read_rows(folder))
    for problem in (*reading.refused, *reading.warnings):
        print(problem, file=sys.stderr)
    if reading.refused:
        return 1
    path = write_table(GAME, table_text(GAME, ORIGIN, reading.cards, reading.reprints))
    print(f"{path}: {len(reading.cards)} entries, {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
