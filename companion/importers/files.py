"""Reading other people's files: what cannot be read is refused by name, and the rest goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypeVar

from rules.errors import Refused

Shape = TypeVar("Shape", list, dict)  # type: ignore[type-arg]


def read_json(path: Path, shape: type[Shape], refused: list[Refused]) -> Shape:
    """The JSON of ``path``; an empty ``shape``, and a line in ``refused``, where it is something else."""
    try:
        content = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as reason:
        refused.append(Refused("file-unreadable", file=path.name, reason=str(reason)))
        return shape()
    if not isinstance(content, shape):
        refused.append(Refused("file-unreadable", file=path.name, reason=type(content).__name__))
        return shape()
    return content
