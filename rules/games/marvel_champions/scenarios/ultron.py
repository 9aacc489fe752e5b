"""Ultron (core set, 01134-01150)."""

from __future__ import annotations

from rules.cards import Card, Printed
from rules.games.marvel_champions.scenarios.scenario import Chores, Scenario
from rules.games.marvel_champions.state import Activation, Champions, Chore, InPlay, lying_on, of_kind, playing, showing
from rules.view import Part

ULTRON_I, ULTRON_II, ULTRON_III = "01134", "01135", "01136"
NORAD = "01138b"
COUNTDOWN = "01139b"
UPGRADED = "01142"

DRONE = Card(
    code="",
    kind="minion",
    names={"en": "Drone", "fr": "Drone", "es": "Dron", "cs": "Dron"},
    owner="player",
    printed={"attack": Printed(1), "scheme": Printed(1), "hit_points": Printed(1)},
    facts={"drone": "yes"},
)
"""A player's own card, face down: SCH 1, ATK 1, one hit point (01140)."""


def is_drone(card: Card) -> bool:
    """Whether this is a face-down Drone."""
    return card.facts.get("drone") == "yes"


def each_player_a_drone(state: Champions, _placed: InPlay) -> Chores:
    """1B, 2A and 3A: each player puts the top card of the own deck into play as a Drone."""
    return tuple(Chore("drone", player, DRONE) for player in playing(state))


def after_threat(state: Champions, placed: InPlay) -> Chores:
    """2B, after its threat of step one: each player chooses 2 threat or a Drone (EX-8)."""
    if placed.card.code != NORAD:
        return ()
    return tuple(Chore("threat-or-drone", player, DRONE, placed.id) for player in playing(state))


def before(state: Champions, activation: Activation) -> Chores:
    """Stage II: a Drone comes before each attack."""
    if _attacks(state, activation, ULTRON_II):
        return (Chore("drone", activation.player, DRONE),)
    return ()


def after(state: Champions, activation: Activation) -> Chores:
    """Stage I: after each attack the player chooses 1 threat or a Drone."""
    if _attacks(state, activation, ULTRON_I):
        return (Chore("one-threat-or-drone", activation.player, DRONE, "scheme"),)
    return ()


def _attacks(state: Champions, activation: Activation, stage: str) -> bool:
    return activation.does == "attack" and state.cards[activation.enemy].card.code == stage


def power_bonus(state: Champions, enemy: str, does: str, player: str) -> tuple[Part, ...]:
    """Stage II attacks with +1 for each Drone of the player he attacks; stage III and upgrades make Drones stronger."""
    card = state.cards[enemy].card
    if does != "attack":
        return ()
    if card.code == ULTRON_II:
        count = sum(is_drone(placed.card) for placed in lying_on(state, player))
        return (Part(count, "drones"),) if count else ()
    return _drone_bonus(state) if is_drone(card) else ()


def _drone_bonus(state: Champions) -> tuple[Part, ...]:
    return tuple(Part(1, "modifier", {"card": placed.id}) for placed in showing(state) if _strengthens(placed.card))


def hit_point_bonus(state: Champions, card: Card, id: str) -> int:
    """Stage III and upgrades give each Drone one hit point."""
    return int(_strengthens(card) and is_drone(state.cards[id].card))


def _strengthens(card: Card) -> bool:
    return card.code in (ULTRON_III, UPGRADED)


def can_be_damaged(state: Champions, id: str) -> bool:
    """Stage III takes no damage while a Drone is in play."""
    return state.cards[id].card.code != ULTRON_III or not any(
        is_drone(minion.card) for minion in of_kind(state, "minion")
    )


ULTRON = Scenario(
    begins_with=("01140",),
    searched={ULTRON_III: "01150"},
    kept=(COUNTDOWN,),
    on_scheme=each_player_a_drone,
    after_threat=after_threat,
    before=before,
    after=after,
    power_bonus=power_bonus,
    hit_point_bonus=hit_point_bonus,
    can_be_damaged=can_be_damaged,
)
