"""Opens the devices that the settings name; what is missing is said and replaced by its simulated one."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from drivers.errors import DriverError
from drivers.led import Frame, LedDisplay
from drivers.registry import open_led, open_scanner
from drivers.scanner import CodeScanner, Put

Role = Literal["lamps", "scanner"]
SIM_LAMPS = "sim:count=60"


@dataclass(frozen=True, slots=True)
class Status:
    """How a device is: ``ok``, ``lost`` or ``retrying`` (the driver's words), ``missing`` (it was never there)."""

    role: Role
    address: str
    state: str
    error: DriverError | None = None


Tell = Callable[[Status], None]


class Devices:
    """The open lamps and scanners. ``tell`` may be called from a device's own thread."""

    def __init__(self, lamps: tuple[str, ...], scanners: tuple[str, ...], put: Put, tell: Tell) -> None:
        self._tell = tell
        self._put = put
        self.lamps: list[LedDisplay] = []
        self.scanners: list[CodeScanner] = []
        for address in lamps:
            self._open_lamps(address)
        for address in scanners:
            self._open_scanner(address)

    def show(self, colours: Callable[[int], Frame]) -> None:
        """Show on every lamp display the picture that ``colours`` makes for its number of lamps."""
        for display in self.lamps:
            with suppress(DriverError):  # told by the driver's own status; the game goes on
                display.show(colours(display.count))

    def close(self) -> None:
        """Everything dark and let go; harmless the second time."""
        devices: list[CodeScanner | LedDisplay] = [*self.scanners, *self.lamps]
        for device in devices:
            with suppress(DriverError):
                device.close()
        self.scanners, self.lamps = [], []

    def _open_lamps(self, address: str) -> None:
        try:
            self.lamps.append(open_led(address, self._teller("lamps", address)))
            self._tell(Status("lamps", address, "ok"))
        except DriverError as error:
            self._tell(Status("lamps", address, "missing", error))
            self.lamps.append(open_led(SIM_LAMPS))

    def _open_scanner(self, address: str) -> None:
        try:
            scanner = open_scanner(address, self._put, self._teller("scanner", address))
            scanner.start()
            self.scanners.append(scanner)
        except DriverError as error:
            self._tell(Status("scanner", address, "missing", error))

    def _teller(self, role: Role, address: str) -> Callable[[str, DriverError | None], None]:
        return lambda state, error: self._tell(Status(role, address, state, error))
