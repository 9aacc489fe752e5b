"""One game being played: one journal, one state; submit, undo, redo. Nothing here knows a screen or a device.

An act is what the table would take back at once: an event, or consecutive corrections of one counter. The state after
any act is folded from the journal, never stored; a few are remembered so that undo need not fold from the start.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

from companion.codec import Codec, Unreadable
from companion.journal import Json
from rules.cards import Card
from rules.engine import Game, Outcome, apply, fold
from rules.errors import Refused
from rules.events import Adjusted, Answered, Confirmed, Drew, Event, Skipped, WentTo
from rules.view import Action, Note, Prompt, View

SAME_ACT = 3.0  # seconds in which corrections of one counter are one act
SEEN_EVERY = 50  # acts between two lines that say which counters were shown
ANSWERS = (
    Answered,
    Confirmed,
    Drew,
    WentTo,
    Skipped,
)  # after these, what was asked before is gone, even if it reads alike
REMEMBERED_EVERY = 64  # acts between two remembered states: undo folds at most that many


class Store(Protocol):
    """Where the lines of a journal go: all of those given, or none of them."""

    def append(self, *lines: Mapping[str, Any]) -> None: ...

    def close(self) -> None: ...


class Nowhere:
    """A store for a table that is only thought of: a replay, a test."""

    def append(self, *lines: Mapping[str, Any]) -> None:
        """Nothing is kept."""

    def close(self) -> None:
        """Nothing is let go."""


@dataclass(frozen=True, slots=True)
class Act:
    """What happened at once, and what was said about it."""

    events: tuple[Event, ...]
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that these rules see otherwise than the release that wrote the journal."""

    act: int
    key: str
    facts: Mapping[str, int | str]


Fault = Callable[[Exception, str], str]


def no_report(fault: Exception, doing: str) -> str:
    """Where no report is kept: the fault goes on as it is."""
    raise fault


