"""The QR code of a label: version 1 (21 modules a side), level Q, capitals and digits; as modules, not as pixels."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import segno
from segno.encoder import DataOverflowError

from companion.labels.text import LONGEST
from rules.errors import Refused

QUIET = 2  # modules of white around it; the standard asks for 4, measured here: 2 are enough on white paper
MODULES = 21 + 2 * QUIET

SIZES = {"normal": 0.68, "small": 0.5}
"""Millimetres a module. 0.68 are 8 dots of a 300 dpi printer: a label of 17 mm that a camera over the table can read.
0.5 are 6 dots: 12.5 mm, for cards that are held up to the camera."""


def side(size: str) -> float:
    """Millimetres from edge to edge, the quiet zone included."""
    return MODULES * SIZES[size]


def dark_runs(text: str) -> Iterator[tuple[int, int, int]]:
    """The dark modules of ``text`` as (column, row, how many side by side), quiet zone included in the count.

    Raises Refused: ``label-too-long``, ``label-characters``.
    """
    for row, modules in enumerate(_code(text).matrix_iter(border=QUIET)):
        column = 0
        for dark, group in groupby(modules):
            length = len(list(group))
            if dark:
                yield column, row, length
            column += length


def _code(text: str) -> segno.QRCode:
    try:
        return segno.make_qr(text, version=1, error="q", mode="alphanumeric", boost_error=False)
    except DataOverflowError:
        raise Refused("label-too-long", text=text, limit=LONGEST) from None
    except ValueError:
        raise Refused("label-characters", text=text) from None
