"""A decoder in a process of its own: a picture may crash it or keep it busy for ever, the program plays on.

libzbar has aborted on crafted codes, and noise can take ten times as long as a table. So each picture has a time limit,
a process that is dead or late is ended and the next picture starts a new one.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from threading import Timer
from typing import IO, TYPE_CHECKING

from drivers.decoder import Read
from drivers.decoder.luma import checked
from drivers.decoder.wire import DecoderLost, error_of, raise_error_of, reads_of, receive, send_picture
from drivers.errors import DriverError

if TYPE_CHECKING:
    from drivers.decoder import Luma

BOTH = "drivers.decoder.both:Both"
LIVE = "drivers.decoder.both:Live"

PATIENCE = 30.0  # seconds for one picture; 4 million pixels of noise took 7 s here with all looks
STARTING = 30.0  # seconds until it answers at all; 0.3 s here, a Pi with a cold card needs several
ENDING = 2.0  # seconds from the end of its output to the end of the process


class DecoderChild:
    """A ``Decoder`` that runs ``decoder`` (``module:Class``) in a child process, from the first picture on.

    ``without`` says, once the process runs, which library it does without and why. Not for several threads at once;
    only ``close``, which ends the process, may be called from another one, and more than once.
    """

    def __init__(self, decoder: str = BOTH, *, patience: float = PATIENCE) -> None:
        self._decoder = decoder
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self.without: list[DriverError] = []

    @property
    def pid(self) -> int | None:
        """The process that runs now."""
        return self._process.pid if self._process else None

    def start(self) -> None:
        """Start the process now instead of with the first picture. Raises what ``decode`` raises for itself."""
        self._running()

    def decode(self, luma: Luma) -> list[Read]:
        """The codes of ``luma``. Raises ValueError for what is not luma, DeviceMissing where no decoder library is
        installed, DecoderLost where it is this picture's fault: decoder-died (``code``: how the process ended),
        decoder-late (``seconds``), fault."""
        luma = checked(luma)
        process = self._running()
        with _Alarm(process, self._patience) as alarm:
            try:
                send_picture(_pipe(process.stdin), luma)
                answer, _ = receive(_pipe(process.stdout))
            except (OSError, EOFError, ValueError) as error:
                raise self._lost(process, alarm) from error
        return reads_of(answer)

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with suppress(OSError):  # what was not sent yet has nobody to go to
                    _pipe(pipe).close()

    def __enter__(self) -> DecoderChild:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is None:
            return self._process
        self.close()
        self._process = process = _started(self._decoder)
        with _Alarm(process, STARTING) as alarm:
            try:
                answer, _ = receive(_pipe(process.stdout))
            except (OSError, EOFError, ValueError) as error:
                raise self._lost(process, alarm) from error
        raise_error_of(answer)
        self.without = [error_of(each) for each in answer["without"]]
        return process

    def _lost(self, process: subprocess.Popen[bytes], alarm: _Alarm) -> DecoderLost:
        with suppress(subprocess.TimeoutExpired):  # its pipes close a moment before it ends
            process.wait(ENDING)
        self.close()
        if alarm.rang:
            return DecoderLost("decoder-late", device="decoder", seconds=round(alarm.seconds))
        return DecoderLost("decoder-died", device="decoder", code=process.returncode)


class _Alarm:
    """Ends a process that takes longer than ``seconds``; whoever waits for its pipes then gets an error."""

    def __init__(self, process: subprocess.Popen[bytes], seconds: float) -> None:
        self.seconds = seconds
        self.rang = False
        self._process = process
        self._timer = Timer(seconds, self._ring)
        self._timer.daemon = True

    def __enter__(self) -> _Alarm:
        self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()

    def _ring(self) -> None:
        self.rang = True
        self._process.kill()


def _started(decoder: str) -> subprocess.Popen[bytes]:
    """A new process that finds the same packages as this one. What zbar writes to the terminal is dropped."""
    return subprocess.Popen(
        [sys.executable, "-m", "drivers.decoder.worker", decoder],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)},
    )


def _pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None, "the process was started with pipes"
    return stream
