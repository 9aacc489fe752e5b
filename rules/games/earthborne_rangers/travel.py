"""Phase 3, Travel (B.6): whether the group may, and the steps when it does."""

from __future__ import annotations

from collections.abc import Iterator

from rules.cards import Card
from rules.counters import Counters
from rules.engine import Open, Outcome
from rules.errors import Refused
from rules.events import Entered
from rules.games.earthborne_rangers.arrivals import OF_THE_RANGER, entered, entry_of, leave, new_item
from rules.games.earthborne_rangers.ending import CAMPED, end_day
from rules.games.earthborne_rangers.events import Travelled
from rules.games.earthborne_rangers.names import plain
from rules.games.earthborne_rangers.refresh import to_refresh
from rules.games.earthborne_rangers.state import (
    ALONG,
    PLAYER,
    REACH,
    SURROUNDINGS,
    TRACKER,
    Day,
    InPlay,
    changed,
    with_card,
)
from rules.games.earthborne_rangers.thresholds import may_travel
from rules.view import Note, Option, Part, Prompt

TERRAINS = ("woods", "mountain_pass", "old_growth", "lakeshore", "grassland", "ravine", "swamp", "river")
VALLEY_CARDS = 3  # of the Valley set, at a place that is not pivotal
ALONE = "127"  # Spire keeps its own set as a separate deck
NO_VALLEY = "132"  # Headwaters Station adds no Valley cards
TERRAIN_CARDS = 12


def obstacle(day: Day) -> InPlay | None:
    """A ready obstacle in play blocks every travel, also one that a card or an entry orders (E-10)."""
    return next((item for item in day.in_areas() if item.active and "obstacle" in item.keywords), None)


def settle_travel(day: Day) -> Outcome[Day] | None:
    """ER-22 to ER-24: looked at now and only now; where the group may not, Refresh follows and it is said why."""
    if day.top.step == "travel.clear" and not day.full and next(to_discard(day), None) is None:
        return clear_done(day)
    if day.top.step != "travel.decide":
        return None
    blocking = obstacle(day)
    if not may_travel(day):
        return Outcome(to_refresh(day), (Note("no-travel-progress", {"card": "location"}),))
    if blocking:
        return Outcome(to_refresh(day), (Note("no-travel-obstacle", {"card": blocking.id}),))
    return None


def decide_prompt(day: Day) -> Prompt:
    """ER-24: the group *may* travel."""
    options = (Option("travel", "travel"), Option("stay", "stay"))
    return Prompt("travel-decide", "choose", {"card": "location"}, options=options, terms=("travel",))


def decided(day: Day, values: tuple[str, ...]) -> Outcome[Day]:
    """Travel, or stay and refresh."""
    return Outcome(changed(day, open=(Open("travel.clear"),)) if values[0] == "travel" else to_refresh(day))


def ordered(day: Day, _: Travelled) -> Outcome[Day]:
    """A card or an entry orders the journey: the threshold does not matter, a ready obstacle still does."""
    blocking = obstacle(day)
    if blocking:
        raise Refused("obstacle-blocks", card=blocking.id)
    day = changed(day, open=(Open("travel.clear"),), test=None, active="", last="", rested=frozenset())
    return Outcome(day)


def to_discard(day: Day) -> Iterator[InPlay]:
    """Path cards, and Ranger cards outside the player areas. Persistent cards and what is attached to them stay."""
    for item in day.cards.values():
        if item.area in (ALONG, REACH, PLAYER) and not _stays(day, item):
            yield item


def _stays(day: Day, item: InPlay) -> bool:
    if item.on in day.cards:
        return _stays(day, day.cards[item.on])
    if "persistent" in item.keywords or item.area in (SURROUNDINGS, TRACKER):
        return True
    ranger_card = bool(item.card.owner) or item.card.kind in OF_THE_RANGER
    return item.area == PLAYER and ranger_card


def clear_prompt(day: Day) -> Prompt:
    """Step 1: the cards that leave, by name; B16: only those."""
    leaving = tuple(item.id for item in to_discard(day))
    if not leaving:
        return Prompt("travel-clear-nothing")
    return Prompt("travel-clear", facts={"cards": ",".join(leaving), "count": len(leaving)})


def clear_done(day: Day) -> Outcome[Day]:
    """The cards leave with their tokens; this is a discard and no clearing (E-8)."""
    for item in tuple(to_discard(day)):
        if item.id in day.cards:
            day = leave(day, item.id)
    return Outcome(changed(day, open=(Open("travel.choose"),)))


def neighbours(day: Day) -> tuple[tuple[str, str], ...]:
    """The places one path away as (code, terrain); none where the map does not know the place."""
    place = day.cards.get("location")
    paths = place.card.facts.get("paths", "").split() if place else []
    return tuple((code, terrain) for code, _, terrain in (path.partition(":") for path in paths) if code in day.world)


def choose_prompt(day: Day) -> Prompt:
    """Step 2: a nearby place. A place that is not on the map is scanned, and the terrain of its path told."""
    if "place" in day.about:
        options = tuple(Option(terrain, terrain) for terrain in TERRAINS)
        return Prompt("travel-terrain", "choose", {"card": "location"}, options=options)
    options = tuple(_path(code, terrain) for code, terrain in neighbours(day))
    if not options:
        return Prompt("travel-scan", "scan", scan="play")
    return Prompt("travel-choose", "choose", options=options, scan="play", terms=("travel",))


