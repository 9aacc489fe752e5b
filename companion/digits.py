"""From what may be seen to what the number displays show: pure.

A display shows one counter: the one that its address names, else the next of the look's order that none is named for;
so without a word in the settings the first display shows what the game's lamps begin with. A number with too many
digits is shown as hyphens, never cut: a wrong number is worse than none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.look import Look
from rules.view import Counter, View

DARK = ""
TOO_LONG = "-"


@dataclass(frozen=True, slots=True)
class Place:
    """What a display is for: ``counter`` is a name or a pattern (``scheme*.threat``), empty for the next in order.

    ``places`` is how many digits it has.
    """

    counter: str
    places: int


def texts(view: View | None, look: Look, displays: Sequence[Place], beat: int = 0) -> tuple[str, ...]:
    """What each display shows; ``beat`` alternates 0 and 1 where something blinks. No view: all dark."""
    if view is None:
        return (DARK,) * len(displays)
    named = [_meant(view, look, each.counter) for each in displays]
    left = iter(name for name, _ in look.ordered(view.counters) if name not in named)
    names = [name if each.counter else next(left, "") for name, each in zip(named, displays, strict=True)]
    return tuple(_text(view, look, name, each.places, beat) for name, each in zip(names, displays, strict=True))


def _meant(view: View, look: Look, pattern: str) -> str:
    """The first counter that ``pattern`` means, or an empty text."""
    return next(iter(look.meant(pattern, view.counters)), "") if pattern else ""


def _text(view: View, look: Look, name: str, places: int, beat: int) -> str:
    if name not in view.counters:
        return DARK
    counter = view.counters[name]
    if beat and look.of(name).pattern == "blink" and _is_full(counter):
        return DARK
    written = str(counter.value)
    return written if len(written) <= places else TOO_LONG * places


def _is_full(counter: Counter) -> bool:
    return counter.limit is not None and counter.value >= counter.limit > 0
