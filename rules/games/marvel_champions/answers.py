"""Reading what was answered to a prompt: values among its options, a number within its bounds."""

from __future__ import annotations

from rules.commands import whole_number
from rules.errors import Refused
from rules.view import Prompt

MOST_X = 99  # that a printed X may stand for


def chosen(prompt: Prompt, values: tuple[str, ...]) -> tuple[str, ...]:
    """The values, each an option of the prompt and named once. Refuses anything else, and too few or too many."""
    if not prompt.low <= len(values) <= prompt.high:
        raise Refused("wrong-number", wanted=prompt.low, high=prompt.high, got=len(values))
    allowed = tuple(option.value for option in prompt.options)
    for value in values:
        if value not in allowed:
            raise Refused("unknown-answer", value=value[:60], options=",".join(allowed))
    if len(set(values)) < len(values):
        raise Refused("named-twice", value=next(value for value in values if values.count(value) > 1))
    return values


def numbers(prompt: Prompt, values: tuple[str, ...], most: int = 1) -> tuple[int, ...]:
    """Between one and ``most`` whole numbers, each within the bounds of the prompt."""
    if not 1 <= len(values) <= most:
        raise Refused("wrong-number", wanted=1, high=most, got=len(values))
    found = tuple(whole_number(value, "answer") for value in values)
    for number in found:
        if not prompt.low <= number <= prompt.high:
            raise Refused("out-of-range", counter=prompt.key, value=number, low=prompt.low, high=prompt.high)
    return found
