"""What lies on the desk: the table, the devices of the settings, the words. No screen; all on one thread.

The touchscreen and the headless mode both sit at a desk: what is typed, tapped or scanned goes through ``say``.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path

from companion.devices import Devices, Status
from companion.inbox import Inbox
from companion.lights import frame
from companion.look import load_look
from companion.session import Session
from companion.settings import Settings
from companion.shelf import Shelf
from companion.table import Answer, Finder, Table
from companion.texts import Texts
from companion.wording import Words
from drivers.led import Frame
from drivers.scanner import Code, Trouble
from rules.cards import Card
from rules.view import View

HEARD_AT_MOST = 50  # answers kept for a screen that has not looked yet


class Desk:
    """One evening at the table. ``close`` makes everything dark and lets the journal go."""

    def __init__(self, settings: Settings, home: Path, finder: Finder, wake: Callable[[], None] = lambda: None) -> None:
        """``wake`` is called from device threads when ``tick`` has something to do."""
        self.settings = settings
        self.language = settings.spoken
        self.finder = finder
        self.shelf = Shelf(home)
        self.table = Table(finder, self.shelf.begin)
        self.statuses: dict[tuple[str, str], Status] = {}
        self.troubles: deque[Trouble] = deque(maxlen=HEARD_AT_MOST)
        self.answers: deque[Answer] = deque(maxlen=HEARD_AT_MOST)
        self.scanning = False  # the button "Scan" was pressed: the next code counts, also from a camera
        self.beat = 0
        self.inbox = Inbox(wake)
        self.devices = Devices(settings.lamps, settings.scanners, self.inbox.put, self.inbox.put)

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
        return Words(Texts(self.game_id, self.language), self.view, self._facts_of)

    def say(self, line: str, serial: int | None = None) -> Answer | None:
        """Say a line of the play language to the table; the lamps follow."""
        answer = self.table.say(line, serial)
        if answer is not None:
            self.answers.append(answer)
            self.light()
        return answer

    def resume(self, path: Path) -> Session:
        """Take up a game of the shelf. Raises ``Refused``; the game that lay here is let go first."""
        self.put_away()
        self.table.session = self.shelf.resume(path)
        self.light()
        return self.table.session

    def put_away(self) -> None:
        """Let the game go; it stays on the shelf."""
        if self.session:
            self.session.close()
        self.table = Table(self.finder, self.shelf.begin)
        self.light()

    def tick(self) -> bool:
        """Do what has arrived from the devices. Returns whether anything did."""
        arrived = False
        for item in self.inbox.drain():
            arrived = True
            if isinstance(item, Code):
                self.hear(item)
            elif isinstance(item, Trouble):
                self.troubles.append(item)
            else:
                self.statuses[item.role, item.address] = item
        return arrived

    def hear(self, code: Code) -> None:
        """A scan only looks, unless a prompt waits for it or "Scan" was pressed; a camera is only heard then."""
        view = self.view
        waits = self.scanning or bool(view and view.prompt and view.prompt.scan)
        if not waits and code.source.startswith("camera"):
            return
        self.scanning = False
        self.say(f"scan {quoted(code.text)}{'' if waits else ' as=look'}")

    def light(self) -> None:
        """Show the table on every lamp display."""
        self.devices.show(self.frame)

    def frame(self, count: int) -> Frame:
        """The picture for a display of ``count`` lamps."""
        return frame(self.view, load_look(self.game_id), count, self.beat)

    def lamps(self) -> tuple[str, ...]:
        """What the first lamp display shows, as ``rrggbb``."""
        return self.frame(self.devices.lamps[0].count).hex() if self.devices.lamps else ()

    def close(self) -> None:
        """End the evening; harmless the second time."""
        self.devices.close()
        if self.session:
            self.session.close()

    def _facts_of(self, code: str) -> Card | None:
        return self.finder.facts(self.session.game).get(code) if self.session else None


def quoted(text: str) -> str:
    """``text`` as one word of the play language, whatever it holds."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
