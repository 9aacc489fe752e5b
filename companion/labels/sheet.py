"""Sheets of labels as PDF: vector codes of exact size, the card's name and the label's text beside or below."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import as_file, files
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

from companion.labels.code import SIZES, dark_runs, side
from companion.labels.stock import AROUND, STOCKS, Stock, stock
from companion.labels.typesetting import FONT, LINE, POINT, fitted
from companion.whole import write_whole
from rules.errors import Refused

if TYPE_CHECKING:
    from fpdf import FPDF

CODE_SIZE = 5.5  # points
BESIDE = 1.5  # millimetres between a code and the text beside it
MARK, RULER, GREY = 3.0, 50.0, 150  # millimetres, millimetres, of 255


@dataclass(frozen=True, slots=True)
class Item:
    """A card whose label is wanted: what the label says (``label_text``), the card's name, how many copies."""

    text: str
    name: str = ""
    copies: int = 1


def write_sheet(
    path: Path,
    items: Iterable[Item],
    paper: str = "a4",
    size: str = "normal",
    skip: int = 0,
    begins: Callable[[int, int], object] = lambda page, pages: None,
) -> int:
    """Write a PDF of labels and return how many pages it has.

    ``paper`` is one of ``STOCKS``, ``size`` of ``SIZES``, ``skip`` how many labels of the first sheet are used up
    already; one at least is left. ``begins`` is told each page, from 1, and how many there will be.
    Print at 100 %, not "fit to page"; plain paper carries a ruler of 50 mm to check it.

    Raises Refused, and then writes nothing: ``unknown-paper`` (paper, known), ``unknown-label-size`` (size, known),
    ``label-too-large`` (paper, size), ``skip-not-in-range`` (skip, high, paper, count), ``no-labels``,
    ``label-too-long``, ``label-characters``, ``file-unwritable``.
    """
    sheet = _stock(paper, size)
    if not 0 <= skip < sheet.labels:
        raise Refused("skip-not-in-range", skip=skip, high=sheet.labels - 1, paper=paper, count=sheet.labels)
    wanted = [item for item in items for _ in range(item.copies)]
    if not wanted:
        raise Refused("no-labels")
    pdf = _document(sheet)
    pages = ceil((skip + len(wanted)) / sheet.labels)
    _fill(pdf, sheet, wanted, size, skip, lambda page: begins(page, pages))
    write_whole(path, bytes(pdf.output()))
    return pdf.pages_count


def _stock(paper: str, size: str) -> Stock:
    if paper not in STOCKS:
        raise Refused("unknown-paper", paper=paper, known=", ".join(STOCKS))
    if size not in SIZES:
        raise Refused("unknown-label-size", size=size, known=", ".join(SIZES))
    sheet = stock(paper, size)
    if sheet is None:
        raise Refused("label-too-large", paper=paper, size=size)
    return sheet


def _document(sheet: Stock) -> FPDF:
    from fpdf import FPDF
    from fpdf.prefs import ViewerPreferences

    pdf = FPDF(unit="mm", format=sheet.paper)
    pdf.set_auto_page_break(False)
    pdf.viewer_preferences = ViewerPreferences(print_scaling="None")  # some printers' dialogs scale all the same
    with as_file(files("assets") / "fonts" / "Inter-Regular.otf") as font:
        pdf.add_font(FONT, fname=font)
    return pdf


def _fill(
    pdf: FPDF, sheet: Stock, wanted: Sequence[Item], size: str, skip: int, begins: Callable[[int], object]
) -> None:
    places = _places(pdf, sheet, begins)
    for _ in range(skip):
        next(places)
    for item, (x, y) in zip(wanted, places, strict=False):
        _label(pdf, sheet, item, size, x, y)


def _places(pdf: FPDF, sheet: Stock, begins: Callable[[int], object]) -> Iterator[tuple[float, float]]:
    """One place after the other, on a new page when one is full."""
    while True:
        pdf.add_page()
        begins(pdf.page)
        if sheet.cut:
            _marks(pdf, sheet)
        yield from sheet.places()


def _label(pdf: FPDF, sheet: Stock, item: Item, size: str, x: float, y: float) -> None:
    """On wide labels the code stands at the left with its text beside it, else above it, in the middle."""
    length = side(size)
    beside = sheet.width - length - 2 * BESIDE
    if beside > length / 2:
        _code(pdf, item.text, size, x + BESIDE, y + (sheet.height - length) / 2)
        _words(pdf, item, x + 2 * BESIDE + length, y + BESIDE, beside - BESIDE, sheet.height - 2 * BESIDE)
    else:
        _code(pdf, item.text, size, x + (sheet.width - length) / 2, y + AROUND)
        top = AROUND + length
        _words(pdf, item, x + AROUND / 2, y + top, sheet.width - AROUND, sheet.height - top - AROUND / 2)


def _code(pdf: FPDF, text: str, size: str, x: float, y: float) -> None:
    """All modules as one path, so that no viewer draws hairlines between them."""
    from fpdf.drawing import PaintedPath
    from fpdf.enums import PathPaintRule

    module = SIZES[size]
    path = PaintedPath()
    path.style.paint_rule = PathPaintRule.FILL_NONZERO
    path.style.fill_color = "#000000"
    for column, row, length in dark_runs(text):
        path.rectangle(x + column * module, y + row * module, length * module, module)
    with pdf.drawing_context() as context:
        context.add_item(path, clone=False)  # copying took half of the time


def _words(pdf: FPDF, item: Item, x: float, y: float, width: float, height: float) -> None:
    """The name in as many lines as fit above the line of the text; a name that is still too long is cut."""
    room = height - CODE_SIZE * POINT * LINE
    size, lines = fitted(pdf, item.name, width, room)
    pdf.set_font(FONT, size=size)
    for number, line in enumerate(lines, start=1):
        pdf.text(x, y + number * size * POINT * LINE, line)
    pdf.set_font(FONT, size=CODE_SIZE)
    pdf.text(x, y + len(lines) * size * POINT * LINE + CODE_SIZE * POINT * LINE, item.text)


def _marks(pdf: FPDF, sheet: Stock) -> None:
    """Short lines at every cut, outside the labels, and a ruler of 50 mm with its length written to it."""
    pdf.set_draw_color(GREY)
    pdf.set_line_width(0.1)
    right, bottom = sheet.left + sheet.columns * sheet.across, sheet.top + sheet.rows * sheet.down
    for column in range(sheet.columns + 1):
        x = sheet.left + column * sheet.across
        pdf.line(x, sheet.top - MARK, x, sheet.top)
        pdf.line(x, bottom, x, bottom + MARK)
    for row in range(sheet.rows + 1):
        y = sheet.top + row * sheet.down
        pdf.line(sheet.left - MARK, y, sheet.left, y)
        pdf.line(right, y, right + MARK, y)
    _ruler(pdf, sheet.left, sheet.paper[1] - 2 * MARK)


def _ruler(pdf: FPDF, x: float, y: float) -> None:
    pdf.line(x, y, x + RULER, y)
    for end in (x, x + RULER):
        pdf.line(end, y - MARK / 2, end, y + MARK / 2)
    pdf.set_font(FONT, size=CODE_SIZE)
    pdf.text(x + RULER + BESIDE, y + CODE_SIZE * POINT / 3, f"{RULER:.0f} mm")
