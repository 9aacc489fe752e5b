"""The table screen: header, line of steps, the prompt, the numbers or the cards, the seats, the lamps."""

from __future__ import annotations

from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.screenmanager import Screen

from companion.presenters.models import CardTile, DeviceLight, Dot, Numeral, Seat, TableScreen
from companion.screens import theme
from companion.screens.numerals import LargeNumeral, SmallNumeral, TinyNumeral
from companion.screens.prompt import PromptPanel  # noqa: F401 - named in table.kv
from companion.screens.sheets import Sheets
from companion.screens.widgets import Panel, Text

Builder.load_file("table.kv")
LARGE = 2  # as many main counters are shown large; more of them are shown small, in columns


class TablePage(Screen):
    """Paints a ``TableScreen``; only what changed is painted again."""

    ear = ObjectProperty(None, allownone=True)
    accent = ColorProperty(theme.WARN)
    shows_cards = BooleanProperty(False)

    def __init__(self, ear: Any, **properties: Any) -> None:
        self.model: TableScreen | None = None
        super().__init__(ear=ear, **properties)
        self.sheets = Sheets(ear)

    def paint(self, model: TableScreen) -> None:
        """Show ``model``."""
        before, self.model = self.model, model
        if model == before:
            return
        self.accent = theme.colour(model.accent)
        ids = self.ids
        ids.title.text, ids.subtitle.text = model.title, model.subtitle
        ids.undo.disabled, ids.redo.disabled = not model.can_undo, not model.can_redo
        ids.track.paint(model.track, self.accent)
        ids.prompt.paint(model)
        self._paint_numbers(before, model)
        self._paint_row(ids.seats, model.seats, lambda: SeatPanel(self))
        self._paint_row(ids.cards, model.cards, lambda: CardRow(self))
        ids.lamps.colours = list(model.lamps)
        ids.remark.text = model.remarks[-1].text if model.remarks else ""
        ids.remark.color = theme.WARN if model.remarks and model.remarks[-1].refused else theme.QUIET
        ids.devices.paint(model.devices)
        self.sheets.refresh(model)

    def tapped(self, numeral: Numeral) -> None:
        """The sum behind a number, and a pad to correct it."""
        self.sheets.number(numeral)

    def nudged(self, counter: str, by: int) -> None:
        """A number is corrected by one."""
        self.ear.say(f"adjust {counter} {by}")

    def _paint_numbers(self, before: TableScreen | None, model: TableScreen) -> None:
        main, side = self.ids.main, self.ids.side
        if before is None or len(before.main) != len(model.main):
            main.clear_widgets()
            main.cols = 1 if len(model.main) <= LARGE else 2
        large = len(model.main) <= LARGE
        self._paint_row(main, model.main, lambda: self._large() if large else SmallNumeral(self.tapped))
        self._paint_row(side, model.side, lambda: SmallNumeral(self.tapped))

    def _large(self) -> LargeNumeral:
        return LargeNumeral(self.tapped, self.nudged)

    def _paint_row(self, box: Any, models: tuple[Any, ...], make: Any) -> None:
        """Paint each model in a widget of ``box``, oldest first; widgets that are there are used again."""
        while len(box.children) > len(models):
            box.remove_widget(box.children[0])
        while len(box.children) < len(models):
            box.add_widget(make())
        for widget, model in zip(reversed(box.children), models, strict=True):
            widget.paint(model)


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
        self.value = str(seat.numerals[0].value) if seat.numerals else ""
        self.detail = seat.form
        rest = self.ids.rest
        rest.clear_widgets()
        for numeral in seat.numerals[1:]:
            tiny = TinyNumeral(lambda _: self.on_release())
            tiny.paint(numeral)
            rest.add_widget(tiny)

    def on_release(self) -> None:
        """All of a player's numbers and what the player can do."""
        if self._seat:
            self._page.sheets.seat(self._seat)


class CardRow(ButtonBehavior, Panel):
    """A card in play: its name and where it lies, its icons, its numbers."""

    name = StringProperty()
    where = StringProperty()
    lies = BooleanProperty(False)

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._card: CardTile | None = None
        super().__init__()

    def paint(self, card: CardTile) -> None:
        """Show ``card``."""
        if card == self._card:
            return
        self._card = card
        self.name = card.name
        self.where = " · ".join(filter(None, (card.kind, card.where)))
        self.lies = not card.ready
        numbers = self.ids.numbers
        numbers.clear_widgets()
        for icon, count in card.icons:
            numbers.add_widget(Mark(icon=icon, count=count))
        for numeral in card.numerals:
            tiny = TinyNumeral(self._page.tapped, size_hint_x=None, width=dp(46))
            tiny.paint(numeral)
            numbers.add_widget(tiny)

    def on_release(self) -> None:
        """The whole card."""
        if self._card:
            self._page.sheets.card(self._card)


class Mark(BoxLayout):
    """An icon printed on a card, so many times."""

    icon = StringProperty()
    count = NumericProperty(1)


class Track(BoxLayout):
    """The line of steps; a tap on one asks what is meant."""

    page = ObjectProperty(None, allownone=True)

    def __init__(self, **properties: Any) -> None:
        self._dots: tuple[Dot, ...] | None = None
        super().__init__(**properties)

    def paint(self, dots: tuple[Dot, ...], accent: list[float]) -> None:
        """Show ``dots``."""
        if dots == self._dots:
            return
        self._dots = dots
        self.clear_widgets()
        for dot in dots:
            self.add_widget(DotMark(dot, accent))


class DotMark(ButtonBehavior, BoxLayout):
    """A step: a dot on the line, and its name."""

    text = StringProperty()
    ink = ColorProperty(theme.FAINT)
    disc = ColorProperty(theme.LINE)
    size_of_disc = NumericProperty(10)

    def __init__(self, dot: Dot, accent: list[float]) -> None:
        self.dot = dot
        now, done = dot.progress == "now", dot.progress == "done"
        super().__init__(
            text=dot.text,
            ink=theme.INK if now else theme.QUIET,
            disc=accent if now else theme.QUIET if done else theme.LINE,
            size_of_disc=16 if now else 10,
        )

    def on_release(self) -> None:
        """Ask whether to go there or to skip there."""
        self.parent.page.sheets.step(self.dot)


class DeviceLights(BoxLayout):
    """A dot and a name for each device."""

    def __init__(self, **properties: Any) -> None:
        self._devices: tuple[DeviceLight, ...] = ()
        super().__init__(**properties)

    def paint(self, devices: tuple[DeviceLight, ...]) -> None:
        """Show ``devices``."""
        if devices == self._devices:
            return
        self._devices = devices
        self.clear_widgets()
        for device in devices:
            ink = theme.GOOD if device.well else theme.BAD
            self.add_widget(Text(text=f"● {device.name}", color=ink, halign="right"))
