"""What every display does alike, lamps and digits: refuse what does not fit, refuse after close, close itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, Self, TypeVar

from drivers.errors import Closed

Shown = TypeVar("Shown")
"""What is shown: a frame of lamps, the text of a number display. Never None."""


class Display(ABC, Generic[Shown]):
    """Base of the kinds; a kind says what fits, how to show it, and how to close."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self._closed = False

    def show(self, value: Shown) -> None:
        if self._closed:
            raise Closed("closed", device=self.kind)
        self._show(self._checked(value))

    def close(self) -> None:
        self._closed = True
        self._close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    @abstractmethod
    def _checked(self, value: Shown) -> Shown:
        """``value`` as it is shown. Raises a DriverError where it does not fit."""

    @abstractmethod
    def _show(self, value: Shown) -> None:
        """Show what fits; the display is open."""

    @abstractmethod
    def _close(self) -> None:
        """Make the display dark and let go of the device; also when called again."""
