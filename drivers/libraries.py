"""The hardware libraries: which package brings each, and what it means that one is missing or refuses this machine."""

from __future__ import annotations

import os

from drivers.errors import DeviceMissing

PACKAGES = {
    "board": ("adafruit-blinka", "none"),
    "neopixel": ("adafruit-circuitpython-neopixel", "none"),
    "neopixel_spi": ("adafruit-circuitpython-neopixel-spi", "pi"),
    "adafruit_ht16k33": ("adafruit-circuitpython-ht16k33", "pi"),
    "gpiod": ("gpiod", "pi"),
    "_rpi_ws281x": ("rpi-ws281x", "pwm"),
    "adafruit_raspberry_pi5_neopixel_write": ("Adafruit-Blinka-Raspberry-Pi5-Neopixel", "pi5"),
    "luma": ("luma.led_matrix", "max7219"),
    "spidev": ("spidev", "max7219"),
}
"""Module that is not there: the package that brings it, and the extra of this project that asks for it."""


def hush_blinka() -> None:
    """Keep Blinka 10 from asking at a terminal to run pip; to be called before it is imported."""
    os.environ.setdefault("BLINKA_SKIP_DEPENDENCY_CHECK", "1")


def not_for_here(error: Exception, device: str) -> DeviceMissing | None:
    """What ``error`` says of library or machine: library-missing, unsupported-board; None: it is about the device."""
    cause = error if isinstance(error, ModuleNotFoundError) else error.__cause__
    if isinstance(cause, ModuleNotFoundError):
        name = str(cause.name).partition(".")[0]
        package, extra = PACKAGES.get(name, (name, "none"))
        return DeviceMissing("library-missing", device=device, package=package, extra=extra)
    if isinstance(error, NotImplementedError):
        return DeviceMissing("unsupported-board", device=device)
    return None
