"""Scanners that act as a keyboard. The screen feeds every key here first and hands on only what a verdict delivers.

    verdict = scanner.feed(scancode, down=True, event=arguments)     # and scanner.follow(text) for the text of a key
    for stroke in verdict.deliver:
        dispatch(stroke.event)                                       # nothing else reaches a field or a button
    while scanner.due is not None: call scanner.tick() at that time, then once a frame, and deliver likewise

The scanner is set to the US keyboard; the layout of the computer does not matter. No thread: a code is put from
within ``feed`` or ``tick``.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from drivers.options import choice, text
from drivers.scanner import Put
from drivers.scanner.reading import MODES, Reading
from drivers.scanner.wedge import Stroke, Verdict, WedgeDecoder
from drivers.status import OnStatus, unheard


@dataclass(frozen=True, kw_only=True)
class KeyboardOptions:
    """``prefix``: what the scanner sends before each code; with one, people's keys are never held back."""

    prefix: str = text("", unit="letters")
    mode: str = choice("hand", *MODES)


class KeyboardScanner:
    """A ``CodeScanner``. Before ``start`` and after ``close`` every key passes."""

    Options = KeyboardOptions

    def __init__(self, options: KeyboardOptions, *, put: Put, on_status: OnStatus = unheard) -> None:
        self._put = put
        self._on_status = on_status
        self._reading = Reading("keyboard", mode=options.mode)
        self._decoder = WedgeDecoder(options.prefix)
        self._works = self._closed = False

    def start(self) -> None:
        if not self._works and not self._closed:
            self._works = True
            self._on_status("ok", None)

    def close(self) -> None:
        """The screen takes ``reset`` first if it wants the keys that are still held back."""
        self._works, self._closed = False, True
        self._decoder.reset()

    @property
    def due(self) -> float | None:
        """When to call ``tick``, in monotonic seconds; None while no key is held back."""
        return self._decoder.due

    def feed(self, scancode: int, down: bool, at: float | None = None, event: object = None) -> Verdict:
        """One key; ``scancode`` as SDL numbers them, ``at`` in monotonic seconds (now, where it is left out)."""
        now = time.monotonic() if at is None else at
        if not self._works:
            return Verdict("pass", (Stroke(scancode, down, now, event),))
        return self._heard(self._decoder.feed(scancode, down, now, event), now)

    def follow(self, event: object) -> Verdict:
        """What came with the latest key (its text): it shares its fate."""
        return self._decoder.follow(event)

    def tick(self, at: float | None = None) -> Verdict:
        now = time.monotonic() if at is None else at
        return self._heard(self._decoder.tick(now), now)

    def reset(self) -> Verdict:
        """The window lost the keyboard: the keys that are held back pass."""
        return self._decoder.reset()

    def _heard(self, verdict: Verdict, at: float) -> Verdict:
        for heard in self._reading.text(verdict.text, at) if verdict.text else ():
            self._put(heard)
        return verdict
