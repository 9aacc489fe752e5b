"""Names in other languages, from the community's gettext files: ``msgctxt "01001.name"``."""

from __future__ import annotations

import re
from pathlib import Path

from babel.messages.pofile import read_po

from rules.errors import Refused

LANGUAGES = ("de", "es", "fr", "it")
MARKS = re.compile(r"¬|\[\[|\]\]")  # the German files mark terms for the web site
Names = dict[str, dict[str, str]]


def read_names(folder: Path, pattern: str, warnings: list[Refused]) -> Names:
    """id -> language -> name, from ``i18n/LANGUAGE/PATTERN``. A file that cannot be read becomes a warning."""
    names: Names = {}
    for language in LANGUAGES:
        for path in sorted((folder / "i18n" / language).glob(pattern)):
            for key, name in _entries(path, warnings):
                names.setdefault(key, {})[language] = name
    return names


def _entries(path: Path, warnings: list[Refused]) -> list[tuple[str, str]]:
    try:
        with path.open("rb") as file:
            messages = list(read_po(file))
    except (OSError, ValueError) as reason:
        warnings.append(Refused("file-unreadable", file=path.name, reason=str(reason)))
        return []
    named = ((str(each.context or "").partition("."), str(each.string)) for each in messages if each.string)
    return [(key, MARKS.sub("", name)) for (key, _, part), name in named if part == "name"]
