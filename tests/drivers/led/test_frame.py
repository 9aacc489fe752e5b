"""A frame is as many colours as there are lamps, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from drivers.led import Frame


def test_a_dark_frame_has_a_black_lamp_for_each() -> None:
    assert Frame.dark(3).colours == ((0, 0, 0), (0, 0, 0), (0, 0, 0))
    assert len(Frame.dark(3)) == 3


def test_hex_is_what_json_shows() -> None:
    assert Frame(((255, 0, 10), (1, 2, 3))).hex() == ("ff000a", "010203")


@pytest.mark.parametrize("colour", [(256, 0, 0), (-1, 0, 0), (1, 2), (1, 2, 3, 4), (0.5, 0, 0), (True, 0, 0)])
def test_what_is_no_colour_is_refused_with_its_lamp(colour: Any) -> None:
    with pytest.raises(ValueError, match="lamp 1: three whole numbers from 0 to 255"):
        Frame(((0, 0, 0), colour))
