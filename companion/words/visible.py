"""Text that came from outside, made fit to be read: what has no mark of its own is named, ``<GS>``, ``<U+202E>``."""

from __future__ import annotations

from unicodedata import category

NAMES = (  # of the characters 0 to 31, as data sheets of scanners name them
    *("NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS", "TAB", "LF", "VT", "FF", "CR", "SO", "SI"),
    *("DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC", "FS", "GS", "RS", "US"),
)
JOINERS = "\u200c\u200d"  # inside names of some scripts, and of emoji


def visible(text: str) -> str:
    """``text`` with control and direction characters, and half characters, named in angle brackets."""
    return "".join(map(_mark, text)) if not text.isprintable() else text


def _mark(letter: str) -> str:
    if category(letter) not in ("Cc", "Cf", "Cs") or letter in JOINERS:
        return letter
    number = ord(letter)
    return f"<{NAMES[number]}>" if number < len(NAMES) else f"<U+{number:04X}>"
