"""A camera as a scanner: its frames go to the decoder process, what is read with certainty goes to the inbox.

One thread takes a frame, waits for the decoder and takes the next: frames that come meanwhile are dropped, so a slow
machine or a hard picture makes the scanner slower, never late.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from contextlib import closing
from threading import Event, Thread, current_thread

from drivers.camera import Camera
from drivers.camera.pictures import BadPicture
from drivers.camera.sources import CameraOptions, open_camera
from drivers.decoder import Read
from drivers.decoder.child import BOTH, LIVE, DecoderChild
from drivers.decoder.wire import DecoderLost
from drivers.errors import DeviceLost, DriverError
from drivers.scanner import Code, Heard, Put, Trouble
from drivers.scanner.iso7064 import is_checked
from drivers.scanner.repeats import CAMERA, Sightings
from drivers.status import OnStatus, State, unheard

LISTEN = 0.5  # seconds to wait for a frame before looking whether to close
LOOKED_AWAY = 0.4  # seconds without a code until its return is a repeat worth telling; less is a frame that failed
FRAME_PATIENCE = 5.0  # seconds for one frame; a hostile 1280x720 one took 1.5 s here
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 5.0  # seconds between attempts to open the camera; doubled each time
LONGEST_CLOSE = 2.0  # seconds to wait for the thread


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

    def _code(self, read: Read, at: float) -> Code:
        return Code(read.text, read.symbology, self._source, at, read.raw)

    def _repeats(self, texts: Iterable[str], at: float) -> Iterator[Trouble]:
        for text in texts:
            if text not in self._told and at - self._last_seen[text] >= LOOKED_AWAY:
                self._told.add(text)
                yield Trouble.of("scan-repeated", at, source=self._source, text=text, count=1)


class CameraScanner:
    """A ``CodeScanner``. ``on_status`` hears ``ok``, ``lost`` and ``retrying`` once for each change and reason."""

    Options = CameraOptions

    def __init__(self, options: CameraOptions, *, put: Put, on_status: OnStatus = unheard) -> None:
        self._options = options
        self._source = f"camera:{options.source}"
        self._put = put
        self._on_status = on_status
        self._pause = FIRST_PAUSE
        self._told: tuple[State, str] = ("retrying", "")
        self._decoder: DecoderChild | None = None
        self._closing = Event()
        self._thread = Thread(target=self._run, name=f"scanner {self._source}", daemon=True)

    def start(self) -> None:
        if self._thread.ident is None and not self._closing.is_set():
            self._thread.start()

    def close(self) -> None:
        self._closing.set()
        decoder = self._decoder
        if decoder is not None:
            decoder.close()  # a picture that keeps it busy ends with it
        if self._thread.ident is not None and self._thread is not current_thread():
            self._thread.join(LONGEST_CLOSE)

    def _run(self) -> None:
        while not self._closing.is_set():
            error = self._error_of_watching()
            if error is not None:
                self._tell("lost" if isinstance(error, DeviceLost) else "retrying", error)
            self._rest()

    def _rest(self) -> None:
        self._closing.wait(self._pause)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def _error_of_watching(self) -> DriverError | None:
        try:
            with closing(open_camera(self._options)) as camera, self._decoder_for(camera) as self._decoder:
                self._watch(camera, self._decoder)
        except DriverError as error:
            return error
        except Exception as fault:  # noqa: BLE001 - a thread has nobody to raise to: the status line is told
            return DeviceLost("fault", device="camera", reason=repr(fault))
        return None

    def _decoder_for(self, camera: Camera) -> DecoderChild:
        return DecoderChild(BOTH) if camera.still else DecoderChild(LIVE, patience=FRAME_PATIENCE)

    def _watch(self, camera: Camera, decoder: DecoderChild) -> None:
        """Pass on what the frames show until ``close``. Raises DeviceMissing, DeviceLost where the camera is gone."""
        reading = CameraReading(self._source, still=camera.still)
        decoder.start()
        while not self._closing.is_set():
            try:
                frame = camera.next(LISTEN)
                reads = decoder.decode(frame.luma) if frame else []
            except BadPicture as error:
                self._pass_on([Trouble.of(error.key, time.monotonic(), source=self._source, **error.facts)])
            except DecoderLost as error:  # this picture is given up, the next one starts it anew
                self._tell("lost", error)
                self._rest()
            else:
                self._works()
                self._pass_on(reading.frame(reads, frame.at) if frame else [])

    def _works(self) -> None:
        """Told after the first look, when the camera has shown that it gives pictures."""
        self._pause = FIRST_PAUSE
        self._tell("ok", None)

    def _pass_on(self, heard: Iterable[Heard]) -> None:
        for each in heard:
            if not self._closing.is_set():
                self._put(each)

    def _tell(self, state: State, error: DriverError | None) -> None:
        news = (state, error.key if error else "")
        if news != self._told and not self._closing.is_set():
            self._told = news
            self._on_status(state, error)
