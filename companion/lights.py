"""From what may be seen to what the lamps show: pure.

The counters of a look take their lamps in its order while there are lamps left, one dark lamp between two of them.
A bar shows the value bright, what it will become dim, and the way to the limit faintly; so nobody needs to know a hue
to read how near the end is. At the limit a zone whose pattern is ``blink`` blinks; ``pulse`` breathes all the time, and
``alternate`` weakens every second lamp, which tells a zone from its neighbour without any hue.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.look import CounterLook, Look, given_tint
from drivers.led import DARK, Colour, Frame
from rules.view import Counter, View

BECOMES = 0.35  # of the tint: what will be there when the prompt is done
EMPTY = 0.06  # of the tint: the way that is left
WEAK = 0.45  # of the tint: the darker half of the patterns


@dataclass(frozen=True, slots=True)
class Zone:
    """The lamps ``start`` to ``start + length - 1`` that show one counter."""

    counter: str
    start: int
    length: int
    look: CounterLook


def zones(view: View, look: Look, count: int) -> tuple[Zone, ...]:
    """Which counter is shown by which of ``count`` lamps. A counter that finds no room is not shown at all."""
    found: list[Zone] = []
    at = 0
    for name, shape in look.ordered(view.counters):
        length = _length(view.counters[name], shape)
        if length and at + length <= count:
            tint = given_tint(name, view.names) or shape.tint
            found.append(Zone(name, at, length, replace(shape, tint=tint)))
            at += length + 1
    return tuple(found)


def frame(view: View | None, look: Look, count: int, beat: int = 0) -> Frame:
    """The picture for ``count`` lamps; ``beat`` alternates 0 and 1 where something blinks. No view: all dark."""
    colours = [DARK] * count
    for zone in zones(view, look, count) if view else ():
        assert view is not None
        colours[zone.start : zone.start + zone.length] = _painted(view.counters[zone.counter], zone, beat)
    return Frame(tuple(colours))


def _length(counter: Counter, look: CounterLook) -> int:
    if look.style == "none":
        return 0
    if look.style == "bar" and counter.limit:
        return min(look.lamps, counter.limit)
    return look.lamps


def lit(value: int, limit: int, length: int) -> int:
    """How many of ``length`` lamps show ``value`` of ``limit``: never none for something, never all before the end."""
    if value <= 0 or limit <= 0:
        return 0
    if value >= limit:
        return length
    return max(1, min(length - 1, value * length // limit))


def _painted(counter: Counter, zone: Zone, beat: int) -> Iterator[Colour]:
    limit = counter.limit if zone.look.style == "bar" and counter.limit else zone.length
    bright = lit(counter.value, limit, zone.length)
    coming = lit(counter.becomes or 0, limit, zone.length)
    full = counter.limit is not None and counter.value >= counter.limit > 0 and zone.look.pattern == "blink"
    for at in range(zone.length):
        share = 1.0 if at < bright else BECOMES if at < coming else EMPTY
        if share == 1.0:
            share = _patterned(zone.look, at, beat if full or zone.look.pattern == "pulse" else 0)
        yield _dimmed(zone.look.tint, share)


def _patterned(look: CounterLook, at: int, beat: int) -> float:
    if look.pattern == "alternate":
        return 1.0 if at % 2 == 0 else WEAK
    return 1.0 if beat == 0 else WEAK


def _dimmed(tint: Colour, share: float) -> Colour:
    red, green, blue = (round(level * share) for level in tint)
    return red, green, blue
