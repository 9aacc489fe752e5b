"""How a day ends, and what is left of it: the tracker and the deck lists."""

from __future__ import annotations

from rules.cards import Card
from rules.engine import Open, Outcome
from rules.errors import Refused
from rules.games.earthborne_rangers.state import INJURIES, TRACKER, Day, InPlay, changed
from rules.view import Ending, Note

CAMPED, NO_CARD, INJURED, TOLD = "camped", "no-card", "injury", "instruction"
LONGEST = 120  # characters of a notable event: a line of the tracker


def end_day(day: Day, why: str) -> Day:
    """B.9: the day is over; nothing that was open is finished, nothing but the tracker survives."""
    if day.ended:
        return day
    hurt = tuple(seat.id for seat in day.seats if seat.injury >= INJURIES)[: day.lingering_left]
    return changed(
        day,
        open=(Open("day.end"),),
        ended=why,
        lingering=hurt,
        active="",
        test=None,
        owed=(),
        asks=(),
        order=(),
    )


def third_injury(day: Day) -> Outcome[Day] | None:
    """B.8: the running turn is finished, then the day is over."""
    if day.active or "injury" not in day.counted or not any(seat.injury >= INJURIES for seat in day.seats):
        return None
    ended = end_day(day, INJURED)
    return Outcome(ended, tuple(Note("lingering-injury", {"player": id}) for id in ended.lingering))


def all_written(day: Day) -> Outcome[Day]:
    """The group has no further notable event."""
    return Outcome(changed(day, noted=True))


def written(day: Day, text: str) -> Outcome[Day]:
    """A notable event in the group's own words, for the tracker."""
    line = " ".join(text.split())
    if not 0 < len(line) <= LONGEST:
        raise Refused("wrong-length", low=1, high=LONGEST, got=len(line))
    id = f"c{day.next_card}"
    item = InPlay(id, Card("", "event", {"": line}), TRACKER)
    day = changed(day, cards={**day.cards, id: item}, next_card=day.next_card + 1)
    return Outcome(day, (Note("written-down", {"card": id}),))


def ending(day: Day) -> Ending | None:
    """What to write on the tracker: the day to cross off, the current place and the terrain of the path."""
    if not day.ended:
        return None
    place = day.cards.get("location")
    facts: dict[str, int | str] = {"day": day.number, "next": day.number + 1}
    facts |= {"campaign": day.campaign} if day.campaign else {}
    facts |= {"location": "location"} if place else {}
    facts |= {"terrain": day.terrain, "camped": "yes" if day.ended == CAMPED else "no"}
    facts |= {"players": ",".join(day.lingering), "lingering": len(day.lingering)} if day.lingering else {}
    return Ending("over", f"day-{day.ended}", facts)
