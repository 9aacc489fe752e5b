"""The numbers beside gems that can be corrected: each with its range and what setting it means."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from rules.errors import Refused
from rules.games.reflets_dacide.heroes import MOST, put
from rules.games.reflets_dacide.kinds import TRAITS
from rules.games.reflets_dacide.state import CHANGES, HERO_IDS, NOTCHES, UNKNOWN, Hero, Line, Quest, Table

LEAST_DRAWN, MOST_DRAWN = 2, 4
MOST_SLOTS = 20
MOST_POINTS = 9999


@dataclass(frozen=True, slots=True)
class Number:
    """A number of the table: its value, its range, and the table with another one.

    ``told``: somebody said it; else it stands at its lowest until somebody does.
    """

    value: int
    low: int
    high: int
    set: Callable[[Table, int], Table]
    told: bool = True


Find = Callable[[Table], Number]


def number(table: Table, counter: str) -> Number:
    """The number behind ``counter``. Refuses as ``unknown-counter``."""
    owner, _, what = counter.partition(".")
    found = _TABLE.get(counter)
    if found:
        return found(table)
    if owner in HERO_IDS:
        return _of_hero(table, HERO_IDS.index(owner), what, counter)
    if owner in table.boards and what == "slots":
        return _slots(table, table.boards.index(owner))
    raise Refused("unknown-counter", counter=counter[:40])


def _quest(value: Callable[[Quest], int], high: int, change: Callable[[Quest, int], Quest]) -> Find:
    def found(table: Table) -> Number:
        return Number(value(table.quest), 0, high, lambda t, now: replace(t, quest=change(t.quest, now)))

    return found


def _room(place: int) -> Find:
    def change(quest: Quest, now: int) -> Quest:
        if now:
            return replace(quest, revealed=quest.revealed | {place})
        return replace(quest, revealed=quest.revealed - {place}, applied=quest.applied - {place})

    return _quest(lambda quest: int(place in quest.revealed), 1, change)


def _pawn(name: str) -> Find:
    return lambda table: Number(table.board[name], 0, MOST, lambda t, now: replace(t, board=t.board.put(name, now)))


def _points(side: str) -> Find:
    def lines(table: Table) -> tuple[Line, ...]:
        return table.team if side == "team" else table.vils

    def change(table: Table, now: int) -> Table:
        by = now - sum(line.points for line in lines(table))
        rest = lines(table)
        if rest and not rest[-1].label:
            by, rest = by + rest[-1].points, rest[:-1]
        changed = (*rest, Line(by, "")) if by else rest
        return replace(table, team=changed) if side == "team" else replace(table, vils=changed)

    return lambda table: Number(sum(line.points for line in lines(table)), 0, MOST_POINTS, change)


def _of_hero(table: Table, at: int, what: str, counter: str) -> Number:
    hero = table.heroes[at]
    if what == "vitality":
        return _vitality(hero, at)
    if what in TRAITS:
        return Number(hero.values.get(what, 0), 0, MOST, lambda t, now: _with_value(t, at, what, now))
    trait = what.replace("bonus", "value")
    if what.startswith("bonus") and trait in TRAITS:
        return Number(hero.bonus[trait], 0, MOST, lambda t, now: _with_bonus(t, at, trait, now))
    raise Refused("unknown-counter", counter=counter[:40])


def _vitality(hero: Hero, at: int) -> Number:
    def change(table: Table, now: int) -> Table:
        return put(table, at, replace(table.heroes[at], vitality=now))

    return Number(max(0, hero.vitality), 0, MOST, change, hero.vitality != UNKNOWN)


def _with_value(table: Table, at: int, trait: str, now: int) -> Table:
    hero = table.heroes[at]
    return put(table, at, replace(hero, values={**hero.values, trait: now}))


def _with_bonus(table: Table, at: int, trait: str, now: int) -> Table:
    hero = table.heroes[at]
    return put(table, at, replace(hero, bonus=hero.bonus.put(trait, now)))


def _slots(table: Table, at: int) -> Number:
    def change(table: Table, now: int) -> Table:
        return replace(table, slots=(*table.slots[:at], now, *table.slots[at + 1 :]))

    return Number(max(0, table.slots[at]), 0, MOST_SLOTS, change, table.slots[at] != UNKNOWN)


_TABLE: Mapping[str, Find] = {
    "vils.notch": _quest(lambda q: q.notch, NOTCHES, lambda q, now: replace(q, notch=now)),
    "vils.room1": _room(1),
    "vils.room2": _room(2),
    "vils.room3": _room(3),
    "vils.relic": _quest(lambda q: int(q.relic_taken), 1, lambda q, now: replace(q, relic_taken=bool(now))),
    "vils.blocked": _quest(lambda q: int(q.blocked), 1, lambda q, now: replace(q, blocked=bool(now))),
    "relic.pile": _quest(lambda q: int(q.relic_in_pile), 1, lambda q, now: replace(q, relic_in_pile=bool(now))),
    "countdown.left": _quest(lambda q: max(0, q.left), CHANGES, lambda q, now: replace(q, left=now)),
    "countdown.on": _quest(
        lambda q: int(q.left != UNKNOWN), 1, lambda q, now: replace(q, left=max(0, q.left) if now else UNKNOWN)
    ),
    "imprevus.left": lambda t: Number(t.left, 0, MOST_DRAWN, lambda t, now: replace(t, left=now)),
    "challenge.imprevus": lambda t: Number(
        t.imprevus, LEAST_DRAWN, MOST_DRAWN, lambda t, now: replace(t, imprevus=now)
    ),
    "challenge.gemmes": lambda t: Number(t.gemmes, LEAST_DRAWN, MOST_DRAWN, lambda t, now: replace(t, gemmes=now)),
    "pawns.ddd": _pawn("pawns.ddd"),
    "avatar.square": _pawn("avatar.square"),
    "team.square": _pawn("team.square"),
    "points.team": _points("team"),
    "points.vils": _points("vils"),
}
