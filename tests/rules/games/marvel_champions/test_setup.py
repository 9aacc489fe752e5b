"""The numbers with which a game begins, for every number of players."""

from __future__ import annotations

import pytest

from companion.library.facts import load_facts
from rules.engine import begin
from rules.errors import Refused
from rules.games.marvel_champions import GAME
from tests.rules.games.marvel_champions.tables import NAMES, begun, counts, said, view_of

PLAYERS = (1, 2, 3, 4)
MODES = ("standard", "expert")
SCENARIOS = load_facts("marvel_champions")["index"].facts["scenario"].split()


@pytest.mark.parametrize("players", PLAYERS)
def test_rhino_stands_as_in_the_table_of_examples(players: int) -> None:
    """EX-1: 14, 15, 16 hit points for each player; 30 + n cards; in expert mode one side scheme is out already."""
    standard, expert = (view_of(begun(players, more=f"mode={mode}")) for mode in MODES)
    numbers = ("villain.hit_points", "villain.stage", "scheme.threat", "encounter.deck", "icons.hazard")
    assert counts(standard, *numbers) == (14 * players, 1, 0, 30 + players, 0)
    assert counts(expert, *numbers) == (15 * players, 2, 0, 30 + players + 3 - 1, 1)
    assert expert.counters["c1.threat"].value == 2 + players
    assert standard.counters["scheme.threat"].limit == 7 * players
    table = begun(players, more="mode=expert")
    view = said(table, f"place villain.hit_points -{15 * players}", "done")
    assert counts(view, "villain.hit_points", "villain.stage", "villain.tough") == (16 * players, 3, 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_klaw_stands_with_his_side_scheme_out(players: int) -> None:
    """EX-5: 12 for each player, Defense Network with 2 + n threat and its crisis icon, 30 + n - 1 cards."""
    view = view_of(begun(players, "klaw"))
    assert counts(view, "villain.hit_points", "c1.threat", "icons.crisis") == (12 * players, 2 + players, 1)
    assert view.counters["encounter.deck"].value == 16 + 7 + 7 + players - 1
    assert view.counters["scheme.threat"].limit == 6 * players
    expert = view_of(begun(players, "klaw", "mode=expert"))
    assert expert.counters["villain.hit_points"].value == 18 * players + 10
    assert expert.counters["villain.hit_points"].limit == 18 * players + 10


@pytest.mark.parametrize("players", PLAYERS)
def test_ultron_stands_with_a_drone_for_each_player(players: int) -> None:
    """EX-8: 17, 22, 27 for each player; targets 3, 10, 5; the environment and the Drones are in play."""
    view = view_of(begun(players, "ultron"))
    assert view.counters["villain.hit_points"].value == 17 * players
    assert view.counters["scheme.threat"].limit == 3 * players
    assert view.counters["encounter.deck"].value == 18 + 7 + 5 + players
    drones = [card for card in view.cards if card.kind == "minion"]
    assert [drone.on for drone in drones] == [f"p{number}" for number in range(1, players + 1)]
    assert all(drone.face == "down" for drone in drones)
    assert view_of(begun(players, "ultron", "mode=expert")).counters["villain.hit_points"].value == 22 * players


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_whose_facts_are_there_begins(scenario: str, mode: str) -> None:
    view = view_of(begun(2, scenario, f"mode={mode}"))
    assert (view.step, view.status, view.round) == ("player.turns", "playing", 1)
    assert "scheme.threat" in view.counters
    for name, counter in view.counters.items():
        if counter.parts:
            assert sum(part.value for part in counter.parts) == counter.value, name


@pytest.mark.parametrize(
    ("given", "found"),
    [("scenario=RHINO", "rhino"), ("scenario=Rino", "rhino"), ('scenario="The Wrecking Crew"', ""), ("scenario=", "")],
)
def test_a_scenario_is_found_by_its_name_in_any_language(given: str, found: str) -> None:
    key, _, value = given.partition("=")
    setup = {"players": "Ana", key: value.strip('"')}
    if found:
        state = begin(GAME, setup, load_facts("marvel_champions")).state
        assert state.plan.scenario == found
    else:
        with pytest.raises(Refused):
            begin(GAME, setup, load_facts("marvel_champions"))


def test_heroes_bring_their_dials_and_their_nemesis() -> None:
    table = begun(2, more='heroes="Spider-Man","Iron Man"')
    view = view_of(table)
    assert counts(view, "p1.hit_points", "p2.hit_points", "p1.hand_size", "p2.hand_size") == (10, 9, 6, 6)
    assert said(table, "form p2 hero").counters["p2.hand_size"].value == 1
    said(table, "scan 01190")
    action = next(action for action in view_of(table).actions if action.key == "nemesis")
    assert action.line == "adjust encounter.deck 3"


def test_as_many_heroes_as_players_or_none() -> None:
    setup = {"players": ",".join(NAMES[:3]), "scenario": "rhino", "heroes": "spider_man"}
    with pytest.raises(Refused) as refused:
        begin(GAME, setup, load_facts("marvel_champions"))
    assert [(problem.key, problem.facts["got"]) for problem in refused.value.problems] == [("wrong-count", 1)]


def test_other_sets_stand_in_for_the_standard_ones() -> None:
    plain = view_of(begun()).counters["encounter.deck"].value
    third = view_of(begun(more="modular=bomb_scare,standard_iii")).counters["encounter.deck"].value
    assert third - plain == 8 - 7


def test_the_walked_set_up_names_the_sets_of_the_encounter_deck() -> None:
    """b1, 10: each set with its cards, and what is out already; nothing where the deck is left to the table."""
    walked = ("done", "done", "answer p1", "done", "done", "done", "done")
    prompt = said(begun(2, "klaw", "checklist=yes"), *walked).prompt
    assert prompt
    assert prompt.key == "setup-encounter-deck"
    sets = [(str(part.facts.get("card", part.key)), part.value) for part in prompt.parts]
    assert sets == [("klaw", 16), ("standard", 7), ("masters_of_evil", 7), ("obligations", 2), ("01125", -1)]
    left = said(begun(2, "klaw", "checklist=yes count=threat"), *walked).prompt
    assert left
    assert (left.key, left.parts) == ("setup-encounter-deck", ())
