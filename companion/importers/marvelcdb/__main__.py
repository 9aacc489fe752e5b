"""``python -m companion.importers.marvelcdb DIR`` writes rules/games/marvel_champions/cards.json from DIR."""

from __future__ import annotations

import sys
from pathlib import Path

from companion.importers.card_table import write_table
from companion.importers.marvelcdb import read_cards, read_rows

GAME = "marvel_champions"
ORIGIN = (
    "bare facts (codes, kinds, names, numbers, icons) read from github zzorba/marvelsdb-json-data, 2026-04-02, which"
    " names no licence: no text, art or row of it is copied"
)

if __name__ == "__main__":
    sys.exit(write_table(GAME, ORIGIN, read_cards(read_rows(Path(sys.argv[1])))))
