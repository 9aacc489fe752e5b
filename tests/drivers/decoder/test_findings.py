"""What several looks say together."""

from __future__ import annotations

import pytest

from drivers.decoder import Read, in_reading_order
from drivers.decoder.findings import Findings


def read(text: str, symbology: str = "ean-13", at: tuple[int, int] = (100, 100), side: int = 80) -> Read:
    x, y = at
    return Read(text, symbology, ((x, y), (x + side, y), (x + side, y + side), (x, y + side)))


def stands(*looks: tuple[str, Read]) -> list[str]:
    return [each.text for each in _after(*looks).reads()]


def _after(*looks: tuple[str, Read]) -> Findings:
    findings = Findings()
    for by, seen in looks:
        findings.add([seen], by)
    return findings


@pytest.mark.parametrize("symbology", ["qr", "micro-qr", "data-matrix", "code-128", "code-39"])
def test_one_look_of_zxing_is_enough_for_all_but_goods(symbology: str) -> None:
    assert stands(("zxing", read("MC01107-5", symbology))) == ["MC01107-5"]


@pytest.mark.parametrize("symbology", ["ean-13", "ean-8", "upc-a", "upc-e"])
@pytest.mark.parametrize("by", ["zxing", "zbar"])
def test_goods_need_two_looks(symbology: str, by: str) -> None:
    once = ("zxing", read("96385074", symbology))
    assert stands(once) == []
    assert stands(once, (by, read("96385074", symbology))) == ["96385074"]


def test_linear_codes_of_zbar_need_two_looks_and_its_qr_codes_one() -> None:
    once = ("zbar", read("T", "code-39"))
    assert stands(once) == []
    assert stands(once, once) == ["T"]
    assert stands(("zbar", read("MC01107-5", "qr"))) == ["MC01107-5"]


def test_a_text_that_zbar_may_have_guessed_never_stands() -> None:
    guessed = ("zbar", read("鱉lu聽", "qr"))
    assert stands(guessed, guessed, guessed) == []
    assert stands(guessed, ("zxing", read("žluť", "qr"))) == ["žluť"]


def test_the_same_place_has_one_text_and_zxing_weighs_twice() -> None:
    right, wrong = read("9780596008574"), read("6780186008574", at=(110, 95))
    zbar_wrong = ("zbar", wrong)
    assert stands(("zxing", right), zbar_wrong, ("zxing", right), zbar_wrong) == ["9780596008574"]
    assert stands(("zxing", right), zbar_wrong, zbar_wrong) == []
    assert stands(("zxing", right), ("zbar", right), zbar_wrong, zbar_wrong) == ["9780596008574"]


def test_two_codes_of_goods_beside_each_other_both_stand() -> None:
    left, right = read("9780596008574", at=(0, 0)), read("5901234123457", at=(300, 0))
    assert stands(*[("zbar", left), ("zbar", right)] * 2) == ["9780596008574", "5901234123457"]


def test_a_single_line_through_a_code_lies_in_the_place_of_its_whole() -> None:
    line = Read("6780186008574", "ean-13", ((100, 190), (260, 190), (260, 190), (100, 190)))
    whole = read("9780596008574", at=(100, 100), side=160)
    assert stands(("zbar", line), ("zbar", line), ("zxing", whole), ("zbar", whole)) == ["9780596008574"]
    higher = Read("9780596008574", "ean-13", ((100, 160), (260, 160), (260, 160), (100, 160)))
    assert stands(("zbar", line), ("zbar", line), ("zxing", higher), ("zbar", higher)) == ["9780596008574"]


def test_equal_codes_of_one_look_are_two_if_they_are_matrix_codes() -> None:
    for symbology, count in (("qr", 2), ("code-128", 1)):
        findings = Findings()
        findings.add([read("A1", symbology, at=(0, 0)), read("A1", symbology, at=(300, 0))], "zxing")
        findings.add([read("A1", symbology, at=(0, 0))], "zbar")
        assert len(findings.reads()) == count


def test_another_look_is_needed_until_nothing_is_doubtful() -> None:
    seen = ("zxing", read("96385074", "ean-8"))
    assert not Findings().settled
    assert not Findings().doubtful
    assert _after(seen).doubtful
    assert _after(seen, seen).settled
    assert not _after(seen, seen, ("zbar", read("5901234123457", at=(400, 0)))).settled


def test_what_is_outweighed_is_not_doubtful() -> None:
    good = ("zxing", read("MC01107-5", "qr"))
    assert _after(good, ("zbar", read("T", "code-39"))).settled


def test_reading_order_forgives_a_crooked_row() -> None:
    row = [read("B2", at=(200, 0)), read("A1", at=(0, 20)), read("C3", at=(0, 200))]
    assert [each.text for each in in_reading_order(row)] == ["A1", "B2", "C3"]
