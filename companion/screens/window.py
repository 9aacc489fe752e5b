"""The window: pages, keys, the clock, and a fence so that nobody at the table sees a traceback."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Protocol

from kivy.app import App
from kivy.base import ExceptionHandler, ExceptionManager
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.screenmanager import NoTransition, ScreenManager

from companion.screens.ear import ENTER, ERASE, Ear, Typed

BEAT = 0.7  # seconds between two pictures of what blinks
FRAME = 1 / 30  # seconds between two looks at keys that are held back
ERASE_KEY, ENTER_KEYS = 8, (13, 271)  # as Kivy numbers keys


class Keys(Protocol):
    """The way of the keys: what a scanner types never reaches the screen."""

    typing: bool

    @property
    def due(self) -> float | None: ...

    def feed(self, scancode: int, down: bool, at: float | None = None, event: object = None) -> Iterable[object]: ...

    def follow(self, event: object) -> Iterable[object]: ...

    def tick(self, at: float | None = None) -> Iterable[object]: ...

    def reset(self) -> Iterable[object]: ...


class Host(Ear, Protocol):
    """Who stands behind the window."""

    @property
    def keys(self) -> Keys:
        """The way of the keys."""

    def opened(self) -> None:
        """The window is there: show the first page."""

    def painted(self) -> None:
        """The first picture was shown."""

    def drain(self) -> None:
        """Something arrived from a device."""

    def beat(self) -> None:
        """Time for the other picture of what blinks."""

    def fault(self, fault: Exception) -> None:
        """Something went wrong on the screen."""

    def closed(self) -> None:
        """The window is gone."""


class CompanionApp(App):
    """Paints pages and reports to its host. In a kiosk nothing but a signal ends it."""

    title = "Table Companion"

    def __init__(self, host: Host, kiosk: bool) -> None:
        super().__init__()
        self._host, self._kiosk = host, kiosk
        self._beating: Any = None
        self._looking: Any = None
        self._typed: Typed | None = None
        self.wake = Clock.create_trigger(lambda _: host.drain())

    def build(self) -> ScreenManager:
        """An empty window; the host shows the first page."""
        ExceptionManager.add_handler(Fence(self._host.fault))
        Window.bind(on_key_down=self._down, on_key_up=self._up, on_textinput=self._text)
        Window.bind(focus=self._focused)
        Window.bind(on_request_close=lambda *_args, **_more: self._kiosk)
        with suppress(ValueError):  # signals are heard on the main thread only
            signal.signal(signal.SIGTERM, lambda *_: Clock.schedule_once(lambda _: self.stop()))
        self.pages = ScreenManager(transition=NoTransition())
        self._host.opened()
        return self.pages

    def on_start(self) -> None:
        """The host hears of it after the first picture."""
        Clock.schedule_once(lambda _: Clock.schedule_once(lambda _: self._host.painted()))

    def on_stop(self) -> None:
        """Everything dark."""
        self._host.closed()

    def open_settings(self, *_: Any) -> bool:
        """No developer panel at the table."""
        return False

    def page(self, name: str) -> Any:
        """The screen of that name, made when it is first needed."""
        if not self.pages.has_screen(name):
            self.pages.add_widget(_page(name, self._host))
        return self.pages.get_screen(name)

    @property
    def shown(self) -> str:
        """The name of the page that is shown."""
        return str(self.pages.current or "")

    def show(self, name: str) -> None:
        """Another page; what was open over the one before goes with it."""
        self.close_sheets()
        self.page(name)
        self.pages.current = name

    def close_sheets(self) -> None:
        """Close whatever lies over the page, the keyboard too."""
        from kivy.uix.modalview import ModalView

        for widget in [child for child in Window.children if isinstance(child, ModalView)]:
            widget.dismiss(animation=False)

    def blink(self, blinks: bool) -> None:
        """Beat only while something blinks, so that a resting table costs nothing."""
        if blinks and not self._beating:
            self._beating = Clock.schedule_interval(lambda _: self._host.beat(), BEAT)
        elif not blinks and self._beating:
            self._beating.cancel()
            self._beating = None

    def every(self, seconds: float, does: Callable[[], None]) -> None:
        """Do something now and then, for as long as the window stands."""
        Clock.schedule_interval(lambda _: does(), seconds)

    def later(self, does: Callable[[], None]) -> None:
        """Do something after the next picture."""
        Clock.schedule_once(lambda _: does(), 0.05)

    def listen(self, typed: Typed | None) -> None:
        """Where the keys of a person go."""
        self._typed = typed
        self._host.keys.typing = typed is not None

    def _down(self, _window: Any, key: int, scancode: int, *_rest: Any) -> bool:
        self._deliver(self._host.keys.feed(scancode, True, event=("down", key)))
        return True

    def _up(self, _window: Any, key: int, scancode: int = 0, *_rest: Any) -> bool:
        self._deliver(self._host.keys.feed(scancode, False, event=("up", key)))
        return True

    def _text(self, _window: Any, text: str) -> bool:
        self._deliver(self._host.keys.follow(("text", text)))
        return True

    def _focused(self, _window: Any, focused: bool) -> None:
        """The keyboard belongs to another window now: what was held back is no scan any more."""
        if not focused:
            self._deliver(self._host.keys.reset())

    def _deliver(self, events: Iterable[object]) -> None:
        for event in events:
            if isinstance(event, tuple):
                self._hand(*event)
        if self._host.keys.due is not None and not self._looking:
            self._looking = Clock.schedule_interval(lambda _: self._look(), FRAME)

    def _look(self) -> None:
        self._deliver(self._host.keys.tick())
        if self._host.keys.due is None and self._looking:
            self._looking.cancel()
            self._looking = None

    def _hand(self, kind: str, what: Any) -> None:
        if not self._typed:
            return
        if kind == "text":
            self._typed(what)
        elif kind == "down" and what == ERASE_KEY:
            self._typed(ERASE)
        elif kind == "down" and what in ENTER_KEYS:
            self._typed(ENTER)


class Fence(ExceptionHandler):
    """Whatever goes wrong while painting or tapping: told, written down, and the evening goes on."""

    def __init__(self, told: Callable[[Exception], None]) -> None:
        super().__init__()
        self._told = told

    def handle_exception(self, inst: BaseException) -> int:
        """Kivy asks what to do with an exception that nobody caught. The end of the program goes through."""
        if not isinstance(inst, Exception):
            return int(ExceptionManager.RAISE)
        self._told(inst)
        return int(ExceptionManager.PASS)


def _page(name: str, ear: Ear) -> Any:
    if name == "start":
        from companion.screens.start import StartPage

        return StartPage(ear, name=name)
    if name == "setup":
        from companion.screens.setup import SetupPage

        return SetupPage(ear, name=name)
    from companion.screens.table import TablePage

    return TablePage(ear, name=name)
