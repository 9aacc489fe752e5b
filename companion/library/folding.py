"""Names as people type them: without accents, capitals or the right apostrophe."""

from __future__ import annotations

import unicodedata


def folded(text: str) -> str:
    """``text`` in lower case, without accents and punctuation: ``L'Effraction !`` is ``l effraction``."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss").replace("œ", "oe").replace("æ", "ae"))
    kept = (letter if letter.isalnum() else " " for letter in plain if not unicodedata.combining(letter))
    return " ".join("".join(kept).split())
