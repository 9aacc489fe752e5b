"""Codes that an unknown text may have meant: a character too many, one lost, two exchanged.

Suggestions only; a person confirms. A wrong character is not among them: every code has dozens of such neighbours.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from itertools import islice

LETTERS = "0123456789abcd"
MOST = 3
LONGEST = 20  # characters; what is longer is no code with a slip in it


def near_codes(text: str, prefix: str, codes: Container[str]) -> tuple[str, ...]:
    """At most three of ``codes`` that are one slip away from ``text``, likeliest first."""
    written = text.casefold()
    if len(written) > LONGEST:
        return ()
    bare = written.removeprefix(prefix.casefold()).partition("-")[0]
    slips = dict.fromkeys(slip for slip in _slips(bare) if slip in codes)
    return tuple(islice(slips, MOST))


def _slips(bare: str) -> Iterator[str]:
    yield bare
    yield f"0{bare}"
    for at in reversed(range(len(bare))):
        yield bare[:at] + bare[at + 1 :]
    for at in reversed(range(len(bare) + 1)):
        for letter in LETTERS:
            yield bare[:at] + letter + bare[at:]
    for at in range(len(bare) - 1):
        yield bare[:at] + bare[at + 1] + bare[at] + bare[at + 2 :]
