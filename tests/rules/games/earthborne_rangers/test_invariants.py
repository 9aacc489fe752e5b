"""A day of a thousand legal events keeps what must always hold."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from companion.library.facts import load_facts
from rules.engine import apply, begin
from rules.errors import Refused
from rules.events import Adjusted, Corrected, Engaged, Entered, Event, Flipped, Left, Placed, Shifted, WentTo
from rules.games import game
from rules.games.earthborne_rangers import events as happened
from rules.games.earthborne_rangers.clearing import STEPS as CLEAR
from rules.games.earthborne_rangers.state import Day
from rules.view import View
from tests.test_games import answer_to

PLAYED = game("earthborne_rangers")
CARDS = load_facts(PLAYED.id)
PATH = [card for card in CARDS.values() if card.kind in ("being", "feature", "gear", "attachment", "mission")]
LEGAL = 1000


def day_of(seed: int) -> Iterator[tuple[Day, Event, Day]]:
    """A day of legal events: what a table would do, in any order that the rules allow."""
    rng = random.Random(seed)
    state = _begun(rng)
    legal = 0
    while legal < LEGAL:
        view = PLAYED.view(state)
        event = _event(view, rng)
        try:
            after = apply(PLAYED, state, event).state
        except Refused:
            continue
        legal += 1
        yield state, event, after
        state = _begun(rng) if after.ended and rng.random() < 0.5 else after


def _begun(rng: random.Random) -> Any:
    setup = {"players": ("Ana", "Ana,Ben", "Ana,Ben,Cyd,Dan")[rng.randrange(3)], "day": str(rng.randint(1, 30))}
    return begin(PLAYED, setup | {"aspects": "3122", "guide": rng.choice(["full", "short"])}, CARDS).state


def _event(view: View, rng: random.Random) -> Event:
    if rng.random() < 0.5 and (answer := answer_to(view, rng)) and (view.prompt and view.prompt.key != "act"):
        return answer
    cards = [card.id for card in view.cards] or ["c1"]
    if len(cards) < 9:
        return Entered(rng.choice(PATH), player=rng.choice(["", rng.choice(view.players).id]))
    player, card = rng.choice(view.players).id, rng.choice(cards)
    counter, other = rng.choice(list(view.counters)), rng.choice(list(view.counters))
    by = rng.choice([-2, -1, 1, 1, 2, 3, 5])
    return rng.choice(
        [
            Entered(rng.choice(PATH), player=rng.choice(["", player]), on=rng.choice(["", "", card])),
            Left(card, rng.choice(["discard", "out", "aside"])),
            Placed(counter, by),
            *(Placed(f"{rng.choice(cards)}.{rng.choice(['harm', 'progress'])}", by) for _ in range(5)),
            *(happened.Tested(player, rng.choice(["fit", "spi"]), rng.choice(cards), 4) for _ in range(2)),
            Placed(f"{card}.{rng.choice(['bat', 'cloud'])}", by),
            Shifted(counter, other, abs(by)),
            Adjusted(counter, by),
            Corrected(card, rng.choice(["harm", "progress", "obstacle"]), rng.choice(["2", "1/player", "X", "yes"])),
            Engaged(card, rng.choice([player, "along"])),
            Flipped(card),
            happened.Tested(player, rng.choice(["awa", "fit", "spi", "foc"]), card, rng.randint(0, 6)),
            happened.Challenged(rng.choice(["sun", "mountain", "crest"]), rng.choice([-2, -1, 0, 0, 1])),
            happened.Exhausted(card),
            happened.Readied(card),
            happened.Fatigued(player, rng.choice([0, 0, 0, 1])),
            happened.Injured(player, rng.choice([1, -1, -1, -1])),
            happened.Soothed(player, 1),
            happened.Rested(player),
            happened.TokenMoved(player, rng.choice([card, "home"])),
            WentTo(rng.choice(["rangers.turns", rng.choice(PLAYED.steps[:-1])])),
        ]
    )


@pytest.mark.parametrize("seed", range(6))
def test_a_day_of_a_thousand_events(seed: int) -> None:
    for before, event, after in day_of(seed):
        _check_state(after)
        _check_change(before, event, after)
        _check_view(after)


def _check_state(day: Day) -> None:
    for id, item in day.cards.items():
        assert item.id == id
        assert item.harm >= 0
        assert item.progress >= 0
        assert 0 <= item.bubbles <= 3
        assert min(item.tokens.values(), default=0) >= 0
        assert not item.on or item.on in day.cards or day.seat(item.on), f"{id} is attached to nothing"
        assert item.on != id
        assert id in ("location", "weather") or int(id[1:]) < day.next_card
    for seat in day.seats:
        assert min(seat.deck, seat.fatigue, seat.injury) >= 0
        assert not seat.token or seat.token in day.cards, "a Ranger token lies on a card that has left"
    assert "location" in day.cards
    assert day.open
    assert not day.test or any(step.step.startswith("test.") for step in day.open)
    assert len(day.rested) < len(day.seats) or day.top.step != "rangers.turns" or day.owed or day.asks


def _check_change(before: Day, event: Event, after: Day) -> None:
    """Cards do not appear or vanish between deck and fatigue stack; a soothed one goes into the hand."""
    if len(before.seats) != len(after.seats) or isinstance(event, Adjusted | Placed | Shifted | happened.Injured):
        return
    for was, now in zip(before.seats, after.seats, strict=True):
        together = now.deck + now.fatigue
        assert together <= was.deck + was.fatigue, event
        if isinstance(event, happened.Fatigued) and not after.ended and was.injury == now.injury:
            assert together == was.deck + was.fatigue


def _check_view(day: Day) -> None:
    view = PLAYED.view(day)
    steps = [step for step in (*view.within, view.step) if step in CLEAR]
    assert len({step.facts.get("card") for step in day.open if step.step in CLEAR}) == len(steps), "clears twice"
    assert view.prompt is not None, "the table never falls silent"
    for name, counter in view.counters.items():
        assert counter.value >= 0
        if counter.parts:
            assert sum(part.value for part in counter.parts) == (
                counter.value if counter.becomes is None else counter.becomes
            ), name
    assert view.track.count(view.step) == 1
