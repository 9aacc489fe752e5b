"""The table screen: header, line of steps, the prompt, the numbers, the seats, the cards, the lamps."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.gridlayout import GridLayout
from kivy.uix.screenmanager import Screen
from kivy.uix.widget import Widget

from companion.presenters.models import CardTile, DeviceLight, Numeral, NumeralGroup, Seat, TableScreen
from companion.screens import theme
from companion.screens.cards import CardRow, by_place, heading
from companion.screens.kv import load
from companion.screens.numerals import LargeNumeral, QuietNumeral, SeatNumeral, SmallNumeral
from companion.screens.prompt import PromptPanel  # noqa: F401 - named in table.kv
from companion.screens.sheets import Sheets
from companion.screens.track import Track  # noqa: F401 - named in table.kv
from companion.screens.widgets import Icon, Panel, Text

load("table.kv")
LARGE = 2  # as many counters with a limit are shown large; where there are more, all are small
SETTLED = 0.05  # seconds after which a column that grew has its new height
REMARKS = 2  # lines that find room at the foot
ROOMY = 100  # characters of remarks that are read below the table; longer ones stand alone
LARGE_SEAT = 3  # a seat with up to so many numbers shows the first of them large
SHOWING = {"lamps": "lamp", "digits": "numbers"}  # the icons of devices that show something


class TablePage(Screen):
    """Paints a ``TableScreen``; only what changed is painted again."""

    ear = ObjectProperty(None, allownone=True)
    accent = ColorProperty(theme.WARN)
    is_wide = BooleanProperty(True)

    def __init__(self, ear: Any, **properties: Any) -> None:
        self.model: TableScreen | None = None
        super().__init__(ear=ear, **properties)
        self.sheets = Sheets(ear)

    def on_pre_enter(self, *_event: Any) -> None:
        """Another game may lie here: everything is painted anew, from the top."""
        self.model = None
        self.ids.column.scroll_y = 1

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
        self._paint_numbers(model)
        _paint_row(ids.seats, model.seats, lambda: SeatPanel(self))
        self._paint_side(before, model.side)
        self._paint_cards(before, model.cards)
        if before and title_of(before) != title_of(model) and not newcomers(before, model):
            ids.column.scroll_y = 1  # whatever was looked at below: the next prompt is about what stands above
        ids.lamps.colours = list(model.lamps)
        self._paint_remark(model)
        ids.devices.paint(model.devices)
        self.sheets.refresh(model)

    def light(self, lamps: tuple[str, ...]) -> None:
        """The lamps blinked."""
        self.ids.lamps.colours = list(lamps)

    def tapped(self, numeral: Numeral) -> None:
        """The sum behind a number, and a pad to correct it."""
        self.sheets.number(numeral)

    def opened(self, card: CardTile) -> None:
        """The whole card."""
        self.sheets.card(card)

    def nudged(self, counter: str, by: int) -> None:
        """A number is corrected by one."""
        self.ear.say(f"adjust {counter} {by}")

    def _paint_numbers(self, model: TableScreen) -> None:
        limited = [numeral for numeral in model.main if numeral.limit]
        large = limited if len(limited) <= LARGE else []
        rest = [numeral for numeral in model.main if numeral not in large]
        shown = [numeral for numeral in rest if numeral.limit]
        _paint_row(self.ids.main, large, lambda: LargeNumeral(self.tapped, self.nudged))
        _paint_row(self.ids.small, shown, lambda: SmallNumeral(self.tapped, brief=True))

    def _paint_side(self, before: TableScreen | None, side: tuple[NumeralGroup, ...]) -> None:
        model = self.model
        assert model
        plain = tuple(numeral for numeral in model.main if not numeral.limit)
        if before and before.side == side and before.main == model.main:
            return
        self.ids.quiet.clear_widgets()
        self._quiet("", plain)
        for group in side:
            self._quiet(group.name, group.numerals)

    def _quiet(self, name: str, numerals: tuple[Numeral, ...]) -> None:
        """Quiet numbers that say something now; those at zero are on the sheet of all numbers."""
        said = [numeral for numeral in numerals if numeral.value or numeral.becomes is not None]
        if name and said:
            self.ids.quiet.add_widget(heading(name))
        rows = Pairs()
        for numeral in said:
            quiet = QuietNumeral(self.tapped)
            quiet.paint(numeral)
            rows.add_widget(quiet)
        if said:
            if len(said) == 1:
                rows.add_widget(Widget(size_hint_y=None, height=1))
            self.ids.quiet.add_widget(rows)

    def _paint_cards(self, before: TableScreen | None, cards: tuple[CardTile, ...]) -> None:
        if before and before.cards == cards:
            return
        box, entered = self.ids.cards, newcomers(before, self.model) if before and self.model else set()
        box.clear_widgets()
        for place, lying in by_place(self._without_numbers(cards)).items():
            if place:
                box.add_widget(heading(place))
            for card in lying:
                row = CardRow(self.opened)
                row.paint(card)
                box.add_widget(row)
                if card.id in entered:
                    Clock.schedule_once(partial(self._bring, row), SETTLED)

    def _bring(self, row: CardRow, _after: float) -> None:
        """A card that has just entered is seen once."""
        if row.parent and self.ids.column.height < self.ids.column.children[0].height:
            self.ids.column.scroll_to(row, animate=False)

    def _without_numbers(self, cards: tuple[CardTile, ...]) -> tuple[CardTile, ...]:
        """The cards whose numbers do not stand above already; all of them are on the sheet of cards."""
        assert self.model
        large = {numeral.counter.partition(".")[0] for numeral in self.model.main}
        return tuple(card for card in cards if card.id not in large)

    def _paint_remark(self, model: TableScreen) -> None:
        refusals = [remark for remark in model.remarks if remark.refused]
        shown = (refusals or model.remarks)[-REMARKS:]
        if sum(len(remark.text) for remark in shown) > ROOMY:
            shown = shown[-1:]
        lines, more = [remark.text for remark in shown], len(model.remarks) - len(shown)
        if more:
            lines[-1] = self.ear.word("remarks-more", text=lines[-1], count=more)
        self.ids.remark.text = "\n".join(lines)
        self.ids.remark.color = theme.WARN if refusals else theme.QUIET


class RemarkLine(ButtonBehavior, Text):
    """What was said last, with how many more were said; a tap tells all that happened."""

    page = ObjectProperty(None, allownone=True)

    def on_release(self) -> None:
        """What happened, the newest first."""
        if self.text:
            self.page.sheets.history()


class Pairs(GridLayout):
    """Small numbers, two beside each other where there is room."""


class SeatPanel(ButtonBehavior, Panel):
    """A player: name, the first number large where there are few, all small where there are many."""

    name = StringProperty()
    value = StringProperty()
    what = StringProperty()
    detail = StringProperty()
    first = BooleanProperty(False)

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._seat: Seat | None = None
        super().__init__()

    def paint(self, seat: Seat) -> None:
        """Show ``seat``."""
        if seat == self._seat:
            return
        self._seat = seat
        self.name, self.first = seat.name, seat.first
        self.edge = theme.GOLD if seat.first else theme.NONE
        self.opacity = 0.4 if seat.out else 1
        large = 0 < len(seat.numerals) <= LARGE_SEAT
        self.value = str(seat.numerals[0].value) if large else ""
        self.what = seat.numerals[0].label if large else ""
        self.detail = seat.form
        rest = self.ids.rest
        rest.clear_widgets()
        for numeral in seat.numerals[1:] if large else seat.numerals:
            if numeral.value or numeral.limit or numeral.becomes is not None:
                line = SeatNumeral()
                line.paint(numeral)
                rest.add_widget(line)

    def on_release(self) -> None:
        """All of a player's numbers and what the player can do."""
        if self._seat and (self._seat.numerals or self._seat.actions):
            self._page.sheets.seat(self._seat)


