"""How each kind of prompt is answered: one widget a kind. Each is made for one prompt and knows its panel."""

from __future__ import annotations

from typing import Any

from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout
from kivy.uix.widget import Widget

from companion.line import quoted
from companion.presenters.models import Asked, Button, Choice
from companion.screens import theme
from companion.screens.widgets import Figure, IconTap, Scroll, Tap, Touched, grid, row

BESIDE = 8  # as many numbers stand beside each other; of more of them the first stand above a stepper
FIRST = 5
FEW = 3  # options with many words that stand below each other
SHORT, LONG = 9, 26  # letters of an option: three or two of them stand beside each other
TALLEST = 0.62  # of the panel: answers above that scroll
DISC = 64  # dp: a coin


def _column(**properties: Any) -> dict[str, Any]:
    return {"orientation": "vertical", "spacing": dp(theme.GAP), "size_hint_y": None, **properties}


class Confirm(BoxLayout):
    """One large button."""

    def __init__(self, panel: Any, asked: Asked) -> None:
        super().__init__(size_hint_y=None, height=theme.tall(20, least=62))
        self.add_widget(panel.primary(asked.done, panel.say, "done"))


class Scanned(BoxLayout):
    """Waits for a card: show it to the scanner, or type what stands under its code."""

    def __init__(self, panel: Any, asked: Asked) -> None:
        super().__init__(spacing=dp(theme.GAP), size_hint_y=None, height=theme.tall(20, least=62))
        self.add_widget(_scan(panel))
        self.add_widget(panel.secondary("keyboard", lambda _: panel.page.sheets.code()))


def _scan(panel: Any) -> IconTap:
    ink = theme.readable_on(panel.page.accent)
    return IconTap(icon="scan", said=lambda _: panel.page.ear.scan(), back=panel.page.accent, ink=ink)


def columns(choices: tuple[Choice, ...]) -> int:
    """How many options stand beside each other: as many as short words allow."""
    longest = max((len(choice.text) for choice in choices), default=0)
    if longest > LONG or len(choices) == 1:
        return 1 if len(choices) <= FEW else 2
    return 3 if longest <= SHORT and len(choices) not in (2, 4) else 2


class Choose(BoxLayout):
    """Options; one tap answers where one is wanted, else they are numbered in the order of the taps."""

    def __init__(self, panel: Any, asked: Asked) -> None:
        super().__init__(**_column())
        self._panel, self._asked = panel, asked
        self._wanted = len(asked.choices) if asked.kind == "order" else asked.high
        self._scroll = Scroll(size_hint_y=None)
        self._grid = grid(columns(asked.choices))
        for choice in asked.choices:
            self._grid.add_widget(self._option(choice))
        self._scroll.add_widget(self._grid)
        self.add_widget(self._scroll)
        if asked.low < self._wanted:
            self.add_widget(row(panel.primary(asked.done, lambda _: self._answer())))
        if asked.scan:
            scan = IconTap(icon="scan", said=lambda _: panel.page.ear.scan(), edge=theme.LINE)
            self.add_widget(row(scan, panel.secondary("keyboard", lambda _: panel.page.sheets.code())))
        self._grid.bind(height=self._fit)
        panel.bind(height=self._fit)
        self.bind(minimum_height=self.setter("height"))
        self._fit()

    def _fit(self, *_event: Any) -> None:
        rest = sum(child.height + dp(theme.GAP) for child in self.children if child is not self._scroll)
        least = min(self._grid.height, dp(2 * theme.TARGET))
        self._scroll.height = min(self._grid.height, max(least, self._panel.height * TALLEST - rest))

    def _option(self, choice: Choice) -> Tap:
        height = theme.tall(17, least=54)
        return Tap(
            text=choice.text, line=choice.value, said=self._tapped, size_hint_y=None, height=height, wanted=sp(17)
        )

    def _tapped(self, value: str) -> None:
        if not self._panel.hears:
            return
        picked = self._panel.picked
        picked.remove(value) if value in picked else picked.append(value)
        if len(picked) >= self._wanted:
            self._panel.answer(picked)
        self._number()

    def _number(self) -> None:
        texts = {choice.value: choice.text for choice in self._asked.choices}
        picked = self._panel.picked
        for tap in self._grid.children:
            at = picked.index(tap.line) + 1 if tap.line in picked else 0
            tap.edge = self._panel.page.accent if at else theme.NONE
            tap.text = f"{at}  {texts[tap.line]}" if at and self._wanted > 1 else texts[tap.line]

    def _answer(self) -> None:
        if len(self._panel.picked) >= self._asked.low:
            self._panel.answer(self._panel.picked)


class Offers(Scroll):
    """Nothing is asked: all that may be done stands here."""

    def __init__(self, panel: Any, actions: tuple[Button, ...]) -> None:
        super().__init__(size_hint_y=None)
        rows = grid(2)
        for button in actions:
            tap = Tap(text=button.text, line=button.line, said=panel.say, size_hint_y=None, wanted=sp(17))
            tap.height = theme.tall(17, least=54)
            rows.add_widget(tap)
        self.add_widget(rows)
        self._rows, self._panel = rows, panel
        rows.bind(height=self._fit)
        panel.bind(height=self._fit)
        self._fit()

    def _fit(self, *_event: Any) -> None:
        self.height = min(self._rows.height, self._panel.height * TALLEST)


