"""The few widgets that every screen is made of."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, Ellipse
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
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from companion.screens import theme
from companion.screens.kv import load

load("widgets.kv")
ICONS = files("assets") / "icons"
STILL = 2  # rounds of laying out, all before one picture, in which a box keeps its size before its text is fitted
SMALLEST = 0.57  # of the wanted size: text shrinks that far before it is cut
PIPS = 8  # a limit up to this is shown as single discs, a higher one as a bar


class Text(Label):
    """A text that stays inside its box: it wraps, shrinks until it fits, and only then is cut (``is_cut``).

    ``single`` keeps it on one line; ``fits`` False leaves its size alone, for boxes that grow with their text.
    """

    wanted = NumericProperty(sp(17))
    fits = BooleanProperty(True)
    single = BooleanProperty(False)

    def __init__(self, **properties: Any) -> None:
        self.is_cut = False
        self._size_before, self._rounds = (0.0, 0.0), 0
        super().__init__(**properties)
        self._fit = Clock.create_trigger(self._fitted, -1)
        self.fbind("size", self._refit)
        self.fbind("text", self._refit)
        self.fbind("wanted", self._refit)
        self.fbind("bold", self._refit)
        self._refit()

    def _refit(self, *_event: Any) -> None:
        if self.fits:
            self.text_size = (None, None) if self.single else (self.width, None)
            self.font_size = round(self.wanted)
            self._fit()

    def _fitted(self, *_event: Any) -> None:
        """Shrink, once the box stays as it is: while a page is laid out it is too small for a moment, and every size
        that is tried takes memory for good.
        """
        size = (self.width, self.height)
        self._rounds = self._rounds + 1 if size == self._size_before else 0
        self._size_before = size
        if self._rounds < STILL:
            self._fit()
            return
        self.is_cut = False
        if not (self.fits and self.text) or self.width < self.wanted:  # narrower than a letter: not laid out yet
            return
        self.texture_update()
        self._shrink()
        self.is_cut = not self._is_inside()
        if self.is_cut or self.single:  # the box as the frame of the text: cut at its edge, aligned inside it
            self.shorten, self.text_size = self.single, self.size

    def _shrink(self) -> None:
        """Down the sizes of the theme to the first that fits."""
        for smaller in theme.smaller(round(self.wanted), self.wanted * SMALLEST):
            if self._is_inside():
                return
            self.font_size = smaller
            self.texture_update()

    def _is_inside(self) -> bool:
        across, up = self.padding[0] + self.padding[2], self.padding[1] + self.padding[3]
        if self.single:
            return bool(self.texture_size[0] <= self.width - 3 and self.texture_size[1] <= self.height + up + 2)
        longest = max(self.text.split(), key=len, default="")
        widest = self._label.get_extents(longest)[0] if longest else 0
        return bool(self.texture_size[1] <= self.height + 1 and widest + across <= self.width + 1)


class Paragraph(Text):
    """A text as tall as it needs to be, for what scrolls."""


class Figure(Text):
    """A number as wide as it needs to be."""


class Panel(BoxLayout):
    """A raised surface with round corners."""

    fill = ColorProperty(theme.SURFACE)
    edge = ColorProperty(theme.NONE)


class Icon(Image):
    """One of the project's icons, in any colour."""

    icon = StringProperty()

    def on_icon(self, *_event: Any) -> None:
        """Find the picture; a name without one shows nothing."""
        path = ICONS / f"{self.icon}.png"
        self.source = str(path) if self.icon and path.is_file() else ""
        self.opacity = 1 if self.source else 0


class Touched(ButtonBehavior):
    """Tells ``said`` its ``line`` when a finger lets go of it. Once: a second tap in the same moment is not heard."""

    line = StringProperty()
    said = ObjectProperty(None, allownone=True)

    def on_release(self) -> None:
        """Tell the line, where somebody listens."""
        if self.said and not self.disabled:
            self.said(self.line)


class Tap(Touched, Text):
    """A button with words: large and quiet."""

    fill = ColorProperty(theme.RAISED)
    edge = ColorProperty(theme.NONE)


class IconTap(Touched, Panel):
    """A button that is an icon, with words beside it where there is room."""

    icon = StringProperty()
    text = StringProperty()
    ink = ColorProperty(theme.INK)
    back = ColorProperty(theme.NONE)  # what it is filled with while no finger is on it


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
        for name in ("pos", "size", "value", "limit", "becomes", "tint"):
            self.fbind(name, self._paint)

    def _paint(self, *_event: Any) -> None:
        self.canvas.clear()
        count = int(max(self.limit, self.value, self.becomes))
        if not count or self.width < 2:
            return
        step = min(self.height * 1.5, self.width / count)
        disc = min(step * 0.72, self.height)
        with self.canvas:
            for at in range(count):
                Color(rgba=self._ink(at))
                Ellipse(pos=(self.x + at * step, self.center_y - disc / 2), size=(disc, disc), segments=theme.SEGMENTS)

    def _ink(self, at: int) -> list[float]:
        if at < self.value:
            return list(self.tint)
        return theme.with_alpha(self.tint, 0.45) if at < self.becomes else theme.with_alpha(theme.INK, 0.12)


class Scroll(ScrollView):
    """What scrolls up and down. While there is more than can be seen, its content keeps a margin at the side of the
    bar.
    """

    def add_widget(self, widget: Widget, *where: Any, **more: Any) -> None:
        """The content: it is as wide as is left beside the bar."""
        super().add_widget(widget, *where, **more)
        widget.size_hint_x = None
        self._room = Clock.create_trigger(self._make_room, -1)
        widget.fbind("height", self._room)
        self.fbind("size", self._room)
        self._make_room()

    def _make_room(self, *_event: Any) -> None:
        for content in self.children:
            is_more = content.height > self.height + 1
            content.width = self.width - (dp(theme.MARGIN) if is_more else 0)


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
                self._discs = [(Color(0, 0, 0, 1), Ellipse(segments=theme.SEGMENTS)) for _ in self.colours]
            self._place()
        for (ink, _disc), written in zip(self._discs, self.colours, strict=True):
            lit = theme.colour(f"#{written}")
            ink.rgba = lit if written != "000000" else theme.with_alpha(theme.INK, 0.07)

    def _place(self, *_event: Any) -> None:
        count = len(self._discs)
        if not count or self.width < 2:
            return
        rows = next(rows for rows in range(1, 9) if self.width / -(-count // rows) >= dp(9) or rows == 8)
        each = -(-count // rows)
        step = min(self.width / each, self.height / rows)
        size = step * 0.72
        for at, (_ink, disc) in enumerate(self._discs):
            row, column = divmod(at, each)
            disc.pos = self.x + column * step, self.center_y + (rows / 2 - 1 - row) * step + (step - size) / 2
            disc.size = size, size


def grid(cols: int, **properties: Any) -> Any:
    """A grid as tall as its rows, with the gap of fingers between them; no columns stay empty."""
    from kivy.uix.gridlayout import GridLayout

    made = GridLayout(cols=cols, spacing=dp(theme.GAP), size_hint_y=None, **properties)
    made.bind(minimum_height=made.setter("height"))
    made.bind(children=lambda grid, children: setattr(grid, "cols", max(1, min(cols, len(children)))))
    return made


def row(*widgets: Widget, height: float = 0) -> BoxLayout:
    """Widgets beside each other, as tall as a target or as ``height`` in pixels."""
    made = BoxLayout(spacing=dp(theme.GAP), size_hint_y=None, height=height or theme.tall(17))
    for widget in widgets:
        made.add_widget(widget)
    return made
