"""What one scenario does beyond the rules of the game: a few tables and functions, every one of which may be left out.

Functions look at the table and say what is due (chores, parts of a sum); they change nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rules.cards import Card
from rules.games.marvel_champions.state import Activation, Champions, Chore, InPlay
from rules.view import Part

Chores = tuple[Chore, ...]


def no_chores(_state: Champions, _activation: Activation) -> Chores:
    """Nothing to do around an activation."""
    return ()


def no_chores_for(_state: Champions, _placed: InPlay) -> Chores:
    """Nothing to do for a card."""
    return ()


def no_bonus(_state: Champions, _enemy: str, _does: str, _player: str) -> tuple[Part, ...]:
    """Nothing is added to ATK or SCH."""
    return ()


def no_hit_points(_state: Champions, _card: Card, _id: str) -> int:
    """No card gives hit points."""
    return 0


def can_be_damaged(_state: Champions, _id: str) -> bool:
    """Nothing protects this enemy as a whole."""
    return True


def one_boost_card(_state: Champions, _activation: Activation) -> int:
    """The villain gets one boost card for each activation (b5)."""
    return 1


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario.

    ``begins_with``: codes that set-up puts into play. ``searched``: villain stage -> code that its reveal looks for in
    deck and discard pile. ``on_scheme``: main scheme face -> what hands do when it comes up. ``kept``: main scheme
    faces from which no threat may be removed.
    """

    begins_with: tuple[str, ...] = ()
    searched: Mapping[str, str] = field(default_factory=dict)
    kept: tuple[str, ...] = ()
    on_scheme: Callable[[Champions, InPlay], Chores] = no_chores_for
    on_villain: Callable[[Champions, InPlay], Chores] = no_chores_for
    after_threat: Callable[[Champions, InPlay], Chores] = no_chores_for
    boost_cards: Callable[[Champions, Activation], int] = one_boost_card
    before: Callable[[Champions, Activation], Chores] = no_chores
    after: Callable[[Champions, Activation], Chores] = no_chores
    power_bonus: Callable[[Champions, str, str, str], tuple[Part, ...]] = no_bonus
    hit_point_bonus: Callable[[Champions, Card, str], int] = no_hit_points
    can_be_damaged: Callable[[Champions, str], bool] = can_be_damaged
