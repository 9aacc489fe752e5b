"""Spellings of one printed code. The numbers are the examples of the standards and of public bug reports."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from drivers.scanner.canonical import canonical, check_digit, checked, fold_case, spellings, upc_a_of
from drivers.scanner.symbologies import split_aim

LOT_AND_SERIAL = "010003600029145210LOT7\x1d21SER9"


@pytest.mark.parametrize(
    ("text", "symbology", "kept"),
    [
        ("042100005264", "", "0042100005264"),  # UPC-A
        ("0042100005264", "ean-13", "0042100005264"),  # the same bars, read as EAN-13
        ("04252614", "upc-e", "0042100005264"),  # the same number, printed as UPC-E
        ("425261", "UPCE", "0042100005264"),  # a scanner that sends the six digits alone
        ("0425261", "UPC-E", "0042100005264"),  # or without the check digit
        ("04252614", "", "0042100005264"),  # no EAN-8 has this check digit
        ("00042100005264", "itf", "0042100005264"),  # 14 digits on a carton of one
        ("]E00042100005264", "", "0042100005264"),
        ("00123457", "", "00123457"),  # EAN-8 and its zeros
        ("00123457", "ean-8", "00123457"),
        ("00123457", "upc-e", "0001234000057"),  # the same digits are another number under UPC-E bars
        ("5901234123457", "ean-13", "5901234123457"),
        ("15901234123454", "itf", "15901234123454"),  # a carton of several is not the thing itself
        ("]C1" + LOT_AND_SERIAL, "", "0036000291452"),
        (LOT_AND_SERIAL, "gs1-128", "0036000291452"),
        (LOT_AND_SERIAL, "", "0036000291452"),  # the leading FNC1 is lost, the inner one tells
        ("\x1d" + LOT_AND_SERIAL, "data-matrix", "0036000291452"),
        ("010003600029145210LOT721SER9", "", "0036000291452"),  # 01 has a fixed length: no separator needed
        ("0100036000291452", "", "0036000291452"),
        ("11261130310300175001000360002914529", "gs1-128", "0036000291452"),  # behind a date and a weight
        ("10LOT7\x1d0100036000291452", "", "0036000291452"),  # behind a lot of variable length
    ],
)
def test_one_number_has_one_canonical_spelling(text: str, symbology: str, kept: str) -> None:
    assert canonical(text, symbology) == kept


@pytest.mark.parametrize(
    "text",
    [
        "MC01107-5",
        "MC01097AI",  # a check letter too many: another text, matched by nothing
        "A7698-1239B",  # start and stop letters of Codabar
        "01107",
        "425261",  # six digits are a UPC-E only where the bars say so
        "042100005265",  # wrong check digit
        "5901234123450",
        "0100036000291453",  # a wrong check digit behind 01
        "10LOT70100036000291452",  # no separator, no symbology: 01 could be part of the lot
        "11261130" + "0100036000291452",  # digits that only look like elements
        "02000360002914523710",  # 02 is what a carton holds
        "12345678٣",  # digits of another script are no digits of a code
        "]C1",
        "x",
    ],
)
def test_all_else_names_itself_alone(text: str) -> None:
    assert spellings(text) == (text,)


def test_spellings_of_a_upc_a() -> None:
    named = ("0042100005264", "042100005264", "00042100005264", "04252614", "425261")
    assert spellings("042100005264") == spellings("0042100005264") == spellings("04252614", "upc-e") == named


def test_spellings_of_numbers_without_a_short_form() -> None:
    assert spellings("036000291452") == ("0036000291452", "036000291452", "00036000291452")
    assert spellings("5901234123457") == ("5901234123457", "05901234123457")
    assert spellings("012345000034") == ("0012345000034", "012345000034", "00012345000034")
    assert spellings("00001236") == ("00001236", "000000001236", "0000000001236", "00000000001236")
    assert spellings("00123457") == ("00123457", "000000123457", "0000000123457", "00000000123457")


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("04252614", "042100005264"),  # last 0, 1, 2
        ("01234531", "012300000451"),  # last 3
        ("01234543", "012340000053"),  # last 4
        ("01234565", "012345000065"),  # last 5 to 9
        ("12345670", "123456000070"),  # number system 1
    ],
)
def test_upc_e_puts_the_zeros_back(short: str, full: str) -> None:
    assert upc_a_of(short) == full
    assert short in spellings(full)


@pytest.mark.parametrize("text", ["", "4252", "24252614", "04252615", "0425261A", "٠٤٢٥٢٦١٤"])
def test_what_is_no_upc_e(text: str) -> None:
    assert upc_a_of(text) is None


@given(st.text("0123456789", min_size=6, max_size=6))
def test_every_upc_e_is_found_again_from_its_twelve_digits(body: str) -> None:
    full = upc_a_of(body)
    assert full is not None
    assert checked(full, 12)
    shortened = [text for text in spellings(full) if len(text) == 6]
    assert all(upc_a_of(text) == full for text in shortened)


@given(st.from_regex(r"[01][0-9]{2}(000|[0-9]00|[0-9]{2}0|[0-9]{3})(00[0-9]{3}|0000[0-9])", fullmatch=True))
@example("00001000000")
def test_a_short_spelling_always_means_its_number(digits: str) -> None:
    full = digits + check_digit(digits)
    if full.startswith("0000"):  # filled up to 14 digits it is a GTIN of eight, and named so
        assert spellings(full)[0] == full[4:]
        return
    for text in spellings(full):
        assert len(text) not in (6, 8) or upc_a_of(text) == full


@given(st.text("0123456789", min_size=7, max_size=13))
def test_a_changed_digit_never_keeps_the_check_digit(digits: str) -> None:
    whole = digits + check_digit(digits)
    changed = str((int(whole[3]) + 1) % 10)
    assert checked(whole, len(whole))
    assert not checked(whole[:3] + changed + whole[4:], len(whole))


@given(st.text("0123456789", min_size=11, max_size=13))
def test_all_long_spellings_of_a_number_agree(digits: str) -> None:
    names = spellings(digits + check_digit(digits))
    assert {canonical(name) for name in names if len(name) >= 12} == {names[0]}


@given(st.text(max_size=40).filter(lambda text: not text.startswith("]")))
def test_the_canonical_spelling_is_canonical(text: str) -> None:
    assert canonical(canonical(text)) == canonical(text)


@pytest.mark.parametrize(
    ("text", "symbology", "bare"),
    [
        ("]C1" + LOT_AND_SERIAL, "gs1-128", LOT_AND_SERIAL),
        ("]C0MC01107-5", "code-128", "MC01107-5"),
        ("]A0MC01107-5", "code-39", "MC01107-5"),
        ("]Q1MC01107-5", "qr", "MC01107-5"),
        ("]E400123457", "ean-8", "00123457"),
        ("]X0MC01107-5", "", "MC01107-5"),
        ("MC01107-5", "", "MC01107-5"),
        ("]C0", "", "]C0"),
        ("]--x", "", "]--x"),
    ],
)
def test_the_aim_prefix_tells_the_symbology(text: str, symbology: str, bare: str) -> None:
    assert split_aim(text) == (symbology, bare)


def test_case_makes_no_other_card() -> None:
    assert fold_case("mc01097a") == fold_case("MC01097A")
