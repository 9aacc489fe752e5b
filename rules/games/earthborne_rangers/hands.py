"""Small things that hands do at any time: exhaust and ready, Ranger tokens, and what only the table knows."""

from __future__ import annotations

from rules.engine import Outcome
from rules.errors import Refused
from rules.games.earthborne_rangers.events import Exhausted, Readied, TokenMoved
from rules.games.earthborne_rangers.fatigue import by_cards, presence, seat_of
from rules.games.earthborne_rangers.state import HOME, TRACKER, Day, Owed, changed, with_card, with_seat
from rules.view import Note, Option, Part, Prompt

MOST_X = 99


def exhausted(day: Day, event: Exhausted) -> Outcome[Day]:
    """Exhausted cards cannot be exhausted again. A role exhausted by the last one to act allows a turn in a row."""
    seat = day.seat(event.card)
    if seat is not None:
        _refuse_exhausted(seat.ready, seat.id)
        day = with_seat(day, seat.id, ready=False)
        return Outcome(changed(day, again=seat.id if seat.id == day.last else day.again))
    item = day.cards.get(event.card)
    if item is None:
        raise Refused("unknown-card", card=event.card)
    _refuse_exhausted(item.ready, item.id)
    return Outcome(with_card(day, item.id, ready=False))


def _refuse_exhausted(ready: bool, id: str) -> None:
    if not ready:
        raise Refused("already-exhausted", card=id)


def readied(day: Day, event: Readied) -> Outcome[Day]:
    """A ready card stays ready."""
    seat = day.seat(event.card)
    if seat is not None:
        return Outcome(with_seat(day, seat.id, ready=True))
    if event.card not in day.cards:
        raise Refused("unknown-card", card=event.card)
    return Outcome(with_card(day, event.card, ready=True))


def token_moved(day: Day, event: TokenMoved) -> Outcome[Day]:
    """B15: each Ranger has one token; it lies on one card or on the role."""
    seat = seat_of(day, event.player)
    if event.card in ("home", HOME, seat.id):
        return Outcome(with_seat(day, seat.id, token=HOME))
    item = day.cards.get(event.card)
    if item is None:
        raise Refused("unknown-card", card=event.card)
    if item.area == TRACKER or not item.up:
        raise Refused("not-in-play", card=item.id)
    return Outcome(with_seat(day, seat.id, token=item.id))


def owed_prompt(day: Day) -> Prompt:
    """Fatigue that comes from cards, one instance each: two cards are two instances (E-16)."""
    owed = day.owed[0]
    sources = tuple((id, count) for id, count in owed.sources if count)
    parts = tuple(Part(count, "presence", {"card": id}) for id, count in sources)
    facts: dict[str, int | str] = {"player": owed.player, "count": owed.count}
    facts["cards"] = ",".join(id for id, _ in sources)
    facts["instances"] = ",".join(str(count) for _, count in sources)
    return Prompt(f"fatigue-{owed.why}", facts=facts, parts=parts, terms=("fatigue", "presence"))


def owed_done(day: Day) -> Outcome[Day]:
    """It was suffered."""
    owed, *rest = day.owed
    return by_cards(changed(day, owed=tuple(rest)), owed)


def ask_prompt(day: Day) -> Prompt:
    """What only the table knows."""
    ask = day.asks[0]
    if ask.key == "mission-tokens":
        options = (Option("keep", "keep-tokens"), Option("drop", "drop-tokens"))
        return Prompt("mission-tokens", "choose", {"card": ask.card}, options=options)
    return Prompt("x-value", "number", {"card": ask.card, "field": ask.field}, 0, MOST_X)


def x_told(day: Day, values: tuple[str, ...]) -> Outcome[Day]:
    """The number behind an X, until it is corrected."""
    ask = day.asks[0]
    day = changed(day, asks=day.asks[1:])
    item = day.cards[ask.card]
    day = with_card(day, item.id, xs={**item.xs, ask.field: int(values[0])})
    day = _owed_by(day, item.id) if ask.field == "presence" else day
    return Outcome(day, (Note("x-is", {"card": item.id, "field": ask.field, "count": int(values[0])}),))


def _owed_by(day: Day, id: str) -> Day:
    """What is owed for a card, and how hard a test with it is, now that its presence is known."""
    tires = presence(day, day.cards[id])
    owed = tuple(
        Owed(one.player, one.why, tuple((card, tires if card == id else count) for card, count in one.sources))
        for one in day.owed
    )
    test = day.test
    if test and test.target == id and test.asks_presence:
        test = changed(test, difficulty=test.difficulty + max(0, tires - 1), asks_presence=False)
    return changed(day, test=test, owed=tuple(one for one in owed if one.count))
