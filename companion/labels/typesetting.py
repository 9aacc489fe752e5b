"""Sets a card's name into the little room that a label has: smaller, in several lines, cut at last."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fpdf import FPDF

FONT = "Inter"
SIZES = (5.5, 5.0, 4.5, 4.0)  # points; smaller is not read at a table
LINE = 1.15  # of the size of the letters, from one line to the next
POINT = 25.4 / 72  # millimetres


def fitted(pdf: FPDF, name: str, width: float, room: float) -> tuple[float, list[str]]:
    """The largest size (points) in which ``name`` fits into ``width`` and ``room`` (millimetres), and its lines."""
    for size in SIZES:
        pdf.set_font(FONT, size=size)
        lines = _lines(pdf, name, width)
        most = max(1, int(room / (size * POINT * LINE)))
        if len(lines) <= most and all(pdf.get_string_width(line) <= width for line in lines):
            return size, lines
    return size, [_shortened(pdf, line, width) for line in lines[:most]]


def _lines(pdf: FPDF, name: str, width: float) -> list[str]:
    lines: list[str] = []
    for word in name.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and pdf.get_string_width(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _shortened(pdf: FPDF, line: str, width: float) -> str:
    kept = len(line)
    while kept and pdf.get_string_width(f"{line[:kept]}…") > width:
        kept -= 1
    return line if kept == len(line) else f"{line[:kept]}…"
