"""A player who answers whatever the table asks, corrects a number now and then, and takes things back."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.test_games import SETUPS

Json = dict[str, Any]


def opening(game: str, rng: Random) -> str:
    """The line that begins a game."""
    words = (f"{key}={value}" for key, value in rng.choice(SETUPS[game]).items())
    return f"game {game} {' '.join(words)}"


def next_line(said: Json, rng: Random) -> str:
    """What this player says after an answer of the table (JSON of the contract)."""
    roll = rng.random()
    if roll < 0.1:
        return rng.choice(("undo", "redo", "undo 2"))
    if roll < 0.3 or not said["prompt"]:
        return f"adjust {rng.choice(sorted(said['counters']))} {rng.choice((-1, 1, 2))}"
    return reply(said["prompt"], rng)


def reply(prompt: Json, rng: Random) -> str:
    """An answer of the right kind to a prompt."""
    values = [option["value"] for option in prompt["options"]]
    match prompt["kind"]:
        case "confirm":
            return "done"
        case "order":
            rng.shuffle(values)
        case "choose":
            low, high = max(1, prompt["min"]), min(len(values), max(1, prompt["max"]))
            values = rng.sample(values, rng.randint(min(low, high), high))
        case "draw":
            return f"draw {' '.join(rng.choice(values or ['red']) for _ in range(prompt['max']))}"
        case _:
            values = [str(rng.randint(prompt["min"], min(prompt["max"], prompt["min"] + 4)))]
    return f"answer {' '.join(values)}"
