"""How each kind of set-up question is answered: names, taps, a list to pick from, steppers, switches, texts."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp, sp
from kivy.uix.boxlayout import BoxLayout

from companion.presenters.models import Question
from companion.screens import theme
from companion.screens.widgets import IconTap, Tap, Text, grid, row

FEW = 6  # choices that stand beside each other; more are picked from a list
YES, NO = "yes", "no"


def asking(page: Any, question: Question) -> Any:
    """The widget that answers a question of the page."""
    if question.kind in ("choice", "choices"):
        few = 0 < len(question.choices) <= FEW
        return Taps(page, question) if few and (question.leads or not question.open) else Picked(page, question)
    return KINDS[question.kind](page, question)


def columns() -> int:
    """Taps beside each other on a page; a page that was never shown has no size of its own yet."""
    return 3 if Window.width > Window.height else 2


class Taps(BoxLayout):
    """A few choices beside each other: one of them, or any number; one that is open can be given another by writing."""

    def __init__(self, page: Any, question: Question) -> None:
        super().__init__(size_hint_y=None)
        self._page, self._question = page, question
        self._values = list(question.values)
        self._grid = grid(columns())
        for choice in question.choices:
            self._offer(choice.text, choice.value)
        offered = {choice.value for choice in question.choices}
        for value in self._values:
            if value not in offered:
                self._offer(value, value)
        if question.open:
            plus = IconTap(icon="plus", said=lambda _: self._write(), edge=theme.LINE, size_hint_y=None)
            plus.height = theme.tall(17, least=54)
            self._grid.add_widget(plus)
        self.add_widget(self._grid)
        self._grid.bind(height=self.setter("height"))
        self.height = self._grid.height
        self._mark()

    def _offer(self, text: str, value: str) -> None:
        tap = Tap(text=text, line=value, said=self._tapped, size_hint_y=None)
        tap.height = theme.tall(17, least=54)
        self._grid.add_widget(tap)

    def _write(self) -> None:
        from companion.screens.writing import write

        write(self._page.ear, self._question.label, "", lambda text: self._tapped(text) if text else None)

    def _tapped(self, value: str) -> None:
        if self._question.kind == "choice":
            self._values = [value]
        elif value in self._values:
            self._values.remove(value)
        else:
            self._values.append(value)
        self._page.answered(self._question.key, self._values)
        self._mark()

    def _mark(self) -> None:
        for tap in self._grid.children:
            if isinstance(tap, Tap):
                tap.edge = theme.GOLD if tap.line in self._values else theme.NONE


class Picked(Tap):
    """What is chosen of many; a tap opens the list."""

    def __init__(self, page: Any, question: Question) -> None:
        self._page, self._question, self._values = page, question, list(question.values)
        self._texts = {choice.value: choice.text for choice in question.choices}
        super().__init__(size_hint_y=None, edge=theme.LINE, wanted=sp(17), halign="left")
        self.height = theme.tall(17, least=54)
        self._show()

    def on_release(self) -> None:
        """Open the list."""
        from companion.screens.picker import PickerSheet

        PickerSheet(self._page.ear, self._question, self._values, self._picked).open(animation=False)

    def _picked(self, values: list[str]) -> None:
        self._values = values
        self._page.answered(self._question.key, values)
        self._show()

    def _show(self) -> None:
        names = [self._texts.get(value, value) for value in self._values]
        self.text = ", ".join(names) or self._page.ear.word("choose-one")
        self.color = theme.INK if names else theme.FAINT


class Names(BoxLayout):
    """Names, each on a field of its own, with one more to add and any to take away."""

    def __init__(self, page: Any, question: Question) -> None:
        super().__init__(size_hint_y=None)
        self._page, self._question, self._values = page, question, list(question.values)
        self._grid = grid(columns())
        self.add_widget(self._grid)
        self._grid.bind(height=self.setter("height"))
        self._lay()

    def _lay(self) -> None:
        self._grid.clear_widgets()
        for at, name in enumerate(self._values):
            field = Tap(text=name, line=str(at), said=self._rename, edge=theme.LINE, halign="left", wanted=sp(17))
            away = IconTap(
                icon="close", line=str(at), said=self._remove, size_hint_x=None, width=dp(50), ink=theme.QUIET
            )
            self._grid.add_widget(row(field, away, height=theme.tall(17, least=54)))
        if len(self._values) < self._question.high:
            plus = IconTap(icon="plus", said=lambda _: self._write(len(self._values)), edge=theme.LINE)
            self._grid.add_widget(row(plus, height=theme.tall(17, least=54)))
        self.height = self._grid.height

    def _rename(self, at: str) -> None:
        self._write(int(at))

    def _write(self, at: int) -> None:
        from companion.screens.writing import write

        before = self._values[at] if at < len(self._values) else ""
        write(self._page.ear, self._question.label, before, lambda text: self._wrote(at, text))

    def _wrote(self, at: int, text: str) -> None:
        self._values[at : at + 1] = [text.replace(",", " ")] if text else []
        self._answered()

    def _remove(self, at: str) -> None:
        del self._values[int(at)]
        self._answered()

    def _answered(self) -> None:
        self._page.answered(self._question.key, self._values)
        Clock.schedule_once(lambda _: self._lay(), -1)  # not while the tapped one still tells its tap


class Stepped(BoxLayout):
    """A number between minus and plus; empty until somebody steps."""

    def __init__(self, page: Any, question: Question) -> None:
        super().__init__(spacing=dp(theme.GAP), size_hint_y=None, height=theme.tall(20, least=54))
        self._page, self._question = page, question
        self._value = int(question.values[0]) if question.values and question.values[0].isdigit() else None
        self._shown = Text(wanted=sp(20), bold=True, halign="center", single=True, size_hint_x=None, width=dp(84))
        self.add_widget(self._button("minus", -1))
        self.add_widget(self._shown)
        self.add_widget(self._button("plus", 1))
        self.add_widget(Text())
        self._show()

    def _button(self, icon: str, by: int) -> IconTap:
        said = lambda _: self._step(by)  # noqa: E731 - two of them, told apart by their step
        return IconTap(icon=icon, said=said, back=theme.RAISED, size_hint_x=None, width=dp(64))

    def _step(self, by: int) -> None:
        low, high = self._question.low, self._question.high
        self._value = low if self._value is None else min(max(low, self._value + by), high)
        self._page.answered(self._question.key, [str(self._value)])
        self._show()

    def _show(self) -> None:
        self._shown.text = "–" if self._value is None else str(self._value)


class YesNo(BoxLayout):
    """Yes or no."""

    def __init__(self, page: Any, question: Question) -> None:
        super().__init__(spacing=dp(theme.GAP), size_hint_y=None, height=theme.tall(17, least=54))
        self._page, self._question = page, question
        self._taps = [self._tap(YES), self._tap(NO)]
        self._mark(question.values[0] if question.values else NO)

    def _tap(self, value: str) -> Tap:
        tap = Tap(text=self._page.ear.word(value), line=value, said=self._tapped, wanted=sp(17))
        tap.size_hint_x, tap.width = None, dp(120)
        self.add_widget(tap)
        return tap

    def _tapped(self, value: str) -> None:
        self._page.answered(self._question.key, [value])
        self._mark(value)

    def _mark(self, value: str) -> None:
        for tap in self._taps:
            tap.edge = theme.GOLD if tap.line == value else theme.NONE


class Written(Tap):
    """A text; a tap opens the sheet to write it."""

    def __init__(self, page: Any, question: Question) -> None:
        self._page, self._question = page, question
        super().__init__(
            text=",".join(question.values), size_hint_y=None, edge=theme.LINE, halign="left", wanted=sp(17)
        )
        self.height = theme.tall(17, least=54)

    def on_release(self) -> None:
        """Write."""
        from companion.screens.writing import write

        write(self._page.ear, self._question.label, self.text, self._wrote)

    def _wrote(self, text: str) -> None:
        self.text = text
        self._page.answered(self._question.key, [text])


KINDS: dict[str, type[Any]] = {
    "players": Names,
    "texts": Names,
    "number": Stepped,
    "flag": YesNo,
    "text": Written,
}
