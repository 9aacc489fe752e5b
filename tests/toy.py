"""A game of two counters, small enough to see through: the tests of the core and of the companion play it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.cards import Card
from rules.commands import Command
from rules.counters import Counters
from rules.engine import ANY, Game, Open, Outcome
from rules.errors import Refused
from rules.events import Adjusted, Answered, Confirmed, Entered, Event, Placed
from rules.setup import Cards, Field, Setup, read_setup, shared_fields
from rules.view import CardShown, Counter, Ending, Note, Option, PlayerShown, Prompt, View

FIELDS = (*shared_fields(4, ("doom",)), Field("limit", "number", "5", low=1, high=50), Field("boss", "text"))
STEPS = ("round.place", "round.choose", "round.end")


@dataclass(frozen=True, slots=True)
class Broke(Event):
    """Someone broke something: an event of this game alone, which always fails in the rules."""

    why: str


@dataclass(frozen=True, slots=True)
class Toy:
    """Doom grows by one a round; at the limit all is lost."""

    players: tuple[str, ...]
    limit: int
    counts: Counters
    open: tuple[Open, ...] = (Open("round.place"),)
    cards: tuple[Card, ...] = ()
    round: int = 1


def new(setup: Setup, cards: Cards) -> Toy:
    answers = read_setup(FIELDS, setup, cards)
    boss = answers.text("boss")
    if boss and boss not in cards:
        raise Refused("setup", (Refused("unknown-value", field="boss", value=boss, meant=""),))
    return Toy(answers.list("players"), answers.number("limit"), Counters(), cards=(cards[boss],) if boss else ())


def at(step: str) -> tuple[Open, ...]:
    return (Open(step),)


def placed(toy: Toy, event: Confirmed) -> Outcome[Toy]:
    if event.prompt != "place":
        raise Refused("stale", prompt=event.prompt)
    return Outcome(
        replace(toy, counts=toy.counts.plus("doom", 1), open=at("round.choose")), (Note("placed", {"count": 1}),)
    )


def chosen(toy: Toy, event: Answered) -> Outcome[Toy]:
    if event.values not in (("stay",), ("go",)):
        raise Refused("wrong-answer", wanted="stay,go")
    return Outcome(replace(toy, open=at("round.end")))


def adjusted(toy: Toy, event: Adjusted) -> Outcome[Toy]:
    if event.counter != "doom":
        raise Refused("unknown-counter", counter=event.counter)
    clamped = (Note("clamped", {"counter": "doom"}),) if toy.counts["doom"] + event.by < 0 else ()
    return Outcome(replace(toy, counts=toy.counts.plus("doom", event.by)), clamped)


def entered(toy: Toy, event: Entered) -> Outcome[Toy]:
    return Outcome(replace(toy, cards=(*toy.cards, event.card)))


def broke(_: Toy, event: Broke) -> Outcome[Toy]:
    raise ZeroDivisionError(event.why)


def spin(toy: Toy, event: Placed) -> Outcome[Toy]:
    """Placing a hundred starts what never comes to rest."""
    return Outcome(replace(toy, counts=toy.counts.plus("spin", event.by)))


def settle(toy: Toy) -> Outcome[Toy] | None:
    if toy.counts["spin"]:
        return Outcome(toy)
    if toy.open[-1].step == "round.end":
        return Outcome(replace(toy, open=at("round.place"), round=toy.round + 1), (Note("round"),))
    return None


def prompt(toy: Toy) -> Prompt | None:
    if toy.counts["doom"] >= toy.limit:
        return None
    if toy.open[-1].step == "round.choose":
        return Prompt("choose", "choose", options=(Option("stay", "stay"), Option("go", "go")))
    return Prompt("place", facts={"count": 1})


def view(toy: Toy) -> View:
    lost = toy.counts["doom"] >= toy.limit
    return View(
        step=toy.open[-1].step,
        phase="round",
        round=toy.round,
        players=tuple(PlayerShown(f"p{seat}", name) for seat, name in enumerate(toy.players, 1)),
        first_player="p1",
        counters={"doom": Counter(toy.counts["doom"], toy.limit)},
        cards=tuple(CardShown(f"c{n}", card.code, card.kind, card.names) for n, card in enumerate(toy.cards, 1)),
        prompt=prompt(toy),
        ending=Ending("lost", "doom") if lost else None,
        status="lost" if lost else "playing",
        track=STEPS,
    )


def smash(command: Command, _: View) -> Event:
    return Broke(command.word(0))


TOY: Game[Toy] = Game(
    id="toy",
    prefix="TY",
    rules="1",
    fields=FIELDS,
    new=new,
    handlers={
        ("round.place", Confirmed): placed,
        ("round.choose", Answered): chosen,
        (ANY, Adjusted): adjusted,
        (ANY, Entered): entered,
        (ANY, Broke): broke,
        (ANY, Placed): spin,
    },
    settle=settle,
    view=view,
    steps=STEPS,
    commands={"smash": smash},
)
