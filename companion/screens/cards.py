"""Cards in play: a row each, under a heading for where they lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.presenters.models import CardTile
from companion.screens import theme
from companion.screens.kv import load
from companion.screens.numerals import CardNumeral, breadth
from companion.screens.widgets import Panel, Paragraph

load("cards.kv")
Tapped = Callable[[CardTile], None]


def by_place(cards: tuple[CardTile, ...]) -> dict[str, list[CardTile]]:
    """The cards by where they lie, places in the order of their first card."""
    places: dict[str, list[CardTile]] = {}
    for card in cards:
        places.setdefault(card.where, []).append(card)
    return places


def heading(text: str) -> Paragraph:
    """The name of a place."""
    return Paragraph(text=text[:1].upper() + text[1:], color=theme.QUIET, wanted=sp(14))


class CardRow(ButtonBehavior, Panel):
    """A card in play: its name and kind, its icons, its thresholds."""

    name = StringProperty()
    kind = StringProperty()
    lies = BooleanProperty(False)
    needed = NumericProperty(0)  # pixels that its numbers need beside each other
    least = NumericProperty(0)  # pixels that its name takes
    is_full = BooleanProperty(False)  # that is too much beside its name: they stand below it

    def __init__(self, tapped: Tapped) -> None:
        self._tapped = tapped
        self._card: CardTile | None = None
        super().__init__()

    def paint(self, card: CardTile) -> None:
        """Show ``card``."""
        if card == self._card:
            return
        self._card = card
        self.name, self.kind = card.name, "" if card.kind == card.name else card.kind
        self.lies = not card.ready
        numbers = self.ids.numbers
        numbers.clear_widgets()
        for icon, count, name in card.icons:
            numbers.add_widget(Mark(icon, count, name, told=count != 1))
        self._paint_numerals(numbers, card)
        for shown in numbers.children:
            shown.fbind("width", self._measure)
        self._measure()

    def _measure(self, *_event: Any) -> None:
        wide = [shown.width for shown in self.ids.numbers.children]
        self.needed = sum(wide) + dp(8) * max(0, len(wide) - 1)

    def _paint_numerals(self, numbers: Any, card: CardTile) -> None:
        for numeral in card.numerals:
            if numeral.value or numeral.limit or numeral.becomes is not None:
                shown = CardNumeral()
                shown.paint(numeral)
                numbers.add_widget(shown)
        counted = {numeral.counter for numeral in card.numerals}
        for id, (name, count) in zip(card.token_ids, card.tokens, strict=True):
            if f"{card.id}.{id}" not in counted:
                numbers.add_widget(Mark("token", count, name, told=True))

    def on_release(self) -> None:
        """The whole card."""
        if self._card:
            self._tapped(self._card)


class Mark(BoxLayout):
    """An icon printed on a card, or a token that lies on it; where it is a number, with its name."""

    icon = StringProperty()
    count = NumericProperty(1)
    text = StringProperty()
    told = BooleanProperty(False)
    natural = NumericProperty(0)  # pixels that the name takes
    ink = ColorProperty(theme.WARN)

    def __init__(self, icon: str, count: int, text: str, told: bool) -> None:
        super().__init__(icon=icon, count=count, text=text, told=told, natural=breadth(text, sp(12)))
