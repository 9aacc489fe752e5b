"""What is wrong with the words of a command line, as refusals: argparse says it in English only, here it is read."""

from __future__ import annotations

import argparse
import re
from ast import literal_eval
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

from rules.errors import Refused
from rules.setup import meant

OF = re.compile(r"argument (?P<name>.+?): (?P<problem>.+)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class WholeNumber:
    """The type of an option that is a whole number from ``low`` to ``high``."""

    low: int
    high: int

    def __call__(self, written: str) -> int:
        """The number. Raises ``ValueError`` for what is none, or out of range."""
        number = int(written)
        if not self.low <= number <= self.high:
            raise ValueError(written)
        return number


Reading = Callable[[Sequence[argparse.Action], argparse.Action | None, str], Iterator[Refused]]


def mistaken(message: str, actions: Sequence[argparse.Action]) -> list[Refused]:
    """The refusals of a sentence of argparse; none where it is of a kind that is not known here."""
    of = OF.fullmatch(message)
    action = next((each for each in actions if of and _name(each) == of["name"]), None)
    problem = of["problem"] if of and action else message
    for sentence, read in SENTENCES.items():
        if found := re.fullmatch(sentence, problem, re.DOTALL):
            return list(read(actions, action, found[1] if found.groups() else ""))
    return []


def left_over(words: Sequence[str], actions: Sequence[argparse.Action]) -> Iterator[Refused]:
    """The refusals of words that nothing takes; one behind an unknown option is taken for the value of that."""
    options = {option.lstrip("-"): option for action in actions for option in action.option_strings}
    before = ""
    for word in words:
        if word.startswith("-"):
            option = word.partition("=")[0]
            near = options.get(meant(option.lstrip("-"), tuple(options)), "")
            yield Refused("option-unknown", word=option, meant=near)
        elif not before.startswith("-"):
            yield Refused("word-too-many", word=word)
        before = word


def _missing(actions: Sequence[argparse.Action], _: argparse.Action | None, found: str) -> Iterator[Refused]:
    named = {_name(action): action for action in actions}
    for name in found.split(", "):
        known = _choices(named.get(name))
        is_option = name.startswith("-")
        yield (
            Refused("value-missing", option=name, known=known)
            if is_option
            else Refused("word-missing", name=name, known=known)
        )


def _value_missing(_: Sequence[argparse.Action], action: argparse.Action | None, __: str) -> Iterator[Refused]:
    yield Refused("value-missing", option=_name(action), known=_choices(action))


def _no_choice(_: Sequence[argparse.Action], action: argparse.Action | None, found: str) -> Iterator[Refused]:
    word, known = str(literal_eval(found)), _choices(action)
    near = meant(word, tuple(known.split(", ")), 0.5)  # “marvel” is near enough to marvel_champions
    if action is not None and action.option_strings:
        yield Refused("value-unknown", option=_name(action), word=word, meant=near, known=known)
    else:
        yield Refused("word-unknown", word=word, meant=near, known=known)


def _no_number(_: Sequence[argparse.Action], action: argparse.Action | None, found: str) -> Iterator[Refused]:
    word, wanted = str(literal_eval(found)), action.type if action else None
    if isinstance(wanted, WholeNumber):
        yield Refused("number-not-in-range", option=_name(action), word=word, low=wanted.low, high=wanted.high)
    else:
        yield Refused("no-whole-number", option=_name(action), word=word)


def _no_value(_: Sequence[argparse.Action], action: argparse.Action | None, found: str) -> Iterator[Refused]:
    yield Refused("value-not-taken", option=_name(action), word=str(literal_eval(found)))


def _ambiguous(actions: Sequence[argparse.Action], _: argparse.Action | None, found: str) -> Iterator[Refused]:
    options = (option for action in actions for option in action.option_strings)
    yield Refused("option-ambiguous", word=found, known=", ".join(each for each in options if each.startswith(found)))


# As Python 3.11 to 3.13 have them.
SENTENCES: dict[str, Reading] = {
    r"the following arguments are required: (.+)": _missing,
    r"expected (?:at least )?one argument": _value_missing,
    r"invalid choice: (.+?) \(choose from .*\)": _no_choice,
    r"invalid (?:int|WholeNumber.*?) value: (.+)": _no_number,
    r"ignored explicit argument (.+)": _no_value,
    r"ambiguous option: (.+?)(?:=.*)? could match .+": _ambiguous,
}


def _name(action: argparse.Action | None) -> str:
    """What argparse calls an action in its sentences."""
    if action is None:
        return ""
    return "/".join(action.option_strings) or str(action.metavar or action.dest)


def _choices(action: argparse.Action | None) -> str:
    """The words that fit, in the order of the help; empty where any word may."""
    choices = action.choices if action else None
    return ", ".join(map(str, choices)) if isinstance(choices, Collection) else ""
