"""The history: what happened, the newest first, each with the line that takes it back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from itertools import islice

from companion.presenters.models import Past
from companion.words.texts import message_id
from companion.words.wording import Words
from rules.cards import Card
from rules.errors import Facts
from rules.events import Confirmed, Event
from rules.view import Note

SHOWN = 60  # acts; older ones are taken back by going back to the oldest of these first
CAPITAL = re.compile(r"(?<=[a-z])(?=[A-Z])")
Act = tuple[Sequence[Event], Sequence[Note]]


def history(acts: Sequence[Act], words: Words) -> tuple[Past, ...]:
    """The last acts, the newest first. ``acts`` are what happened and what was said about it, the oldest first."""
    newest = islice(reversed(acts), SHOWN)
    return tuple(Past(len(acts) - back, past(act, words), f"undo {back + 1}") for back, act in enumerate(newest))


def past(act: Act, words: Words) -> str:
    """One act in words: what was done, and what followed from it."""
    events, notes = act
    said = dict.fromkeys([*map(words.note, notes)] or [happened(event, words) for event in events])
    return " ".join(said)


def happened(event: Event, words: Words) -> str:
    """An event in words, where a game or the app words it (``act-confirmed``)."""
    kind = CAPITAL.sub("-", type(event).__name__).lower()
    if isinstance(event, Confirmed) and (done := words.perhaps("ask", event.prompt, {}, "done")):
        asked = words.texts.plain(message_id("ask", event.prompt))
        return words.texts.say("act-confirmed-asked", {"asked": asked, "done": done}) if asked else done
    return words.perhaps("act", kind, facts_of(event)) or words.say("act", "other", {})


def facts_of(event: Event) -> Facts:
    """The facts of an event as a sentence needs them; a card is its code or, without one, its name."""
    return {field.name: _fact(getattr(event, field.name)) for field in fields(event)}  # type: ignore[arg-type]


def _fact(value: object) -> int | str:
    if isinstance(value, Card):
        return value.code or value.name()
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return value if isinstance(value, int) else str(value)
