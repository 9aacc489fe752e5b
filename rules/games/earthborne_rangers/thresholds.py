"""Thresholds: what they are for this many Rangers, what suffices, and which cards are due to clear."""

from __future__ import annotations

from collections.abc import Mapping

from rules.cards import Printed
from rules.games.earthborne_rangers.state import TRACKER, Day, InPlay

KINDS = ("harm", "progress")
X, SLASHED, ALL_RANGERS = "X", "slashed", "all-rangers"


def limit(day: Day, item: InPlay, what: str) -> int | None:
    """The threshold as a number of tokens; None where none is printed or a word stands in its place.

    ER-2: each threshold is optional and independent. B.11: a per-Ranger value counts once for each Ranger.
    """
    printed = item.printed.get(what)
    if printed is None:
        return None
    if printed.word:
        return x_value(item, what) if printed.word == X else None
    return printed.value * len(day.seats) if printed.per_player else printed.value


def x_value(item: InPlay, what: str) -> int | None:
    """X is the number of the only kind of named token that the card enters with, else what the table told."""
    if what in item.xs:
        return item.xs[what]
    names = tuple(item.card.tokens)
    return item.tokens[names[0]] if len(names) == 1 else None


def unknown_x(item: InPlay, what: str) -> bool:
    """Whether X is printed there and nobody has told how much it is."""
    printed = item.printed.get(what)
    return printed is not None and printed.word == X and x_value(item, what) is None


def word(item: InPlay, what: str) -> str:
    """``X``, ``slashed``, ``all-rangers``, or an empty text for a number or nothing."""
    printed = item.printed.get(what)
    return printed.word if printed else ""


def count(item: InPlay, what: str) -> int:
    """How many tokens of that kind lie on the card."""
    return item.harm if what == "harm" else item.progress


def enough(day: Day, item: InPlay, what: str) -> bool:
    """ER-3: at least as many tokens as the threshold of that kind; more is as good."""
    printed = item.printed.get(what)
    if printed is None:  # ER-19: nothing to reach
        return False
    if printed.word == ALL_RANGERS:
        return all(seat.token == item.id for seat in day.seats)
    wanted = limit(day, item, what)
    return wanted is not None and count(item, what) >= wanted


def doubtful(day: Day, item: InPlay, what: str) -> bool:
    """OPEN-6: no token lies there and none is needed. The rules do not say, so the table does."""
    return count(item, what) == 0 and limit(day, item, what) == 0


def sufficient(day: Day, item: InPlay) -> tuple[str, ...]:
    """The kinds that clear this card without a doubt."""
    return tuple(what for what in KINDS if enough(day, item, what) and not doubtful(day, item, what))


def questionable(day: Day, item: InPlay) -> tuple[str, ...]:
    """The kinds that would clear it only by a threshold of nothing."""
    return tuple(what for what in KINDS if doubtful(day, item, what))


def due(day: Day) -> tuple[str, ...]:
    """ER-13: every card that has reached a threshold, in the order of entering. ER-21: never the location."""
    return tuple(
        item.id
        for item in day.cards.values()
        if (item.harm or item.progress or item.special) and item.id != "location" and _reached(day, item)
    )


def _reached(day: Day, item: InPlay) -> bool:
    if not item.up or item.area == TRACKER or item.left_as_is:
        return False
    return enough(day, item, "harm") or enough(day, item, "progress")


def special(printed: Mapping[str, Printed]) -> bool:
    """Whether a threshold can be reached without a token of its kind: by a word, or because it is nothing."""
    numbers = (printed[what] for what in KINDS if what in printed)
    return any(number.word or number.value == 0 for number in numbers)


def standing(day: Day, item: InPlay) -> tuple[int, ...]:
    """How the card stands now; a matter that was left comes up again only when this has changed."""
    limits = (limit(day, item, what) for what in KINDS)
    tokens = sum(seat.token == item.id for seat in day.seats)
    return (item.harm, item.progress, *(-1 if number is None else number for number in limits), tokens)


def may_travel(day: Day) -> bool:
    """ER-24: the location carries at least its threshold now. A location that prints none is the table's to judge."""
    place = day.cards.get("location")
    return place is None or "progress" not in place.printed or enough(day, place, "progress")