def _path(code: str, terrain: str) -> Option:
    """River paths are open only where something allows them."""
    return Option(code, "river-path" if terrain == "river" else "path", {"card": code, "terrain": terrain})


def chosen(day: Day, values: tuple[str, ...]) -> Outcome[Day]:
    """The new place lies where the old one lay; the old one leaves with its tokens."""
    if "place" in day.about:
        return Outcome(changed(day, terrain=values[0], open=(Open("travel.camp"),)))
    code = values[0]
    terrain = dict(neighbours(day))[code]
    day = moved_to(day, day.world[code], terrain)
    return Outcome(changed(day, open=(Open("travel.camp"),)), _arrived())


def _arrived() -> tuple[Note, ...]:
    return (Note("arrived", {"card": "location"}),)


def place_scanned(day: Day, event: Entered) -> Outcome[Day]:
    """A location that is scanned here is the one that the group goes to."""
    if event.card.kind != "location" or "place" in day.about:
        return entered(day, event)
    terrain = dict(neighbours(day)).get(event.card.code, "")
    day = moved_to(day, event.card, terrain or day.terrain)
    step = Open("travel.camp") if terrain else Open("travel.choose", {"place": event.card.code})
    return Outcome(changed(day, open=(step,)), _arrived())


def place_named(day: Day, written: str) -> Outcome[Day]:
    """A place that no path leads to, by its code or name; the terrain is told next."""
    wanted = plain(written)
    for card in day.world.values():
        if card.kind == "location" and (card.code == written or wanted in map(plain, card.names.values())):
            day = moved_to(day, card, day.terrain)
            return Outcome(changed(day, open=(Open("travel.choose", {"place": card.code}),)), _arrived())
    raise Refused("unknown-option", value=written[:40])


def moved_to(day: Day, card: Card, terrain: str) -> Day:
    """The group is at that place now; Ranger tokens of the old one go home."""
    if "location" in day.cards:
        day = leave(day, "location")
    item = new_item(day, "location", card, SURROUNDINGS)
    return changed(day, cards={"location": item, **day.cards}, terrain=terrain)


def camp_prompt(_: Day) -> Prompt:
    """Step 3: the group may end the day here; only then may rewards be swapped (B17)."""
    options = (Option("camp", "camp"), Option("go_on", "go-on"))
    return Prompt("travel-camp", "choose", {"card": "location"}, options=options, terms=("camp",))


def camped(day: Day, values: tuple[str, ...]) -> Outcome[Day]:
    """End the day as camped, or go on."""
    return Outcome(end_day(day, CAMPED) if values[0] == "camp" else changed(day, open=(Open("travel.build"),)))


def build_parts(day: Day) -> tuple[Part, ...]:
    """The path deck: the terrain of the path, and either the pivotal place's own set or three Valley cards."""
    place = day.cards.get("location")
    terrain = day.world.get(day.terrain)
    parts = (Part(_deck(terrain, TERRAIN_CARDS), "terrain-set", {"terrain": day.terrain}),)
    own = day.world.get(place.card.facts.get("path_set", "")) if place else None
    if place and own and place.card.code != ALONE:
        return (*parts, Part(_deck(own, 0), "pivotal-set", {"card": "location"}))
    if own or (place and place.card.code == NO_VALLEY):
        return parts
    return (*parts, Part(VALLEY_CARDS, "valley-cards"))


def _deck(card: Card | None, otherwise: int) -> int:
    written = card.facts.get("deck", "") if card else ""
    return int(written) if written.isascii() and written.isdigit() and len(written) < 4 else otherwise


def build_prompt(day: Day) -> Prompt:
    """Step 4"""
    parts = build_parts(day)
    facts: dict[str, int | str] = {"count": sum(part.value for part in parts), "terrain": day.terrain}
    return Prompt("travel-build", facts=facts, hands=True, parts=parts)


def build_done(day: Day) -> Outcome[Day]:
    """The path deck is shuffled."""
    return Outcome(changed(day, open=(Open("travel.arrive"),)))


def arrive_prompt(day: Day) -> Prompt:
    """Step 5: the entry of the place, its arrival set-up, missions that end on arriving."""
    place = day.cards.get("location")
    entry = entry_of(place.card) if place else ""
    facts: dict[str, int | str] = {"card": "location"}
    facts |= {"entry": entry} if entry else {}
    return Prompt("travel-arrive-guide" if entry else "travel-arrive", facts=facts, hands=True)


def arrive_done(day: Day) -> Outcome[Day]:
    """Refresh follows."""
    return Outcome(to_refresh(day))


def mission_tokens(day: Day, values: tuple[str, ...]) -> Outcome[Day]:
    """D-24: never ruled, so the group says whether a mission that went back keeps its tokens."""
    ask = day.asks[0]
    day = changed(day, asks=day.asks[1:])
    if values[0] == "keep" or ask.card not in day.cards:
        return Outcome(day)
    return Outcome(with_card(day, ask.card, harm=0, progress=0, tokens=Counters()))
