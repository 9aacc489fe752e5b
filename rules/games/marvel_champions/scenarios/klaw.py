"""Klaw (core set, 01113-01127)."""

from __future__ import annotations

from rules.cards import Card
from rules.games.marvel_champions.scenarios.scenario import Chores, Scenario
from rules.games.marvel_champions.state import VILLAINS, Activation, Champions, Chore, InPlay

IMMORTAL_KLAW = "01127"
BONUS = 10  # hit points while it is in play, whatever the number of players (EX-12)


def boost_cards(_state: Champions, activation: Activation) -> int:
    """His star: one more boost card whenever he attacks (EX-7)."""
    return 2 if activation.does == "attack" else 1


def on_scheme(_state: Champions, _placed: InPlay) -> Chores:
    """1B and 2A: discard until a minion is discarded; it comes into play engaged with the first player (EX-5, EX-6)."""
    return (Chore("find-minion"),)


def hit_point_bonus(state: Champions, card: Card, id: str) -> int:
    """One side scheme gives Klaw hit points as long as it is in play."""
    return BONUS if card.code == IMMORTAL_KLAW and state.cards[id].card.kind in VILLAINS else 0


KLAW = Scenario(
    begins_with=("01125",),
    searched={"01114": IMMORTAL_KLAW},
    boost_cards=boost_cards,
    on_scheme=on_scheme,
    hit_point_bonus=hit_point_bonus,
)
