"""The one place where a table changes: ``apply(game, state, event) -> Outcome(state, notes)``.

A game is a value: how it begins, a table of handlers, what is due (``settle``) and what may be seen (``view``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from rules.cards import Card
from rules.commands import Command
from rules.errors import Facts, Refused
from rules.events import Confirmed, Event, Skipped
from rules.setup import Cards, Field, Setup
from rules.view import Action, Note, View

ANY = "*"
SETTLE_LIMIT = 100
SKIP_LIMIT = 500


@dataclass(frozen=True, slots=True)
class Open:
    """A step that is being resolved, with its facts (``clear.when card=c3``)."""

    step: str
    facts: Facts = field(default_factory=dict)


class Table(Protocol):
    """What the engine needs of any game's state: the stack of open steps, innermost last."""

    @property
    def open(self) -> tuple[Open, ...]: ...


State = TypeVar("State", bound=Table)


@dataclass(frozen=True, slots=True)
class Outcome(Generic[State]):
    """The table after an event, and what is worth saying about it."""

    state: State
    notes: tuple[Note, ...] = ()


Handler = Callable[[State, Any], Outcome[State]]


@dataclass(frozen=True, slots=True)
class Game(Generic[State]):
    """A whole game as a value.

    ``handlers`` maps (innermost step, kind of event) to a function; ``("*", kind)`` serves every other step.
    ``settle`` returns the next change that is due without hands or choice, or None when the table rests.
    ``fields`` is what the set-up asks; ``commands`` are the words that this game adds to the play language.
    ``uses`` says what can be done with a card that was scanned and is only looked at.
    ``steps`` are all steps that one may go to, in order; ``glossary`` the terms worded as ``term-KEY``.
    ``prefix`` begins this game's labels (``MC``); ``rules`` is the rules version that it implements.
    """

    id: str
    prefix: str
    rules: str
    fields: tuple[Field, ...]
    new: Callable[[Setup, Cards], State]
    handlers: Mapping[tuple[str, type[Event]], Handler[State]]
    settle: Callable[[State], Outcome[State] | None]
    view: Callable[[State], View]
    steps: tuple[str, ...]
    uses: Callable[[State, Card], tuple[Action, ...]] = lambda _state, _card: ()
    commands: Mapping[str, Callable[[Command, View], Event]] = field(default_factory=dict)
    glossary: tuple[str, ...] = ()

    def asks(self, key: str) -> bool:
        """Whether the set-up has this question."""
        return any(field.key == key for field in self.fields)


def begin(game: Game[State], setup: Setup, cards: Cards) -> Outcome[State]:
    """The table as the set-up leaves it. Raises ``Refused("setup")`` with every problem of the set-up."""
    return _settled(game, Outcome(game.new(setup, cards)))


def apply(game: Game[State], state: State, event: Event) -> Outcome[State]:
    """What ``event`` makes of the table; pure. Raises ``Refused`` and leaves the table as it was."""
    if isinstance(event, Skipped):
        return _skip(game, state, event.step)
    handlers = game.handlers
    kind = type(event)
    step = state.open[-1].step if state.open else ""
    handler = handlers.get((step, kind)) or handlers.get((ANY, kind))
    if handler is None:
        raise Refused("not-now", event=kind.__name__, step=step)
    return _settled(game, handler(state, event))


def fold(game: Game[State], state: State, events: Iterable[Event]) -> State:
    """The table after all of ``events``. Raises what ``apply`` raises."""
    for event in events:
        state = apply(game, state, event).state
    return state


def _settled(game: Game[State], outcome: Outcome[State]) -> Outcome[State]:
    notes = outcome.notes
    for _ in range(SETTLE_LIMIT):
        due = game.settle(outcome.state)
        if due is None:
            return Outcome(outcome.state, notes) if notes is not outcome.notes else outcome
        outcome, notes = due, notes + due.notes
    raise RuntimeError(f"{game.id}: the table did not come to rest after {SETTLE_LIMIT} changes")


def _skip(game: Game[State], state: State, step: str) -> Outcome[State]:
    """Confirm all that counts on the way to ``step``; stop at the first prompt that needs hands or a choice."""
    if step not in game.steps:
        raise Refused("unknown-step", step=step)
    notes: tuple[Note, ...] = ()
    for _ in range(SKIP_LIMIT):
        view = game.view(state)
        if view.step == step:
            return Outcome(state, notes)
        prompt = view.prompt
        if prompt is None or prompt.kind != "confirm" or prompt.hands:
            return Outcome(state, (*notes, Note("skip-stopped", {"step": view.step})))
        outcome = apply(game, state, Confirmed(prompt.key))
        state, notes = outcome.state, notes + outcome.notes
    raise Refused("unreachable-step", step=step)
