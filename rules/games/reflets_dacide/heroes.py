"""The six Heroes: who they are, what they are worth, what Equipment adds."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import Card
from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Entered
from rules.games.reflets_dacide.kinds import TRAITS
from rules.games.reflets_dacide.state import HERO_IDS, Hero, Table
from rules.view import Note

MOST = 99


def joined(table: Table, event: Entered) -> Outcome[Table]:
    """A Hero takes the place that was named, else the first without a name, else that of a dead one."""
    at = _place(table, event.on)
    hero = _hero(event.card, table.heroes[at].vitality)
    return Outcome(put(table, at, hero), (Note("hero-joined", {"hero": HERO_IDS[at]}),))


def _place(table: Table, on: str) -> int:
    named = on if on.startswith("h") else f"h{on}"
    if on and named not in HERO_IDS:
        raise Refused("unknown-hero", hero=on[:40])
    if on:
        return HERO_IDS.index(named)
    free = [at for at, hero in enumerate(table.heroes) if not hero.name and not hero.dead]
    free += [at for at, hero in enumerate(table.heroes) if hero.dead]
    if not free:
        raise Refused("no-place-for-hero", count=len(HERO_IDS))
    return free[0]


def _hero(card: Card, vitality: int) -> Hero:
    values = {trait: printed.value for trait, printed in card.printed.items() if trait in TRAITS and not printed.word}
    printed = card.printed.get("vitality")
    return Hero(card.name(("fr", "en"))[:60], values, vitality=vitality if printed is None else printed.value)


def put(table: Table, at: int, hero: Hero) -> Table:
    """With ``hero`` at place ``at``."""
    return replace(table, heroes=(*table.heroes[:at], hero, *table.heroes[at + 1 :]))
