"""A card as lines for a terminal, in the reader's language: one fact a line."""

from __future__ import annotations

from collections.abc import Iterator

from companion.library.library import Shown
from companion.presenters.table import number
from companion.words.texts import message_id
from companion.words.wording import Words


def fact_line(words: Words, what: str, value: int | str) -> str:
    """One fact with its name."""
    return words.texts.say("shown-line", {"what": what, "value": value})


def told(shown: Shown, words: Words) -> Iterator[str]:
    """The lines of a card; ``words`` are those of its game. What no game words is counted at the end."""
    for key, value in _about(shown, words).items():
        if value:
            yield fact_line(words, words.texts.say(f"shown-{key}"), value)
    card = shown.card
    for field, printed in card.printed.items():
        yield fact_line(words, words.word("field", field), number(printed, words))
    for kind, counts in (("icon", card.icons), ("token", card.tokens)):
        for key, count in counts.items():
            yield fact_line(words, words.word(kind, key), count)
    worded = [key for key in card.facts if words.texts.has(message_id("field", key))]
    for key in worded:
        yield fact_line(words, words.word("field", key), words.named(key, card.facts[key]))
    if more := len(card.facts) - len(worded) + len(card.keywords) + bool(card.owner):
        yield words.texts.say("shown-more", {"count": more})


def _about(shown: Shown, words: Words) -> dict[str, int | str]:
    card = shown.card
    return {
        "game": words.texts.say("game-name"),
        "code": card.code,
        "name": words.card(card) if card.names else "",
        "kind": words.word("kind", card.kind),
        "set": set_name(card.set, words),
        "copies": card.copies if card.copies != 1 else 0,
        "back": words.named("card", card.back),
        "layers": words.named("layer", ",".join(shown.layers)),
        "codes": ", ".join(shown.codes),
    }


def set_name(key: str, words: Words) -> str:
    """The name of a card set; nothing where it has only a key of the data."""
    named = str(words.named("card", key))
    return "" if named in (key, words.word("kind", "set")) else named
