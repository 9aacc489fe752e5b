"""A code that no card has: what was read, large; and what card it is, in two taps."""

from __future__ import annotations

import json
from typing import Any

from kivy.metrics import sp

from companion.line import quoted
from companion.presenters.models import Choice, Unknown
from companion.screens import theme
from companion.screens.ear import Ear
from companion.screens.sheet import Sheet
from companion.screens.widgets import IconTap, Paragraph, Tap, Text, grid, row

MOST_COST = 99


class TeachingSheet(Sheet):
    """Kind, then "Teach"; a name and a cost where somebody wants to give them."""

    def __init__(self, ear: Ear, unknown: Unknown) -> None:
        super().__init__(heading=ear.word("unknown-heading"), wide=True)
        self._ear, self._unknown = ear, unknown
        self._kind, self._name, self._cost = "", "", -1
        self.add(Paragraph(text=unknown.shown, wanted=sp(26), bold=True))
        self.say(unknown.sentence, quiet=True, size=14)
        self.say(ear.word("teach-kind"))
        self._kinds = grid(4 if self.is_broad else 2)
        for kind in unknown.kinds:
            self._kinds.add_widget(self._offer(kind))
        self.add(self._kinds)
        self._called = Tap(text=ear.word("teach-name"), said=lambda _: self._ask_name(), edge=theme.LINE)
        self._costs = Text(text=ear.word("teach-cost-none"), halign="center")
        minus = IconTap(icon="minus", said=lambda _: self._step(-1), back=theme.RAISED)
        plus = IconTap(icon="plus", said=lambda _: self._step(1), back=theme.RAISED)
        cost = (minus, self._costs, plus)
        for taps in ((self._called, *cost),) if self.is_broad else ((self._called,), cost):
            self.add(row(*taps))
        self._teach = Tap(text=ear.word("teach"), said=lambda _: self._taught(), fill=theme.GOOD, bold=True)
        self._teach.color = theme.readable_on(theme.GOOD)
        self._teach.disabled, self._teach.wanted = True, sp(20)
        self.ids.bottom.add_widget(self._teach)
        self.ids.bottom.height = theme.tall(20, least=56)

    def _offer(self, kind: Choice) -> Tap:
        return Tap(text=kind.text, line=kind.value, said=self._pick, size_hint_y=None, height=theme.tall(17))

    def _pick(self, kind: str) -> None:
        self._kind = kind
        for tap in self._kinds.children:
            tap.edge = theme.GOLD if tap.line == kind else theme.NONE
        self._teach.disabled = False

    def _step(self, by: int) -> None:
        self._cost = min(max(-1, self._cost + by), MOST_COST)
        none = self._ear.word("teach-cost-none")
        self._costs.text = none if self._cost < 0 else self._ear.word("teach-cost", value=self._cost)

    def _ask_name(self) -> None:
        from companion.screens.writing import write

        write(self._ear, self._ear.word("teach-name"), self._name, self._called_it)

    def _called_it(self, name: str) -> None:
        self._name = name
        self._called.text = name or self._ear.word("teach-name")

    def _taught(self) -> None:
        self.dismiss(animation=False)
        text = quoted(self._unknown.text)
        self._ear.say(f"teach {text} {json.dumps(self.card(), ensure_ascii=False)}")
        self._ear.say(f"scan {text} as=look")

    def card(self) -> dict[str, Any]:
        """The facts that are taught."""
        told: dict[str, Any] = {"kind": self._kind}
        if self._name:
            told["name"] = self._name
        if self._cost >= 0:
            told["cost"] = self._cost
        return told
