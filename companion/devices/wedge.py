"""Keys of the window on their way to the screen: what a scanner types is a scan and reaches no field and no button.

For the window (Kivy), all on its own thread. Feed every key before anything else sees it, and hand on only what comes
back; nothing comes back for keys that are held or swallowed:

    def on_key_down(window, key, scancode, codepoint, modifiers):
        deliver(desk.keys.feed(scancode, True, event=("down", key, scancode, codepoint, modifiers)))
        return True                                     # we hand it on ourselves, now or in a moment

    def on_textinput(window, text):                     # the text of the latest key shares its fate
        deliver(desk.keys.follow(("text", text)))

    def on_key_up(window, key, scancode): ...           # as on_key_down, with False

    while desk.keys.due is not None:                    # a clock that runs only then: at ``due``, then once a frame
        deliver(desk.keys.tick())

    desk.keys.typing = True                             # while a text field has the focus
    deliver(desk.keys.reset())                          # when the window loses the keyboard

A bare Enter reaches text fields only: some scanners send one more than they should, and no button may be pressed by it.
Without a scanner of the kind ``keyboard`` in the settings every key passes at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from drivers.scanner.keyboard import KeyboardScanner
from drivers.scanner.keys import ENTER, KEYPAD_ENTER
from drivers.scanner.wedge import Fate, Stroke, Verdict

PRESSING = frozenset({ENTER, KEYPAD_ENTER})  # what presses the button that has the focus


class Keys:
    """The way of the keys. ``scanner`` gives the scanner that acts as a keyboard, if there is one now."""

    def __init__(self, scanner: Callable[[], KeyboardScanner | None]) -> None:
        self._scanner = scanner
        self.typing = False
        """A text field has the focus."""
        self.fate: Fate = "pass"
        """What became of the latest key: ``pass``, ``hold`` or ``swallow``."""

    @property
    def due(self) -> float | None:
        """When to call ``tick``, in monotonic seconds; None while no key is held back."""
        scanner = self._scanner()
        return scanner.due if scanner else None

    def feed(self, scancode: int, down: bool, at: float | None = None, event: object = None) -> tuple[object, ...]:
        """A key went down or up (``scancode`` as SDL numbers it): the events to hand on now, in their order."""
        scanner = self._scanner()
        now = time.monotonic() if at is None else at
        if scanner is None:
            return self._delivered(Verdict("pass", (Stroke(scancode, down, now, event),)))
        return self._delivered(scanner.feed(scancode, down, now, event))

    def follow(self, event: object) -> tuple[object, ...]:
        """What came with the latest key, its text: it shares its fate."""
        if self.fate == "swallow":
            return ()
        scanner = self._scanner()
        return self._delivered(scanner.follow(event)) if scanner else (event,)

    def tick(self, at: float | None = None) -> tuple[object, ...]:
        """Time went by: what was held back long enough to be a person's."""
        scanner = self._scanner()
        return self._delivered(scanner.tick(at)) if scanner else ()

    def reset(self) -> tuple[object, ...]:
        """The window lost the keyboard: what was held back."""
        scanner = self._scanner()
        return self._delivered(scanner.reset()) if scanner else ()

    def _delivered(self, verdict: Verdict) -> tuple[object, ...]:
        self.fate = verdict.key
        handed = [stroke for stroke in verdict.deliver if self.typing or stroke.scancode not in PRESSING]
        if verdict.key == "pass" and len(handed) < len(verdict.deliver):
            self.fate = "swallow"
        return tuple(stroke.event for stroke in handed)
