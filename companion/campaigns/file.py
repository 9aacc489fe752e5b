"""A campaign as one readable JSON file: written, read back, and read from older files. Every wrong entry is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from companion.campaigns.campaign import (
    BUBBLES,
    CALENDARS,
    FIRST_DAY,
    FIRST_PLACE,
    FIRST_TERRAIN,
    LAST_EXTENDED_DAY,
    LINGERING,
    TERRAINS,
    Campaign,
    Mission,
    NotableEvent,
    PastDay,
    tracked,
)
from rules.errors import Refused

FORMAT = 2
Json = dict[str, Any]
Made = TypeVar("Made")
LONGEST = 400  # characters of a name or a line
MOST = 2000  # entries of a list

# Keys of older files and of rangersdb's campaign records -> ours.
OLDER = {
    "current_location": "location",
    "current_path_terrain": "terrain",
    "cycle_id": "calendar",
    "cycle": "calendar",
    "extended_calendar": "extended",
}
CYCLES = {"core": CALENDARS[0], "loa": CALENDARS[1], "demo": CALENDARS[0]}


def campaign_to_json(campaign: Campaign) -> Json:
    """The object that ``campaign_from_json`` reads back as an equal campaign."""
    return {
        "campaign": FORMAT,
        "name": campaign.name,
        "calendar": campaign.calendar,
        "extended": campaign.extended,
        "day": campaign.day,
        "location": campaign.location,
        "terrain": campaign.terrain,
        "rangers": list(campaign.rangers),
        "missions": [
            {"name": one.name, "day": one.day, "bubbles": one.bubbles, "complete": one.complete}
            for one in campaign.missions
        ],
        "events": [{"text": one.text, "day": one.day, "crossed": one.crossed} for one in campaign.events],
        "rewards": list(campaign.rewards),
        "guides": {str(day): list(entries) for day, entries in campaign.guides.items()},
        "history": [
            {"day": one.day, "location": one.location, "terrain": one.terrain, "ending": one.ending}
            for one in campaign.history
        ],
        "lingering": campaign.lingering,
    }


def campaign_from_json(given: object) -> Campaign:
    """The campaign of a file. Raises one ``Refused("bad-campaign")`` that names every wrong entry.

    Files of format 1 and campaign records of rangersdb are understood: ``progress`` or three ``checks`` for the
    bubbles of a mission, ``completed``, ``camped``, ``event`` and ``crossed_out``, a calendar as a list.
    """
    if not isinstance(given, dict):
        raise Refused("bad-campaign", (Refused("bad-entry", entry="campaign", value=_shown(given)),))
    format = given.get("campaign", 1)
    if isinstance(format, int) and not isinstance(format, bool) and format > FORMAT:
        raise Refused("newer-campaign", format=format, known=FORMAT)
    reader = _Reader({OLDER.get(str(key), str(key)): value for key, value in given.items()})
    campaign = reader.campaign()
    if reader.problems:
        raise Refused("bad-campaign", tuple(reader.problems), name=campaign.name)
    return campaign


class _Reader:
    """Reads the entries of a file and gathers every problem with its place (``missions[2].bubbles``)."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.given = given
        self.problems: list[Refused] = []

    def campaign(self) -> Campaign:
        given = self.given
        return Campaign(
            name=self.text("name", given.get("name"), required=True),
            calendar=self.calendar(given.get("calendar", CALENDARS[0])),
            extended=bool(given.get("extended")),
            day=self.number("day", given.get("day", FIRST_DAY), FIRST_DAY, LAST_EXTENDED_DAY + 1),
            location=self.place("location", given.get("location", FIRST_PLACE)),
            terrain=self.terrain("terrain", given.get("terrain", FIRST_TERRAIN)),
            rangers=self.each("rangers", self.ranger),
            missions=self.each("missions", self.mission),
            events=self.each("events", self.event),
            rewards=tuple(dict.fromkeys(self.each("rewards", self.text))),
            guides=self.guides(),
            history=self.each("history", self.past_day),
            lingering=self.number("lingering", given.get("lingering", 0), 0, LINGERING),
        )

    def each(self, key: str, read: Callable[[str, Any], Made]) -> tuple[Made, ...]:
        listed = self.given.get(key, [])
        if not isinstance(listed, list) or len(listed) > MOST:
            self.wrong(key, listed)
            return ()
        return tuple(read(f"{key}[{at}]", value) for at, value in enumerate(listed))

    def wrong(self, entry: str, value: object) -> None:
        self.problems.append(Refused("bad-entry", entry=entry, value=_shown(value)))

    def text(self, entry: str, value: Any, required: bool = True) -> str:
        if _is_text(value) and len(value) <= LONGEST and (value.strip() or not required):
            return str(value)
        self.wrong(entry, value)
        return ""

    def number(self, entry: str, value: Any, low: int, high: int) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.wrong(entry, value)
        return low

    def object(self, entry: str, value: Any) -> Mapping[str, Any]:
        if isinstance(value, dict):
            return value
        self.wrong(entry, value)
        return {}

    def calendar(self, value: Any) -> str:
        known = CYCLES.get(value, value) if isinstance(value, str) else value
        if isinstance(value, list):  # rangersdb's calendar lists entries by day; they are read as guides
            return CALENDARS[0]
        if known not in CALENDARS:
            self.wrong("calendar", value)
            return CALENDARS[0]
        return str(known)

    def place(self, entry: str, value: Any) -> str:
        """A name; older files write ``lone_tree_station``."""
        text = self.text(entry, value)
        return text.replace("_", " ").title() if "_" in text else text

    def terrain(self, entry: str, value: Any) -> str:
        code = value.strip().lower().replace(" ", "_").replace("-", "_") if isinstance(value, str) else value
        if code not in TERRAINS:
            self.wrong(entry, value)
            return FIRST_TERRAIN
        return str(code)

    def ranger(self, entry: str, value: Any) -> str:
        return self.text(entry, value.get("name") if isinstance(value, dict) else value)

    def mission(self, entry: str, value: Any) -> Mission:
        if isinstance(value, str):
            return Mission(tracked(self.text(entry, value)), FIRST_DAY)
        row = self.object(entry, value)
        if not row:
            return Mission("", FIRST_DAY)
        name = tracked(self.text(f"{entry}.name", row.get("name")))
        day = self.number(f"{entry}.day", row.get("day", FIRST_DAY), 0, LAST_EXTENDED_DAY + 1)
        complete = bool(row.get("complete", row.get("completed", False)))
        return Mission(name, day, self.bubbles(entry, row), complete)

    def bubbles(self, entry: str, row: Mapping[str, Any]) -> int:
        checks = row.get("checks")
        if isinstance(checks, list) and len(checks) <= BUBBLES:
            return sum(bool(check) for check in checks)
        written = row.get("bubbles", row.get("progress", 0))
        return self.number(f"{entry}.bubbles", written if checks is None else checks, 0, BUBBLES)

    def event(self, entry: str, value: Any) -> NotableEvent:
        if isinstance(value, str):
            return NotableEvent(self.text(entry, value))
        row = self.object(entry, value)
        if not row:
            return NotableEvent("")
        text = self.text(f"{entry}.text", row.get("text", row.get("event")))
        day = self.number(f"{entry}.day", row.get("day", 0), 0, LAST_EXTENDED_DAY + 1)
        return NotableEvent(text, day, bool(row.get("crossed", row.get("crossed_out", False))))

    def past_day(self, entry: str, value: Any) -> PastDay:
        row = self.object(entry, value)
        if not row:
            return PastDay(FIRST_DAY, "", "")
        day = self.number(f"{entry}.day", row.get("day"), FIRST_DAY, LAST_EXTENDED_DAY)
        location = self.place(f"{entry}.location", row.get("location"))
        terrain = row.get("terrain", row.get("path_terrain"))
        ending = row.get("ending", "camped" if row.get("camped") else "")
        text = self.text(f"{entry}.ending", ending, required=False)
        return PastDay(day, location, self.terrain(f"{entry}.terrain", terrain), text)

    def guides(self) -> dict[int, tuple[str, ...]]:
        """``{"4": ["1.04"]}``, or rangersdb's ``calendar: [{"day": 4, "guides": ["1.04"]}]``."""
        written = self.given.get("guides", {})
        calendar = self.given.get("calendar")
        if isinstance(calendar, list):
            rows = [self.object(f"calendar[{at}]", row) for at, row in enumerate(calendar)]
            written = {str(row.get("day")): row.get("guides", []) for row in rows if row}
        if not isinstance(written, dict):
            self.wrong("guides", written)
            return {}
        return {day: entries for key, value in written.items() for day, entries in self.guide(key, value)}

    def guide(self, key: str, value: Any) -> list[tuple[int, tuple[str, ...]]]:
        entry = f"guides.{key}"
        plain = key.isascii() and key.isdigit() and len(key) < 3
        if not plain or not isinstance(value, list) or not all(map(_is_text, value)):
            self.wrong(entry, value)
            return []
        return [(self.number(entry, int(key), FIRST_DAY, LAST_EXTENDED_DAY), tuple(value))]


def _is_text(value: object) -> bool:
    """Half a character (a lone surrogate) is no text: no file could keep it."""
    return isinstance(value, str) and value.encode(errors="replace").decode() == value


def _shown(value: object) -> str:
    return str(value)[:60]
