"""What may be written on a tracker: a word of the command line, or a line of the tracker's sheet, to a change."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.campaigns.campaign import (
    Campaign,
    begun_mission,
    completed,
    crossed,
    filled,
    guided,
    rewarded,
    with_event,
)
from rules.errors import Refused

Change = Callable[[Campaign, list[str]], Campaign]


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 6):
        raise Refused("bad-line", reason="number", command="write", word=word[:40])
    return int(word)


WRITING: Mapping[str, Change] = {
    "mission": lambda campaign, words: begun_mission(campaign, " ".join(words)),
    "bubbles": lambda campaign, words: filled(campaign, " ".join(words[:-1]), _number(words[-1])),
    "complete": lambda campaign, words: completed(campaign, " ".join(words)),
    "reward": lambda campaign, words: rewarded(campaign, " ".join(words)),
    "event": lambda campaign, words: with_event(campaign, " ".join(words)),
    "cross": lambda campaign, words: crossed(campaign, _number(words[0]) - 1),
    "guide": lambda campaign, words: guided(campaign, _number(words[0]), " ".join(words[1:])),
}
