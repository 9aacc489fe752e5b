"""The names of the kinds of printed codes, and the prefix by which a scanner may tell them (AIM, ISO/IEC 15424)."""

from __future__ import annotations

import re

GS1 = frozenset({"gs1-128", "gs1-data-matrix", "gs1-qr", "databar"})
"""Kinds whose text is a GS1 element string: ``01`` and 14 digits, ``10`` and a lot, ..."""

UPC_E = "upc-e"

AIM = {
    "A": "code-39",
    "C": "code-128",
    "C1": "gs1-128",
    "d": "data-matrix",
    "d2": "gs1-data-matrix",
    "E": "ean-13",  # UPC-A and UPC-E as well: a scanner that sends AIM prefixes sends them as 13 digits
    "E4": "ean-8",
    "e": "databar",
    "F": "codabar",
    "G": "code-93",
    "I": "itf",
    "L": "pdf417",
    "Q": "qr",
    "Q3": "gs1-qr",
    "z": "aztec",
}
"""Code letter, or letter and modifier where the modifier makes another kind, -> name."""

PREFIX = re.compile(r"\]([A-Za-z])([0-9A-Za-z])")


def split_aim(text: str) -> tuple[str, str]:
    """``]C1010003...`` -> (``gs1-128``, ``010003...``); without a prefix (``""``, text); unknown letters give ``""``.

    A prefix with nothing behind it is text: no code is empty.
    """
    prefix = PREFIX.match(text)
    if prefix is None or prefix.end() == len(text):
        return "", text
    letter, modifier = prefix.groups()
    return AIM.get(letter + modifier, AIM.get(letter, "")), text[prefix.end() :]


def folded(symbology: str) -> str:
    """The name without case and marks, as decoders spell it differently: ``UPC-E``, ``UPCE``, ``upc_e``."""
    return re.sub(r"[^a-z0-9]", "", symbology.lower())
