"""What every kind of lamps does alike: count, refuse a wrong frame, refuse after close."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Self

from drivers.errors import Closed, WrongLength
from drivers.led import Frame


class Display(ABC):
    """Base of the kinds of lamps; a kind says how to show a frame that fits, and how to close."""

    def __init__(self, kind: str, count: int) -> None:
        self.kind = kind
        self._count = count
        self._closed = False

    @property
    def count(self) -> int:
        return self._count

    def show(self, frame: Frame) -> None:
        if self._closed:
            raise Closed("closed", device=self.kind)
        if len(frame) != self._count:
            raise WrongLength("wrong-length", device=self.kind, wanted=self._count, got=len(frame))
        self._show(frame)

    def close(self) -> None:
        self._closed = True
        self._close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    @abstractmethod
    def _show(self, frame: Frame) -> None:
        """Show a frame of the right length; the lamps are open."""

    @abstractmethod
    def _close(self) -> None:
        """Make the lamps dark and let go of the device; also when called again."""
