"""What opens over the table: why, whence, a number pad, a seat, a card, a step, the menu. One sheet at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp, sp
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.modalview import ModalView

from companion.presenters.models import Asked, Button, CardTile, Dot, Looked, Numeral, Seat, TableScreen
from companion.screens import theme
from companion.screens.numerals import SmallNumeral
from companion.screens.widgets import IconTap, Paragraph, Tap, Text

Builder.load_file("sheets.kv")
KEYS = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "erase", "0", "check")
MOST_DIGITS = 4
ROW = 54  # dp: the height of a row that is tapped


class Sheet(ModalView):
    """A sheet with a heading and rows; a tap outside closes it."""

    heading = StringProperty()

    def add(self, widget: Any) -> None:
        """One more row."""
        self.ids.rows.add_widget(widget)

    def say(self, text: str, quiet: bool = False, size: float = 17) -> None:
        """A paragraph, where there is something to say."""
        if text:
            self.add(Paragraph(text=text, wanted=sp(size), color=theme.QUIET if quiet else theme.INK))

    def tap(self, button: Button, said: Callable[[str], Any]) -> None:
        """A button that closes the sheet and says its line."""

        def say(line: str) -> None:
            self.dismiss()
            said(line)

        if button.icon:
            tap = IconTap(text=button.text, icon=button.icon, line=button.line, said=say, fill=theme.RAISED)
        else:
            tap = Tap(text=button.text, line=button.line, said=say, wanted=sp(17))
        tap.size_hint_y, tap.height = None, dp(ROW)
        self.add(tap)


class Sheets:
    """Opens sheets; each is made when it is asked for and forgotten when it closes."""

    def __init__(self, ear: Any) -> None:
        self._ear = ear
        self._open: Sheet | None = None
        self._labels: dict[str, str] = {}
        self._model: TableScreen | None = None

    def refresh(self, model: TableScreen) -> None:
        """What a scan only looks at opens by itself."""
        self._labels, self._model = dict(model.labels), model
        if model.looked:
            self.looked(model.looked)

    def why(self, asked: Asked) -> None:
        """Why the table is asked this, the sum behind it, and what its words mean."""
        sheet = self._sheet(asked.title)
        sheet.say(asked.detail, quiet=True)
        sheet.say(asked.why)
        for term, text in asked.terms:
            sheet.say(term, size=16)
            sheet.say(text, quiet=True, size=15)

    def number(self, numeral: Numeral) -> None:
        """The sum behind a number, and a pad to correct it."""
        sheet = self._sheet(numeral.name)
        for addend in numeral.sums:
            sheet.add(SumRow(str(addend.value), addend.text))
        sheet.add(NumberPad(numeral, self._ear, sheet))

    def seat(self, seat: Seat) -> None:
        """A player's numbers, and what the player can do."""
        sheet = self._sheet(seat.name)
        self._numbers(sheet, seat.numerals)
        for button in seat.actions:
            sheet.tap(button, self._ear.say)

    def step(self, dot: Dot) -> None:
        """Go there, or say that all of it is done."""
        sheet = self._sheet(dot.text)
        for label, word in (("go-there", "move"), ("skip-there", "skip")):
            sheet.say(self._labels.get(f"{label}-hint", ""), quiet=True, size=15)
            sheet.tap(Button(self._labels.get(label, ""), f"{word} {dot.step}"), self._ear.say)

    def card(self, card: CardTile) -> None:
        """One card: its numbers, what can be done with it, what can be corrected on it."""
        sheet = self._sheet(card.name)
        sheet.say(" · ".join(filter(None, (card.kind, card.where))), quiet=True)
        self._numbers(sheet, card.numerals)
        for name, count in card.tokens:
            sheet.add(SumRow(str(count), name))
        for button in card.actions:
            sheet.tap(button, self._ear.say)
        for field, name, written in card.fields:
            sheet.add(SumRow(written, name, partial(self.field, card, field)))

    def field(self, card: CardTile, field: str) -> None:
        """Correct a printed fact of a card, for this game."""
        name, written = next((name, written) for known, name, written in card.fields if known == field)
        sheet = self._sheet(name)
        value = int(written) if written.isdigit() else 0
        per_player = "/player" if written.endswith("/player") else ""
        shown = Numeral(field, name, value, None, None, None, None, "", "#ffffff")
        sheet.add(NumberPad(shown, self._ear, sheet, f"correct {card.id} {field} {{}}{per_player}"))

    def looked(self, looked: Looked) -> None:
        """A card that was scanned and is only looked at."""
        sheet = self._sheet(looked.name)
        sheet.say(looked.kind, quiet=True)
        for name, written in looked.printed:
            sheet.add(SumRow(written, name))
        for button in looked.actions:
            sheet.tap(button, self._ear.say)

    def menu(self, model: TableScreen) -> None:
        """Everything that is not needed every minute."""
        sheet = self._sheet(model.title)
        sheet.tap(Button(self._labels.get("type-code", ""), "", "scan"), lambda _: self.code())
        for button in model.actions:
            sheet.tap(button, self._ear.say)
        for device in model.devices:
            sheet.say(device.sentence, quiet=True, size=15)
        for remark in model.history:
            sheet.say(remark, quiet=True, size=14)
        for code, name in model.languages:
            sheet.tap(Button(name, code, "language"), self._ear.speak)
        sheet.tap(Button(self._labels.get("leave-game", ""), "start", "leave"), self._ear.go_to)

    def code(self) -> None:
        """The code of a card, typed where it cannot be scanned."""
        sheet = self._sheet(self._labels.get("type-code", ""))
        shown = Numeral("", "", 0, None, None, None, None, "", "#ffffff")
        sheet.add(NumberPad(shown, self._ear, sheet, "scan {} as=look", digits=5))

    def _numbers(self, sheet: Sheet, numerals: tuple[Numeral, ...]) -> None:
        for numeral in numerals:
            small = SmallNumeral(self.number, size_hint_y=None, height=dp(ROW), fill=theme.RAISED)
            small.paint(numeral)
            sheet.add(small)

    def _sheet(self, heading: str) -> Sheet:
        if self._open:
            self._open.dismiss(animation=False)
        self._open = Sheet(heading=heading)
        self._open.open(animation=False)
        return self._open


