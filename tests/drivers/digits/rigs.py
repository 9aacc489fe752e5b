"""Every kind of number display with something at its end that can be looked at."""

from __future__ import annotations

import io
import sys
from abc import ABC, abstractmethod
from pathlib import Path
from time import monotonic, sleep

import pytest

from drivers.digits import NumberDisplay
from drivers.digits.ht16k33 import Ht16k33Options
from drivers.digits.max7219 import Max7219Options
from drivers.digits.sim import SimDigits, SimOptions
from drivers.digits.wired import WiredDigits
from drivers.registry import open_digits
from drivers.status import OnStatus, unheard
from tests.drivers.digits.chips import Ht16k33Chip, Max7219Chip, RecordedHt16k33, RecordedMax7219
from tests.drivers.told import PATIENCE

PLACES = 4


class Rig(ABC):
    """``open`` gives a display of ``PLACES``; ``missing`` is an address at which none is fitted."""

    missing: str

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder, self.patch = folder, patch

    @abstractmethod
    def open(self, on_status: OnStatus = unheard) -> NumberDisplay: ...

    @abstractmethod
    def lit(self) -> str:
        """What the places show now, blanks for the dark ones."""

    def until(self, text: str) -> None:
        give_up = monotonic() + PATIENCE
        while self.lit() != text:
            assert monotonic() < give_up, f"never showed {text!r}, but {self.lit()!r}"
            sleep(0.005)

    def unfit(self) -> None:  # noqa: B027 - most addresses need no help to lead nowhere
        """Make sure that there is nothing at ``missing``."""


class SimRig(Rig):
    missing = "sim:fitted=no"

    def open(self, on_status: OnStatus = unheard) -> NumberDisplay:
        self.digits = SimDigits(SimOptions(places=PLACES), on_status=on_status)
        return self.digits

    def lit(self) -> str:
        return self.digits.lit


class TerminalRig(Rig):
    missing = "terminal:stream=stdout"

    def unfit(self) -> None:
        self.patch.setattr(sys, "stdout", None)

    def open(self, on_status: OnStatus = unheard) -> NumberDisplay:
        self.stream = io.StringIO()
        self.patch.setattr(sys, "stderr", self.stream)
        return open_digits(f"terminal:places={PLACES}", on_status)

    def lit(self) -> str:
        return self.stream.getvalue().splitlines()[-1].removeprefix("[").removesuffix("]")


class ChipRig(Rig):
    """A chip that can be unplugged."""

    chip: Ht16k33Chip | Max7219Chip

    def lit(self) -> str:
        return self.chip.lit


class Ht16k33Rig(ChipRig):
    missing = "ht16k33"

    def open(self, on_status: OnStatus = unheard) -> NumberDisplay:
        self.chip = Ht16k33Chip()
        return WiredDigits(RecordedHt16k33(Ht16k33Options(), self.chip), PLACES, on_status)


class Max7219Rig(ChipRig):
    missing = "max7219"

    def open(self, on_status: OnStatus = unheard) -> NumberDisplay:
        self.chip = Max7219Chip(PLACES)
        return WiredDigits(RecordedMax7219(Max7219Options(places=PLACES), self.chip), PLACES, on_status)


RIGS = (Ht16k33Rig, Max7219Rig, SimRig, TerminalRig)
