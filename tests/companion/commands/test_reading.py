"""Codes of picture files: what is read, and what is said of files that are no pictures."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from companion.commands.reading import each_picture
from drivers.decoder.child import DecoderChild
from tests.drivers.decoder.drawn import code, qr, side_by_side


@pytest.fixture(scope="module")
def decoder() -> Iterator[DecoderChild]:
    with DecoderChild() as child:
        yield child


def drawn(path: Path, luma: np.ndarray) -> Path:
    Image.fromarray(luma).save(path)
    return path


def test_a_picture_with_its_codes(tmp_path: Path, decoder: DecoderChild) -> None:
    picture = side_by_side(qr("mc01107-5"), qr("MC01107-6"), code("EAN13", "5901234123457"))
    (read,) = each_picture([drawn(tmp_path / "p.png", picture)], decoder)
    assert [(each.text, each.symbology) for each in read.codes] == [
        ("mc01107-5", "qr"),
        ("MC01107-6", "qr"),
        ("5901234123457", "ean-13"),
    ]
    assert (read.height, read.width) == picture.shape
    assert read.error is None
    assert read.milliseconds > 0


def test_json_says_what_a_label_means_and_how_large_it_is(tmp_path: Path, decoder: DecoderChild) -> None:
    picture = side_by_side(qr("mc01107-5", module=5), qr("MC01107-6"), qr("HELLO"), code("EAN13", "5901234123457"))
    (read,) = each_picture([drawn(tmp_path / "p.png", picture)], decoder)
    written = json.loads(json.dumps(read.json()))
    assert set(written) == {"file", "width", "height", "milliseconds", "codes", "error"}
    assert written["file"] == str(tmp_path / "p.png")
    assert [each["label"] for each in written["codes"]] == [
        {"prefix": "MC", "id": "01107", "right": True},
        {"prefix": "MC", "id": "01107", "right": False},
        None,
        None,
    ]
    assert written["codes"][0]["pixels_per_module"] == pytest.approx(5, abs=0.3)
    assert written["codes"][3]["pixels_per_module"] is None
    assert written["codes"][0]["corners"][0] == pytest.approx([40, 40], abs=3)


def test_bad_files_are_told_in_their_place_and_the_next_one_is_read(tmp_path: Path, decoder: DecoderChild) -> None:
    good = drawn(tmp_path / "good.png", qr("MC01107-5"))
    (tmp_path / "empty.png").touch()
    (tmp_path / "text.png").write_text("text")
    (tmp_path / "cut.png").write_bytes(good.read_bytes()[:-100])
    names = ("good.png", "nothing.png", "empty.png", "text.png", "cut.png", ".", "good.png")
    read = list(each_picture([tmp_path / name for name in names], decoder))
    assert [each.error and each.error.key for each in read] == [
        None,
        "picture-not-found",
        "picture-empty",
        "picture-unknown",
        "picture-broken",
        "picture-not-a-file",
        None,
    ]
    assert [code.text for code in read[-1].codes] == ["MC01107-5"]
    assert read[1].json()["error"] == {"key": "picture-not-found", "facts": {"path": str(tmp_path / "nothing.png")}}


def test_a_picture_that_ends_the_decoder_is_told_and_the_next_one_is_read(tmp_path: Path) -> None:
    paths = [drawn(tmp_path / f"{grey}.png", np.full((20, 20), grey, np.uint8)) for grey in (0, 255)]
    with DecoderChild("tests.drivers.decoder.hostile:Aborts") as decoder:
        died, fine = each_picture(paths, decoder)
    assert died.error is not None
    assert (died.error.key, died.width, died.codes) == ("decoder-died", 20, ())
    assert [code.text for code in fine.codes] == ["MC01107-5"]


def test_its_own_decoder_is_ended_with_the_last_picture_or_earlier(tmp_path: Path) -> None:
    path = drawn(tmp_path / "p.png", qr("MC01107-5"))
    readings = each_picture([path, path])
    assert [code.text for code in next(readings).codes] == ["MC01107-5"]
    readings.close()  # type: ignore[attr-defined]  # a generator, though its type says less
    assert [len(each.codes) for each in each_picture([path])] == [1]
