"""A desk with devices that a test can unplug; what happens is waited for, never slept for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from select import select
from time import monotonic

from companion.commands.bell import Bell
from companion.desk import Desk
from companion.finding import ShippedFacts
from companion.settings import load_settings
from companion.table import Finder
from rules.cards import Card
from rules.engine import Game
from rules.errors import Refused
from rules.view import View
from tests.toy import TOY, Toy, view

PATIENCE = 20.0  # seconds until a test that waits in vain fails; nothing is measured by it
GAME = "game marvel_champions players=Ana,Ben scenario=rhino"


class Evening:
    """A desk, and the one thread that sits at it."""

    def __init__(
        self, home: Path, lamps: str = "sim", scanners: str = "sim", finder: Finder | None = None, digits: str = ""
    ) -> None:
        devices = {"lamps": lamps, "scanners": scanners, "digits": digits}
        settings, problems = load_settings(home, {**devices, "language": "en"}, {})
        assert problems == ()
        self._bell = Bell()
        self.desk = Desk(settings, home, finder or ShippedFacts())
        self.desk.inbox.wake = self._bell.ring

    def until(self, reached: Callable[[], bool]) -> None:
        """Do what arrives until ``reached``."""
        give_up = monotonic() + PATIENCE
        while not reached():
            assert monotonic() < give_up, f"in vain: {self.states()}"
            select([self._bell], [], [], 0.02)
            self._bell.hush()
            self.desk.tick()

    def states(self) -> dict[str, str]:
        """How the lamps and the scanner are (the first of each that was heard of)."""
        return {light.role: light.state for light in reversed(self.desk.device_lights())}

    def are(self, **states: str) -> Callable[[], bool]:
        """Whether they are so: ``lamps="ok"``, ``scanner="lost"``."""
        return lambda: states.items() <= self.states().items()

    def close(self) -> None:
        """The end of the evening."""
        self.desk.close()
        self._bell.close()


class ManyCards:
    """A finder in whose game every code is a card of its own."""

    def __init__(self, codes: tuple[str, ...]) -> None:
        self._cards = {code: Card(code, "minion") for code in codes}
        self.told: list[tuple[str, str]] = []

    def find(self, text: str, played: Game[Toy], symbology: str = "") -> Card:
        """The card, and a note of what was asked."""
        self.told.append((text, symbology))
        return self._cards.get(text) or Card(text, "minion")

    def unteach(self) -> None:
        raise Refused("nothing-to-undo")

    def teach(self, text: str, card: Card, played: Game[Toy]) -> None:
        """From now on."""
        self._cards[text] = card

    def facts(self, played: Game[Toy]) -> dict[str, Card]:
        """All of them."""
        return self._cards


def waiting(toy: Toy) -> View:
    """The view of the toy game, whose prompt waits for a scan for ever."""
    seen = view(toy)
    return replace(seen, prompt=replace(seen.prompt, scan="play") if seen.prompt else None)


WAITING: Game[Toy] = replace(TOY, view=waiting)
