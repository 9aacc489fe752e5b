"""The words that this game adds to the play language."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.commands import Command, whole_number
from rules.commands import done as confirm
from rules.errors import Refused
from rules.events import Confirmed, Event
from rules.games.earthborne_rangers.events import (
    UNTOLD,
    Challenged,
    Exhausted,
    Fatigued,
    Injured,
    Readied,
    Rested,
    Soothed,
    Tested,
    TokenMoved,
    Travelled,
)
from rules.view import View

ASPECTS: Mapping[str, str] = {"awareness": "awa", "fitness": "fit", "spirit": "spi", "focus": "foc"}


def test(command: Command, _: View) -> Event:
    """``test pN ASPECT [on=ID] [effort=N] [difficulty=N] [energy=N] [as=traverse|connect|avoid|remember|card]``

    Without an aspect it is asked for: a test that is printed on a card.
    """
    command.expect(1, 2, options=("on", "effort", "difficulty", "energy", "as"))
    aspect = command.word(1).lower()
    return Tested(
        command.word(0),
        ASPECTS.get(aspect, aspect),
        command.options.get("on", ""),
        _number(command, "effort", UNTOLD),
        command.options.get("as", ""),
        _number(command, "difficulty", UNTOLD),
        _number(command, "energy", 0),
    )


def _number(command: Command, option: str, otherwise: int) -> int:
    if option not in command.options:
        return otherwise
    number = whole_number(command.options[option], command.name)
    if number < 0:
        raise Refused("bad-line", reason="number", command=command.name, word=command.options[option])
    return number


def challenge(command: Command, _: View) -> Event:
    """``challenge ICON [MODIFIER] [reshuffle=yes|no]``, the modifier also first, or by aspect: ``awa=-1 fit=0``."""
    command.expect(1, 2, options=("reshuffle", *ASPECTS, *ASPECTS.values()))
    icon, number = command.word(0), command.word(1)
    if number and icon.lstrip("+-").isdigit():
        icon, number = number, icon
    by = whole_number(number, command.name) if number else 0
    return Challenged(icon.lower(), by, command.options.get("reshuffle", ""), _by_aspect(command))


def _by_aspect(command: Command) -> tuple[str, ...]:
    told = {ASPECTS.get(key, key): value for key, value in command.options.items() if key != "reshuffle"}
    return tuple(f"{aspect}={whole_number(value, command.name)}" for aspect, value in told.items())


def done(command: Command, view: View) -> Event:
    """``done``; after the day's end also where a notable event could be written: there is no further one."""
    if view.prompt and view.prompt.kind == "text":
        command.expect(0)
        return Confirmed(view.prompt.key)
    return confirm(command, view)


def exhaust(command: Command, _: View) -> Event:
    """``exhaust cN``; ``exhaust pN`` is the role."""
    command.expect(1)
    return Exhausted(command.word(0))


def ready(command: Command, _: View) -> Event:
    """``ready cN``; ``ready pN`` is the role."""
    command.expect(1)
    return Readied(command.word(0))


def fatigue(command: Command, _: View) -> Event:
    """``fatigue pN N``, or ``fatigue pN cN``: by that card's presence."""
    command.expect(1, 2)
    second = command.word(1)
    if second and not second.lstrip("+-").isdigit():
        return Fatigued(command.word(0), 0, second)
    return Fatigued(command.word(0), command.number(1))


def injury(command: Command, _: View) -> Event:
    """``injury pN [N]``; a negative number heals."""
    command.expect(1, 2)
    return Injured(command.word(0), command.number(1))


def soothe(command: Command, _: View) -> Event:
    """``soothe pN N``"""
    command.expect(1, 2)
    return Soothed(command.word(0), command.number(1))


def rest(command: Command, _: View) -> Event:
    """``rest pN``"""
    command.expect(1)
    return Rested(command.word(0))


def ranger(command: Command, _: View) -> Event:
    """``ranger pN cN|location|home``"""
    command.expect(2)
    return TokenMoved(command.word(0), command.word(1))


def travel(command: Command, _: View) -> Event:
    """``travel``: a card or an entry orders it."""
    command.expect(0)
    return Travelled()


COMMANDS: Mapping[str, Callable[[Command, View], Event]] = {
    "test": test,
    "challenge": challenge,
    "done": done,
    "exhaust": exhaust,
    "ready": ready,
    "fatigue": fatigue,
    "injury": injury,
    "soothe": soothe,
    "rest": rest,
    "ranger": ranger,
    "travel": travel,
}
