"""The line of steps of a phase; a tap on one asks what is meant."""

from __future__ import annotations

from typing import Any

from kivy.core.text import Label as Measure
from kivy.graphics import Color, Ellipse, Rectangle
from kivy.metrics import dp, sp
from kivy.properties import ListProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from companion.presenters.models import Dot
from companion.screens import theme
from companion.screens.widgets import Text

ROOM = 78  # sp: with less for each step only the name of the present one is shown
MIDDLE = 15  # dp from the top to the line


class Track(FloatLayout):
    """Dots on a line, each with its name where there is room."""

    page = ObjectProperty(None, allownone=True)
    accent = ListProperty(theme.WARN)
    steps = NumericProperty(0)  # of one step alone nothing is shown

    def __init__(self, **properties: Any) -> None:
        self._dots: tuple[Dot, ...] = ()
        super().__init__(**properties)
        self.bind(size=self._place, pos=self._place)

    def paint(self, dots: tuple[Dot, ...], accent: list[float]) -> None:
        """Show ``dots``."""
        if dots == self._dots and accent == self.accent:
            return
        self._dots, self.accent, self.steps = dots, accent, len(dots)
        self._place()

    def _place(self, *_event: Any) -> None:
        self.clear_widgets()
        self.canvas.before.clear()
        if len(self._dots) < 2 or self.width < 2:
            return
        each = self.width / len(self._dots)
        self._line(each)
        for at, dot in enumerate(self._dots):
            self._step(dot, self.x + each * at, each)

    def _line(self, each: float) -> None:
        now = next((at for at, dot in enumerate(self._dots) if dot.progress == "now"), 0)
        y = self.top - dp(MIDDLE) - dp(1)
        with self.canvas.before:
            Color(rgba=theme.LINE)
            Rectangle(pos=(self.x + each / 2, y), size=(self.width - each, dp(2)))
            Color(rgba=self.accent)
            Rectangle(pos=(self.x + each / 2, y), size=(each * now, dp(2)))
            for at, dot in enumerate(self._dots):
                size = dp(16 if at == now and dot.progress == "now" else 10)
                Color(rgba=self.accent if at <= now and dot.progress != "coming" else theme.LINE)
                center = self.x + each * (at + 0.5)
                Ellipse(
                    pos=(center - size / 2, self.top - dp(MIDDLE) - size / 2),
                    size=(size, size),
                    segments=theme.SEGMENTS,
                )

    def _step(self, dot: Dot, x: float, each: float) -> None:
        tap = StepTap(dot, self.page, pos=(x, self.y), size=(each, self.height), size_hint=(None, None))
        self.add_widget(tap)
        named = each >= sp(ROOM)
        if not named and dot.progress != "now":
            return
        width = each if named else min(self.width, as_written(dot.text))
        left = min(max(self.x, x + each / 2 - width / 2), self.x + self.width - width)
        label = Text(text=dot.text, wanted=sp(12), halign="center", valign="top", size_hint=(None, None))
        label.color = theme.INK if dot.progress == "now" else theme.QUIET
        label.pos, label.size = (left, self.y), (width, self.height - dp(MIDDLE + 9))
        self.add_widget(label)


def as_written(text: str) -> float:
    """How wide a name is on one line, in pixels: no wider, so that at an edge it stays as near to its dot as it can."""
    return float(Measure(font_name="Inter", font_size=sp(12)).get_extents(text)[0] + dp(4))


class StepTap(ButtonBehavior, Widget):
    """The target over a dot and its name."""

    def __init__(self, dot: Dot, page: Any, **properties: Any) -> None:
        self.dot, self._page = dot, page
        super().__init__(**properties)

    def on_release(self) -> None:
        """Ask whether to go there or to skip there."""
        self._page.sheets.step(self.dot)
