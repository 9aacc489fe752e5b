"""Phase 1, path cards (B.3): one for each Ranger from the lead Ranger on, each finished before the next."""

from __future__ import annotations

from rules.agenda import from_seat, next_task
from rules.engine import Open, Outcome
from rules.events import Entered
from rules.games.earthborne_rangers.arrivals import OF_THE_TRACKER, entered, entry_of
from rules.games.earthborne_rangers.state import Day, at_step, changed
from rules.view import Note, Prompt

STEP = "path.draw"
EXTRA = "+"  # task of a further card for the lead Ranger


def drawer(day: Day) -> str:
    """Whose path card comes next; empty when all have drawn. Derived, so that it needs no repair."""
    seats = from_seat(tuple(seat.id for seat in day.seats), day.lead)
    extra = tuple(f"{EXTRA}{n}" for n in range(day.extra_draws))
    return next_task((*seats, *extra), day.drawn) or ""


def draw_prompt(day: Day) -> Prompt:
    """A path card, shown to the scanner; or the entry of the card that has just come."""
    card = day.about.get("card", "")
    if card:
        entry = entry_of(day.cards[card].card) if card in day.cards else ""
        return Prompt("read-entry", facts={"card": card, "entry": entry}, hands=True, terms=("path-card",))
    player = drawer(day)
    facts = {"player": day.lead if player.startswith(EXTRA) else player}
    return Prompt("path-card", facts=facts, hands=True, scan="play", terms=("path-card",))


def drew(day: Day, event: Entered) -> Outcome[Day]:
    """The card that comes in this phase is the next Ranger's, or that of whom it is for."""
    task = drawer(day)
    player = day.lead if task.startswith(EXTRA) else task
    if event.on or not task or event.card.kind in ("location", "weather", "mission", "role", "aspect", *OF_THE_TRACKER):
        return entered(day, event)
    before = day.next_card
    asked = changed(day, last=event.player or player)  # whose reach it is, where the card goes within reach
    outcome = entered(asked, event)
    day = changed(outcome.state, last=day.last, drawn=day.drawn | {event.player or task})
    card = f"c{before}"
    if entry_of(day.cards[card].card):
        day = at_step(day, STEP, card=card)
    return Outcome(day, outcome.notes)


def draw_done(day: Day) -> Outcome[Day]:
    """The entry was read, or a card was drawn that the companion need not know."""
    if "card" in day.about:
        return Outcome(at_step(day, STEP))
    return Outcome(changed(day, drawn=day.drawn | {drawer(day)}))


def settle_path(day: Day) -> Outcome[Day] | None:
    """When everyone has drawn, the turns begin."""
    if day.top.step != STEP or day.about or drawer(day):
        return None
    return Outcome(changed(day, open=(Open("rangers.turns"),), extra_draws=0), ())


def new_round(day: Day) -> Outcome[Day]:
    """The next round begins with path cards."""
    day = changed(
        day, open=(Open(STEP),), round=day.round + 1, drawn=frozenset(), rested=frozenset(), last="", active=""
    )
    return Outcome(day, (Note("round", {"round": day.round}),))
