"""Colours and sizes of the screens. Sizes are in dp and sp; a target for a finger is at least 9 mm."""

from __future__ import annotations

from kivy.metrics import dp, sp
from kivy.utils import get_color_from_hex

Rgba = list[float]

TABLE = get_color_from_hex("#121318")
SURFACE = get_color_from_hex("#1e2028")
RAISED = get_color_from_hex("#2a2d38")
LINE = get_color_from_hex("#3a3e4c")
INK = get_color_from_hex("#f4f5f7")
QUIET = get_color_from_hex("#a3a8b4")
FAINT = get_color_from_hex("#868c9b")
GOOD = get_color_from_hex("#62b35b")
WARN = get_color_from_hex("#f0a23c")
BAD = get_color_from_hex("#ef6a5e")
GOLD = get_color_from_hex("#f2c14e")
NONE: Rgba = [0.0, 0.0, 0.0, 0.0]

TARGET = 50  # dp: a little over 9 mm on a 7-inch panel of 800 x 480 (132 dpi)
GAP = 8  # dp between two targets
BAR = 6  # dp: the width of a scroll bar
MARGIN = 22  # dp from the edge at which a bar stands to the buttons that scroll: a finger hits one or the other
ROUND = 12  # dp: the corners of a panel
SIZES = (8, 10, 12, 14, 17, 20, 26, 32, 40)  # sp: every size of text; each that is used takes 0.26 MB a font for good
SEGMENTS = 32  # of a small disc: rounder than its pixels; Kivy's own 180 are six times the memory
LINE_HEIGHT = 1.25  # of the size of a text: what one line of it takes


def colour(written: str) -> Rgba:
    """``#f0a03c`` as Kivy has it: four numbers from 0 to 1."""
    rgba: Rgba = get_color_from_hex(written)
    return rgba


def with_alpha(rgba: Rgba, alpha: float) -> Rgba:
    """The same colour, more or less transparent."""
    return [*rgba[:3], alpha]


def readable_on(rgba: Rgba) -> Rgba:
    """White or near black, whichever is read better on ``rgba`` (relative luminance, WCAG 2)."""
    linear = [level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4 for level in rgba[:3]]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return list(INK) if luminance < 0.36 else list(TABLE)


def smaller(size: float, least: float) -> list[int]:
    """The sizes below ``size``, the largest first, down to ``least``; all in pixels."""
    return [rung for rung in (round(sp(each)) for each in reversed(SIZES)) if least <= rung < size]


def tall(*lines: float, least: float = TARGET, around: float = 8) -> float:
    """Pixels that lines of text of these sizes (sp) need above each other, and never less than ``least`` dp."""
    text = sum(sp(line) * LINE_HEIGHT for line in lines)
    return float(max(dp(least), text + dp(around)))