class SumRow(BoxLayout):
    """A number and what it is; where ``tapped`` is given, it can be corrected."""

    value = StringProperty()
    text = StringProperty()

    def __init__(self, value: str, text: str, tapped: Callable[[], None] | None = None) -> None:
        super().__init__(value=value, text=text)
        if tapped:
            pen = IconTap(icon="correct", said=lambda _: tapped(), size_hint_x=None, width=dp(ROW))
            self.add_widget(pen)


class NumberPad(BoxLayout):
    """Digits for the right number; ``line`` is said with it when the tick is tapped (``{}``: the number)."""

    def __init__(self, numeral: Numeral, ear: Any, sheet: Sheet, line: str = "", digits: int = MOST_DIGITS) -> None:
        super().__init__(orientation="vertical", size_hint_y=None, height=dp(300), spacing=dp(8))
        self._ear, self._sheet, self._most, self._digits = ear, sheet, digits, ""
        self._line = line or f"set {numeral.counter} {{}}"
        self._before = str(numeral.value) if digits == MOST_DIGITS else ""
        self._shown = Text(text=self._before, wanted=sp(36), bold=True, halign="center", size_hint_y=0.8)
        self.add_widget(self._shown)
        grid = GridLayout(cols=3, spacing=dp(8), size_hint_y=4)
        for key in KEYS:
            grid.add_widget(self._key(key))
        self.add_widget(grid)

    def _key(self, key: str) -> Any:
        if key.isdigit():
            return Tap(text=key, line=key, said=self._pressed, wanted=sp(24))
        return IconTap(icon=key, line=key, said=self._pressed, fill=theme.GOOD if key == "check" else theme.RAISED)

    def _pressed(self, key: str) -> None:
        if key == "check":
            self._sheet.dismiss()
            if self._digits:
                self._ear.say(self._line.replace("{}", self._digits))
            return
        self._digits = self._digits[:-1] if key == "erase" else (self._digits + key)[: self._most]
        self._shown.text = self._digits or self._before
