"""Corrections by hand: printed facts, and the place in the day. The table is the truth."""

from __future__ import annotations

from rules.cards import Printed
from rules.engine import Open, Outcome
from rules.errors import Refused
from rules.events import Corrected, WentTo
from rules.games.earthborne_rangers.challenge import begin_again
from rules.games.earthborne_rangers.ending import TOLD, end_day
from rules.games.earthborne_rangers.refresh import STEPS as REFRESH
from rules.games.earthborne_rangers.refresh import to_refresh
from rules.games.earthborne_rangers.state import ASPECTS, Ask, Day, InPlay, at_step, changed, with_card, with_seat
from rules.games.earthborne_rangers.thresholds import KINDS, special, unknown_x
from rules.setup import meant
from rules.view import Note

FIELDS = ("harm", "progress", "presence", "cost", "equip")
KEYWORDS = (
    "ambush",
    "dangerous",
    "fatiguing",
    "friendly",
    "obstacle",
    "persistent",
    "unique",
)
HIGHEST = 999
TESTS = ("test.commit", "test.reveal", "test.success", "test.challenge", "test.end")
TRAVEL = ("travel.decide", "travel.clear", "travel.choose", "travel.camp", "travel.build", "travel.arrive")
STEPS = ("path.draw", "rangers.turns", *TESTS, *TRAVEL, *REFRESH, "day.end")


def corrected(day: Day, event: Corrected) -> Outcome[Day]:
    """``correct c3 harm 4``, ``correct c3 obstacle yes``, ``correct p1 awa 3``: for this day only."""
    seat = day.seat(event.card)
    if seat is not None:
        aspect = event.field.lower().removeprefix("energy.").removeprefix("aspect.")
        if aspect not in ASPECTS:
            raise _unknown(event, ASPECTS)
        return Outcome(with_seat(day, seat.id, aspects={**seat.aspects, aspect: _figure(event, 9)}))
    item = day.cards.get(event.card)
    if item is None:
        raise Refused("unknown-card", card=event.card)
    if event.field in FIELDS:
        return Outcome(_printed(day, item, event))
    if event.field in KEYWORDS:
        return Outcome(_keyword(day, item, event))
    raise _unknown(event, (*FIELDS, *KEYWORDS))


def _unknown(event: Corrected, known: tuple[str, ...]) -> Refused:
    field = event.field[:40]
    return Refused("unknown-field", card=event.card, field=field, meant=meant(field, known))


def _printed(day: Day, item: InPlay, event: Corrected) -> Day:
    try:
        number = Printed.parse(event.value)
    except ValueError:
        raise Refused("bad-value", card=item.id, field=event.field, value=event.value[:40]) from None
    if number and number.value > HIGHEST:
        raise Refused("not-in-range", field=event.field, value=event.value[:40], low=0, high=HIGHEST)
    others = {field: value for field, value in item.printed.items() if field != event.field}
    printed = {**others, event.field: number} if number else others
    xs = {field: value for field, value in item.xs.items() if field != event.field}
    corrected = _noted(item, event.field)
    day = with_card(day, item.id, printed=printed, xs=xs, special=special(printed), corrected=corrected)
    asks = tuple(ask for ask in day.asks if (ask.card, ask.field) != (item.id, event.field))
    if event.field in KINDS and unknown_x(day.cards[item.id], event.field):
        asks = (*asks, Ask("x-value", item.id, event.field))
    return changed(day, asks=asks)


def _keyword(day: Day, item: InPlay, event: Corrected) -> Day:
    if event.value not in ("yes", "no"):
        raise Refused("bad-value", card=item.id, field=event.field, value=event.value[:40])
    word = frozenset((event.field,))
    keywords = item.keywords | word if event.value == "yes" else item.keywords - word
    return with_card(day, item.id, keywords=keywords, corrected=_noted(item, event.field))


def _noted(item: InPlay, field: str) -> tuple[str, ...]:
    return item.corrected if field in item.corrected else (*item.corrected, field)


def _figure(event: Corrected, high: int) -> int:
    if event.value.isascii() and event.value.isdigit() and len(event.value) < 4 and int(event.value) <= high:
        return int(event.value)
    raise Refused("not-in-range", field=event.field, value=event.value[:40], low=0, high=high)


def went_to(day: Day, event: WentTo) -> Outcome[Day]:
    """The table goes on at that step; nothing on the way is counted, and what was open is dropped."""
    step = event.step
    if step not in STEPS:
        raise Refused("unknown-step", step=step)
    if day.ended and step == "day.end":
        raise Refused("day-is-over", day=day.number)
    if step in TESTS:
        return _within_test(day, step)
    day = changed(begin_again(day), open=(Open(step),), owed=(), asks=(), order=())
    day = changed(day, ended="", noted=False, lingering=())
    if step == "day.end":
        return Outcome(end_day(day, TOLD), (Note("day-over", {"day": day.number}),))
    if step in REFRESH:
        return Outcome(to_refresh(day, step))
    if step == "path.draw":
        return Outcome(changed(day, drawn=frozenset(), active=""))
    awake = day.rested if step == "rangers.turns" and len(day.rested) < len(day.seats) else frozenset()
    return Outcome(changed(day, rested=awake, active=""))


def _within_test(day: Day, step: str) -> Outcome[Day]:
    if day.test is None:
        raise Refused("no-test")
    outer = tuple(open_ for open_ in day.open if not open_.step.startswith(("test.", "clear.")))
    if step in ("test.commit", "test.reveal"):  # the challenge card is told anew
        day = changed(day, test=changed(day.test, icon=""))
    return Outcome(at_step(changed(day, open=(*outer, Open(step)), owed=()), step))
