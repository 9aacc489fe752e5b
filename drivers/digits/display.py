"""What every kind of number display does alike: places, refuse a wrong text, align it to the right."""

from __future__ import annotations

from dataclasses import dataclass

from drivers.digits import CHARACTERS
from drivers.display import Display
from drivers.errors import WrongText
from drivers.options import text


@dataclass(frozen=True, kw_only=True)
class DigitsOptions:
    """``counter`` says whoever reads the address which number is meant; the display itself does not look at it."""

    counter: str = text("", unit="counter")


class Digits(Display[str]):
    """Base of the kinds of number displays; ``_show`` gets a text of exactly ``places`` characters."""

    def __init__(self, kind: str, places: int) -> None:
        super().__init__(kind)
        self._places = places

    @property
    def places(self) -> int:
        return self._places

    @property
    def _dark(self) -> str:
        return " " * self._places

    def _checked(self, value: str) -> str:
        if len(value) > self._places:
            raise WrongText("text-too-long", device=self.kind, places=self._places, got=len(value))
        wrong = next((character for character in value if character not in CHARACTERS), None)
        if wrong is not None:
            raise WrongText("not-a-digit", device=self.kind, character=wrong)
        return value.rjust(self._places)
