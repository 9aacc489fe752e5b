"""Saying no at the table: a key and facts, worded elsewhere in every language."""

from __future__ import annotations

from collections.abc import Mapping

Fact = int | str
Facts = Mapping[str, Fact]


class Refused(Exception):
    """What was asked cannot be done now; the table stays as it is.

    ``key`` names the reason (``wrong-number``), ``facts`` are ids and numbers (``wanted=3, got=2``), never words.
    ``problems`` holds further refusals where several things are wrong at once, each to be shown.
    """

    def __init__(self, key: str, /, problems: tuple[Refused, ...] = (), **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts: Facts = facts
        self.problems = problems

    def __str__(self) -> str:
        said = " ".join([self.key, *(f"{name}={value}" for name, value in self.facts.items())])
        return "; ".join([said, *map(str, self.problems)])
