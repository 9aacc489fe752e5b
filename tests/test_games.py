"""What every game must keep, whatever its rules: found by its folder, tried with random events."""

from __future__ import annotations

import json
import random
from dataclasses import fields
from typing import Any, get_type_hints

import pytest

from companion.codec import Codec
from companion.library.facts import load_facts
from companion.look import load_look
from companion.session import Session
from companion.shelf import begun, folded
from rules.cards import Card, Printed
from rules.commands import COMMANDS, Command
from rules.engine import Game, apply, begin
from rules.errors import Refused
from rules.events import Event
from rules.games import game, game_ids
from rules.setup import Setup
from rules.view import View

SETUPS: dict[str, tuple[Setup, ...]] = {
    "marvel_champions": (
        {"players": "Ana,Ben,Chloé", "scenario": "rhino"},
        {"players": "Ana", "scenario": "klaw", "mode": "expert"},
        {"players": "Ana,Ben,Cy,Dan", "scenario": "ultron", "guide": "short"},
    ),
    "earthborne_rangers": ({"players": "Ana,Ben"}, {"players": "Ana,Ben,Cy,Dan"}),
    "reflets_dacide": ({"players": "Ana,Ben", "imprevus": "2", "gemmes": "3"},),
}
assert not (missing := set(game_ids()) - SETUPS.keys()), f"say in SETUPS how these begin: {sorted(missing)}"
EVERY = [(id, number) for id in game_ids() for number in range(len(SETUPS[id]))]
ROUNDS = 400


def started(id: str, number: int) -> tuple[Game[Any], Any]:
    played = game(id)
    return played, begin(played, SETUPS[id][number], load_facts(id)).state


@pytest.mark.parametrize(("id", "number"), EVERY)
def test_a_game_begins_again_from_its_header_alone(id: str, number: int) -> None:
    """The header notes every card that the set-up read, so that a journal replays without any card file."""
    outcome, header = begun(game(id), SETUPS[id][number], load_facts(id))
    again = json.loads(json.dumps(header))
    assert folded(again)[1] == outcome
    assert len(json.dumps(header)) < 200_000


@pytest.mark.parametrize("id", game_ids())
def test_every_event_of_a_game_can_be_written_and_read(id: str) -> None:
    played, rng = game(id), random.Random(1)
    codec = Codec(played)
    for kind in {kind for _, kind in played.handlers}:
        event = random_event(kind, rng, started(id, 0)[1], played)
        assert codec.from_json(json.loads(json.dumps(codec.to_json(event)))) == event


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("id", "number"), EVERY)
def test_random_events_end_in_a_table_or_a_reason(id: str, number: int, seed: int) -> None:
    """No other exception; what is refused leaves the table; counters are never negative; one first player."""
    assert random_events(id, number, seed) > ROUNDS // 20


def random_events(id: str, number: int, seed: int) -> int:
    """Let chance play; returns how many events happened (a game may end early)."""
    rng = random.Random(seed)
    played, state = started(id, number)
    kinds = sorted({kind for _, kind in played.handlers}, key=lambda kind: kind.__name__)
    happened = 0
    for _ in range(ROUNDS):
        view = played.view(state)
        check(view, played)
        event = answer_to(view, rng) if rng.random() < 0.6 else random_event(rng.choice(kinds), rng, state, played)
        if event is None:
            continue
        try:
            state = apply(played, state, event).state
            happened += 1
        except Refused:
            unchanged = played.view(state)
            assert unchanged == view, event
    return happened


def check(view: View, played: Game[Any]) -> None:
    look = load_look(played.id)
    for name, counter in view.counters.items():
        assert counter.value >= 0, name
        assert look.of(name).match != name or name in [shape.match for shape in look.counters], f"{name} has no look"
        if counter.parts and counter.becomes is None:
            assert sum(part.value for part in counter.parts) == counter.value, name
    standing = [player.id for player in view.players if not player.out]
    if standing and view.status == "playing":
        assert view.first_player in standing
    assert len({card.id for card in view.cards}) == len(view.cards)
    assert view.status in ("setup", "playing") or view.ending is not None
    assert view.prompt is None or view.status in ("setup", "playing") or view.prompt.kind == "text"
    if view.prompt and view.prompt.kind in ("choose", "order"):
        assert view.prompt.options, view.prompt.key


