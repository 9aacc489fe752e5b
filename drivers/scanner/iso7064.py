"""A check character that tells a misread: ISO/IEC 7064, MOD 37-2. Pure.

It finds every single wrong character and every two that changed places, and nearly all other faults of reading.
"""

from __future__ import annotations

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*"
"""Value 0 to 36; ``*`` is a check character only."""

SEPARATOR = "-"
"""Stands between the text and its check character on our labels."""


def check_character(text: str) -> str:
    """The character that follows ``text`` (digits and capitals). Raises ValueError for any other character."""
    total = 0
    for character in text:
        total = 2 * (total + ALPHABET[:-1].index(character)) % 37
    return ALPHABET[(1 - total) % 37]


def is_checked(text: str) -> bool:
    """``text`` ends in the separator and its right check character; case does not matter."""
    body, separator, character = text.upper().rpartition(SEPARATOR)
    if not separator or not set(body) <= set(ALPHABET[:-1]):
        return False
    return bool(body) and check_character(body) == character
