"""Writing a text without a keyboard at the table: letters of the reader's language on a sheet of their own.

Whoever has a keyboard can use it: its keys arrive through ``Ear.listen`` while the sheet is open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.metrics import dp, sp
from kivy.uix.boxlayout import BoxLayout

from companion.screens import theme
from companion.screens.ear import ENTER, ERASE, Ear
from companion.screens.sheet import Sheet
from companion.screens.widgets import IconTap, Panel, Tap, Text

LONGEST = 60  # letters; longer names find no room on a screen
LETTERS = {
    "en": ("qwertyuiop", "asdfghjkl'", "zxcvbnm-.&"),
    "fr": ("éèêëàâçùûô", "azertyuiop", "qsdfghjklm", "wxcvbn'-îï"),
    "es": ("áéíóúü¡!¿?", "qwertyuiop", "asdfghjklñ", "zxcvbnm-.'"),
    "cs": ("ěščřžýáíéů", "qwertzuiop", "asdfghjklú", "yxcvbnmťďň"),
}
SIGNS = ("1234567890", "-'.,:;()/&", "+*#!?@%=_ó")
NARROW = 8  # keys in a row where the screen is taller than wide: then the alphabet is easier to find


def letters(language: str, narrow: bool) -> tuple[str, ...]:
    """The rows of letters for a language."""
    rows = LETTERS.get(language, LETTERS["en"])
    if not narrow:
        return rows
    every = "".join(sorted("".join(rows), key=lambda letter: (not letter.isascii(), letter)))
    return tuple(every[at : at + NARROW] for at in range(0, len(every), NARROW))


def write(
    ear: Ear, heading: str, text: str, wrote: Callable[[str], None], signs: bool = False, keeps: bool = True
) -> WritingSheet:
    """Open a sheet to write on, on its digits with ``signs``. ``wrote`` hears the text once; with ``keeps`` whatever
    closes the sheet, else only when it is confirmed.
    """
    sheet = WritingSheet(ear, heading, text, wrote, signs, keeps)
    sheet.open(animation=False)
    return sheet


class WritingSheet(Sheet):
    """What is written, and the keys. A name is kept however the sheet is left; a code counts when it is confirmed."""

    def __init__(
        self, ear: Ear, heading: str, text: str, wrote: Callable[[str], None], signs: bool, keeps: bool
    ) -> None:
        super().__init__(heading=heading, wide=True)
        self._ear, self._wrote, self._counts = ear, wrote, keeps
        self.text, self._signs, self._shifted = text, signs, not text
        self._shown = Text(wanted=sp(26), single=True)
        line = Panel(fill=theme.RAISED, padding=(dp(14), 0), size_hint_y=None, height=theme.tall(26))
        line.add_widget(self._shown)
        self.add(line)
        self._keys = BoxLayout(orientation="vertical", spacing=dp(6), size_hint_y=None)
        self.add(self._keys)
        self._lay()
        self._show()
        ear.listen(self.typed)

    def on_dismiss(self) -> None:
        """The keyboard goes with the sheet."""
        self._ear.listen(None)
        if self._counts:
            self._counts = False  # once, whatever is opened by what was written
            self._wrote(" ".join(self.text.split()))

    def typed(self, key: str) -> None:
        """A key of this sheet or of a keyboard."""
        if key == ENTER:
            self._counts = True
            self.dismiss(animation=False)
            return
        self.text = self.text[:-1] if key == ERASE else (self.text + key)[:LONGEST]
        self._shift(not self.text or self.text.endswith(" "))
        self._show()

    def _show(self) -> None:
        self._shown.text = f"{self.text}|"

    def _shift(self, shifted: bool) -> None:
        if shifted != self._shifted:
            self._shifted = shifted
            self._lay()

    def _toggle_signs(self) -> None:
        self._signs = not self._signs
        self._lay()

    def _lay(self) -> None:
        """Lay the keys anew: capitals after a blank, signs when they are asked for."""
        rows = SIGNS if self._signs else letters(self._ear.language, not self.is_broad)
        if self._signs and not self.is_broad:
            every = "".join(SIGNS)
            rows = tuple(every[at : at + NARROW] for at in range(0, len(every), NARROW))
        self._keys.clear_widgets()
        for row in rows:
            self._keys.add_widget(self._row([self._letter(letter) for letter in row]))
        self._keys.add_widget(self._row(self._last()))
        self._keys.height = len(self._keys.children) * (theme.tall(20) + dp(6))

    def _row(self, keys: list[Any]) -> BoxLayout:
        row = BoxLayout(spacing=dp(5), size_hint_y=None, height=theme.tall(20))
        for key in keys:
            row.add_widget(key)
        return row

    def _letter(self, letter: str) -> Tap:
        shown = letter.upper() if self._shifted else letter
        return Tap(text=shown, line=shown, said=self.typed, wanted=sp(20), padding=(0, 0))

    def _last(self) -> list[Any]:
        shift = IconTap(icon="shift", said=lambda _: self._shift(not self._shifted), back=theme.RAISED)
        if self._shifted:
            shift.ink = theme.GOLD
        signs = Tap(text="abc" if self._signs else "123", said=lambda _: self._toggle_signs(), wanted=sp(17))
        space = Tap(text="", line=" ", said=self.typed, size_hint_x=3)
        erase = IconTap(icon="erase", line=ERASE, said=self.typed, back=theme.RAISED)
        check = IconTap(icon="check", line=ENTER, said=self.typed, back=theme.GOOD, size_hint_x=1.5)
        return [shift, signs, space, erase, check]
