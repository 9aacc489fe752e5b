"""How a day begins: what is asked, and the table that the answers make (B.2)."""

from __future__ import annotations

from rules.counters import Counters
from rules.engine import Open
from rules.games.earthborne_rangers.arrivals import new_item
from rules.games.earthborne_rangers.begin_answers import (
    BY_CALENDAR,
    CALENDARS,
    FIRST_PLACE,
    FIRST_TERRAIN,
    SetupReader,
    listed,
)
from rules.games.earthborne_rangers.begin_prompts import FIRST
from rules.games.earthborne_rangers.state import ASPECTS, SURROUNDINGS, Day, Seat, changed
from rules.games.earthborne_rangers.travel import TERRAINS
from rules.setup import Answers, Cards, Field, Setup, shared_fields, words
from rules.view import Option

GROUPS = ("deck", "injury", "energy")
LAST_DAY = 99
DECK, HAND = 30, 6  # cards of a Ranger deck, and of the first hand
LINGERING = 8  # copies of Lingering Injury in the box


def _places(cards: Cards) -> tuple[Option, ...]:
    codes = [code for code in listed(cards, "location") if code in cards]
    return tuple(Option(cards[code].name(), "place", {"card": code}) for code in codes)


def _weathers(cards: Cards) -> tuple[Option, ...]:
    codes = [code for code in listed(cards, "weather") if code in cards]
    return (
        Option(BY_CALENDAR, "by-calendar"),
        *(Option(cards[code].name(), "place", {"card": code}) for code in codes),
    )


FIELDS = (
    *shared_fields(4, GROUPS),
    Field("aspects", "texts", low=0, high=4),
    Field("campaign", "text"),
    Field("day", "number", "1", low=1, high=LAST_DAY),
    Field("location", "choice", FIRST_PLACE, options=_places, open=True),
    Field("terrain", "choice", FIRST_TERRAIN, options=lambda _: words("terrain", *TERRAINS), open=True),
    Field("weather", "choice", BY_CALENDAR, options=_weathers, open=True),
    Field("deck", "number", str(DECK), low=HAND, high=99, page="more"),
    Field("lead", "text", page="more"),
    Field("calendar", "choice", CALENDARS[0], options=lambda _: words("calendar", *CALENDARS), page="more"),
    Field("missions", "texts", high=29, page="none"),
    Field("camped", "flag", "no", page="none"),
    Field("lingering", "number", "0", high=LINGERING, page="none"),
)


def new(setup: Setup, cards: Cards) -> Day:
    """The table of the day. Raises one ``Refused("setup")`` with every problem."""
    reader = SetupReader(FIELDS, setup, cards)
    answers = reader.answers
    seats = _seats(answers)
    started = FIRST if answers.flag("checklist") else "path.draw"
    day = Day(
        open=(Open(started),),
        seats=seats,
        cards={},
        world=reader.world,
        number=answers.number("day"),
        terrain=reader.terrain,
        campaign=answers.text("campaign"),
        lead=reader.lead,
        full=answers.text("guide") == "full",
        counted=frozenset(answers.list("count")),
        lingering_left=LINGERING - answers.number("lingering"),
        swaps=answers.flag("camped"),
    )
    return _with_missions(_with_table(day, reader), reader)


def _seats(answers: Answers) -> tuple[Seat, ...]:
    deck = answers.number("deck") - HAND
    values = answers.list("aspects")
    seats = []
    for at, name in enumerate(answers.list("players")):
        aspects = dict(zip(ASPECTS, map(int, values[at]), strict=True)) if at < len(values) else {}
        seats.append(Seat(f"p{at + 1}", name, deck, energy=Counters(aspects), aspects=aspects))
    return tuple(seats)


def _with_table(day: Day, reader: SetupReader) -> Day:
    items = {}
    if reader.place:
        items["location"] = new_item(day, "location", reader.place, SURROUNDINGS)
    if reader.weather:
        items["weather"] = new_item(day, "weather", reader.weather, SURROUNDINGS)
    return changed(day, cards=items)


def _with_missions(day: Day, reader: SetupReader) -> Day:
    items = dict(day.cards)
    for at, (card, bubbles) in enumerate(reader.missions, 1):
        items[f"c{at}"] = changed(new_item(day, f"c{at}", card, SURROUNDINGS), bubbles=bubbles)
    return changed(day, cards=items, next_card=len(reader.missions) + 1)
