"""What this table remembers of the evening before: the language that was chosen, and the game that lay on it.

A comfort and no more: where it cannot be read or written, the start page is shown in the language of the settings.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from companion.whole import write_whole
from companion.words.texts import LANGUAGES
from rules.errors import Refused

FILE = "lately.json"


@dataclass(frozen=True, slots=True)
class Lately:
    """``language`` is one of ours or empty; ``playing`` the file name of a journal, empty when it was put away."""

    language: str = ""
    playing: str = ""


def recall(home: Path) -> Lately:
    """What is remembered in a home folder; nothing where the file is missing or broken."""
    try:
        given = json.loads((home / FILE).read_text(encoding="utf-8"))
        language, playing = str(given["language"]), str(given["playing"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return Lately()
    return Lately(language if language in LANGUAGES else "", "" if "/" in playing else playing)


def remember(home: Path, lately: Lately) -> None:
    """Write it whole or not at all."""
    with suppress(Refused):  # the game itself is safe in its journal
        write_whole(home / FILE, json.dumps(asdict(lately)).encode())
