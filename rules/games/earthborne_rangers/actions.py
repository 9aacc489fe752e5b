"""What may be done beside the prompt: buttons, each a line of the play language."""

from __future__ import annotations

from collections.abc import Iterator

from rules.cards import Card
from rules.games.earthborne_rangers.arrivals import NEVER_IN_PLAY
from rules.games.earthborne_rangers.state import PLAYER, TRACKER, Day, InPlay
from rules.games.earthborne_rangers.thresholds import KINDS, SLASHED, word
from rules.games.earthborne_rangers.turns import may_go
from rules.view import Action

NO_HARM = ("harm", "location")  # places are only made progress on


def actions(day: Day) -> tuple[Action, ...]:
    """The buttons of the table, of each Ranger and of each card."""
    if day.ended:
        return () if day.noted else (Action("no-more-notes", "done"),)
    return (*_of_table(day), *_of_rangers(day), *_of_cards(day))


def _of_table(day: Day) -> Iterator[Action]:
    if day.top.step == "test.challenge":
        yield Action("no-more-effects", "answer none")
    if day.top.step == "test.success" or (day.top.step == "test.reveal" and day.test and not day.test.icon):
        for by in (-1, 1):
            yield Action("less-effort" if by < 0 else "more-effort", f"adjust test.effort {by}", "test.effort")
    if day.top.step == "rangers.turns":
        if day.active and len(day.open) == 1:
            yield Action("rest", f"rest {day.active}")
        yield Action("ordered-travel", "travel")
    yield Action("end-day", "move day.end", grave=True)


def _of_rangers(day: Day) -> Iterator[Action]:
    free = may_go(day) if day.top.step == "rangers.turns" and len(day.open) == 1 else ()
    for seat in day.seats:
        if seat.id in free:
            yield Action("rest", f"rest {seat.id}", seat.id)
            yield Action("remember", f"test {seat.id} foc", seat.id)
        yield Action("suffer-fatigue", f"fatigue {seat.id} 1", seat.id)
        if seat.fatigue:
            yield Action("soothe", f"soothe {seat.id} 1", seat.id)
        yield Action("injure", f"injury {seat.id}", seat.id)
        if seat.injury:
            yield Action("heal", f"injury {seat.id} -1", seat.id)
        yield (
            Action("exhaust", f"exhaust {seat.id}", seat.id)
            if seat.ready
            else Action("ready", f"ready {seat.id}", seat.id)
        )


def _of_cards(day: Day) -> Iterator[Action]:
    for item in day.cards.values():
        if item.area != TRACKER:
            yield from _of_card(day, item)
        elif item.id:
            yield Action("strike-out", f"remove {item.id} to=out", item.id)


def _of_card(day: Day, item: InPlay) -> Iterator[Action]:
    if day.active and day.top.step == "rangers.turns":
        yield from _tests(day.active, item)
    if item.id == "weather":
        yield Action("turn-over", "flip weather", item.id)
    elif item.id != "location":
        turn = "exhaust" if item.ready else "ready"
        yield Action(turn, f"{turn} {item.id}", item.id)
        yield Action("complete" if item.card.kind == "mission" else "discard", _leave(item), item.id)
    yield from _ranger_tokens(day, item)
    for what in KINDS:
        if item.area != PLAYER and item.id != "weather" and word(item, what) != SLASHED and (what, item.id) != NO_HARM:
            yield Action(f"place-{what}", f"place {item.id}.{what} 1", item.id)


def _leave(item: InPlay) -> str:
    return f"remove {item.id} to=out" if item.card.kind == "mission" else f"remove {item.id}"


def _tests(player: str, item: InPlay) -> Iterator[Action]:
    """The common tests that fit the card; its own tests are begun with the aspect that it prints."""
    if item.card.kind in ("feature", "location"):
        yield Action("traverse", f"test {player} fit on={item.id}", item.id)
    yield Action("own-test", f"test {player} on={item.id}", item.id)
    if item.card.kind == "being":
        yield Action("connect", f"test {player} spi on={item.id}", item.id)
        yield Action("avoid", f"test {player} awa on={item.id}", item.id)


def _ranger_tokens(day: Day, item: InPlay) -> Iterator[Action]:
    if item.area == PLAYER or item.id == "weather":
        return
    for seat in day.seats:
        if seat.token == item.id:
            yield Action("token-home", f"ranger {seat.id} home", item.id, {"player": seat.id})
        elif seat.id == day.active or len(day.seats) == 1:
            yield Action("token-here", f"ranger {seat.id} {item.id}", item.id, {"player": seat.id})


def uses(day: Day, card: Card) -> tuple[Action, ...]:
    """What can be done with a card that was scanned and is only looked at."""
    if day.ended or card.kind in NEVER_IN_PLAY:
        return ()
    plain = Action("put-into-play", "scan {code} as=play")
    if card.kind not in ("being", "feature", "attachment") or len(day.seats) == 1:
        return (plain,)
    each = (
        Action("put-within-reach", f"scan {{code}} as=play for={seat.id}", facts={"player": seat.id})
        for seat in day.seats
    )
    return (plain, *each)
