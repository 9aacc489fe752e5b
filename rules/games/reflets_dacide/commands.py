"""The words that this game adds to the play language."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.commands import Command, whole_number
from rules.errors import Refused
from rules.events import Event
from rules.games.reflets_dacide.events import Ended, HeroNamed, Paid, SaidNo, Scored, TrialDecided
from rules.view import View

MOST_PAID = 25
FLAGS = {"yes": True, "no": False}


def pay(command: Command, _: View) -> Event:
    """``pay COLOUR ... [from=bN]``"""
    command.expect(1, MOST_PAID, ("from",))
    return Paid(command.words, command.options.get("from", ""))


def hero(command: Command, _: View) -> Event:
    """``hero N``: the DDD names the Hero at place N, 1 to 6."""
    command.expect(1)
    return HeroNamed(command.word(0))


def trial(command: Command, _: View) -> Event:
    """``trial yes|no``"""
    command.expect(1)
    tested = FLAGS.get(command.word(0).casefold())
    if tested is None:
        raise Refused("not-an-option", value=command.word(0)[:40], options="yes,no")
    return TrialDecided(tested)


def say_no(command: Command, _: View) -> Event:
    """``say-no cN [with=cN]``: the special Dilemme discards a Créature or a Bestiole."""
    command.expect(1, options=("with",))
    return SaidNo(command.word(0), command.options.get("with", ""))


def points(command: Command, _: View) -> Event:
    """``points N ["what for"] [side=team|vils]``"""
    command.expect(1, 2, ("side", "name"))
    label = command.options.get("name", command.word(1))
    return Scored(whole_number(command.word(0), "points"), label, command.options.get("side", "team"))


def end(command: Command, _: View) -> Event:
    """``end avatar|vils|quest``"""
    command.expect(1)
    return Ended(command.word(0))


COMMANDS: Mapping[str, Callable[[Command, View], Event]] = {
    "pay": pay,
    "hero": hero,
    "trial": trial,
    "say-no": say_no,
    "points": points,
    "end": end,
}
