"""Evenings that a test opens are closed after it; devices that are away are tried again at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.devices import searching
from drivers.scanner import keeper
from drivers.sending import pacing
from tests.companion.evening import Evening
from tests.toy import TOY

Begin = Callable[..., Evening]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short pauses between attempts, where a test pulls cables."""
    monkeypatch.setattr(searching, "PAUSES", (0.01, 0.02))
    monkeypatch.setattr(pacing, "BACK_OFF", (0.01, 0.02))
    monkeypatch.setattr(keeper, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(keeper, "LONGEST_PAUSE", 0.02)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Begin]:
    """Begins an evening in a folder of its own; addresses as the settings have them."""
    begun: list[Evening] = []

    def begin(**devices: object) -> Evening:
        begun.append(Evening(tmp_path / "home", **devices))  # type: ignore[arg-type]
        return begun[-1]

    (tmp_path / "home").mkdir()
    yield begin
    for each in begun:
        each.close()


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of two counters stands among the games."""
    monkeypatch.setattr("companion.table.game", lambda id: TOY)
    monkeypatch.setattr("companion.shelf.game", lambda id: TOY)
