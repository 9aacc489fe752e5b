"""Cameras of a Raspberry Pi (CSI ribbon cable) through picamera2, which Debian installs with libcamera.

``python3-picamera2`` belongs to the system's Python: the environment of the program must see system packages.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from drivers.camera import Frame, middle
from drivers.errors import DeviceLost, DeviceMissing

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from drivers.decoder import Luma

LONGEST_WAIT = 5.0  # seconds without a picture; then the camera counts as lost
BUFFERS = 3  # one is filled, one waits, one is looked at

# libcamera's control values (control_ids_core.yaml)
AF_MANUAL, AF_CONTINUOUS = 0, 2
AF_MACRO = 1  # the near range: cards lie closer than anything else in the picture


class PiCamera:
    """A ``Camera``: number ``index`` of those that libcamera finds.

    ``focus`` is the distance to the card in centimetres, 0 lets the camera look for it again and again (Camera Module
    3; modules without a motor ignore it). ``kind`` is the class Picamera2, or one that acts like it. Raises
    DeviceMissing: library-missing, not-found, in-use.
    """

    still = False

    def __init__(
        self, index: int, *, size: tuple[int, int], focus: float = 0.0, region: float = 1.0, kind: Any = None
    ) -> None:
        self._size = size
        self._region = region
        self._port = f"picamera:{index}"
        kind = kind or _library()
        if index >= len(kind.global_camera_info()):
            raise DeviceMissing("not-found", device="camera", port=self._port)
        try:
            self._camera = kind(index)
        except RuntimeError as error:  # libcamera: another program has it
            raise DeviceMissing("in-use", device="camera", port=self._port) from error
        self._start(focus)

    def _start(self, focus: float) -> None:
        """The ``lores`` stream is YUV on every model; the main stream must be there and at least as large."""
        lores = {"size": self._size, "format": "YUV420"}
        shape = {"main": {"size": self._size}, "lores": lores, "queue": False, "buffer_count": BUFFERS}
        self._camera.configure(self._camera.create_video_configuration(**shape))
        if "AfMode" in self._camera.camera_controls:
            self._camera.set_controls(focus_controls(focus))
        self._camera.start()

    def next(self, timeout: float) -> Frame | None:
        job = self._camera.capture_request(wait=False)
        try:
            request = self._camera.wait(job, timeout=LONGEST_WAIT)
        except TimeoutError as error:
            raise DeviceLost("lost", device="camera", port=self._port) from error
        try:
            planes = request.make_array("lores")
        finally:
            request.release()
        return Frame(middle(luma_of_yuv420(planes, self._size), self._region), time.monotonic())

    def close(self) -> None:
        self._camera.stop()
        self._camera.close()


def _library() -> Any:
    try:
        from picamera2 import Picamera2
    except ImportError as error:
        raise DeviceMissing("library-missing", device="camera", package="python3-picamera2", extra="apt") from error
    return Picamera2


def focus_controls(centimetres: float) -> dict[str, float]:
    """libcamera's controls for a fixed distance (its lens position is in dioptres, 1 / metres) or, with 0, for looking
    near by all the time."""
    if centimetres:
        return {"AfMode": AF_MANUAL, "LensPosition": 100 / centimetres}
    return {"AfMode": AF_CONTINUOUS, "AfRange": AF_MACRO}


def luma_of_yuv420(planes: NDArray[np.uint8], size: tuple[int, int]) -> Luma:
    """The Y plane: the first ``height`` rows; rows may be longer than ``width``, filled up to the memory's step."""
    width, height = size
    return planes[:height, :width]
