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

from companion.presenters.models import Asked, Choice, TableScreen
from companion.screens import theme
from companion.screens.widgets import Panel, Tap, Text

Builder.load_file("prompt.kv")


class PromptPanel(Panel):
    """What is asked now, and how to answer it."""

    page = ObjectProperty(None, allownone=True)
    title = StringProperty()
    detail = StringProperty()

    def __init__(self, **properties: Any) -> None:
        self._asked: Asked | None = None
        self._serial = -1
        self._ear: Any = None
        self.picked: list[str] = []
        super().__init__(**properties)

    def paint(self, model: TableScreen, ear: Any) -> None:
        """Show what ``model`` asks, or how the game ended."""
        self._ear = ear
        same = model.asked == self._asked and self._serial >= 0
        self._serial = model.serial
        if same and not model.finished:
            return
        self._asked = model.asked
        self.picked = []
        self.title = model.finished.title if model.finished else model.asked.title if model.asked else model.subtitle
        self.detail = model.finished.why if model.finished else model.asked.detail if model.asked else ""
        self._chips()
        self._answers(model)

    def _chips(self) -> None:
        chips = self.ids.chips
        chips.clear_widgets()
        for at, addend in enumerate(self._asked.sums if self._asked else ()):
            if at:
                chips.add_widget(Text(text="+", size_hint_x=None, width=dp(14), halign="center", color=theme.QUIET))
            chips.add_widget(Chip(text=addend.text))

    def _answers(self, model: TableScreen) -> None:
        box = self.ids.answers
        box.clear_widgets()
        if self._asked:
            box.add_widget(KINDS[self._asked.kind](self, self._asked))
        for button in model.actions[:4]:
            box.add_widget(Tap(text=button.text, line=button.line, said=self.say, size_hint_y=None, height=dp(48)))

    def say(self, line: str) -> None:
        """Answer with the serial that was painted."""
        self._ear.say(line, self._serial)

    def answer(self, values: list[str]) -> None:
        """Answer with values, each quoted as one word."""
        self.say(" ".join(["answer", *map(quoted, values)]))

    def why(self) -> None:
        """Tell why."""
        if self._asked:
            self.page.overlays.why(self._asked)


def quoted(text: str) -> str:
    """``text`` as one word of the play language."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


class Chip(Text):
    """An addend."""


class Confirm(BoxLayout):
    """One large button, and why beside it."""

    def __init__(self, panel: PromptPanel, asked: Asked) -> None:
        super().__init__()
        self.ids.done.text = asked.done
        self.ids.done.said = panel.say
        self.ids.done.line = "done"
        self.ids.done.fill = panel.page.accent
        self.ids.done.color = theme.readable_on(panel.page.accent)
        self.ids.why.said = lambda _: panel.why()
        self.ids.why.text = panel.page.model.why_label if hasattr(panel.page.model, "why_label") else "?"


class Choose(ScrollView):
    """Options; one tap answers where one is wanted."""

    def __init__(self, panel: PromptPanel, asked: Asked) -> None:
        super().__init__()
        self._panel, self._asked = panel, asked
        self._grid = GridLayout(cols=2 if len(asked.choices) > 3 else 1, spacing=dp(8), size_hint_y=None)
        self._grid.bind(minimum_height=self._grid.setter("height"))
        for choice in asked.choices:
            self._grid.add_widget(self._option(choice))
        self.add_widget(self._grid)

    def _option(self, choice: Choice) -> Tap:
        return Tap(
            text=choice.text, line=choice.value, said=self._tapped, size_hint_y=None, height=dp(56), wanted=sp(17)
        )

    def _tapped(self, value: str) -> None:
        asked, picked = self._asked, self._panel.picked
        if value in picked:
            picked.remove(value)
        else:
            picked.append(value)
        wanted = len(asked.choices) if asked.kind == "order" else asked.high
        if len(picked) >= wanted:
            self._panel.answer(picked)
            return
        for tap in self._grid.children:
            at = picked.index(tap.line) + 1 if tap.line in picked else 0
            tap.edge = self._panel.page.accent if at else [0, 0, 0, 0]


class Number(BoxLayout):
    """A number with minus and plus."""

    def __init__(self, panel: PromptPanel, asked: Asked) -> None:
        super().__init__(orientation="vertical", spacing=dp(8))
        self._panel, self._asked, self._value = panel, asked, asked.low
        row = BoxLayout(spacing=dp(8))
        row.add_widget(Tap(text="−", wanted=sp(28), said=lambda _: self._step(-1)))
        self._shown = Text(text=str(self._value), wanted=sp(44), bold=True, halign="center")
        row.add_widget(self._shown)
        row.add_widget(Tap(text="+", wanted=sp(28), said=lambda _: self._step(1)))
        self.add_widget(row)
        done = Tap(text=asked.done, said=lambda _: panel.answer([str(self._value)]), fill=panel.page.accent, bold=True)
        done.color = theme.readable_on(panel.page.accent)
        self.add_widget(done)

    def _step(self, by: int) -> None:
        self._value = min(max(self._asked.low, self._value + by), self._asked.high)
        self._shown.text = str(self._value)


class Draw(BoxLayout):
    """Large coins: each tap is a piece that was drawn."""

    def __init__(self, panel: PromptPanel, asked: Asked) -> None:
        super().__init__(orientation="vertical", spacing=dp(8))
        self._panel, self._asked = panel, asked
        coins = BoxLayout(spacing=dp(8))
        for choice in asked.choices:
            coins.add_widget(Tap(text=choice.text, line=choice.value, said=self._drawn))
        self.add_widget(coins)
        self._shown = Text(halign="center")
        self.add_widget(self._shown)

    def _drawn(self, piece: str) -> None:
        self._panel.picked.append(piece)
        self._shown.text = f"{len(self._panel.picked)} / {self._asked.high}"
        if len(self._panel.picked) >= self._asked.high:
            self._panel.say(" ".join(["draw", *self._panel.picked]))


class Written(BoxLayout):
    """A text to write."""

    def __init__(self, panel: PromptPanel, asked: Asked) -> None:
        super().__init__(spacing=dp(8), size_hint_y=None, height=dp(56))
        field = TextInput(multiline=False, font_name="Inter", font_size=sp(18))
        self.add_widget(field)
        self.add_widget(Tap(text=asked.done, said=lambda _: panel.answer([field.text]), size_hint_x=0.4))


KINDS: dict[str, type[Any]] = {
    "confirm": Confirm,
    "choose": Choose,
    "order": Choose,
    "number": Number,
    "draw": Draw,
    "scan": Confirm,
    "text": Written,
}
