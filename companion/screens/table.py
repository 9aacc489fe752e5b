"""The table screen: header, line of steps, the prompt, the numbers, the seats, the lamps."""

from __future__ import annotations

from typing import Any

from kivy.lang import Builder
from kivy.properties import ColorProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.screenmanager import Screen

from companion.presenters.models import DeviceLight, Dot, Numeral, Seat, TableScreen
from companion.screens import theme
from companion.screens.overlays import Overlays
from companion.screens.prompt import PromptPanel  # noqa: F401 - named in table.kv
from companion.screens.widgets import Panel, Text

Builder.load_file("table.kv")


class TablePage(Screen):
    """Paints a ``TableScreen``; only what changed is painted again."""

    ear = ObjectProperty(None, allownone=True)
    accent = ColorProperty(theme.WARN)

    def __init__(self, ear: Any, **properties: Any) -> None:
        self.model: TableScreen | None = None
        super().__init__(ear=ear, **properties)
        self.overlays = Overlays(ear)

    def paint(self, model: TableScreen) -> None:
        """Show ``model``."""
        before, self.model = self.model, model
        if model == before:
            return
        self.accent = theme.colour(model.accent)
        ids = self.ids
        ids.title.text, ids.subtitle.text = model.title, model.subtitle
        ids.undo.disabled, ids.redo.disabled = not model.can_undo, not model.can_redo
        if before is None or before.track != model.track:
            ids.track.paint(model.track, self.accent)
        ids.prompt.paint(model, self.ear)
        self._numerals(ids.main, before.main if before else None, model.main, large=True)
        self._numerals(ids.side, before.side if before else None, model.side, large=False)
        self._seats(before.seats if before else (), model.seats)
        ids.lamps.colours = list(model.lamps)
        ids.remark.text = model.remarks[-1].text if model.remarks else ""
        ids.remark.color = theme.WARN if model.remarks and model.remarks[-1].refused else theme.QUIET
        ids.devices.paint(model.devices)
        self.overlays.refresh(model)

    def _numerals(
        self, box: BoxLayout, before: tuple[Numeral, ...] | None, now: tuple[Numeral, ...], large: bool
    ) -> None:
        if before is not None and len(before) == len(now) == len(box.children):
            for panel, numeral in zip(reversed(box.children), now, strict=True):
                panel.paint(numeral)
            return
        box.clear_widgets()
        for numeral in now:
            panel = NumeralPanel(self, large)
            panel.paint(numeral)
            box.add_widget(panel)

    def _seats(self, before: tuple[Seat, ...], now: tuple[Seat, ...]) -> None:
        box = self.ids.seats
        if len(box.children) != len(now):
            box.clear_widgets()
            for _ in now:
                box.add_widget(SeatPanel(self))
        for panel, seat in zip(reversed(box.children), now, strict=True):
            panel.paint(seat)


class NumeralPanel(ButtonBehavior, Panel):
    """A counter: its name, a large number, the limit, what it will become, minus and plus."""

    name = StringProperty()
    value = StringProperty()
    limit = StringProperty()
    becomes = StringProperty()
    tint = ColorProperty(theme.WARN)
    share = NumericProperty(0.0)
    becomes_share = NumericProperty(0.0)
    large = NumericProperty(0)

    def __init__(self, page: TablePage, large: bool) -> None:
        self._page = page
        self._numeral: Numeral | None = None
        super().__init__(large=int(large))

    def paint(self, numeral: Numeral) -> None:
        """Show ``numeral``."""
        if numeral == self._numeral:
            return
        self._numeral = numeral
        self.name, self.value = numeral.name, str(numeral.value)
        self.limit = f"/ {numeral.limit}" if numeral.limit is not None else ""
        self.becomes = f"→ {numeral.becomes}" if numeral.becomes is not None else ""
        self.tint = theme.colour(numeral.tint)
        self.share, self.becomes_share = numeral.share or 0.0, numeral.becomes_share or 0.0
        self.ids.bar.opacity = 1 if numeral.share is not None else 0

    def nudge(self, by: int) -> None:
        """Correct the number by one."""
        if self._numeral:
            self._page.ear.say(f"adjust {self._numeral.counter} {by}")

    def on_release(self) -> None:
        """Where the number comes from, and a pad to correct it."""
        if self._numeral:
            self._page.overlays.number(self._numeral)


class SeatPanel(ButtonBehavior, Panel):
    """A player: name, the first number large, the others small."""

    name = StringProperty()
    value = StringProperty()
    detail = StringProperty()

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._seat: Seat | None = None
        super().__init__()

    def paint(self, seat: Seat) -> None:
        """Show ``seat``."""
        if seat == self._seat:
            return
        self._seat = seat
        self.name = f"★ {seat.name}" if seat.first else seat.name
        self.edge = theme.GOLD if seat.first else [0, 0, 0, 0]
        self.opacity = 0.4 if seat.out else 1
        self.value = str(seat.numerals[0].value) if seat.numerals else "–"
        self.detail = seat.form

    def on_release(self) -> None:
        """All of a player's numbers and what the player can do."""
        if self._seat:
            self._page.overlays.seat(self._seat)


class Track(BoxLayout):
    """The line of steps; a tap on a later one asks what is meant."""

    def paint(self, dots: tuple[Dot, ...], accent: list[float]) -> None:
        """Show ``dots``."""
        self.clear_widgets()
        for dot in dots:
            self.add_widget(DotMark(dot, accent))


class DeviceLights(BoxLayout):
    """A dot and a name for each device."""

    def paint(self, devices: tuple[DeviceLight, ...]) -> None:
        """Show ``devices``."""
        self.clear_widgets()
        for device in devices:
            ink = theme.GOOD if device.well else theme.BAD
            self.add_widget(Text(text=f"● {device.name}", color=ink, halign="right"))


class DotMark(ButtonBehavior, BoxLayout):
    """A step: a dot on the line, and its name."""

    text = StringProperty()
    ink = ColorProperty(theme.FAINT)
    disc = ColorProperty(theme.LINE)
    size_of_disc = NumericProperty(10)

    def __init__(self, dot: Dot, accent: list[float]) -> None:
        self.dot = dot
        now = dot.progress == "now"
        super().__init__(
            text=dot.text,
            ink=theme.INK if now else theme.QUIET if dot.progress == "done" else theme.FAINT,
            disc=accent if now else theme.QUIET if dot.progress == "done" else theme.LINE,
            size_of_disc=16 if now else 10,
        )

    def on_release(self) -> None:
        """Ask whether to go there or to skip there."""
        page = self.parent.page
        page.overlays.step(self.dot)
