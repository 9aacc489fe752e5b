"""How well a camera is set up: how sharp it sees, and how many pixels it has for each module of a code. Pure."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from drivers.decoder import Luma, Read

ENOUGH = 2.5  # pixels a module: all are read at 2.0, at 1.6 one in ten is missed (drivers/decoder/README.md)


def sharpness(luma: Luma) -> float:
    """How much neighbouring pixels differ: the variance of the Laplacian, 0 for one even grey.

    To turn a lens by: the largest value is the sharpest picture of the same scene. Scenes cannot be compared.
    """
    import numpy as np

    if min(luma.shape) < 3:
        return 0.0
    y = luma.astype(np.float32)
    edges = y[:-2, 1:-1] + y[2:, 1:-1] + y[1:-1, :-2] + y[1:-1, 2:] - 4 * y[1:-1, 1:-1]
    return float(edges.var())


def pixels_per_module(read: Read) -> float | None:
    """How wide a module of a matrix code is on its shortest side; None where the decoder did not tell its size."""
    if not read.modules or len(read.corners) != 4:
        return None
    corners = read.corners
    across = dist(corners[0], corners[1]), dist(corners[3], corners[2])
    return min(across) / read.modules
