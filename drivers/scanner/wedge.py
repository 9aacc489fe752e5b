"""Telling a scanner that acts as a keyboard from a person who types: pure, times are monotonic seconds.

A key is held back until it is known whose it is: a scanner's keys are swallowed, Enter included; a person's are
delivered in their order a moment later. Only arrival times are known, and those in steps of a screen's frame (33 ms at
30 frames a second), with a longer step whenever the screen is busy. So a burst is judged by the median of its steps,
and it is over when ``tick`` found it silent twice: the first look after a busy moment comes before the keys of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from drivers.scanner.keys import ALT, END_LETTERS, ENDS, KEYPAD_DIGITS, SILENT, alt_letter, letter

# Seconds from key to key. Scanners take 1 to 30 ms a key, fast typists 100, the best of them 60 over a word.
SCAN = 0.050  # median of a scan that ends with Enter or Tab
FAST = 0.035  # median that nobody types, one frame at 30 a second: a scan even without an end
LET_GO = 0.075  # a lone key is typing after two frames of silence
OVER = 0.3  # a fast burst is over
STALL = 1.0  # a longer wait between two keys is no busy screen
REPEAT = 1.0  # a key that is down longer without a word lost its "up"; keyboards repeat it after 0.25 to 0.66

Fate = Literal["pass", "hold", "swallow"]

SHORTEST = 4  # letters of a scan; a prefix allows one
FAST_KEYS = 3  # keys after which a burst can be called fast


@dataclass(frozen=True, slots=True)
class Stroke:
    """A key that went down or up; ``event`` is whatever the caller wants back when it is delivered."""

    scancode: int
    down: bool
    at: float
    event: object = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What becomes of a key, and of those before it.

    ``key``: the key just fed passes, is held back, or is swallowed. ``deliver``: strokes to hand on now, in this
    order, the one just fed among them if it passes; nothing else may be handed on. ``text``: a scan that just ended;
    what it delivers are the ends of keys that were down before it.
    """

    key: Fate
    deliver: tuple[Stroke, ...] = ()
    text: str | None = None


