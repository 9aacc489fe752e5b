"""One or several of many: groups of letters beside the names, searched by typing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unicodedata import combining, normalize

from kivy.metrics import dp, sp

from companion.presenters.models import Choice, Question
from companion.screens import theme
from companion.screens.ear import Ear
from companion.screens.sheet import Sheet
from companion.screens.widgets import IconTap, Scroll, Tap, Text, grid, row

GROUP = 16  # names that one group of letters holds at most, where the letters allow it


def plain(text: str) -> str:
    """``text`` as it is searched: small letters without accents."""
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))


def initial(text: str) -> str:
    """The letter under which a name stands: accents and leading signs do not count."""
    letter = next((letter for letter in plain(text) if letter.isalnum()), "#")
    return letter.upper() if letter.isalpha() else "#"


def groups(choices: tuple[Choice, ...]) -> dict[str, tuple[Choice, ...]]:
    """The choices by neighbouring initials, about ``GROUP`` in each: ``A-B``, ``C``, ``D-F``."""
    ordered = sorted(choices, key=lambda choice: (initial(choice.text), plain(choice.text)))
    found: list[list[Choice]] = []
    for letter in dict.fromkeys(initial(choice.text) for choice in ordered):
        own = [choice for choice in ordered if initial(choice.text) == letter]
        if found and len(found[-1]) + len(own) <= GROUP:
            found[-1] += own
        else:
            found.append(own)
    return {_span(group): tuple(group) for group in found}


def _span(group: list[Choice]) -> str:
    first, last = initial(group[0].text), initial(group[-1].text)
    return first if first == last else f"{first}–{last}"


class PickerSheet(Sheet):
    """``picked`` hears the values whatever closes the sheet; one of one is picked by a single tap."""

    def __init__(self, ear: Ear, question: Question, values: list[str], picked: Callable[[list[str]], None]) -> None:
        super().__init__(heading=question.label, wide=True)
        self._ear, self._picked = ear, picked
        self._several = question.kind == "choices"
        self._most, self.values = question.high, list(values)
        self._texts = {choice.value: choice.text for choice in question.choices}
        self._choices, self._groups = question.choices, groups(question.choices)
        self._shown = next(iter(self._groups), "")
        self._said = Text(wanted=sp(14), color=theme.QUIET)
        self._head = row(self._said)
        self._names = grid(3 if self.is_broad else 2)
        self._letters = grid(1 if self.is_broad else 6)
        self._lay(question)
        if self._several:
            done = Tap(text=ear.word("done"), said=lambda _: self.dismiss(animation=False), fill=theme.GOOD, bold=True)
            done.color, done.wanted = theme.readable_on(theme.GOOD), sp(20)
            self.ids.bottom.add_widget(done)
            self.ids.bottom.height = theme.tall(20, least=56)
        self._show_names(self._groups.get(self._shown, ()))
        self._tell()

    def _lay(self, question: Question) -> None:
        self._head.add_widget(self._button("search", lambda _: self._search()))
        if question.open:
            self._head.add_widget(self._button("keyboard", lambda _: self._write()))
        if self._several:
            self._head.add_widget(self._button("erase", lambda _: self._erase()))
        self.add(self._head)
        self.add(self._names)
        for letters in self._groups if len(self._groups) > 1 else ():
            tap = Tap(text=letters, line=letters, said=self._open_group, size_hint_y=None, height=theme.tall(17))
            tap.padding = (0, 0)
            self._letters.add_widget(tap)
        if self._letters.children:
            scroll = Scroll()
            scroll.add_widget(self._letters)
            self.set_foot(scroll, dp(84 + theme.MARGIN))
            if not self.is_broad:
                self.ids.foot.height = min(dp(180), theme.tall(17) * -(-len(self._groups) // 6) + dp(16))

    def _button(self, icon: str, said: Callable[[str], Any]) -> IconTap:
        return IconTap(icon=icon, said=said, back=theme.RAISED, size_hint_x=None, width=dp(60))

    def on_dismiss(self) -> None:
        """What is picked counts."""
        self._picked(self.values)

    def _open_group(self, letters: str) -> None:
        self._shown = letters
        self._show_names(self._groups[letters])

    def _show_names(self, choices: tuple[Choice, ...]) -> None:
        self._names.clear_widgets()
        for choice in choices:
            height = theme.tall(14, 14)
            tap = Tap(text=choice.text, line=choice.value, said=self._tapped, size_hint_y=None, height=height)
            tap.wanted = sp(14)
            self._names.add_widget(tap)
        self._mark()

    def _mark(self) -> None:
        for tap in self._names.children:
            tap.edge = theme.GOLD if tap.line in self.values else theme.NONE
        for tap in self._letters.children:
            tap.edge = theme.GOLD if tap.line == self._shown else theme.NONE

    def _tell(self) -> None:
        self._said.text = ", ".join(self._texts.get(value, value) for value in self.values)

    def _tapped(self, value: str) -> None:
        if not self._several:
            self.values = [value]
            self.dismiss(animation=False)
            return
        if value in self.values:
            self.values.remove(value)
        elif len(self.values) < self._most:
            self.values.append(value)
        self._mark()
        self._tell()

    def _erase(self) -> None:
        del self.values[-1:]
        self._mark()
        self._tell()

    def _search(self) -> None:
        from companion.screens.writing import write

        write(self._ear, self.heading, "", self._found)

    def _found(self, text: str) -> None:
        wanted = plain(text)
        self._shown = ""
        self._show_names(tuple(choice for choice in self._choices if wanted in plain(choice.text)))

    def _write(self) -> None:
        from companion.screens.writing import write

        write(self._ear, self.heading, "", self._wrote)

    def _wrote(self, text: str) -> None:
        if text:
            self.values = [*self.values, text] if self._several else [text]
            self._tell()
            if not self._several:
                self.dismiss(animation=False)
