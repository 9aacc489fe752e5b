"""The measuring itself: what counts as right and wrong, and both forms of a folder."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from drivers.decoder.both import Live
from drivers.decoder.zxing import Zxing
from tests.bench.photographs import FRAME, Tally, bars, empty_frames, measure, photographs, table, timed
from tests.drivers.decoder.drawn import code, qr, side_by_side


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two codes of which one is expected; a UPC-A that is expected as 13 digits; a picture of nothing."""
    pictures = {
        "two": (side_by_side(qr("A1"), qr("B2")), ["A1", "C3"]),
        "upc": (code("UPCA", "042100005264"), ["0042100005264"]),
        "nothing": (np.full((60, 60), 200, np.uint8), []),
    }
    for name, (luma, texts) in pictures.items():
        Image.fromarray(luma).save(tmp_path / f"{name}.png")
        (tmp_path / f"{name}.expected.json").write_text(json.dumps(texts))
    return tmp_path


def test_right_wrong_and_missing_are_told_apart(folder: Path) -> None:
    tally = measure(photographs(folder), {"zxing": Zxing()})["all"]["zxing"]
    assert (tally.pictures, tally.wanted, tally.right, tally.wrong) == (3, 3, 2, 1)
    assert len(tally.milliseconds) == 3


def test_a_manifest_groups_by_symbology(folder: Path) -> None:
    rows = [
        {"file": "two.png", "texts": ["A1", "B2"], "symbology": "QR"},
        {"file": "nothing.png", "texts": [], "symbology": ""},
    ]
    (folder / "manifest.jsonl").write_text("\n".join(map(json.dumps, rows)))
    tallies = measure(photographs(folder), {"zxing": Zxing()})
    assert {group: (row["zxing"].right, row["zxing"].wrong) for group, row in tallies.items()} == {
        "QR": (2, 0),
        "none": (0, 0),
        "all": (2, 0),
    }


def test_the_same_bars_are_the_same_text() -> None:
    assert bars("0042100005264") == bars("042100005264") == "042100005264"
    assert bars("5901234123457") == "5901234123457"
    assert bars("0LETTERS12345") == "0LETTERS12345"


def test_a_row_of_the_table() -> None:
    tally = Tally(pictures=2, wanted=4, right=3, wrong=1, milliseconds=[1.0, 3.0])
    assert list(table({"QR": {"zxing": tally}}))[-1] == "| QR | 2 | 3/4 (1), 2.0 ms |"


def test_frames_without_a_code_have_none() -> None:
    frames = empty_frames()
    assert {luma.shape for luma in frames.values()} == {FRAME}
    assert [timed(Live(), luma)[0] for luma in frames.values()] == [set(), set()]
