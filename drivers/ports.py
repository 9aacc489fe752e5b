"""Serial ports that lamps and scanners share: found by name or by USB identity, opened for one program alone.

A port is written as a path (``/dev/ttyUSB0``, ``/dev/serial/by-id/usb-...``, ``COM3``), as a USB identity
(``usb:1A86:7523`` or, with the adapter's serial number, ``usb:1A86:7523:0001``), or as an address that pyserial opens
(``socket://127.0.0.1:7000``, ``loop://``, ``spy:///dev/ttyUSB0``).
"""

from __future__ import annotations

import errno
import os
import sys
from typing import TYPE_CHECKING

from drivers.errors import DeviceMissing

if TYPE_CHECKING:
    from serial import SerialBase
    from serial.tools.list_ports_common import ListPortInfo

USB = "usb:"
SERIAL_GROUP = "dialout"  # Debian's group of serial ports

GONE: tuple[type[Exception], ...] = (OSError, TypeError)
"""What pyserial raises from read, write, in_waiting when the cable is pulled: SerialException is an OSError, a port
closed by another thread gives TypeError, reset_input_buffer the termios.error that is added here."""
if sys.platform != "win32":
    import termios

    GONE = (*GONE, termios.error)


def resolve(spec: str, device: str = "serial") -> str:
    """The port that ``spec`` names now. Raises DeviceMissing: not-found, or several-found with the ports."""
    if not spec.lower().startswith(USB):
        return spec
    found = [port.device for port in plugged() if _is(port, spec)]
    if not found:
        raise DeviceMissing("not-found", device=device, port=spec)
    if len(found) > 1:
        raise DeviceMissing("several-found", device=device, port=spec, found=", ".join(found))
    return found[0]


def identity(port: str) -> str | None:
    """``usb:VID:PID:SERIAL`` of an adapter that is plugged in at ``port``; None if it is not USB or has no number.

    A port that comes back after a pulled cable may have another path (ttyUSB0, then ttyUSB1); its identity stays.
    """
    real = os.path.realpath(port)
    for each in plugged():
        if each.device == real and each.vid is not None and each.pid is not None and each.serial_number:
            return f"{USB}{each.vid:04X}:{each.pid:04X}:{each.serial_number}"
    return None


def plugged() -> list[ListPortInfo]:
    """The serial ports of this machine. A device that vanishes while pyserial looks at it raises TypeError there."""
    from serial.tools.list_ports import comports

    for _ in range(3):
        try:
            return list(comports())
        except TypeError:
            continue
    return []


def open_port(spec: str, *, device: str, baud: int, timeout: float | None) -> SerialBase:
    """Open ``spec`` exclusively, 8N1, with DTR and RTS low so that boards which reset on them do not.

    ``timeout`` in seconds is for reading (None blocks). Raises DeviceMissing: not-found, several-found, no-permission,
    in-use, not-opened.
    """
    import serial

    port = resolve(spec, device)
    try:
        line = serial.serial_for_url(port, do_not_open=True, baudrate=baud, timeout=timeout, exclusive=True)
        line.dtr = line.rts = False
        line.open()
    except (OSError, ValueError) as error:
        raise missing(error, device, port) from error
    return line


def missing(error: Exception, device: str, port: str, group: str = SERIAL_GROUP) -> DeviceMissing:
    """What the system said when the port was opened; ``group`` is named where the port itself does not tell one."""
    number = getattr(error, "errno", None)
    if number in (errno.EACCES, errno.EPERM):
        return DeviceMissing("no-permission", device=device, port=port, group=group_of(port, group))
    if number in (errno.EBUSY, errno.EAGAIN):
        return DeviceMissing("in-use", device=device, port=port)
    if number in (errno.ENOENT, errno.ENODEV, errno.ENXIO, errno.EIO):
        return DeviceMissing("not-found", device=device, port=port)
    return DeviceMissing("not-opened", device=device, port=port, reason=str(error))


def group_of(port: str, otherwise: str = SERIAL_GROUP) -> str:
    """The group whose members may open ``port``; ``otherwise`` if there is none but root."""
    if sys.platform == "win32":
        return otherwise
    import grp

    try:
        name = grp.getgrgid(os.stat(port).st_gid).gr_name
    except (OSError, KeyError):
        return otherwise
    return otherwise if name == "root" else name


class KnownPort:
    """A port that is found again after a pulled cable, also under another path (ttyUSB0, then ttyUSB1)."""

    def __init__(self, spec: str, *, device: str, baud: int, timeout: float | None = 0) -> None:
        self.name = spec
        self._device, self._baud, self._timeout = device, baud, timeout
        self._identity: str | None = None

    def open(self) -> SerialBase:
        """Open it as ``open_port`` does, by its USB identity where that was seen before."""
        line = open_port(self._now(), device=self._device, baud=self._baud, timeout=self._timeout)
        self._identity = identity(str(line.port)) or self._identity
        return line

    def _now(self) -> str:
        if self._identity is None:
            return self.name
        try:
            return resolve(self._identity, self._device)
        except DeviceMissing:
            return self.name


def _is(port: ListPortInfo, spec: str) -> bool:
    if port.vid is None or port.pid is None:
        return False
    vid, _, rest = spec[len(USB) :].partition(":")
    pid, _, number = rest.partition(":")
    same_kind = (f"{port.vid:04X}", f"{port.pid:04X}") == (vid.upper().zfill(4), pid.upper().zfill(4))
    return same_kind and number in ("", port.serial_number)
