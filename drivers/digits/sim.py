"""A simulated number display: it remembers every text, and is as strict as the real ones.

``sim:fitted=no`` is a display that is not there, to see how the table plays on without it.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from drivers.digits.display import Digits, DigitsOptions
from drivers.errors import DeviceLost, DeviceMissing
from drivers.options import switch, whole
from drivers.status import OnStatus, unheard

REMEMBERED = 1000  # texts; a game evening makes some hundreds


@dataclass(frozen=True, kw_only=True)
class SimOptions(DigitsOptions):
    places: int = whole(4, 1, 8, unit="digits")
    fitted: bool = switch(True)


class SimDigits(Digits):
    """Digits without hardware. ``shown`` is what was asked for, ``lit`` what the display has now."""

    Options = SimOptions

    def __init__(self, options: SimOptions, *, on_status: OnStatus = unheard) -> None:
        super().__init__("sim", options.places)
        if not options.fitted:
            raise DeviceMissing("not-found", device=self.kind, port="sim")
        self._tell = on_status
        self._plugged = True
        self.shown: deque[str] = deque(maxlen=REMEMBERED)
        self.lit = self._dark
        self._show(self.lit)
        self._tell("ok", None)

    def pull(self) -> None:
        """Pull the cable: the digits keep what they have."""
        self._plugged = False
        self._tell("lost", DeviceLost("lost", device=self.kind, port="sim"))

    def plug(self) -> None:
        """Put it back: the digits take what was shown last."""
        self._plugged = True
        self.lit = self.shown[-1]
        self._tell("ok", None)

    def _show(self, value: str) -> None:
        self.shown.append(value)
        if self._plugged:
            self.lit = value

    def _close(self) -> None:
        if self.shown[-1] != self._dark:
            self._show(self._dark)