def answer_to(view: View, rng: random.Random) -> Event | None:
    """What a player would answer to the prompt that stands."""
    prompt = view.prompt
    if prompt is None:
        return None
    if prompt.kind == "confirm":
        return COMMANDS["done"](Command("done"), view)
    values = [option.value for option in prompt.options]
    if prompt.kind == "order":
        rng.shuffle(values)
    elif prompt.kind == "choose":
        values = rng.sample(values, min(len(values), rng.randint(max(1, prompt.low), max(1, prompt.high))))
    elif prompt.kind == "number":
        values = [str(rng.randint(prompt.low, min(prompt.high, prompt.low + 4)))]
    elif prompt.kind == "draw":
        pieces = tuple(rng.choice(values or ["red"]) for _ in range(prompt.high))
        return COMMANDS["draw"](Command("draw", pieces), view)
    else:
        values = ["x"]
    return COMMANDS["answer"](Command("answer", tuple(values)), view)


def random_event(kind: type[Event], rng: random.Random, state: Any, played: Game[Any]) -> Event:
    view = played.view(state)
    words = [
        *view.counters,
        *(card.id for card in view.cards),
        *(player.id for player in view.players),
        *played.steps,
        *(f"{card.id}.{token}" for card in view.cards for token in ("stunned", "bat", "x")),
        *("", "hero", "red", "c99", "p9", "villain", "scheme", "target", "3", "2/player", "X", "discard", "é\n"),
    ]
    hints = get_type_hints(kind)
    made = {field.name: _value(hints[field.name], rng, words, played) for field in fields(kind)}  # type: ignore[arg-type]
    return kind(**made)


def _value(hint: Any, rng: random.Random, words: list[str], played: Game[Any]) -> Any:
    if hint is str:
        return rng.choice(words)
    if hint is int:
        return rng.choice([-7, -1, 0, 1, 1, 2, 5, 999_999_999])
    if hint is bool:
        return rng.random() < 0.5
    if hint is Card:
        return random_card(rng, played)
    assert hint == tuple[str, ...]
    return tuple(rng.choice(words) for _ in range(rng.randint(0, 4)))


def random_card(rng: random.Random, played: Game[Any]) -> Card:
    known = load_facts(played.id)
    if known and rng.random() < 0.6:
        codes = sorted(known)
        return known[rng.choice(codes)]
    kind = rng.choice(
        ["minion", "side_scheme", "attachment", "treachery", "being", "feature", "creature", "salle", "?"]
    )
    numbers = ("threat", "hit_points", "harm", "progress", "presence", "cost", "scheme", "attack", "boost")
    printed = {name: rng.choice([Printed(3), Printed(0), Printed(2, True), Printed(word="X")]) for name in numbers}
    return Card("X1", kind, {"en": "Someone"}, icons={"hazard": rng.randint(0, 3)}, printed=printed)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("id", game_ids())
def test_undo_and_redo_are_exact_in_every_game(id: str, seed: int) -> None:
    rng = random.Random(seed)
    played = game(id)
    session = Session(played, begin(played, SETUPS[id][0], load_facts(id)))
    seen = [session.view]
    for _ in range(120):
        event = answer_to(session.view, rng)
        if event is None:
            break
        try:
            session.submit(event)
        except Refused:
            continue
        seen.append(session.view)
    assert len(seen) > 3  # chance loses some games early
    for view in reversed(seen[:-1]):
        session.undo()
        assert session.view == view
    for view in seen[1:]:
        session.redo()
        assert session.view == view
