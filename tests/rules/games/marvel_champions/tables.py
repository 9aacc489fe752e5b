"""Tables to try things at: a game that answers lines of the play language, and says what they did."""

from __future__ import annotations

from companion.finding import ShippedFacts
from companion.table import Answer, Table
from rules.games.marvel_champions.state import Champions
from rules.view import View

NAMES = ("Ana", "Ben", "Cleo", "Dora")


def begun(players: int = 1, scenario: str = "rhino", more: str = "") -> Table:
    """A game that has begun."""
    table = Table(ShippedFacts())
    answer = table.say(f"game marvel_champions players={','.join(NAMES[:players])} scenario={scenario} {more}")
    assert answer
    assert answer.refused is None, answer.refused
    return table


def said(table: Table, *lines: str) -> View:
    """The view after these lines, none of which may be refused."""
    for line in lines:
        answer = table.say(line)
        assert answer is None or answer.refused is None, f"{line}: {answer.refused}"
    return view_of(table)


def refusal(table: Table, line: str) -> str:
    """The key of the refusal; the table stays what it was."""
    before = state_of(table)
    answer: Answer | None = table.say(line)
    assert answer
    assert answer.refused, f"{line} was not refused"
    assert state_of(table) == before
    return answer.refused.key


def view_of(table: Table) -> View:
    """What the table shows."""
    assert table.session
    return table.session.view


def state_of(table: Table) -> Champions:
    """The state itself, to compare."""
    assert table.session
    state = table.session._state
    assert isinstance(state, Champions)
    return state


def counts(view: View, *names: str) -> tuple[int, ...]:
    """The values of these counters."""
    return tuple(view.counters[name].value for name in names)
