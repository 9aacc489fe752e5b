"""What holds after any event, whatever happens: tried with random lines of the play language."""

from __future__ import annotations

import random

import pytest

from companion.table import Table
from rules.view import View
from tests.rules.games.marvel_champions.tables import begun, state_of, view_of

TABLES = ((1, "rhino", ""), (2, "klaw", "mode=expert heroic=1"), (4, "ultron", "guide=short"), (3, "kang", ""))
LINES = 250


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("players", "scenario", "more"), TABLES)
def test_random_lines_leave_a_table_that_holds(players: int, scenario: str, more: str, seed: int) -> None:
    rng = random.Random(seed)
    table = begun(players, scenario, more)
    for _ in range(LINES):
        view, before = view_of(table), state_of(table)
        line = random_line(view, rng)
        answer = table.say(line)
        assert answer
        if answer.refused:
            assert answer.refused.key != "rules-fault", line
            assert state_of(table) == before, line
        holds(view_of(table), line)
        if view_of(table).ending:
            table = begun(players, scenario, more)


def holds(view: View, line: str) -> None:
    assert all(counter.value >= 0 for counter in view.counters.values()), line
    standing = [player.id for player in view.players if not player.out]
    assert view.first_player in standing or not standing, line
    for name, counter in view.counters.items():
        if counter.parts:
            whole = counter.value if counter.becomes is None else counter.becomes
            assert sum(part.value for part in counter.parts) == whole, f"{line}: {name}"
    prompt = view.prompt
    assert (prompt is None) == (view.ending is not None), line
    if prompt and prompt.parts:
        assert max(0, sum(part.value for part in prompt.parts)) == prompt.facts["count"], line
    for card in view.cards:
        assert not card.on or card.on in {other.id for other in view.cards} | {player.id for player in view.players}
        if card.on.startswith("p") and card.kind == "minion" and standing:
            assert card.on in standing, line


def random_line(view: View, rng: random.Random) -> str:
    players = [player.id for player in view.players]
    cards = [card.id for card in view.cards]
    counters = [name for name in view.counters if not name.startswith("icons")]
    lines = (
        f"enter minion name=M hit_points={rng.randint(0, 3)} attack=1 scheme=1 for={rng.choice(players)}",
        f"enter side_scheme name=S threat={rng.randint(0, 2)} {rng.choice(['hazard', 'crisis', 'amplify'])}=1",
        f"enter attachment name=A attack=1 hit_points=2 on={rng.choice(cards)}",
        f"enter treachery name=T keywords=surge for={rng.choice(players)}",
        f"scan {rng.choice(['01107', '01109', '01120', '01127', '01190', '01095', '01117a'])}",
        f"place {rng.choice(counters)} {rng.choice([-9, -1, 1, 4])}",
        f"adjust {rng.choice(counters)} {rng.choice([-9, -1, 1, 4])}",
        f"token {rng.choice(cards + players)} {rng.choice(['stunned', 'confused', 'tough', 'acceleration'])} 1",
        f"form {rng.choice(players)} {rng.choice(['hero', 'alter_ego'])}",
        f"deal {rng.choice(players)} {rng.randint(1, 3)}",
        f"discard {rng.randint(1, 9)}",
        f"remove {rng.choice(cards)}",
        f"flip {rng.choice(cards + players)}",
        f"move {rng.choice(view.track)}",
        f"correct {rng.choice(cards)} {rng.choice(['hit_points', 'target', 'hazard', 'scheme'])} {rng.randint(0, 3)}",
    )
    rare = (f"eliminate {rng.choice(players)}", f"activate {rng.choice(cards)} {rng.choice(players)}")
    if rng.random() < 0.5:
        return answer(view, rng)
    return rng.choice(rare) if rng.random() < 0.05 else rng.choice(lines)


def answer(view: View, rng: random.Random) -> str:
    prompt = view.prompt
    if prompt is None or prompt.kind == "confirm":
        return "done"
    if prompt.kind == "number":
        return f"answer {rng.randint(prompt.low, min(prompt.high, 3))}"
    values = [option.value for option in prompt.options]
    rng.shuffle(values)
    return "answer " + " ".join(values[: rng.randint(max(1, prompt.low), prompt.high)])


def test_a_random_table_is_no_accident() -> None:
    """The lines do reach what they are meant to: every step of the villain phase, and endings."""
    rng, table, seen = random.Random(7), begun(2, "klaw"), set[str]()
    for _ in range(1500):
        table.say(random_line(view_of(table), rng))
        view = view_of(table)
        seen |= {view.step, view.status}
        if view.ending:
            table = _again()
    assert {"villain.activate", "villain.reveal", "villain.advance", "deck.empty", "lost"} <= seen


def _again() -> Table:
    return begun(2, "klaw")
