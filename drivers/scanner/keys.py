"""What a key of a scanner set to the US keyboard means, by its place: USB HID usage ids (HID Usage Tables, page 07).

SDL's scancodes are the same numbers, so a code reads the same whatever layout the computer is set to.
"""

from __future__ import annotations

ENTER, TAB, KEYPAD_ENTER = 40, 43, 88
CTRL, SHIFT, ALT = frozenset({224, 228}), frozenset({225, 229}), frozenset({226, 230})  # left, right
LOCKS = frozenset({57, 71, 83})  # caps, scroll, num: scanners toggle them; what they do to letters is ignored
SILENT = CTRL | SHIFT | ALT | LOCKS | {227, 231}  # keys that write nothing by themselves (the last: Windows, Command)

ENDS = frozenset({ENTER, TAB, KEYPAD_ENTER})
END_LETTERS = frozenset("\r\n\t\x03")  # the same, written with Ctrl: M, J, I and C (ETX)

KEYPAD_DIGITS = dict(zip(range(89, 99), "1234567890", strict=True))

_PLAIN = "abcdefghijklmnopqrstuvwxyz1234567890"
_SHIFTED = "ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()"
_MARKS, _SHIFTED_MARKS = "-=[]\\\\;'`,./", '_+{}||:"~<>?'

PLAIN = dict(enumerate(_PLAIN, 4)) | {44: " "} | dict(enumerate(_MARKS, 45)) | {100: "\\"}
SHIFTED = dict(enumerate(_SHIFTED, 4)) | {44: " "} | dict(enumerate(_SHIFTED_MARKS, 45)) | {100: "|"}
KEYPAD = {84: "/", 85: "*", 86: "-", 87: "+", 99: ".", 103: "="} | KEYPAD_DIGITS


def letter(usage: int, held: frozenset[int]) -> str:
    """What ``usage`` writes while the keys ``held`` are down; ``""`` for a key that writes nothing."""
    if usage in KEYPAD:
        return KEYPAD[usage]
    written = (SHIFTED if held & SHIFT else PLAIN).get(usage, "")
    return control(written) if written and held & CTRL else written


def control(written: str) -> str:
    """The control character of Ctrl and a key: Ctrl ] is the group separator of GS1 codes."""
    upper = written.upper()
    return chr(ord(upper) & 0x1F) if "@" <= upper <= "_" else ""


def alt_letter(digits: str) -> str:
    """What Alt and ``digits`` on the keypad write: Windows-1252 up to 255, then Unicode; ``""`` if there is no such."""
    number = int(digits)
    if number < 256:
        return bytes((number,)).decode("cp1252", "ignore")
    return chr(number) if number < 0xD800 else ""
