"""``python -m tests.ui.pictures [FOLDER]``: the main screens in every language, painted by the program itself.

The README shows them. Without a folder they go to ``assets/pictures``.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.ui.stage import Stage

PICTURES = Path(__file__).parents[2] / "assets" / "pictures"
HERE = {"SDL_VIDEODRIVER": "offscreen", "KIVY_NO_ARGS": "1", "KIVY_NO_FILELOG": "1", "KIVY_LOG_MODE": "PYTHON"}
MARVEL = (
    "game marvel_champions players=Ana,Ben,Chloé scenario=rhino heroes=spider_man,captain_marvel,she_hulk",
    "scan 01107",
    "adjust scheme.threat 9",
    "adjust villain.hit_points -4",
    "form p2 hero",
    "move villain.threat",
)
RANGERS = (
    "game earthborne_rangers players=Ana,Ben",
    *("done", "done"),
    'enter being name="Caustic Mulcher" presence=2 harm=5 progress=3 for=p1',
    'enter feature name="Overgrown Thicket" progress=3 presence=1',
    "place c1.progress 3",
)
REFLETS = ("game reflets_dacide players=Ana,Ben imprevus=2 gemmes=3", "adjust vils.red 2", "move reveal.gems")
LANGUAGES = ("en", "fr", "es", "cs")
WIDE, TALL = SIZES = (800, 480), (720, 1280)


def main(folder: Path) -> None:
    """Paint them all: a process for each size, since a window without a display keeps the one it was opened with."""
    folder.mkdir(parents=True, exist_ok=True)
    for width, height in SIZES:
        command = [sys.executable, "-m", "tests.ui.pictures", str(folder), f"{width}x{height}"]
        subprocess.run(command, check=True)


def paint(folder: Path, size: str) -> None:
    """The screens of one size."""
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(HERE | {"KIVY_HOME": home, "KIVY_METRICS_DENSITY": "1"})
        from companion.app import configure
        from companion.settings import load_settings

        settings = load_settings(Path(home), {"size": size}, {})[0]
        configure(settings, Path(home))
        from tests.ui.stage import opened

        opened()
        for language in LANGUAGES:
            for name, shown in screens(Path(home), language, settings.size):
                shoot(folder / f"{name}-{language}.png")
                shown.close()


def screens(home: Path, language: str, size: tuple[int, int]) -> Iterator[tuple[str, Stage]]:
    """Each screen of that size, ready to be looked at."""
    if size == TALL:
        yield "marvel-tall", _at(home, language, size, partial(_said, lines=MARVEL))
        return
    for name, lines in (("marvel", MARVEL), ("rangers", RANGERS), ("reflets", REFLETS)):
        yield name, _at(home, language, size, partial(_said, lines=lines))
    yield "set-up", _at(home, language, WIDE, lambda shown: shown.evening.go_to("setup:marvel_champions"))
    yield "start", _at(home, language, WIDE, _shelf)
    yield "whence", _at(home, language, WIDE, _whence)


def _at(home: Path, language: str, size: tuple[int, int], shows: Callable[[Stage], Any]) -> Stage:
    from tests.ui.stage import Stage

    shown = Stage(Path(tempfile.mkdtemp(dir=home)), language, size, 1.0)
    shows(shown)
    shown.frames(20)
    return shown


def _said(shown: Stage, lines: tuple[str, ...]) -> None:
    shown.say(*lines)


def _shelf(shown: Stage) -> None:
    shown.say(*MARVEL)
    shown.evening.go_to("start")
    shown.until(lambda: shown.evening._rounds)


def _whence(shown: Stage) -> None:
    shown.say(*MARVEL)
    shown.page().tapped(shown.page().model.main[0])


def shoot(path: Path) -> None:
    """The window as a picture."""
    from kivy.base import EventLoop
    from kivy.core.window import Window

    for _ in range(3):
        EventLoop.idle()
    os.replace(Window.screenshot(str(path.with_name("shot.png"))), path)


if __name__ == "__main__":
    where = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES
    paint(where, sys.argv[2]) if len(sys.argv) > 2 else main(where)
