"""From the options of a camera to the open camera."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from drivers.camera import Camera
from drivers.camera.folder import FolderCamera
from drivers.camera.picamera2 import PiCamera
from drivers.camera.v4l2 import FOURCC, V4l2Camera
from drivers.errors import DeviceMissing
from drivers.options import choice, number, text, whole

FOLDER, PI = "folder:", "picamera"


@dataclass(frozen=True, kw_only=True)
class CameraOptions:
    """``source``: ``/dev/video0`` (USB), ``picamera`` or ``picamera:1`` (ribbon cable), ``folder:PATH`` (pictures put
    there), a film file. ``region``: how much of the width and height is looked at, from the middle; less is faster.
    ``format`` is for USB, ``focus`` (0: by itself) for ribbon cable cameras with a motor."""

    source: str = text("/dev/video0", unit="camera")
    width: int = whole(1280, 320, 4608, unit="pixels")
    height: int = whole(720, 240, 2592, unit="pixels")
    region: float = number(1.0, 0.1, 1.0, unit="of the picture")
    format: str = choice("yuyv", *FOURCC)
    focus: float = number(0.0, 0.0, 200.0, unit="cm")


def open_camera(options: CameraOptions) -> Camera:
    """The camera that ``options.source`` names. Raises DeviceMissing where it is not there or may not be used."""
    source, size, region = options.source, (options.width, options.height), options.region
    if source.startswith(FOLDER):
        return FolderCamera(Path(source.removeprefix(FOLDER)).expanduser(), region=region)
    kind, _, index = source.partition(":")
    if kind == PI:
        if index and not index.isdigit():
            raise DeviceMissing("not-found", device="camera", port=source)
        return PiCamera(int(index or 0), size=size, focus=options.focus, region=region)
    return V4l2Camera(source, size=size, fourcc=options.format, region=region)
