"""Simulated lamps: they remember every frame, and are as strict as the real ones.

``sim:fitted=no`` is a strip that is not there, to see how the table plays on without it.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from time import monotonic

from drivers.errors import DeviceLost, DeviceMissing
from drivers.led import Frame
from drivers.led.display import Lamps
from drivers.options import switch, whole
from drivers.status import OnStatus, unheard

REMEMBERED = 1000  # frames; a game evening makes some hundreds


@dataclass(frozen=True, kw_only=True)
class SimOptions:
    count: int = whole(60, 1, 1500, unit="lamps")
    fitted: bool = switch(True)


@dataclass(frozen=True, slots=True)
class Shown:
    """A frame and when it was shown, in monotonic seconds."""

    at: float
    frame: Frame


class SimLamps(Lamps):
    """Lamps without hardware. ``shown`` is what was asked for, ``lit`` what the lamps have now."""

    Options = SimOptions

    def __init__(self, options: SimOptions, *, on_status: OnStatus = unheard) -> None:
        super().__init__("sim", options.count)
        if not options.fitted:
            raise DeviceMissing("not-found", device=self.kind, port="sim")
        self._tell = on_status
        self._plugged = True
        self.shown: deque[Shown] = deque(maxlen=REMEMBERED)
        self.lit = Frame.dark(options.count)
        self._show(self.lit)
        self._tell("ok", None)

    def pull(self) -> None:
        """Pull the cable: the lamps keep what they have."""
        self._plugged = False
        self._tell("lost", DeviceLost("lost", device=self.kind, port="sim"))

    def plug(self) -> None:
        """Put it back: the lamps take what was shown last."""
        self._plugged = True
        self.lit = self.shown[-1].frame
        self._tell("ok", None)

    def _show(self, value: Frame) -> None:
        self.shown.append(Shown(monotonic(), value))
        if self._plugged:
            self.lit = value

    def _close(self) -> None:
        if self.shown[-1].frame != Frame.dark(self.count):
            self._show(Frame.dark(self.count))
