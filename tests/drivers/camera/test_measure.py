"""The two numbers by which a camera is set up."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image, ImageFilter

from drivers.camera.measure import pixels_per_module, sharpness
from drivers.decoder import Read
from drivers.decoder.zxing import Zxing
from tests.drivers.decoder.drawn import code, qr


def test_sharpness_falls_with_every_step_of_blur() -> None:
    sharp = Image.fromarray(qr("MC01107-5"))
    steps = [sharpness(np.asarray(sharp.filter(ImageFilter.GaussianBlur(blur)))) for blur in (0, 1, 2, 4)]
    assert steps == sorted(steps, reverse=True)
    assert steps[0] > 10 * steps[3]


def test_an_even_grey_has_no_sharpness() -> None:
    assert sharpness(np.full((9, 9), 77, np.uint8)) == 0
    assert sharpness(np.zeros((2, 9), np.uint8)) == 0


def test_one_bright_pixel_counts_as_the_laplacian_says() -> None:
    picture = np.zeros((5, 5), np.uint8)
    picture[2, 2] = 10  # nine inner values: -40 once, 10 four times, else 0; their mean is 0
    assert sharpness(picture) == pytest.approx((40**2 + 4 * 10**2) / 9)


@pytest.mark.parametrize("module", [3, 4, 7])
def test_pixels_of_a_module(module: int) -> None:
    (read,) = Zxing().decode(qr("MC01107-5", module=module))
    assert pixels_per_module(read) == pytest.approx(module, abs=0.2)


def test_the_narrower_side_counts() -> None:
    tilted = Read("A1", "qr", ((0, 0), (84, 0), (63, 50), (0, 50)), modules=21)
    assert pixels_per_module(tilted) == 3


def test_no_number_where_the_size_of_the_code_is_not_known() -> None:
    (read,) = Zxing().decode(code("Code128", "MC01107-5"))
    assert pixels_per_module(read) is None
