"""Every play is still true, and every clause of a finished game is proved by one."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from companion.finding import ShippedFacts
from companion.play import difference, read_play, replayed
from companion.table import Table
from rules.games import game_ids

ROOT = Path(__file__).parent.parent
SEEDS = {"marvel_champions": "MC", "earthborne_rangers": "ER", "reflets_dacide": "RA"}
CLAUSES = {"MC": 27, "ER": 25, "RA": 43}
CLAUSE = re.compile(r"\b(MC|ER|RA)-(\d+)\b")

# Clauses that only inform: worded on the screen, so no event can show them.
TOLD = {
    "MC-27": "the glossary: one term for each of the fifteen",
    "ER-25": "a diagram that the fragment names and does not hold",
}
# Clauses that no play proves yet. This list may only get shorter.
OPEN: frozenset[str] = frozenset()

PLAYS = sorted(Path(str(files("rules.games"))).glob("*/plays/*.play"))


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: f"{play.parent.parent.name}/{play.stem}")
def test_a_play_is_still_true(play: Path) -> None:
    _, mismatches = replayed(play.read_text(encoding="utf-8"), Table(ShippedFacts()))
    assert not mismatches, "\n".join(row for mismatch in mismatches for row in difference(mismatch))


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: f"{play.parent.parent.name}/{play.stem}")
def test_a_play_asserts_something(play: Path) -> None:
    entries = read_play(play.read_text(encoding="utf-8"))
    said = [entry for entry in entries if entry.speaks]
    assert any(entry.shown for entry in said)
    assert all(entry.shown for entry in said if "#" in entry.line and CLAUSE.search(entry.line))


@pytest.mark.parametrize("id", game_ids())
def test_every_game_has_plays(id: str) -> None:
    assert [play for play in PLAYS if play.parent.parent.name == id]


@pytest.mark.parametrize("prefix", CLAUSES)
def test_every_clause_is_proved_by_a_play_or_told_by_a_text(prefix: str) -> None:
    """A clause is proved on a line that something is asserted under."""
    wanted = {f"{prefix}-{number}" for number in range(1, CLAUSES[prefix] + 1)}
    assert wanted - proved() - TOLD.keys() == {clause for clause in OPEN if clause.startswith(prefix)}


def proved() -> set[str]:
    return {
        f"{match[1]}-{int(match[2])}"
        for play in PLAYS
        for entry in read_play(play.read_text(encoding="utf-8"))
        if entry.shown
        for match in CLAUSE.finditer(entry.line)
    }


@pytest.mark.parametrize(("id", "prefix"), SEEDS.items())
def test_the_seed_has_every_clause_once_in_its_languages(id: str, prefix: str) -> None:
    text = (ROOT / "seeds" / f"{id}.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## ((?:MC|ER|RA)-\d+)", text, re.M)
    assert headings == [f"{prefix}-{number}" for number in range(1, CLAUSES[prefix] + 1)]
    language = {"MC": "es", "ER": "cs", "RA": "fr"}[prefix]
    for clause in re.split(r"^## ", text, flags=re.M)[1:]:
        assert re.search(r"^en: \S", clause, re.M), clause[:60]
        assert re.search(rf"^{language}: \S", clause, re.M), clause[:60]
