"""What a kind of device has to do to be driven by ``pacing``: open, send, close."""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import inf


class Wire(ABC):
    """The way to one device, used by one thread. All but ``close`` raise a DriverError when the device is not there."""

    kind: str
    gap = 0.0
    """Seconds that one picture takes at least."""
    quiet = 0.0
    """Seconds after opening in which the controller starts and is left alone."""
    watch = inf
    """Seconds between two looks at ``restarted``."""

    @abstractmethod
    def open(self) -> None:
        """Find the device and open it; also again, after ``close``."""

    @abstractmethod
    def send(self, picture: bytes) -> None:
        """Show the whole picture."""

    def restarted(self) -> bool:
        """Whether the controller has started (again) since the last look, and forgot what it was told."""
        return False

    @abstractmethod
    def close(self) -> None:
        """Let go of the device, whatever state it is in."""
