"""Names as people write them."""

from __future__ import annotations


def plain(name: str) -> str:
    """A name without case, article, apostrophes and joining marks, so that people may write it as they like."""
    text = name.casefold().replace("’", "").replace("'", "").replace("_", " ").replace("-", " ").strip()
    for article in ("the ", "a "):
        text = text.removeprefix(article).strip()
    return text.replace("archeo", "archaeo")  # the map of the Valley and the card spell one place differently
