"""Who listens to taps. The app is the only one; screens know no more of it than this."""

from __future__ import annotations

from typing import Protocol

from companion.presenters.models import SetupScreen, StartScreen, TableScreen


class Ear(Protocol):
    """Hears what was tapped. ``serial`` is the one that the painted model carried."""

    def say(self, line: str, serial: int | None = None) -> None:
        """A line of the play language."""

    def go_to(self, page: str) -> None:
        """``start``, ``setup:GAME``, ``table``."""

    def speak(self, language: str) -> None:
        """Another language for this desk."""

    def scan(self) -> None:
        """The next code counts, also from a camera."""

    def resume(self, path: str) -> None:
        """Take up a game of the shelf."""

    def begin(self, game: str, answers: dict[str, str]) -> None:
        """Begin a game with these answers."""


Page = StartScreen | SetupScreen | TableScreen
