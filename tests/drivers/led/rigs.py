"""Every kind of lamps with something at its end that can be looked at."""

from __future__ import annotations

import io
import sys
from abc import ABC, abstractmethod
from pathlib import Path
from time import monotonic, sleep

import pytest

from drivers.led import Frame, LedDisplay
from drivers.led.adalight import Adalight, AdalightOptions
from drivers.led.colour import Look
from drivers.led.neopixel import NeoPixelOptions
from drivers.led.neopixel_spi import NeoPixelSpiOptions
from drivers.led.sim import SimLamps, SimOptions
from drivers.led.terminal import painted
from drivers.led.wired import WiredLamps
from drivers.registry import open_led
from drivers.status import unheard
from tests.drivers.led.adalight_receivers import WledReader
from tests.drivers.led.board import PATIENCE, Board
from tests.drivers.led.pixel_recorders import RecordedBus, RecordedPin, decoded
from tests.drivers.led.wled_controller import Controller

COUNT = 12


class Rig(ABC):
    """``open`` gives lamps of ``COUNT``; ``missing`` is an address at which none are fitted."""

    missing: str

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder, self.patch = folder, patch
        self.build()

    @abstractmethod
    def open(self) -> LedDisplay: ...

    @abstractmethod
    def shows(self, frame: Frame) -> bool:
        """Whether the lamps have this frame now."""

    def until(self, frame: Frame) -> None:
        give_up = monotonic() + PATIENCE
        while not self.shows(frame):
            assert monotonic() < give_up, f"never showed {frame.hex()}"
            sleep(0.005)

    def build(self) -> None:  # noqa: B027 - most kinds have nothing to build
        """Build what stands at the end of the wire."""

    def unfit(self) -> None:  # noqa: B027 - most addresses need no help to lead nowhere
        """Make sure that there is nothing at ``missing``."""

    def close(self) -> None:  # noqa: B027 - and nothing to take apart
        """Take it apart."""


class SimRig(Rig):
    missing = "sim:fitted=no"

    def open(self) -> LedDisplay:
        self.lamps = SimLamps(SimOptions(count=COUNT))
        return self.lamps

    def shows(self, frame: Frame) -> bool:
        return self.lamps.lit == frame


class TerminalRig(Rig):
    missing = "terminal:stream=stdout"

    def unfit(self) -> None:
        self.patch.setattr(sys, "stdout", None)

    def open(self) -> LedDisplay:
        self.stream = io.StringIO()
        self.patch.setattr(sys, "stderr", self.stream)
        return open_led(f"terminal:count={COUNT}")

    def shows(self, frame: Frame) -> bool:
        return self.stream.getvalue().splitlines()[-1] == painted(frame)


class AdalightRig(Rig):
    missing = "adalight:port=/dev/ttyUSB77"

    def build(self) -> None:
        self.board = Board(self.folder / "ttyUSB0", WledReader(COUNT))

    def open(self) -> LedDisplay:
        return Adalight(AdalightOptions(port=str(self.board.port), boot=0.0, count=COUNT))

    def shows(self, frame: Frame) -> bool:
        self.board.hear(0.01)
        return self.board.shows(Look("RGB").encode(frame))()

    def close(self) -> None:
        self.board.pull()


class WledRig(Rig):
    missing = "wled:host=127.0.0.1,http=9"
    protocol = "ddp"

    def build(self) -> None:
        self.controller = Controller(COUNT, self.protocol)

    def open(self) -> LedDisplay:
        return open_led(f"{self.controller.address},count={COUNT}")

    def shows(self, frame: Frame) -> bool:
        return self.controller.log[-1:] == [Look("RGB").encode(frame)]

    def close(self) -> None:
        self.controller.close()


class DnrgbRig(WledRig):
    protocol = "dnrgb"


class NeoPixelRig(Rig):
    missing = "neopixel"

    def open(self) -> LedDisplay:
        options = NeoPixelOptions(count=COUNT)
        self.wire = RecordedPin(options)
        return WiredLamps(self.wire, options, unheard)

    def shows(self, frame: Frame) -> bool:
        return self.wire.written[-1] == Look("GRB").encode(frame)


class NeoPixelSpiRig(Rig):
    missing = "neopixel-spi"

    def open(self) -> LedDisplay:
        options = NeoPixelSpiOptions(count=COUNT)
        self.wire = RecordedBus(options)
        return WiredLamps(self.wire, options, unheard)

    def shows(self, frame: Frame) -> bool:
        return decoded(self.wire.bus.written[-1]) == Look("GRB").encode(frame)


RIGS = (SimRig, TerminalRig, AdalightRig, WledRig, DnrgbRig, NeoPixelRig, NeoPixelSpiRig)
