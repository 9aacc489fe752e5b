"""The campaign tracker of Earthborne Rangers: what is left of a day when everything else goes back into the box.

A campaign is a value; a function makes the next one of it. ``companion/campaigns/kept.py`` keeps several side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rules.errors import Refused
from rules.view import CardShown, View

GAME = "earthborne_rangers"
FIRST_DAY, LAST_DAY, LAST_EXTENDED_DAY = 1, 30, 45  # of the calendars; the extended one is rangersdb's
FIRST_PLACE, FIRST_TERRAIN = "Lone Tree Station", "woods"
CALENDARS = ("lure_of_the_valley", "legacy_of_the_ancestors")
TERRAINS = ("woods", "mountain_pass", "old_growth", "lakeshore", "grassland", "ravine", "swamp", "river")
BUBBLES = 3  # of a mission
LINGERING = 8  # copies of Lingering Injury in the box
COPIES: Mapping[str, int] = {"Helping Hand": 2}  # missions of which a core box holds several (FAQ of 2026)


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission of the tracker: when it began, how many of its three bubbles are filled, whether it is crossed off."""

    name: str
    day: int
    bubbles: int = 0
    complete: bool = False


@dataclass(frozen=True, slots=True)
class NotableEvent:
    """A line of the tracker in the group's own words."""

    text: str
    day: int = 0
    crossed: bool = False


