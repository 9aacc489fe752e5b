"""Ribbon cable cameras, against a stand-in that is as strict as the library."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import ClassVar

import numpy as np
import pytest

from drivers.camera.picamera2 import PiCamera, focus_controls, luma_of_yuv420
from drivers.camera.sources import CameraOptions, open_camera
from drivers.errors import DeviceLost, DeviceMissing
from tests.drivers.camera.board import Picamera2

SIZE = (90, 60)  # columns that are no multiple of the memory's step


def test_the_brightness_is_cut_out_of_padded_rows_and_every_picture_is_given_back() -> None:
    camera = PiCamera(0, size=SIZE, kind=Picamera2)
    for _ in range(10):
        frame = camera.next(1)
        assert frame is not None
        assert frame.luma.shape == (60, 90)
        assert frame.luma[0, :3].tolist() == [0, 1, 2]
        assert frame.luma[59, 89] == (60 * 90 - 1) % 256
    assert Picamera2.last.out == 0
    camera.close()
    camera.close()
    assert Picamera2.last.state == "closed"


def test_a_fixed_distance_is_set_in_dioptres_else_the_camera_looks_near_by() -> None:
    assert focus_controls(20) == {"AfMode": 0, "LensPosition": 5.0}
    assert focus_controls(0) == {"AfMode": 2, "AfRange": 1}
    PiCamera(0, size=SIZE, focus=20, kind=Picamera2)
    assert Picamera2.last.controls == {"AfMode": 0, "LensPosition": 5.0}


def test_a_module_without_a_motor_is_left_alone() -> None:
    class Fixed(Picamera2):
        motor: ClassVar[bool] = False

    PiCamera(0, size=SIZE, focus=20, kind=Fixed)
    assert Fixed.last.controls == {}


def test_cameras_that_are_not_there_or_taken() -> None:
    class Busy(Picamera2):
        busy: ClassVar[bool] = True

    for index, kind, key in ((1, Picamera2, "not-found"), (0, Busy, "in-use")):
        with pytest.raises(DeviceMissing) as missing:
            PiCamera(index, size=SIZE, kind=kind)
        assert (missing.value.key, missing.value.facts["port"]) == (key, f"picamera:{index}")


def test_a_camera_that_gives_no_more_pictures_is_lost() -> None:
    class Frozen(Picamera2):
        frozen: ClassVar[bool] = True

    with pytest.raises(DeviceLost) as lost:
        PiCamera(0, size=SIZE, kind=Frozen).next(1)
    assert lost.value.facts == {"device": "camera", "port": "picamera:0"}


def test_a_number_that_is_none() -> None:
    with pytest.raises(DeviceMissing) as missing:
        open_camera(CameraOptions(source="picamera:left"))
    assert missing.value.key == "not-found"


def test_the_y_plane_is_the_first_rows() -> None:
    planes = np.arange(6 * 8, dtype=np.uint8).reshape(6, 8)
    assert luma_of_yuv420(planes, (3, 4)).tolist() == [[0, 1, 2], [8, 9, 10], [16, 17, 18], [24, 25, 26]]


def test_without_the_library_its_debian_package_is_named(tmp_path: Path) -> None:
    (tmp_path / "picamera2.py").write_text("raise ModuleNotFoundError('libcamera')\n")
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "from drivers.camera.picamera2 import PiCamera\n"
        "try: PiCamera(0, size=(640, 480))\n"
        "except Exception as error: print(error)"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=Path.cwd(), check=True)
    assert said.stdout.strip() == "library-missing device=camera package=python3-picamera2 extra=apt"
