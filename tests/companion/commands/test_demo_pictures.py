"""The demonstration pictures: read as they lie there, small, and drawn anew from their seed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from companion.commands.demo_pictures import FOLDER, IDS, PREFIX, main, pictures
from companion.commands.reading import each_picture
from companion.labels.text import label_text
from drivers.camera.measure import pixels_per_module
from drivers.camera.pictures import luma_of_file
from drivers.decoder.zbar import Zbar
from drivers.decoder.zxing import Zxing

SHIPPED = sorted(FOLDER.glob("*.jpg"))
LARGEST = 60_000  # bytes


def test_they_are_all_there_and_small() -> None:
    assert [path.stem for path in SHIPPED] == [f"{PREFIX}{id}" for id in IDS]
    assert max(path.stat().st_size for path in SHIPPED) < LARGEST


def test_they_are_read_as_the_program_reads_pictures() -> None:
    read = list(each_picture(SHIPPED))
    assert [[code.text for code in each.codes] for each in read] == [[label_text(PREFIX, id)] for id in IDS]
    assert {(each.width, each.height) for each in read} == {(640, 480)}


@pytest.mark.parametrize("path", SHIPPED, ids=[path.stem for path in SHIPPED])
def test_either_library_alone_reads_them(path: Path) -> None:
    luma = luma_of_file(path)
    wanted = [label_text(PREFIX, path.stem.removeprefix(PREFIX))]
    assert [code.text for code in Zxing().decode(luma)] == [code.text for code in Zbar().decode(luma)] == wanted
    pixels = pixels_per_module(Zxing().decode(luma)[0])
    assert pixels is not None
    assert 2.8 < pixels < 3.8  # as a camera sees a card held up to it: no easy pictures


def test_the_script_draws_the_same_ones(tmp_path: Path) -> None:
    main([str(tmp_path)])
    assert sorted(path.name for path in tmp_path.iterdir()) == [path.name for path in SHIPPED]
    for path in SHIPPED:
        shipped, drawn = (luma_of_file(each).astype(float) for each in (path, tmp_path / path.name))
        assert np.abs(shipped - drawn).mean() < 2  # grey levels; other releases of Pillow round otherwise


def test_a_picture_is_the_same_every_time() -> None:
    first, second = pictures(), pictures()
    assert all(first[name].tobytes() == second[name].tobytes() for name in first)
