"""Pictures as decoders take them: checked, and in other sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from drivers.decoder import Luma

SMALLEST = 8  # pixels a side: less than any code has modules (Micro QR M1: 11)

LONGEST = 65_535  # pixels a side
SOFTENING = 0.7  # pixels; more blurs modules of two pixels away


def checked(luma: Luma) -> Luma:
    """``luma`` with its rows one after the other in memory. Raises ValueError unless it is 2-D and of bytes."""
    import numpy as np

    if luma.ndim != 2 or luma.dtype != np.uint8:
        raise ValueError(f"luma is two-dimensional uint8, not {luma.ndim}-dimensional {luma.dtype}")
    return np.ascontiguousarray(luma)


def out_of_range(luma: Luma) -> bool:
    """No code fits into it, or it is longer than zxing-cpp takes. zbar misbehaves with pictures that have no area."""
    return bool(min(luma.shape) < SMALLEST or max(luma.shape) > LONGEST)


def resized(luma: Luma, factor: float) -> Luma:
    """``luma`` in ``factor`` times its size, smoothed: larger by interpolation, smaller by the average of the area."""
    import numpy as np
    from PIL import Image

    height, width = luma.shape
    size = (max(1, round(width * factor)), max(1, round(height * factor)))
    how = Image.Resampling.BILINEAR if factor > 1 else Image.Resampling.BOX
    return np.asarray(Image.fromarray(luma).resize(size, how))


def softened(luma: Luma) -> Luma:
    """``luma`` with every pixel averaged with its neighbours (Gaussian, 0.7 pixels): noise goes, modules stay."""
    import numpy as np
    from PIL import Image, ImageFilter

    return np.asarray(Image.fromarray(luma).filter(ImageFilter.GaussianBlur(SOFTENING)))
