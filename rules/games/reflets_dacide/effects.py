"""Four gems of a colour on the board of the Vils: surplus back, effect once, the whole colour back (RA-25 to RA-28)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Answered, Confirmed
from rules.games.reflets_dacide.asking import due_effects
from rules.games.reflets_dacide.gems import COLOURS, SERIES, VILS, complete, moved
from rules.games.reflets_dacide.state import Table
from rules.view import Note


def due(table: Table) -> Outcome[Table] | None:
    """RA-25: a series is looked for whenever gems lie there, red purse and corrections included (AM-6)."""
    colours = complete(table.gems)
    in_effect = table.step == "reveal.effect"
    if not colours:
        return Outcome(replace(table.popped(), order=())) if in_effect else None
    if any(table.gems[f"vils.{colour}"] > SERIES for colour in colours):
        return _surplus(table)
    return None if in_effect else Outcome(table.pushed("reveal.effect"))


def _surplus(table: Table) -> Outcome[Table]:
    """RA-26: what lies above four goes back before the effect; it is never a second series (AM-5)."""
    over = {
        colour: table.gems[counter] - SERIES
        for colour, counter in zip(COLOURS, VILS, strict=True)
        if table.gems[counter] > SERIES
    }
    gems = moved(table.gems, [(f"vils.{colour}", f"bank.{colour}", count) for colour, count in over.items()])
    notes = tuple(Note("surplus", {"colour": colour, "count": count}) for colour, count in over.items())
    return Outcome(replace(table, gems=gems), notes)


def applied(table: Table, _: Confirmed) -> Outcome[Table]:
    """RA-27, RA-28: the effect is done once; every gem of that colour goes back to the bank."""
    colour = due_effects(table)[0]
    count = table.gems[f"vils.{colour}"]
    gems = moved(table.gems, [(f"vils.{colour}", f"bank.{colour}", count)])
    order = tuple(other for other in table.order if other != colour)
    returned = Note("series-returned", {"colour": colour, "count": count})
    return Outcome(replace(table, gems=gems, order=order), (returned,))


def ordered(table: Table, event: Answered) -> Outcome[Table]:
    """AM-4: of several series the players say which effect comes first; what they leave open is asked after it."""
    colours = due_effects(table)
    if not event.values or len(set(event.values)) != len(event.values) or not set(event.values) <= set(colours):
        raise Refused("not-an-option", value=" ".join(event.values)[:60], options=",".join(colours))
    return Outcome(replace(table, order=event.values))
