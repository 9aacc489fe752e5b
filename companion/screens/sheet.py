"""A sheet over the table, and what lies on sheets: rows of a sum, a number pad."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.modalview import ModalView

from companion.presenters.models import Button
from companion.screens import theme
from companion.screens.kv import load
from companion.screens.widgets import IconTap, Paragraph, Tap, Text, row

load("sheet.kv")
KEYS = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "erase", "0", "check")
MOST_DIGITS = 4
PAD = 250  # dp: the width of a number pad beside the rows
DEAF = 0.35  # seconds after a cross was tapped


class Sheet(ModalView):
    """A sheet with a heading and rows that scroll; beside or below them a ``foot`` that stays. It closes itself
    when something on it was chosen, when its cross is tapped, or the table beside it.
    """

    heading = StringProperty()
    wide = BooleanProperty(False)
    cols = NumericProperty(1)
    foot_width = NumericProperty(0)

    def add(self, widget: Any) -> None:
        """One more row."""
        self.ids.rows.add_widget(widget)

    def say(self, text: str, quiet: bool = False, size: float = 17) -> None:
        """A paragraph, where there is something to say."""
        if text.strip():
            self.add(Paragraph(text=text.strip(), wanted=sp(size), color=theme.QUIET if quiet else theme.INK))

    def tap(self, button: Button, said: Callable[[str], Any], marked: bool = False, halign: str = "center") -> None:
        """A button that closes the sheet and says its line."""

        def say(line: str) -> None:
            self.dismiss(animation=False)
            said(line)

        self.add(choice(button, say, marked, halign))

    def away(self) -> None:
        """Close at the cross. A second tap of the same finger is not meant for what lies below it."""
        self.dismiss(animation=False)

        def deaf(*_touch: Any) -> bool:
            return True

        Window.bind(on_touch_down=deaf)
        Clock.schedule_once(lambda _: Window.unbind(on_touch_down=deaf), DEAF)

    def ask_number(self, value: int | None, heard: Callable[[str], None]) -> None:
        """A pad of digits beside the rows; ``heard`` gets the digits, an empty text where none were typed."""

        def said(digits: str) -> None:
            self.dismiss(animation=False)
            heard(digits)

        self.set_foot(NumberPad(value, said), dp(PAD))

    def set_foot(self, widget: Any, width: float) -> None:
        """What stays while the rows scroll; ``width`` in pixels where it stands beside them."""
        self.foot_width = width
        self.ids.foot.add_widget(widget)

    @property
    def is_broad(self) -> bool:
        """Whether there is more room beside the rows than below them."""
        return bool(Window.width > Window.height)


def choice(button: Button, said: Callable[[str], Any], marked: bool = False, halign: str = "center") -> Any:
    """A button as a row of a sheet."""
    edge = theme.GOLD if marked else theme.NONE
    if button.icon:
        tap = IconTap(text=button.text, icon=button.icon, line=button.line, said=said, back=theme.RAISED, edge=edge)
    else:
        tap = Tap(text=button.text, line=button.line, said=said, wanted=sp(17), edge=edge, halign=halign)
    tap.size_hint_y, tap.height = None, theme.tall(17, least=54)
    return tap


class SumRow(BoxLayout):
    """A number and what it is; where ``tapped`` is given, it can be corrected."""

    value = StringProperty()
    text = StringProperty()
    is_tapped = BooleanProperty(False)

    def __init__(self, value: str, text: str, tapped: Callable[[], None] | None = None) -> None:
        super().__init__(value=value, text=text, is_tapped=tapped is not None)
        if tapped:
            pen = IconTap(
                icon="correct",
                said=lambda _: tapped(),
                size_hint=(None, None),
                size=(dp(56), dp(50)),
                pos_hint={"center_y": 0.5},
            )
            self.add_widget(pen)


class NumberPad(BoxLayout):
    """Digits for the right number; ``said`` hears it when the tick is tapped. A number that is there can be stepped."""

    def __init__(self, value: int | None, said: Callable[[str], None], digits: int = MOST_DIGITS) -> None:
        super().__init__(orientation="vertical", spacing=dp(6))
        self._said, self._most, self._written = said, digits, ""
        self._value = value
        before = "" if value is None else str(value)
        self._shown = Text(text=before, wanted=sp(32), bold=True, halign="center", single=True)
        top = [self._shown]
        if value is not None:
            top = [self._stepper("minus", -1), self._shown, self._stepper("plus", 1)]
        self.add_widget(row(*top, height=theme.tall(32)))
        grid = GridLayout(cols=3, spacing=dp(6))
        for key in KEYS:
            grid.add_widget(self._key(key))
        self.add_widget(grid)

    def _stepper(self, icon: str, by: int) -> IconTap:
        return IconTap(icon=icon, said=lambda _: self._step(by), back=theme.RAISED)

    def _step(self, by: int) -> None:
        now = int(self._written or self._value or 0)
        self._written = str(min(max(0, now + by), 10**self._most - 1))
        self._shown.text = self._written

    def _key(self, key: str) -> Any:
        if key.isdigit():
            return Tap(text=key, line=key, said=self._pressed, wanted=sp(26))
        fill = theme.GOOD if key == "check" else theme.RAISED
        return IconTap(icon=key, line=key, said=self._pressed, back=fill)

    def _pressed(self, key: str) -> None:
        if key == "check":
            self._said(self._written)
            return
        self._written = self._written[:-1] if key == "erase" else (self._written + key)[: self._most]
        self._shown.text = self._written or ("" if self._value is None else str(self._value))
