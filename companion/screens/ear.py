"""Who listens to taps. The app is the only one; screens know no more of it than this."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from companion.presenters.models import CampaignScreen, Choice, Past, Remark, Term

Typed = Callable[[str], None]
"""Hears keys of a keyboard while something is written: letters, ``ERASE`` or ``ENTER``."""

ERASE, ENTER = "\b", "\n"


class Ear(Protocol):
    """Hears what was tapped, and tells what only opens when it is asked for."""

    @property
    def language(self) -> str:
        """The language of the desk."""

    def word(self, key: str, **facts: int | str) -> str:
        """A word of the app in the language of the desk."""

    def say(self, line: str, serial: int | None = None) -> None:
        """A line of the play language. ``serial`` is the one that the painted model carried."""

    def go_to(self, page: str) -> None:
        """``start``, ``setup:GAME``, ``setup:GAME:CAMPAIGN``, ``table``."""

    def speak(self, language: str) -> None:
        """Another language for this desk."""

    def scan(self) -> None:
        """The next code counts, also from a camera."""

    def resume(self, path: str) -> None:
        """Take up a game of the shelf."""

    def begin(self, game: str, answers: dict[str, str]) -> None:
        """Begin a game with these answers."""

    def campaign_chosen(self, game: str, answers: dict[str, str]) -> None:
        """A question was answered that decides what the others begin with."""

    def campaign(self, name: str) -> CampaignScreen | None:
        """The tracker of a campaign; None where it cannot be read."""

    def track(self, name: str, line: str, written: str = "") -> None:
        """A line of the tracker's sheet, with what was written into it."""

    def findings(self) -> tuple[Remark, ...]:
        """What this machine has, and what is to be mended."""

    def history(self) -> tuple[Past, ...]:
        """What happened, the newest first."""

    def named(self, text: str) -> tuple[Choice, ...]:
        """The cards with such a name, their codes as values; none where the text is a code."""

    def glossary(self) -> tuple[Term, ...]:
        """The words of the game."""

    def codes_are_digits(self) -> bool:
        """Whether most codes of the game's cards begin with a digit."""

    def listen(self, typed: Typed | None) -> None:
        """Keys of a keyboard go to ``typed``; to nobody with None."""
