"""A stand-in for picamera2 without a Raspberry Pi: as strict as the library where this project uses it."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

STEP = 64  # bytes: the memory of a row is a multiple of it (picamera2 manual, table 1)


class Request:
    """What the camera took. It must be released, or the camera has no memory left after ``BUFFERS`` of them."""

    def __init__(self, board: Picamera2) -> None:
        self._board = board
        board.out += 1

    def make_array(self, stream: str) -> np.ndarray:
        """YUV 4:2:0: ``height`` rows of Y, half as many of U and V; rows filled up to ``STEP``."""
        width, height = self._board.configured[stream]["size"]
        planes = np.full((height * 3 // 2, -(-width // STEP) * STEP), 255, np.uint8)
        planes[:height, :width] = np.arange(height * width, dtype=np.uint8).reshape(height, width)
        return planes

    def release(self) -> None:
        self._board.out -= 1


class Picamera2:
    """One camera is fitted; ``busy`` as when another program has it, ``frozen`` as with a loose cable."""

    busy: ClassVar[bool] = False
    frozen: ClassVar[bool] = False
    motor: ClassVar[bool] = True
    last: ClassVar[Picamera2]

    @classmethod
    def global_camera_info(cls) -> list[dict[str, Any]]:
        return [{"Num": 0, "Model": "imx708"}]

    def __init__(self, index: int) -> None:
        if self.busy:
            raise RuntimeError("Camera __init__ sequence did not complete.")
        assert index == 0
        self.configured: dict[str, Any] = {}
        self.controls: dict[str, float] = {}
        self.out = 0
        self.state = "open"
        type(self).last = self

    @property
    def camera_controls(self) -> dict[str, tuple[int, int, int]]:
        return {"AfMode": (0, 2, 0), "AfRange": (0, 2, 0), "LensPosition": (0, 32, 1)} if self.motor else {}

    def create_video_configuration(self, **streams: Any) -> dict[str, Any]:
        assert set(streams) == {"main", "lores", "queue", "buffer_count"}
        return streams

    def configure(self, configuration: dict[str, Any]) -> None:
        lores, main = configuration["lores"], configuration["main"]
        assert lores["format"] == "YUV420"
        assert lores["size"] <= main["size"], "lores stream dimensions may not exceed main stream"
        self.configured = configuration

    def set_controls(self, controls: dict[str, float]) -> None:
        for name, value in controls.items():
            if name not in self.camera_controls:
                raise RuntimeError(f"Control {name} is not advertised by libcamera")
            low, high, _ = self.camera_controls[name]
            assert low <= value <= high
        self.controls |= controls

    def start(self) -> None:
        assert self.configured
        self.state = "started"

    def capture_request(self, *, wait: bool) -> str:
        assert self.state == "started"
        assert not wait
        return "job"

    def wait(self, job: str, timeout: float) -> Request:
        if self.frozen:
            raise TimeoutError
        assert self.out < self.configured["buffer_count"], "no memory for another picture"
        return Request(self)

    def stop(self) -> None:
        self.state = "stopped"

    def close(self) -> None:
        self.state = "closed"
