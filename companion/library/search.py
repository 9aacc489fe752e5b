"""Finding cards by name, as people type names."""

from __future__ import annotations

from companion.library.faces import faces_of
from companion.library.folding import folded
from companion.library.overlay import Overlay

LIKENESS = 0.75  # of 1; a letter or two wrong in a name
MOST = 50
ALWAYS = ("en", "")  # a name that is the same as in English is kept once; one of no language was given by hand


def matching(words: str, cards: Overlay, languages: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Codes of the cards whose name holds all of ``words``, best first. A code finds itself.

    ``languages`` limits the names that are looked at, English ones are always; empty means every language.
    """
    wanted = folded(words).split()
    if not wanted:
        return ()
    whole = " ".join(wanted)
    named = _named(cards, languages)
    found = [(_rank(name, whole), code) for name, code in named if all(word in name for word in wanted)]
    found += [(0, face.code) for face in faces_of(words.strip().casefold(), cards)]
    return tuple(dict.fromkeys(code for _, code in sorted(found)))[:MOST]


def alike(words: str, cards: Overlay, languages: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Codes of the cards whose name is nearly ``words``: for when nothing matches."""
    by_name: dict[str, list[str]] = {}
    for name, code in _named(cards, languages):
        by_name.setdefault(name, []).append(code)
    from difflib import get_close_matches  # only where nothing was found

    close = get_close_matches(folded(words), by_name, 5, LIKENESS)
    return tuple(dict.fromkeys(code for name in close for code in by_name[name]))[:MOST]


def _named(cards: Overlay, languages: tuple[str, ...]) -> list[tuple[str, str]]:
    asked = (*languages, *ALWAYS)
    return [(name, code) for name, language, code in cards.searchable() if not languages or language in asked]


def _rank(name: str, whole: str) -> int:
    """0 for the name itself, then names that begin so, then those that hold it as words, then the others."""
    if name == whole:
        return 0
    if name.startswith(whole):
        return 1
    return 2 if f" {whole} " in f" {name} " else 3
