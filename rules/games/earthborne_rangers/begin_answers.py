"""Reading the answers to the set-up: names and ids alike, and every problem at once."""

from __future__ import annotations

from collections.abc import Mapping

from rules.cards import Card
from rules.errors import Refused
from rules.games.earthborne_rangers.names import plain
from rules.games.earthborne_rangers.state import ASPECTS, BUBBLES
from rules.games.earthborne_rangers.travel import TERRAINS
from rules.setup import Answers, Cards, Field, Setup, meant, read_setup

BY_CALENDAR = "calendar"
CALENDARS = ("lure_of_the_valley", "legacy_of_the_ancestors")
FIRST_PLACE, FIRST_TERRAIN = "Lone Tree Station", "woods"  # where the core campaign begins (rangersdb)


def listed(cards: Cards, what: str) -> tuple[str, ...]:
    """The codes that the index of the card facts lists under ``what``."""
    index = cards.get("index")
    return tuple(index.facts.get(what, "").split()) if index else ()


class SetupReader:
    """Reads the answers, names and ids alike, and gathers every problem before it refuses."""

    def __init__(self, fields: tuple[Field, ...], setup: Setup, cards: Cards) -> None:
        self.cards = cards
        self.problems: list[Refused] = []
        self.world = _world(cards)
        self.answers = self._answers(fields, setup)
        self.place = self._card("location", setup.get("location") or FIRST_PLACE)
        self.terrain = self._terrain(setup.get("terrain") or FIRST_TERRAIN)
        self.weather = self._weather(setup)
        self.lead = self._lead(setup.get("lead", ""))
        self.missions = [self._mission(written) for written in self.answers.list("missions")]
        self._check_aspects()
        self._check_seats()
        if self.problems:
            raise Refused("setup", tuple(self.problems))

    def _answers(self, fields: tuple[Field, ...], setup: Setup) -> Answers:
        """The answers; where some are wrong, those that are not, so that everything else is looked at as well."""
        try:
            return read_setup(fields, setup, self.cards)
        except Refused as refused:
            self.problems += refused.problems
        wrong = {problem.facts.get("field") for problem in self.problems}
        right = {key: value for key, value in setup.items() if key not in wrong}
        return read_setup(fields, {"players": "?", **right}, self.cards)

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
