"""Whatever happens, there are 25 gems of each colour, and the Vils never rest with four of one."""

from __future__ import annotations

from random import Random

import pytest

from rules.engine import apply
from rules.errors import Refused
from rules.games.reflets_dacide import GAME
from rules.view import View
from tests.rules.games.reflets_dacide.players import COLOURS, begun, wild, willing

EVENTS = 1_000
SETUPS = (
    {"boards": "2", "slots": "1", "rooms": "R3,R7", "relic": "Anneau", "vitality": "3"},
    {"players": "Ana,Ben", "guide": "short", "count": "heroes", "boards": "3", "slots": "0,1"},
    {"players": "Ana,Ben,Cy", "checklist": "yes", "gemmes": "4"},
    {"boards": "6", "gemmes": "2", "effect_red": "piochez 2 gemmes", "heroes": "A,B,C,D,E,F", "traits": "Force,Ruse"},
)


@pytest.mark.parametrize("setup", SETUPS, ids=range(len(SETUPS)))
@pytest.mark.parametrize("willingness", [0.95, 0.6, 0.1])
def test_a_thousand_random_events(setup: dict[str, str], willingness: float) -> None:
    rng = Random(f"{setup}{willingness}")
    table, happened = begun(**setup), 0
    for _ in range(EVENTS):
        view = GAME.view(table)
        check(view, counted="count" not in setup)
        event = willing(view, rng) if rng.random() < willingness else wild(view, rng)
        try:
            table = apply(GAME, table, event).state
            happened += 1
        except Refused:
            assert GAME.view(table) == view
    assert happened > EVENTS // 10


def check(view: View, counted: bool) -> None:
    for colour in COLOURS:
        lying = {name: c.value for name, c in view.counters.items() if name.endswith(f".{colour}")}
        assert min(lying.values()) >= 0
        assert not counted or sum(lying.values()) == 25, lying
        at_rest = view.ending is None and view.step != "reveal.effect"
        assert lying[f"vils.{colour}"] <= (3 if at_rest else 4) or view.ending
    assert 0 <= view.counters["vils.notch"].value <= 3
    assert view.step != "reveal.effect" or view.prompt is not None or view.ending


@pytest.mark.parametrize("boards", ["", "1", "2", "6"])
def test_at_the_beginning_one_of_each_lies_on_every_board_that_was_told(boards: str) -> None:
    counters = GAME.view(begun(players="Ana,Ben", **({"boards": boards} if boards else {}))).counters
    told = int(boards or 0)
    assert [counters[f"vils.{colour}"].value for colour in COLOURS] == [1] * 5
    assert [counters[f"bank.{colour}"].value for colour in COLOURS] == [24 - told] * 5
    assert all(counters[f"b{board}.red"].value == 1 for board in range(1, told + 1))
    assert "b2.red" in counters or boards == "1"