@dataclass(slots=True)
class Burst:
    """Keys that are held back together, and what they write."""

    strokes: list[Stroke] = field(default_factory=list)
    others: list[Stroke] = field(default_factory=list)  # of these: more of keys that passed before the burst
    downs: list[float] = field(default_factory=list)
    text: str = ""
    digits: str = ""  # typed on the keypad while Alt is down

    def step(self) -> float:
        """Median seconds from key to key."""
        gaps = [later - earlier for earlier, later in zip(self.downs, self.downs[1:], strict=False)]
        return sorted(gaps)[(len(gaps) - 1) // 2] if gaps else 0.0  # the lower one of two in the middle

    def is_fast(self) -> bool:
        return len(self.downs) >= FAST_KEYS and self.step() <= FAST

    def is_typing(self) -> bool:
        return len(self.downs) >= FAST_KEYS and self.step() > SCAN


class WedgeDecoder:
    """Feed it every key that goes down or up; call ``tick`` at ``due`` while it holds keys back.

    ``prefix``: what the scanner sends before each code. Only then is a burst a scan, at any speed, and all other keys
    pass at once.
    """

    def __init__(self, prefix: str = "") -> None:
        self._prefix = prefix
        self._burst = Burst()
        self._fates: dict[int, Fate] = {}  # of the keys that are down
        self._since: dict[int, float] = {}  # when they went down
        self._latest: Fate = "pass"
        self._ended = float("-inf")  # the latest scan
        self._silent = False  # the latest look found nothing

    @property
    def due(self) -> float | None:
        """When to call ``tick``, and from then on once a frame; None while nothing is held back."""
        return self._burst.downs[-1] + self._patience() if self._burst.downs else None

    def feed(self, scancode: int, down: bool, at: float, event: object = None) -> Verdict:
        """One key. ``scancode`` as SDL and USB number them."""
        stroke = Stroke(scancode, down, at, event)
        self._silent = False
        before = self._over() if self._is_older(at, STALL) else Verdict("pass")
        now = self._down(stroke) if down else self._up(stroke)
        self._latest = now.key
        return replace(now, deliver=before.deliver + now.deliver, text=before.text or now.text)

    def follow(self, event: object) -> Verdict:
        """Something that came with the latest key, as its text does: it shares its fate."""
        return self._fated(self._latest, Stroke(0, True, 0.0, event))

    def tick(self, at: float) -> Verdict:
        """Time went by."""
        if not self._is_older(at, self._patience()):
            return Verdict("hold")
        if not self._silent:
            self._silent = True
            return Verdict("hold")
        return self._over()

    def reset(self) -> Verdict:
        """The keyboard went elsewhere: let go of everything."""
        self._fates.clear()
        self._since.clear()
        return self._let_go()

    def _is_older(self, at: float, seconds: float) -> bool:
        return bool(self._burst.downs) and at - self._burst.downs[-1] >= seconds

    def _patience(self) -> float:
        return OVER if self._is_sure() else LET_GO

    def _is_sure(self) -> bool:
        return self._is_prefixed() or self._burst.is_fast()

    def _is_prefixed(self) -> bool:
        return bool(self._prefix) and self._burst.text.startswith(self._prefix)

    def _is_scan(self, slowest: float) -> bool:
        if self._prefix:
            return self._is_prefixed() and len(self._burst.text) > len(self._prefix)
        return len(self._burst.text) >= SHORTEST and self._burst.step() <= slowest

    def _over(self) -> Verdict:
        """The burst ended by silence."""
        return self._scanned(self._burst.downs[-1]) if self._is_scan(FAST) else self._let_go()

    def _down(self, stroke: Stroke) -> Verdict:
        repeated = stroke.at - self._since.get(stroke.scancode, float("-inf")) < REPEAT
        self._since[stroke.scancode] = stroke.at
        if stroke.scancode in SILENT:
            return self._share(stroke) if repeated else self._hold(stroke, "")
        written = letter(stroke.scancode, frozenset(self._since))
        if stroke.scancode in ENDS or written in END_LETTERS:
            return self._end(stroke)
        if repeated or not (written or self._is_sure()):
            return self._typed(stroke)
        return self._hold(stroke, written)

    def _share(self, stroke: Stroke) -> Verdict:
        """More of a key that went down before, a repeat or its "up": it shares the fate of that, in its order."""
        fate = self._fates.get(stroke.scancode, "pass")
        if fate == "pass" and self._burst.strokes:
            self._burst.others.append(stroke)
            fate = "hold"
        return self._fated(fate, stroke)

    def _fated(self, fate: Fate, stroke: Stroke) -> Verdict:
        if fate == "hold":
            self._burst.strokes.append(stroke)
        return Verdict(fate, (stroke,) if fate == "pass" else ())

    def _hold(self, stroke: Stroke, written: str) -> Verdict:
        self._burst.strokes.append(stroke)
        self._burst.downs.append(stroke.at)
        self._fates[stroke.scancode] = "hold"
        if stroke.scancode in KEYPAD_DIGITS and self._since.keys() & ALT:
            self._burst.digits += written
        else:
            self._burst.text += written
        return self._let_go() if self._burst_is_typing() else Verdict("hold")

    def _burst_is_typing(self) -> bool:
        text = self._burst.text
        if self._prefix:
            return not (text.startswith(self._prefix) or self._prefix.startswith(text))
        return self._burst.is_typing()

    def _end(self, stroke: Stroke) -> Verdict:
        self._burst.downs.append(stroke.at)
        if self._is_scan(SCAN):
            self._burst.strokes.append(stroke)
            self._fates[stroke.scancode] = "swallow"
            return self._scanned(stroke.at)
        if not self._burst.text and stroke.at - self._ended < OVER:
            self._fates[stroke.scancode] = "swallow"  # the second half of CR LF
            return self._swallowed(None)
        return self._typed(stroke)

    def _up(self, stroke: Stroke) -> Verdict:
        self._since.pop(stroke.scancode, None)
        verdict = self._share(stroke)
        self._fates.pop(stroke.scancode, None)
        if self._burst.digits and stroke.scancode in ALT:
            self._burst.text += alt_letter(self._burst.digits)
            self._burst.digits = ""
        return verdict

    def _typed(self, stroke: Stroke) -> Verdict:
        self._burst.strokes.append(stroke)
        self._fates[stroke.scancode] = "hold"
        return self._let_go()

    def _let_go(self) -> Verdict:
        return Verdict("pass", tuple(self._settled("pass").strokes))

    def _scanned(self, at: float) -> Verdict:
        self._ended = at
        return self._swallowed(self._burst.text.removeprefix(self._prefix))

    def _swallowed(self, text: str | None) -> Verdict:
        return Verdict("swallow", tuple(self._settled("swallow").others), text)

    def _settled(self, fate: Fate) -> Burst:
        for scancode, held in self._fates.items():
            self._fates[scancode] = fate if held == "hold" else held
        self._latest = fate
        settled, self._burst = self._burst, Burst()
        return settled
