"""Addresses of the settings: read with every problem at once, and opened by their kind."""

from __future__ import annotations

import subprocess
import sys

import pytest

from drivers.digits.ht16k33 import Ht16k33Options
from drivers.digits.max7219 import Max7219Options
from drivers.digits.sim import SimDigits
from drivers.errors import BadAddress
from drivers.led.adalight import AdalightOptions
from drivers.led.sim import SimLamps, SimOptions
from drivers.registry import (
    DIGITS,
    LEDS,
    SCANNERS,
    Address,
    digits_kinds,
    led_kinds,
    open_digits,
    open_led,
    parse_digits,
    parse_led,
    parse_scanner,
    scanner_kinds,
)


def problems(text: str) -> list[str]:
    with pytest.raises(BadAddress) as refused:
        parse_led(text)
    assert refused.value.facts == {"address": text, "problems": len(refused.value.problems)}
    return [str(problem) for problem in refused.value.problems]


def test_an_address_is_a_kind_with_all_its_options() -> None:
    assert parse_led("adalight:port=/dev/ttyUSB0,count=30") == Address(
        "adalight", AdalightOptions(port="/dev/ttyUSB0", count=30)
    )


def test_case_and_blanks_do_not_matter_but_in_free_text() -> None:
    assert parse_led(" Adalight : port = /dev/ttyACM0 , ORDER = grb ") == Address(
        "adalight", AdalightOptions(port="/dev/ttyACM0", order="GRB")
    )


def test_a_value_may_hold_what_separates_a_kind_and_an_option() -> None:
    assert parse_led("adalight:port=spy:///dev/ttyUSB0?file=x").options.port == "spy:///dev/ttyUSB0?file=x"


def test_a_bare_kind_has_its_defaults() -> None:
    assert parse_led("sim").options == SimOptions(count=60, fitted=True)
    assert parse_led("sim:").options == parse_led("sim").options


@pytest.mark.parametrize("text", ["sim", "sim:count=3,fitted=no", "adalight:port=loop://,brightness=0.5"])
def test_written_again_it_says_only_what_differs(text: str) -> None:
    assert sorted(str(parse_led(text)).partition(":")[2].split(",")) == sorted(text.partition(":")[2].split(","))
    assert parse_led(str(parse_led(text))) == parse_led(text)


def test_an_unknown_kind_has_a_nearest_one() -> None:
    assert problems("neopixel-sip:count=3") == ["unknown-kind-near kind=neopixel-sip near=neopixel-spi"]


def test_a_kind_like_no_other_gets_the_list() -> None:
    assert problems("lava") == ["unknown-kind kind=lava kinds=adalight, neopixel, neopixel-spi, sim, terminal, wled"]


def test_all_problems_come_at_once() -> None:
    known = "count, order, brightness, gamma, milliamps, port, baud, boot"
    assert problems("adalight:count=0,brightnes=0.5,order=GRX,gamma=thick,baud=fast,baud=9600,boot=,colour=red") == [
        "out-of-range kind=adalight option=count value=0 low=1 high=1500 unit=lamps",
        "unknown-option-near kind=adalight option=brightnes near=brightness",
        "not-a-choice-near kind=adalight option=order value=GRX near=GRB",
        "not-a-number kind=adalight option=gamma value=thick low=1 high=3 unit=exponent",
        "not-a-whole-number kind=adalight option=baud value=fast low=9600 high=2000000 unit=baud",
        "option-twice kind=adalight option=baud",
        "option-without-value kind=adalight option=boot",
        f"unknown-option kind=adalight option=colour options={known}",
        "option-missing kind=adalight option=port",
    ]


@pytest.mark.parametrize(
    ("written", "value"), [("yes", True), ("ON", True), ("1", True), ("no", False), ("off", False)]
)
def test_a_switch_is_yes_or_no(written: str, value: bool) -> None:
    assert parse_led(f"sim:fitted={written}").options.fitted is value


def test_a_switch_is_nothing_else() -> None:
    assert problems("sim:fitted=perhaps") == ["not-a-choice kind=sim option=fitted value=perhaps choices=yes, no"]


@pytest.mark.parametrize("written", ["nan", "inf", "-1", "0.049", "1.01"])
def test_a_number_stays_in_its_range(written: str) -> None:
    assert problems(f"neopixel:brightness={written}") == [
        f"out-of-range kind=neopixel option=brightness value={written} low=0.05 high=1 unit=share"
    ]


def test_options_that_do_not_go_together_are_refused() -> None:
    assert problems_of_settings("neopixel:count=1000") == ["too-little-current count=1000 milliamps=500 needed=1236"]


def problems_of_settings(text: str) -> list[str]:
    with pytest.raises(BadAddress) as refused:
        parse_led(text)
    return [str(problem) for problem in refused.value.problems]


def test_lamps_digits_and_scanners_have_a_sim_each() -> None:
    assert len({type(parse("sim").options) for parse in (parse_led, parse_digits, parse_scanner)}) == 3


def test_addresses_of_number_displays() -> None:
    address = parse_digits("ht16k33:address=0X71,counter=scheme*.threat")
    assert address == Address("ht16k33", Ht16k33Options(address="0x71", counter="scheme*.threat"))
    assert address.options.places == 4
    module = parse_digits("max7219:port=1,device=0,places=8")
    assert module == Address("max7219", Max7219Options(port=1, device=0, places=8))
    assert str(module) == "max7219:port=1"
    assert parse_digits(str(address)) == address


def test_all_problems_of_a_number_display_come_at_once() -> None:
    with pytest.raises(BadAddress) as refused:
        parse_digits("ht16k33:address=0x78,brightness=2,places=4")
    assert [str(problem) for problem in refused.value.problems] == [
        "not-a-choice-near kind=ht16k33 option=address value=0x78 near=0x77",
        "out-of-range kind=ht16k33 option=brightness value=2 low=0.05 high=1 unit=share",
        "unknown-option kind=ht16k33 option=places options=counter, brightness, address",
    ]


def test_an_address_opens_its_kind() -> None:
    with open_led("sim:count=7") as lamps:
        assert isinstance(lamps, SimLamps)
        assert lamps.count == 7


def test_an_address_opens_its_number_display() -> None:
    with open_digits("sim:places=6") as digits:
        assert isinstance(digits, SimDigits)
        assert digits.places == 6


def test_every_kind_says_its_options_with_unit_and_range() -> None:
    for options in (*led_kinds().values(), *digits_kinds().values(), *scanner_kinds().values()):
        for option in options:
            assert option.choices or option.type is bool or option.unit, option
            assert option.type not in (int, float) or (option.low is not None and option.high is not None), option


def test_no_kind_needs_its_hardware_library_to_be_asked_for_its_options() -> None:
    wanted = {"board", "neopixel", "neopixel_spi", "serial", "picamera2", "cv2", "evdev", "zxingcpp", "pyzbar"}
    wanted |= {"adafruit_ht16k33", "luma", "spidev", "PIL"}
    program = (
        "import sys; from drivers.registry import digits_kinds, led_kinds, scanner_kinds; "
        "digits_kinds(); led_kinds(); scanner_kinds();"
        f"print(sorted({wanted!r} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_each_table_names_its_kinds_in_order() -> None:
    assert list(LEDS) == sorted(LEDS)
    assert list(DIGITS) == sorted(DIGITS)
    assert list(SCANNERS) == sorted(SCANNERS)
