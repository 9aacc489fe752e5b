"""``python -m companion.importers.rangersdb DIR`` writes rules/games/earthborne_rangers/cards.json from DIR."""

from __future__ import annotations

import sys
from pathlib import Path

from companion.importers.card_table import write_table
from companion.importers.rangersdb import read_folder
from companion.library.facts import load_facts

GAME = "earthborne_rangers"
ORIGIN = (
    "bare facts: our own tables of the core environment, cross-checked with three fan transcriptions; Ranger cards"
    " (codes, names, numbers) read from github zzorba/rangers-card-data, 2025-12-04, which names no licence: no text,"
    " art or row of it is copied"
)

if __name__ == "__main__":
    sys.exit(write_table(GAME, ORIGIN, read_folder(Path(sys.argv[1]), load_facts(GAME), growing=True)))
