"""The prompt: one panel for every kind of question."""

from __future__ import annotations

from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp, sp
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput

from companion.presenters.models import Asked, Button, Choice, TableScreen
from companion.screens import theme
from companion.screens.widgets import IconTap, Panel, Tap, Text

Builder.load_file("prompt.kv")
BESIDE = 9  # numbers up to this are tapped at once, higher ones are stepped to
NONE = [0.0, 0.0, 0.0, 0.0]


class PromptPanel(Panel):
    """What is asked now, and how to answer it. Answers carry the serial that was painted."""

    page = ObjectProperty(None, allownone=True)
    title = StringProperty()
    detail = StringProperty()
    why = StringProperty()

    def __init__(self, **properties: Any) -> None:
        self.asked: Asked | None = None
        self.picked: list[str] = []
        self._painted: tuple[Any, ...] = ()
        self._serial = -1
        super().__init__(**properties)

    def paint(self, model: TableScreen) -> None:
        """Show what ``model`` asks, or how the game ended."""
        self._serial = model.serial
        shown = (model.asked, model.finished, model.actions, model.labels)
        if shown == self._painted:
            return
        self._painted = shown
        asked, finished = model.asked, model.finished
        self.asked, self.picked = asked, []
        self.title = finished.title if finished else asked.title if asked else model.subtitle
        self.detail = finished.why if finished else asked.detail if asked else ""
        self.why = asked.why if asked and asked.kind in ("confirm", "scan") and not finished else ""
        self._chips(asked)
        self._answers(asked, model.actions if not asked or len(model.actions) <= 3 else model.actions[:3])

    def _chips(self, asked: Asked | None) -> None:
        chips = self.ids.chips
        chips.clear_widgets()
        for at, addend in enumerate(asked.sums if asked else ()):
            if at:
                chips.add_widget(Text(text="+", size_hint_x=None, width=dp(14), halign="center", color=theme.QUIET))
            chips.add_widget(Chip(text=addend.text))

    def _answers(self, asked: Asked | None, actions: tuple[Button, ...]) -> None:
        box = self.ids.answers
        box.clear_widgets()
        if asked:
            box.add_widget(KINDS[asked.kind](self, asked))
        if actions:
            row = BoxLayout(spacing=dp(8), size_hint_y=None, height=dp(48))
            for button in actions:
                row.add_widget(Tap(text=button.text, line=button.line, said=self.say, fill=NONE, edge=theme.LINE))
            box.add_widget(row)

    def say(self, line: str) -> None:
        """Say a line with the serial that was painted."""
        self.page.ear.say(line, self._serial)

    def answer(self, values: list[str]) -> None:
        """Answer with values, each quoted as one word."""
        self.say(" ".join(["answer", *map(quoted, values)]))

    def tell_why(self) -> None:
        """Tell why, on a sheet."""
        if self.asked:
            self.page.sheets.why(self.asked)

    def primary(self, text: str, said: Any, line: str = "") -> Tap:
        """The button that answers."""
        fill = self.page.accent
        ink = theme.readable_on(fill)
        return Tap(text=text, line=line, said=said, fill=fill, color=ink, bold=True, wanted=sp(20))

    def secondary(self, icon: str, said: Any) -> IconTap:
        """A quiet button beside it."""
        return IconTap(icon=icon, said=said, edge=theme.LINE, size_hint_x=None, width=dp(72))


