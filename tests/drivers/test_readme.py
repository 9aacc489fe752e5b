"""The wiring page tells the truth about every option, and about its numbers."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import drivers
from drivers.led import Frame
from drivers.led.colour import WHITE_ORDERS, Look, current, least_current
from drivers.led.neopixel_spi import lamps_for
from drivers.options import Option
from drivers.registry import DIGITS, LEDS, SCANNERS, digits_kinds, led_kinds, scanner_kinds

FOLDER = Path(drivers.__file__).parent
PAGE = (FOLDER / "README.md").read_text("utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line.startswith("|")]


def row(kind: str, option: str) -> list[str]:
    """Values and default that the page gives for an option: from its kind's own table, or from that of all strips."""
    section = PAGE.partition(f"### `{kind}`")[2].partition("\n### ")[0].partition("\n## ")[0]
    named = [cells[2:4] for cells in ROWS if cells[:2] == [f"`{kind}`", f"`{option}`"]]
    own = [cells[1:3] for cells in ROWS if cells[0] == f"`{option}`" and "| " + " | ".join(cells) + " |" in section]
    shared = [cells[1:3] for cells in ROWS if cells[0] == f"`{option}`"]
    return (named or own or shared)[0]


def values(option: Option) -> str:
    if option.choices:
        return " ".join(f"`{choice}`" for choice in option.choices if choice not in WHITE_ORDERS)
    if option.type is bool:
        return "yes, no"
    return f"{option.low:.10g} to {option.high:.10g}" if option.low is not None else ""


def default(option: Option) -> str:
    if option.default in (None, ""):
        return "must be written" if option.default is None else "none"
    return "yes" if option.default is True else str(option.default).removesuffix(".0")


KINDS = (*led_kinds().items(), *digits_kinds().items(), *scanner_kinds().items())
OPTIONS = [(kind, option) for kind, options in KINDS for option in options]


@pytest.mark.parametrize(("kind", "option"), OPTIONS, ids=[f"{kind}-{option.name}" for kind, option in OPTIONS])
def test_every_option_has_its_values_and_its_default(kind: str, option: Option) -> None:
    said, otherwise = row(kind, option.name)
    assert said.startswith(values(option))
    assert default(option) in otherwise


def test_every_kind_is_named() -> None:
    for kind in (*LEDS, *DIGITS, *SCANNERS):
        assert f"`{kind}`" in PAGE or f"`{kind}:" in PAGE, kind


@pytest.mark.parametrize(
    ("count", "dark", "white"), [(30, "30 mA", "1.8 A"), (60, "60 mA", "3.7 A"), (144, "144 mA", "8.8 A")]
)
def test_the_table_of_currents_is_computed(count: int, dark: str, white: str) -> None:
    full = Look(brightness=1, milliamps=20_000).levels(Frame(((255, 255, 255),) * count))
    assert f"| {count} | {dark} | 500 mA | {white} |" in PAGE
    assert f"{current([(0, 0, 0)] * count):.0f} mA" == dark
    assert f"{current(full) / 1000:.1f} A" == white


def test_the_other_numbers_of_the_page() -> None:
    assert f"{least_current(1):.2f} mA a lamp" in PAGE
    assert least_current(400) <= 500
    assert f"More than {lamps_for(4096, 3)} lamps on SPI** ({lamps_for(4096, 4)} with white)" in PAGE
    assert (
        f"`spidev.bufsiz=32768` to the line in `/boot/firmware/cmdline.txt` (enough for {lamps_for(32768, 3)})" in PAGE
    )


def test_the_picture_is_a_picture_with_words_for_those_who_do_not_see_it() -> None:
    root = ElementTree.parse(FOLDER / "wiring.svg").getroot()
    names = {child.tag.rpartition("}")[2]: (child.text or "") for child in root}
    assert "pin 19" in names["desc"]
    assert "![The strip's data comes from pin 19" in PAGE
