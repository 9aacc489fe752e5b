"""The steps of a turn, in the order of the booklet, and what follows each."""

from __future__ import annotations

SETUP = ("setup.board", "setup.quests", "setup.heroes", "setup.challenge", "setup.guide", "setup.gems")
STEPS = (
    "turn.blessing",
    "turn.pawns",
    "turn.square",
    "reveal.imprevus",
    "reveal.gems",
    "reveal.alea",
    "reveal.room",
    "trial",
    "turn.vitality",
    "turn.end",
    "guide.change",
)
FIRST = STEPS[0]
QUIET = frozenset({"turn.blessing", "turn.pawns", "turn.vitality", "turn.end"})  # no number, no choice: guide=short

_TURN = ("turn.blessing", "turn.pawns", "turn.square", "trial", "turn.vitality", "turn.end", "guide.change")
_REVEAL = ("reveal.imprevus", "reveal.gems", "reveal.alea", "reveal.room")
_TRACKS = {"setup": SETUP, "turn": _TURN, "guide": _TURN, "trial": _TURN, "reveal": _REVEAL}
_NEXT = dict(zip((*SETUP, *STEPS), (*SETUP[1:], *STEPS, STEPS[0]), strict=True))


def after(step: str) -> str:
    """The step that follows in the order of the booklet; after the change of Guide a new turn begins."""
    return _NEXT[step]


def phase(step: str) -> str:
    """The part of the turn that a step belongs to."""
    return step.partition(".")[0]


def track(step: str) -> tuple[str, ...]:
    """The steps that are shown in one line with this one."""
    return _TRACKS[phase(step)]
