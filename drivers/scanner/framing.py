"""From the bytes of a serial scanner to messages: pure, time comes in as an argument (monotonic seconds).

``auto`` ends a message at CR, LF, TAB or ETX, or when the line was quiet; a named suffix ends it there alone, and a
message left open is then reported, never glued to the next. A carriage return inside a printed code splits it under
``auto``, ``cr`` and ``lf``: scanners that read such codes are set to ``etx``, and it stays inside the one text.

What counts as a message is checked here only as text: valid UTF-8 (ASCII is) without odd control characters, up to
``LIMIT`` bytes. Latin-1 is not tried: the noise of a wrong baud rate is always valid Latin-1. A short run of noise can
be text by chance, so amid noise a message needs ``AMID_NOISE`` characters; whether a text is a code of the table is
decided where cards are looked up, by its check character.
"""

from __future__ import annotations

from binascii import crc_hqx
from dataclasses import dataclass
from unicodedata import category

QUIET = 0.3  # seconds; at 9600 baud a byte takes 1 ms, at 300 baud 33 ms
LIMIT = 256  # bytes of a message; longer ones are noise, or a scanner without suffix that never pauses
AMID_NOISE = 4  # characters; 10 MB of random bytes then hold some 130 messages instead of 1700
STX, ETX, TAB, LF, CR = b"\x02\x03\t\n\r"
CANCEL = "\x18"  # what Datalogic fixed scanners send for "nothing read"
EDGES = bytes((STX, ETX, TAB, LF, CR)) + b" "
SEPARATORS = "\x1d\x1e\x04\r\n\t"  # inside GS1 and ISO 15434 codes: group, record, end of transmission; in QR: lines

ENDS = {
    "auto": bytes((CR, LF, TAB, ETX)),
    "cr": bytes((CR,)),
    "lf": bytes((LF,)),
    "crlf": bytes((LF,)),  # and a CR before it
    "tab": bytes((TAB,)),
    "etx": bytes((ETX,)),
    "none": b"",
}
QUIET_ENDS = ("auto", "none")  # suffixes under which a quiet line ends a message

# What fixed scanners say when they read nothing (factory settings of Cognex, Datalogic, Keyence, Sick). Never a code.
NO_READ = frozenset({"NR", "NOREAD", "NO READ", "NO-READ", "NO_READ", "ERROR", CANCEL})

REPLY = bytes((STX, 0))  # a GM65 answers 02 00 TYPE LENGTH DATA... CRC CRC; NUL is in no text


@dataclass(frozen=True, slots=True)
class Message:
    """One code as the scanner sent it; ``raw`` without suffix and edges, ``at`` when its end was heard."""

    text: str
    raw: bytes
    at: float


@dataclass(frozen=True, slots=True)
class Noise:
    """No message: key ``scan-noise``, ``scan-too-long`` or ``scan-unfinished``, and the first ``LIMIT`` bytes of it."""

    key: str
    raw: bytes
    at: float


Piece = Message | Noise


def checksum(body: bytes) -> bytes:
    """CRC-16/XMODEM (0x1021, from 0), high byte first: over type to data of a GM65 frame."""
    return crc_hqx(body, 0).to_bytes(2, "big")


