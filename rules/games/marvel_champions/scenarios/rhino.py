"""Rhino (core set, 01094-01108)."""

from __future__ import annotations

from rules.games.marvel_champions.scenarios.scenario import Chores, Scenario
from rules.games.marvel_champions.state import HERO, Champions, Chore, InPlay, playing

RHINO_III = "01096"


def on_villain(state: Champions, placed: InPlay) -> Chores:
    """Stage III stuns each hero when it is revealed."""
    if placed.card.code != RHINO_III:
        return ()
    return tuple(Chore("stun-hero", player) for player in playing(state) if state.players[player].form == HERO)


RHINO = Scenario(searched={"01095": "01107"}, on_villain=on_villain)
