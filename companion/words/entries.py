"""Messages of a Fluent file, each parsed when it is first said.

A game says a few of its thousand messages before the first picture is painted; parsing all of them, in two languages,
took longer than opening the window.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

BEGIN = re.compile(r"(-?)([a-zA-Z][\w-]*)[ \t]*=")


class Entries(dict[str, Any]):
    """Id to message (or term): its text until somebody looks, then its syntax. What cannot be parsed is not there."""

    def __contains__(self, id: object) -> bool:
        return isinstance(id, str) and self._read(id) is not None

    def __getitem__(self, id: str) -> Any:
        entry = self._read(id)
        if entry is None:
            raise KeyError(id)
        return entry

    def _read(self, id: str) -> Any:
        entry = self.get(id)
        if isinstance(entry, str):
            parsed = FluentParser().parse_entry(entry)
            entry = None if isinstance(parsed, Junk) else parsed
            self[id] = entry
        return entry


def entries(text: str) -> Iterator[tuple[bool, str, str]]:
    """The entries of a file: whether it is a term, its id, its text. Comments belong to none."""
    lines: list[str] = []
    for line in [*text.splitlines(), "#"]:
        begins = BEGIN.match(line)
        if (begins or line.startswith("#")) and lines:
            first = BEGIN.match(lines[0])
            assert first
            yield bool(first[1]), first[2], "\n".join(lines) + "\n"
            lines = []
        if begins or (lines and not line.startswith("#")):
            lines.append(line)
