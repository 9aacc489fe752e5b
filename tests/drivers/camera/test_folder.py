"""The simulated camera: a folder of pictures."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from drivers.camera.folder import FolderCamera
from drivers.camera.pictures import BadPicture
from drivers.errors import DeviceLost, DeviceMissing

SOON = 10.0  # seconds until a test that waits in vain fails


def put(folder: Path, name: str, grey: int = 100) -> Path:
    path = folder / name
    Image.new("L", (30, 20), grey).save(path)
    return path


def next_grey(camera: FolderCamera) -> tuple[str, int]:
    frame = camera.next(SOON)
    assert frame is not None
    return frame.name, int(frame.luma[0, 0])


def test_pictures_are_shown_once_in_the_order_in_which_they_came(tmp_path: Path) -> None:
    put(tmp_path, "old.png")
    camera = FolderCamera(tmp_path)
    assert camera.next(0) is None
    for at, name in ((2, "a.png"), (1, "b.jpg")):
        os.utime(put(tmp_path, name, 50 * at), (at, at))
    assert [next_grey(camera), next_grey(camera)] == [("b.jpg", 50), ("a.png", 100)]
    assert camera.next(0.3) is None


def test_a_picture_that_changed_is_shown_again(tmp_path: Path) -> None:
    camera = FolderCamera(tmp_path)
    put(tmp_path, "a.png", 10)
    assert next_grey(camera) == ("a.png", 10)
    put(tmp_path, "a.png", 20)
    assert next_grey(camera) == ("a.png", 20)


def test_a_file_that_still_grows_is_waited_for(tmp_path: Path) -> None:
    whole = put(tmp_path, "whole.png").read_bytes()
    camera = FolderCamera(tmp_path)
    (tmp_path / "part.png").write_bytes(whole[:20])
    assert camera.next(0) is None  # seen for the first time
    (tmp_path / "part.png").write_bytes(whole)
    assert next_grey(camera) == ("part.png", 100)


def test_a_bad_picture_is_told_once_and_the_next_one_is_shown(tmp_path: Path) -> None:
    camera = FolderCamera(tmp_path)
    (tmp_path / "bad.png").write_bytes(b"no picture")
    with pytest.raises(BadPicture) as bad:
        camera.next(SOON)
    assert bad.value.key == "picture-unknown"
    put(tmp_path, "good.png")
    assert next_grey(camera) == ("good.png", 100)


def test_other_files_are_none_of_its_business(tmp_path: Path) -> None:
    camera = FolderCamera(tmp_path)
    (tmp_path / "notes.txt").write_text("not for cameras")
    put(tmp_path, ".a.png")
    (tmp_path / "copying.part").write_bytes(b"")
    assert camera.next(0.3) is None


def test_only_the_middle_is_looked_at(tmp_path: Path) -> None:
    camera = FolderCamera(tmp_path, region=0.5)
    put(tmp_path, "a.png")
    frame = camera.next(SOON)
    assert frame is not None
    assert frame.luma.shape == (10, 15)
    assert frame.luma.dtype == np.uint8


def test_a_folder_that_is_not_there_or_goes_away(tmp_path: Path) -> None:
    with pytest.raises(DeviceMissing) as missing:
        FolderCamera(tmp_path / "nowhere")
    assert missing.value.facts == {"device": "camera", "port": str(tmp_path / "nowhere")}
    folder = tmp_path / "there"
    folder.mkdir()
    camera = FolderCamera(folder)
    folder.rmdir()
    with pytest.raises(DeviceLost) as lost:
        camera.next(SOON)
    assert lost.value.key == "lost"


def test_closing_ends_the_wait(tmp_path: Path) -> None:
    camera = FolderCamera(tmp_path)
    camera.close()
    camera.close()
    assert camera.next(1000) is None
