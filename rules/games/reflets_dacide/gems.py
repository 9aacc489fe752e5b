"""Gems: five colours, 25 of each, always somewhere (RA-23 to RA-28). Moving them, and what four of a colour do."""

from __future__ import annotations

from collections.abc import Iterable

from rules.counters import Counters
from rules.errors import Refused

COLOURS = ("red", "blue", "green", "yellow", "violet")
PER_COLOUR = 25  # 125 gems in five colours; 25 of each is deduced, no source says it
SERIES = 4  # gems of one colour on the board of the Vils
VILS = tuple(f"vils.{colour}" for colour in COLOURS)
_ON_VILS = tuple(zip(COLOURS, VILS, strict=True))


def begun(boards: tuple[str, ...], each: int) -> Counters:
    """One gem of each colour on the board of the Vils, ``each`` on every influence board, the rest in the bank."""
    counts = {f"bank.{colour}": PER_COLOUR - 1 - each * len(boards) for colour in COLOURS}
    counts |= {f"vils.{colour}": 1 for colour in COLOURS}
    return Counters(counts | {f"{board}.{colour}": each for board in boards for colour in COLOURS})


def moved(gems: Counters, moves: Iterable[tuple[str, str, int]]) -> Counters:
    """After every ``(source, target, count)`` of ``moves``. Refuses as ``not-enough`` what a place does not hold."""
    counts = dict(gems)
    for source, target, count in moves:
        held = counts.get(source, 0)
        if held < count:
            raise Refused("not-enough", counter=source, wanted=count, got=held)
        counts[source] = held - count
        counts[target] = counts.get(target, 0) + count
    return Counters(counts)


def drawn(gems: Counters, pieces: tuple[str, ...], place: str) -> Counters:
    """RA-23, RA-24: these pieces from the bank, all placed before anything is looked at (AM-3)."""
    return moved(gems, [(f"bank.{colour}", f"{place}.{colour}", 1) for colour in checked(pieces)])


def checked(pieces: tuple[str, ...]) -> tuple[str, ...]:
    """The same pieces. Refuses as ``unknown-colour`` what is none."""
    for colour in pieces:
        if colour not in COLOURS:
            raise Refused("unknown-colour", colour=colour[:40])
    return pieces


def complete(gems: Counters) -> tuple[str, ...]:
    """RA-25: the colours of which the Vils hold a series, reached or exceeded."""
    return tuple([colour for colour, counter in _ON_VILS if gems[counter] >= SERIES])


def in_bank(gems: Counters) -> int:
    """How many gems can still be drawn."""
    return sum(gems[f"bank.{colour}"] for colour in COLOURS)


def check_count(pieces: tuple[str, ...], wanted: int) -> None:
    """Refuse another number of gems than asked for."""
    if len(pieces) != wanted:
        raise Refused("wrong-number", wanted=wanted, got=len(pieces))
