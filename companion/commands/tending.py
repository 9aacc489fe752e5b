"""``companion lamps off`` and ``companion report``: what the owner of a table does beside playing."""

from __future__ import annotations

import argparse
import platform
import sys
import zipfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

from companion.commands.desks import settings_of
from companion.commands.saying import FINDING, Commands, Parser, add_home, complain
from companion.home import home_folder
from companion.reason import reason_of
from companion.settings import FILE
from companion.shelf import Shelf
from companion.words.device_words import of_error, sentence_of
from companion.words.texts import Texts
from drivers.digits import NumberDisplay
from drivers.errors import DriverError
from drivers.led import LedDisplay
from drivers.registry import open_digits, open_led
from rules.errors import Refused

KEPT_FAULTS = 20  # reports of faults in one report: the newest


def add_commands(commands: Commands[Parser], texts: Texts) -> None:
    """The words ``lamps`` and ``report``."""
    lamps = commands.add_parser("lamps", help=texts.say("cli-lamps"))
    add_home(lamps, texts)
    lamps.add_argument("state", choices=("off",))
    lamps.set_defaults(run=lamps_off)
    report = commands.add_parser("report", help=texts.say("cli-report"))
    add_home(report, texts)
    report.add_argument("file", type=Path, metavar="FILE.zip")
    report.set_defaults(run=write_report)


def lamps_off(options: argparse.Namespace) -> int:
    """Make every lamp and number display of the settings dark; 1 where one cannot be reached."""
    settings = settings_of(options, home_folder(options.home))
    texts = Texts(language=settings.spoken)
    if not settings.lamps + settings.digits:
        print(texts.say("lamps-none"))
    dark = [_dark(address, open_led, texts) for address in settings.lamps]
    dark += [_dark(address, open_digits, texts) for address in settings.digits]
    return max(dark, default=0)


def _dark(address: str, open: Callable[[str], LedDisplay | NumberDisplay], texts: Texts) -> int:
    """Say what is dark now, or why it cannot be reached."""
    try:
        open(address).close()
    except DriverError as error:
        print(of_error(texts, error), file=sys.stderr)
        return FINDING
    print(sentence_of(texts, "lamps-dark", {"device": address}))
    return 0


def write_report(options: argparse.Namespace) -> int:
    """The newest game, the newest faults, the settings and the versions in one file for whoever mends a fault."""
    home = home_folder(options.home)
    language = settings_of(options, home).spoken
    shelf = Shelf(home)
    kept = shelf.kept()
    try:
        with zipfile.ZipFile(options.file, "x", zipfile.ZIP_DEFLATED, strict_timestamps=False) as file:
            file.writestr("versions.txt", "\n".join(versions()) + "\n")
            for path in [*(one.path for one in kept[:1]), home / FILE, *sorted(shelf.reports.glob("*"))[-KEPT_FAULTS:]]:
                if path.is_file():
                    file.write(path, path.name)
    except OSError as cause:
        return complain(Refused("file-unwritable", file=str(options.file), reason=reason_of(cause)), language)
    print(Texts(language=language).say("report-written", {"file": str(options.file), "games": len(kept)}))
    return 0


def versions() -> list[str]:
    """What runs here."""
    libraries = ("table-companion", "kivy", "pyserial", "pyzbar", "zxing-cpp", "adafruit-circuitpython-neopixel")
    return [platform.platform(), platform.python_version(), *(f"{name} {version(name)}" for name in libraries)]
