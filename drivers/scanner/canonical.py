"""One name for one printed code, however a scanner spells it: pure.

The numbers under the bars of goods are one family (GTIN): UPC-A (12 digits) is EAN-13 with a leading zero left out,
UPC-E is a UPC-A with its zeros left out, GS1 element strings carry 14 digits behind ``01``. They name the same thing
when they are equal filled up with zeros to 14 digits (GS1 General Specifications, 7.1). All else names itself, whole:
nothing here matches a part, so a check character too many (Code 39) stays an unknown code.
"""

from __future__ import annotations

from drivers.scanner.symbologies import GS1, UPC_E, folded, split_aim

SHORT = "000000"  # 14 digits that begin so are a GTIN of eight
GROUP_SEPARATOR = "\x1d"  # ends an element of variable length; the FNC1 inside a GS1 code

# Length of an element whose length is fixed, its identifier included, by the first two digits of the identifier
# (GS1 General Specifications, figure 7.8.5-2). Elements that are not here end at a separator.
ELEMENT_LENGTHS = {"00": 20, "01": 16, "02": 16, "03": 16, "04": 18, "20": 4, "41": 16}
ELEMENT_LENGTHS |= dict.fromkeys(("11", "12", "13", "14", "15", "16", "17", "18", "19"), 8)
ELEMENT_LENGTHS |= dict.fromkeys(("31", "32", "33", "34", "35", "36"), 10)


def canonical(text: str, symbology: str = "") -> str:
    """The one spelling under which a code is kept: EAN-13 for UPC-A, UPC-E and GS1 with a GTIN, else the text itself.

    EAN-8 keeps its eight digits. An AIM prefix is taken off. ``symbology`` as in ``Code``; it decides only where six
    or eight digits could be UPC-E or something else. Case is kept (see ``fold_case``).
    """
    return spellings(text, symbology)[0]


def spellings(text: str, symbology: str = "") -> tuple[str, ...]:
    """Every text that names the same thing, the canonical one first; for what is no such number the text alone.

    ``spellings("042100005264")``: ``0042100005264``, ``042100005264``, ``00042100005264``, ``04252614``, ``425261``.
    """
    told, bare = split_aim(text)
    gtin = _gtin(bare, symbology or told)
    if gtin is None:
        return (bare,)
    named = [_shortest(gtin), *(gtin[cut:] for cut in (2, 1, 0) if gtin[:cut] == "0" * cut)]
    return tuple(dict.fromkeys(named + upc_e_of(gtin)))


def fold_case(text: str) -> str:
    """The form in which codes are compared: caps lock on the way makes no other card."""
    return text.casefold()


def check_digit(digits: str) -> str:
    """The mod-10 digit that follows ``digits`` in EAN, UPC and GTIN of any length: weights 3 and 1 from the right."""
    total = sum(int(digit) * (1 if n % 2 else 3) for n, digit in enumerate(reversed(digits)))
    return str(-total % 10)


def checked(text: str, *lengths: int) -> bool:
    """``text`` is digits of one of ``lengths`` and ends in its right check digit."""
    return _digits(text) and len(text) in lengths and check_digit(text[:-1]) == text[-1]


def upc_a_of(text: str) -> str | None:
    """The twelve digits of a UPC-E of six (system 0, without check), seven or eight digits; None if it is none.

    GS1 General Specifications, figure 5.2.2.4-1: the last of the six digits says where the zeros were.
    """
    if not _digits(text) or len(text) not in (6, 7, 8) or (len(text) > 6 and text[0] not in "01"):
        return None
    system, body = ("0", text) if len(text) == 6 else (text[0], text[1:7])
    maker, item = _expanded(body)
    number = system + maker + item
    full = number + check_digit(number)
    return full if len(text) < 8 or full[-1] == text[-1] else None


def upc_e_of(gtin: str) -> list[str]:
    """The UPC-E spellings of 14 digits: eight digits and, for system 0, six; none if it is no UPC-A with such zeros."""
    system, maker, item = gtin[2], gtin[3:8], gtin[8:13]
    body = _suppressed(maker, item)
    if gtin[:2] != "00" or system not in "01" or body is None or gtin.startswith(SHORT):
        return []
    eight = system + body + gtin[13]
    return [eight, body] if system == "0" else [eight]


def gtin_of_elements(text: str, symbology: str = "") -> str | None:
    """The 14 digits behind ``01`` in a GS1 element string; None if there are none, or their check digit is wrong.

    A string is taken as GS1 if its symbology says so or it holds a separator; without either (some scanners drop
    both) only if it begins with the GTIN itself.
    """
    rest = text.lstrip(GROUP_SEPARATOR)
    certain = folded(symbology) in map(folded, GS1) or GROUP_SEPARATOR in text
    while rest:
        if rest.startswith("01"):
            return rest[2:16] if checked(rest[2:16], 14) else None
        if not certain:
            return None
        rest = _after_element(rest).lstrip(GROUP_SEPARATOR)
    return None


def _gtin(text: str, symbology: str) -> str | None:
    """The 14 digits that ``text`` stands for. Eight digits are an EAN-8 where their check digit fits, unless it is
    known that the bars are UPC-E; eight that fit UPC-E alone are UPC-E."""
    named = upc_a_of(text) if folded(symbology) == folded(UPC_E) else None
    if named is None and checked(text, 8, 12, 13, 14):
        named = text
    if named is None and len(text) == 8:
        named = upc_a_of(text)
    named = named or gtin_of_elements(text, symbology)
    return named.zfill(14) if named else None


def _shortest(gtin: str) -> str:
    """EAN-8 for six leading zeros, EAN-13 for one, else (a carton) all 14 digits."""
    if gtin.startswith(SHORT):
        return gtin[6:]
    return gtin[1:] if gtin.startswith("0") else gtin


def _expanded(body: str) -> tuple[str, str]:
    """Maker and item, five digits each, of the six digits of a UPC-E."""
    last = body[5]
    if last in "012":
        return body[:2] + last + "00", "00" + body[2:5]
    if last == "3":
        return body[:3] + "00", "000" + body[3:5]
    if last == "4":
        return body[:4] + "0", "0000" + body[4]
    return body[:5], "0000" + last


def _suppressed(maker: str, item: str) -> str | None:
    """The six digits that stand for five of the maker and five of the item, if there are such."""
    if maker[2] in "012" and maker[3:] == "00" and item[:2] == "00":
        return maker[:2] + item[2:] + maker[2]
    if maker[3:] == "00" and item[:3] == "000":
        return maker[:3] + item[3:] + "3"
    if maker[4] == "0" and item[:4] == "0000":
        return maker[:4] + item[4] + "4"
    return maker + item[4] if item[:4] == "0000" and item[4] >= "5" else None


def _after_element(text: str) -> str:
    length = ELEMENT_LENGTHS.get(text[:2])
    return text.partition(GROUP_SEPARATOR)[2] if length is None else text[length:]


def _digits(text: str) -> bool:
    return text.isascii() and text.isdigit()
