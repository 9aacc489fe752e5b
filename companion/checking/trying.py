"""Tries the devices of the settings one by one: opens each, lights it, reads with it. What was found, as values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from math import ceil
from queue import Empty, SimpleQueue
from threading import Event
from time import monotonic
from typing import TypeVar

from companion.checking.findings import Finding
from companion.devices.searching import fenced
from companion.words.texts import message_id
from drivers.camera.measure import ENOUGH, pixels_per_module, sharpness
from drivers.camera.pictures import BadPicture
from drivers.camera.sources import open_camera
from drivers.decoder import Decoder
from drivers.decoder.child import LIVE, DecoderChild
from drivers.digits import NumberDisplay
from drivers.errors import BadAddress, DriverError
from drivers.led import DARK, Colour, Frame, LedDisplay
from drivers.registry import Address, open_digits, open_led, open_scanner
from drivers.scanner import Code, Heard
from rules.errors import Facts

ANSWER = 12.0  # seconds until a device has shown that it works: a controller may take ten to start
STEP = 0.06  # seconds for each lamp of the walk; lamps take 20 pictures a second
STEPS = 120  # of a walk at most: seven seconds
ALL, FIGURE = 1.0, 0.25  # seconds that all segments are lit, and each figure after it
MEASURE = 3.0  # seconds that a camera is measured
SLOW = 5  # pictures a second: with fewer, cards must be held still for a second
COLOURS: Mapping[str, Colour] = {"R": (255, 0, 0), "G": (0, 255, 0), "B": (0, 0, 255)}

Pause = Callable[[float], object]
Opened = TypeVar("Opened", LedDisplay, NumberDisplay)


def trouble_of(error: DriverError) -> list[Finding]:
    """What is wrong with a device."""
    found = [Finding(message_id("device", error.key), error.facts, "mend")]
    problems = error.problems if isinstance(error, BadAddress) else ()
    return found + [Finding(message_id("device", each.key), dict(each.facts), "mend") for each in problems]


class Told:
    """What a device tells of itself, until the first word of it."""

    def __init__(self) -> None:
        self._event = Event()
        self._error: DriverError | None = None

    def __call__(self, state: str, error: DriverError | None) -> None:
        if not self._event.is_set():
            self._error = error
            self._event.set()

    def findings(self, role: str, device: str, seconds: float = ANSWER) -> list[Finding]:
        """Whether it works, as far as it tells within ``seconds``."""
        if not self._event.wait(seconds):
            return [Finding("check-silent", {"device": device}, "mend")]
        if self._error:
            return trouble_of(self._error)
        return [Finding("device-ok", {"device": device, "role": role})]


def try_lamps(address: Address, use: Callable[[LedDisplay], Iterator[Finding]]) -> Iterator[Finding]:
    """Open lamps; where they work, what ``use`` finds with them. Dark afterwards."""
    yield from _tried("lamps", address, lambda told: open_led(address, told), use)


def try_digits(address: Address, use: Callable[[NumberDisplay], Iterator[Finding]]) -> Iterator[Finding]:
    """Open a number display; where it works, what ``use`` finds with it. Dark afterwards."""
    yield from _tried("digits", address, lambda told: open_digits(address, told), use)


def _tried(
    role: str, address: Address, opened: Callable[[Told], Opened], use: Callable[[Opened], Iterator[Finding]]
) -> Iterator[Finding]:
    told = Told()
    try:
        with closing(fenced(lambda: opened(told), address.kind)) as display:
            found = told.findings(role, str(address))
            yield from found
            if all(each.grade == "good" for each in found):
                yield from use(display)
    except DriverError as error:
        yield from trouble_of(error)


def walk(lamps: LedDisplay, pause: Pause) -> None:
    """Light lamp after lamp, alone, from the first to the last; of long strips a few at once."""
    together = ceil(lamps.count / STEPS)
    for lit in range(0, lamps.count, together):
        on = range(lit, lit + together)
        lamps.show(Frame(tuple(COLOURS["R"] if at in on else DARK for at in range(lamps.count))))
        pause(STEP)
    lamps.show(Frame.dark(lamps.count))


def count(digits: NumberDisplay, pause: Pause) -> None:
    """Light every segment, then count from 0 to 9 in all places; dark afterwards."""
    digits.show("8" * digits.places)
    pause(ALL)
    for figure in "0123456789":
        digits.show(figure * digits.places)
        pause(FIGURE)
    digits.show("")


def true_order(order: str, seen: Mapping[str, str]) -> str:
    """The colour order of a strip that was driven as ``order`` and showed ``seen[asked]`` where ``asked`` was sent.

    ``seen`` may leave one colour out. An empty text where no strip shows that.
    """
    colours = "RGB"
    left = set(colours) - set(seen.values())
    told = {asked: seen.get(asked) or "".join(sorted(left)) for asked in colours}
    found = "".join(told.get(channel, channel) for channel in order)
    return found if sorted(found) == sorted(order) else ""


def try_scanner(address: Address, seconds: float, ask: Callable[[], object]) -> Iterator[Finding]:
    """Open a scanner; then ``ask`` for a code and wait ``seconds`` for it (0: only open it)."""
    if address.kind == "keyboard":
        yield Finding("check-keyboard", {}, "note")
        return
    told, heard = Told(), SimpleQueue[Heard]()
    try:
        with closing(fenced(lambda: open_scanner(address, heard.put, told), address.kind)) as scanner:
            scanner.start()
            found = told.findings("scanner", str(address))
            yield from found
            if seconds and all(each.grade == "good" for each in found):
                ask()
                yield read_code(heard, seconds, str(address))
    except DriverError as error:
        yield from trouble_of(error)


def read_code(heard: SimpleQueue[Heard], seconds: float, device: str) -> Finding:
    """The first code that comes within ``seconds``, else the last trouble, else that nothing came."""
    until = monotonic() + seconds
    nothing = Finding("check-no-code", {"device": device, "seconds": round(seconds)}, "mend")
    with suppress(Empty):
        while True:
            each = heard.get(timeout=max(0.0, until - monotonic()))
            if isinstance(each, Code):
                return Finding("check-code", {"device": device, "text": each.text, "symbology": each.symbology or "?"})
            nothing = Finding(message_id("device", each.key), dict(each.facts), "mend")
    return nothing


@dataclass(frozen=True, slots=True)
class Measured:
    """What a camera gave: pictures a second, size, the sharpest picture, pixels a module of a code (0: none read)."""

    pictures: float
    size: tuple[int, int]
    sharpness: float
    module: float


def measured_findings(device: str, measured: Measured) -> Iterator[Finding]:
    """What the measures of a camera mean: pure."""
    width, height = measured.size
    facts: Facts = {
        "device": device,
        "pictures": round(measured.pictures),
        "width": str(width),
        "height": str(height),
        "sharpness": round(measured.sharpness),
    }
    yield Finding("check-pictures", facts)
    if measured.pictures < SLOW:
        yield Finding("check-slow-camera", {"device": device, "pictures": round(measured.pictures)}, "mend")
    if measured.module:
        pixels = {"device": device, "pixels": f"{measured.module:.1f}", "wanted": f"{ENOUGH:.0f}"}
        small = measured.module < ENOUGH
        yield Finding("check-small-code" if small else "check-code-size", pixels, "mend" if small else "good")


def try_camera(address: Address, seconds: float = MEASURE) -> Iterator[Finding]:
    """Measure the camera of a scanner for ``seconds``. A folder of pictures has nothing to measure."""
    if address.options.source.startswith("folder:"):
        return
    try:
        with DecoderChild(LIVE) as decoder:
            yield from measured_findings(str(address), _measured(address, decoder, seconds))
    except DriverError as error:
        yield from trouble_of(error)


def _measured(address: Address, decoder: Decoder, seconds: float) -> Measured:
    pictures, sharpest, module, size = 0, 0.0, 0.0, (0, 0)
    with closing(open_camera(address.options)) as camera:
        began = monotonic()
        while monotonic() - began < seconds:
            with suppress(BadPicture):
                frame = camera.next(seconds)
                if frame is None:
                    continue
                pictures += 1
                size = frame.luma.shape[1], frame.luma.shape[0]
                sharpest = max(sharpest, sharpness(frame.luma))
                module = max([module, *(pixels_per_module(read) or 0.0 for read in decoder.decode(frame.luma))])
        took = monotonic() - began
    return Measured(pictures / took, size, sharpest, module)
