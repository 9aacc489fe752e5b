"""What crosses between the program and its decoder process: a length, a line of JSON, a length, bytes. Pure.

To the process go pictures (``{"height": 720, "width": 1280}`` and the luma, row by row), back come the codes, or a key
and facts where it cannot go on. JSON, not pickle: the process has looked at pictures of unknown origin.
"""

from __future__ import annotations

import json
import struct
from base64 import b64decode, b64encode
from collections.abc import Iterable
from typing import IO, TYPE_CHECKING, Any

from drivers.decoder import Read
from drivers.errors import DeviceLost, DeviceMissing, DriverError

if TYPE_CHECKING:
    from drivers.decoder import Luma

HEAD = struct.Struct(">II")
Head = dict[str, Any]


class DecoderLost(DeviceLost):
    """A picture ended the decoder process, kept it too long or showed a fault: decoder-died, decoder-late, fault."""


ERRORS = {"missing": DeviceMissing, "lost": DecoderLost}


def send(stream: IO[bytes], head: Head, body: bytes | memoryview = b"") -> None:
    line = json.dumps(head).encode()
    stream.write(HEAD.pack(len(line), len(body)))
    stream.write(line)
    stream.write(body)
    stream.flush()


def receive(stream: IO[bytes]) -> tuple[Head, bytes]:
    """The next message. Raises EOFError where the other side is gone, in the middle of a message too."""
    head_length, body_length = HEAD.unpack(_exactly(stream, HEAD.size))
    return json.loads(_exactly(stream, head_length)), _exactly(stream, body_length)


def _exactly(stream: IO[bytes], length: int) -> bytes:
    data = stream.read(length)
    if len(data) < length:
        raise EOFError
    return data


def send_picture(stream: IO[bytes], luma: Luma) -> None:
    """``luma`` is contiguous (``drivers.decoder.luma.checked``)."""
    height, width = luma.shape
    send(stream, {"height": height, "width": width}, luma.data.cast("B") if luma.size else b"")


def picture_of(head: Head, body: bytes) -> Luma:
    import numpy as np

    return np.frombuffer(body, np.uint8).reshape(head["height"], head["width"])


def head_of_reads(reads: Iterable[Read]) -> Head:
    return {"reads": [_written(read) for read in reads]}


def _written(read: Read) -> Head:
    raw = b64encode(read.raw).decode()
    return {
        "text": read.text,
        "symbology": read.symbology,
        "corners": read.corners,
        "raw": raw,
        "modules": read.modules,
    }


def head_of_error(error: DriverError) -> Head:
    family = "missing" if isinstance(error, DeviceMissing) else "lost"
    return {"error": family, "key": error.key, "facts": error.facts}


def reads_of(head: Head) -> list[Read]:
    """The codes of an answer. Raises the error that was sent instead."""
    raise_error_of(head)
    return [_read(each) for each in head["reads"]]


def raise_error_of(head: Head) -> None:
    if "error" in head:
        raise error_of(head)


def error_of(head: Head) -> DriverError:
    return ERRORS[head["error"]](head["key"], **head["facts"])


def _read(written: Head) -> Read:
    corners = tuple((x, y) for x, y in written["corners"])
    raw = b64decode(written["raw"])
    return Read(written["text"], written["symbology"], corners, raw, written["modules"])
