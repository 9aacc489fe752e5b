"""The words of the play language that every game shares, and what each says has happened.

A command is read by someone else into its words and options; here it becomes an event. ``scan``, ``enter``, ``undo``,
``redo``, ``explain``, ``teach`` and ``unteach`` need more than the table and are at home in the companion.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rules.errors import Refused
from rules.events import (
    Adjusted,
    Answered,
    Confirmed,
    Corrected,
    Drew,
    Engaged,
    Event,
    Flipped,
    Left,
    Placed,
    Shifted,
    Skipped,
    WentTo,
)
from rules.view import View


@dataclass(frozen=True, slots=True)
class Command:
    """One line: ``remove c3 to=out`` has the name ``remove``, the words ``(c3,)`` and the options ``{to: out}``."""

    name: str
    words: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)

    def expect(self, low: int, high: int | None = None, options: tuple[str, ...] = ()) -> None:
        """Refuse as ``bad-line`` another number of words than ``low`` to ``high``, or an unknown option."""
        most = low if high is None else high
        if not low <= len(self.words) <= most:
            raise self.miscounted(low, most)
        for option in self.options:
            if option not in options:
                raise Refused("bad-line", reason="option", command=self.name, option=option)

    def miscounted(self, low: int, high: int) -> Refused:
        """The refusal of too few words or too many; ``span`` is by how many the words may differ."""
        got, span = len(self.words), high - low
        return Refused("bad-line", reason="words", command=self.name, low=low, high=high, span=span, got=got)

    def word(self, at: int, default: str = "") -> str:
        """Word number ``at``, from 0."""
        return self.words[at] if at < len(self.words) else default

    def number(self, at: int, default: int = 1) -> int:
        """Word number ``at`` as a whole number. Refuses as ``bad-line`` what is none."""
        return whole_number(self.words[at], self.name) if at < len(self.words) else default


def whole_number(text: str, command: str) -> int:
    """``7``, ``+7``, ``-7``; anything else is refused as ``bad-line``. At most 9 digits."""
    digits = text[1:] if text[:1] in ("+", "-") else text
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 9):
        raise Refused("bad-line", reason="number", command=command, word=text)
    return int(text)


def remove(command: Command, _: View) -> Event:
    """``remove cN [to=discard|out|aside]``"""
    command.expect(1, options=("to",))
    return Left(command.word(0), command.options.get("to", "discard"))


def flip(command: Command, _: View) -> Event:
    """``flip ID``"""
    command.expect(1)
    return Flipped(command.word(0))


def engage(command: Command, _: View) -> Event:
    """``engage cN pN``"""
    command.expect(2)
    return Engaged(*command.words)


def token(command: Command, _: View) -> Event:
    """``token ID NAME BY``"""
    command.expect(2, 3)
    return Placed(f"{command.word(0)}.{command.word(1)}", command.number(2))


def place(command: Command, view: View) -> Event:
    """``place COUNTER BY``"""
    command.expect(1, 2)
    return Placed(command.word(0), command.number(1))


def shift(command: Command, _: View) -> Event:
    """``shift FROM TO N``"""
    command.expect(2, 3)
    return Shifted(command.word(0), command.word(1), command.number(2))


def adjust(command: Command, _: View) -> Event:
    """``adjust COUNTER BY``"""
    command.expect(2)
    return Adjusted(command.word(0), command.number(1))


def set_counter(command: Command, view: View) -> Event:
    """``set COUNTER VALUE``; a counter that is not shown counts zero, and the game refuses what it does not know."""
    command.expect(2)
    counter = view.counters.get(command.word(0))
    return Adjusted(command.word(0), command.number(1) - (counter.value if counter else 0))


def correct(command: Command, _: View) -> Event:
    """``correct ID FIELD VALUE``"""
    command.expect(3)
    return Corrected(*command.words)


def done(command: Command, view: View) -> Event:
    """``done`` answers a prompt of kind confirm; elsewhere it is refused with what is wanted."""
    command.expect(0)
    if view.prompt is None:
        raise Refused("nothing-asked")
    if view.prompt.kind != "confirm":
        raise Refused("wanted", kind=view.prompt.kind, prompt=view.prompt.key)
    return Confirmed(view.prompt.key)


def answer(command: Command, view: View) -> Event:
    """``answer VALUE ...``"""
    if view.prompt is None:
        raise Refused("nothing-asked")
    return Answered(view.prompt.key, command.words)


def draw(command: Command, _: View) -> Event:
    """``draw PIECE ...``"""
    return Drew(command.words)


def move(command: Command, _: View) -> Event:
    """``move STEP``"""
    command.expect(1)
    return WentTo(command.word(0))


def skip(command: Command, _: View) -> Event:
    """``skip STEP``"""
    command.expect(1)
    return Skipped(command.word(0))


COMMANDS: Mapping[str, Callable[[Command, View], Event]] = {
    "remove": remove,
    "flip": flip,
    "engage": engage,
    "token": token,
    "place": place,
    "shift": shift,
    "adjust": adjust,
    "set": set_counter,
    "correct": correct,
    "done": done,
    "answer": answer,
    "draw": draw,
    "move": move,
    "skip": skip,
}
