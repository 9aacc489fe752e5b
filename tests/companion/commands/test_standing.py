"""``companion replay JOURNAL``: what a game is told with, in names and never in ids."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.commands.replay import standing
from companion.finding import ShippedFacts
from companion.play import read_play, run_play
from companion.table import Table
from companion.words.texts import Texts
from companion.words.wording import Words

PLAYS = sorted((Path(__file__).parents[3] / "rules" / "games").glob("*/plays/*.play"))
ID = re.compile(r"\b(?:p|c|b|h|villain|scheme)\d+\b")


def told(table: Table, language: str = "en") -> list[str]:
    assert table.session
    view = table.session.view
    return list(standing(table.session, Words(Texts(table.session.game.id, language), view, table.facts_of)))


@pytest.mark.parametrize("game", sorted({path.parts[-3] for path in PLAYS}))
def test_no_play_is_told_in_ids(game: str) -> None:
    shown = {}
    for path in PLAYS:
        table = Table(ShippedFacts())
        if path.parts[-3] != game:
            continue
        list(run_play(read_play(path.read_text(encoding="utf-8")), table))
        if table.session:
            shown[path.name] = [line for line in told(table) if ID.search(line)]
    assert len(shown) > 20
    assert {name: lines for name, lines in shown.items() if lines} == {}


def test_a_card_that_has_left_is_told_by_its_name_and_a_number_with_its_owner() -> None:
    table = Table(ShippedFacts())
    for line in (
        "game earthborne_rangers players=Ana,Ben aspects=3122,2213",
        "enter being name=Biscuit",
        "remove c1 to=discard",
        "adjust p1.injury 1",
        "adjust p2.injury 1",
    ):
        answer = table.say(line)
        assert answer
        assert answer.refused is None, answer.refused
    lines = told(table)
    assert [line for line in lines if "Biscuit" in line] == ["  Biscuit comes into play.", "  Biscuit leaves play."]
    assert [line for line in lines if "injuries" in line] == ["Ana: injuries: 1", "Ben: injuries: 1"]
