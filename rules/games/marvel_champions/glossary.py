"""The terms of the glossary, each worded as ``term-KEY``."""

from __future__ import annotations

SEE_ALSO = (
    "acceleration-icon",
    "activation",
    "threat",
    "attack-activation",
    "scheme-activation",
    "in-player-order",
    "engage",
    "minion",
    "player",
    "find",
    "reveal",
    "main-scheme",
    "deal",
    "hazard-icon",
    "villain",
)
"""MC-27: what the villain phase refers to, in the order of its list."""

MORE = (
    "acceleration-token",
    "boost-card",
    "crisis-icon",
    "amplify-icon",
    "encounter-deck",
    "first-player",
    "side-scheme",
    "status-cards",
    "stage",
    "surge",
)
"""What its steps depend on although the list leaves it out."""

TERMS = (*SEE_ALSO, *MORE)
