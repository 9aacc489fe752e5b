"""Imprévus, one at a time, each settled before the next (RA-1, RA-2, RA-15 to RA-22; AM-7)."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import Card, Printed
from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Answered, Entered
from rules.games.reflets_dacide import dilemmas
from rules.games.reflets_dacide.asking import current, says_no
from rules.games.reflets_dacide.cards import added
from rules.games.reflets_dacide.events import HeroNamed
from rules.games.reflets_dacide.gems import in_bank
from rules.games.reflets_dacide.kinds import DILEMMES, IMPREVUS
from rules.games.reflets_dacide.state import HERO_IDS, UNKNOWN, Lying, Table
from rules.view import Note

MOST_COST = 25  # gems: all of one colour; no card costs near that


def turned_up(table: Table, event: Entered, kind: str) -> Outcome[Table]:
    """RA-1: an Imprévu lies open. Several may be entered before the first is settled (AM-7)."""
    if table.open[0].step == "reveal.imprevus":
        if not table.left:
            raise Refused("all-imprevus-drawn", count=table.imprevus)
        table = replace(table, left=table.left - 1)
    return Outcome(added(table, event.card, kind, "drawn", _told_hero(event.card, table) if kind == "bestiole" else ""))


def _told_hero(card: Card, table: Table) -> str:
    """``enter bestiole hero=4``: the Hero that the DDD named, told with the card; a dead one is asked again."""
    printed = card.printed.get("hero")
    hero = card.facts.get("hero", "") if printed is None else f"h{printed.value}"
    return hero if hero in HERO_IDS and not table.heroes[HERO_IDS.index(hero)].dead else ""


def named(table: Table, event: Answered) -> Outcome[Table]:
    """The kind of the Imprévu that lies open, tapped instead of scanned; its number is asked next."""
    kind = event.values[0] if len(event.values) == 1 else ""
    if kind not in IMPREVUS:
        raise Refused("not-an-option", value=" ".join(event.values)[:60], options=",".join(IMPREVUS))
    return turned_up(table, Entered(Card("", kind)), kind)


def due(table: Table) -> Outcome[Table] | None:
    """What follows for the Imprévu that is being settled, without hands or choice."""
    card = current(table)
    step = table.step
    if step not in ("reveal.imprevus", "reveal.pay", "reveal.effect"):
        return Outcome(table.pushed("reveal.imprevus", extra=1)) if card else None
    if step != "reveal.imprevus":
        return None
    return _settled(table, card) if card else _no_more(table)


def _settled(table: Table, card: Lying) -> Outcome[Table] | None:
    if card.stage == "purse":
        return None if in_bank(table.gems) else dilemmas.nothing_left(table, card)
    if card.kind in DILEMMES:
        return None
    if card.stage == "drawn":
        return None if says_no(table) else Outcome(table.swap(replace(card, stage="owed")))
    if card.stage == "owed":
        return _to_pay(table, card)
    if card.kind == "creature" or card.on:
        return Outcome(table.swap(replace(card, stage="pending")))
    return None


def _to_pay(table: Table, card: Lying) -> Outcome[Table] | None:
    """RA-15, RA-18: its cost is paid as soon as it is drawn."""
    if card.cost == UNKNOWN:
        return None
    if card.cost:
        return Outcome(table.pushed("reveal.pay", card=card.id))
    return Outcome(table.swap(replace(card, stage="paid")))


def _no_more(table: Table) -> Outcome[Table] | None:
    if table.open[-1].facts.get("extra"):
        return Outcome(table.popped())
    return None if table.left else Outcome(table.opened("reveal.gems"))


def hero_named(table: Table, event: HeroNamed) -> Outcome[Table]:
    """RA-19: the DDD says which Hero is hampered; RA-20: the Bestiole lies on that Hero. Only living ones (AM-10)."""
    card = next((lying for lying in table.staged("drawn", "owed", "paid") if lying.kind == "bestiole"), None)
    if card is None:
        raise Refused("not-now", event="HeroNamed", step=table.step)
    hero = event.hero if event.hero.startswith("h") else f"h{event.hero}"
    if hero not in HERO_IDS:
        raise Refused("unknown-hero", hero=event.hero[:40])
    if table.heroes[HERO_IDS.index(hero)].dead:
        raise Refused("hero-dead", hero=hero)
    return Outcome(table.swap(replace(card, on=hero)), (Note("hero-hampered", {"card": card.id, "hero": hero}),))


def hero_answered(table: Table, event: Answered) -> Outcome[Table]:
    """The same, tapped."""
    return hero_named(table, HeroNamed(event.values[0] if len(event.values) == 1 else ""))


def cost_told(table: Table, event: Answered) -> Outcome[Table]:
    """The number that a card shows, for cards whose facts do not say it."""
    text = event.values[0] if len(event.values) == 1 else ""
    if not (text.isascii() and text.isdigit() and len(text) <= 2 and int(text) <= MOST_COST):
        raise Refused("not-a-number", value=text[:40], low=0, high=MOST_COST)
    return Outcome(with_cost(table, int(text)))


def with_cost(table: Table, cost: int) -> Table:
    """With ``cost`` on the card that waits to be told it."""
    card = current(table) or next(lying for lying in table.staged("chosen"))
    return table.swap(replace(card, card=costing(card.card, cost)))


def costing(card: Card, cost: int) -> Card:
    """The card with that number of gems."""
    return replace(card, printed={**card.printed, "cost": Printed(cost)})


def discarded(table: Table) -> Outcome[Table]:
    """RA-17, RA-22: what waited for a trial is discarded; after one as well (AM-22)."""
    gone = tuple(lying.id for lying in table.staged("pending"))
    notes = (Note("imprevus-discarded", {"card": ",".join(gone), "count": len(gone)}),) if gone else ()
    return Outcome(table.without(gone), notes)
