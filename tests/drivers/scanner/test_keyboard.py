"""The scanner of the settings that stands behind the keys of the screen."""

from __future__ import annotations

import pytest

from drivers.registry import open_scanner
from drivers.scanner import Code
from drivers.scanner.keyboard import KeyboardScanner
from drivers.scanner.wedge import Stroke

from .conftest import Table
from .hands import scanned, typed


@pytest.fixture
def keyboard(table: Table) -> KeyboardScanner:
    scanner = open_scanner("keyboard", table.put, table.on_status)
    assert isinstance(scanner, KeyboardScanner)
    scanner.start()
    assert table.status() == ("ok", "")
    return scanner


def feed(keyboard: KeyboardScanner, strokes: list[Stroke]) -> list[object]:
    """What is delivered."""
    verdicts = [keyboard.feed(stroke.scancode, stroke.down, stroke.at, stroke.event) for stroke in strokes]
    return [stroke.event for verdict in verdicts for stroke in verdict.deliver]


def test_a_scan_is_put_and_nothing_is_delivered(keyboard: KeyboardScanner, table: Table) -> None:
    scan = scanned("]C0MC01107-5", 5.0)
    assert feed(keyboard, scan) == []
    assert table.next() == Code("MC01107-5", "code-128", "keyboard", scan[-2].at, b"]C0MC01107-5")
    assert table.nothing_more()


def test_the_same_code_at_once_is_a_repeat_and_later_counts_again(keyboard: KeyboardScanner, table: Table) -> None:
    feed(keyboard, scanned("MC01107-5", 0.0) + scanned("MC01107-5", 0.2) + scanned("MC01107-5", 0.8))
    assert table.next_texts(3) == ["MC01107-5", "scan-repeated", "MC01107-5"]


def test_a_scan_without_an_end_is_put_by_the_clock(keyboard: KeyboardScanner, table: Table) -> None:
    feed(keyboard, scanned("EBR0173", 0.0, end=0))
    assert keyboard.due is not None
    due = keyboard.due
    assert [keyboard.tick(at).key for at in (due - 0.1, due, due + 0.03)] == ["hold", "hold", "swallow"]
    assert table.next_texts(1) == ["EBR0173"]


def test_the_text_of_a_key_shares_its_fate(keyboard: KeyboardScanner) -> None:
    keyboard.feed(4, True, 0.0, "a down")
    keyboard.follow("a text")
    keyboard.tick(0.1)
    assert [stroke.event for stroke in keyboard.tick(0.13).deliver] == ["a down", "a text"]
    assert keyboard.feed(79, True, 1.0, "right").key == "pass"
    assert [stroke.event for stroke in keyboard.follow("its text").deliver] == ["its text"]


def test_nothing_read_and_odd_control_keys_are_no_codes(keyboard: KeyboardScanner, table: Table) -> None:
    assert feed(keyboard, scanned("NOREAD")) == []
    ctrl_a = [Stroke(key, down, 1.0) for key, down in [(224, True), (4, True), (4, False), (224, False)]]
    feed(keyboard, ctrl_a + scanned("EBR0173", 1.0))
    assert table.next_texts(1) == ["scan-noise"]
    assert table.nothing_more()


def test_before_start_and_after_close_every_key_passes(table: Table) -> None:
    scanner = open_scanner("keyboard", table.put, table.on_status)
    assert isinstance(scanner, KeyboardScanner)
    scan = scanned("MC01107-5")
    everything = [stroke.event for stroke in scan]
    assert feed(scanner, scan) == everything
    scanner.start()
    scanner.feed(4, True, 2.0, "held back")
    assert [stroke.event for stroke in scanner.reset().deliver] == ["held back"]
    scanner.close()
    scanner.start()
    assert feed(scanner, scan) == everything
    assert table.rest() == [("ok", "")]
    assert table.nothing_more()


def test_the_prefix_of_the_settings(table: Table) -> None:
    scanner = open_scanner("keyboard:prefix=~", table.put)
    assert isinstance(scanner, KeyboardScanner)
    scanner.start()
    person = typed("anna")
    assert feed(scanner, person + scanned("~MC01107-5", 2.0)) == [stroke.event for stroke in person]
    assert table.next_texts(1) == ["MC01107-5"]
