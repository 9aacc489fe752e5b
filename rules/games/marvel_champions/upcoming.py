"""What numbers will be once the prompt that stands is done, with the sum of it."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Mapping
from dataclasses import replace

from rules.games.marvel_champions.activation import main_scheme_for
from rules.games.marvel_champions.numbers import icons, total
from rules.games.marvel_champions.state import Champions, playing
from rules.games.marvel_champions.villain_phase import receivers
from rules.view import Counter, Part, Prompt

Named = tuple[str, Counter]


def upcoming(state: Champions, prompt: Prompt | None, now: Mapping[str, Counter]) -> Iterator[Named]:
    """The counters that the standing prompt will change, each with its parts."""
    if prompt is None:
        return
    if prompt.key in ("place-threat", "acceleration-x"):
        yield _becomes(now, f"{prompt.facts['card']}.threat", prompt.parts)
    elif prompt.key == "scheme":
        scheme_id = main_scheme_for(state, state.activations[0].player)
        if scheme_id:
            yield _becomes(now, f"{scheme_id}.threat", prompt.parts)
    elif prompt.key == "deal":
        yield from _dealt(state, now)


def _becomes(now: Mapping[str, Counter], name: str, parts: tuple[Part, ...]) -> Named:
    counter = now[name]
    lying = (Part(counter.value, "before"),) if counter.value else ()
    return name, replace(counter, becomes=counter.value + total(parts), parts=(*lying, *parts))


def _dealt(state: Champions, now: Mapping[str, Counter]) -> Iterator[Named]:
    """MC-11 to MC-13: one card each, one for each heroic level, one for every hazard icon that falls to this player."""
    each = playing(state)
    hazards = [icon for icon in icons(state, "hazard") for _ in range(icon.value)]
    for id, count in Tally(receivers(state)).items():
        base = Part(1 + state.plan.heroic, "each-player", {"n": 1 + state.plan.heroic})
        mine = hazards[each.index(id) :: len(each)]
        parts = (base, *(Part(1, icon.key, icon.facts) for icon in mine))
        assert total(parts) == count
        yield _becomes(now, f"{id}.dealt", parts)