class Framer:
    """The bytes of one line, in any portions: the same bytes at the same times give the same pieces."""

    def __init__(self, suffix: str = "auto") -> None:
        self._ends = ENDS[suffix]
        self._suffix = suffix
        self._open = bytearray()  # the message so far
        self._reply = bytearray()  # the GM65 answer so far
        self._last = 0.0  # when the latest byte came
        self._too_long = False  # the rest of a message over LIMIT is passed over
        self._noisy = False  # noise was reported, and the line was not quiet since
        self._pieces: list[Piece] = []

    def feed(self, data: bytes, at: float) -> list[Piece]:
        """Bytes that came at ``at``."""
        if data:
            self._rest(at)
            self._last = at
        for byte in data:
            self._byte(byte)
        return self._taken()

    def quiet(self, at: float) -> list[Piece]:
        """Nothing came until ``at``: closes what was open for ``QUIET`` seconds."""
        self._rest(at)
        return self._taken()

    def cut(self, at: float) -> list[Piece]:
        """The line was lost: what is open will never be whole."""
        self._end_reply()
        self._leave_unfinished(at)
        self._forget()
        return self._taken()

    def _taken(self) -> list[Piece]:
        taken, self._pieces = self._pieces, []
        return taken

    def _rest(self, at: float) -> None:
        if at - self._last < QUIET:
            return
        self._end_reply()
        if self._suffix in QUIET_ENDS:
            self._close(at)
        else:
            self._leave_unfinished(at)
        self._forget()

    def _leave_unfinished(self, at: float) -> None:
        if raw := bytes(self._open).strip(EDGES):
            self._noise("scan-unfinished", raw, at)

    def _forget(self) -> None:
        self._open.clear()
        self._too_long = self._noisy = False

    def _byte(self, byte: int) -> None:
        if self._reply:
            self._reply.append(byte)
            self._look_at_reply()
        elif byte == 0 and self._open[-1:] == REPLY[:1]:
            del self._open[-1:]
            self._reply += REPLY
        else:
            self._text_byte(byte)

    def _text_byte(self, byte: int) -> None:
        if byte in self._ends and (self._suffix != "crlf" or self._open[-1:] == b"\r"):
            self._close(self._last)
        elif len(self._open) < LIMIT:
            self._open.append(byte)
        else:
            self._pass_over(byte)

    def _pass_over(self, byte: int) -> None:
        if not self._too_long:
            self._noise("scan-too-long", bytes(self._open), self._last)
        self._too_long = True
        self._open[-1] = byte  # the latest byte still tells where a CR LF ends it

    def _look_at_reply(self) -> None:
        reply = bytes(self._reply)
        if len(reply) < 4 or len(reply) < 4 + reply[3] + 2:
            return
        if checksum(reply[2:-2]) != reply[-2:]:
            self._settle_reply()
            return
        self._reply.clear()
        if self._suffix in QUIET_ENDS:
            self._close(self._last)  # an answer comes between two codes, never inside one

    def _end_reply(self) -> None:
        """The line is quiet: nothing more of an answer will come, nor of one that seemed to begin inside it."""
        while self._reply:
            self._settle_reply()

    def _settle_reply(self) -> None:
        """It is no answer after all: its bytes are what they are."""
        reply = bytes(self._reply)
        self._reply.clear()
        for byte in reply[: len(REPLY)]:
            self._text_byte(byte)
        for byte in reply[len(REPLY) :]:
            self._byte(byte)

    def _close(self, at: float) -> None:
        piece = None if self._too_long else whole(bytes(self._open), at)
        self._open.clear()
        self._too_long = False
        if isinstance(piece, Noise):
            self._noise(piece.key, piece.raw, at)
        elif piece and (len(piece.text) >= AMID_NOISE or not self._noisy):
            self._pieces.append(piece)

    def _noise(self, key: str, raw: bytes, at: float) -> None:
        if not self._noisy:
            self._pieces.append(Noise(key, raw, at))
        self._noisy = True


def whole(raw: bytes, at: float) -> Piece | None:
    """What ``raw`` is, as one whole message: None where the scanner says that it read nothing."""
    bare = raw.strip(EDGES)
    if not bare:
        return None
    text = readable(bare)
    if text is None:
        return Noise("scan-noise", bare, at)
    return None if text.upper() in NO_READ else Message(text, bare, at)


def readable(raw: bytes) -> str | None:
    """The text of a message; None where the bytes are no text."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None
    if text == CANCEL:
        return text
    strange = any(category(letter) == "Cc" and letter not in SEPARATORS for letter in text)
    return None if strange or not text.strip(SEPARATORS).strip() else text