class DeviceLights(ButtonBehavior, Panel):
    """An icon for each device: green while it is well, marked where it is not. A tap tells more."""

    page = ObjectProperty(None, allownone=True)

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
            icon = SHOWING.get(device.role) or ("camera" if "camera" in device.name else "scan")
            ink = theme.GOOD if device.well else theme.BAD
            self.add_widget(Icon(icon=icon, color=ink, size_hint_x=None, width=dp(22)))
            if not device.well:
                self.add_widget(Icon(icon="warning", color=theme.BAD, size_hint_x=None, width=dp(18)))

    def on_release(self) -> None:
        """Every device with its sentence."""
        self.page.sheets.devices(self._devices)


def _paint_row(box: Any, models: Any, make: Callable[[], Any]) -> None:
    """Paint each model in a widget of ``box``, oldest first; widgets that are there are used again."""
    while len(box.children) > len(models):
        box.remove_widget(box.children[0])
    while len(box.children) < len(models):
        box.add_widget(make())
    for widget, model in zip(reversed(box.children), models, strict=True):
        widget.paint(model)


def title_of(model: TableScreen) -> str:
    """What is asked, or nothing."""
    return model.asked.title if model.asked else ""


def newcomers(before: TableScreen, model: TableScreen) -> set[str]:
    """The cards that came into play since ``before``."""
    return {card.id for card in model.cards} - {card.id for card in before.cards}
