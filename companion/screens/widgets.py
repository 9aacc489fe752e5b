"""The few widgets that every screen is made of."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, Ellipse
from kivy.lang import Builder
from kivy.metrics import dp, sp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from companion.screens import theme

Builder.load_file("widgets.kv")
SMALLEST = 0.6  # of the wanted size: text shrinks that far before it is cut with an ellipsis


class Text(Label):
    """A text that is never cut: it wraps inside its width and shrinks until it fits its height."""

    wanted = NumericProperty(sp(16))
    fits = BooleanProperty(True)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._fit = Clock.create_trigger(self._fitted, 0)
        self.bind(size=self._refit, text=self._refit, wanted=self._refit, bold=self._refit)
        self._refit()

    def _refit(self, *_: Any) -> None:
        if self.fits:
            self.text_size = (self.width, None)
            self.font_size = self.wanted
            self._fit()

    def _fitted(self, *_event: Any) -> None:
        """Halve the way to the largest size that fits: five looks at most, each a picture of the text."""
        if not self.text or self.width < 1 or self.height < 1:
            return
        self.texture_update()
        if self._is_inside():
            return
        low, high = self.wanted * SMALLEST, float(self.wanted)
        for _ in range(5):
            middle = (low + high) / 2
            self.font_size = middle
            self.texture_update()
            low, high = (middle, high) if self._is_inside() else (low, middle)
        self.font_size = low

    def _is_inside(self) -> bool:
        words_fit = max((len(word) for word in self.text.split()), default=0) * self.font_size * 0.62 <= self.width
        return bool(self.texture_size[1] <= self.height + 1 and words_fit)


class Panel(BoxLayout):
    """A raised surface with round corners."""

    fill = ColorProperty(theme.SURFACE)
    edge = ColorProperty([0, 0, 0, 0])


class Tap(ButtonBehavior, Text):
    """A button: large, quiet, and it tells ``said`` with its ``line`` when tapped."""

    fill = ColorProperty(theme.RAISED)
    edge = ColorProperty([0, 0, 0, 0])
    line = StringProperty()
    said = ObjectProperty(None, allownone=True)

    def on_release(self) -> None:
        """Tell the line, where somebody listens."""
        if self.said:
            self.said(self.line)


class Bar(Widget):
    """A share of a limit, and behind it what it will become."""

    share = NumericProperty(0.0)
    becomes = NumericProperty(0.0)
    tint = ColorProperty(theme.WARN)


class Lamps(Widget):
    """The mirror of the lamps: one disc a lamp, in rows that fit."""

    colours = ListProperty()

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._discs: list[tuple[Color, Ellipse]] = []
        self.bind(colours=self._paint, size=self._place, pos=self._place)

    def _paint(self, *_: Any) -> None:
        if len(self._discs) != len(self.colours):
            self.canvas.clear()
            with self.canvas:
                self._discs = [(Color(0, 0, 0, 1), Ellipse()) for _ in self.colours]
            self._place()
        for (ink, _), written in zip(self._discs, self.colours, strict=True):
            lit = theme.colour(f"#{written}")
            ink.rgba = lit if written != "000000" else theme.with_alpha(theme.INK, 0.07)

    def _place(self, *_: Any) -> None:
        count = len(self._discs)
        if not count or self.width < 1:
            return
        rows = next(rows for rows in range(1, 9) if self.width / -(-count // rows) >= dp(9) or rows == 8)
        each = -(-count // rows)
        step = min(self.width / each, self.height / rows)
        size = step * 0.72
        for at, (_, disc) in enumerate(self._discs):
            row, column = divmod(at, each)
            disc.pos = self.x + column * step, self.center_y + (rows / 2 - 1 - row) * step + (step - size) / 2
            disc.size = size, size
