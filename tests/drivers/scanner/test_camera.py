"""A camera as a scanner: what counts, what is a repeat, and a process and a camera that may go away."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from drivers.decoder import Read
from drivers.registry import open_scanner
from drivers.scanner import Code, CodeScanner, Trouble
from drivers.scanner.camera import LOOKED_AWAY, CameraReading, CameraScanner
from drivers.scanner.repeats import CAMERA
from tests.drivers.decoder.drawn import code, qr
from tests.drivers.scanner.conftest import Table

LABEL = "MC01107-5"
FRAME = 0.1  # seconds from frame to frame


def reads(*texts: str, symbology: str = "qr") -> list[Read]:
    return [
        Read(text, symbology, ((n, 0), (n + 9, 0), (n + 9, 9), (n, 9)), text.encode()) for n, text in enumerate(texts)
    ]


def heard(*frames: tuple[str, ...], still: bool = False, step: float = FRAME) -> list[tuple[int, str]]:
    """(number of the frame, text or key) for all that is put."""
    reading = CameraReading("camera:test", still=still)
    return [
        (number, each.text if isinstance(each, Code) else each.key)
        for number, texts in enumerate(frames)
        for each in reading.frame(reads(*texts), number * step)
    ]


def test_a_label_counts_at_once_because_it_checks_itself() -> None:
    assert heard((LABEL,), (LABEL,), ()) == [(0, LABEL)]
    assert heard((LABEL.lower(),)) == [(0, LABEL.lower())]


def test_all_else_needs_two_frames_in_a_row() -> None:
    for text in ("MC01107-6", "MC01107", "5901234123457"):
        assert heard((text,)) == heard((text,), (), (text,)) == []
        assert heard((text,), (text,), (text,)) == [(1, text)]


def test_one_odd_frame_among_good_ones_is_a_misread() -> None:
    good, odd = ("5901234123457",), ("5901234123464",)
    assert heard(good, good, odd, good, good) == [(1, good[0])]
    assert heard(good, good, odd, odd) == [(1, good[0]), (3, odd[0])]


@pytest.mark.parametrize("copies", [(LABEL,), (LABEL, LABEL)], ids=["linear: one of two copies", "QR: both"])
def test_two_copies_held_up_together_are_one_and_a_later_one_counts(copies: tuple[str, ...]) -> None:
    away = [()] * (round(CAMERA / FRAME) + 1)
    assert heard(copies, copies, *away, (LABEL,)) == [(0, LABEL), (2 + len(away), LABEL)]


def test_a_card_that_lies_there_is_silent_one_that_comes_back_soon_is_told_once() -> None:
    lies = [(LABEL,)] * 5
    away = [()] * round(LOOKED_AWAY / FRAME)
    assert heard(*lies, (), *lies) == [(0, LABEL)]
    assert heard(*lies, *away, *lies, *away, *lies) == [(0, LABEL), (5 + len(away), "scan-repeated")]


def test_a_card_that_lies_there_counts_once_more_when_somebody_asks() -> None:
    reading = CameraReading("camera:test")
    told = []
    for number in range(6):
        if number == 3:
            reading.look_again()
        told += [number for each in reading.frame(reads(LABEL), number * FRAME) if isinstance(each, Code)]
    assert told == [0, 3]


def test_a_picture_by_itself_counts_by_itself() -> None:
    assert heard(("5901234123457", "MC01107"), still=True) == [(0, "5901234123457"), (0, "MC01107")]


def test_what_crosses_is_whole() -> None:
    reading = CameraReading("camera:/dev/video0", still=True)
    (found,) = reading.frame(reads("RDA-017\rnote", symbology="data-matrix"), 12.5)
    assert found == Code("RDA-017\rnote", "data-matrix", "camera:/dev/video0", 12.5, b"RDA-017\rnote")
    (told,) = reading.frame(reads("RDA-017\rnote"), 13.2)
    facts = (("source", "camera:/dev/video0"), ("text", "RDA-017\rnote"), ("count", 1))
    assert told == Trouble("scan-repeated", facts, "camera:/dev/video0", 13.2)


@pytest.fixture
def scanner(tmp_path: Path, table: Table) -> Iterator[CodeScanner]:
    """A camera whose pictures are the files put into the folder of the test."""
    scanner = open_scanner(f"camera:source=folder:{tmp_path}", table.put, table.on_status)
    scanner.start()
    scanner.start()
    yield scanner
    scanner.close()


def show(folder: Path, text: str, kind: str = "QRCode") -> None:
    luma = qr(text) if kind == "QRCode" else code(kind, text)
    beside = folder / ".being-written.png"
    Image.fromarray(luma).save(beside)
    beside.rename(folder / f"{text}.png")


def test_a_picture_in_a_folder_is_a_scan(tmp_path: Path, scanner: CodeScanner, table: Table) -> None:
    assert table.status() == ("ok", "")
    show(tmp_path, LABEL)
    found = table.next()
    assert isinstance(found, Code)
    assert (found.text, found.symbology, found.source) == (LABEL, "qr", f"camera:folder:{tmp_path}")
    for kind, text in (("EAN13", "5901234123457"), ("DataMatrix", "MC01109-1"), ("Code39", "MC01101")):
        show(tmp_path, text, kind)
        assert table.next_texts(1) == [text]


def test_a_bad_picture_is_told_and_the_next_one_is_read(tmp_path: Path, scanner: CodeScanner, table: Table) -> None:
    assert table.status() == ("ok", "")
    (tmp_path / "bad.png").write_bytes(b"no picture")
    told = table.next()
    assert isinstance(told, Trouble)
    assert (told.key, dict(told.facts)["path"]) == ("picture-unknown", str(tmp_path / "bad.png"))
    show(tmp_path, LABEL)
    assert table.next_texts(1) == [LABEL]


def test_a_decoder_that_was_killed_costs_no_picture(tmp_path: Path, scanner: CodeScanner, table: Table) -> None:
    assert isinstance(scanner, CameraScanner)
    assert table.status() == ("ok", "")
    pid = scanner.decoder_pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
    show(tmp_path, LABEL)
    assert table.next_texts(1) == [LABEL]


def test_a_folder_that_goes_away_is_told_and_looked_for_again(tmp_path: Path, table: Table) -> None:
    folder = tmp_path / "camera"
    scanner = open_scanner(f"camera:source=folder:{folder}", table.put, table.on_status)
    scanner.start()
    assert table.status() == ("retrying", "not-found")
    folder.mkdir()
    assert table.status() == ("ok", "")
    folder.rmdir()
    assert table.status() == ("lost", "lost")
    folder.mkdir()
    assert table.status() == ("ok", "")
    show(folder, LABEL)
    assert table.next_texts(1) == [LABEL]
    scanner.close()
    scanner.close()
    show(folder, "MC01109-1")
    assert table.nothing_more()


def test_a_scanner_that_was_closed_first_never_opens(tmp_path: Path, table: Table) -> None:
    scanner = open_scanner(f"camera:source=folder:{tmp_path}", table.put, table.on_status)
    scanner.close()
    scanner.start()
    assert table.nothing_more()
