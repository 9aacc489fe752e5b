"""The few widgets that every screen is made of."""

from __future__ import annotations

from importlib.resources import files
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
from kivy.uix.image import Image
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from companion.screens import theme

Builder.load_file("widgets.kv")
ICONS = files("assets") / "icons"
SMALLEST = 0.6  # of the wanted size: text shrinks that far before it is cut with an ellipsis
PIPS = 8  # a limit up to this is shown as single discs, a higher one as a bar


class Text(Label):
    """A text that is never cut: it wraps inside its width and shrinks until it fits its height."""

    wanted = NumericProperty(sp(16))
    fits = BooleanProperty(True)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._fit = Clock.create_trigger(self._fitted, 0)
        self.bind(size=self._refit, text=self._refit, wanted=self._refit, bold=self._refit)
        self._refit()

    def _refit(self, *_event: Any) -> None:
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
        longest = max((len(word) for word in self.text.split()), default=0)
        return bool(self.texture_size[1] <= self.height + 1 and longest * self.font_size * 0.6 <= self.width)


class Paragraph(Text):
    """A text as tall as it needs to be, for sheets that scroll."""


class Panel(BoxLayout):
    """A raised surface with round corners."""

    fill = ColorProperty(theme.SURFACE)
    edge = ColorProperty([0, 0, 0, 0])


class Icon(Image):
    """One of the project's icons, in any colour."""

    icon = StringProperty()

    def on_icon(self, *_event: Any) -> None:
        """Find the picture; a name without one shows nothing."""
        path = ICONS / f"{self.icon}.png"
        self.source = str(path) if self.icon and path.is_file() else ""
        self.opacity = 1 if self.source else 0


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


class IconTap(ButtonBehavior, Panel):
    """A button that is an icon, with a text beside it where there is room."""

    icon = StringProperty()
    text = StringProperty()
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


class Pips(Widget):
    """A small limit as discs: so many are there, so many will come."""

    value = NumericProperty(0)
    limit = NumericProperty(0)
    becomes = NumericProperty(0)
    tint = ColorProperty(theme.WARN)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.bind(pos=self._paint, size=self._paint, value=self._paint, limit=self._paint, tint=self._paint)

    def _paint(self, *_event: Any) -> None:
        self.canvas.clear()
        count = int(max(self.limit, self.value))
        if not count:
            return
        step = min(self.height * 1.4, self.width / count)
        with self.canvas:
            for at in range(count):
                Color(rgba=self._ink(at))
                Ellipse(pos=(self.x + at * step, self.center_y - step * 0.36), size=(step * 0.72, step * 0.72))

    def _ink(self, at: int) -> list[float]:
        if at < self.value:
            return list(self.tint)
        return theme.with_alpha(self.tint, 0.45) if at < self.becomes else theme.with_alpha(theme.INK, 0.12)


class Lamps(Widget):
    """The mirror of the lamps: one disc a lamp, in rows that fit."""

    colours = ListProperty()

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._discs: list[tuple[Color, Ellipse]] = []
        self.bind(colours=self._paint, size=self._place, pos=self._place)

    def _paint(self, *_event: Any) -> None:
        if len(self._discs) != len(self.colours):
            self.canvas.clear()
            with self.canvas:
                self._discs = [(Color(0, 0, 0, 1), Ellipse()) for _ in self.colours]
            self._place()
        for (ink, _disc), written in zip(self._discs, self.colours, strict=True):
            lit = theme.colour(f"#{written}")
            ink.rgba = lit if written != "000000" else theme.with_alpha(theme.INK, 0.07)

    def _place(self, *_event: Any) -> None:
        count = len(self._discs)
        if not count or self.width < 1:
            return
        rows = next(rows for rows in range(1, 9) if self.width / -(-count // rows) >= dp(9) or rows == 8)
        each = -(-count // rows)
        step = min(self.width / each, self.height / rows)
        size = step * 0.72
        for at, (_ink, disc) in enumerate(self._discs):
            row, column = divmod(at, each)
            disc.pos = self.x + column * step, self.center_y + (rows / 2 - 1 - row) * step + (step - size) / 2
            disc.size = size, size
