"""Fatigue, injuries, soothing (B.8), and which cards tire a Ranger on the way to a target (B.5)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine import Outcome
from rules.errors import Refused
from rules.games.earthborne_rangers.ending import NO_CARD, end_day
from rules.games.earthborne_rangers.events import Fatigued, Injured, Soothed
from rules.games.earthborne_rangers.state import (
    ALONG,
    PLAYER,
    REACH,
    SURROUNDINGS,
    Ask,
    Day,
    InPlay,
    Owed,
    Seat,
    changed,
    with_seat,
)
from rules.games.earthborne_rangers.thresholds import limit, unknown_x
from rules.view import Note

MOST = 999  # of anything that is suffered at once; a longer number is a slip of the finger


def seat_of(day: Day, player: str) -> Seat:
    """The Ranger's seat. Refuses as ``unknown-player``."""
    seat = day.seat(player)
    if seat is None:
        raise Refused("unknown-player", player=player)
    return seat


def suffer(day: Day, player: str, count: int) -> Outcome[Day]:
    """The top ``count`` cards of the deck, one by one, onto the fatigue stack; too few cards end the day at once."""
    seat = seat_of(day, player)
    if "deck" not in day.counted:
        return Outcome(day, (Note("fatigue-by-hand", {"player": player, "count": count}),))
    moved = min(count, seat.deck)
    day = with_seat(day, player, deck=seat.deck - moved, fatigue=seat.fatigue + moved)
    notes = (Note("fatigued", {"player": player, "count": moved}),) if moved else ()
    if moved < count:
        return Outcome(end_day(day, NO_CARD), (*notes, Note("no-card", {"player": player})))
    return Outcome(day, notes)


def hurt(day: Day, player: str, count: int) -> Outcome[Day]:
    """An injury puts the whole fatigue stack on the Ranger discard; healing takes the harm off the role.

    What is not counted stays with the table, and the note says so.
    """
    seat = seat_of(day, player)
    if "injury" not in day.counted:
        day = with_seat(day, player, fatigue=0) if count > 0 else day
        return Outcome(day, (Note("injured-by-hand" if count > 0 else "healed-by-hand", {"player": player}),))
    if count < 0:
        healed = min(-count, seat.injury)
        day = with_seat(day, player, injury=seat.injury - healed)
        return Outcome(day, (Note("healed", {"player": player, "count": healed}),))
    day = with_seat(day, player, injury=seat.injury + count, fatigue=0)
    if "deck" not in day.counted:
        return Outcome(day, (Note("injured-stack-by-hand", {"player": player, "injury": seat.injury + count}),))
    return Outcome(day, (Note("injured", {"player": player, "injury": seat.injury + count, "count": seat.fatigue}),))


def suffered(day: Day, event: Fatigued) -> Outcome[Day]:
    """``fatigue pN N``; by a card: its current presence, and only if it is ready."""
    if not event.card:
        return suffer(day, event.player, in_range(event.count, 0))
    item = day.cards.get(event.card)
    if item is None:
        raise Refused("unknown-card", card=event.card)
    if not item.active:
        raise Refused("exhausted-cards-do-not-fatigue", card=item.id)
    seat_of(day, event.player)
    return by_cards(day, Owed(event.player, "card", ((item.id, presence(day, item)),)))


def injured(day: Day, event: Injured) -> Outcome[Day]:
    """``injury pN [N]``: a harm token on the role. B.8: the third ends the day when the turn is over."""
    outcome = hurt(day, event.player, in_range(event.count, -MOST))
    test = outcome.state.test
    if test and test.player == event.player and event.count > 0 and outcome.state.top.step == "test.success":
        return Outcome(changed(outcome.state, test=changed(test, hurt=True)), outcome.notes)
    return outcome


