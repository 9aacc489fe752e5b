"""Reading the text of a label: ``MC01107-5`` is game prefix, card id, a dash, and a check character.

The check character is that of ISO/IEC 7064, MOD 37-2, over prefix and id.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*"
LABEL = re.compile(r"([A-Z]{2})([0-9A-Z]{1,10})(?:-([0-9A-Z*]))?")


@dataclass(frozen=True, slots=True)
class LabelText:
    """``id`` as cards write it, in lower case. ``right`` is False where the check character is not that of the text."""

    prefix: str
    id: str
    checked: bool
    right: bool


def read_label(text: str) -> LabelText | None:
    """What ``text`` says if it has the form of a label, with or without check character; case does not matter."""
    match = LABEL.fullmatch(text.upper()) if text.isascii() else None
    if match is None:
        return None
    prefix, id, check = match.groups()
    return LabelText(prefix, id.lower(), check is not None, check in (None, check_character(prefix + id)))


def check_character(text: str) -> str:
    """The check character that follows ``text``, which holds digits and capital letters."""
    total = 0
    for character in text:
        total = (total + CHARACTERS.index(character)) * 2 % 37
    return CHARACTERS[(1 - total) % 37]
