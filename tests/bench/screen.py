"""The touchscreen beside a bare Kivy window: until the first picture that shows the table's numbers, and memory.

Both start as on the second evening: with the bytecode that the first start left, wherever this machine keeps it.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.bench.figures import Figure

BEGIN = ("game marvel_champions players=Ana,Ben,Cy scenario=rhino", "move villain.threat")
ENVIRONMENT = {
    "SDL_VIDEODRIVER": "offscreen",
    "KIVY_NO_ARGS": "1",
    "KIVY_NO_FILELOG": "1",
    "KIVY_LOG_MODE": "PYTHON",
    "PYTHONHASHSEED": "0",
}
TELL = """
def tell():
    import json, sys, time
    rss = next(int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("VmRSS"))
    print(json.dumps({"seconds": time.perf_counter() - began, "cpu": time.process_time(), "rss": rss,
                      "numpy": "numpy" in sys.modules}))
"""
BARE = f"""
import time; began = time.perf_counter()
{TELL}
from kivy.config import Config
Config.set("graphics", "width", "800"); Config.set("graphics", "height", "480"); Config.set("graphics", "maxfps", "30")
from kivy.app import App
from kivy.clock import Clock
from kivy.uix.label import Label
class Bare(App):
    def build(self): return Label(text="0 / 21")
    def on_start(self): Clock.schedule_once(lambda _: Clock.schedule_once(lambda _: (tell(), self.stop())))
Bare().run()
"""
OURS = f"""
import time; began = time.perf_counter()
{TELL}
import sys
from pathlib import Path
from companion.settings import load_settings
from companion.commands.desks import desk_of
from companion import app
home = Path(sys.argv[1])
settings, _ = load_settings(home)
with desk_of(settings, home) as desk:
    desk.resume(desk.shelf.kept()[0].path)
    made = app.made_app
    def watched(desk):
        window = made(desk)
        painted = window._host.painted
        window._host.painted = lambda: (painted(), tell(), window.stop())
        return window
    app.made_app = watched
    app.run(desk, home)
"""


def screen(long: bool) -> Iterator[Figure]:
    """From the start of the interpreter to the first picture with the table's numbers; memory; flips at rest."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        _begin(home)
        _run(BARE, home), _run(OURS, home)
        pairs = [(_run(BARE, home), _run(OURS, home)) for _ in range(7 if long else 3)]
    bare, ours = (statistics.median(run["cpu"] for run in runs) for runs in zip(*pairs, strict=True))
    ratio = statistics.median(ours["cpu"] / bare["cpu"] for bare, ours in pairs)
    yield Figure("a bare Kivy window to its first picture, processor time", bare * 1e3, "ms")
    yield Figure("the table to its first picture, processor time", ours * 1e3, "ms", ratio, "a bare window")
    seconds = [run["seconds"] / other["seconds"] for other, run in pairs]
    wall = statistics.median(run["seconds"] for _, run in pairs)
    yield Figure(
        "the table to its first picture, as a person waits", wall * 1e3, "ms", statistics.median(seconds), "bare"
    )
    more = statistics.median(run["rss"] - other["rss"] for other, run in pairs)
    yield Figure("memory above a bare window", more / 1024, "MB")
    assert not any(run["numpy"] for _, run in pairs), "the window must not import numpy"


def _begin(home: Path) -> None:
    words = "\n".join(BEGIN)
    command = [sys.executable, "-m", "companion", "play", "--headless", "--home", str(home)]
    subprocess.run(command, input=words, text=True, check=True, capture_output=True)


def _run(program: str, home: Path) -> dict[str, float]:
    folders = {"KIVY_HOME": str(home / "kivy"), "PYTHONPYCACHEPREFIX": str(home / "bytecode")}
    environment = os.environ | ENVIRONMENT | folders
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    (home / "kivy").mkdir(exist_ok=True)
    file = home / "program.py"  # Kivy looks for the file of an application
    file.write_text(program, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(file), str(home)], env=environment, text=True, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    told: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
    return told


if __name__ == "__main__":
    for figure in screen(long="--long" in sys.argv):
        print(figure.what, figure.measured())
