"""Every refusal of the library and the importers is a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import companion
from companion.words.texts import Texts
from companion.words.wording import Words
from rules.errors import Fact, Refused

SOURCES = Path(companion.__file__).parent
KEYS = re.compile(r'(?:Refused|NotFound)\(\s*"([a-z-]+)"')
FACTS: dict[str, Fact] = {
    "text": "5901",
    "game": "marvel_champions",
    "card": "01107",
    "meant": "01107",
    "other": "01107B",
    "original": "01106",
    "kept": "library.damaged-1.sqlite",
    "file": "trial.json",
    "folder": "/media/stick",
    "wanted": "pack/*.json",
    "field": "boost",
    "column": "boost",
    "value": 9,
    "place": 3,
    "name": "Ogre",
    "version": 7,
    "known": 1,
    "reason": "disk I/O error",
}


def keys() -> Iterator[str]:
    for folder in ("library", "importers"):
        for path in sorted((SOURCES / folder).rglob("*.py")):
            yield from KEYS.findall(path.read_text("utf-8"))
    yield from ("empty-code", "long-code")


@pytest.mark.parametrize("key", sorted(set(keys())))
def test_every_refusal_is_worded(key: str) -> None:
    said = Words(Texts(language="en")).refused(Refused(key, (), **FACTS))
    assert said.strip() != key
    assert "{" not in said
    assert "refused-" not in said


def test_a_suggestion_is_asked_for_and_an_absent_one_is_not_mentioned() -> None:
    words = Words(Texts(language="en"))
    assert "Did you mean 01107?" in words.refused(Refused("unknown-code", text="1107", meant="01107"))
    assert "mean" not in words.refused(Refused("unknown-code", text="1107", meant=""))
