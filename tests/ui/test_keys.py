"""Keys: what a scanner types never lands in a field, and no key ends the evening."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.ui.stage import Stage

Make = Callable[..., "Stage"]
ESCAPE, F1, F4, ENTER, BACKSPACE = (27, 41), (282, 58), (285, 61), (13, 40), (8, 42)


def press(key: int, scancode: int, text: str = "") -> None:
    """A key of a keyboard, as the window tells it."""
    from kivy.core.window import Window

    if not Window.dispatch("on_key_down", key, scancode, text, []):
        Window.dispatch("on_keyboard", key, scancode, text, [])
    if text:
        Window.dispatch("on_textinput", text)
    Window.dispatch("on_key_up", key, scancode)


def test_no_key_ends_a_kiosk(stage: Make) -> None:
    from kivy.base import EventLoop
    from kivy.core.window import Window

    shown = stage(kiosk="yes")
    for key in (ESCAPE, F1, F4):
        press(*key)
    assert Window.dispatch("on_request_close", source="keyboard")
    shown.frames()
    assert EventLoop.status == "started"
    assert shown.app.open_settings() is False
    assert shown.sheet() is None


def test_a_person_writes_with_a_keyboard(stage: Make) -> None:
    shown = stage()
    wrote: list[str] = []
    shown.evening.go_to("setup:reflets_dacide")
    from companion.screens.writing import write

    write(shown.evening, "Name", "", wrote.append)
    for letter in "anax":
        press(ord(letter), 4 + ord(letter) - ord("a"), letter)
    press(*BACKSPACE)
    press(*ENTER)
    assert wrote == ["ana"]
    assert shown.desk.keys.typing is False


def test_what_a_scanner_types_is_a_scan_and_no_name(stage: Make) -> None:
    shown = stage(scanners="keyboard")
    shown.say("game marvel_champions players=Ana scenario=rhino")
    wrote: list[str] = []
    from companion.screens.writing import write

    write(shown.evening, "Name", "Ana", wrote.append)
    for letter in "01107":
        press(ord(letter), 39 if letter == "0" else 30 + int(letter) - 1, letter)
    press(*ENTER)
    shown.until(lambda: shown.page().model.looked)
    assert shown.page().model.looked.code == "01107"
    assert "".join(wrote) in ("", "Ana")


def test_a_key_held_back_is_handed_on_when_the_window_loses_the_keyboard(stage: Make) -> None:
    from kivy.core.window import Window

    from companion.screens.writing import write

    shown = stage(scanners="keyboard")
    write(shown.evening, "Name", "", lambda _: None)
    shown.frames()
    Window.dispatch("on_key_down", ord("a"), 4, "a", [])
    Window.dispatch("on_textinput", "a")
    assert shown.sheet().text == ""
    Window._focus = True
    Window._focus = False
    assert shown.sheet().text == "a"
    Window._focus = True
