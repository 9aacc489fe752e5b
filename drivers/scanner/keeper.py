"""Keeps a scanner's device open: one thread that opens it, listens, and after a loss waits and opens it anew."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread, current_thread

from drivers.errors import DeviceLost, DriverError
from drivers.status import OnStatus, State

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 5.0  # seconds between attempts; doubled each time
LONGEST_CLOSE = 2.0  # seconds to wait for the thread; only connecting to a network address takes longer


class Keeper:
    """Calls ``listen`` in its own thread until ``close``. ``listen`` opens the device and returns once ``closing`` is
    set; what it raises is told and it is called again after a pause. It calls ``works`` when the device has shown that
    it does.

    ``on_status`` hears each state once for each reason. ``device`` is the kind, for a fault in the driver itself.
    """

    def __init__(self, device: str, name: str, listen: Callable[[], None], on_status: OnStatus) -> None:
        self.closing = Event()
        self._device = device
        self._listen = listen
        self._on_status = on_status
        self._pause = FIRST_PAUSE
        self._told: tuple[State, str] = ("retrying", "")
        self._thread = Thread(target=self._run, name=f"scanner {name}", daemon=True)

    def start(self) -> None:
        if self._thread.ident is None and not self.closing.is_set():
            self._thread.start()

    def close(self, wake: Callable[[], None]) -> None:
        """End the thread; ``wake`` ends what it may be waiting for."""
        self.closing.set()
        wake()
        if self._thread.ident is not None and self._thread is not current_thread():
            self._thread.join(LONGEST_CLOSE)

    def works(self) -> None:
        self._pause = FIRST_PAUSE
        self._tell("ok", None)

    def fails(self, error: DriverError) -> None:
        """Tell ``error``, then wait as long as is right after so many failures in a row."""
        self._tell("lost" if isinstance(error, DeviceLost) else "retrying", error)
        self.closing.wait(self._pause)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def _run(self) -> None:
        while not self.closing.is_set():
            try:
                self._listen()
            except DriverError as error:
                self.fails(error)
            except Exception as fault:  # noqa: BLE001 - a thread has nobody to raise to: the status line is told
                self.fails(DeviceLost("fault", device=self._device, reason=repr(fault)))

    def _tell(self, state: State, error: DriverError | None) -> None:
        news = (state, error.key if error else "")
        still_gone = self._told[0] == "lost" and news == ("retrying", "not-found")
        if news != self._told and not still_gone and not self.closing.is_set():
            self._told = news
            self._on_status(state, error)
