"""Scenarios by the code of their set; one that is not here begins with the rules of the game alone."""

from __future__ import annotations

from collections.abc import Mapping

from rules.games.marvel_champions.scenarios.klaw import KLAW
from rules.games.marvel_champions.scenarios.rhino import RHINO
from rules.games.marvel_champions.scenarios.scenario import Scenario
from rules.games.marvel_champions.scenarios.ultron import ULTRON
from rules.games.marvel_champions.state import Champions

SCENARIOS: Mapping[str, Scenario] = {"rhino": RHINO, "klaw": KLAW, "ultron": ULTRON}
PLAIN = Scenario()


def scenario_of(state: Champions) -> Scenario:
    """What this table's scenario does beyond the rules."""
    return SCENARIOS.get(state.plan.scenario, PLAIN)
