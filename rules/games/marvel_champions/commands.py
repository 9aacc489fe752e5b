"""The words that this game adds to the play language."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.commands import Command
from rules.errors import Refused
from rules.events import Adjusted, Event
from rules.games.marvel_champions.events import (
    Activated,
    Dealt,
    Discarded,
    Eliminated,
    Formed,
    Surged,
    TookFirst,
    Turned,
)
from rules.games.marvel_champions.tally import CHARACTER_TOKENS, PLAYER_COUNTS, TOKENS
from rules.view import View

FORM_WORDS = {"alter-ego": "alter_ego", "alterego": "alter_ego", "ae": "alter_ego"}


def form(command: Command, _: View) -> Event:
    """``form pN hero|alter_ego``"""
    command.expect(2)
    return Formed(command.word(0), FORM_WORDS.get(command.word(1), command.word(1)))


def eliminate(command: Command, _: View) -> Event:
    """``eliminate pN``"""
    command.expect(1)
    return Eliminated(command.word(0))


def deal(command: Command, _: View) -> Event:
    """``deal pN [N]``"""
    command.expect(1, 2)
    return Dealt(command.word(0), command.number(1))


def discard(command: Command, _: View) -> Event:
    """``discard N``"""
    command.expect(1)
    return Discarded(command.number(0))


def activate(command: Command, _: View) -> Event:
    """``activate ENEMY pN [attack|scheme]``"""
    command.expect(2, 3)
    return Activated(command.word(0), command.word(1), command.word(2))


def surge(command: Command, _: View) -> Event:
    """``surge pN``"""
    command.expect(1)
    return Surged(command.word(0))


def first(command: Command, _: View) -> Event:
    """``first pN``"""
    command.expect(1)
    return TookFirst(command.word(0))


def exhaust(command: Command, _: View) -> Event:
    """``exhaust cN``"""
    command.expect(1)
    return Turned(command.word(0), ready=False)


def ready(command: Command, _: View) -> Event:
    """``ready cN``"""
    command.expect(1)
    return Turned(command.word(0), ready=True)


def set_counter(command: Command, view: View) -> Event:
    """``set COUNTER VALUE``, also for a token that does not lie there yet and so is not among the counters."""
    command.expect(2)
    counter = view.counters.get(command.word(0))
    if counter is None and not _is_token(command.word(0), view):
        raise Refused("unknown-counter", counter=command.word(0)[:60])
    return Adjusted(command.word(0), command.number(1) - (counter.value if counter else 0))


def _is_token(counter: str, view: View) -> bool:
    owner, _, name = counter.rpartition(".")
    if any(player.id == owner for player in view.players):
        return name in PLAYER_COUNTS
    card = view.card(owner)
    return card is not None and (name in (*TOKENS, *CHARACTER_TOKENS) or name in card.tokens)


COMMANDS: Mapping[str, Callable[[Command, View], Event]] = {
    "form": form,
    "eliminate": eliminate,
    "deal": deal,
    "discard": discard,
    "activate": activate,
    "surge": surge,
    "first": first,
    "exhaust": exhaust,
    "ready": ready,
    "set": set_counter,
}
