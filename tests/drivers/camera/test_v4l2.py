"""USB cameras: a film file through the real OpenCV, and every form in which a camera hands over its pictures."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np
import pytest

from drivers.camera.sources import CameraOptions, open_camera
from drivers.camera.v4l2 import V4l2Camera, luma_of_capture
from drivers.errors import DeviceLost, DeviceMissing

SIZE = (64, 48)  # columns, rows
GREYS = (40, 80, 120, 160, 200)


@pytest.fixture
def film(tmp_path: Path) -> str:
    """Five pictures, each of one grey."""
    path = str(tmp_path / "film.avi")
    writer = cv2.VideoWriter(path, cv2.CAP_OPENCV_MJPEG, cv2.VideoWriter.fourcc(*"MJPG"), 10, SIZE)
    assert writer.isOpened()
    for grey in GREYS:
        writer.write(np.full((SIZE[1], SIZE[0], 3), grey, np.uint8))
    writer.release()
    return path


def test_what_was_taken_while_nobody_looked_is_dropped(film: str) -> None:
    camera = V4l2Camera(film, size=SIZE)
    seen = [camera.next(1), camera.next(1)]
    assert [int(frame.luma.mean()) for frame in seen if frame] == pytest.approx([80, 160], abs=3)
    assert [frame.luma.shape for frame in seen if frame] == [(48, 64)] * 2
    with pytest.raises(DeviceLost) as lost:
        camera.next(1)
    assert lost.value.facts == {"device": "camera", "port": film}
    camera.close()
    camera.close()


def test_the_region_is_the_middle(film: str) -> None:
    camera = open_camera(CameraOptions(source=film, region=0.5))
    frame = camera.next(1)
    assert frame is not None
    assert frame.luma.shape == (24, 32)
    assert not camera.still


@pytest.mark.parametrize(
    ("picture", "luma"),
    [
        (np.array([[1, 2, 3], [4, 5, 6]], np.uint8), [[1, 2, 3], [4, 5, 6]]),
        (np.array([[[1], [2], [3]]], np.uint8), [[1, 2, 3]]),
        (np.array([[[1, 128], [2, 127], [3, 128]]], np.uint8), [[1, 2, 3]]),
        (np.array([[[0, 255, 0], [255, 0, 0], [9, 9, 9]]], np.uint8), [[150, 29, 9]]),
    ],
    ids=["grey", "grey with a third axis", "YUYV", "colours, blue first"],
)
def test_every_form_of_a_picture(picture: np.ndarray, luma: list[list[int]]) -> None:
    found = luma_of_capture(picture)
    assert found is not None
    assert found.tolist() == luma


def test_a_picture_that_comes_as_a_jpeg() -> None:
    _, packed = cv2.imencode(".jpg", np.full((48, 64), 77, np.uint8))
    luma = luma_of_capture(packed.reshape(1, -1))
    assert luma is not None
    assert luma.shape == (48, 64)
    assert int(luma.mean()) == pytest.approx(77, abs=2)


def test_a_jpeg_that_is_none_costs_one_frame_only() -> None:
    assert luma_of_capture(np.array([[0xFF, 0xD8, 0xFF, 0]], np.uint8)) is None


def test_a_camera_that_is_not_there() -> None:
    with pytest.raises(DeviceMissing) as missing:
        open_camera(CameraOptions(source="/dev/video-none"))
    assert (missing.value.key, missing.value.facts["port"]) == ("not-found", "/dev/video-none")


def test_something_that_is_there_and_no_camera(tmp_path: Path) -> None:
    (tmp_path / "film.avi").write_bytes(b"no film")
    with pytest.raises(DeviceMissing) as missing:
        open_camera(CameraOptions(source=str(tmp_path / "film.avi")))
    assert (missing.value.key, missing.value.facts["port"]) == ("not-opened", str(tmp_path / "film.avi"))


def test_without_opencv_the_extra_is_named(tmp_path: Path) -> None:
    (tmp_path / "cv2").mkdir()
    (tmp_path / "cv2" / "__init__.py").write_text("raise ModuleNotFoundError('cv2')\n")
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "from drivers.camera.v4l2 import V4l2Camera\n"
        "try: V4l2Camera('/dev/video0', size=(640, 480))\n"
        "except Exception as error: print(error)"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=Path.cwd(), check=True)
    assert said.stdout.strip() == "library-missing device=camera package=opencv-python-headless extra=camera"
