"""Decoders that do what a picture made to harm could make a library do; they run in the decoder process only."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from drivers.decoder import Read

if TYPE_CHECKING:
    from drivers.decoder import Luma

HERE = ((0, 0), (9, 0), (9, 9), (0, 9))


class Aborts:
    """As libzbar has done on crafted codes; a white picture is harmless."""

    def decode(self, luma: Luma) -> list[Read]:
        if luma.size and luma[0, 0] < 255:
            os.abort()
        return [Read("MC01107-5", "qr", HERE)]


class Hangs:
    def decode(self, luma: Luma) -> list[Read]:
        if luma.size and luma[0, 0] < 255:
            time.sleep(1000)
        return [Read("MC01107-5", "qr", HERE)]


class Raises:
    def decode(self, luma: Luma) -> list[Read]:
        raise RuntimeError("no such version")


class Prints:
    """Libraries write where they like: to both outputs, from Python and from below."""

    def decode(self, luma: Luma) -> list[Read]:
        print("WARNING: decoder/databar.c:1248")
        os.write(1, b"\0\0\0\1noise")
        os.write(2, b"noise")
        return [Read("MC01107-5", "qr", HERE)]
