"""When pictures are sent, in virtual time."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.sending.pacing import GAP
from tests.drivers.sending.virtual import Evening


def test_dark_first_then_on_change_then_once_a_second_and_dark_last() -> None:
    assert Evening((0.5, 9), (3.0, None)).run() == [(0.0, 0), (0.5, 9), (1.5, 9), (2.5, 9), (3.0, 0)]


def test_what_is_asked_for_before_the_lamps_are_ready_comes_right_after_the_dark() -> None:
    evening = Evening((0.1, 9), (3.0, None))
    evening.wire.quiet = 2.0
    assert evening.run() == [(2.0, 0), (2.05, 9), (3.0, 0)]


def test_ten_changes_in_200_ms_are_merged_and_the_last_is_sent_last_and_repeated() -> None:
    changes = [(1.5 + 0.02 * each, each + 1) for each in range(10)]
    sent = Evening(*changes, (4.0, None)).run()
    assert sent == [
        (0.0, 0), (1.0, 0), (1.5, 1), (1.55, 3), (1.6, 6), (1.65, 8), (1.7, 10), (2.7, 10), (3.7, 10), (4.0, 0),
    ]  # fmt: skip


def test_a_picture_that_takes_long_on_the_wire_is_not_overtaken() -> None:
    evening = Evening((1.5, 1), (1.6, 2), (1.7, 3), (3.0, None))
    evening.wire.gap = 0.4
    assert evening.run() == [(0.0, 0), (1.0, 0), (1.5, 1), (1.9, 3), (2.9, 3), (3.3, 0)]


def test_the_same_picture_again_is_not_sent_again() -> None:
    assert Evening((0.5, 9), (0.7, 9), (0.9, 9), (1.2, None)).run() == [(0.0, 0), (0.5, 9), (1.2, 0)]


def test_closing_at_once_still_darkens() -> None:
    assert Evening((0.0, 9), (0.0, None)).run() == [(0.0, 0)]


def test_a_restarted_controller_gets_the_picture_at_once() -> None:
    evening = Evening((0.5, 9), (1.2, None))
    evening.wire.watch, evening.wire.starts = 0.25, [0.6]
    assert evening.run() == [(0.0, 0), (0.5, 9), (0.75, 9), (1.2, 0)]


def test_a_greeting_ends_the_quiet_time() -> None:
    evening = Evening((1.0, None))
    evening.wire.quiet, evening.wire.watch, evening.wire.starts = 5.0, 0.25, [0.3]
    assert evening.run() == [(0.5, 0)]


def test_a_lost_device_comes_back_with_dark_and_then_the_last_picture() -> None:
    evening = Evening((0.5, 9), (2.2, 7), (9.0, None), broken=[(1.0, 4.0)])
    sent = evening.run()
    assert sent == [(0.0, 0), (0.5, 9), (5.0, 0), (5.05, 7), (6.05, 7), (7.05, 7), (8.05, 7), (9.0, 0)]
    assert evening.told == [
        (0.0, "ok", ""),
        (1.5, "lost", "lost"),
        (2.0, "retrying", "not-found"),
        (5.0, "ok", ""),
    ]


def test_attempts_come_after_half_a_second_then_slower_up_to_five() -> None:
    evening = Evening((40.0, None), broken=[(0.0, 99.0)])
    evening.run()
    assert evening.told == [(0.0, "lost", "lost"), (0.5, "retrying", "not-found")]
    opened = [at for at, call in evening.wire.calls if call == "open"]
    assert opened == [0.5, 1.5, 3.5, 7.5, 12.5, 17.5, 22.5, 27.5, 32.5, 37.5]


def test_closing_while_the_device_is_away_ends_at_once() -> None:
    evening = Evening((2.0, None), broken=[(0.0, 99.0)])
    evening.run()
    assert evening.script.now() == 2.0
    assert evening.wire.calls[-1] == (2.0, "close")


def test_a_device_that_goes_at_once_again_is_tried_slower_and_slower() -> None:
    back = [0.7, 1.75, 3.8, 7.85, 12.9, 17.95]
    evening = Evening((0.2, 1), (19.0, None), broken=[(0.1, 0.4), *((at + 0.01, at + 0.1) for at in back)])
    evening.run()
    assert [at for at, state, _ in evening.told if state == "ok"] == [0.0, *back]


def test_a_device_that_stayed_is_tried_quickly_again() -> None:
    evening = Evening((30.0, None), broken=[(1.0, 4.0), (15.0, 15.6)])
    evening.run()
    assert [at for at, state, _ in evening.told if state == "lost"] == [1.0, 15.5]
    assert [at for at, call in evening.wire.calls if call == "open"] == [1.5, 2.5, 4.5, 16.0]


def test_a_fault_in_a_driver_is_told_and_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    evening = Evening((0.5, 9), (4.0, None))
    real = evening.wire.send

    def faulty(picture: bytes) -> None:
        if 0.4 < evening.script.now() < 2.0:
            raise ZeroDivisionError("planted")
        real(picture)

    evening.wire.send = faulty  # type: ignore[method-assign]
    assert evening.run()[-2:] == [(3.05, 9), (4.0, 0)]
    told = [(state, key) for _, state, key in evening.told]
    assert told == [("ok", ""), ("lost", "fault"), ("ok", "")]
    assert len(caplog.records) == 1


@given(st.lists(st.tuples(st.integers(0, 400), st.integers(0, 255)), max_size=60))
def test_never_faster_than_twenty_a_second_and_the_last_picture_stands(changes: list[tuple[int, int]]) -> None:
    evening = Evening(*[(at / 100, level) for at, level in changes], (6.0, None))
    sent = evening.run()
    assert all(later - earlier >= GAP - 1e-6 for (earlier, _), (later, _) in pairwise(sent))
    assert all(later - earlier <= 1.0 + 1e-6 for (earlier, _), (later, _) in pairwise(sent))
    last = sorted(changes, key=lambda change: change[0])[-1:]
    assert sent[-2][1] == (last[0][1] if last else 0)
    assert sent[-1][1] == 0
