"""Reflets d'Acide, cooperative mode: one to three players, six Heroes, and the Vils who have a Quest too."""

from __future__ import annotations

from rules.engine import Game
from rules.games.reflets_dacide.actions import uses
from rules.games.reflets_dacide.begin import FIELDS, new
from rules.games.reflets_dacide.commands import COMMANDS
from rules.games.reflets_dacide.glossary import TERMS
from rules.games.reflets_dacide.handlers import HANDLERS, settle
from rules.games.reflets_dacide.state import Table
from rules.games.reflets_dacide.steps import STEPS
from rules.games.reflets_dacide.view import view

GAME: Game[Table] = Game(
    id="reflets_dacide",
    prefix="RA",
    rules="2021",
    fields=FIELDS,
    new=new,
    handlers=HANDLERS,
    settle=settle,
    view=view,
    steps=STEPS,
    uses=uses,
    commands=COMMANDS,
    glossary=TERMS,
)
