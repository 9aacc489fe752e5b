"""Labels: what they say, and sheets that are rendered as a printer would and read back code by code."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pypdfium2
import pytest

from companion.labels.code import MODULES, QUIET, SIZES, dark_runs, side
from companion.labels.sheet import Item, write_sheet
from companion.labels.stock import A4, ADHESIVE, AROUND, LETTER, MARGIN, PLAIN, STOCKS, Stock, stock
from companion.labels.text import LONGEST, label_text
from companion.library.faces import label_id
from companion.library.facts import load_facts
from companion.library.label_text import read_label
from drivers.decoder.zbar import Zbar
from drivers.decoder.zxing import Zxing
from rules.errors import Refused

if TYPE_CHECKING:
    from drivers.decoder import Luma

DPI = 300  # of a common printer
MILLIMETRE = DPI / 25.4  # pixels

NAMES = ("Breakin' & Takin'", "L'Effraction !", "Gepanzerter Rhino-Anzug, ein langer Name", "Žluťoučký kůň", "")
FITTING = [(paper, size) for paper in STOCKS for size in SIZES if stock(paper, size)]


def key_of(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.key


def test_the_text_of_a_label() -> None:
    assert label_text("MC", "01107") == "MC01107-5"
    assert label_text("mc", "01043b") == "MC01043B-O"
    assert label_text("ER", "017") == "ER017-S"


def test_a_label_that_is_read_says_the_card_again() -> None:
    for prefix, id in (("MC", "01107"), ("MC", "01043b"), ("ER", "017"), ("RA", "4")):
        label = read_label(label_text(prefix, id))
        assert label is not None
        assert (label.prefix, label.id, label.right) == (prefix, id, True)


def test_both_faces_of_a_card_are_one_label_and_cards_with_a_letter_are_not() -> None:
    cards = load_facts("marvel_champions")
    texts = {code: label_text("MC", label_id(cards[code])) for code in ("01097a", "01097b", "01043a", "01043b")}
    assert texts["01097a"] == texts["01097b"] == "MC01097-E"
    assert texts["01043a"] != texts["01043b"]


@pytest.mark.parametrize(
    ("id", "key"), [("0" * 13, "label-too-long"), ("01107!", "label-characters"), ("žluť", "label-characters")]
)
def test_what_does_not_fit_on_a_label_is_refused(id: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        label_text("MC", id)
    assert key_of(refused) == key


def test_the_longest_text_still_fits() -> None:
    text = label_text("MC", "0" * 12)
    assert len(text) == LONGEST
    assert len(set(dark_runs(text))) > 100
    for more, key in (("0" * (LONGEST + 1), "label-too-long"), ("mc01107", "label-characters")):
        with pytest.raises(Refused) as refused:
            list(dark_runs(more))
        assert key_of(refused) == key


def test_modules_are_whole_dots_of_a_printer() -> None:
    assert (side("normal"), side("small")) == pytest.approx((17.0, 12.5))
    for size, dots in (("normal", 8), ("small", 6)):
        assert SIZES[size] * MILLIMETRE == pytest.approx(dots, abs=0.1)


def test_the_quiet_zone_is_white_and_the_finder_stands_in_the_corner() -> None:
    runs = list(dark_runs("MC01107-5"))
    assert min(column for column, _, _ in runs) == min(row for _, row, _ in runs) == QUIET
    assert max(column + length for column, _, length in runs) == MODULES - QUIET
    assert (QUIET, QUIET, 7) in runs  # the upper edge of the first finder pattern


@pytest.mark.parametrize(("paper", "size"), FITTING, ids=lambda value: str(value))
def test_labels_lie_on_the_paper_and_not_on_each_other(paper: str, size: str) -> None:
    sheet = sheet_of(paper, size)
    places = list(sheet.places())
    assert len(places) == len(set(places)) == sheet.labels
    assert sheet.across >= sheet.width
    assert sheet.down >= sheet.height
    assert min(sheet.left, sheet.top) > 0
    assert max(x for x, _ in places) + sheet.width < sheet.paper[0]
    assert max(y for _, y in places) + sheet.height < sheet.paper[1]
    assert side(size) <= min(sheet.width, sheet.height)


def sheet_of(paper: str, size: str) -> Stock:
    sheet = stock(paper, size)
    assert sheet is not None
    return sheet


def test_measures_of_the_adhesive_sheets() -> None:
    """The counts and sizes that are printed on their boxes."""
    boxes = {"l7651": 65, "l4732": 80, "l4770": 40, "5160": 30, "8195": 60}
    assert {name: sheet.labels for name, sheet in ADHESIVE.items()} == boxes
    assert {name for name in STOCKS if stock(name, "normal") is None} == {"l4732", "8195"}
    assert (sheet_of("l7651", "normal").paper, sheet_of("5160", "normal").paper) == (A4, LETTER)


@pytest.mark.parametrize("paper", PLAIN)
def test_plain_paper_is_used_up_between_its_margins(paper: str) -> None:
    sheet = sheet_of(paper, "normal")
    assert (sheet.across, sheet.down) == (sheet.width, sheet.height)
    assert MARGIN <= sheet.left < MARGIN + sheet.width / 2
    assert MARGIN <= sheet.top < MARGIN + sheet.height / 2
    assert sheet.width == pytest.approx(17 + 2 * AROUND)


@pytest.mark.parametrize(("paper", "size"), FITTING, ids=lambda value: str(value))
def test_every_printed_code_is_read_by_both_libraries(tmp_path: Path, paper: str, size: str) -> None:
    sheet = sheet_of(paper, size)
    items = [Item(label_text("MC", f"{1090 + n:05}"), NAMES[n % 5], copies=1 + n % 2) for n in range(12)]
    pages = write_sheet(tmp_path / "sheet.pdf", items, paper, size, skip=3)
    labels = list(printed(tmp_path / "sheet.pdf", sheet))
    wanted = [item.text for item in items for _ in range(item.copies)]
    assert pages == len(labels) // sheet.labels == 1
    empty = [np.array_equal(label, np.full_like(label, 255)) for label in labels]
    assert empty == [n < 3 or n >= 3 + len(wanted) for n in range(len(labels))]
    for decoder in (Zxing(), Zbar()):
        assert [text_on(decoder, label) for label in labels[3 : 3 + len(wanted)]] == wanted


def text_on(decoder: Zxing | Zbar, label: Luma) -> str:
    (read,) = decoder.decode(label)
    return read.text


def printed(path: Path, sheet: Stock) -> Iterator[Luma]:
    """Every label of every page as a printer of ``DPI`` puts it on paper, without what lies between them."""
    document = pypdfium2.PdfDocument(path)
    for page in document:
        assert (page.get_width(), page.get_height()) == pytest.approx([mm * 72 / 25.4 for mm in sheet.paper], abs=0.1)
        ink = page.render(scale=DPI / 72, grayscale=True).to_numpy()
        luma = np.ascontiguousarray(ink if ink.ndim == 2 else ink[:, :, 0])
        for x, y in sheet.places():
            inner = (y + 0.2, y + sheet.height - 0.2, x + 0.2, x + sheet.width - 0.2)
            top, bottom, left, right = (round(mm * MILLIMETRE) for mm in inner)
            yield luma[top:bottom, left:right]


def test_a_code_is_exactly_as_large_as_it_should_be(tmp_path: Path) -> None:
    for size in SIZES:
        write_sheet(tmp_path / "one.pdf", [Item("MC01107-5")], "l7651", size)
        (read,) = Zxing().decode(next(printed(tmp_path / "one.pdf", sheet_of("l7651", size))))
        left, top, right, bottom = read.box
        assert (right - left, bottom - top) == pytest.approx([21 * SIZES[size] * MILLIMETRE] * 2, abs=2)


def test_a_full_sheet_goes_on_to_the_next_page(tmp_path: Path) -> None:
    sheet = sheet_of("5160", "normal")
    assert write_sheet(tmp_path / "a.pdf", [Item("MC01107-5", copies=30)], "5160") == 1
    assert write_sheet(tmp_path / "b.pdf", [Item("MC01107-5", copies=30)], "5160", skip=1) == 2
    assert write_sheet(tmp_path / "c.pdf", [Item("MC01107-5", copies=1)], "5160", skip=29) == 1
    last = list(printed(tmp_path / "b.pdf", sheet))[30]
    assert text_on(Zbar(), last) == "MC01107-5"


def test_a_name_with_its_text_can_be_found_in_the_page(tmp_path: Path) -> None:
    write_sheet(tmp_path / "a.pdf", [Item("MC01107-5", "Žluťoučký kůň"), Item("MC01109-1", "Wort" * 30)], "a4")
    said = pypdfium2.PdfDocument(tmp_path / "a.pdf")[0].get_textpage().get_text_bounded()
    assert "Žluťoučký kůň" in said
    assert "MC01107-5" in said
    assert "WortWort" in said
    assert "…" in said, "a name that is too long is cut, not written over its neighbour"
    assert "50 mm" in said


def test_the_viewer_is_asked_not_to_scale_and_nothing_else_is_left_behind(tmp_path: Path) -> None:
    write_sheet(tmp_path / "a.pdf", [Item("MC01107-5")])
    assert [path.name for path in tmp_path.iterdir()] == ["a.pdf"]
    assert b"/PrintScaling /None" in (tmp_path / "a.pdf").read_bytes()


@pytest.mark.parametrize(
    ("items", "paper", "size", "key"),
    [
        ([Item("MC01107-5")], "a5", "normal", "unknown-paper"),
        ([Item("MC01107-5")], "a4", "huge", "unknown-label-size"),
        ([Item("MC01107-5")], "l4732", "normal", "label-too-large"),
        ([], "a4", "normal", "no-labels"),
        ([Item("MC01107-5", copies=0)], "a4", "normal", "no-labels"),
        ([Item("MC01107-5"), Item("X" * 17)], "a4", "normal", "label-too-long"),
        ([Item("mc01107-5")], "a4", "normal", "label-characters"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_printed_writes_nothing(
    tmp_path: Path, items: list[Item], paper: str, size: str, key: str
) -> None:
    with pytest.raises(Refused) as refused:
        write_sheet(tmp_path / "sheet.pdf", items, paper, size)
    assert key_of(refused) == key
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("skip", [-1, 30, 31])
def test_more_labels_than_a_sheet_has_cannot_be_skipped(tmp_path: Path, skip: int) -> None:
    with pytest.raises(Refused) as refused:
        write_sheet(tmp_path / "sheet.pdf", [Item("MC01107-5")], "5160", skip=skip)
    assert key_of(refused) == "skip-not-in-range"
    assert refused.value.facts == {"skip": skip, "high": 29, "paper": "5160", "count": 30}
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere" / "sheet.pdf", tmp_path):
        with pytest.raises(Refused) as refused:
            write_sheet(path, [Item("MC01107-5")])
        assert (key_of(refused), refused.value.facts["file"]) == ("file-unwritable", str(path))
    assert list(tmp_path.iterdir()) == []
