"""Adafruit's libraries get the final bytes and nothing is converted a second time; what they refuse is a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from drivers.errors import BadAddress, DeviceLost, DeviceMissing
from drivers.led import Frame
from drivers.led.neopixel import NeoPixelOptions, PinWire
from drivers.led.neopixel_spi import NeoPixelSpiOptions, SpiWire, lamps_for, make_room, transfer
from drivers.led.pixels import Pixels
from tests.drivers.led.pixel_recorders import RecordedBus, RecordedPin, decoded

RED_GREEN = Frame(((255, 0, 0), (0, 128, 0)))


def test_a_pin_gets_the_bytes_of_the_strip() -> None:
    options = NeoPixelOptions(count=2, brightness=1, gamma=1)
    wire = RecordedPin(options)
    wire.open()
    wire.send(options.look().encode(RED_GREEN))
    assert [out.hex() for out in wire.written] == ["000000000000", "00ff00800000"]


def test_blinka_is_kept_from_asking_at_a_terminal_to_install_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BLINKA_SKIP_DEPENDENCY_CHECK", raising=False)
    RecordedPin(NeoPixelOptions(count=1)).open()
    assert os.environ.pop("BLINKA_SKIP_DEPENDENCY_CHECK") == "1"


def test_a_strip_with_white_lamps_keeps_them_off() -> None:
    options = NeoPixelOptions(count=2, brightness=1, gamma=1, order="GRBW")
    wire = RecordedPin(options)
    wire.open()
    wire.send(options.look().encode(Frame(((255, 255, 255), (1, 2, 3)))))
    assert wire.written[-1].hex() == "ffffff0002010300"


def test_the_bus_gets_a_byte_for_each_bit_between_two_silences() -> None:
    options = NeoPixelSpiOptions(count=2, brightness=1, gamma=1)
    wire = RecordedBus(options)
    wire.open()
    wire.send(options.look().encode(RED_GREEN))
    assert wire.bus.written[-1][64:72] == b"\xc0" * 8
    assert wire.bus.written[-1][72:80] == b"\xf0" * 8
    assert [decoded(out).hex() for out in wire.bus.written] == ["000000000000", "00ff00800000"]
    assert len(wire.bus.written[-1]) == transfer(2, 3)


def test_closing_darkens_and_opening_again_works() -> None:
    wire = RecordedPin(NeoPixelOptions(count=1))
    wire.open()
    wire.send(b"\1\2\3")
    first = wire.written
    wire.close()
    wire.close()
    assert [out.hex() for out in first] == ["000000", "010203", "000000"]
    wire.open()
    assert [out.hex() for out in wire.written] == ["000000"]


class Refusing(PinWire):
    """A strip that cannot be fitted."""

    def __init__(self, error: Exception) -> None:
        super().__init__(NeoPixelOptions(count=1))
        self._error = error

    def _fitted(self) -> Pixels:
        raise self._error


def not_there(name: str) -> ModuleNotFoundError:
    return ModuleNotFoundError(f"No module named {name!r}", name=name)


def blinka_says(text: str, cause: Exception | None = None) -> RuntimeError:
    error = RuntimeError(text)
    error.__cause__ = cause
    return error


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (NotImplementedError("Board not supported"), "unsupported-board device=neopixel"),
        (not_there("board"), "library-missing device=neopixel package=adafruit-blinka extra=none"),
        (
            blinka_says("The platform library '_rpi_ws281x' was not found.", not_there("_rpi_ws281x")),
            "library-missing device=neopixel package=rpi-ws281x extra=pwm",
        ),
        (
            blinka_says("not found", not_there("adafruit_raspberry_pi5_neopixel_write")),
            "library-missing device=neopixel package=Adafruit-Blinka-Raspberry-Pi5-Neopixel extra=pi5",
        ),
        (
            blinka_says("NeoPixel support requires running with sudo, please try again!"),
            "needs-root device=neopixel pin=D18",
        ),
        (PermissionError(13, "Permission denied"), "no-permission device=neopixel port=D18 group=gpio"),
        (
            blinka_says("ws2811_init failed with code -3 (Hardware revision is not supported)"),
            "not-opened device=neopixel port=D18 reason=ws2811_init failed with code -3 "
            "(Hardware revision is not supported)",
        ),
    ],
)
def test_what_the_libraries_refuse_is_a_sentence_with_the_remedy(error: Exception, said: str) -> None:
    with pytest.raises(DeviceMissing) as refused:
        Refusing(error).open()
    assert str(refused.value) == said


def test_a_bus_that_is_switched_off_says_so() -> None:
    class Off(SpiWire):
        def _fitted(self) -> Pixels:
            raise OSError(f"{self.port} does not exist")

    with pytest.raises(DeviceMissing) as refused:
        Off(NeoPixelSpiOptions()).open()
    assert str(refused.value) == "spi-off device=neopixel-spi port=/dev/spidev0.0"


def test_a_bus_that_fails_later_is_lost() -> None:
    wire = RecordedBus(NeoPixelSpiOptions(count=1))
    wire.open()

    def broken(buffer: bytes) -> None:
        raise OSError(5, "Input/output error")

    wire.bus.write = broken  # type: ignore[method-assign]
    with pytest.raises(DeviceLost) as lost:
        wire.send(bytes(3))
    assert str(lost.value) == "lost device=neopixel-spi port=/dev/spidev0.0"
    wire.close()


@pytest.fixture
def buffer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("SPI_BUFSIZE", raising=False)
    return tmp_path / "bufsiz"


def test_165_lamps_fit_into_the_buffer_of_the_kernel(buffer: Path) -> None:
    make_room(165, 3, buffer)
    assert "SPI_BUFSIZE" not in os.environ
    assert (lamps_for(4096, 3), lamps_for(4096, 4), lamps_for(32_768, 3)) == (165, 124, 1360)


def test_more_lamps_are_refused_with_the_size_that_they_need(buffer: Path) -> None:
    with pytest.raises(BadAddress) as refused:
        make_room(166, 3, buffer)
    assert [str(each) for each in refused.value.problems] == [
        "too-many-lamps device=neopixel-spi wanted=166 room=165 needed=4112 found=4096"
    ]


def test_a_larger_buffer_of_the_kernel_is_made_known_to_the_library(
    buffer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPI_BUFSIZE", "4096")
    buffer.write_text("32768\n")
    make_room(300, 3, buffer)
    assert os.environ["SPI_BUFSIZE"] == "32768"


PROGRAM = """
import sys
from drivers.led import Frame
from drivers.registry import open_led
with open_led(sys.argv[1], lambda state, error: print(state)) as lamps:
    lamps.show(Frame(((255, 0, 0),) * lamps.count))
"""


@pytest.mark.parametrize("address", ["neopixel:pin=NEOPIXEL,count=30", "neopixel-spi:count=30"])
def test_the_real_libraries_run_without_hardware(address: str) -> None:
    environment = os.environ | {"BLINKA_OS_AGNOSTIC": "1"}
    done = subprocess.run([sys.executable, "-c", PROGRAM, address], env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "ok\n", "")


@pytest.mark.parametrize("address", ["neopixel", "neopixel-spi"])
def test_a_machine_without_pins_says_so(address: str) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("BLINKA")}
    program = f"from drivers.registry import open_led\nopen_led({address!r})"
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert f"drivers.errors.DeviceMissing: unsupported-board device={address}" in done.stderr
