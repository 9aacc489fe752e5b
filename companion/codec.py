"""Events as JSON and back. A game's own events are found through its table of handlers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, get_type_hints

from companion.card_facts import card_from_json, card_to_json
from rules import events
from rules.cards import Card
from rules.engine import Game
from rules.errors import Refused
from rules.events import Event

KIND = "is"
Json = dict[str, Any]
Reader = Callable[[Any], Any]


class Unreadable(ValueError):
    """A JSON value that is no event of this game."""


class Codec:
    """Writes and reads the events that may stand in a journal of one game."""

    def __init__(self, game: Game[Any]) -> None:
        kinds = {*_shared_kinds(), *(kind for _, kind in game.handlers)}
        self._kinds: Mapping[str, type[Event]] = {kind.__name__: kind for kind in kinds}
        self._readers = {name: _readers(kind) for name, kind in self._kinds.items()}
        self._defaults = {name: _defaults(kind) for name, kind in self._kinds.items()}

    def to_json(self, event: Event) -> Json:
        """``{"is": "Placed", "counter": "c1.harm", "by": 2}``; a field that has its default is left out."""
        name = type(event).__name__
        said: Json = {KIND: name}
        for field, default in self._defaults[name].items():
            value = getattr(event, field)
            if value != default:
                said[field] = card_to_json(value) if isinstance(value, Card) else value
        return said

    def from_json(self, given: object) -> Event:
        """The event that ``to_json`` wrote. Raises ``Unreadable`` for anything else."""
        try:
            assert isinstance(given, dict)
            name = given[KIND]
            readers = self._readers[name]
            return self._kinds[name](
                **{field: readers[field](value) for field, value in given.items() if field != KIND}
            )
        except (AssertionError, KeyError, TypeError, ValueError, Refused) as cause:
            raise Unreadable(str(given)[:200]) from cause


def _shared_kinds() -> list[type[Event]]:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return [kind for kind in kinds if kind is not Event]


def _defaults(kind: type[Any]) -> Mapping[str, Any]:
    """Every field with its default (``MISSING`` where it has none)."""
    return {field.name: field.default for field in fields(kind)}


def _readers(kind: type[Any]) -> Mapping[str, Reader]:
    hints = get_type_hints(kind)
    return {field.name: _READERS[hints[field.name]] for field in fields(kind)}


def _exactly(wanted: type) -> Reader:
    def read(value: Any) -> Any:
        if type(value) is not wanted:
            raise TypeError(value)
        return value

    return read


_text = _exactly(str)


def _texts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError(value)
    return tuple(map(_text, value))


_READERS: Mapping[Any, Reader] = {
    str: _text,
    int: _exactly(int),
    bool: _exactly(bool),
    tuple[str, ...]: _texts,
    Card: card_from_json,
}
