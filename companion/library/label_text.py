"""Reading the text of a label: ``MC01107-5`` is game prefix, card id, a dash, and a check character.

The check character is that of ISO/IEC 7064, MOD 37-2, over prefix and id. ``companion.labels`` writes such texts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from drivers.scanner.iso7064 import check_character

LABEL = re.compile(r"([A-Z]{2})([0-9A-Z]{1,12})(?:-([0-9A-Z*]))?")


@dataclass(frozen=True, slots=True)
class LabelText:
    """``id`` as cards write it, in lower case. ``right`` is False where the check character is not that of the text."""

    prefix: str
    id: str
    right: bool


def read_label(text: str) -> LabelText | None:
    """What ``text`` says if it has the form of a label, with or without check character; case does not matter."""
    match = LABEL.fullmatch(text.upper()) if text.isascii() else None
    if match is None:
        return None
    prefix, id, check = match.groups()
    return LabelText(prefix, id.lower(), check in (None, check_character(prefix + id)))
