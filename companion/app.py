"""The touchscreen: drains the inbox, paints. Nothing else."""

from __future__ import annotations

import os
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion import alive
from companion.desk import Desk
from companion.look import load_look
from companion.presenters.models import Remark, TableScreen
from companion.presenters.start import setup_screen, start_screen
from companion.presenters.table import looked, present
from companion.settings import Settings
from companion.table import Answer
from companion.texts import LANGUAGES
from rules.errors import Refused
from rules.games import game, game_ids

if TYPE_CHECKING:
    from kivy.uix.screenmanager import ScreenManager

BEAT = 0.7  # seconds between two pictures of what blinks
LABELS = ("go-there", "go-there-hint", "skip-there", "skip-there-hint", "leave-game", "type-code")


def has_display() -> bool:
    """Whether a window can be opened: asked before Kivy is, since without a display it would run unseen."""
    if os.environ.get("SDL_VIDEODRIVER") == "offscreen":
        return True
    cards = Path("/dev/dri").glob("card*") if Path("/dev/dri").is_dir() else iter(())
    return any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY"))) or any(os.access(card, os.W_OK) for card in cards)


def configure(settings: Settings, home: Path) -> None:
    """Tell Kivy how this table wants it; it reads all of this when it is first imported."""
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    os.environ.setdefault("KIVY_NO_FILELOG", "1")
    os.environ.setdefault("KIVY_HOME", str(home / "kivy"))
    Path(os.environ["KIVY_HOME"]).mkdir(parents=True, exist_ok=True)
    from kivy.config import Config

    width, height = settings.size
    for section, option, value in (
        ("graphics", "width", str(width)),
        ("graphics", "height", str(height)),
        ("graphics", "fullscreen", "auto" if settings.fullscreen else "0"),
        ("graphics", "show_cursor", "0" if settings.fullscreen else "1"),
        ("graphics", "rotation", str(settings.rotation)),
        ("graphics", "maxfps", "30"),
        ("graphics", "multisamples", "0"),
        ("kivy", "kivy_clock", "interrupt"),
        ("kivy", "exit_on_escape", "0"),
        ("input", "mouse", "mouse,disable_multitouch"),
    ):
        Config.set(section, option, value)
    Config.remove_option("input", "%(name)s")


def run(desk: Desk, home: Path) -> int:
    """Open the window and play until it is closed."""
    configure(desk.settings, home)
    from kivy.core.text import LabelBase

    fonts = files("assets") / "fonts"
    LabelBase.register("Inter", str(fonts / "Inter-Regular.otf"), fn_bold=str(fonts / "Inter-SemiBold.otf"))
    made_app(desk).run()
    return 0


def made_app(desk: Desk) -> Any:
    """The Kivy application for a desk. Imports Kivy."""
    from kivy.app import App
    from kivy.clock import Clock
    from kivy.resources import resource_add_path
    from kivy.uix.screenmanager import NoTransition, ScreenManager

    resource_add_path(str(Path(str(files("companion"))) / "screens"))

    class CompanionApp(App):
        """Listens to taps (``screens.ear.Ear``) and to the inbox."""

        title = "Table Companion"

        def build(self) -> ScreenManager:
            self._remarks: list[Remark] = []
            self._trigger = Clock.create_trigger(lambda _: self.drain())
            desk.inbox.wake = self._trigger
            self.pages = ScreenManager(transition=NoTransition())
            Clock.schedule_interval(lambda _: self.beat(), BEAT)
            self.go_to("table" if desk.session else "start")
            return self.pages

        def open_settings(self, *_: Any) -> bool:
            """No developer panel at the table."""
            return False

        def page(self, name: str) -> Any:
            """The screen of that name, made when it is first needed."""
            if not self.pages.has_screen(name):
                self.pages.add_widget(_page(name, self))
            return self.pages.get_screen(name)

        def go_to(self, page: str) -> None:
            name, _, game_id = page.partition(":")
            if name == "start":
                desk.put_away()
                self.page("start").paint(start_screen(desk.shelf.kept(), game_ids(), desk.language))
            elif name == "setup":
                self._ask(game_id, {})
            self.page(name)
            self.pages.current = name
            self.paint()

        def begin(self, game_id: str, answers: dict[str, str]) -> None:
            played = game(game_id)
            try:
                desk.table.session = desk.shelf.begin(played, answers, desk.finder.facts(played))
            except Refused as refused:
                self._ask(game_id, answers, refused)
                return
            desk.light()
            self.go_to("table")

        def _ask(self, game_id: str, answers: dict[str, str], refused: Refused | None = None) -> None:
            played = game(game_id)
            model = setup_screen(played, answers, desk.finder.facts(played), desk.language, refused)
            self.page("setup").paint(model)

        def resume(self, path: str) -> None:
            desk.resume(Path(path))
            self.go_to("table")

        def say(self, line: str, serial: int | None = None) -> None:
            desk.say(line, serial)
            self.paint()

        def speak(self, language: str) -> None:
            desk.language = language
            self.go_to(self.pages.current) if self.pages.current != "start" else self.go_to("start")

        def scan(self) -> None:
            desk.scanning = True

        def drain(self) -> None:
            if desk.tick():
                self.paint()

        def beat(self) -> None:
            desk.beat = 1 - desk.beat
            desk.light()

        def paint(self) -> None:
            if desk.session and self.pages.current == "table":
                self.page("table").paint(model_of(desk))

        def on_start(self) -> None:
            Clock.schedule_once(lambda _: alive.tell(alive.READY))
            if alive.period():
                Clock.schedule_interval(lambda _: alive.tell(alive.ALIVE), alive.period())

        def on_stop(self) -> None:
            desk.close()

    return CompanionApp()


def _page(name: str, ear: Any) -> Any:
    if name == "start":
        from companion.screens.start import StartPage

        return StartPage(ear, name=name)
    if name == "setup":
        from companion.screens.setup import SetupPage

        return SetupPage(ear, name=name)
    from companion.screens.table import TablePage

    return TablePage(ear, name=name)


def model_of(desk: Desk) -> TableScreen:
    """The table screen of a desk, with what only the desk knows."""
    session, words = desk.session, desk.words
    assert session
    model = present(session.view, words, load_look(desk.game_id), serial=session.serial, lamps=desk.lamps())
    answers, desk_answers = list(desk.answers), desk.answers
    desk_answers.clear()
    last = answers[-1] if answers else None
    return replace(
        model,
        can_undo=session.can_undo,
        can_redo=session.can_redo,
        remarks=tuple(remark for answer in answers for remark in remarks(answer, desk)),
        looked=looked(last.looked, last.line.split()[1], last.uses, words) if last and last.looked else None,
        labels=tuple((label, words.texts.say(label)) for label in LABELS),
        languages=tuple((code, words.texts.say(f"language-{code}")) for code in LANGUAGES),
    )


def remarks(answer: Answer, desk: Desk) -> list[Remark]:
    """What was said in an answer."""
    words = desk.words
    said = [Remark(words.note(note)) for note in answer.notes]
    return [*said, Remark(words.refused(answer.refused), refused=True)] if answer.refused else said