class Number(BoxLayout):
    """A number: a few are tapped at once, one of many is stepped to or typed."""

    def __init__(self, panel: Any, asked: Asked) -> None:
        super().__init__(**_column())
        self._panel, self._asked, self._value = panel, asked, asked.low
        self.bind(minimum_height=self.setter("height"))
        every = asked.high - asked.low < BESIDE
        few = range(asked.low, asked.high + 1) if every else range(asked.low, asked.low + FIRST)
        digits = grid(4 if every else FIRST)
        for value in few:
            digits.add_widget(self._digit(value))
        self.add_widget(digits)
        if not every:
            self.add_widget(self._stepper())

    def _digit(self, value: int) -> Tap:
        height = theme.tall(26, least=54)
        tap = Tap(text=str(value), line=str(value), said=self._answered, size_hint_y=None, height=height)
        tap.wanted, tap.bold = sp(26), True
        return tap

    def _stepper(self) -> BoxLayout:
        self._shown = Tap(text=str(self._value), wanted=sp(32), bold=True, single=True, said=lambda _: self._type())
        return row(
            IconTap(icon="minus", said=lambda _: self._step(-1), back=theme.RAISED),
            self._shown,
            IconTap(icon="plus", said=lambda _: self._step(1), back=theme.RAISED),
            self._panel.primary(self._asked.done, lambda _: self._answered(str(self._value))),
            height=theme.tall(32, least=56),
        )

    def _step(self, by: int) -> None:
        self._set(self._value + by)

    def _set(self, value: int) -> None:
        self._value = min(max(self._asked.low, value), self._asked.high)
        self._shown.text = str(self._value)

    def _type(self) -> None:
        self._panel.page.sheets.pad(self._asked.title, self._value, self._set)

    def _answered(self, value: str) -> None:
        self._panel.answer([value])


class Draw(BoxLayout):
    """Large coins: each tap is a piece that was drawn; the last one can be taken back."""

    def __init__(self, panel: Any, asked: Asked) -> None:
        super().__init__(**_column())
        self._panel, self._asked = panel, asked
        self._tints = {choice.value: _tint(choice) for choice in asked.choices}
        self.bind(minimum_height=self.setter("height"))
        coins = grid(min(5, max(1, len(asked.choices))))
        for choice in asked.choices:
            coin = Coin(text=choice.text, line=choice.value, said=self._drawn, tint=self._tints[choice.value])
            coin.size_hint_y, coin.height = None, dp(DISC) + sp(14) * 1.5
            coins.add_widget(coin)
        self.add_widget(coins)
        self._pieces = StackLayout(spacing=dp(6), size_hint_y=None, pos_hint={"center_y": 0.5})
        self._pieces.bind(minimum_height=self._pieces.setter("height"))
        self._left = Figure(wanted=sp(17), color=theme.QUIET)
        self._done = panel.primary(asked.done, lambda _: self._answer())
        erase = panel.secondary("erase", lambda _: self._erase())
        self.add_widget(row(self._left, self._pieces, erase, self._done, height=theme.tall(20, least=56)))
        self._show()

    def _drawn(self, piece: str) -> None:
        if self._panel.hears and len(self._panel.picked) < self._asked.high:
            self._panel.picked.append(piece)
        self._show()

    def _erase(self) -> None:
        del self._panel.picked[-1:]
        self._show()

    def _show(self) -> None:
        picked = self._panel.picked
        self._left.text = f"{len(picked)} / {self._asked.high}"
        self._pieces.clear_widgets()
        for piece in picked:
            self._pieces.add_widget(Piece(tint=self._tints.get(piece, theme.QUIET)))
        self._done.disabled = not self._asked.low <= len(picked) <= self._asked.high

    def _answer(self) -> None:
        self._panel.say(" ".join(["draw", *map(quoted, self._panel.picked)]))


def _tint(choice: Choice) -> list[float]:
    return theme.colour(choice.tint) if choice.tint else list(theme.LINE)


class Coin(Touched, BoxLayout):
    """A piece to tap: a disc of its colour, and its name, so that nobody needs to see the hue."""

    text = StringProperty()
    tint = ColorProperty(theme.RAISED)


class Disc(Widget):
    """The picture of a coin."""

    tint = ColorProperty(theme.RAISED)
    side = NumericProperty(1)
    pressed = BooleanProperty(False)


class Piece(Widget):
    """A piece that was drawn."""

    tint = ColorProperty(theme.RAISED)


class Written(BoxLayout):
    """A text to write, on a keyboard of its own."""

    def __init__(self, panel: Any, asked: Asked) -> None:
        super().__init__(spacing=dp(theme.GAP), size_hint_y=None, height=theme.tall(17, least=58))
        self._panel, self._text = panel, ""
        self._field = Tap(said=lambda _: self._write(asked), edge=theme.LINE, halign="left", wanted=sp(17))
        self.add_widget(self._field)
        done = panel.primary(asked.done, lambda _: panel.answer([self._text]))
        done.size_hint_x = 0.5
        self.add_widget(done)

    def _write(self, asked: Asked) -> None:
        self._panel.page.sheets.write(asked.title, self._text, self._wrote)

    def _wrote(self, text: str) -> None:
        self._text = self._field.text = text


KINDS: dict[str, type[Any]] = {
    "confirm": Confirm,
    "choose": Choose,
    "order": Choose,
    "number": Number,
    "draw": Draw,
    "scan": Scanned,
    "text": Written,
}
