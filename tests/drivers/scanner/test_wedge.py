"""Scanner or person: every layout, every pace, a busy screen; and that no key is lost, doubled or leaked."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.scanner.keys import ENTER, KEYPAD_ENTER, TAB
from drivers.scanner.wedge import LET_GO, OVER, Stroke, Verdict, WedgeDecoder

from .hands import LEFT_SHIFT, US, in_frames, scanned, typed

FRAME = 1 / 30
CODE = "MC01107-5"


class Screen:
    """Feeds keys in time order, looks once a frame while keys are held back, and keeps what was delivered."""

    def __init__(self, prefix: str = "") -> None:
        self.decoder = WedgeDecoder(prefix)
        self.delivered: list[Any] = []
        self.scans: list[str] = []

    def keys(self, strokes: list[Stroke], until: float = 1.0) -> Screen:
        """Feed them all, then look on for ``until`` seconds."""
        at = strokes[0].at
        for stroke in strokes:
            at = self._look(at, stroke.at)
            self._take(self.decoder.feed(stroke.scancode, stroke.down, stroke.at, stroke.event))
        self._look(at, at + until)
        return self

    def _look(self, begin: float, end: float) -> float:
        at = begin
        while self.decoder.due is not None and at + FRAME < end:
            at += FRAME
            if at >= self.decoder.due:
                self._take(self.decoder.tick(at))
        return end

    def _take(self, verdict: Verdict) -> None:
        self.delivered += [stroke.event for stroke in verdict.deliver]
        self.scans += [verdict.text] if verdict.text is not None else []


def events(strokes: list[Stroke]) -> list[Any]:
    return [stroke.event for stroke in strokes]


# What SDL calls the keys of "A1-2Yz/0" and Enter from a US scanner, and the text that the screen gets with each layout.
TRACE = [225, 4, 30, 45, 31, 225, 28, 29, 56, 39, 40]
LAYOUTS = {"us": "A1-2Yz/0", "fr": "Q&)éYw!à", "cz": "A+=ěZy-é", "de": "A1ß2Zy-0"}


@pytest.mark.parametrize("layout", list(LAYOUTS))
def test_a_code_reads_the_same_whatever_the_layout_of_the_computer(layout: str) -> None:
    texts = iter(LAYOUTS[layout])
    screen = Screen()
    downs = [stroke.scancode for stroke in scanned("A1-2Yz/0") if stroke.down]
    assert downs == TRACE
    for stroke in scanned("A1-2Yz/0"):
        screen._take(screen.decoder.feed(stroke.scancode, stroke.down, stroke.at, stroke.event))
        if stroke.down and stroke.scancode not in (LEFT_SHIFT, ENTER):
            screen._take(screen.decoder.follow(next(texts)))
    assert (screen.scans, screen.delivered) == (["A1-2Yz/0"], [])


def test_every_letter_of_the_us_keyboard() -> None:
    everything = "".join(sorted(US))
    assert everything == "".join(chr(n) for n in range(32, 127))
    assert Screen().keys(scanned(everything)).scans == [everything]


@pytest.mark.parametrize("end", [ENTER, KEYPAD_ENTER, TAB])
def test_every_end(end: int) -> None:
    screen = Screen().keys(scanned(CODE, end=end))
    assert (screen.scans, screen.delivered) == ([CODE], [])


def test_right_shift_is_shift_and_caps_lock_is_nothing() -> None:
    right = [Stroke(229 if s.scancode == LEFT_SHIFT else s.scancode, s.down, s.at) for s in scanned(CODE)]
    caps = [Stroke(57, True, 0.0), Stroke(57, False, 0.0)]
    screen = Screen().keys(caps + right)
    assert (screen.scans, screen.delivered) == ([CODE], [])


def test_keypad_digits() -> None:
    keypad = [Stroke(usage, down, 0.0) for usage in (89, 97, 98, 90, 86, 87) for down in (True, False)]
    assert Screen().keys([*keypad, Stroke(ENTER, True, 0.0)]).scans == ["1902-+"]


def test_alt_and_the_number_of_a_letter_on_the_keypad() -> None:
    """Num lock, then for each letter Alt down, 0 and its number on the keypad, Alt up: a Datalogic trace."""
    strokes = [Stroke(83, True, 0.0), Stroke(83, False, 0.0)]
    for letter in "4é-Ž":
        digits = f"0{letter.encode('cp1252')[0]}"
        keys = [226, *((98 if digit == "0" else 88 + int(digit)) for digit in digits)]
        strokes += [Stroke(226, True, 0.0)]
        strokes += [Stroke(key, down, 0.0) for key in keys[1:] for down in (True, False)]
        strokes += [Stroke(226, False, 0.0)]
    screen = Screen().keys([*strokes, Stroke(ENTER, True, 0.0)])
    assert (screen.scans, screen.delivered) == (["4é-Ž"], [])


def test_ctrl_and_a_bracket_is_the_separator_of_gs1() -> None:
    ctrl = [Stroke(key, down, 0.06) for key, down in [(224, True), (48, True), (48, False), (224, False)]]
    screen = Screen().keys([*scanned("10LOT7", end=0), *ctrl, *scanned("21SER9", 0.06)])
    assert screen.scans == ["10LOT7\x1d21SER9"]


@pytest.mark.parametrize("second", [[(ENTER, True)], [(224, True), (13, True)]])
def test_the_second_half_of_cr_lf_presses_nothing(second: list[tuple[int, bool]]) -> None:
    strokes = scanned(CODE)
    after = [Stroke(key, down, strokes[-1].at + 0.004) for key, down in second]
    screen = Screen().keys(strokes + after)
    assert (screen.scans, screen.delivered) == ([CODE], [])


@pytest.mark.parametrize("step", [0.0, 0.001, 0.004, 0.010, 0.015])
@pytest.mark.parametrize("frames", [False, True])
def test_scans_of_every_pace_also_in_frames(step: float, frames: bool) -> None:
    strokes = scanned(CODE, step=step)
    screen = Screen().keys(in_frames(strokes) if frames else strokes)
    assert (screen.scans, screen.delivered) == ([CODE], [])


@pytest.mark.parametrize("busy_before", range(1, len(scanned(CODE))))
def test_a_screen_that_is_busy_in_the_middle_of_a_scan(busy_before: int) -> None:
    """The screen stands still for 0.8 s; then it looks at the time first, and at the keys of that while after."""
    strokes = scanned(CODE)
    screen = Screen()
    for stroke in strokes[:busy_before]:
        screen._take(screen.decoder.feed(stroke.scancode, stroke.down, stroke.at, stroke.event))
    screen._take(screen.decoder.tick(0.8))
    for stroke in strokes[busy_before:]:
        screen._take(screen.decoder.feed(stroke.scancode, stroke.down, 0.8, stroke.event))
    assert (screen.scans, screen.delivered) == ([CODE], [])


def test_five_scans_without_a_pause_while_a_name_is_being_entered() -> None:
    name = typed("Ana", end=0)
    scans = [stroke for n in range(5) for stroke in scanned("MC01097A", 1.0 + n * 0.2, step=0.0)]
    after = typed("bo", 3.0, end=0)
    screen = Screen().keys([*name, *scans, *after])
    assert screen.scans == ["MC01097A"] * 5
    assert screen.delivered == events(name + after)


def test_a_person_who_types_a_name_and_enter() -> None:
    strokes = typed("ana")
    screen = Screen().keys(strokes)
    assert (screen.scans, screen.delivered) == ([], events(strokes))


def test_no_tick_is_needed_to_see_that_a_person_types() -> None:
    decoder = WedgeDecoder()
    strokes = typed("anna")
    verdicts = [decoder.feed(s.scancode, s.down, s.at, s.event) for s in strokes]
    assert [stroke.event for verdict in verdicts for stroke in verdict.deliver] == events(strokes)
    assert [verdict.text for verdict in verdicts if verdict.text] == []


@pytest.mark.parametrize("step", [0.060, 0.080, 0.120, 0.250])
@pytest.mark.parametrize("frames", [False, True])
def test_people_of_every_pace_also_in_frames(step: float, frames: bool) -> None:
    strokes = typed("Annabelle the 3rd!", step=step)
    screen = Screen().keys(in_frames(strokes) if frames else strokes)
    assert (screen.scans, screen.delivered) == ([], events(strokes))


def test_a_key_is_held_back_for_a_moment_only() -> None:
    decoder = WedgeDecoder()
    assert decoder.feed(4, True, 0.0, "a").key == "hold"
    assert decoder.due == LET_GO
    assert [decoder.tick(at).deliver for at in (0.05, LET_GO, LET_GO + FRAME)] == [(), (), (Stroke(4, True, 0.0, "a"),)]
    assert decoder.due is None


def test_enter_and_arrows_pass_at_once() -> None:
    decoder = WedgeDecoder()
    for key in (ENTER, TAB, 79, 41, 58):
        assert decoder.feed(key, True, 0.0, "down").deliver == (Stroke(key, True, 0.0, "down"),)
        assert decoder.feed(key, False, 0.0, "up").deliver == (Stroke(key, False, 0.0, "up"),)


def test_a_key_kept_down_repeats_for_a_person() -> None:
    strokes = [Stroke(4, True, at, f"a{n}") for n, at in enumerate([0.0, *(0.6 + k * 0.033 for k in range(10))])]
    screen = Screen().keys([*strokes, Stroke(4, False, 1.0, "up"), Stroke(ENTER, True, 1.1, "enter")])
    assert (screen.scans, screen.delivered) == ([], [f"a{n}" for n in range(11)] + ["up", "enter"])


def test_shift_kept_down_repeats_for_a_person() -> None:
    repeats = [Stroke(LEFT_SHIFT, True, n * 0.033, f"shift{n}") for n in range(30)]
    screen = Screen().keys([*repeats, Stroke(79, True, 1.0, "right")])
    assert screen.delivered == [*events(repeats), "right"]


def test_repeats_of_a_key_that_passed_pass_at_once() -> None:
    for key in (4, LEFT_SHIFT):
        decoder = WedgeDecoder()
        decoder.feed(key, True, 0.0)
        assert [decoder.tick(at).key for at in (0.1, 0.13)] == ["hold", "pass"]
        assert [decoder.feed(key, True, at).key for at in (0.66, 0.7, 0.73)] == ["pass"] * 3


def test_a_stray_key_of_a_scanner_is_part_of_its_scan() -> None:
    f1 = [Stroke(58, True, 0.013, "f1"), Stroke(58, False, 0.014, "f1")]
    scan = scanned("EBR0173", 0.0, step=0.002)
    screen = Screen().keys([*(s for s in scan if s.at < 0.013), *f1, *(s for s in scan if s.at > 0.013)])
    assert (screen.scans, screen.delivered) == (["EBR0173"], [])


def test_a_key_between_two_looks_makes_the_second_a_first() -> None:
    decoder = WedgeDecoder()
    decoder.feed(4, True, 0.0)
    assert decoder.tick(0.1).key == "hold"
    decoder.feed(4, False, 0.11)
    assert [decoder.tick(at).key for at in (0.13, 0.16)] == ["hold", "pass"]


def test_shortcuts_of_a_person_pass() -> None:
    copy = [
        Stroke(key, down, at, f"{key}{down}")
        for key, down, at in [(224, True, 0.0), (6, True, 0.2), (6, False, 0.25), (224, False, 0.3)]
    ]
    screen = Screen().keys(copy)
    assert (screen.scans, screen.delivered) == ([], events(copy))


def test_a_fast_burst_without_an_end_is_a_scan_after_a_while() -> None:
    screen = Screen().keys(scanned("EBR0173", end=0), until=OVER / 2)
    assert screen.scans == []
    screen._look(OVER / 2, 1.0)
    assert (screen.scans, screen.delivered) == (["EBR0173"], [])


def test_a_few_keys_at_once_and_enter_are_a_person() -> None:
    strokes = scanned("ok")
    screen = Screen().keys(strokes)
    assert (screen.scans, screen.delivered) == ([], events(strokes))


def test_two_scans_of_a_scanner_without_an_end_are_two() -> None:
    screen = Screen().keys([*scanned("EBR0173", end=0), *scanned("EBR0174", 0.6, end=0)])
    assert screen.scans == ["EBR0173", "EBR0174"]


def test_a_key_that_was_down_before_a_scan_comes_up_after_it() -> None:
    right = Stroke(79, True, 0.0, "right down"), Stroke(79, False, 0.501, "right up")
    scan = scanned(CODE, 0.5)
    screen = Screen().keys([right[0], scan[0], right[1], *scan[1:]])
    assert (screen.scans, screen.delivered) == ([CODE], ["right down", "right up"])


def test_the_ends_of_swallowed_keys_are_swallowed() -> None:
    strokes = scanned(CODE)
    screen = Screen().keys(strokes[:-1])
    assert screen.scans == [CODE]
    assert screen.decoder.feed(ENTER, False, 5.0).key == "swallow"


def test_a_lost_key_up_does_not_make_the_next_scan_a_person() -> None:
    screen = Screen().keys([Stroke(16, True, 0.0, "m lost its up"), *scanned(CODE, 2.0)])
    assert (screen.scans, screen.delivered) == ([CODE], ["m lost its up"])


def test_a_window_that_loses_the_keyboard_lets_go() -> None:
    decoder = WedgeDecoder()
    decoder.feed(4, True, 0.0, "a")
    assert decoder.reset().deliver == (Stroke(4, True, 0.0, "a"),)
    assert decoder.due is None


def test_with_a_prefix_people_are_never_held_back() -> None:
    decoder = WedgeDecoder("~")
    for stroke in typed("anna"):
        verdict = decoder.feed(stroke.scancode, stroke.down, stroke.at, stroke.event)
        assert verdict.deliver == (stroke,)


@pytest.mark.parametrize("step", [0.0, 0.02, 0.1])
def test_with_a_prefix_a_scan_may_be_slow_and_short(step: float) -> None:
    screen = Screen("~").keys(scanned("~7", step=step))
    assert (screen.scans, screen.delivered) == (["7"], [])


def test_with_a_prefix_all_else_is_a_person_however_fast() -> None:
    strokes = scanned(CODE)
    screen = Screen("~").keys(strokes)
    assert (screen.scans, screen.delivered) == ([], events(strokes))


def test_a_prefix_of_two_keys_that_a_person_begins() -> None:
    strokes = typed("//a")
    assert Screen("//").keys(scanned("//EBR0173")).scans == ["EBR0173"]
    assert Screen("/~").keys(strokes).delivered == events(strokes)


KEYS = st.tuples(st.sampled_from([4, 16, 30, 45, 89, ENTER, TAB, LEFT_SHIFT, 224, 226, 79, 57]), st.booleans())
STEPS = st.sampled_from([0.0, 0.004, 0.033, 0.066, 0.12, 0.4, 2.0])


@given(keys=st.lists(st.tuples(KEYS, STEPS), min_size=1, max_size=40), prefix=st.sampled_from(["", "~", "a"]))
def test_each_key_is_delivered_once_and_in_order_or_belongs_to_a_scan(
    keys: list[tuple[tuple[int, bool], float]], prefix: str
) -> None:
    at, strokes = 0.0, []
    for n, ((scancode, down), step) in enumerate(keys):
        at += step
        strokes.append(Stroke(scancode, down, at, n))
    screen = Screen(prefix).keys(strokes)
    assert screen.delivered == sorted(set(screen.delivered))
    assert screen.decoder.due is None
    if not screen.scans:
        assert screen.delivered == list(range(len(strokes)))
