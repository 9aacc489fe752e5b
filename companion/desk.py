"""What lies on the desk: the table, the devices of the settings, the words. No screen; all on one thread.

The touchscreen and the headless mode both sit at a desk: what is typed, tapped or scanned goes through ``say``.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.devices.inbox import MOST, Inbox
from companion.devices.opened import Devices, Status
from companion.devices.troubles import Troubles
from companion.devices.wedge import Keys
from companion.digits import texts
from companion.lately import recall, remember
from companion.lights import frame
from companion.line import quoted
from companion.look import load_look
from companion.session import Session
from companion.settings import Settings
from companion.shelf import Shelf
from companion.table import Answer, Finder, Table
from companion.words import device_words
from companion.words.device_words import DeviceShown
from companion.words.texts import Texts
from companion.words.wording import Words
from drivers.led import Frame
from drivers.scanner import Code, Trouble
from rules.engine import Game
from rules.errors import Refused
from rules.setup import Setup
from rules.view import Note, View

if TYPE_CHECKING:
    from companion.campaigns.kept import Campaigns

HEARD_AT_MOST = MOST  # answers kept for a screen that has not looked yet: as many as one tick can bring


class Desk:
    """One evening at the table. ``close`` makes everything dark and lets the journal go."""

    def __init__(self, settings: Settings, home: Path, finder: Finder, wake: Callable[[], None] = lambda: None) -> None:
        """``wake`` is called from device threads when ``tick`` has something to do."""
        self.settings = settings
        self._home, self._lately = home, recall(home)
        self.language = settings.language or self._lately.language or settings.spoken
        self.finder = finder
        self.shelf = Shelf(home)
        self.table = Table(finder, self.shelf.begin)
        self.statuses: dict[tuple[str, str], Status] = {}
        self._troubles = Troubles()
        self._news: deque[Trouble] = deque(maxlen=HEARD_AT_MOST)
        self.answers: deque[Answer] = deque(maxlen=HEARD_AT_MOST)
        self.problems: tuple[Refused, ...] = ()  # of what lies in the home folder, for whoever opens the evening
        self.scanning = False  # the button "Scan" was pressed: the next code counts, also from a camera
        self.beat = 0
        self.inbox = Inbox(wake)
        put = self.inbox.put
        self.devices = Devices(settings.lamps, settings.scanners, put, put, settings.digits)
        self.keys = Keys(lambda: self.devices.keyboard)

    @cached_property
    def campaigns(self) -> Campaigns:
        """The trackers of the home folder; read when a game has one."""
        from companion.campaigns.kept import Campaigns

        return Campaigns(self._home)

    @property
    def session(self) -> Session | None:
        """The game that lies on the table."""
        return self.table.session

    @property
    def view(self) -> View | None:
        """What may be seen now; None before a game."""
        return self.session.view if self.session else None

    @property
    def game_id(self) -> str:
        """The game that lies on the table, or an empty text."""
        return self.session.game.id if self.session else ""

    @property
    def words(self) -> Words:
        """The words for what may be seen now, in the language of the desk."""
        return Words(Texts(self.game_id, self.language), self.view, self.table.facts_of)

    def say(self, line: str, serial: int | None = None, source: str = "") -> Answer | None:
        """Say a line of the play language to the table; the lamps follow. ``source`` names the scanner it came from."""
        answer = self.table.say(line, serial)
        if answer is None:
            return None
        self._remember_game()
        answer = self._tracked(replace(answer, source=source))
        self.answers.append(answer)
        self.light()
        return answer

    def _tracked(self, answer: Answer) -> Answer:
        """The tracker of a campaign follows the end of its day; what becomes of it is said with the answer."""
        if answer.view is None or answer.view.ending is None or answer.refused:
            return answer
        try:
            campaign = self.campaigns.follow(answer.view)
        except Refused as refused:
            note = Note("tracker-not-written", {"reason": self.words.refused(refused)})
            return replace(answer, notes=(*answer.notes, note))
        if campaign is None:
            return answer
        note = Note("tracker-written", {"campaign": campaign.name, "day": campaign.day - 1})
        return replace(answer, notes=(*answer.notes, note))

    def begin(self, played: Game[Any], answers: Setup) -> Session:
        """Begin a game. Raises ``Refused``; the game that lay here stays on the shelf."""
        session = self.shelf.begin(played, answers, self.finder.facts(played))
        self.put_away()
        return self._lay(session)

    def resume(self, path: Path) -> Session:
        """Take up a game of the shelf. Raises ``Refused``; the game that lay here is let go first."""
        self.put_away()
        return self._lay(self.shelf.resume(path))

    def take_up(self) -> bool:
        """Take up the game that lay on the table when the program ended, if it was not put away."""
        path = self.shelf.journals / self._lately.playing
        if not self._lately.playing or not path.is_file():
            return False
        try:
            self.resume(path)
        except Refused:
            return False  # the start page lists it, and says why when it is tapped
        return True

    def put_away(self) -> None:
        """Let the game go; it stays on the shelf."""
        if self.session:
            self.session.close()
        self.table = Table(self.finder, self.shelf.begin)
        self.answers.clear()
        self._remember(playing="")
        self.light()

    def speak(self, language: str) -> None:
        """Another language, also for the next evening."""
        self.language = language
        self._remember(language=language)

    def _lay(self, session: Session) -> Session:
        self.table.session = session
        self._remember_game()
        self.light()
        return session

    def _remember_game(self) -> None:
        if self.session and self.session.journal and self.session.journal.name != self._lately.playing:
            self._remember(playing=self.session.journal.name)

    def _remember(self, **changed: str) -> None:
        lately = replace(self._lately, **changed)
        if lately != self._lately:
            self._lately = lately
            remember(self._home, lately)

    def tick(self) -> bool:
        """Do what has arrived from the devices. Returns whether there is anything new to see."""
        news = [self._take(item) for item in self.inbox.drain()]
        return any(news)

    def _take(self, item: Code | Trouble | Status) -> bool:
        if isinstance(item, Code):
            return self.hear(item)
        if isinstance(item, Status):
            self.statuses[item.role, item.address] = item
            return True
        news = self._troubles.is_news(item)
        if news:
            self._news.append(item)
        return news

    def hear(self, code: Code) -> bool:
        """A scan only looks, unless a prompt waits for it or "Scan" was pressed; a camera is only heard then.

        Returns whether it was heard.
        """
        view = self.view
        waits = self.scanning or bool(view and view.prompt and view.prompt.scan)
        if not waits and code.source.startswith("camera"):
            return False
        self.scanning = False
        kind = f" by={code.symbology}" if code.symbology else ""
        self.say(f"scan {quoted(code.text)}{kind}{'' if waits else ' as=look'}", source=code.source)
        return True

    def scan(self) -> None:
        """The button "Scan" was pressed: the next code counts, from any scanner. Who can be told to read is told."""
        self.scanning = True
        self.devices.trigger()

    def news(self) -> tuple[str, ...]:
        """What scanners heard that does not count, as sentences; each is given once."""
        texts = Texts(language=self.language)
        told = tuple(device_words.of_trouble(texts, trouble) for trouble in self._news)
        self._news.clear()
        return told

    def device_lights(self) -> tuple[DeviceShown, ...]:
        """Every device of the settings that was heard of: its short name, how it is, and what to do, as a sentence."""
        return device_words.shown(Texts(language=self.language), self.statuses.values())

    def light(self) -> None:
        """Show the table on all lamps and number displays."""
        self.devices.show(self.frame)
        self.devices.write(self.digits())

    def frame(self, count: int, beat: int | None = None) -> Frame:
        """The picture for a display of ``count`` lamps, at this beat or at the one that is now."""
        return frame(self.view, load_look(self.game_id), count, self.beat if beat is None else beat)

    def lamps(self) -> tuple[str, ...]:
        """What the first lamp display shows, as ``rrggbb``."""
        return self.frame(self.devices.lamps[0].count).hex() if self.devices.lamps else ()

    def digits(self, beat: int | None = None) -> tuple[str, ...]:
        """What the number displays show, an empty text for a dark one."""
        return texts(self.view, load_look(self.game_id), self.devices.places, self.beat if beat is None else beat)

    def blinks(self) -> bool:
        """Whether lamps or number displays have another picture on the other beat."""
        counts = [lamps.count for lamps in self.devices.lamps]
        lamps_blink = any(self.frame(count, beat=0) != self.frame(count, beat=1) for count in counts)
        return lamps_blink or self.digits(beat=0) != self.digits(beat=1)

    def close(self) -> None:
        """End the evening; harmless the second time."""
        self.devices.close()
        if self.session:
            self.session.close()