class Session:
    """A game in play. ``serial`` counts what changed the table: acts, and each undo and redo."""

    def __init__(
        self,
        game: Game[Any],
        began: Outcome[Any],
        store: Store | None = None,
        clock: Callable[[], float] = time.monotonic,
        report: Fault = no_report,
    ) -> None:
        """``clock`` is monotonic, in seconds. ``report`` keeps a fault of the rules and returns where."""
        self.game = game
        self.serial = 0
        self.aside = ""  # the name under which a damaged journal was kept when this game was taken up
        self.differences: list[Difference] = []
        self.journal: Path | None = None  # the file that the shelf keeps it in
        self.notes = began.notes
        self._state = began.state
        self._store: Store = store or Nowhere()
        self._clock = clock
        self._report = report
        self._codec = Codec(game)
        self._acts: list[Act] = []
        self._at = 0
        self._remembered = {0: began.state}
        self._corrected: tuple[str, float] = ("", 0.0)
        self._seen_due = False  # whether the next line comes after one that says which counters were shown
        self._view: View | None = None  # of the state that stands, once somebody has looked
        self._prompt: Prompt | None = None
        self._prompt_since = 0  # the serial at which the prompt that stands was first asked

    @property
    def view(self) -> View:
        """What may be seen now. Raises ``Refused("rules-fault")`` for what cannot be shown, and takes that act back:
        the next look, and the next start, see the table as it was before.
        """
        if self._view is not None:
            return self._view
        try:
            return self._shown(self._seen(self._state))
        except Refused:
            if self._at:
                self.undo()
            raise

    def _shown(self, view: View) -> View:
        self._view = view
        if view.prompt != self._prompt:
            self._prompt, self._prompt_since = view.prompt, self.serial
        return view

    @property
    def can_undo(self) -> bool:
        """Whether there is an act to take back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether an act that was taken back can be had again."""
        return self._at < len(self._acts)

    @property
    def history(self) -> tuple[Act, ...]:
        """The acts that count, oldest first."""
        return tuple(self._acts[: self._at])

    def before(self, acts: Collection[int]) -> dict[int, View]:
        """What was seen when these acts (1 is the first) were done: one fold, from the nearest remembered state.

        An act before which the table cannot be shown is left out.
        """
        if not acts:
            return {}
        start, state = self._nearest(min(acts) - 1)
        seen: dict[int, View] = {}
        for number, act in enumerate(self._acts[start : max(acts)], start + 1):
            if number in acts:
                with suppress(Refused):
                    seen[number] = self._seen(state)
            for event in act.events:
                state = apply(self.game, state, event).state
        return seen

    def uses(self, card: Card) -> tuple[Action, ...]:
        """What can be done with a card that was scanned and is only looked at."""
        return self.game.uses(self._state, card)

    def submit(self, event: Event, serial: int | None = None) -> tuple[Note, ...]:
        """Let ``event`` have happened: applied, then safe on disk, then shown. Returns the notes.

        ``serial`` is the one that the answer saw; where its prompt is gone, it is refused as ``stale``.
        Raises ``Refused``; nothing is written then and the table is as it was.
        """
        self._refuse_stale(serial)
        outcome = self._applied(event)
        now = self._clock()
        joins = self._joins(event, now)
        number = self._at if joins else self._at + 1
        self._write({"act": number, "at": _now(), "events": [self._codec.to_json(event)]})
        self._corrected = (event.counter if isinstance(event, Adjusted) else "", now)  # once it is safe
        self._keep(outcome, event, joins)
        self._seen_due = self._seen_due or (not joins and self._at % SEEN_EVERY == 0)
        return outcome.notes

    def _write(self, line: Json) -> None:
        """One more line. What was seen goes before it in the same breath, so that it costs no waiting of its own."""
        if self._seen_due and self._view is not None:
            self._store.append({"seen": self._at, "counters": _counters(self._view)}, line)
            self._seen_due = False
        else:
            self._store.append(line)

    def undo(self, acts: int = 1) -> None:
        """Take back the last acts. Raises ``Refused("nothing-to-undo")``."""
        if not 0 < acts <= self._at:
            raise Refused("nothing-to-undo", wanted=acts, got=self._at)
        self._write({"undo": acts})
        self._go(self._at - acts)

    def redo(self, acts: int = 1) -> None:
        """Have acts again that were taken back. Raises ``Refused("nothing-to-redo")``."""
        if not 0 < acts <= len(self._acts) - self._at:
            raise Refused("nothing-to-redo", wanted=acts, got=len(self._acts) - self._at)
        self._write({"redo": acts})
        self._go(self._at + acts)

    def close(self) -> None:
        """Let the journal go, so that another may take it up."""
        self._store.close()

    def replay(self, lines: tuple[Json, ...]) -> None:
        """Read the lines of a journal back, without writing. What these rules see otherwise goes to ``differences``."""
        for line in lines:
            self._reread(line)
        self._corrected = ("", 0.0)

    def _reread(self, line: Json) -> None:
        match line:
            case {"undo": int(acts)} if acts > 0:
                self._go(max(0, self._at - acts))
            case {"redo": int(acts)} if acts > 0:
                self._go(min(len(self._acts), self._at + acts))
            case {"seen": int(), "counters": dict(then)} if all(isinstance(value, int) for value in then.values()):
                self._compare(then)
            case {"act": int(number), "events": list(events)}:
                for event in events:
                    self._reapply(number, event)
            case _:
                self.differences.append(Difference(self._at, "event-unreadable", {"event": str(line)[:200]}))

    def _reapply(self, number: int, given: object) -> None:
        joins = number == self._at and number > 0
        try:
            event = self._codec.from_json(given)
            self._keep(self._applied(event), event, joins)
        except Unreadable as unreadable:
            self.differences.append(Difference(number, "event-unreadable", {"event": str(unreadable)}))
            self._keep_nothing(joins)
        except Refused as refused:
            self.differences.append(Difference(number, refused.key, refused.facts))
            self._keep_nothing(joins)

    def _compare(self, then: Json) -> None:
        try:
            now = _counters(self._seen(self._state))
        except Refused as refused:
            self.differences.append(Difference(self._at, refused.key, refused.facts))
            return
        for counter in sorted(now.keys() | then.keys()):
            if now.get(counter, 0) != then.get(counter, 0):
                facts = {"counter": counter, "then": then.get(counter, 0), "now": now.get(counter, 0)}
                self.differences.append(Difference(self._at, "counter-differs", facts))

    def _refuse_stale(self, serial: int | None) -> None:
        if serial is None:
            return
        _ = self.view  # looking says since when the prompt stands
        if serial < self._prompt_since:
            raise Refused("stale", serial=serial, since=self._prompt_since)

    def _applied(self, event: Event) -> Outcome[Any]:
        try:
            return apply(self.game, self._state, event)
        except Refused:
            raise
        except Exception as fault:  # the fence: a fault in a rule must not end a game night
            raise self._fault(fault, type(event).__name__) from fault

    def _seen(self, state: Any) -> View:
        try:
            return self.game.view(state)
        except Exception as fault:  # the fence: a fault in a rule must not end a game night
            raise self._fault(fault, "view") from fault

    def _fault(self, fault: Exception, doing: str) -> Refused:
        try:
            report = self._report(fault, doing)
        except (OSError, Refused):  # the disk that is full must not end the evening either
            report = "-"
        return Refused("rules-fault", doing=doing, report=report)

    def _joins(self, event: Event, now: float) -> bool:
        """Consecutive corrections of one counter within ``SAME_ACT`` seconds are one act."""
        before, at = self._corrected
        if not isinstance(event, Adjusted) or event.counter != before or now - at > SAME_ACT:
            return False
        return self._at == len(self._acts) > 0

    def _keep(self, outcome: Outcome[Any], event: Event, joins: bool) -> None:
        if joins:
            last = self._acts.pop()
            self._acts.append(Act((*last.events, event), last.notes + outcome.notes))
        else:
            self._begin_act(Act((event,), outcome.notes))
        self._show(outcome.state, isinstance(event, ANSWERS))
        if self._at % REMEMBERED_EVERY == 0:
            self._remembered[self._at] = outcome.state

    def _keep_nothing(self, joins: bool) -> None:
        """An act that these rules refuse still counts as one, so that later undos take back the right ones."""
        if not joins:
            self._begin_act(Act((), ()))

    def _begin_act(self, act: Act) -> None:
        if self._at < len(self._acts):  # what was taken back is gone for good
            del self._acts[self._at :]
            self._remembered = {at: state for at, state in self._remembered.items() if at <= self._at}
        self._acts.append(act)
        self._at += 1

    def _go(self, at: int) -> None:
        start, state = self._nearest(at)
        state = fold(self.game, state, (event for act in self._acts[start:at] for event in act.events))
        self._at = at
        self._corrected = ("", 0.0)
        self._show(state, answered=True)

    def _nearest(self, at: int) -> tuple[int, Any]:
        """The last remembered state up to act ``at``, and the number of its act."""
        return max((known for known in self._remembered.items() if known[0] <= at), key=lambda known: known[0])

    def _show(self, state: Any, answered: bool) -> None:
        self._state = state
        self._view = None
        self.serial += 1
        if answered:
            self._prompt_since = self.serial


def _counters(view: View) -> dict[str, int]:
    return {name: counter.value for name, counter in view.counters.items()}


def _now() -> str:
    return _spelt(int(time.time()))


@lru_cache(maxsize=1)
def _spelt(second: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S+00:00", time.gmtime(second))
