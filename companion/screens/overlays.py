"""What opens over the table: why, whence, a number pad, the cards, a seat, a step, the menu. One sheet at a time."""

from __future__ import annotations

from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp, sp
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.modalview import ModalView
from kivy.uix.scrollview import ScrollView

from companion.presenters.models import Asked, Button, CardTile, Dot, Looked, Numeral, Seat, TableScreen
from companion.screens import theme
from companion.screens.widgets import Tap, Text

Builder.load_file("overlays.kv")
KEYS = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "⌫", "0", "✓")
MOST_DIGITS = 4


class Sheet(ModalView):
    """A sheet with a heading and rows; a tap outside closes it."""

    heading = StringProperty()

    def row(self, widget: Any) -> None:
        """One more row."""
        self.ids.rows.add_widget(widget)

    def words(self, text: str, quiet: bool = False, size: float = 17) -> None:
        """A paragraph."""
        if text:
            label = Paragraph(text=text, wanted=sp(size), color=theme.QUIET if quiet else theme.INK)
            self.row(label)

    def tap(self, button: Button, said: Any) -> None:
        """A button that says its line and closes the sheet."""

        def say(line: str) -> None:
            self.dismiss()
            said(line)

        self.row(Tap(text=button.text, line=button.line, said=say, size_hint_y=None, height=dp(54), wanted=sp(17)))


class Paragraph(Text):
    """A text as tall as it needs to be."""


class Overlays:
    """Opens sheets; each is made when it is asked for and forgotten when it closes."""

    def __init__(self, ear: Any) -> None:
        self._ear = ear
        self._open: Sheet | None = None
        self._labels: dict[str, str] = {}

    def refresh(self, model: TableScreen) -> None:
        """What a scan only looks at opens by itself."""
        self._labels = dict(model.labels)
        if model.looked:
            self.looked(model.looked)

    def why(self, asked: Asked) -> None:
        """Why the table is asked this, and what its words mean."""
        sheet = self._sheet(asked.title)
        sheet.words(asked.why)
        for term, text in asked.terms:
            sheet.words(term, size=16)
            sheet.words(text, quiet=True, size=15)

    def number(self, numeral: Numeral) -> None:
        """The sum behind a number, and a pad to correct it."""
        sheet = self._sheet(numeral.name)
        for addend in numeral.sums:
            sheet.words(addend.text, quiet=True)
        sheet.row(NumberPad(numeral, self._ear, sheet))

    def seat(self, seat: Seat) -> None:
        """A player's numbers, and what the player can do."""
        sheet = self._sheet(seat.name)
        for numeral in seat.numerals:
            self._open_number(sheet, numeral)
        for button in seat.actions:
            sheet.tap(button, self._ear.say)

    def step(self, dot: Dot) -> None:
        """Go there, or say that all of it is done."""
        sheet = self._sheet(dot.text)
        sheet.tap(Button(self._labels.get("go-there", "→"), f"move {dot.step}"), self._ear.say)
        sheet.tap(Button(self._labels.get("skip-there", "→"), f"skip {dot.step}"), self._ear.say)

    def cards(self, model: TableScreen) -> None:
        """Every card in play."""
        sheet = self._sheet(self._labels.get("cards", ""))
        for card in model.cards:
            tap = Tap(text=f"{card.name}", size_hint_y=None, height=dp(54), said=lambda _, card=card: self.card(card))
            sheet.row(tap)

    def card(self, card: CardTile) -> None:
        """One card: its numbers, and what can be done with it."""
        sheet = self._sheet(card.name)
        sheet.words(card.kind, quiet=True)
        for numeral in card.numerals:
            self._open_number(sheet, numeral)
        for button in card.actions:
            sheet.tap(button, self._ear.say)

    def looked(self, looked: Looked) -> None:
        """A card that was scanned and is only looked at."""
        sheet = self._sheet(looked.name)
        sheet.words(looked.kind, quiet=True)
        for button in looked.actions:
            sheet.tap(button, self._ear.say)

    def menu(self, model: TableScreen) -> None:
        """Scan, languages, put the game away."""
        sheet = self._sheet(model.title)
        for label, page in (("leave-game", "start"),):
            sheet.tap(Button(self._labels.get(label, label), page), self._ear.go_to)
        for code, name in model.languages:
            sheet.tap(Button(name, code), self._ear.speak)

    def _open_number(self, sheet: Sheet, numeral: Numeral) -> None:
        button = Button(f"{numeral.name}: {numeral.value}", numeral.counter)
        sheet.tap(button, lambda _: self.number(numeral))

    def _sheet(self, heading: str) -> Sheet:
        if self._open:
            self._open.dismiss()
        self._open = Sheet(heading=heading)
        self._open.open(animation=False)
        return self._open


class NumberPad(BoxLayout):
    """Digits for the right number; it is set when the tick is tapped."""

    def __init__(self, numeral: Numeral, ear: Any, sheet: Sheet) -> None:
        super().__init__(orientation="vertical", size_hint_y=None, height=dp(320), spacing=dp(8))
        self._numeral, self._ear, self._sheet, self._digits = numeral, ear, sheet, ""
        self._shown = Text(text=str(numeral.value), wanted=sp(40), bold=True, halign="center", size_hint_y=0.8)
        self.add_widget(self._shown)
        grid = GridLayout(cols=3, spacing=dp(8), size_hint_y=4)
        for key in KEYS:
            grid.add_widget(Tap(text=key, line=key, said=self._pressed, wanted=sp(24)))
        self.add_widget(grid)

    def _pressed(self, key: str) -> None:
        if key == "✓":
            self._sheet.dismiss()
            if self._digits:
                self._ear.say(f"set {self._numeral.counter} {int(self._digits)}")
            return
        self._digits = self._digits[:-1] if key == "⌫" else (self._digits + key)[:MOST_DIGITS]
        self._shown.text = self._digits or str(self._numeral.value)


__all__ = ["Overlays", "ScrollView", "Sheet"]
