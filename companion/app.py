"""The touchscreen: sets Kivy up, drains the inbox, has the pages painted, and lets no fault end the evening."""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion import alive
from companion.desk import Desk
from companion.painting import Heard, device_lights, glossary, heard, machine_findings, named, past, table_screen
from companion.presenters.models import CampaignScreen, Choice, Past, Remark, SetupScreen, Term
from companion.presenters.start import remembered, setup_screen, start_screen
from companion.settings import Settings
from companion.shelf import resumed
from companion.words.texts import Texts
from companion.words.wording import Words
from rules.errors import Refused
from rules.games import game, game_ids

SHORT_SIDE = 480  # pixels of the panel on which one dp is one pixel: 800 x 480 on 7 inches
ROUNDS = 4  # games at the top of the start page whose round is read from their journals


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
    os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")
    os.environ.setdefault("KIVY_HOME", kivy_home(home))
    os.environ.setdefault("KIVY_METRICS_DENSITY", str(density(settings.size)))
    os.environ.setdefault("KIVY_METRICS_FONTSCALE", str(settings.text_scale))
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


def _tidy() -> None:
    """What was made for the first picture stays: it is looked through once and never again."""
    gc.collect()
    gc.freeze()
    gc.enable()


def density(size: tuple[int, int]) -> float:
    """Pixels of one dp, so that a panel of any resolution shows targets of the same size."""
    return max(1.0, min(size) / SHORT_SIDE)


def kivy_home(home: Path) -> str:
    """A folder that Kivy may write to; one that is gone tomorrow where the home folder cannot be written."""
    folder = home / "kivy"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return str(folder)
    except OSError:
        pass  # said by whoever keeps the games there: the shelf refuses with the reason
    return tempfile.mkdtemp(prefix="companion-kivy-")


def run(desk: Desk, home: Path) -> int:
    """Open the window and play until it is closed."""
    gc.disable()  # until the first picture: nothing of what is imported is garbage
    configure(desk.settings, home)
    made_app(desk).run()
    return 0


def made_app(desk: Desk) -> Any:
    """The Kivy application for a desk. Imports Kivy."""
    from kivy.core.window import Window
    from kivy.metrics import Metrics

    if desk.settings.fullscreen:
        Metrics.density = density((int(Window.width), int(Window.height)))
    from companion.screens.window import CompanionApp

    evening = Evening(desk)
    evening.window = CompanionApp(evening, desk.settings.kiosk)
    desk.inbox.wake = evening.window.wake
    return evening.window


