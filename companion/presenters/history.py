"""The history: what happened, the newest first, each with the line that takes it back."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import partial, reduce
from itertools import islice

from companion.presenters.models import Asked, Past
from companion.words.texts import message_id
from companion.words.wording import Words
from rules.cards import Card
from rules.errors import Facts
from rules.events import Answered, Confirmed, Event
from rules.view import Note

ANSWERS = (Answered, Confirmed)
CARD = re.compile(r"\bc\d+\b")
SHOWN = 60  # acts; older ones are taken back by going back to the oldest of these first
CAPITAL = re.compile(r"(?<=[a-z])(?=[A-Z])")
Act = tuple[Sequence[Event], Sequence[Note]]


@dataclass(frozen=True, slots=True)
class Then:
    """What was seen when an act was done: words that know its cards, and what was asked."""

    words: Words
    asked: Asked | None = None


NOTHING: Mapping[int, Then] = {}


def history(acts: Sequence[Act], words: Words, then: Mapping[int, Then] = NOTHING) -> tuple[Past, ...]:
    """The last acts, the newest first. ``acts`` are what happened and what was said about it, the oldest first;
    ``then`` is what was seen at those that ``unclear`` names.
    """
    return tuple(
        Past(number, past(act, then.get(number, Then(words))), f"undo {len(acts) - number + 1}")
        for number, act in newest(acts)
    )


def newest(acts: Sequence[Act]) -> list[tuple[int, Act]]:
    """The acts that are shown, each with its number, the newest first."""
    return [(len(acts) - back, act) for back, act in enumerate(islice(reversed(acts), SHOWN))]


def unclear(acts: Sequence[Act], here: Collection[str]) -> set[int]:
    """The numbers of those acts that the table of now cannot tell: they answered a prompt and nothing was said of it,
    or they name a card that is not ``here`` any more.
    """
    return {
        number
        for number, (events, notes) in newest(acts)
        if (not notes and any(isinstance(event, ANSWERS) for event in events)) or cards_of(events, notes) - set(here)
    }


def cards_of(events: Sequence[Event], notes: Sequence[Note]) -> set[str]:
    """The ids of the cards that an act is about."""
    facts = [fact for note in notes for fact in note.facts.values()]
    facts += [str(getattr(event, field.name)) for event in events for field in fields(event)]  # type: ignore[arg-type]
    return {id for fact in facts if isinstance(fact, str) for id in CARD.findall(fact)}


def past(act: Act, then: Then) -> str:
    """One act in words: what was done, and what followed from it."""
    events, notes = act
    said = dict.fromkeys(
        [*map(then.words.note, notes)] or [happened(event, then.words, then.asked) for event in events]
    )
    return " ".join(said)


def happened(event: Event, words: Words, asked: Asked | None = None) -> str:
    """An event in words: what was asked with its answer, else as a game or the app words it (``act-confirmed``)."""
    kind = CAPITAL.sub("-", type(event).__name__).lower()
    if isinstance(event, ANSWERS) and asked and asked.key == event.prompt:
        return reduce(partial(with_answer, words), answer(event, asked, words), asked.title)
    if isinstance(event, Confirmed) and (done := words.perhaps("ask", event.prompt, {}, "done")):
        title = words.texts.plain(message_id("ask", event.prompt))
        return with_answer(words, title, done) if title else done
    return words.perhaps("act", kind, facts_of(event, words)) or words.say("act", "other", {})


def with_answer(words: Words, asked: str, done: str) -> str:
    """What was asked, and one more thing that was answered."""
    return words.texts.say("act-confirmed-asked", {"asked": asked, "done": done})


def answer(event: Answered | Confirmed, asked: Asked, words: Words) -> tuple[str, ...]:
    """How a prompt was answered: with its button, with the names of what was chosen, or as a game words it
    (``answered-leave``)."""
    if isinstance(event, Confirmed) or not event.values:
        return (asked.done,)
    labels = {choice.value: choice.text for choice in asked.choices}
    return tuple(labels.get(value) or words.perhaps("answered", value, {}) or value for value in event.values)


def facts_of(event: Event, words: Words) -> Facts:
    """The facts of an event as a sentence needs them; a card is its code or, without one, its name or its kind."""
    return {field.name: _fact(getattr(event, field.name), words) for field in fields(event)}  # type: ignore[arg-type]


def _fact(value: object, words: Words) -> int | str:
    if isinstance(value, Card):
        return value.code or words.card(value)
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return value if isinstance(value, int) else str(value)
