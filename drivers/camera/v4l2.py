"""USB cameras through OpenCV: Video4Linux on Linux, the system's own way elsewhere; a film file plays as a camera."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from drivers.camera import Frame, middle
from drivers.errors import DeviceLost, DeviceMissing

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from drivers.decoder import Luma

FOURCC = {"yuyv": "YUYV", "grey": "GREY", "mjpg": "MJPG"}
"""Our name -> V4L2's. YUYV carries the brightness untouched, but over USB 2 only about ten 1280x720 pictures a second;
MJPG brings thirty and costs a decompression."""

GROUP = "video"  # Debian's group of cameras
BUFFERS = 1  # the smallest: what waits in a buffer is old


class V4l2Camera:
    """A ``Camera`` at ``source``: ``/dev/video0``, a number, or a film file.

    Raises DeviceMissing: library-missing, not-found, no-permission, in-use (it is there and does not open).
    """

    still = False

    def __init__(self, source: str, *, size: tuple[int, int], fourcc: str = "yuyv", region: float = 1.0) -> None:
        self._source = source
        self._region = region
        try:
            import cv2
        except ImportError as error:
            package = "opencv-python-headless"
            raise DeviceMissing("library-missing", device="camera", package=package, extra="camera") from error
        self._cv2 = cv2
        _reachable(source)
        self._capture = self._opened(size, FOURCC[fourcc])

    def _opened(self, size: tuple[int, int], fourcc: str) -> Any:
        cv2 = self._cv2
        name = int(self._source) if self._source.isdigit() else self._source
        device = isinstance(name, int) or name.startswith("/dev/")
        capture = cv2.VideoCapture(name, cv2.CAP_V4L2 if str(name).startswith("/dev/") else cv2.CAP_ANY)
        if not capture.isOpened():
            if device:
                raise DeviceMissing("in-use", device="camera", port=self._source)
            raise DeviceMissing("not-opened", device="camera", port=self._source, reason="VideoCapture")
        if device:
            capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*fourcc))
            capture.set(cv2.CAP_PROP_FRAME_WIDTH, size[0])
            capture.set(cv2.CAP_PROP_FRAME_HEIGHT, size[1])
            capture.set(cv2.CAP_PROP_BUFFERSIZE, BUFFERS)
            capture.set(cv2.CAP_PROP_CONVERT_RGB, 0)  # as it comes: the conversion would cost time and lose Y
        return capture

    def next(self, timeout: float) -> Frame | None:
        """OpenCV itself waits for a picture, ten seconds at most; then the camera is lost. None for a damaged one."""
        self._capture.grab()  # the one in the buffer: taken while nobody looked
        taken, picture = self._capture.read()
        if not taken:
            raise DeviceLost("lost", device="camera", port=self._source)
        luma = luma_of_capture(picture)
        return None if luma is None else Frame(middle(luma, self._region), time.monotonic())

    def close(self) -> None:
        self._capture.release()


def _reachable(source: str) -> None:
    """OpenCV tells nothing but that it did not open: look first."""
    if source.isdigit():
        return
    if not Path(source).exists():
        raise DeviceMissing("not-found", device="camera", port=source)
    if not os.access(source, os.R_OK):
        raise DeviceMissing("no-permission", device="camera", port=source, group=GROUP)


def luma_of_capture(picture: NDArray[np.uint8]) -> Luma | None:
    """The brightness of what OpenCV hands over in any of our formats; None for a JPEG that cannot be read.

    ``(h, w)`` and ``(h, w, 1)``: grey; ``(h, w, 2)``: YUYV, Y first; ``(h, w, 3)``: colours, blue first, of systems
    that convert all the same; ``(1, n)``: the bytes of a JPEG.
    """
    import cv2
    import numpy as np

    if picture.ndim == 3 and picture.shape[2] == 3:
        return np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), np.uint8)
    if picture.ndim == 3:
        return picture[:, :, 0]
    if picture.shape[0] > 1:
        return picture
    unpacked = cv2.imdecode(picture, cv2.IMREAD_GRAYSCALE)
    return None if unpacked is None else np.asarray(unpacked, np.uint8)
