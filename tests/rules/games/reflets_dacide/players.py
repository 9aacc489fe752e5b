"""Players for tests: one who answers what is asked, one who does anything at all, and tables to begin with."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.cards import Card, Printed
from rules.engine import apply, begin
from rules.events import (
    Adjusted,
    Answered,
    Confirmed,
    Corrected,
    Drew,
    Entered,
    Event,
    Left,
    Placed,
    Shifted,
    Skipped,
    WentTo,
)
from rules.games.reflets_dacide import GAME
from rules.games.reflets_dacide.events import Ended, HeroNamed, Paid, SaidNo, Scored, TrialDecided
from rules.view import View

COLOURS = ("red", "blue", "green", "yellow", "violet")
KINDS = ("dilemme", "dilemme_non", "creature", "bestiole", "zone", "porte", "salle", "octuple", "heros", "relique", "?")
NAMES = ("R3", "R7", "R5", "Alors là, je dis non !", "Anneau")
BIG = 10**9

Table = Any  # a game's state never leaves its folder


def begun(**setup: str) -> Table:
    """A table; what is not said is a Challenge of two and three for one player."""
    return begin(GAME, {"players": "Ana", "imprevus": "2", "gemmes": "3", **setup}, {}).state


def after(table: Table, *events: Event) -> Table:
    """The table after these events."""
    for event in events:
        table = apply(GAME, table, event).state
    return table


def card(kind: str, name: str = "", cost: int | None = None) -> Entered:
    """A card without a code comes to the table."""
    printed = {} if cost is None else {"cost": Printed(cost)}
    return Entered(Card("", kind, {"": name} if name else {}, printed=printed))


def any_card(rng: Random) -> Entered:
    name = rng.choice((*NAMES, ""))
    cost = rng.choice((Printed(0), Printed(1), Printed(2), Printed(word="X"), None))
    printed = {"cost": cost} if cost else {}
    return Entered(Card("", rng.choice(KINDS), {"": name} if name else {}, printed=printed))


def willing(view: View, rng: Random) -> Event:
    """Answers what is asked, as it may be answered."""
    prompt = view.prompt
    if prompt is None:
        return rng.choice((any_card(rng), TrialDecided(rng.random() < 0.5)))
    values = [option.value for option in prompt.options]
    match prompt.kind:
        case "confirm":
            return Confirmed(prompt.key)
        case "draw":
            return Drew(tuple(rng.choice(values) for _ in range(prompt.low)))
        case "number":
            return Answered(prompt.key, (str(rng.randint(0, 3)),))
        case "text":
            return Answered(prompt.key, ("5 a line",))
        case "order":
            return Answered(prompt.key, tuple(rng.sample(values, len(values))))
    return Answered(prompt.key, (rng.choice(values),))


def wild(view: View, rng: Random) -> Event:
    """Does anything at all."""
    counters = (
        *view.counters,
        "b9.red",
        "bank.red",
        "h1.value1",
        "h2.bonus1",
        "countdown.left",
        "countdown.on",
        "",
        "é",
    )
    ids = (*(shown.id for shown in view.cards), "c99", "h1", "h6", "")
    key = view.prompt.key if view.prompt else "pay"
    count = rng.choice((0, 1, -1, 2, -2, 5, -30, BIG, -BIG))
    pieces = tuple(rng.choice((*COLOURS, "x", "b1.red", "b9.red")) for _ in range(rng.randint(0, 5)))
    words = tuple(
        rng.choice(("1", "b1", "purse", "yes", "keep", "", "c1", "all", "é\n")) for _ in range(rng.randint(0, 3))
    )
    return rng.choice(
        (
            Adjusted(rng.choice(counters), count),
            Placed(rng.choice(counters), count),
            Shifted(rng.choice(counters), rng.choice(counters), count),
            Left(rng.choice(ids), rng.choice(("discard", "out", "x"))),
            WentTo(rng.choice((*GAME.steps, "x"))),
            Skipped(rng.choice(GAME.steps)),
            Corrected(
                rng.choice(ids), rng.choice(("cost", "name", "value1", "x")), rng.choice(("3", "X", "", "9" * 12))
            ),
            Drew(pieces),
            Answered(key, words),
            Confirmed(rng.choice((key, "x"))),
            any_card(rng),
            Paid(pieces, rng.choice(("", "b1", "b9"))),
            HeroNamed(rng.choice(("1", "h2", "9", ""))),
            TrialDecided(rng.random() < 0.5),
            SaidNo(rng.choice(ids), rng.choice(ids)),
            Scored(count, "x", rng.choice(("team", "vils", "?"))),
            Ended(rng.choice(("?", "?", "quest"))),
        )
    )
