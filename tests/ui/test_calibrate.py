"""A tap arrives where it is seen, in every corner, however the panel is turned."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.ui.stage import Stage

Make = Callable[..., "Stage"]


def test_four_corners_are_hit_and_the_sheet_closes(stage: Make) -> None:
    from kivy.metrics import dp

    from companion.screens.calibrate import NEAR

    shown = stage()
    shown.say("game marvel_champions players=Ana scenario=rhino")
    shown.tap("menu")
    shown.tap("Try the touch")
    sheet = shown.until(shown.sheet)
    shown.touch(sheet.width / 2, sheet.height / 2)
    assert sheet._hit == set()
    for x in (dp(NEAR), sheet.width - dp(NEAR)):
        for y in (dp(NEAR), sheet.height - dp(NEAR)):
            shown.touch(x, y)
    shown.until(lambda: shown.sheet() is None)


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_a_turned_panel_is_touched_where_it_is_painted(stage: Make, rotation: int) -> None:
    """Down, move and up of a touch at the panel's own coordinates reach the widget that is painted there."""
    from kivy.core.window import Window

    shown = stage()
    shown.say("game marvel_champions players=Ana scenario=rhino")
    try:
        Window.rotation = rotation
        shown.frames(12)
        widget = shown.find("plus")
        assert widget
        touch = panel_touch(Window, rotation, *widget.to_window(*widget.center))
        touch.touch_down()
        shown.frames(2)
        touch.touch_move(touch.sx * Window.width + 1, touch.sy * Window.height)
        touch.touch_up()
        shown.until(lambda: shown.desk.view and shown.desk.view.counters["scheme.threat"].value == 1)
    finally:
        Window.rotation = 0
        Window.size = (800, 480)


def panel_touch(window: Any, rotation: int, x: float, y: float) -> Any:
    """A touch of the panel itself, whose coordinates know nothing of the rotation, at a place of the picture."""
    from kivy.base import EventLoop
    from kivy.tests.common import UnitTestTouch

    width, height = window.system_size
    across, up = {0: (x, y), 90: (width - y, x), 180: (width - x, height - y), 270: (y, height - x)}[rotation]

    inside = EventLoop.window
    return UnitTestTouch(across / width * inside.width, up / height * inside.height)
