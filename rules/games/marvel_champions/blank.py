"""An enemy of which only its kind is known, taught or written down: what is printed on it is asked when it counts."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import Card, Printed
from rules.games.marvel_champions.state import ENEMIES, InPlay

NUMBERS = ("attack", "scheme", "hit_points")
TOLD = "told"  # the fact of a corrected card: whether all of its numbers come from this table


def is_blank(card: Card) -> bool:
    """Whether nobody knew a number of this enemy; one whose facts say that it has no hit points is known."""
    if card.kind not in ENEMIES or "hit_points" in card.facts:
        return False
    return card.facts.get(TOLD, "no" if card.printed else "yes") == "yes"


def untold(placed: InPlay) -> tuple[str, ...]:
    """The numbers of this card that the table has not told yet."""
    if not is_blank(placed.card):
        return ()
    return tuple(name for name in NUMBERS if name not in placed.card.printed and name not in placed.corrected)


def told(card: Card, field: str, printed: Printed | None) -> Card:
    """The card with this number as the table told it; None: it has none."""
    facts = {**card.facts, TOLD: "yes" if is_blank(card) else "no"} if card.kind in ENEMIES else card.facts
    rest = {name: number for name, number in card.printed.items() if name != field}
    return replace(card, printed=rest | ({field: printed} if printed else {}), facts=facts)
