"""Clearing: a card that carries enough tokens goes through four steps (ER-4), when the current step is over (ER-12)."""

from __future__ import annotations

from rules.engine import Open, Outcome
from rules.games.earthborne_rangers.arrivals import leave, mission_stays
from rules.games.earthborne_rangers.state import Day, at_step, changed, closed, with_card
from rules.games.earthborne_rangers.thresholds import (
    ALL_RANGERS,
    due,
    enough,
    questionable,
    standing,
    sufficient,
    word,
)
from rules.view import Note

STEPS = ("clear.before", "clear.when", "clear.check", "clear.after")
RANGERS = "rangers"  # how it is said that every Ranger's token cleared a card
BUSY = ("test.success", "travel.clear", "travel.choose", "travel.camp", "travel.build", "travel.arrive")
BUSY_WITH_A_CARD = ("path.draw", "test.challenge", "refresh.effects")


def waits(day: Day) -> bool:
    """ER-12, ER-14, ER-15: an effect is being resolved, so no card clears before it is done."""
    top = day.top
    if top.step in BUSY_WITH_A_CARD:
        return "card" in top.facts
    return top.step in BUSY or top.step in STEPS or top.step.startswith(("setup.", "day."))


def settle_clearing(day: Day) -> Outcome[Day] | None:
    """ER-13: what has reached a threshold is due now. A clearing that nobody has begun follows the numbers."""
    stirred = _no_longer_left(day)
    if stirred:
        return stirred
    top = day.top
    if top.step == "clear.before" and "begun" not in top.facts:
        wanted = _next(day)
        if wanted is None:
            return Outcome(closed(changed(day, order=())))
        return None if wanted == top else Outcome(changed(day, open=(*day.open[:-1], wanted)))
    if waits(day):
        return None
    wanted = _next(day)
    return Outcome(changed(day, open=(*day.open, wanted))) if wanted else None


def _no_longer_left(day: Day) -> Outcome[Day] | None:
    """A matter that was left as it is comes up again once its numbers have changed."""
    for item in day.cards.values():
        if item.left_as_is and item.left_as_is != standing(day, item):
            return Outcome(with_card(day, item.id, left_as_is=()))
    return None


def due_now(day: Day) -> tuple[str, ...]:
    """The cards that are due and not already being cleared."""
    begun = {
        step.facts.get("card")
        for step in day.open
        if step.step in STEPS and (step.step != "clear.before" or "begun" in step.facts)
    }
    return tuple(id for id in due(day) if id not in begun)


def _next(day: Day) -> Open | None:
    """Which card clears next: the one that the group chose, the only one, or a question (facts without a card)."""
    cards = due_now(day)
    if not cards:
        return None
    chosen = next((id for id in day.order if id in cards), cards[0] if len(cards) == 1 else "")
    if not chosen:
        return Open("clear.before", {})
    kinds = sufficient(day, day.cards[chosen])
    if len(kinds) == 1:
        return Open("clear.before", {"card": chosen, "kind": kinds[0]})
    return Open("clear.before", {"card": chosen})


def ordered(day: Day, values: tuple[str, ...]) -> Outcome[Day]:
    """ER-11, ER-13: several cards are due; the group says which comes first, or the whole order."""
    return Outcome(changed(day, order=values))


def kind_chosen(day: Day, values: tuple[str, ...]) -> Outcome[Day]:
    """ER-16: only that kind's Clear text is used."""
    return Outcome(at_step(day, "clear.before", card=day.about["card"], kind=values[0], begun="yes"))


def nothing_chosen(day: Day, values: tuple[str, ...]) -> Outcome[Day]:
    """OPEN-6: the group decides, and the answer is in the journal."""
    item = day.cards[day.about["card"]]
    if values[0] == "leave":
        day = with_card(day, item.id, left_as_is=standing(day, item))
        return Outcome(closed(day), (Note("left-as-is", {"card": item.id}),))
    kind = questionable(day, item)[0]
    return Outcome(at_step(day, "clear.before", card=item.id, kind=kind, begun="yes"))


def before_done(day: Day) -> Outcome[Day]:
    """Step 1 is over."""
    facts = day.about
    others = ",".join(id for id in due_now(day) if id != facts["card"])
    return Outcome(at_step(day, "clear.when", card=facts["card"], kind=facts["kind"], known=others))


