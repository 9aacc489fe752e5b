"""Counts that change in play: what placing and removing triggers (b7, b10, b12)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Placed, Shifted
from rules.games.marvel_champions.deck import owe, take
from rules.games.marvel_champions.defeat import deciding, defeat, rose
from rules.games.marvel_champions.numbers import full, status_limit
from rules.games.marvel_champions.scenarios import scenario_of
from rules.games.marvel_champions.state import STATUS, Champions
from rules.games.marvel_champions.tally import MOST, add, check, crisis, put, split
from rules.view import Note


def on_placed(state: Champions, event: Placed) -> Outcome[Champions]:
    """Put on or take off, in play. Never below zero; what is too much is lost."""
    check(state, event.counter)
    if abs(event.by) > MOST:
        raise Refused("out-of-range", counter=event.counter, value=event.by, low=-MOST, high=MOST)
    owner, name = split(event.counter)
    if name == "stage":
        raise Refused("derived-counter", counter=event.counter)
    rule = PLACING.get(name)
    return rule(state, owner, event.by) if rule else Outcome(add(state, event.counter, event.by))


def on_shifted(state: Champions, event: Shifted) -> Outcome[Champions]:
    """Moved from one counter to another; no more than lies there."""
    check(state, event.source)
    check(state, event.target)
    lying = state.counts[event.source]
    if not 1 <= event.count <= MOST:
        raise Refused("out-of-range", counter=event.source, value=event.count, low=1, high=MOST)
    if event.count > lying:
        raise Refused("not-enough", counter=event.source, wanted=event.count, got=lying)
    taken = on_placed(state, Placed(event.source, -event.count))
    if _gone(taken.state, event.target):
        raise Refused("unknown-counter", counter=event.target)
    if split(event.target)[1] in ("dealt", "boost"):  # the cards do not come from the deck
        return Outcome(add(taken.state, event.target, event.count), taken.notes)
    placed = on_placed(taken.state, Placed(event.target, event.count))
    return Outcome(placed.state, taken.notes + placed.notes)


def _gone(state: Champions, counter: str) -> bool:
    owner, _ = split(counter)
    return owner != "encounter" and owner not in state.players and owner not in state.cards


def place_or_remove_threat(state: Champions, owner: str, by: int) -> Outcome[Champions]:
    """Threat on a scheme. None leaves a main scheme while a crisis icon is in play (b7)."""
    placed = state.cards[owner]
    if by < 0 and placed.card.kind == "main_scheme":
        _refuse_removal(state, owner)
    return _changed(state, owner, "threat", by)


def _refuse_removal(state: Champions, owner: str) -> None:
    icons = crisis(state)
    if icons:
        raise Refused("crisis", card=owner, icons=icons)
    if state.cards[owner].card.code in scenario_of(state).kept:
        raise Refused("threat-stays", card=owner)


def place_hit_points(state: Champions, owner: str, by: int) -> Outcome[Champions]:
    """Damage and healing. A tough card prevents one damage as a whole; healing stops at the full dial (b10, b12)."""
    tough = state.counts[f"{owner}.tough"]
    if by < 0 and owner in state.cards and not scenario_of(state).can_be_damaged(state, owner):
        raise Refused("no-damage", card=owner)
    if by < 0 and tough:
        return Outcome(put(state, f"{owner}.tough", tough - 1), (Note("tough-used", {"card": owner}),))
    if by > 0:
        limit = _limit(state, owner)
        if limit is not None:
            by = max(0, min(by, limit - state.counts[f"{owner}.hit_points"]))
    if owner in state.players:
        return Outcome(add(state, f"{owner}.hit_points", by))
    return _changed(state, owner, "hit_points", by)


def _limit(state: Champions, owner: str) -> int | None:
    return state.players[owner].full if owner in state.players else full(state, owner)


def _changed(state: Champions, owner: str, name: str, by: int) -> Outcome[Champions]:
    """A deciding number that comes to zero in play defeats at once."""
    counter = f"{owner}.{name}"
    before = state.counts[counter]
    state = add(state, counter, by)
    after = state.counts[counter]
    if deciding(state.cards[owner]) != name or after:
        return Outcome(rose(state, owner))
    return defeat(state, owner) if before and by < 0 else Outcome(state)


def place_status(name: str, state: Champions, owner: str, by: int) -> Outcome[Champions]:
    """One status card of each kind, two where Steady, none where Stalwart (b12)."""
    player = state.players.get(owner)
    card = player.identity if player else state.cards[owner].card
    limit, counter = status_limit(card) if name != "tough" else 1, f"{owner}.{name}"
    wanted = state.counts[counter] + by
    if by > 0 and wanted > limit:
        return Outcome(put(state, counter, max(limit, state.counts[counter])), (_no_more(owner, name, limit),))
    return Outcome(add(state, counter, by))


def _no_more(owner: str, name: str, limit: int) -> Note:
    return Note("status-limit", {"card": owner, "token": name, "high": limit})


def place_dealt(state: Champions, owner: str, by: int) -> Outcome[Champions]:
    """A face-down card comes from the deck."""
    return Outcome(owe(state, *(owner,) * min(by, MOST_AT_ONCE)) if by > 0 else add(state, f"{owner}.dealt", by))


def place_boost(state: Champions, owner: str, by: int) -> Outcome[Champions]:
    """A boost card outside an activation waits face down at the enemy (b5)."""
    for _ in range(min(by, MOST_AT_ONCE)):
        state = take(state)
    return Outcome(add(state, f"{owner}.boost", min(by, MOST_AT_ONCE)))


MOST_AT_ONCE = 20  # cards that come face down to one place by one line
PLACING: Mapping[str, Callable[[Champions, str, int], Outcome[Champions]]] = {
    "threat": place_or_remove_threat,
    "hit_points": place_hit_points,
    "dealt": place_dealt,
    "boost": place_boost,
    **{name: partial(place_status, name) for name in STATUS},
}
