"""The decoder process: ``python -m drivers.decoder.worker MODULE:CLASS`` reads pictures from its standard input.

It ends when that input ends, so it never outlives the program that started it.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from typing import IO

from drivers.decoder import Decoder
from drivers.decoder.wire import DecoderLost, Head, head_of_error, head_of_reads, picture_of, receive, send
from drivers.errors import DeviceMissing
from drivers.registry import load

BLANK: tuple[Head, bytes] = {"height": 16, "width": 16}, b"\xff" * 256


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches the program, which then closes us
    incoming, outgoing = _lines()
    try:
        decoder: Decoder = load(sys.argv[1])()
    except DeviceMissing as error:
        send(outgoing, head_of_error(error))
        return
    _answer(decoder, *BLANK)  # loads what is loaded with the first picture, so that a real one need not wait for it
    send(outgoing, {"without": [head_of_error(error) for error in getattr(decoder, "missing", ())]})
    with suppress(EOFError, BrokenPipeError):
        while True:
            send(outgoing, _answer(decoder, *receive(incoming)))


def _lines() -> tuple[IO[bytes], IO[bytes]]:
    """The pipes to the program. Whatever a library prints goes to standard error, never between our messages."""
    outgoing = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return sys.stdin.buffer, outgoing


def _answer(decoder: Decoder, head: Head, body: bytes) -> Head:
    try:
        return head_of_reads(decoder.decode(picture_of(head, body)))
    except Exception as fault:  # noqa: BLE001 - a fault over one picture must not cost the next ones
        return head_of_error(DecoderLost("fault", device="decoder", reason=repr(fault)))


if __name__ == "__main__":
    main()
