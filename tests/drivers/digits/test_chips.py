"""The bytes of the real libraries are those of the data sheets; what they refuse is a sentence with the remedy."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

import pytest

from drivers.digits.ht16k33 import Ht16k33Options, Ht16k33Wire
from drivers.digits.max7219 import Max7219Options
from drivers.errors import DeviceLost, DeviceMissing
from drivers.registry import parse_digits
from tests.drivers.digits.chips import Ht16k33Chip, I2CBus, Max7219Chip, RecordedHt16k33, RecordedMax7219

DARK_MEMORY = "00" * 17  # from address 0x00: sixteen bytes of memory
SET_UP = ["0b07", "0900", "0f00", "0a07"]  # scan all, decode none, no test, level 7 of 0 to 15
NO_DIGITS = [f"0{register}00" for register in range(1, 9)]
ON = "0c01"


def test_an_ht16k33_is_dark_before_it_is_switched_on() -> None:
    chip = Ht16k33Chip()
    RecordedHt16k33(Ht16k33Options(), chip).open()
    assert chip.log == [DARK_MEMORY, "21", "81", "ef"]


def test_every_picture_of_an_ht16k33_brings_its_set_up() -> None:
    """Oscillator, level 7, the memory from 0x00 (1 is b c, 2 is a b d e g; the dots at 4 are off), display on."""
    chip = Ht16k33Chip()
    wire = RecordedHt16k33(Ht16k33Options(), chip)
    wire.open()
    chip.log.clear()
    wire.send(b"  12")
    assert chip.log == ["21", "e7", "00" + "00000000" + "0000" + "06" + "00" + "5b" + "00" * 7, "81"]
    assert chip.lit == "  12"


@pytest.mark.parametrize(("brightness", "level"), [(0.05, 0), (0.5, 7), (0.75, 11), (1.0, 15)])
def test_brightness_is_one_of_sixteen_levels(brightness: float, level: int) -> None:
    backpack, module = Ht16k33Chip(), Max7219Chip()
    one = RecordedHt16k33(Ht16k33Options(brightness=brightness), backpack)
    other = RecordedMax7219(Max7219Options(brightness=brightness), module)
    for wire in (one, other):
        wire.open()
        wire.send(b"   1" if wire is one else b"       1")
    assert (backpack.level, module.registers[10]) == (level, level)


@pytest.mark.parametrize("address", [f"0x7{last}" for last in range(8)])
def test_a_chip_is_asked_for_at_its_own_address(address: str) -> None:
    wire = RecordedHt16k33(parse_digits(f"ht16k33:address={address}").options, Ht16k33Chip())
    if address == "0x70":
        wire.open()
        return
    with pytest.raises(DeviceMissing) as refused:
        wire.open()
    assert str(refused.value) == f"not-found device=ht16k33 port=I2C {address}"


def test_a_bus_whose_chip_is_missing_is_let_go() -> None:
    """It is tried again and again; no handle may stay open."""
    opened: list[I2CBus] = []

    class Counting(Ht16k33Wire):
        def _opened_bus(self) -> Any:
            opened.append(I2CBus(Ht16k33Chip(), 0x77))
            return opened[-1]

    with pytest.raises(DeviceMissing):
        Counting(Ht16k33Options()).open()
    assert [bus.is_open for bus in opened] == [False]


def test_a_max7219_is_dark_before_it_is_switched_on() -> None:
    chip = Max7219Chip()
    RecordedMax7219(Max7219Options(), chip).open()
    assert chip.log == [*SET_UP, *NO_DIGITS, ON, *NO_DIGITS]


def test_every_picture_of_a_max7219_brings_its_set_up() -> None:
    """Without decoding, bit 6 is a and bit 0 is g: 2 is a b d e g, 1 is b c, the hyphen is g."""
    chip = Max7219Chip()
    wire = RecordedMax7219(Max7219Options(), chip)
    wire.open()
    chip.log.clear()
    wire.send(b"     -12")
    assert chip.log == [*SET_UP, "016d", "0230", "0301", *NO_DIGITS[3:], ON]
    assert chip.lit == "     -12"


def test_a_max7219_is_at_its_bus_and_its_chip_select() -> None:
    chip = Max7219Chip()
    wire = RecordedMax7219(parse_digits("max7219:port=1,device=2").options, chip)
    wire.open()
    assert (chip.open_at, chip.max_speed_hz) == ("1.2", 1_000_000)
    wire.close()
    wire.close()
    assert chip.open_at == ""


def test_a_bus_without_the_chip_loses_it_at_the_next_picture() -> None:
    backpack, module = Ht16k33Chip(), Max7219Chip()
    one, other = RecordedHt16k33(Ht16k33Options(), backpack), RecordedMax7219(Max7219Options(), module)
    one.open()
    other.open()
    backpack.there = module.there = False
    for wire, said in ((one, "lost device=ht16k33 port=I2C 0x70"), (other, "lost device=max7219 port=/dev/spidev0.0")):
        with pytest.raises(DeviceLost) as lost:
            wire.send(b"   1")
        assert str(lost.value) == said
        wire.close()


def not_there(name: str) -> ModuleNotFoundError:
    return ModuleNotFoundError(f"No module named {name!r}", name=name)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (NotImplementedError("Board not supported"), "unsupported-board device=ht16k33"),
        (ImportError("cannot import name 'i2cPorts' from 'microcontroller.pin'"), "unsupported-board device=ht16k33"),
        (AttributeError("module 'board' has no attribute 'SCL'"), "unsupported-board device=ht16k33"),
        (ValueError("No Hardware I2C on (scl,sda)=(3, 2)"), "bus-off device=ht16k33 port=/dev/i2c-1"),
        (PermissionError(13, "Permission denied"), "no-permission device=ht16k33 port=/dev/i2c-1 group=i2c"),
        (
            not_there("adafruit_ht16k33"),
            "library-missing device=ht16k33 package=adafruit-circuitpython-ht16k33 extra=pi",
        ),
    ],
)
def test_what_blinka_refuses_is_a_sentence_with_the_remedy(error: Exception, said: str) -> None:
    class Refusing(Ht16k33Wire):
        def _opened_bus(self) -> Any:
            raise error

    with pytest.raises(DeviceMissing) as refused:
        Refusing(Ht16k33Options()).open()
    assert str(refused.value) == said


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (FileNotFoundError(2, "No such file"), "spi-off device=max7219 port=/dev/spidev0.0"),
        (PermissionError(13, "Permission denied"), "no-permission device=max7219 port=/dev/spidev0.0 group=spi"),
        (not_there("spidev"), "library-missing device=max7219 package=spidev extra=max7219"),
        (not_there("luma.led_matrix"), "library-missing device=max7219 package=luma.led_matrix extra=max7219"),
    ],
)
def test_what_luma_refuses_is_a_sentence_with_the_remedy(error: Exception, said: str) -> None:
    class Refusing(Max7219Chip):
        def open(self, port: int, device: int) -> None:
            raise error

    with pytest.raises(DeviceMissing) as refused:
        RecordedMax7219(Max7219Options(), Refusing()).open()
    assert str(refused.value) == said


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("ht16k33", "unsupported-board device=ht16k33"),
        ("max7219", "spi-off device=max7219" if find_spec("spidev") else "library-missing device=max7219"),
    ],
)
def test_a_machine_without_pins_says_so(address: str, said: str) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("BLINKA")}
    program = f"from drivers.registry import open_digits\nopen_digits({address!r})"
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert f"drivers.errors.DeviceMissing: {said}" in done.stderr
