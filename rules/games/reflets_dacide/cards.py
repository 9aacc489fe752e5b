"""Cards come to the table and leave it."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import Card
from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Left
from rules.games.reflets_dacide.state import HERO_IDS, Lying, Table
from rules.view import Note

GOES = ("discard", "out", "aside")


def added(table: Table, card: Card, kind: str, stage: str, on: str = "") -> Table:
    """With one more card; its id is the next number, which is never used again."""
    number = table.numbered + 1
    lying = Lying(f"c{number}", kind, card, stage, on)
    return replace(table, cards=(*table.cards, lying), numbered=number)


def left(table: Table, event: Left) -> Outcome[Table]:
    """A card goes as the table says: a Dilemme was used, a card was drawn by mistake, a Hero died."""
    if event.to not in GOES:
        raise Refused("not-an-option", value=event.to[:40], options=",".join(GOES))
    if event.card in HERO_IDS:
        return _died(table, HERO_IDS.index(event.card))
    card = table.find(event.card)
    if card is None:
        raise Refused("unknown-card", card=event.card[:40])
    key = "dilemma-used" if card.stage == "kept" else "card-left"
    facts = {"card": card.id, "board": card.on} if card.stage == "kept" else {"card": card.id}
    if card.stage == "kept" and card.card.facts.get("limited") == "yes":
        key = "dilemma-used-on-board"  # RA-6: the symbol keeps its effect to the board it lies on
    return Outcome(table.without((card.id,)), (Note(key, facts),))


def _died(table: Table, at: int) -> Outcome[Table]:
    hero = table.heroes[at]
    if hero.dead:
        raise Refused("hero-dead", hero=HERO_IDS[at])
    heroes = (*table.heroes[:at], replace(hero, dead=True), *table.heroes[at + 1 :])
    return Outcome(replace(table, heroes=heroes), (Note("hero-died", {"hero": HERO_IDS[at]}),))