def when_done(day: Day) -> Outcome[Day]:
    """Step 2 is over. OPEN-5: if it brought another card to its threshold, the group says which goes on first."""
    facts = day.about
    known = facts.get("known", "").split(",")
    fresh = ",".join(id for id in due_now(day) if id not in (facts["card"], *known))
    if fresh and "nested" not in facts:
        return Outcome(at_step(day, "clear.when", **{**facts, "nested": fresh}))
    return _look_again(at_step(day, "clear.check", card=facts["card"], kind=facts["kind"]))


def nested_chosen(day: Day, values: tuple[str, ...]) -> Outcome[Day]:
    """OPEN-5: ``now`` clears the other cards inside this clearing, ``later`` when it is over."""
    facts = day.about
    nested = tuple(facts["nested"].split(","))
    day = at_step(day, "clear.check", card=facts["card"], kind=facts["kind"])
    if values[0] == "later":
        return _look_again(day)
    first = nested[0] if len(nested) == 1 else ""
    inner = Open("clear.before", {"card": first} if first else {})
    return Outcome(changed(day, open=(*day.open, inner)))


def look_again(day: Day) -> Outcome[Day] | None:
    """ER-9: an inner clearing is over and the card may not be what it was."""
    if day.top.step != "clear.check" or _discards(day) or _asks_kind(day):
        return None
    return _look_again(day)


def _discards(day: Day) -> bool:
    item = day.cards.get(day.about["card"])
    return item is not None and enough(day, item, day.about["kind"])


def _asks_kind(day: Day) -> bool:
    item = day.cards.get(day.about["card"])
    return item is not None and bool(sufficient(day, item))


def _look_again(day: Day) -> Outcome[Day]:
    """ER-9, step 3: only a card that still has enough is discarded; a card that is gone needs no look."""
    id = day.about["card"]
    if id not in day.cards:
        return _to_after(day, ())
    if _discards(day) or _asks_kind(day):
        return Outcome(day)
    return _to_after(day, (Note("kept", {"card": id}),))


def check_done(day: Day) -> Outcome[Day]:
    """The card is discarded with its tokens and all that is attached."""
    return _discarded(day)


def other_kind_chosen(day: Day, values: tuple[str, ...]) -> Outcome[Day]:
    """OPEN-4: read literally, any kind that still suffices discards the card; the group may see it otherwise."""
    if values[0] == "discard":
        return _discarded(day)
    item = day.cards[day.about["card"]]
    day = with_card(day, item.id, left_as_is=standing(day, item))
    return _to_after(day, (Note("kept", {"card": item.id}),))


def _discarded(day: Day) -> Outcome[Day]:
    item = day.cards[day.about["card"]]
    kind = day.about["kind"]
    facts: dict[str, int | str] = {"card": item.id, "kind": RANGERS if word(item, kind) == ALL_RANGERS else kind}
    facts |= {"player": day.active} if day.active else {}
    notes = (Note("cleared" if day.active else "cleared-by-nobody", facts),)
    if item.card.kind in ("mission", "weather"):
        stays = mission_stays(day, item) if item.card.kind == "mission" else Outcome(day)
        day = with_card(stays.state, item.id, left_as_is=standing(stays.state, item))
        return _to_after(day, notes + stays.notes)
    return _to_after(leave(day, item.id), notes)


def _to_after(day: Day, notes: tuple[Note, ...]) -> Outcome[Day]:
    """Step 4 comes also when the card was kept (OPEN-7). ER-20: it is the acting Ranger who cleared it."""
    return Outcome(at_step(day, "clear.after", card=day.about["card"], player=day.active), notes)


def after_done(day: Day) -> Outcome[Day]:
    """Step 4 is over, and the clearing with it; ER-13: the next card that is due follows."""
    id = day.about["card"]
    return Outcome(closed(changed(day, order=tuple(other for other in day.order if other != id))))


def settle_short(day: Day) -> Outcome[Day] | None:
    """``guide=short``: the steps before and after have neither a number nor a choice."""
    if day.full or not (day.about.get("kind") or day.top.step == "clear.after"):
        return None
    if day.top.step == "clear.before":
        return before_done(day)
    return after_done(day) if day.top.step == "clear.after" else None
