"""The two chips as their data sheets have them, at the end of the real libraries: what they were sent, what is lit.

Segments are named as in the sheets: a is the top one, then clockwise, g is the middle one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from drivers.digits.ht16k33 import Ht16k33Options, Ht16k33Wire
from drivers.digits.max7219 import Max7219Options, Max7219Wire

FORMS = {
    "": " ",
    "g": "-",
    "abcdef": "0",
    "bc": "1",
    "abdeg": "2",
    "abcdg": "3",
    "bcfg": "4",
    "acdfg": "5",
    "acdefg": "6",
    "abc": "7",
    "abcdefg": "8",
    "abcdfg": "9",
}
NO_ANSWER = OSError(121, "Remote I/O error")  # what Linux says of an I2C chip that does not acknowledge


def character(segments: int, order: str) -> str:
    """What a place shows; ``order`` names the segments from bit 0 up."""
    lit = "".join(sorted(name for bit, name in enumerate(order) if segments >> bit & 1))
    return FORMS.get(lit, f"<{lit}>")


class Ht16k33Chip:
    """An HT16K33 on a backpack: digits at 0, 2, 6 and 8 of its memory. It wakes with everything off."""

    PLACES = (0, 2, 6, 8)

    def __init__(self) -> None:
        self.log: list[str] = []
        self.there = True
        self.lose_power()

    def lose_power(self) -> None:
        """For a moment; it answers again, and has forgotten everything. Its memory may then hold anything."""
        self.oscillates, self.on, self.level, self.memory = False, False, 15, bytearray(b"\xa5" * 16)

    def take(self, sent: bytes) -> None:
        if not self.there:
            raise NO_ANSWER
        if not sent:
            return  # somebody asks whether it is there
        self.log.append(sent.hex())
        command = sent[0]
        assert command < 0x10 or len(sent) == 1, "a command is one byte"
        if command < 0x10:
            for at, data in enumerate(sent[1:], start=command):
                self.memory[at % 16] = data
        elif command & 0xF0 == 0x20:
            self.oscillates = bool(command & 1)
        elif command & 0xF8 == 0x80:
            self.on = bool(command & 1)
            assert not command & 0b110, "it does not blink by itself"
        else:
            assert command & 0xF0 == 0xE0, f"no command of the data sheet: {command:#x}"
            self.level = command & 0x0F

    @property
    def lit(self) -> str:
        if not (self.oscillates and self.on):
            return "    "
        others = [data for at, data in enumerate(self.memory) if at not in self.PLACES]
        assert not any(others), "dots, and places that no digit has"
        return "".join(character(self.memory[at], "abcdefg.") for at in self.PLACES)


class I2CBus:
    """A bus with one chip; as much of ``busio.I2C`` as the libraries use."""

    def __init__(self, chip: Ht16k33Chip, address: int) -> None:
        self._chip, self._address = chip, address
        self._locked, self.is_open = False, True

    def try_lock(self) -> bool:
        free, self._locked = not self._locked, True
        return free

    def unlock(self) -> None:
        self._locked = False

    def writeto(self, address: int, buffer: bytes, *, start: int = 0, end: int | None = None) -> None:
        assert self._locked
        assert self.is_open
        if address != self._address:
            raise NO_ANSWER
        self._chip.take(bytes(buffer[start:end]))

    def readfrom_into(self, address: int, buffer: bytearray, *, start: int = 0, end: int | None = None) -> None:
        if address != self._address or not self._chip.there:
            raise NO_ANSWER

    def deinit(self) -> None:
        self.is_open = False


class RecordedHt16k33(Ht16k33Wire):
    """The real library on a bus with such a chip at 0x70."""

    def __init__(self, options: Ht16k33Options, chip: Ht16k33Chip) -> None:
        super().__init__(options)
        self._chip_there = chip

    def _opened_bus(self) -> Any:
        return I2CBus(self._chip_there, 0x70)


class Max7219Chip:
    """A MAX7219 whose digit 0 is the last place; as much of ``spidev.SpiDev`` around it as luma uses."""

    def __init__(self, places: int = 8) -> None:
        self.places = places
        self.log: list[str] = []
        self.there, self.open_at = True, ""
        self.max_speed_hz = 0
        self.lose_power()

    def lose_power(self) -> None:
        """For a moment: it wakes shut down, scans one digit, and its digits may hold anything."""
        self.registers = [0, *[0xA5] * 8, 0xFF, 0, 0, 0, 0, 0, 0]

    def open(self, port: int, device: int) -> None:
        if not self.there:
            raise FileNotFoundError(2, "No such file or directory")
        self.open_at = f"{port}.{device}"

    def writebytes(self, data: Sequence[int]) -> None:
        assert self.open_at, "not open"
        assert 0 < self.max_speed_hz <= 10_000_000, "faster than the chip"
        if not self.there:
            raise OSError(5, "Input/output error")
        assert len(data) == 2, "a register and its data, then the chip select rises"
        register, value = data
        assert register in (*range(1, 13), 15), f"no register of the data sheet: {register}"
        assert not (register == 9 and value), "digits are drawn, not decoded"
        self.log.append(bytes(data).hex())
        self.registers[register] = value

    def close(self) -> None:
        self.open_at = ""

    @property
    def lit(self) -> str:
        shut_down, tested, scanned = not self.registers[12], self.registers[15], self.registers[11] + 1
        if tested:
            return "8" * self.places
        if shut_down:
            return " " * self.places
        assert not self.registers[9]
        drawn = [character(self.registers[1 + at], "gfedcba.") if at < scanned else " " for at in range(8)]
        assert set(drawn[self.places :]) <= {" "}, "places that the module does not have"
        return "".join(reversed(drawn[: self.places]))


class RecordedMax7219(Max7219Wire):
    """The real luma on such a chip."""

    def __init__(self, options: Max7219Options, chip: Max7219Chip) -> None:
        super().__init__(options)
        self._chip_there = chip

    def _spidev(self) -> Any:
        return self._chip_there
