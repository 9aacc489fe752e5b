"""Reads what a machine has: ports, cameras, pins, screens, supply, disk. What cannot be read is not there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from companion.checking.findings import Machine, SerialPort
from companion.home import is_volatile
from drivers.ports import plugged

MEGABYTE = 1_000_000
DISPLAYS = ("WAYLAND_DISPLAY", "DISPLAY", "SDL_VIDEODRIVER")  # in the environment, the first that is there
PATIENCE = 5.0  # seconds for a program of the system


def read_machine(home: Path, root: Path = Path("/"), environment: Mapping[str, str] = os.environ) -> Machine:
    """What is there now. ``root`` stands before ``/dev``, ``/sys`` and ``/proc``."""
    dev, sys = root / "dev", root / "sys"
    return Machine(
        home=str(home),
        volatile=is_volatile(home, root / "proc/self/mounts"),
        room=free_room(home),
        ports=tuple(_ports()),
        cameras=tuple(_named(dev, "video*", sys / "class/video4linux", "name")),
        spi=tuple(_paths(dev, "spidev*")),
        i2c=tuple(_paths(dev, "i2c-*")),
        inputs=tuple(_named(dev, "input/event*", sys / "class/input", "device/name")),
        screens=tuple(_paths(dev, "dri/card*")),
        display=next(filter(None, map(environment.get, DISPLAYS)), ""),
        renderer=_renderer(dev, sys),
        throttled=throttled(),
    )


def free_room(folder: Path) -> int:
    """MB that are free where ``folder`` is, or will be."""
    there = next(path for path in (folder.absolute(), *folder.absolute().parents) if path.exists())
    return shutil.disk_usage(there).free // MEGABYTE


def _ports() -> Iterator[SerialPort]:
    for port in sorted(plugged(), key=lambda port: port.device):
        usb = ""
        if port.vid is not None and port.pid is not None:
            usb = f"{port.vid:04X}:{port.pid:04X}" + (f":{port.serial_number}" if port.serial_number else "")
        yield SerialPort(port.device, usb, port.product or (port.description if usb else ""))


def _paths(dev: Path, pattern: str) -> Iterator[str]:
    for path in sorted(dev.glob(pattern), key=lambda path: (len(path.name), path.name)):
        yield f"/dev/{path.relative_to(dev)}"


def _named(dev: Path, pattern: str, classes: Path, name: str) -> Iterator[tuple[str, str]]:
    for path in _paths(dev, pattern):
        yield path, _text(classes / Path(path).name / name)


def _renderer(dev: Path, sys: Path) -> str:
    """The kernel driver of the first device that can draw: v3d on a Pi; without one the processor draws."""
    for path in _paths(dev, "dri/renderD*"):
        driver = sys / "class/drm" / Path(path).name / "device/driver"
        if driver.exists():
            return driver.resolve().name
    return ""


def _text(file: Path) -> str:
    with suppress(OSError):
        return file.read_text(errors="replace").strip()
    return ""


def throttled(program: str = "vcgencmd") -> int | None:
    """What a Pi says of its supply and heat (bits); None where the machine is no Pi or does not tell."""
    if not shutil.which(program):
        return None
    try:
        done = subprocess.run([program, "get_throttled"], capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    said = re.fullmatch(r"throttled=(0x[0-9a-fA-F]+)\s*", done.stdout)
    return int(said[1], 16) if said else None
