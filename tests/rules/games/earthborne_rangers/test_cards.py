"""Every card of the core environment goes into play, for one to four Rangers, with the thresholds of the fact table."""

from __future__ import annotations

import pytest

from companion.library.facts import load_facts
from rules.engine import apply, begin
from rules.events import Entered, WentTo
from rules.games import game
from rules.view import View

PLAYED = game("earthborne_rangers")
CARDS = load_facts(PLAYED.id)
RANGERS = ("Ana", "Ana,Ben", "Ana,Ben,Cyd", "Ana,Ben,Cyd,Dan")
PATH = [card for card in CARDS.values() if card.kind in ("being", "feature", "attachment") and not card.owner]


def shown(code: str, players: str) -> tuple[View, str]:
    """The table after that card came into play, and the card's id."""
    state = begin(PLAYED, {"players": players, "weather": "Downpour"}, CARDS).state
    view = PLAYED.view(apply(PLAYED, state, Entered(CARDS[code])).state)
    return view, next(card.id for card in view.cards if card.code == code)


@pytest.mark.parametrize("players", RANGERS)
def test_every_path_card_shows_its_thresholds(players: str) -> None:
    started = players.count(",") + 1
    assert len(PATH) == 111
    for card in PATH:
        view, id = shown(card.code, players)
        for what in ("harm", "progress"):
            printed = card.printed.get(what)
            counter = view.counters[f"{id}.{what}"]
            assert counter.value == 0
            if printed is None or printed.word == "all-rangers":
                assert counter.limit is None, card.name()
            elif printed.word == "X":
                assert counter.limit == view.counters[f"{id}.{next(iter(card.tokens))}"].value, card.name()
            else:
                assert counter.limit == printed.value * (started if printed.per_player else 1), card.name()
        if card.printed.get("progress") and card.printed["progress"].word == "all-rangers":
            assert view.counters[f"{id}.rangers"].limit == started


@pytest.mark.parametrize("players", RANGERS)
def test_every_place_shows_the_way_that_it_needs(players: str) -> None:
    started = players.count(",") + 1
    places = [card for card in CARDS.values() if card.kind == "location"]
    assert len(places) == 37
    for place in places:
        state = begin(PLAYED, {"players": players, "location": place.name()}, CARDS).state
        counters = PLAYED.view(state).counters
        printed = place.printed["progress"]
        wanted = {"X": 2 * started, "all-rangers": None}.get(printed.word, printed.value * started)
        assert counters["location.progress"].limit == wanted, place.name()


def test_per_ranger_values_are_those_of_the_glossary() -> None:
    """B.11: 1R to 6R for one to four Rangers."""
    table = {code: [shown(code, players) for players in RANGERS] for code in ("004", "001", "003", "002", "098", "106")}
    values = {code: [view.counters[f"{id}.progress"].limit for view, id in rows] for code, rows in table.items()}
    assert values == {
        "004": [1, 2, 3, 4],
        "001": [2, 4, 6, 8],
        "003": [3, 6, 9, 12],
        "002": [4, 8, 12, 16],
        "098": [3, 6, 9, 12],
        "106": [6, 12, 18, 24],
    }


@pytest.mark.parametrize("place", [card.code for card in CARDS.values() if card.kind == "location"])
def test_every_place_offers_its_neighbours(place: str) -> None:
    """63 paths, both ways; only the marsh has none."""
    setup = {"players": "Ana", "location": CARDS[place].name()}
    state = begin(PLAYED, setup, CARDS).state
    view = PLAYED.view(apply(PLAYED, state, WentTo("travel.choose")).state)
    paths = CARDS[place].facts["paths"].split()
    assert view.prompt is not None
    offered = [f"{option.value}:{option.facts['terrain']}" for option in view.prompt.options]
    assert offered == paths
    assert all((option.key == "river-path") == (option.facts["terrain"] == "river") for option in view.prompt.options)
    assert (view.prompt.key == "travel-scan") == (CARDS[place].name() == "Marsh of Rebirth")


def test_the_map_has_63_paths() -> None:
    ends = sorted(
        tuple(sorted((card.code, path.partition(":")[0])))
        for card in CARDS.values()
        if card.kind == "location"
        for path in card.facts["paths"].split()
    )
    assert len(ends) == 2 * 63
    assert len(set(ends)) == 63