def soothed(day: Day, event: Soothed) -> Outcome[Day]:
    """``soothe pN N``: the top of the fatigue stack into the hand, as far as it reaches."""
    seat = seat_of(day, event.player)
    if "deck" not in day.counted:
        note = Note("soothed-by-hand", {"player": seat.id, "count": in_range(event.count, 0)})
        return Outcome(day, (note,))
    count = min(in_range(event.count, 0), seat.fatigue)
    return Outcome(
        with_seat(day, seat.id, fatigue=seat.fatigue - count),
        (Note("soothed", {"player": seat.id, "count": count}),),
    )


def in_range(count: int, low: int) -> int:
    """``count`` where it is ``low`` to 999, else refused as ``not-in-range``."""
    if not low <= count <= MOST:
        raise Refused("not-in-range", field="count", value=count, low=low, high=MOST)
    return count


def by_cards(day: Day, owed: Owed) -> Outcome[Day]:
    """Each card is an instance of its own; after one that is dangerous, an injury."""
    notes: tuple[Note, ...] = ()
    for id, count in owed.sources:
        outcome = suffer(day, owed.player, count)
        day, notes = outcome.state, notes + outcome.notes
        if not day.ended and count and id in day.cards and "dangerous" in day.cards[id].keywords:
            outcome = hurt(day, owed.player, 1)
            day, notes = outcome.state, notes + outcome.notes
        if day.ended:
            break
    return Outcome(day, notes)


def presence(day: Day, item: InPlay) -> int:
    """The current presence; 0 where none is printed or X was never told."""
    return limit(day, item, "presence") or 0


def owe(day: Day, player: str, why: str, cards: Iterator[InPlay]) -> Day:
    """Note down what ``player`` has to suffer for ``cards``; cards without presence tire nobody.

    A presence of X that nobody told is asked for first.
    """
    tiring_cards = tuple(item for item in cards if presence(day, item) or unknown_x(item, "presence"))
    if not tiring_cards:
        return day
    sources = tuple((item.id, presence(day, item)) for item in tiring_cards)
    day = ask_presence(day, tiring_cards)
    return changed(day, owed=(*day.owed, Owed(player, why, sources)))


def ask_presence(day: Day, cards: tuple[InPlay, ...]) -> Day:
    """Ask for the presence of these cards where it is an X that nobody told."""
    known = {(ask.card, ask.field) for ask in day.asks}
    unknown = [item.id for item in cards if unknown_x(item, "presence")]
    asks = tuple(Ask("x-value", id, "presence") for id in unknown if (id, "presence") not in known)
    return changed(day, asks=(*day.asks, *asks)) if asks else day


def between(day: Day, player: str, target: str) -> Iterator[InPlay]:
    """The ready cards that lie between a Ranger and the target of a test, whatever their keywords.

    Cards attached to the role always do, but for a test on one's own equipment; the nearer areas do when the
    target lies farther.
    """
    aim = day.cards.get(target)
    if aim is None or (aim.area == PLAYER and aim.player == player):
        return
    yield from (item for item in day.in_areas() if item.on == player and item.id != target and item.active)
    near = aim.area == REACH and aim.player == player
    if not near:
        yield from _ready_in(day, REACH, player)
    if aim.area == SURROUNDINGS:
        yield from _ready_in(day, ALONG)


def _ready_in(day: Day, area: str, player: str = "") -> Iterator[InPlay]:
    for item in day.in_areas():
        if item.area == area and item.active and (not player or item.player == player):
            yield item


def tiring(day: Day, player: str, target: str) -> Iterator[InPlay]:
    """Those of the cards in between that fatigue: the friendly ones do not."""
    return (item for item in between(day, player, target) if "friendly" not in item.keywords)


def obstacle_between(day: Day, player: str, target: str) -> InPlay | None:
    """A ready obstacle in between forbids the interaction."""
    return next((item for item in between(day, player, target) if "obstacle" in item.keywords), None)


def fatiguing(day: Day, player: str) -> Iterator[InPlay]:
    """B.4: who rests is tired by the ready Fatiguing cards in the own area, within reach and along the way."""
    for item in day.in_areas():
        near = item.area == ALONG or (item.area in (REACH, PLAYER) and item.player == player)
        if near and item.active and "fatiguing" in item.keywords:
            yield item
