"""What can go wrong with a device: a key and its facts; the words are ``device-<key>`` in the text files.

Three families, told apart by what there is to do:

* ``DeviceMissing``  not there, or not allowed: the table runs on without it
* ``DeviceLost``     was there and went away: the driver tries again by itself
* ``BadAddress``     the settings are wrong: every problem at once, each with the likely fix

The keys, each with its facts (``device`` is the kind as the settings write it: ``neopixel-spi``):

DeviceMissing
    not-found: device port
    several-found: device port found         (``found``: the ports, comma between)
    no-permission: device port group         (``group``: members may open it)
    in-use: device port
    library-missing: device package extra    (``extra`` of this project that brings it; ``none``: pip, ``apt``: Debian)
    unsupported-board: device                (a NeoPixel kind on a machine without such pins)
    no-pin: device pin
    needs-root: device pin
    spi-off: device port
    bus-off: device port                     (I2C)
    not-opened: device port reason           (``reason``: the system's own words)
    unreachable: device host
DeviceLost
    lost: device port
    unreachable: device host
    fault: device reason                     (a fault in the driver, told with its own words; see the log)
    decoder-died: device code                (a picture ended the decoder process; ``code``: how it ended)
    decoder-late: device seconds             (a picture was given up after ``seconds``)
BadPicture (``drivers.camera.pictures``)
    picture-not-found, picture-no-permission, picture-not-a-file, picture-empty, picture-unknown, picture-broken: path
    picture-too-large: path limit            (``limit``: millions of pixels)
BadAddress
    bad-address: address problems            (``problems``: how many; each is one of the following)
    unknown-kind: kind kinds                 unknown-kind-near: kind near
    unknown-option: kind option options      unknown-option-near: kind option near
    option-missing: kind option
    option-without-value: kind option
    option-twice: kind option
    not-a-number, not-a-whole-number, out-of-range: kind option value low high unit
    not-a-choice: kind option value choices  not-a-choice-near: kind option value near
    too-little-current: count milliamps needed
    too-few-lamps: device wanted found       (the controller has fewer lamps than the settings say)
    too-many-lamps: device wanted room needed found  (``needed``, ``found``: bytes of spidev.bufsiz)
WrongLength
    wrong-length: device wanted got
WrongText
    text-too-long: device places got
    not-a-digit: device character
Closed
    closed: device
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

Fact = str | int


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong in an address: the same key and facts as an error has."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()

    @classmethod
    def of(cls, key: str, **facts: Fact) -> Problem:
        return cls(key, tuple(facts.items()))

    def __str__(self) -> str:
        return " ".join((self.key, *(f"{name}={value}" for name, value in self.facts)))


class DriverError(Exception):
    """Base of all device errors. ``str()`` is for logs; people read ``device-<key>`` filled with ``facts``."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(str(Problem.of(key, **facts)))
        self.key = key
        self.facts: dict[str, Fact] = facts


class DeviceMissing(DriverError):
    """The device is not there or may not be used: run on without it."""


class DeviceLost(DriverError):
    """The device worked and went away: the driver tries again by itself."""


class BadAddress(DriverError):
    """The settings are wrong. ``problems`` holds every one of them, in the order in which they were written."""

    def __init__(self, address: str, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("bad-address", address=address, problems=len(self.problems))

    def __str__(self) -> str:
        return "; ".join((super().__str__(), *map(str, self.problems)))


class WrongLength(DriverError, ValueError):
    """A frame with another number of lamps than the display has: a fault in the program."""


class WrongText(DriverError, ValueError):
    """A text that a number display cannot show: a fault in the program."""


class Closed(DriverError, RuntimeError):
    """The device was used after ``close``: a fault in the program."""
