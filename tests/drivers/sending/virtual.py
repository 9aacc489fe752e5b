"""Time that passes only when somebody waits, and a wire that remembers what it was told when."""

from __future__ import annotations

from collections.abc import Iterable

from drivers.errors import DeviceLost, DeviceMissing, DriverError
from drivers.led import Frame
from drivers.led.colour import Look
from drivers.sending.mailbox import Mailbox
from drivers.sending.pacing import Pacer
from drivers.sending.wire import Wire
from drivers.status import State


class Script(Mailbox[Frame]):
    """A mailbox into which frames come at fixed times; None closes it. Waiting takes no time."""

    def __init__(self, arrivals: Iterable[tuple[float, Frame | None]]) -> None:
        super().__init__()
        self._arrivals = sorted(arrivals, key=lambda arrival: arrival[0])
        self._now = 0.0

    def now(self) -> float:
        return self._now

    def take(self, seconds: float) -> Frame | None:
        assert seconds > 0, "a wait of no time would turn for ever"
        until = self._now + seconds
        if self._arrivals and self._arrivals[0][0] <= until:
            self._now = max(self._now, self._arrivals[0][0])
            return self._arrived()
        self._now = until
        return None

    def _arrived(self) -> Frame | None:
        newest = None
        while self._arrivals and self._arrivals[0][0] <= self._now:
            frame = self._arrivals.pop(0)[1]
            newest, self.closed = frame or newest, self.closed or frame is None
        return newest


class RecordingWire(Wire):
    """Remembers its life. ``broken`` are spans of time in which the device is away."""

    kind = "recording"

    def __init__(self, script: Script, *, broken: Iterable[tuple[float, float]] = (), quiet: float = 0.0) -> None:
        self._script, self._broken, self.quiet = script, tuple(broken), quiet
        self.sent: list[tuple[float, bytes]] = []
        self.calls: list[tuple[float, str]] = []
        self.starts: list[float] = []

    def open(self) -> None:
        self.calls.append((self._script.now(), "open"))
        if self._away():
            raise DeviceMissing("not-found", device=self.kind, port="x")

    def send(self, picture: bytes) -> None:
        if self._away():
            raise DeviceLost("lost", device=self.kind, port="x")
        self.sent.append((round(self._script.now(), 3), picture))

    def restarted(self) -> bool:
        if self.starts and self.starts[0] <= self._script.now():
            self.starts.pop(0)
            return True
        return False

    def close(self) -> None:
        self.calls.append((self._script.now(), "close"))

    def _away(self) -> bool:
        return any(start <= self._script.now() < end for start, end in self._broken)


class Evening:
    """One strip of one lamp, driven through a script; what was sent, as its red level."""

    def __init__(self, *arrivals: tuple[float, int | None], broken: Iterable[tuple[float, float]] = ()) -> None:
        frames = [(at, None if level is None else Frame(((level, 0, 0),))) for at, level in arrivals]
        self.script = Script(frames)
        self.wire = RecordingWire(self.script, broken=broken)
        self.told: list[tuple[float, State, str]] = []

    def run(self) -> list[tuple[float, int]]:
        look = Look("RGB", brightness=1, gamma=1)
        Pacer(self.wire, look.encode, Frame.dark(1), self.script, self._tell).run()
        return [(at, picture[0]) for at, picture in self.wire.sent]

    def _tell(self, state: State, error: DriverError | None) -> None:
        self.told.append((round(self.script.now(), 3), state, error.key if error else ""))
