"""All that may be seen of a day."""

from __future__ import annotations

from collections.abc import Iterator

from rules.games.earthborne_rangers.actions import actions
from rules.games.earthborne_rangers.arrivals import entry_of
from rules.games.earthborne_rangers.begin_prompts import STEPS as SETUP
from rules.games.earthborne_rangers.clearing import STEPS as CLEAR
from rules.games.earthborne_rangers.corrections import TESTS, TRAVEL
from rules.games.earthborne_rangers.ending import ending
from rules.games.earthborne_rangers.outcome import progress_by
from rules.games.earthborne_rangers.prompts import standing
from rules.games.earthborne_rangers.refresh import STEPS as REFRESH
from rules.games.earthborne_rangers.state import ASPECTS, BUBBLES, INJURIES, TRACKER, Day, InPlay, Seat
from rules.games.earthborne_rangers.thresholds import ALL_RANGERS, KINDS, count, limit, word
from rules.view import CardShown, Counter, Part, PlayerShown, View

TRACKS = (SETUP, ("path.draw",), ("rangers.turns",), TESTS, CLEAR, TRAVEL, REFRESH, ("day.end",))
WITHOUT_TOKENS = ("gear", "attribute", "malady", "reward", "event", "weather")


def view(day: Day) -> View:
    """Everything that screens, lamps, plays and tests read."""
    outer = day.open[0].step
    over = ending(day)
    return View(
        step=day.top.step,
        phase=outer.split(".")[0],
        round=day.round,
        players=tuple(PlayerShown(seat.id, seat.name, _form(day, seat), card=seat.role) for seat in day.seats),
        first_player=day.lead,
        counters=dict(_counters(day)),
        cards=tuple(_shown(day, item) for item in day.cards.values()),
        prompt=standing(day),
        ending=over,
        status="over" if over else "setup" if outer in SETUP else "playing",
        within=tuple(step.step for step in day.open[:-1]),
        track=next(track for track in TRACKS if day.top.step in track),
        actions=actions(day),
        names=dict(day.gone),
        about="location" if "location" in day.cards else "",
    )


def _form(day: Day, seat: Seat) -> str:
    return "acting" if seat.id == day.active else "rested" if seat.id in day.rested else "awake"


def _counters(day: Day) -> Iterator[tuple[str, Counter]]:
    for item in day.cards.values():
        yield from _of_card(day, item)
    for seat in day.seats:
        yield from _of_seat(day, seat)
    if day.test and day.test.committed >= 0:
        parts = (Part(day.test.committed, "committed"), Part(day.test.effort - day.test.committed, "challenge-card"))
        yield (
            "test.effort",
            Counter(day.test.effort, day.test.difficulty, parts=tuple(part for part in parts if part.value)),
        )
    yield "day.number", Counter(day.number)


def _of_card(day: Day, item: InPlay) -> Iterator[tuple[str, Counter]]:
    if item.area == TRACKER:
        return
    for what in KINDS:
        if _has(item, what):
            yield f"{item.id}.{what}", _threshold(day, item, what)
    for name in dict.fromkeys((*item.card.tokens, *item.tokens)):
        yield f"{item.id}.{name}", Counter(item.tokens[name])
    lying = sum(seat.token == item.id for seat in day.seats)
    if lying or ALL_RANGERS in (word(item, "progress"), word(item, "harm")):
        wanted = len(day.seats) if ALL_RANGERS in (word(item, "progress"), word(item, "harm")) else None
        yield f"{item.id}.rangers", Counter(lying, wanted)
    if item.card.kind == "mission":
        yield f"{item.id}.bubbles", Counter(item.bubbles, BUBBLES)


def _has(item: InPlay, what: str) -> bool:
    """ER-18: also a card without thresholds takes tokens; mere equipment does not. A slashed one shows its zero."""
    if count(item, what) or what in item.printed:
        return True
    if item.id == "location":
        return what == "progress"
    return item.card.kind not in WITHOUT_TOKENS


def _threshold(day: Day, item: InPlay, what: str) -> Counter:
    value = count(item, what)
    test = day.test
    by = progress_by(day) if what == "progress" and test and test.target == item.id else 0
    if not by:
        return Counter(value, limit(day, item, what))
    parts = (Part(value, "lies-there"), Part(by, "effort"))
    return Counter(value, limit(day, item, what), value + by, tuple(part for part in parts if part.value))


def _of_seat(day: Day, seat: Seat) -> Iterator[tuple[str, Counter]]:
    if "deck" in day.counted:
        yield f"{seat.id}.deck", Counter(seat.deck, group="deck")
        yield f"{seat.id}.fatigue", Counter(seat.fatigue, group="deck")
    if "injury" in day.counted:
        yield f"{seat.id}.injury", Counter(seat.injury, INJURIES, group="injury")
    if "energy" in day.counted:
        for aspect in ASPECTS:
            full = seat.aspects.get(aspect)
            yield f"{seat.id}.energy.{aspect}", Counter(seat.energy[aspect], full, group="energy")


def _shown(day: Day, item: InPlay) -> CardShown:
    facts = {key: value for key, value in item.card.facts.items() if key in ("traits", "check")}
    facts |= {"guide": entry} if (entry := entry_of(item.card)) else {}
    facts |= {"terrain": day.terrain} if item.id == "location" else {}
    rangers = ",".join(seat.id for seat in day.seats if seat.token == item.id)
    facts |= {"rangers": rangers} if rangers else {}
    return CardShown(
        id=item.id,
        code=item.card.code,
        kind=item.card.kind,
        names=item.card.names,
        owner=item.card.owner or (item.player if item.area == "player" else ""),
        on=item.on or item.player,
        area=item.area,
        ready=item.ready,
        face="up" if item.up else "down",
        tokens=dict(item.tokens),
        icons=item.card.icons,
        printed=item.printed,
        corrected=item.corrected,
        facts=facts,
    )
