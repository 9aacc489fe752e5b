"""A camera as a scanner: its frames go to the decoder process, what is read with certainty goes to the inbox.

One thread takes a frame, waits for the decoder and takes the next: frames that come meanwhile are dropped, so a slow
machine or a hard picture makes the scanner slower, never late.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from contextlib import closing
from threading import Event

from drivers.camera import Camera
from drivers.camera.pictures import BadPicture
from drivers.camera.sources import CameraOptions, open_camera
from drivers.decoder import Read
from drivers.decoder.child import BOTH, LIVE, DecoderChild
from drivers.decoder.wire import DecoderLost
from drivers.scanner import Code, Heard, Put, Trouble
from drivers.scanner.iso7064 import is_checked
from drivers.scanner.keeper import Keeper
from drivers.scanner.repeats import CAMERA, Sightings
from drivers.status import OnStatus, unheard

LISTEN = 0.5  # seconds to wait for a frame before looking whether to close
LOOKED_AWAY = 0.4  # seconds without a code until its return is a repeat worth telling; less is a frame that failed
FRAME_PATIENCE = 5.0  # seconds for one frame; a hostile 1280x720 one took 1.5 s here


class CameraReading:
    """From what is read in one frame after the other to what is put: pure.

    In a stream a code counts when two frames in a row show it, or at once if it ends in its own check character. A
    still picture counts by itself: it was looked at until nothing was doubtful. A code that goes away for a moment and
    comes back is told once as a repeat.
    """

    def __init__(self, source: str, *, still: bool = False) -> None:
        self._source = source
        self._sightings = Sightings(CAMERA, (lambda text: True) if still else is_checked)
        self._last_seen: dict[str, float] = {}
        self._told: set[str] = set()

    def frame(self, reads: Iterable[Read], at: float) -> list[Heard]:
        """What is read in the frame of ``at`` (monotonic seconds). Empty frames count too."""
        first = {read.text: read for read in reversed(list(reads))}
        seen = self._sightings.picture(reversed(first), at)
        self._told -= set(seen.counted)
        heard: list[Heard] = [self._code(first[text], at) for text in seen.counted]
        heard += self._repeats(seen.repeated, at)
        self._last_seen.update(dict.fromkeys(first, at))
        return heard

    def look_again(self) -> None:
        """What lies before the camera is meant: it counts once more."""
        self._sightings.forget()

    def _code(self, read: Read, at: float) -> Code:
        return Code(read.text, read.symbology, self._source, at, read.raw)

    def _repeats(self, texts: Iterable[str], at: float) -> Iterator[Trouble]:
        for text in texts:
            if text not in self._told and at - self._last_seen[text] >= LOOKED_AWAY:
                self._told.add(text)
                yield Trouble.of("scan-repeated", at, source=self._source, text=text, count=1)


class CameraScanner:
    """A ``CodeScanner``. A picture that ends the decoder process is told as a loss, and the next one is looked at."""

    Options = CameraOptions

    def __init__(self, options: CameraOptions, *, put: Put, on_status: OnStatus = unheard) -> None:
        self._options = options
        self._source = f"camera:{options.source}"
        self._put = put
        self._decoder: DecoderChild | None = None
        self._again = Event()
        self._keeper = Keeper("camera", self._source, self._listen, on_status)

    @property
    def decoder_pid(self) -> int | None:
        """The process that reads the frames now."""
        return self._decoder.pid if self._decoder else None

    def start(self) -> None:
        self._keeper.start()

    def close(self) -> None:
        self._keeper.close(self._end_decoder)

    def trigger(self) -> None:
        """Somebody asks for a scan: what lies before the camera already counts too. From any thread."""
        self._again.set()

    def _end_decoder(self) -> None:
        """A picture that keeps it busy ends with it."""
        decoder = self._decoder
        if decoder is not None:
            decoder.close()

    def _listen(self) -> None:
        """Raises DeviceMissing, DeviceLost where the camera is gone."""
        with closing(open_camera(self._options)) as camera, _decoder_for(camera) as self._decoder:
            self._decoder.start()
            reading = CameraReading(self._source, still=camera.still)
            while not self._keeper.closing.is_set():
                try:
                    self._pass_on(self._next(camera, self._decoder, reading))
                except DecoderLost as error:
                    self._keeper.fails(error)

    def _next(self, camera: Camera, decoder: DecoderChild, reading: CameraReading) -> list[Heard]:
        try:
            frame = camera.next(LISTEN)
        except BadPicture as error:
            return [Trouble.of(error.key, time.monotonic(), source=self._source, **error.facts)]
        reads = decoder.decode(frame.luma) if frame else []
        self._keeper.works()
        if frame and self._again.is_set():
            self._again.clear()
            reading.look_again()
        return reading.frame(reads, frame.at) if frame else []

    def _pass_on(self, heard: Iterable[Heard]) -> None:
        for each in heard:
            if not self._keeper.closing.is_set():
                self._put(each)


def _decoder_for(camera: Camera) -> DecoderChild:
    return DecoderChild(BOTH) if camera.still else DecoderChild(LIVE, patience=FRAME_PATIENCE)
