"""Tables for these tests: a day that begins, and lines said to it."""

from __future__ import annotations

from companion.finding import ShippedFacts
from companion.table import Answer, Table
from rules.view import View


def began(players: str = "Ana", *declared: str, **setup: str) -> Table:
    """A table of that many Rangers at the Boulder Field; ``declared`` are ``card`` lines."""
    table = Table(ShippedFacts())
    for line in declared:
        table.say(f"card {line}")
    keys = {"location": "Boulder Field", "weather": "A Perfect Day", **setup}
    written = " ".join(f'{key}="{value}"' for key, value in keys.items())
    answer = table.say(f"game earthborne_rangers players={players} {written}")
    assert answer is not None
    assert answer.refused is None, answer.refused
    return table


def say(table: Table, *lines: str) -> Answer:
    """The answer to the last of these lines; none of them may be refused."""
    answer = None
    for line in lines:
        answer = table.say(line)
        assert answer is not None
        assert answer.refused is None, f"{line}: {answer.refused}"
    assert answer is not None, "no line was said"
    return answer


def refused(table: Table, line: str) -> str:
    """The key of the refusal; the table is as it was."""
    before = seen(table)
    answer = table.say(line)
    assert answer is not None
    assert answer.refused is not None, line
    assert seen(table) == before
    return answer.refused.key


def seen(table: Table) -> View:
    """What may be seen now."""
    assert table.session is not None
    return table.session.view


def number(table: Table, counter: str) -> int:
    """The value of a counter."""
    return seen(table).counters[counter].value


def asked(table: Table) -> str:
    """The key of the prompt that stands, or an empty text."""
    prompt = seen(table).prompt
    return prompt.key if prompt else ""