class Evening:
    """Stands behind the window: hears taps (``screens.ear.Ear``), keys and devices, and has the pages painted."""

    window: Any

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._remarks: tuple[Remark, ...] = ()
        self._rounds: dict[int, int] = {}
        self._unreadable: tuple[Remark, ...] = ()
        self._faults: set[str] = set()
        self._trouble = ""  # why the tracker of a campaign cannot be read or written
        self.keys = desk.keys

    @property
    def language(self) -> str:
        """The language of the desk."""
        return self._desk.language

    def word(self, key: str, **facts: int | str) -> str:
        """A word of the app in the language of the desk."""
        return Texts(self._desk.game_id, self._desk.language).say(key, facts)

    def opened(self) -> None:
        """The first page: the table where a game lies on it already, else the start page."""
        self.go_to("table" if self._desk.session or self._desk.take_up() else "start")

    def painted(self) -> None:
        """The first picture was shown: the service hears that we live."""
        alive.tell(alive.READY)
        self.window.later(_tidy)
        if alive.period():
            self.window.every(alive.period(), lambda: alive.tell(alive.ALIVE))

    def go_to(self, page: str) -> None:
        """``start``, ``setup:GAME``, ``setup:GAME:CAMPAIGN``, ``table``."""
        name, _, rest = page.partition(":")
        game_id, _, campaign = rest.partition(":")
        if name == "start":
            self._note_round()
            self._desk.put_away()
            self._paint_start()
            self.window.later(self._count_rounds)
        elif name == "table":
            self._remarks = self._set_aside()
        elif name == "setup":
            kept = self._desk.shelf.kept()
            answers = remembered(game_id, game(game_id).fields, kept)
            self.campaign_chosen(game_id, {**answers, "campaign": campaign} if campaign else answers)
        self.window.show(name)
        self._paint()

    def _note_round(self) -> None:
        """How far the game came that is put away."""
        session = self._desk.session
        if session and session.journal:
            self._rounds[int(session.journal.name.partition("-")[0])] = session.view.round

    def _set_aside(self) -> tuple[Remark, ...]:
        """That the journal of this game was damaged, and what became of it."""
        session = self._desk.session
        if not (session and session.journal and session.aside):
            return ()
        damaged = Refused("journal-damaged", file=session.journal.name, aside=session.aside)
        return (Remark(self._desk.words.refused(damaged), refused=True),)

    def begin(self, game_id: str, answers: dict[str, str]) -> None:
        """Begin a game; what is wrong with the answers is shown beside the questions."""
        played = game(game_id)
        try:
            self._desk.begin(played, answers)
        except Refused as refused:
            self._ask(game_id, answers, refused)
            return
        self.go_to("table")

    def campaign_chosen(self, game_id: str, answers: dict[str, str]) -> None:
        """A campaign was chosen: its tracker says what the other questions begin with."""
        from companion.campaigns.tracking import answers_of, has_campaigns

        if not has_campaigns(game(game_id)):
            self._ask(game_id, answers)
            return
        try:
            self._ask(game_id, answers_of(self._desk, game_id, answers) if "campaign" in answers else answers)
        except Refused as refused:
            self._ask(game_id, answers, refused)

    def campaign(self, name: str) -> CampaignScreen | None:
        """The tracker of a campaign; where it cannot be read, that is said."""
        from companion.campaigns.tracking import campaign_screen

        try:
            model = replace(campaign_screen(self._desk, name), problem=self._trouble)
            self._trouble = ""
            return model
        except Refused as refused:
            self._say_refused(refused)
            return None

    def track(self, name: str, line: str, written: str = "") -> None:
        """A line of the tracker's sheet, with what was written into it."""
        from companion.campaigns.tracking import write

        try:
            write(self._desk, name, line, written)
        except Refused as refused:
            self._say_refused(refused)
            return
        if self.window.shown == "start":
            self._paint_start()
        self._paint()

    def _say_refused(self, refused: Refused) -> None:
        from companion.campaigns.campaign import GAME as CAMPAIGNED

        self._trouble = Words(Texts(CAMPAIGNED, self.language)).refused(refused)
        if self.window.shown == "start":
            self._paint_start((Remark(self._trouble, refused=True),))

    def findings(self) -> tuple[Remark, ...]:
        """What this machine has, and what is to be mended."""
        return machine_findings(self._desk)

    def resume(self, path: str) -> None:
        """Take up a game of the shelf; where that cannot be, the start page says why."""
        try:
            self._desk.resume(Path(path))
        except Refused as refused:
            self._paint_start((Remark(self._desk.words.refused(refused), refused=True),))
            return
        self.go_to("table")

    def say(self, line: str, serial: int | None = None) -> None:
        """A line of the play language."""
        self._desk.say(line, serial)
        self._paint()

    def speak(self, language: str) -> None:
        """Another language for this desk, on whatever page. What was said last was said in the one before."""
        self._desk.speak(language)
        self._remarks = ()
        if self.window.shown == "start":
            self._paint_start()
        self._paint()

    def scan(self) -> None:
        """The next code counts, also from a camera."""
        self._desk.scan()
        self._remarks = (Remark(self.word("scanning")),)
        self._paint()

    def history(self) -> tuple[Past, ...]:
        """What happened, the newest first."""
        return past(self._desk)

    def named(self, text: str) -> tuple[Choice, ...]:
        """The cards of the game with such a name."""
        return named(self._desk, text)

    def glossary(self) -> tuple[Term, ...]:
        """The words of the game."""
        return glossary(self._desk)

    def codes_are_digits(self) -> bool:
        """Whether most codes of the game's cards begin with a digit."""
        session = self._desk.session
        codes = list(self._desk.finder.facts(session.game)) if session else []
        return sum(code[:1].isdigit() for code in codes) * 2 > len(codes)

    def listen(self, typed: Any) -> None:
        """Where the keys of a person go."""
        self.window.listen(typed)

    def drain(self) -> None:
        """Something arrived from a device."""
        if self._desk.tick():
            self._paint()

    def beat(self) -> None:
        """The other picture of what blinks: lamps, digits and the mirror of the lamps, nothing else."""
        self._desk.beat = 1 - self._desk.beat
        self._desk.light()
        if self.window.shown == "table":
            self.window.page("table").light(self._desk.lamps())

    def fault(self, fault: Exception) -> None:
        """Something went wrong on the screen: written down, said in a sentence, and the evening goes on.

        The same fault is told once: one that comes with every picture must not fill the disk.
        """
        if repr(fault) in self._faults:
            return
        self._faults.add(repr(fault))
        try:
            report = self._desk.shelf.report(fault, "screen")
        except (OSError, Refused):
            report = "-"
        print(f"{type(fault).__name__}: {fault} ({report})", file=sys.stderr)
        self._remarks = (Remark(self.word("refused-screen-fault", report=report), refused=True),)
        self.window.later(self._paint)

    def closed(self) -> None:
        """The window is gone: everything dark, the journal let go."""
        self._desk.close()

    def _ask(self, game_id: str, answers: dict[str, str], refused: Refused | None = None) -> None:
        from companion.campaigns.tracking import foretold, has_campaigns

        played = game(game_id)
        facts = self._desk.finder.facts(played)
        names = self._desk.campaigns.names() if has_campaigns(played) else ()
        told = foretold(self._desk, game_id, answers)
        model: SetupScreen = setup_screen(played, answers, facts, self._desk.language, refused, names, told)
        self.window.page("setup").paint(model)

    def _paint_start(self, remarks: tuple[Remark, ...] = ()) -> None:
        from companion.campaigns.tracking import kept_campaigns

        model = start_screen(self._desk.shelf.kept(), game_ids(), self._desk.language, self._rounds)
        lights, campaigns = device_lights(self._desk), kept_campaigns(self._desk)
        said = (*remarks, *self._unreadable)
        self.window.page("start").paint(replace(model, devices=lights, remarks=said, campaigns=campaigns))

    def _count_rounds(self) -> None:
        """How far the newest games have come: read after the first picture, for it takes a moment."""
        for kept in self._desk.shelf.kept()[:ROUNDS]:
            if kept.number not in self._rounds and kept.game in game_ids():
                try:
                    self._rounds[kept.number] = resumed(kept.path, self._desk.shelf.report).view.round
                except Refused:
                    continue  # said when somebody takes it up
        from companion.campaigns.campaign import GAME as CAMPAIGNED

        words = Words(Texts(CAMPAIGNED, self.language))  # they word what is wrong with a tracker too
        wrong = (*self._desk.problems, *self._desk.shelf.unreadable(), *self._desk.campaigns.unreadable())
        self._unreadable = tuple(Remark(words.refused(why), refused=True) for why in wrong)
        if self.window.shown == "start":
            self._paint_start()

    def _paint(self) -> None:
        if not self._desk.session or self.window.shown != "table":
            return
        news: Heard = heard(self._desk)
        if news.anything:
            self._remarks = news.remarks
        model = table_screen(self._desk, replace(news, remarks=self._remarks))
        self.window.page("table").paint(model)
        self.window.blink(self._desk.blinks())
