"""What a game asks before it begins, and reading the answers: all problems at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from rules.cards import Card
from rules.errors import Refused
from rules.view import Option

Setup = Mapping[str, str]
Cards = Mapping[str, Card]
FieldKind = Literal["players", "choice", "choices", "number", "flag", "text", "texts"]


def no_options(_: Cards) -> tuple[Option, ...]:
    """For fields that are not chosen from a list."""
    return ()


@dataclass(frozen=True, slots=True)
class Field:
    """One question of the set-up. ``key`` is the word of the ``game`` line; it is worded as ``setup-KEY``.

    ``default`` is in written form, lists with commas. ``low``/``high`` bound a number, or how many of a list.
    ``options`` gives what may be chosen, from the card facts. ``open`` allows values that are not in the list.
    ``page`` tells the start page whether it asks (``main``), offers under "more" (``more``) or hides it (``none``).
    """

    key: str
    kind: FieldKind
    default: str = ""
    required: bool = False
    low: int = 0
    high: int = 99
    options: Callable[[Cards], tuple[Option, ...]] = no_options
    open: bool = False
    page: Literal["main", "more", "none"] = "main"

    @property
    def several(self) -> bool:
        """Whether its answer is a list."""
        return self.kind in ("players", "choices", "texts")

    def split(self, written: str) -> tuple[str, ...]:
        """A written answer as values: of a list each, without the blanks around it."""
        parts = written.split(",") if self.several else [written]
        return tuple(part.strip() for part in parts) if written else ()


def shared_fields(most_players: int, groups: tuple[str, ...]) -> tuple[Field, ...]:
    """The fields that every game has: players, and how much the companion says and counts."""
    return (
        Field("players", "players", required=True, low=1, high=most_players),
        Field("guide", "choice", "full", options=lambda _: words("guide", "full", "short"), page="more"),
        Field("count", "choices", ",".join(groups), options=lambda _: words("count", *groups), page="more"),
        Field("checklist", "flag", "no", page="more"),
        Field("rules", "text", page="none"),
    )


def words(key: str, *values: str) -> tuple[Option, ...]:
    """Options worded as ``option-KEY-VALUE``."""
    return tuple(Option(value, f"{key}-{value}") for value in values)


class Answers:
    """The answers to a set-up, checked. Lists keep their order; a flag is true or false."""

    def __init__(self, answers: Mapping[str, tuple[str, ...]]) -> None:
        self._answers = answers

    def list(self, key: str) -> tuple[str, ...]:
        """Every value of ``key``."""
        return self._answers[key]

    def text(self, key: str) -> str:
        """The only value of ``key``, or an empty text."""
        return ",".join(self._answers[key])

    def number(self, key: str) -> int:
        """The value of a number field."""
        return int(self._answers[key][0])

    def flag(self, key: str) -> bool:
        """True for ``yes``."""
        return self._answers[key] == ("yes",)


def read_setup(fields: tuple[Field, ...], given: Setup, cards: Cards) -> Answers:
    """Check ``given`` against ``fields``. Raises one ``Refused("setup")`` that lists every problem."""
    problems = [_unknown(key, fields) for key in given if key not in {field.key for field in fields}]
    answers: dict[str, tuple[str, ...]] = {}
    for field in fields:
        values = _values(field, given.get(field.key))
        answers[field.key] = values
        problems.extend(_problems(field, values, cards))
    if problems:
        raise Refused("setup", tuple(problems))
    return Answers(answers)


def _values(field: Field, written: str | None) -> tuple[str, ...]:
    return field.split(field.default if written is None else written)


def _problems(field: Field, values: tuple[str, ...], cards: Cards) -> list[Refused]:
    if not values:
        return [Refused("missing", field=field.key)] if field.required else []
    if field.kind == "number":
        return _number_problems(field, values[0])
    if field.kind == "flag":
        return [] if values[0] in ("yes", "no") else [Refused("not-a-flag", field=field.key, value=values[0])]
    found = _count_problems(field, values)
    if field.kind in ("choice", "choices") and not field.open:
        known = tuple(option.value for option in field.options(cards))
        found += [_unlisted(field, value, known) for value in values if value not in known]
    return found


def _number_problems(field: Field, value: str) -> list[Refused]:
    if value.isascii() and value.isdigit() and field.low <= int(value) <= field.high:
        return []
    return [Refused("not-in-range", field=field.key, value=value, low=field.low, high=field.high)]


def _count_problems(field: Field, values: tuple[str, ...]) -> list[Refused]:
    if not field.several or field.low <= len(values) <= field.high:
        return []
    return [Refused("wrong-count", field=field.key, got=len(values), low=field.low, high=field.high)]


def _unlisted(field: Field, value: str, known: tuple[str, ...]) -> Refused:
    return Refused("unknown-value", field=field.key, value=value, meant=meant(value, known))


def _unknown(key: str, fields: tuple[Field, ...]) -> Refused:
    return Refused("unknown-key", field=key, meant=meant(key, tuple(field.key for field in fields)))


def meant(word: str, known: tuple[str, ...], likeness: float = 0.6) -> str:
    """The closest known word ("did you mean") of at least that ``likeness`` (0.0 to 1.0), or an empty text."""
    from difflib import get_close_matches  # only where somebody misspelt: not on the way to the first picture

    return next(iter(get_close_matches(word, known, 1, likeness)), "")
