"""The words that this game adds to the play language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rules.commands import Command, whole_number
from rules.commands import done as shared_done
from rules.errors import Refused
from rules.events import Answered, Confirmed, Drew, Event
from rules.games.reflets_dacide.events import Ended, HeroNamed, Paid, SaidNo, Scored, TrialDecided
from rules.games.reflets_dacide.gems import COLOURS
from rules.games.reflets_dacide.kinds import plain
from rules.games.reflets_dacide.state import HERO_IDS
from rules.view import Option, View

MOST_PAID = 25
FLAGS = {"yes": True, "no": False}


def colour(word: str, view: View) -> str:
    """The key of a colour: said as it is, or by the name that the players gave it; else the word itself."""
    return _meant(word, {key: (view.names.get(key, ""),) for key in COLOURS})


def _meant(word: str, called: Mapping[str, Iterable[str]]) -> str:
    """Which of the keys ``word`` is: the key itself, else the only one that is called so, whatever case and accents."""
    if word in called or not plain(word):
        return word
    found = [key for key, names in called.items() if plain(word) in map(plain, names)]
    found = found or [key for key in called if key == word.casefold()]
    return found[0] if len(found) == 1 else word


def draw(command: Command, view: View) -> Event:
    """``draw COLOUR ...``"""
    return Drew(tuple(colour(word, view) for word in command.words))


def answer(command: Command, view: View) -> Event:
    """``answer VALUE ...``: an option by its value, or by the name that the players gave to what it stands for."""
    if view.prompt is None:
        raise Refused("nothing-asked")
    called = {option.value: _names_of(option, view) for option in view.prompt.options}
    return Answered(view.prompt.key, tuple(_meant(word, called) for word in command.words))


def _names_of(option: Option, view: View) -> tuple[str, ...]:
    ids = (str(option.facts[fact]) for fact in ("colour", "hero") if fact in option.facts)
    return tuple(view.names[id] for id in ids if id in view.names)


def done(command: Command, view: View) -> Event:
    """``done``: also the end of the points, whose lines are written."""
    if view.prompt is None or view.prompt.key != "points":
        return shared_done(command, view)
    command.expect(0)
    return Confirmed("points")


def pay(command: Command, view: View) -> Event:
    """``pay COLOUR ... [from=bN]``"""
    command.expect(1, MOST_PAID, ("from",))
    pieces = tuple(colour(word, view) for word in command.words)
    return Paid(pieces, command.options.get("from", ""))


def hero(command: Command, view: View) -> Event:
    """``hero N``: the DDD names the Hero at place N, 1 to 6, or of that name."""
    command.expect(1)
    return HeroNamed(_meant(command.word(0), {id[1:]: (view.names.get(id, ""),) for id in HERO_IDS}))


def trial(command: Command, _: View) -> Event:
    """``trial yes|no``"""
    command.expect(1)
    tested = FLAGS.get(command.word(0).casefold())
    if tested is None:
        raise Refused("not-an-option", value=command.word(0)[:40], options="yes,no")
    return TrialDecided(tested)


def say_no(command: Command, _: View) -> Event:
    """``say-no cN [with=cN]``: the special Dilemme discards a Créature or a Bestiole."""
    command.expect(1, options=("with",))
    return SaidNo(command.word(0), command.options.get("with", ""))


def points(command: Command, _: View) -> Event:
    """``points N ["what for"] [side=team|vils]``"""
    command.expect(1, 2, ("side", "name"))
    label = command.options.get("name", command.word(1))
    return Scored(whole_number(command.word(0), "points"), label, command.options.get("side", "team"))


def end(command: Command, _: View) -> Event:
    """``end avatar|vils|quest``"""
    command.expect(1)
    return Ended(command.word(0))


COMMANDS: Mapping[str, Callable[[Command, View], Event]] = {
    "draw": draw,
    "answer": answer,
    "done": done,
    "pay": pay,
    "hero": hero,
    "trial": trial,
    "say-no": say_no,
    "points": points,
    "end": end,
}
