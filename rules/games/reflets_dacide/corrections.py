"""The table is the truth and the screen follows: counts, facts and the place in the turn can always be corrected.

Gems are conserved: what is added to a board comes from the bank, what is taken goes back to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from rules.cards import Printed
from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Adjusted, Corrected, Placed, Shifted, WentTo
from rules.games.reflets_dacide.gems import COLOURS, moved
from rules.games.reflets_dacide.heroes import MOST, put
from rules.games.reflets_dacide.kinds import SUFFERED, TRAITS
from rules.games.reflets_dacide.numbers import Number, number
from rules.games.reflets_dacide.state import HERO_IDS, Lying, Table
from rules.games.reflets_dacide.steps import STEPS
from rules.games.reflets_dacide.turn import entered
from rules.view import Note


def adjusted(table: Table, event: Adjusted) -> Outcome[Table]:
    """A corrected count. It stops at the ends of its range, with a note."""
    if is_gems(table, event.counter):
        return _gems_adjusted(table, event.counter, event.by)
    found = number(table, event.counter)
    value = max(found.low, min(found.high, found.value + event.by))
    return Outcome(found.set(table, value), _clamped(event.counter, found.value + event.by, value))


def _clamped(counter: str, wanted: int, value: int) -> tuple[Note, ...]:
    return (Note("clamped", {"counter": counter, "value": value}),) if wanted != value else ()


def placed(table: Table, event: Placed) -> Outcome[Table]:
    """Put there or taken in play: refused where it does not fit."""
    if is_gems(table, event.counter):
        return Outcome(replace(table, gems=moved(table.gems, [_with_bank(event.counter, event.by)])))
    found = number(table, event.counter)
    value = found.value + event.by
    if value < found.low and not found.told:
        raise Refused("not-counted", counter=event.counter)
    if not found.low <= value <= found.high:
        raise _out_of_range(event.counter, value, found)
    return Outcome(found.set(table, value))


def _out_of_range(counter: str, value: int, found: Number) -> Refused:
    return Refused("out-of-range", counter=counter, value=value, low=found.low, high=found.high)


def shifted(table: Table, event: Shifted) -> Outcome[Table]:
    """Gems of one colour from one place to another: an effect, a reward, a gift."""
    for counter in (event.source, event.target):
        if not is_place(table, counter):
            raise Refused("unknown-counter", counter=counter[:40])
    if event.source.partition(".")[2] != event.target.partition(".")[2]:
        raise Refused("colours-differ", source=event.source, target=event.target)
    if event.count < 1:
        raise Refused("out-of-range", counter=event.source, value=event.count, low=1, high=25)
    return Outcome(replace(table, gems=moved(table.gems, [(event.source, event.target, event.count)])))


def is_place(table: Table, counter: str) -> bool:
    """Whether gems lie there: ``bank.red``, ``vils.red``, ``b1.red``."""
    place, _, colour = counter.partition(".")
    return colour in COLOURS and (place in ("bank", "vils") or place in table.boards)


def is_gems(table: Table, counter: str) -> bool:
    """Whether it is a count of gems. The bank's own is refused: its gems are somewhere else, and that must be said."""
    if not is_place(table, counter):
        return False
    if counter.startswith("bank."):
        raise Refused("bank-needs-a-place", counter=counter)
    return True


def _with_bank(counter: str, by: int) -> tuple[str, str, int]:
    bank = f"bank.{counter.partition('.')[2]}"
    return (bank, counter, by) if by > 0 else (counter, bank, -by)


def _gems_adjusted(table: Table, counter: str, by: int) -> Outcome[Table]:
    source, target, count = _with_bank(counter, by)
    there = min(count, table.gems[source])
    gems = moved(table.gems, [(source, target, there)])
    notes = () if there == count else (Note("clamped", {"counter": counter, "value": gems[counter]}),)
    return Outcome(replace(table, gems=gems), notes)


def went_to(table: Table, event: WentTo) -> Outcome[Table]:
    """The table goes on at another step; nothing on the way is counted. A game that ended goes on."""
    if event.step not in STEPS:
        raise Refused("unknown-step", step=event.step[:40])
    before = table.cards
    unsettled = {"drawn": "pending", "owed": "pending", "paid": "pending", "chosen": "revealed"}
    cards = tuple(
        replace(card, stage=unsettled.get(card.stage, card.stage))
        for card in table.cards
        if card.stage not in ("purse", "read") and not (card.stage == "drawn" and card.kind.startswith("dilemme"))
    )
    if event.step == "reveal.alea":
        cards = tuple(card for card in cards if card.stage != "revealed")
    table = entered(replace(table, cards=cards, ending="", closed=False, order=()), event.step)
    unpaid = tuple(card.id for card in before if _unpaid(card) and table.find(card.id))
    notes = (Note("left-unpaid", {"card": ",".join(unpaid), "count": len(unpaid)}),) if unpaid else ()
    return Outcome(table, notes)


def _unpaid(card: Lying) -> bool:
    """Whether gems are still due for a card, as far as its number is known."""
    waits = card.stage in ("owed", "chosen") or (card.stage == "drawn" and card.kind in SUFFERED)
    return waits and card.cost != 0


def corrected(table: Table, event: Corrected) -> Outcome[Table]:
    """A printed fact, for this game: the ``cost`` or ``name`` of a card, a value or the name of a Hero."""
    if event.card in HERO_IDS:
        return Outcome(_hero_corrected(table, HERO_IDS.index(event.card), event.field, event.value))
    card = table.find(event.card)
    if card is None:
        raise Refused("unknown-card", card=event.card[:40])
    fields: Mapping[str, Callable[[], dict[str, object]]] = {
        "cost": lambda: {"printed": {**card.card.printed, "cost": _printed(event)}},
        "name": lambda: {"names": {"": _name(event)}},
    }
    if event.field not in fields:
        raise Refused("unknown-field", field=event.field[:40], meant="")
    marks = tuple(dict.fromkeys((*card.corrected, event.field)))
    facts = replace(card.card, **fields[event.field]())  # type: ignore[arg-type]
    return Outcome(table.swap(replace(card, card=facts, corrected=marks)))


def _printed(event: Corrected) -> Printed:
    try:
        printed = Printed.parse(event.value)
    except ValueError:
        printed = None
    if printed is None or printed.word not in ("", "X") or printed.value > MOST:
        raise Refused("not-a-number", value=event.value[:40], low=0, high=MOST)
    return printed


def _name(event: Corrected) -> str:
    if not event.value.strip() or len(event.value) > 60:
        raise Refused("bad-name", value=event.value[:60])
    return event.value


def _hero_corrected(table: Table, at: int, field: str, value: str) -> Table:
    hero = table.heroes[at]
    event = Corrected(HERO_IDS[at], field, value)
    if field == "name":
        return put(table, at, replace(hero, name=_name(event)))
    if field in TRAITS:
        return put(table, at, replace(hero, values={**hero.values, field: _printed(event).value}))
    raise Refused("unknown-field", field=field[:40], meant="")
