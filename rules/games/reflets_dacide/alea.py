"""The Aléa: read all that lie there, keep one, pay it (RA-29 to RA-31)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Answered, Entered
from rules.games.reflets_dacide import rooms
from rules.games.reflets_dacide.cards import added
from rules.games.reflets_dacide.kinds import ROOMS, names_of, plain
from rules.games.reflets_dacide.state import UNKNOWN, Lying, Table
from rules.view import Note

ALEA_STAGES = ("read", "chosen", "revealed")
WAITING = ("reveal.alea", "reveal.pay", "trial", "turn.blessing", "turn.pawns", "turn.square")


def read(table: Table, event: Entered, kind: str) -> Outcome[Table]:
    """RA-29: an Aléa of this spot lies open; a further one makes all of them a choice again until one is paid."""
    if table.open[-1].facts.get("kind") == "known":
        return rooms.revisited(table, event.card, kind)
    if table.step not in WAITING or imprevus_waits(table):
        raise Refused("wrong-kind", kind=kind, step=table.step)
    table = _reopened(table) if table.step in ("reveal.alea", "reveal.pay") or _still_free(table) else _fresh(table)
    return Outcome(added(table, event.card, kind, "read"))


def imprevus_waits(table: Table) -> bool:
    """Whether an Imprévu, not an Aléa, is being paid for."""
    return table.step == "reveal.pay" and table.find(str(table.open[-1].facts["card"])) not in table.staged("chosen")


def _still_free(table: Table) -> bool:
    """At the trial prompt an Aléa that cost nothing and is no Room can still become one of several."""
    facts = table.open[-1].facts
    shown = table.staged("revealed")
    return table.step == "trial" and not facts.get("tested") and all(c.kind not in ROOMS and not c.cost for c in shown)


def _reopened(table: Table) -> Table:
    stage = {"chosen": "read", "revealed": "read"}
    cards = tuple(replace(lying, stage=stage.get(lying.stage, lying.stage)) for lying in table.cards)
    return replace(table.opened("reveal.alea"), cards=cards)


def _fresh(table: Table) -> Table:
    return cleared(table).opened("reveal.alea")


def cleared(table: Table) -> Table:
    """Without the Aléas of the spot before."""
    return table.without(lying.id for lying in table.staged(*ALEA_STAGES))


def due(table: Table) -> Outcome[Table] | None:
    """The only Aléa is the one to play; one to pay is paid, one that is paid is resolved."""
    if table.step != "reveal.alea":
        return None
    for lying in table.cards:
        if lying.stage == "chosen":
            return _chosen(table, lying)
        if lying.stage == "revealed":
            return resolved(table, lying)
    only = table.staged("read")
    return Outcome(table.swap(replace(only[0], stage="chosen"))) if len(only) == 1 else None


def _chosen(table: Table, card: Lying) -> Outcome[Table] | None:
    """RA-31: pay the number of gems that it shows."""
    if card.cost == UNKNOWN:
        return None
    if card.cost:
        return Outcome(table.pushed("reveal.pay", card=card.id))
    return Outcome(table.swap(replace(card, stage="revealed")))


def resolved(table: Table, card: Lying) -> Outcome[Table]:
    """RA-32: a Room is looked up in the Quest of the Vils; any other Aléa goes on to its trial."""
    if card.kind in ROOMS:
        return rooms.revealed(table, card.id, card.kind, card.card)
    return Outcome(table.opened("trial"))


def kept(table: Table, event: Answered) -> Outcome[Table]:
    """RA-30: keep the one to play; the others are discarded, unpaid and not revealed (AM-20)."""
    candidates = table.staged("read")
    word = event.values[0] if len(event.values) == 1 else ""
    named = [c for c in candidates if c.id == word or (word and plain(word) in names_of(c.card))]
    named = named or [c for at, c in enumerate(candidates, 1) if word == str(at)]
    if len(named) != 1:
        raise Refused("not-an-option", value=" ".join(event.values)[:60], options=",".join(c.id for c in candidates))
    gone = tuple(c.id for c in candidates if c is not named[0])
    table = table.without(gone).swap(replace(named[0], stage="chosen"))
    return Outcome(table, (Note("aleas-discarded", {"card": ",".join(gone), "count": len(gone)}),))
