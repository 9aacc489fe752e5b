"""How a day begins: what is asked, and the table that the answers make (B.2)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.cards import Card
from rules.counters import Counters
from rules.engine import Open
from rules.errors import Refused
from rules.games.earthborne_rangers.arrivals import new_item
from rules.games.earthborne_rangers.begin_prompts import FIRST
from rules.games.earthborne_rangers.names import plain
from rules.games.earthborne_rangers.state import ASPECTS, BUBBLES, SURROUNDINGS, Day, Seat, changed
from rules.games.earthborne_rangers.travel import TERRAINS
from rules.setup import Answers, Cards, Field, Setup, meant, read_setup, shared_fields, words
from rules.view import Option

GROUPS = ("deck", "injury", "energy")
CALENDARS = ("lure_of_the_valley", "legacy_of_the_ancestors")
BY_CALENDAR = "calendar"
FIRST_PLACE, FIRST_TERRAIN = "Lone Tree Station", "woods"  # where the core campaign begins (rangersdb)
LAST_DAY = 99
DECK, HAND = 30, 6  # cards of a Ranger deck, and of the first hand
LINGERING = 8  # copies of Lingering Injury in the box


def listed(cards: Cards, what: str) -> tuple[str, ...]:
    """The codes that the index of the card facts lists under ``what``."""
    index = cards.get("index")
    return tuple(index.facts.get(what, "").split()) if index else ()


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
    Field("campaign", "text"),
    Field("day", "number", "1", low=1, high=LAST_DAY),
    Field("location", "choice", FIRST_PLACE, options=_places, open=True),
    Field("terrain", "choice", FIRST_TERRAIN, options=lambda _: words("terrain", *TERRAINS), open=True),
    Field("weather", "choice", BY_CALENDAR, options=_weathers, open=True),
    Field("aspects", "texts", low=0, high=4, page="more"),
    Field("deck", "number", str(DECK), low=HAND, high=99, page="more"),
    Field("lead", "text", page="more"),
    Field("calendar", "choice", CALENDARS[0], options=lambda _: words("calendar", *CALENDARS), page="more"),
    Field("missions", "texts", high=29, page="none"),
    Field("camped", "flag", "no", page="none"),
    Field("lingering", "number", "0", high=LINGERING, page="none"),
)


def new(setup: Setup, cards: Cards) -> Day:
    """The table of the day. Raises one ``Refused("setup")`` with every problem."""
    reader = _Reader(setup, cards)
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


def _with_table(day: Day, reader: _Reader) -> Day:
    items = {}
    if reader.place:
        items["location"] = new_item(day, "location", reader.place, SURROUNDINGS)
    if reader.weather:
        items["weather"] = new_item(day, "weather", reader.weather, SURROUNDINGS)
    return changed(day, cards=items)


def _with_missions(day: Day, reader: _Reader) -> Day:
    items = dict(day.cards)
    for at, (card, bubbles) in enumerate(reader.missions, 1):
        items[f"c{at}"] = changed(new_item(day, f"c{at}", card, SURROUNDINGS), bubbles=bubbles)
    return changed(day, cards=items, next_card=len(reader.missions) + 1)


class _Reader:
    """Reads the answers, names and ids alike, and gathers every problem before it refuses."""

    def __init__(self, setup: Setup, cards: Cards) -> None:
        self.cards = cards
        self.problems: list[Refused] = []
        self.world = _world(cards)
        try:
            self.answers = read_setup(FIELDS, setup, cards)
        except Refused as refused:
            self.problems += refused.problems
            self.answers = read_setup(FIELDS, {"players": "A"}, cards)
        self.place = self._card("location", setup.get("location") or FIRST_PLACE)
        self.terrain = self._terrain(setup.get("terrain") or FIRST_TERRAIN)
        self.weather = self._weather(setup)
        self.lead = self._lead(setup.get("lead", ""))
        self.missions = [self._mission(written) for written in self.answers.list("missions")]
        self._check_aspects()
        self._check_seats()
        if self.problems:
            raise Refused("setup", tuple(self.problems))

    def _card(self, kind: str, written: str) -> Card | None:
        """The card of that kind with this code or name, of the world or declared for this table."""
        wanted = plain(written)
        for card in self.world.values():
            if card.kind == kind and (card.code == written or wanted in map(plain, card.names.values())):
                return card
        named = self.cards.get(written) or self.cards.get(written.upper())
        if named is None:
            named = self._named(kind, wanted)
        if named is not None and named.kind == kind:
            return named
        if kind == "location" and not self.world:
            return Card("", kind, {"": written})
        names = tuple(card.name() for card in self.world.values() if card.kind == kind)
        self.problems.append(Refused("unknown-value", field=kind, value=written[:60], meant=meant(written, names)))
        return None

    def _named(self, kind: str, wanted: str) -> Card | None:
        """Looked for among all cards, and read by its code, so that the table begins again from its journal."""
        found = (card for card in self.cards.values() if card.kind == kind and plain(card.name()) == wanted)
        card = next(found, None)
        return self.cards.get(card.code, card) if card else None

    def _terrain(self, written: str) -> str:
        code = plain(written).replace(" ", "_")
        if code not in TERRAINS:
            found = Refused("unknown-value", field="terrain", value=written[:60], meant=meant(code, TERRAINS))
            self.problems.append(found)
        return code

    def _weather(self, setup: Setup) -> Card | None:
        """The weather that was named, else what the calendar recommends for the day, else none."""
        named = setup.get("weather", BY_CALENDAR)
        if named not in ("", BY_CALENDAR):
            return self._card("weather", named)
        campaign = self.answers.text("campaign")
        name = campaign if campaign in CALENDARS else self.answers.text("calendar")
        calendar = self.cards.get(f"calendar.{name}")
        days = calendar.facts if calendar else {}
        return self.world.get(days.get(str(self.answers.number("day")), ""))

    def _lead(self, written: str) -> str:
        names = self.answers.list("players")
        ids = {name: f"p{at}" for at, name in enumerate(names, 1)} | {
            f"p{at}": f"p{at}" for at in range(1, len(names) + 1)
        }
        if written and written not in ids:
            self.problems.append(
                Refused("unknown-value", field="lead", value=written[:60], meant=meant(written, tuple(ids)))
            )
        return ids.get(written, "p1")

    def _mission(self, written: str) -> tuple[Card, int]:
        """``Lost Brother:2``: a mission and how many of its bubbles are filled."""
        name, colon, filled = written.rpartition(":")
        if not (colon and filled.isascii() and filled.isdigit()):
            name, filled = written, "0"
        if int(filled[:3]) > BUBBLES:
            self.problems.append(Refused("not-in-range", field="missions", value=written[:60], low=0, high=BUBBLES))
        known = self.cards.get(name) or self._named("mission", plain(name))
        if known is None or known.kind != "mission":
            known = Card("", "mission", {"": name[:60]})  # of an expansion: its name is all that is needed
        return known, min(BUBBLES, int(filled[:3]))

    def _check_aspects(self) -> None:
        for value in self.answers.list("aspects"):
            if not (value.isascii() and value.isdigit() and len(value) == len(ASPECTS)):
                self.problems.append(Refused("bad-aspects", value=value[:40]))

    def _check_seats(self) -> None:
        names = self.answers.list("players")
        if len(set(names)) < len(names) or not all(names):
            self.problems.append(Refused("same-name", field="players"))


def _world(cards: Cards) -> Mapping[str, Card]:
    """The cards that a day may need without a scan: places, both sides of the weather, the sizes of the card sets."""
    codes = [
        *listed(cards, "location"),
        *listed(cards, "weather"),
        *listed(cards, "terrain"),
        *listed(cards, "pivotal"),
    ]
    world = {code: cards[code] for code in codes if code in cards}
    sides = [card.back for card in world.values() if card.kind == "weather"]
    return world | {code: cards[code] for code in sides if code in cards}
