"""Each library alone: what it reads, how it names it, and what it must not stumble over."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.decoder import LINEAR, SYMBOLOGIES, Decoder
from drivers.decoder.zbar import SYMBOLS, Zbar
from drivers.decoder.zxing import FORMATS, Zxing
from drivers.scanner.canonical import canonical
from tests.drivers.decoder.drawn import code, parts_of_qr, qr, side_by_side, stacked

BOTH = pytest.mark.parametrize("kind", [Zxing, Zbar])

PRINTED = (
    ("QRCode", "MC01107-5", "MC01107-5", "qr"),
    ("Code128", "MC01107-5", "MC01107-5", "code-128"),
    ("Code39", "MC01107-5", "MC01107-5", "code-39"),
    ("EAN13", "5901234123457", "5901234123457", "ean-13"),
    ("EAN8", "96385074", "96385074", "ean-8"),
    ("UPCA", "042100005264", "042100005264", "upc-a"),
    ("UPCE", "04252614", "04252614", "upc-e"),
)


@BOTH
@pytest.mark.parametrize(("drawn", "written", "text", "symbology"), PRINTED, ids=[row[0] for row in PRINTED])
def test_both_give_the_digits_under_the_bars_and_the_same_name(
    kind: type[Decoder], drawn: str, written: str, text: str, symbology: str
) -> None:
    (read,) = kind().decode(code(drawn, written))
    assert (read.text, read.symbology) == (text, symbology)


@pytest.mark.parametrize(("drawn", "symbology"), [("MicroQRCode", "micro-qr"), ("DataMatrix", "data-matrix")])
def test_zxing_reads_what_zbar_cannot(drawn: str, symbology: str) -> None:
    picture = code(drawn, "MC01107")
    assert [(read.text, read.symbology) for read in Zxing().decode(picture)] == [("MC01107", symbology)]
    assert Zbar().decode(picture) == []


def test_only_what_is_listed_is_looked_for() -> None:
    assert set(FORMATS.values()) | {"gs1-128", "gs1-qr", "gs1-data-matrix"} == set(SYMBOLOGIES)
    assert set(SYMBOLS.values()) == LINEAR - {"gs1-128"} | {"qr"}
    assert Zxing().decode(code("ITF", "12345670")) == Zbar().decode(code("ITF", "12345670")) == []


def test_corners_go_round_the_code_from_its_own_top_left() -> None:
    upright = qr("MC01107-5", module=4)  # 40 white, 21 modules of 4
    for picture, first in ((upright, (40, 40)), (np.rot90(upright, 2), (124, 124))):
        (read,) = Zxing().decode(np.ascontiguousarray(picture))
        assert read.corners[0] == pytest.approx(first, abs=2)
    (read,) = Zbar().decode(upright)
    assert read.box == pytest.approx((40, 40, 124, 124), abs=3)


@pytest.mark.parametrize(
    ("drawn", "text", "modules"),
    [
        ("QRCode", "MC01107-5", 21),
        ("QRCode", "A" * 60, 29),
        ("MicroQRCode", "MC01107", 13),
        ("DataMatrix", "1" * 10, 12),
    ],
)
def test_zxing_tells_how_many_modules_a_code_has(drawn: str, text: str, modules: int) -> None:
    (read,) = Zxing().decode(code(drawn, text))
    assert read.modules == modules


@BOTH
def test_control_characters_stay_in_the_text(kind: type[Decoder]) -> None:
    (read,) = kind().decode(qr("RDA-017\rnote\x1d!"))
    assert read.text == "RDA-017\rnote\x1d!"
    assert read.raw == b"RDA-017\rnote\x1d!"


@pytest.mark.parametrize(
    ("drawn", "symbology", "of_zbar"),
    [("Code128", "gs1-128", "code-128"), ("QRCode", "gs1-qr", "qr"), ("DataMatrix", "gs1-data-matrix", None)],
)
def test_gs1_elements_keep_their_separators(drawn: str, symbology: str, of_zbar: str | None) -> None:
    picture = code(drawn, "[01]00036000291452[10]LOT7[21]SER9", gs1=True)
    wanted = "010003600029145210LOT7\x1d21SER9"
    assert [(read.text, read.symbology) for read in Zxing().decode(picture)] == [(wanted, symbology)]
    assert [(read.text, read.symbology) for read in Zbar().decode(picture)] == ([(wanted, of_zbar)] if of_zbar else [])
    assert canonical(wanted, symbology) == "0036000291452"


def test_zxing_reads_utf_8_without_a_declared_encoding() -> None:
    (read,) = Zxing().decode(qr("žluťoučký ñandú", encoding="utf-8"))
    assert read.text == "žluťoučký ñandú"


@BOTH
def test_codes_come_in_reading_order(kind: type[Decoder]) -> None:
    picture = stacked(side_by_side(qr("A1"), qr("B2")), side_by_side(qr("C3"), qr("D4")))
    assert [read.text for read in kind().decode(picture)] == ["A1", "B2", "C3", "D4"]


@BOTH
def test_a_code_in_parts_costs_nothing_but_itself(kind: type[Decoder]) -> None:
    whole = qr("MC01107-5")
    texts = [read.text for read in kind().decode(parts_of_qr("one long text in two parts", 2)[0])]
    assert "one long text in two parts" not in texts
    assert [read.text for read in kind().decode(whole)] == ["MC01107-5"]


@BOTH
@pytest.mark.parametrize("shape", [(0, 0), (0, 640), (480, 0), (1, 1), (7, 640), (8, 70_000)])
def test_pictures_in_which_no_code_fits_hold_none(kind: type[Decoder], shape: tuple[int, int]) -> None:
    assert kind().decode(np.zeros(shape, np.uint8)) == []


@BOTH
def test_any_memory_layout_will_do(kind: type[Decoder]) -> None:
    picture = qr("MC01107-5")
    wide = np.repeat(picture, 2, axis=1)
    frozen = picture.copy()
    frozen.flags.writeable = False
    for same in (wide[:, ::2], np.asfortranarray(picture), picture.T.copy().T, frozen):
        assert [read.text for read in kind().decode(same)] == ["MC01107-5"]


@BOTH
@pytest.mark.parametrize(
    "wrong", [np.zeros((9, 9, 3), np.uint8), np.zeros((9, 9), np.float64), np.zeros(9, np.uint8)], ids=str
)
def test_what_is_not_luma_is_a_fault_of_the_caller(kind: type[Decoder], wrong: np.ndarray) -> None:
    with pytest.raises(ValueError, match="luma"):
        kind().decode(wrong)
