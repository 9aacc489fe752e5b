"""Which numbers this table has, and changing one of them. What follows from a change is told elsewhere."""

from __future__ import annotations

from dataclasses import replace

from rules.errors import Fact, Refused
from rules.games.marvel_champions.numbers import has_dial, has_threat, icon_count
from rules.games.marvel_champions.state import ENEMIES, STATUS, Champions, InPlay, Sum, called
from rules.view import Part

MOST = 9999  # of anything; no table holds more, and a longer number is a slip of the finger
GROUPS = ("threat", "hit_points", "deck")
ENCOUNTER_COUNTS = {"deck": "deck", "discard": "deck"}
DERIVED = ("icons.acceleration", "icons.hazard", "icons.crisis", "icons.amplify")
TOKENS = ("acceleration", "counter", "damage", "threat")  # what may lie on any card
CHARACTER_TOKENS = (*STATUS, "boost")  # on enemies and allies only
PLAYER_COUNTS = ("hit_points", "dealt", *STATUS, "counter")


def group_of(counter: str) -> str:
    """The set-up word that can leave this counter to the table, or an empty text."""
    owner, _, name = counter.rpartition(".")
    if owner == "encounter":
        return ENCOUNTER_COUNTS.get(name, "")
    return name if name in ("threat", "hit_points") else ""


def split(counter: str) -> tuple[str, str]:
    """``p1.villain.hit_points`` is the ``hit_points`` of ``p1.villain``."""
    owner, _, name = counter.rpartition(".")
    return owner, name


def check(state: Champions, counter: str) -> None:
    """Refuse a counter that this table has not, that follows from the cards, or that the table keeps itself."""
    if counter in DERIVED:
        raise Refused("derived-counter", counter=counter)
    if not _has(state, *split(counter)):
        raise Refused("unknown-counter", counter=counter[:60])
    group = group_of(counter)
    if group and group not in state.plan.counted:
        raise Refused("not-counted", counter=counter, group=group)


def _has(state: Champions, owner: str, name: str) -> bool:
    if owner == "encounter":
        return name in ENCOUNTER_COUNTS
    if owner in state.players:
        return name in PLAYER_COUNTS
    placed = state.cards.get(owner)
    if placed is None:
        return False
    if name == "threat" and has_threat(placed.card):
        return True
    if name == "hit_points":
        return has_dial(placed.card)
    if name == "stage":
        return owner in state.later
    if name in CHARACTER_TOKENS:
        return placed.card.kind in (*ENEMIES, "ally")
    return name in TOKENS or name in placed.card.tokens


def put(state: Champions, counter: str, count: int) -> Champions:
    """The table with ``counter`` at ``count``. Refuses more than any table holds."""
    if count > MOST:
        raise Refused("out-of-range", counter=counter, value=count, low=0, high=MOST)
    return state._replace(counts=state.counts.put(counter, count))


def add(state: Champions, counter: str, by: int) -> Champions:
    """The table with ``by`` more on ``counter``, fewer where negative, stopping at zero."""
    return put(state, counter, max(0, state.counts[counter] + by))


def place_threat(state: Champions, scheme: str, parts: tuple[Part, ...]) -> Champions:
    """Put the sum of ``parts`` on a scheme at once, and remember the sum for whoever asks."""
    counter = f"{scheme}.threat"
    if "threat" not in state.plan.counted:
        return state
    before = state.counts[counter]
    value = before + max(0, sum(part.value for part in parts))
    lying = (Part(before, "before"),) if before else ()
    return explained(put(state, counter, value) if value != before else state, counter, (*lying, *parts))


def explained(state: Champions, counter: str, parts: tuple[Part, ...]) -> Champions:
    """Remember the sum of ``counter`` as it is now, as long as it stays so; a sum of nothing is none."""
    shown = tuple(part for part in parts if part.value)
    if not shown:
        return state
    return state._replace(sums={**state.sums, counter: Sum(state.counts[counter], shown)})


def remembered(state: Champions, gone: InPlay) -> Champions:
    """Sums that name a card which leaves go on naming it, for its id says nothing any more."""
    named = [
        counter for counter, known in state.sums.items() if any(gone.id in part.facts.values() for part in known.parts)
    ]
    if not named:
        return state
    kept = {counter: replace(state.sums[counter], parts=_naming(state.sums[counter].parts, gone)) for counter in named}
    return state._replace(sums={**state.sums, **kept})


def _naming(parts: tuple[Part, ...], gone: InPlay) -> tuple[Part, ...]:
    def said(key: str, fact: Fact) -> Fact:
        if fact != gone.id:
            return fact
        return called(gone.card) if key == "card" else gone.card.name() or fact

    return tuple(replace(part, facts={key: said(key, fact) for key, fact in part.facts.items()}) for part in parts)


def crisis(state: Champions) -> int:
    """Crisis icons in play: while there is one, no threat leaves a main scheme (b7)."""
    return icon_count(state, "crisis")
