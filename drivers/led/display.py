"""What every kind of lamps does alike: count, refuse a wrong frame."""

from __future__ import annotations

from drivers.display import Display
from drivers.errors import WrongLength
from drivers.led import Frame


class Lamps(Display[Frame]):
    """Base of the kinds of lamps."""

    def __init__(self, kind: str, count: int) -> None:
        super().__init__(kind)
        self._count = count

    @property
    def count(self) -> int:
        return self._count

    def _checked(self, value: Frame) -> Frame:
        if len(value) != self._count:
            raise WrongLength("wrong-length", device=self.kind, wanted=self._count, got=len(value))
        return value
