"""Four targets in the corners: whether a tap hits where it is seen, after the panel was turned."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, Line
from kivy.metrics import dp, sp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.modalview import ModalView

from companion.screens import theme
from companion.screens.ear import Ear
from companion.screens.widgets import Text

CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))
NEAR = 40  # dp from the middle of a target: a hit
PATIENCE = 20.0  # seconds without a tap: a panel that is wrong must not lock anybody out


class CalibrateSheet(ModalView):
    """Each tap is shown where it arrived; a target that was hit turns green, and four of them close the sheet."""

    def __init__(self, ear: Ear) -> None:
        super().__init__(auto_dismiss=False, background="", background_color=theme.TABLE, overlay_color=theme.TABLE)
        self._hit: set[tuple[int, int]] = set()
        self._ear = ear
        self._field = FloatLayout()
        self._says = Text(text=ear.word("calibrate-hint"), wanted=sp(20), halign="center")
        self._says.size_hint, self._says.pos_hint = (0.6, 0.5), {"center_x": 0.5, "center_y": 0.5}
        self._field.add_widget(self._says)
        self.add_widget(self._field)
        self._patience = Clock.schedule_once(lambda _: self.dismiss(animation=False), PATIENCE)
        self.bind(size=self._paint)

    def on_touch_down(self, touch: Any) -> bool:
        """A tap: shown where it arrived, and counted where it hits."""
        self._patience.cancel()
        self._patience()
        for corner in CORNERS:
            x, y = self._middle(corner)
            if abs(touch.x - x) <= dp(NEAR) and abs(touch.y - y) <= dp(NEAR):
                self._hit.add(corner)
        self._paint(at=(touch.x, touch.y))
        if len(self._hit) == len(CORNERS):
            self._says.text = self._ear.word("calibrate-good")
            Clock.schedule_once(lambda _: self.dismiss(animation=False), 1.2)
        return True

    def on_dismiss(self) -> None:
        """Nothing ticks on behind the table."""
        self._patience.cancel()

    def _middle(self, corner: tuple[int, int]) -> tuple[float, float]:
        inset = dp(NEAR)
        return inset + corner[0] * (self.width - 2 * inset), inset + corner[1] * (self.height - 2 * inset)

    def _paint(self, *_event: Any, at: tuple[float, float] | None = None) -> None:
        self._field.canvas.after.clear()
        with self._field.canvas.after:
            for corner in CORNERS:
                x, y = self._middle(corner)
                Color(rgba=theme.GOOD if corner in self._hit else theme.QUIET)
                Line(circle=(x, y, dp(26)), width=dp(2))
                Line(points=(x - dp(12), y, x + dp(12), y), width=dp(1.5))
                Line(points=(x, y - dp(12), x, y + dp(12)), width=dp(1.5))
            if at:
                Color(rgba=theme.WARN)
                Line(circle=(*at, dp(8)), width=dp(2))
