"""A counter on the screen: large for the few that matter most, small or tiny for the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.core.text import Label as Measure
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.presenters.models import Numeral
from companion.screens import theme
from companion.screens.kv import load
from companion.screens.widgets import PIPS, Panel

load("numerals.kv")
Tapped = Callable[[Numeral], None]


class Painted:
    """What every picture of a counter has."""

    name = StringProperty()
    label = StringProperty()
    icon = StringProperty()
    value = StringProperty()
    limit = StringProperty()
    short = StringProperty()
    becomes = StringProperty()
    tint = ColorProperty(theme.WARN)
    share = NumericProperty(0.0)
    becomes_share = NumericProperty(0.0)
    bar = NumericProperty(0)
    pips = NumericProperty(0)
    numeral: Numeral | None = None
    ids: Any

    def paint(self, numeral: Numeral) -> None:
        """Show ``numeral``."""
        if numeral == self.numeral:
            return
        self.numeral = numeral
        self.name, self.label = numeral.name, numeral.label or numeral.name
        self.icon, self.value = numeral.icon, str(numeral.value)
        self.limit = f"/ {numeral.limit}" if numeral.limit is not None else ""
        self.short = f"/{numeral.limit}" if numeral.limit is not None else ""
        self.becomes = f"→ {numeral.becomes}" if numeral.becomes is not None else ""
        self.tint = theme.colour(numeral.tint)
        self.share, self.becomes_share = numeral.share or 0.0, numeral.becomes_share or 0.0
        self.pips = int(bool(numeral.limit) and (numeral.limit or 0) <= PIPS)
        self.bar = int(numeral.share is not None and not self.pips)
        pips = self.ids.get("pips")
        if pips:
            pips.limit, pips.becomes, pips.value = numeral.limit or 0, numeral.becomes or 0, numeral.value


class TappedNumeral(ButtonBehavior, Painted):
    """A tap tells where the number comes from, and offers to correct it."""

    def __init__(self, tapped: Tapped, **properties: Any) -> None:
        self._tapped = tapped
        super().__init__(**properties)

    def on_release(self) -> None:
        """Whence, and a pad."""
        if self.numeral:
            self._tapped(self.numeral)


class LargeNumeral(TappedNumeral, Panel):
    """Name, a large number, the limit, what it will become, minus and plus."""

    def __init__(self, tapped: Tapped, nudged: Callable[[str, int], None], **properties: Any) -> None:
        self._nudged = nudged
        super().__init__(tapped, **properties)

    def nudge(self, by: int) -> None:
        """Correct the number by one."""
        if self.numeral:
            self._nudged(self.numeral.counter, by)


class SmallNumeral(TappedNumeral, Panel):
    """Icon, name and number, with its bar or its discs. ``brief``: by its short name."""

    brief = BooleanProperty(False)


class QuietNumeral(TappedNumeral, Panel):
    """Icon, short name and number: of which there may be many."""


class SeatNumeral(Painted, BoxLayout):
    """A line of a seat: icon, name and number."""


class CardNumeral(Painted, BoxLayout):
    """A number of a card: icon, how much of how much, its name, and a bar."""

    natural = NumericProperty(0)  # pixels that the name takes

    def paint(self, numeral: Numeral) -> None:
        """Show ``numeral``."""
        super().paint(numeral)
        self.natural = breadth(self.label, sp(12))


def breadth(text: str, size: float) -> float:
    """Pixels that a text takes beside others, with a little room."""
    return float(Measure(font_name="Inter", font_size=round(size)).get_extents(text)[0] + dp(4))
