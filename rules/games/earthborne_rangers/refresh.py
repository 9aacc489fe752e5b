"""Phase 4, Refresh (B.7), in its order: injuries fatigue, draw, energy, Refresh effects, ready."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.counters import Counters
from rules.engine import Open, Outcome
from rules.games.earthborne_rangers.ending import NO_CARD, end_day
from rules.games.earthborne_rangers.fatigue import suffer
from rules.games.earthborne_rangers.path import new_round
from rules.games.earthborne_rangers.state import ASPECTS, Day, Seat, changed, with_seat
from rules.games.earthborne_rangers.weather import change, effect_of, refreshed
from rules.view import Note, Part, Prompt

STEPS = ("refresh.fatigue", "refresh.draw", "refresh.energy", "refresh.effects", "refresh.ready")


def refresh_prompt(day: Day) -> Prompt:
    """What the step does, with its numbers."""
    return _PROMPTS[day.top.step](day)


def _fatigue(day: Day) -> Prompt:
    if "injury" not in day.counted:
        return Prompt("refresh-fatigue-by-hand", terms=("fatigue", "injury"))
    parts = tuple(Part(seat.injury, "injuries", {"player": seat.id}) for seat in day.seats if seat.injury)
    count = sum(part.value for part in parts)
    return Prompt("refresh-fatigue", facts={"count": count}, parts=parts, terms=("fatigue", "injury"))


def _draw(day: Day) -> Prompt:
    parts = tuple(Part(1, "one-card", {"player": seat.id}) for seat in day.seats)
    return Prompt("refresh-draw", facts={"players": len(day.seats)}, parts=parts)


def _energy(day: Day) -> Prompt:
    unknown = ",".join(seat.id for seat in day.seats if not seat.aspects)
    if unknown:
        return Prompt("refresh-energy-by-hand", facts={"player": unknown}, terms=("energy",))
    return Prompt("refresh-energy", terms=("energy",))


def _effects(day: Day) -> Prompt:
    effect = effect_of(day)
    if "weather" not in day.cards:
        return Prompt("refresh-effects")
    if effect is None:
        return Prompt("refresh-weather-by-hand", facts={"card": "weather"}, hands=True)
    if not effect.by:
        return Prompt("refresh-weather-tokens-by-hand", facts={"card": "weather", "token": effect.token}, hands=True)
    facts: dict[str, int | str] = {"card": "weather"}
    facts |= {"token": effect.token, "by": change(day)} if change(day) else {}
    return Prompt("refresh-weather" if change(day) else "refresh-weather-turns", facts=facts)


def _ready(day: Day) -> Prompt:
    count = sum(not item.ready for item in day.in_areas()) + sum(not seat.ready for seat in day.seats)
    return Prompt("refresh-ready", facts={"count": count})


def fatigue_done(day: Day) -> Outcome[Day]:
    """Step 1: each Ranger suffers 1 fatigue for each injury (E-2: here, before drawing, and not when resting)."""
    notes: tuple[Note, ...] = ()
    for seat in day.seats if "injury" in day.counted else ():
        if seat.injury:
            outcome = suffer(day, seat.id, seat.injury)
            day, notes = outcome.state, notes + outcome.notes
        if day.ended:
            return Outcome(day, notes)
    return Outcome(_next(day), notes)


def draw_done(day: Day) -> Outcome[Day]:
    """Step 2: each draws 1 card; who cannot ends the day for all."""
    if "deck" not in day.counted:
        return Outcome(_next(day))
    for seat in day.seats:
        if not seat.deck:
            return Outcome(end_day(day, NO_CARD), (Note("no-card", {"player": seat.id}),))
        day = with_seat(day, seat.id, deck=seat.deck - 1)
    return Outcome(_next(day))


def energy_done(day: Day) -> Outcome[Day]:
    """Step 3: every pool is exactly the aspect values again; what is above goes, too (B13)."""
    if "energy" not in day.counted:
        return Outcome(_next(day))
    return Outcome(_next(changed(day, seats=tuple(map(_refilled, day.seats)))))


def _refilled(seat: Seat) -> Seat:
    if not seat.aspects:
        return seat
    return changed(seat, energy=Counters({aspect: seat.aspects.get(aspect, 0) for aspect in ASPECTS}))


def effects_done(day: Day) -> Outcome[Day]:
    """Step 4: each Refresh effect once; the weather's own is counted here."""
    outcome = refreshed(day)
    return Outcome(_next(outcome.state), outcome.notes)


def ready_done(day: Day) -> Outcome[Day]:
    """Step 5: every exhausted card in every area is readied, and the next round begins."""
    cards = {id: item if item.ready else changed(item, ready=True) for id, item in day.cards.items()}
    seats = tuple(seat if seat.ready else changed(seat, ready=True) for seat in day.seats)
    return new_round(changed(day, cards=cards, seats=seats))


def _next(day: Day) -> Day:
    at = STEPS.index(day.top.step) + 1
    return to_refresh(day, STEPS[at])


def to_refresh(day: Day, step: str = STEPS[0]) -> Day:
    """The day at that step of Refresh. Effects are being resolved from the beginning of their step on."""
    facts = {"card": "weather"} if step == "refresh.effects" else {}
    return changed(day, open=(Open(step, facts),), untouched=day.cards.get("weather"), active="", test=None)


def settle_refresh(day: Day) -> Outcome[Day] | None:
    """``guide=short``: the steps without a number or a choice are passed by."""
    if day.full or day.top.step not in STEPS:
        return None
    step = day.top.step
    if step == "refresh.fatigue" and "injury" in day.counted and not any(seat.injury for seat in day.seats):
        return fatigue_done(day)
    if step == "refresh.ready" and not _ready(day).facts["count"]:
        return ready_done(day)
    return None


_PROMPTS: Mapping[str, Callable[[Day], Prompt]] = {
    "refresh.fatigue": _fatigue,
    "refresh.draw": _draw,
    "refresh.energy": _energy,
    "refresh.effects": _effects,
    "refresh.ready": _ready,
}
