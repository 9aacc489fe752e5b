"""One folder a game: a folder whose package has a ``GAME`` is a game, and nothing else registers it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from rules.engine import Game
from rules.errors import Refused
from rules.setup import meant


@cache
def game_ids() -> tuple[str, ...]:
    """The games that are here, by folder name, in alphabetical order; none is imported."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def game(id: str) -> Game[Any]:
    """The game of that id. Raises ``Refused("unknown-game")`` with the closest id."""
    if id not in game_ids():
        raise Refused("unknown-game", game=id, meant=meant(id, game_ids()))
    found = import_module(f"{__name__}.{id}").GAME
    assert isinstance(found, Game)
    return found
