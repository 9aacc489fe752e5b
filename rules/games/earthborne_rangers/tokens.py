"""Counters: what ``c3.harm`` or ``p2.energy.fit`` means, and putting, moving and correcting what lies there."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine import Open, Outcome
from rules.errors import Refused
from rules.events import Adjusted, Placed, Shifted
from rules.games.earthborne_rangers.clearing import waits
from rules.games.earthborne_rangers.state import (
    ASPECTS,
    BUBBLES,
    TRACKER,
    Day,
    InPlay,
    Seat,
    at_step,
    changed,
    with_card,
    with_seat,
)
from rules.games.earthborne_rangers.thresholds import KINDS, SLASHED, sufficient, word
from rules.view import Note

SEAT_COUNTS = ("deck", "fatigue", "injury")
CARD_COUNTS = ("progress", "harm", "bubbles")
MOST = 99_999  # tokens on one card; nothing at a table comes near
NAME_LENGTH = 40


@dataclass(frozen=True, slots=True)
class Place:
    """Where a counter lies: on a card, with a Ranger, in the test or on the calendar."""

    counter: str
    owner: str
    what: str
    count: int


def place_of(day: Day, counter: str) -> Place:
    """Raises ``Refused``: ``unknown-card``, ``unknown-player`` or ``unknown-counter``."""
    owner, dot, what = counter.partition(".")
    if counter == "day.number":
        return Place(counter, "day", "", day.number)
    if owner == "test" and what == "effort" and day.test and day.test.committed >= 0:
        return Place(counter, owner, what, day.test.effort)
    if not dot or not what or len(what) > NAME_LENGTH:
        raise Refused("unknown-counter", counter=counter)
    if owner in day.cards:
        return _on_card(day.cards[owner], counter, what)
    seat = day.seat(owner)
    if seat is None:
        if owner[:1] == "p" and owner[1:].isdigit():
            raise Refused("unknown-player", player=owner)
        raise Refused("unknown-card", card=owner)
    return _with_seat(day, seat, counter, what)


def _on_card(item: InPlay, counter: str, what: str) -> Place:
    if what in ("progress", "harm"):
        return Place(counter, item.id, what, getattr(item, what))
    if item.card.kind == "mission" and what in ("bubble", "bubbles"):
        return Place(counter, item.id, "bubbles", item.bubbles)
    name = token_name(item, what)
    if not name.replace("_", "").replace("-", "").isalnum():
        raise Refused("unknown-counter", counter=counter)
    return Place(counter, item.id, name, item.tokens[name])


def token_name(item: InPlay, what: str) -> str:
    """A named token as this card calls it: ``bats`` is ``bat`` where the card knows ``bat``."""
    known = {*item.tokens, *item.card.tokens}
    for spelling in (what, what.lower(), what.removesuffix("s"), f"{what}s", what.lower().removesuffix("s")):
        if spelling in known:
            return spelling
    return what.lower()


def _with_seat(day: Day, seat: Seat, counter: str, what: str) -> Place:
    group, _, aspect = what.partition(".")
    if what in SEAT_COUNTS and ("injury" if what == "injury" else "deck") in day.counted:
        return Place(counter, seat.id, what, getattr(seat, what))
    if group == "energy" and aspect in ASPECTS and "energy" in day.counted:
        return Place(counter, seat.id, what, seat.energy[aspect])
    raise Refused("unknown-counter", counter=counter)


def with_count(day: Day, place: Place, count: int) -> Day:
    """The day with that many at ``place``. Refuses as ``not-in-range`` what no table holds."""
    if not 0 <= count <= MOST:
        raise Refused("not-in-range", field=place.counter, value=count, low=0, high=MOST)
    if place.owner == "day":
        return changed(day, number=max(1, count))
    if place.owner == "test":
        assert day.test is not None
        if day.top.step in ("test.commit", "test.reveal"):  # before its card: what was committed was told wrong
            return changed(day, test=changed(day.test, committed=count, modifier=0))
        return changed(day, test=changed(day.test, modifier=count - day.test.committed))
    if place.owner in day.cards:
        return _card_with(day, place, count)
    if place.what in SEAT_COUNTS:
        return with_seat(day, place.owner, **{place.what: count})
    seat = day.seat(place.owner)
    assert seat is not None
    return with_seat(day, seat.id, energy=seat.energy.put(place.what.removeprefix("energy."), count))


def _card_with(day: Day, place: Place, count: int) -> Day:
    item = day.cards[place.owner]
    if place.what == "bubbles":
        return with_card(day, item.id, bubbles=min(count, BUBBLES))
    if place.what in CARD_COUNTS:
        return with_card(day, item.id, **{place.what: count})
    return with_card(day, item.id, tokens=item.tokens.put(place.what, count))


def placed(day: Day, event: Placed) -> Outcome[Day]:
    """ER-1, ER-18: tokens are put on a card when an instruction says so, threshold or not.

    A slashed threshold takes none (B.11). Taking more than lies there takes what lies there.
    """
    place = place_of(day, event.counter)
    _refuse_slashed(day, place)
    _refuse_tracker(day, place)
    after = with_count(day, place, max(0, place.count + event.by))
    after = _seen_by_test(_seen_by_clearing(after, place, event.by), place, event.by)
    return Outcome(after, reached(day, after, place.owner))


def shifted(day: Day, event: Shifted) -> Outcome[Day]:
    """Moved tokens are not added ones, and can still make the target clear. More than lie there cannot be moved."""
    source, target = place_of(day, event.source), place_of(day, event.target)
    _refuse_slashed(day, target)
    _refuse_tracker(day, target)
    if not 0 <= event.count <= source.count:
        raise Refused("not-enough", counter=event.source, wanted=event.count, got=source.count)
    if (source.owner, source.what) == (target.owner, target.what):
        return Outcome(day)
    after = with_count(with_count(day, source, source.count - event.count), target, target.count + event.count)
    after = _seen_by_clearing(after, source, -event.count)
    return Outcome(after, reached(day, after, target.owner))


def adjusted(day: Day, event: Adjusted) -> Outcome[Day]:
    """A corrected count. It is never blocked, stops at zero with a note, and triggers nothing."""
    place = place_of(day, event.counter)
    count = place.count + event.by
    after = with_count(day, place, max(0, count))
    notes = (Note("clamped", {"counter": event.counter}),) if count < 0 else ()
    return Outcome(after, notes)


def _refuse_slashed(day: Day, place: Place) -> None:
    item = day.cards.get(place.owner)
    if item and place.what in ("progress", "harm") and word(item, place.what) == SLASHED:
        raise Refused("slashed", card=item.id, kind=place.what)


def _refuse_tracker(day: Day, place: Place) -> None:
    item = day.cards.get(place.owner)
    if item and item.area == TRACKER:
        raise Refused("not-in-play", card=item.id)


def _seen_by_clearing(day: Day, place: Place, by: int) -> Day:
    """What is taken off a card that is about to clear belongs to the clearing: ER-9 looks again later."""
    top = day.top
    if by < 0 and top.step == "clear.before" and top.facts.get("card") == place.owner and top.facts.get("kind"):
        return changed(day, open=(*day.open[:-1], Open(top.step, {**top.facts, "begun": "yes"})))
    return day


def _seen_by_test(day: Day, place: Place, by: int) -> Day:
    """The table placed what success brings: the companion does not place it again.

    Tokens on the target before the challenge card was told say that the table is there already; the icon is asked
    later.
    """
    test = day.test
    if test is None or not by or place.what not in KINDS:
        return day
    ahead = by > 0 and place.owner == test.target and test.committed >= 0
    if day.top.step in ("test.commit", "test.reveal") and ahead:
        day = at_step(day, "test.success")
    return changed(day, test=changed(test, placed=True)) if day.top.step == "test.success" else day


def reached(before: Day, after: Day, id: str) -> tuple[Note, ...]:
    """A word when a card has just reached a threshold and nothing comes of it yet.

    ER-12: a card waits for the end of the current step. ER-23: a location is not cleared, but the group may travel.
    """
    was, item = before.cards.get(id), after.cards.get(id)
    if was is None or item is None:
        return ()
    kinds = [what for what in sufficient(after, item) if what not in sufficient(before, was)]
    if not kinds:
        return ()
    if id == "location":
        return (Note("location-reached", {"card": id}),)
    return (Note("reached", {"card": id, "kind": kinds[0]}),) if waits(after) else ()
