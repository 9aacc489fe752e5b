"""An app on a stage: spoken to through its desk, tapped with real touches, looked at as a tree of widgets.

Import this only where a window is (fixture ``window``): it imports Kivy.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from kivy.base import EventLoop, ExceptionManager, runTouchApp
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.lang import Builder
from kivy.metrics import Metrics
from kivy.tests.common import UnitTestTouch
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from companion import app
from companion.desk import Desk
from companion.finding import ShippedFacts
from companion.settings import load_settings
from companion.table import Answer

PATIENCE = 20.0  # seconds after which what must happen has not happened; nothing is measured by it
Box = tuple[float, float, float, float]


def opened() -> Any:
    """The window, its loop ready to be turned by hand."""
    runTouchApp(Widget(), embedded=True)
    return Window


def turn() -> None:
    """One turn of the loop, without drawing: layouts, texts, taps and clocks, as in ``EventLoop.idle``."""
    fenced(_turn)


def _turn() -> None:
    Clock.tick()
    EventLoop.dispatch_input()
    Builder.sync()
    Clock.tick_draw()
    Builder.sync()


def fenced(does: Callable[[], object]) -> None:
    """What Kivy's own loop does around every turn: an exception is handed to whoever handles exceptions."""
    try:
        does()
    except Exception as fault:
        if ExceptionManager.handle_exception(fault) == ExceptionManager.RAISE:
            raise


class Stage:
    """One app in the window. ``evening`` stands behind it, ``page()`` is what it shows."""

    def __init__(
        self, home: Path, language: str, size: tuple[int, int], scale: float, settings: dict[str, str] | None = None
    ) -> None:
        Metrics.density, Metrics.fontscale = app.density(size), scale
        Window.size = size
        chosen = {"language": language, "size": f"{size[0]}x{size[1]}", "text_scale": str(scale), **(settings or {})}
        read, problems = load_settings(home, chosen, {})
        assert not problems, problems
        self.desk = Desk(read, home, ShippedFacts())
        self.app = app.made_app(self.desk)
        self.evening = self.app._host
        self.faults: list[Exception] = []
        told = self.evening.fault

        def fault(happened: Exception) -> None:  # the fence tells us too
            self.faults.append(happened)
            told(happened)

        self.evening.fault = fault
        for child in list(Window.children):
            Window.remove_widget(child)
        self._handlers = list(ExceptionManager.handlers)
        Window.add_widget(self.app.build())
        self.frames()

    def close(self) -> None:
        """The window is empty again, the journal let go."""
        self.app.close_sheets()
        self.app.blink(False)
        Window.unbind(on_key_down=self.app._down, on_key_up=self.app._up, on_textinput=self.app._text)
        ExceptionManager.handlers[:] = self._handlers
        Window.remove_widget(self.app.pages)
        self.desk.close()
        assert not self.faults, self.faults

    def say(self, *lines: str) -> Answer | None:
        """Lines of the play language, said at the desk as another program would; the screen follows."""
        answer = None
        for line in lines:
            answer = self.desk.say(line)
            assert answer is None or answer.refused is None, (line, answer and answer.refused)
        self.show()
        return answer

    def show(self) -> None:
        """Show the table."""
        if self.app.shown != "table":
            self.evening.go_to("table")
        self.evening._paint()
        self.frames()

    def page(self) -> Any:
        """The page that is shown."""
        return self.app.page(self.app.shown)

    def frames(self, count: int = 4) -> None:
        """Turn the loop."""
        for _ in range(count):
            turn()

    def until(self, holds: Callable[[], Any]) -> Any:
        """Turn the loop until something holds."""
        patience = time.monotonic() + PATIENCE
        while time.monotonic() < patience:
            if found := holds():
                return found
            turn()
        raise AssertionError(f"still not so: {holds.__code__.co_names}; the screen says {self.texts()}")

    def tap(self, what: str | Widget) -> None:
        """A finger on a widget, or on the button with these words or this icon."""
        widget = what if isinstance(what, Widget) else self.until(lambda: self.find(what))
        self.bring(widget)
        box = visible(widget)
        assert box, f"{what} cannot be seen"
        self.touch((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)

    def touch(self, x: float, y: float) -> None:
        """A finger at a place of the window, in pixels; long enough for lists that wait whether it will scroll."""
        touch = UnitTestTouch(x, y)
        fenced(touch.touch_down)
        self.frames(3)
        fenced(touch.touch_up)
        self.frames(9)

    def bring(self, widget: Widget) -> None:
        """Scroll until a widget is seen."""
        for scroll in ancestors(widget):
            if isinstance(scroll, ScrollView):
                scroll.scroll_to(widget, animate=False)
        self.frames(3)

    def find(self, words: str) -> Widget | None:
        """The topmost button that says these words, shows this icon, or says this line."""
        for widget in self.shown():
            if isinstance(widget, ButtonBehavior) and not widget.disabled:
                own = [getattr(part, "text", "") for part in widget.walk(restrict=True)]
                if words in own or words in (getattr(widget, "icon", None), getattr(widget, "line", None)):
                    return widget
        return None

    def shown(self) -> Iterator[Widget]:
        """Every widget of what lies on top: the open sheet, else the page."""
        sheets = [child for child in Window.children if child is not self.app.pages]
        yield from (sheets[0] if sheets else self.page()).walk(restrict=True)

    def sheet(self) -> Any:
        """The sheet that is open, or None."""
        return next((child for child in Window.children if child is not self.app.pages), None)

    def texts(self) -> list[str]:
        """Every text that can be read now, from the top."""
        return [widget.text for widget in self.shown() if isinstance(widget, Label) and widget.text]

    def says(self, words: str) -> bool:
        """Whether these words can be read somewhere."""
        return any(words in text for text in self.texts())


def ancestors(widget: Widget) -> Iterator[Widget]:
    """The widgets around a widget, the nearest first."""
    parent = widget.parent
    while isinstance(parent, Widget) and parent is not parent.parent:
        yield parent
        parent = parent.parent


def visible(widget: Widget, inner: Box | None = None) -> Box | None:
    """The part of a widget (or of ``inner``, in its parent's coordinates) that can be seen in the window."""
    x, y, right, top = inner or (widget.x, widget.y, widget.right, widget.top)
    left, bottom = widget.to_window(x, y)
    box = (left, bottom, left + right - x, bottom + top - y)
    frames = [scroll for scroll in ancestors(widget) if isinstance(scroll, ScrollView)]
    for scroll in frames:
        a, b = scroll.to_window(scroll.x, scroll.y)
        box = (max(box[0], a), max(box[1], b), min(box[2], a + scroll.width), min(box[3], b + scroll.height))
    box = (max(box[0], 0), max(box[1], 0), min(box[2], Window.width), min(box[3], Window.height))
    return box if box[2] - box[0] > 1 and box[3] - box[1] > 1 else None
