"""Key and facts to sentence, through Fluent. The words of the app and of the game in one chain of languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from companion.words.entries import Entries, entries

LANGUAGES = ("en", "fr", "es", "cs")
FALLBACK = "en"
LONGEST = 300  # characters of a fact in a sentence


def message_id(*parts: str) -> str:
    """The Fluent id of a key: ``message_id("step", "villain.threat")`` is ``step-villain-threat``."""
    return "-".join(parts).replace(".", "-").replace("_", "-").lower()


class Texts:
    """The sentences of one game (or of the app alone) for a reader of ``language``.

    What a language lacks is said in English; what nobody has is shown as its id and noted in ``missing``.
    """

    def __init__(self, game: str = "", language: str = FALLBACK) -> None:
        self.language = language if language in LANGUAGES else FALLBACK
        self.languages = tuple(dict.fromkeys((self.language, FALLBACK)))
        self.missing: list[str] = []
        self.errors: list[str] = []
        self._bundles = [_bundle(game, spoken) for spoken in self.languages]

    def has(self, id: str, attribute: str = "") -> bool:
        """Whether any language of the chain words this."""
        return any(_pattern(bundle, id, attribute) is not None for bundle in self._bundles)

    def say(self, id: str, facts: Mapping[str, int | str] | None = None, attribute: str = "") -> str:
        """The sentence of message ``id`` (or of its ``attribute``) with ``facts`` as its variables."""
        for bundle in self._bundles:
            pattern = _pattern(bundle, id, attribute)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, _short(facts or {}))
                self.errors += [f"{id}: {error}" for error in errors]
                return str(text)
        self.missing.append(f"{id}.{attribute}" if attribute else id)
        return id

    def perhaps(self, id: str, facts: Mapping[str, int | str] | None = None, attribute: str = "") -> str:
        """The sentence where there is one, else an empty text."""
        return self.say(id, facts, attribute) if self.has(id, attribute) else ""

    def plain(self, id: str) -> str:
        """The sentence of a message that asks for no facts; empty for one that does, or that nobody has."""
        for bundle in self._bundles:
            pattern = _pattern(bundle, id, "")
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, {})
                return "" if errors else str(text)
        return ""


def _short(facts: Mapping[str, int | str]) -> dict[str, int | str]:
    """Fluent says nothing at all where a fact is longer than 2,500 characters; nobody reads that many either."""
    return {
        name: f"{fact[:LONGEST]}…" if type(fact) is str and len(fact) > LONGEST else fact
        for name, fact in facts.items()
    }


def _pattern(bundle: FluentBundle, id: str, attribute: str) -> Pattern | None:
    if not bundle.has_message(id):
        return None
    message = bundle.get_message(id)
    return message.attributes.get(attribute) if attribute else message.value


@cache
def _bundle(game: str, language: str) -> FluentBundle:
    """Read once, and each message parsed when it is first said."""
    bundle = FluentBundle([language], use_isolating=False)
    messages, terms = Entries(), Entries()
    bundle._messages, bundle._terms = messages, terms
    for folder in _folders(game):
        file = folder / f"{language}.ftl"
        if file.is_file():
            for is_term, id, written in entries(file.read_text(encoding="utf-8")):
                (terms if is_term else messages)[id] = written
    return bundle


def _folders(game: str) -> list[Traversable]:
    own = [files("rules.games") / game / "text"] if game else []
    return [files("assets") / "text", *own]