@dataclass(frozen=True, slots=True)
class PastDay:
    """A day that is crossed off: where the group was then, by which terrain, and how the day ended."""

    day: int
    location: str
    terrain: str
    ending: str = ""

    @property
    def camped(self) -> bool:
        """Whether it ended in camp."""
        return self.ending == "camped"


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign between two days. ``day`` is the one that comes next; ``over`` says that none does.

    ``guides`` holds entry numbers written above a day, ``lingering`` how many Lingering Injuries were given out.
    """

    name: str
    calendar: str = CALENDARS[0]
    extended: bool = False
    day: int = FIRST_DAY
    location: str = FIRST_PLACE
    terrain: str = FIRST_TERRAIN
    rangers: tuple[str, ...] = ()
    missions: tuple[Mission, ...] = ()
    events: tuple[NotableEvent, ...] = ()
    rewards: tuple[str, ...] = ()
    guides: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    history: tuple[PastDay, ...] = ()
    lingering: int = 0

    @property
    def last_day(self) -> int:
        """The last day of the calendar."""
        return LAST_EXTENDED_DAY if self.extended else LAST_DAY

    @property
    def over(self) -> bool:
        """After the last day the campaign has ended."""
        return self.day > self.last_day

    @property
    def swaps(self) -> bool:
        """Whether rewards may be swapped now: only when the last day ended in camp."""
        return bool(self.history) and self.history[-1].camped

    @property
    def open_missions(self) -> tuple[Mission, ...]:
        """Those that are not crossed off, in the order in which they began."""
        return tuple(mission for mission in self.missions if not mission.complete)


def setup_of(campaign: Campaign, players: tuple[str, ...] = ()) -> dict[str, str]:
    """The ``game`` keys that begin the next day. Raises ``Refused("campaign-over")`` after the last."""
    if campaign.over:
        raise Refused("campaign-over", campaign=campaign.name, day=campaign.last_day)
    missions = ",".join(f"{mission.name}:{mission.bubbles}" for mission in campaign.open_missions)
    keys = {
        "players": ",".join(players or campaign.rangers),
        "campaign": campaign.name,
        "calendar": campaign.calendar,
        "day": str(campaign.day),
        "location": campaign.location,
        "terrain": campaign.terrain,
        "missions": missions,
        "camped": "yes" if campaign.swaps else "no",
        "lingering": str(campaign.lingering),
    }
    return {key: value for key, value in keys.items() if value}


def after_day(campaign: Campaign, view: View) -> Campaign:
    """The campaign after the day that ``view`` shows at its end: the day crossed off, place and terrain written.

    Raises ``Refused``: ``day-not-over``, or ``day-not-current`` where the day is crossed off already (a second press).
    """
    ending = view.ending
    if ending is None:
        raise Refused("day-not-over", campaign=campaign.name, day=campaign.day)
    day = int(ending.facts["day"])
    if day != campaign.day or campaign.over:
        raise Refused("day-not-current", campaign=campaign.name, day=day, current=campaign.day)
    past = PastDay(day, _place(view), str(ending.facts.get("terrain", "")), ending.key.removeprefix("day-"))
    rangers = tuple(player.name for player in view.players)
    lingering = min(LINGERING, campaign.lingering + int(ending.facts.get("lingering", 0)))
    noted = _noted(campaign, view)
    return replace(
        noted,
        day=day + 1,
        location=past.location or campaign.location,
        terrain=past.terrain or campaign.terrain,
        rangers=rangers,
        lingering=lingering,
        history=(*campaign.history, past),
    )


def _place(view: View) -> str:
    location = view.card("location")
    return _name(location) if location else ""


def _name(card: CardShown) -> str:
    return card.names.get("en") or next(iter(card.names.values()), card.code)


def _noted(campaign: Campaign, view: View) -> Campaign:
    """What was written down during the day. A mission that lay there and is gone was completed."""
    lying = {card.id: card for card in view.cards if card.kind == "mission"}
    found = _found(campaign, lying)
    missions = [_mission(mission, found.get(at), view) for at, mission in enumerate(campaign.missions)]
    before = {card.id for card in found.values()}
    for card in lying.values():
        name = tracked(_name(card))
        known = {mission.name for mission in missions} - COPIES.keys()
        if card.id not in before and name not in known:
            missions.append(Mission(name, campaign.day, _bubbles(card, view)))
    campaign = replace(campaign, missions=tuple(missions))
    for card in view.cards:
        if card.kind == "reward":
            campaign = rewarded(campaign, _name(card))
        elif card.kind == "event":
            campaign = with_event(campaign, _name(card))
    return campaign


def _found(campaign: Campaign, lying: Mapping[str, CardShown]) -> dict[int, CardShown]:
    """The card of each open mission that still lies there, by the mission's place in the tracker.

    A day lays them out as ``c1``, ``c2`` ...; where those have other names the name alone tells which is which.
    """
    opened = {at: mission.name for at, mission in enumerate(campaign.missions) if not mission.complete}
    found = _laid_out(opened, lying)
    one_of_several = COPIES if found else ()  # where a day laid them out, a copy that came later is another mission
    for at, name in opened.items():
        free = [card for card in lying.values() if card not in found.values() and tracked(_name(card)) == name]
        if free and at not in found and name not in one_of_several:
            found[at] = free[0]
    return found


def _laid_out(opened: Mapping[int, str], lying: Mapping[str, CardShown]) -> dict[int, CardShown]:
    """The open missions that still lie as the day laid them out, by their places in the tracker."""
    found = {at: lying.get(f"c{number}") for number, at in enumerate(opened, 1)}
    return {at: card for at, card in found.items() if card and tracked(_name(card)) == opened[at]}


def _mission(mission: Mission, card: CardShown | None, view: View) -> Mission:
    if mission.complete:
        return mission
    return replace(mission, bubbles=_bubbles(card, view)) if card else replace(mission, complete=True)


def _bubbles(card: CardShown, view: View) -> int:
    counter = view.counters.get(f"{card.id}.bubbles")
    return counter.value if counter else 0


def tracked(name: str) -> str:
    """A name as the tracker holds it: a list of names has commas between them, so none has one inside."""
    return " ".join(name.replace(",", " ").replace(":", " ").split())


def begun_mission(campaign: Campaign, name: str) -> Campaign:
    """A mission that begins on the day that comes next; one that is there already is not begun again.

    Of a mission with several copies as many may be open as the box holds.
    """
    copies = COPIES.get(tracked(name), 1)
    there = [mission for mission in campaign.missions if mission.name == tracked(name)]
    if len([mission for mission in there if copies == 1 or not mission.complete]) >= copies:
        raise Refused("mission-known", mission=name)
    return replace(campaign, missions=(*campaign.missions, Mission(tracked(name), campaign.day)))


def filled(campaign: Campaign, name: str, bubbles: int) -> Campaign:
    """The mission with that many bubbles filled. Progress tokens never fill them."""
    if not 0 <= bubbles <= BUBBLES:
        raise Refused("not-in-range", field="bubbles", value=bubbles, low=0, high=BUBBLES)
    return _changed(campaign, name, bubbles=bubbles)


def completed(campaign: Campaign, name: str) -> Campaign:
    """The mission crossed off."""
    return _changed(campaign, name, complete=True)


def _changed(campaign: Campaign, name: str, **changes: int) -> Campaign:
    """The first open mission of that name changed; where all of them are crossed off, the first."""
    places = [at for at, mission in enumerate(campaign.missions) if mission.name == tracked(name)]
    if not places:
        raise Refused("unknown-mission", mission=name)
    opened = [at for at in places if not campaign.missions[at].complete]
    missions = list(campaign.missions)
    at = (opened or places)[0]
    missions[at] = replace(missions[at], **changes)  # type: ignore[arg-type]
    return replace(campaign, missions=tuple(missions))


def rewarded(campaign: Campaign, reward: str) -> Campaign:
    """The reward written down; the same reward a second time is ignored."""
    return campaign if reward in campaign.rewards else replace(campaign, rewards=(*campaign.rewards, reward))


def with_event(campaign: Campaign, text: str) -> Campaign:
    """A notable event written down."""
    return replace(campaign, events=(*campaign.events, NotableEvent(text, campaign.day)))


def crossed(campaign: Campaign, at: int) -> Campaign:
    """Notable event number ``at``, from 0, crossed out."""
    if not 0 <= at < len(campaign.events):
        raise Refused("unknown-event", number=at + 1, count=len(campaign.events))
    events = (replace(event, crossed=True) if n == at else event for n, event in enumerate(campaign.events))
    return replace(campaign, events=tuple(events))


def guided(campaign: Campaign, day: int, entry: str) -> Campaign:
    """An entry number written above a day: it is read when that day begins."""
    if not FIRST_DAY <= day <= campaign.last_day:
        raise Refused("not-in-range", field="day", value=day, low=FIRST_DAY, high=campaign.last_day)
    if not entry.strip():
        raise Refused("missing", field="entry")
    return replace(campaign, guides={**campaign.guides, day: (*campaign.guides.get(day, ()), entry)})
