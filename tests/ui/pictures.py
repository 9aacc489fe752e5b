"""``python -m tests.ui.pictures [FOLDER]``: the main screens in every language, painted by the program itself.

The README shows them. Without a folder they go to ``assets/pictures``.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
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


def main(folder: Path) -> None:
    """Paint them all."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(HERE | {"KIVY_HOME": home, "KIVY_METRICS_DENSITY": "1"})
        from companion.app import configure
        from companion.settings import load_settings

        configure(load_settings(Path(home), {}, {})[0], Path(home))
        from tests.ui.stage import opened

        opened()
        for language in LANGUAGES:
            for name, shown in screens(Path(home), language):
                shoot(folder / f"{name}-{language}.png")
                shown.close()


def screens(home: Path, language: str) -> Iterator[tuple[str, Stage]]:
    """Each screen, ready to be looked at."""
    for name, lines, size in (
        ("marvel", MARVEL, (800, 480)),
        ("rangers", RANGERS, (800, 480)),
        ("reflets", REFLETS, (800, 480)),
        ("marvel-tall", MARVEL, (720, 1280)),
    ):
        yield name, _at(home, language, size, lambda shown, lines=lines: shown.say(*lines))
    yield "set-up", _at(home, language, (800, 480), lambda shown: shown.evening.go_to("setup:marvel_champions"))
    yield "start", _at(home, language, (800, 480), _shelf)
    yield "whence", _at(home, language, (800, 480), _whence)


def _at(home: Path, language: str, size: tuple[int, int], shows: Callable[[Stage], Any]) -> Stage:
    from tests.ui.stage import Stage

    shown = Stage(Path(tempfile.mkdtemp(dir=home)), language, size, 1.0)
    shows(shown)
    shown.frames(20)
    return shown


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
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES)
