"""Which sets belong to a scenario, and how many modular sets come to them.

The files say it only in the free text of a main scheme's first face ("Contents"), as names of sets. The names are
looked up among the sets; nothing of the sentence is kept.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches

from companion.importers.marvelcdb.corrections import Row
from rules.errors import Refused

HEADING = re.compile(r"<b>\s*(?:Scenario )?Contents\s*:?\s*</b>\s*:?\s*(.*?)(?:\n|$)")
MARKUP = re.compile(r"</?(?:i|b|em)\s*>")
ASIDE = re.compile(r"\(([^()]*(?:\([^()]*\)[^()]*)*)\)")
HARDER = re.compile(r"[Ee]xpert|difficulty")
SENTENCE_END = re.compile(r"(?<=[a-z) ])\.\s+(?=[A-Z])")  # not after A.I.M.
SETS = re.compile(r"\b(?:[Ss]ets?|decks)\b")
VILLAINS = re.compile(r".*\((?:I+V?|[A-D]1?)\),?|Chosen leader's set,")
FILLER = re.compile(r"\b(recommended|encounter|modular|the|sets?|decks?)\b:?", re.IGNORECASE)
BETWEEN = re.compile(r",\s*(?:and\s+)?|\s+and\b\s*")
HOW_MANY = re.compile(r"\b(one|two|three|3–4)\b", re.IGNORECASE)
NUMBERS = {"one": 1, "two": 2, "three": 3, "3–4": 3}
LIKENESS = 0.8  # of 1; two names in the files have a letter too many or too few


@dataclass(frozen=True, slots=True)
class Contents:
    """Sets that are always in, how many modular sets come to them, and which are recommended."""

    sets: tuple[str, ...]
    modulars: int
    recommended: tuple[str, ...]


def read_contents(row: Row, sets: dict[str, Row], warnings: list[Refused]) -> Contents | None:
    """The contents that the first face ``row`` names, or None where it names none."""
    heading = HEADING.search(row.get("text") or "")
    if heading is None:
        return None
    text = ASIDE.sub(lambda aside: "" if HARDER.search(aside[0]) else aside[0], MARKUP.sub("", heading[1]))
    always, modular = _sentences(text)
    asides = " and ".join(aside[1] for aside in ASIDE.finditer(modular))
    number = HOW_MANY.match(modular)
    naming = _Naming(row, sets, warnings)
    return Contents(
        sets=naming.codes(VILLAINS.sub("", always), prefer=("villain", "standard")),
        modulars=NUMBERS[number[1].lower()] if number else 0,
        recommended=naming.codes(asides, prefer=("modular",)),
    )


def _sentences(text: str) -> tuple[str, str]:
    """What the text says of the sets that are always in, and what of modular sets; it may be one sentence."""
    sentences = [sentence.strip() for sentence in SENTENCE_END.split(text)]
    modular = next((sentence for sentence in sentences if "modular" in sentence), "")
    start = HOW_MANY.search(modular)
    ahead = modular[: start.start()] if start else ""
    always = next((sentence for sentence in sentences if SETS.search(sentence) and sentence != modular), ahead)
    return always, modular.removeprefix(ahead)


class _Naming:
    """Finds the sets that a text names; a name that it cannot find becomes a warning."""

    def __init__(self, row: Row, sets: dict[str, Row], warnings: list[Refused]) -> None:
        self._code = row["code"]
        self._own = row.get("set_code", "")
        self._sets = sets
        self._warnings = warnings

    def codes(self, text: str, prefer: tuple[str, ...]) -> tuple[str, ...]:
        names = (_bare(part) for part in BETWEEN.split(FILLER.sub("", text)))
        found = (self._find(name, prefer) for name in names if name)
        return tuple(dict.fromkeys(code for code in found if code))

    def _find(self, name: str, prefer: tuple[str, ...]) -> str:
        ranked = sorted(self._sets.values(), key=lambda each: self._rank(each, prefer), reverse=True)
        by_name = {_bare(each["name"]): str(each["code"]) for each in ranked}
        close = get_close_matches(name, by_name, 1, LIKENESS)
        if not close:
            self._warnings.append(Refused("unknown-set", card=self._code, name=name))
        return by_name[close[0]] if close else ""

    def _rank(self, each: Row, prefer: tuple[str, ...]) -> int:
        """The lowest wins where sets share a name: the scenario's own, then the kinds that its sentence speaks of."""
        if each["code"] == self._own and "villain" in prefer:
            return 0
        return 1 if each.get("card_set_type_code") in prefer else 2


def _bare(name: str) -> str:
    return re.sub(r"[^a-z0-9 ]", "", FILLER.sub("", name.lower())).strip()
