"""What a card's text says that counting needs: keywords, named tokens, threat that comes on top, lost games.

The text is read here and left behind; only bare identifiers and numbers go into the facts.
"""

from __future__ import annotations

import re

from companion.importers.marvelcdb.corrections import Row
from rules.cards import PER_PLAYER

COUNTED = (
    "Guard",
    "Hinder",
    "Incite",
    "Patrol",
    "Peril",
    "Permanent",
    "Quickstrike",
    "Retaliate",
    "Setup",
    "Stalwart",
    "Steady",
    "Surge",
    "Toughness",
    "Victory",
    "Villainous",
)
PASSED_OVER = ("Alliance", "Assault", "Linked", "Requirement", "Restricted", "Team-Up", "Teamwork", "Temporary", "Uses")
NUMBER = r"(-?\d+)\s*(\[per_hero\])?"
MARKUP = re.compile(r"<i>\s*\(.*?\)\s*</i>|</?(?:b|i|em)\s*>")  # reminders in brackets, then the marks
KEYWORD = re.compile(rf"({'|'.join(COUNTED + PASSED_OVER)})\b([^.:]*)(?:\.\s*|$)")
WITH_NUMBER = re.compile(rf"\s*{NUMBER}\s*")
TOKENS = (
    re.compile(rf"Uses \({NUMBER} ?([a-z]*) ?counters\.?\)"),
    re.compile(rf"[Ee]nters? play with {NUMBER} ([a-z]+) counters"),
)
ON_REVEAL = re.compile(rf"When Revealed: Place an additional {NUMBER} threat here")
LOSES = re.compile(r"[Ii]f this (?:stage|scheme) is completed[^.\n]*, the players lose the game")


def keywords(row: Row) -> tuple[str, ...]:
    """``surge``, ``incite:1``, ``hinder:2/player``, ``unique`` ... in the order of the alphabet."""
    found = {word for line in _plain(row).splitlines() for word in _leading_keywords(line)}
    found |= {word for word, column in (("unique", "is_unique"), ("permanent", "permanent")) if row.get(column) is True}
    return tuple(sorted(found))


def tokens(row: Row) -> dict[str, int | str]:
    """Named tokens with which the card enters play: ``{"web": 3}``, ``{"lock": "2/player"}``."""
    found = (match for pattern in TOKENS for match in pattern.finditer(_plain(row)))
    return {match[3] or "counter": _counted(match) for match in found}


def word_facts(row: Row) -> dict[str, str]:
    """``threat_when_revealed``: threat on top of the printed one; ``completed``: ``lost`` where that ends the game."""
    text = _plain(row)
    extra = ON_REVEAL.search(text)
    facts = {"threat_when_revealed": str(_counted(extra))} if extra else {}
    return facts | ({"completed": "lost"} if LOSES.search(text) else {})


def _plain(row: Row) -> str:
    text = (row.get("text") or "").replace("<hr />", "\n").replace("[per_hero] [per_hero]", "[per_hero]")
    return MARKUP.sub("", text)


def _leading_keywords(line: str) -> list[str]:
    """Keywords stand at the head of a line, each with its own full stop; elsewhere the word is only spoken of."""
    found = []
    line = line.strip()
    while match := KEYWORD.match(line):
        word, rest = match[1], match[2]
        number = WITH_NUMBER.fullmatch(rest)
        if word in COUNTED and (number or not rest.strip()):
            found.append(f"{word.lower()}:{_counted(number)}" if number else word.lower())
        line = line[match.end() :]
    return found


def _counted(match: re.Match[str]) -> int | str:
    return f"{match[1]}{PER_PLAYER}" if match[2] else int(match[1])