def quoted(text: str) -> str:
    """``text`` as one word of the play language."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


class Chip(Text):
    """An addend."""


class Confirm(BoxLayout):
    """One large button, and the book beside it."""

    def __init__(self, panel: PromptPanel, asked: Asked) -> None:
        super().__init__(spacing=dp(12), size_hint_y=None, height=dp(66))
        self.add_widget(panel.primary(asked.done, panel.say, "done"))
        self.add_widget(panel.secondary("book", lambda _: panel.tell_why()))


class Scanned(BoxLayout):
    """Waits for a card."""

    def __init__(self, panel: PromptPanel, asked: Asked) -> None:
        super().__init__(spacing=dp(12), size_hint_y=None, height=dp(66))
        scan = IconTap(icon="scan", said=lambda _: panel.page.ear.scan(), fill=panel.page.accent)
        self.add_widget(scan)
        self.add_widget(panel.secondary("book", lambda _: panel.tell_why()))


class Choose(ScrollView):
    """Options; one tap answers where one is wanted, else they are numbered in the order of the taps."""

    def __init__(self, panel: PromptPanel, asked: Asked) -> None:
        super().__init__(do_scroll_x=False, bar_width=dp(4))
        self._panel, self._asked = panel, asked
        self._wanted = len(asked.choices) if asked.kind == "order" else asked.high
        self._grid = GridLayout(cols=2 if len(asked.choices) > 2 else 1, spacing=dp(8), size_hint_y=None)
        self._grid.bind(minimum_height=self._grid.setter("height"))
        for choice in asked.choices:
            self._grid.add_widget(self._option(choice))
        if asked.kind != "order" and asked.low < self._wanted:
            done = panel.primary(asked.done, lambda _: panel.answer(panel.picked))
            done.size_hint_y, done.height = None, dp(56)
            self._grid.add_widget(done)
        self.add_widget(self._grid)

    def _option(self, choice: Choice) -> Tap:
        tap = Tap(text=choice.text, line=choice.value, said=self._tapped, size_hint_y=None, height=dp(56))
        tap.wanted = sp(17)
        return tap

    def _tapped(self, value: str) -> None:
        picked = self._panel.picked
        picked.remove(value) if value in picked else picked.append(value)
        if len(picked) >= self._wanted:
            self._panel.answer(picked)
            return
        texts = {choice.value: choice.text for choice in self._asked.choices}
        for tap in self._grid.children:
            at = picked.index(tap.line) + 1 if tap.line in picked else 0
            tap.edge = self._panel.page.accent if at else NONE
            if tap.line in texts:
                tap.text = f"{at}  {texts[tap.line]}" if at else texts[tap.line]


class Number(BoxLayout):
    """A number: the low ones are tapped at once, any is stepped to."""

    def __init__(self, panel: PromptPanel, asked: Asked) -> None:
        super().__init__(orientation="vertical", spacing=dp(8))
        self._panel, self._asked, self._value = panel, asked, asked.low
        if asked.high <= BESIDE or asked.low == 0:
            row = BoxLayout(spacing=dp(8))
            for value in range(asked.low, min(asked.high, asked.low + 4) + 1):
                row.add_widget(Tap(text=str(value), line=str(value), said=self._answered, wanted=sp(26), bold=True))
            self.add_widget(row)
        self.add_widget(self._stepper())

    def _stepper(self) -> BoxLayout:
        row = BoxLayout(spacing=dp(8))
        row.add_widget(IconTap(icon="minus", said=lambda _: self._step(-1), fill=theme.RAISED))
        self._shown = Text(text=str(self._value), wanted=sp(34), bold=True, halign="center")
        row.add_widget(self._shown)
        row.add_widget(IconTap(icon="plus", said=lambda _: self._step(1), fill=theme.RAISED))
        row.add_widget(self._panel.primary(self._asked.done, lambda _: self._answered(str(self._value))))
        row.add_widget(self._panel.secondary("book", lambda _: self._panel.tell_why()))
        return row

    def _step(self, by: int) -> None:
        self._value = min(max(self._asked.low, self._value + by), self._asked.high)
        self._shown.text = str(self._value)

    def _answered(self, value: str) -> None:
        self._panel.answer([value])


class Draw(BoxLayout):
    """Large coins: each tap is a piece that was drawn; the last one can be taken back."""

    def __init__(self, panel: PromptPanel, asked: Asked) -> None:
        super().__init__(orientation="vertical", spacing=dp(8))
        self._panel, self._asked = panel, asked
        self._texts = {choice.value: choice.text for choice in asked.choices}
        coins = BoxLayout(spacing=dp(8), size_hint_y=1.6)
        for choice in asked.choices:
            coin = Coin(text=choice.text, line=choice.value, said=self._drawn)
            coin.tint = theme.colour(choice.tint) if choice.tint else theme.RAISED
            coins.add_widget(coin)
        self.add_widget(coins)
        row = BoxLayout(spacing=dp(8))
        self._shown = Text(halign="left", wanted=sp(18))
        row.add_widget(self._shown)
        row.add_widget(panel.secondary("erase", lambda _: self._erase()))
        self._done = panel.primary(asked.done, lambda _: self._answer())
        row.add_widget(self._done)
        self.add_widget(row)
        self._show()

    def _drawn(self, piece: str) -> None:
        if len(self._panel.picked) < self._asked.high:
            self._panel.picked.append(piece)
        self._show()

    def _erase(self) -> None:
        del self._panel.picked[-1:]
        self._show()

    def _show(self) -> None:
        picked = self._panel.picked
        names = ", ".join(self._texts.get(piece, piece) for piece in picked)
        self._shown.text = f"{len(picked)} / {self._asked.high}   {names}"
        self._done.disabled = not self._asked.low <= len(picked) <= self._asked.high
        self._done.opacity = 0.3 if self._done.disabled else 1

    def _answer(self) -> None:
        self._panel.say(" ".join(["draw", *map(quoted, self._panel.picked)]))


class Coin(Tap):
    """A piece to tap."""

    tint = ObjectProperty(theme.RAISED)


class Written(BoxLayout):
    """A text to write."""

    def __init__(self, panel: PromptPanel, asked: Asked) -> None:
        super().__init__(spacing=dp(8), size_hint_y=None, height=dp(56))
        field = TextInput(multiline=False, font_name="Inter", font_size=sp(18))
        self.add_widget(field)
        done = panel.primary(asked.done, lambda _: panel.answer([field.text]))
        done.size_hint_x = 0.5
        self.add_widget(done)


KINDS: dict[str, type[Any]] = {
    "confirm": Confirm,
    "choose": Choose,
    "order": Choose,
    "number": Number,
    "draw": Draw,
    "scan": Scanned,
    "text": Written,
}
