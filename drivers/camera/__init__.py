"""Cameras: whatever the hardware, a picture arrives as brightness alone, with the moment when it was taken.

Codes need no colour, and every camera has the brightness ready: the Y plane of its own format.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from drivers.decoder import Luma


@dataclass(frozen=True, slots=True)
class Frame:
    """``luma`` as decoders take it; ``at`` in monotonic seconds; ``name`` of the file if it was one."""

    luma: Luma
    at: float
    name: str = ""


class Camera(Protocol):
    """An open camera. Pictures that nobody asked for are dropped, never queued: ``next`` gives a fresh one."""

    still: bool
    """Each picture is another thing, shown once; else they are a stream that shows the same thing again and again."""

    def next(self, timeout: float) -> Frame | None:
        """The next picture, or None where there is none within about ``timeout`` seconds. Raises DeviceLost where the
        camera is gone, BadPicture where a picture cannot be read."""
        ...

    def close(self) -> None:
        """Let the camera go; harmless the second time."""
        ...


def middle(luma: Luma, share: float) -> Luma:
    """The middle of a picture: ``share`` (0 to 1) of its width and of its height, at least one pixel."""
    height, width = luma.shape
    kept_height, kept_width = max(1, round(height * share)), max(1, round(width * share))
    top, left = (height - kept_height) // 2, (width - kept_width) // 2
    return luma[top : top + kept_height, left : left + kept_width]
