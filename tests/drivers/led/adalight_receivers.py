"""What Adalight receivers make of the bytes they get: WLED's reader, and the sketch for Arduinos.

Written after the state machines of WLED wled_serial.cpp 16.0 and of Adalight-FastLED LEDstream_FastLED.ino.
"""

from __future__ import annotations

from typing import Protocol


class Receiver(Protocol):
    """``shown`` has every picture that came out, ``commands`` every byte that was taken for something else."""

    shown: list[bytes]
    commands: list[int]

    def feed(self, data: bytes) -> None: ...


class WledReader:
    """Shows as many lamps as the header says; outside of a picture, bytes are commands."""

    def __init__(self, count: int) -> None:
        self.shown: list[bytes] = []
        self.commands: list[int] = []
        self._head = b""
        self._due = 0
        self._data = b""

    def feed(self, data: bytes) -> None:
        for byte in data:
            if self._due:
                self._picture_byte(byte)
            else:
                self._head_byte(byte)

    def _picture_byte(self, byte: int) -> None:
        self._data += bytes((byte,))
        if len(self._data) == self._due:
            self.shown.append(self._data)
            self._due, self._data = 0, b""

    def _head_byte(self, byte: int) -> None:
        at = len(self._head)
        if at < 3 and byte != b"Ada"[at]:
            if at == 0 and byte != 0:
                self.commands.append(byte)
            self._head = b""
            return
        self._head += bytes((byte,))
        if len(self._head) == 6:
            high, low, check = self._head[3:]
            self._due = 3 * (256 * high + low + 1) if check == high ^ low ^ 0x55 else 0
            self._head = b""


class Sketch:
    """Has ``count`` lamps of its own; what a picture does not tell of stays dark, what is too much is dropped."""

    def __init__(self, count: int) -> None:
        self.shown: list[bytes] = []
        self.commands: list[int] = []
        self._size = 3 * count
        self._head = b""
        self._left = 0
        self._lamps = bytearray()

    def feed(self, data: bytes) -> None:
        for byte in data:
            if self._left:
                self._data_byte(byte)
            else:
                self._head_byte(byte)

    def _data_byte(self, byte: int) -> None:
        if len(self._lamps) < self._size:
            self._lamps.append(byte)
        self._left -= 1
        if self._left == 0:
            self.shown.append(bytes(self._lamps).ljust(self._size, b"\0"))

    def _head_byte(self, byte: int) -> None:
        at = len(self._head)
        if at < 3 and byte != b"Ada"[at]:
            self._head = b""
            return
        self._head += bytes((byte,))
        if len(self._head) == 6:
            high, low, check = self._head[3:]
            if check == high ^ low ^ 0x55:
                self._left, self._lamps = 3 * (256 * high + low + 1), bytearray()
            self._head = b""
