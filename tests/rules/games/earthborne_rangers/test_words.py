"""Every key that this game can say is worded in every language that it promises, with the facts it comes with."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from companion.library.facts import load_facts
from companion.words.texts import Texts
from companion.words.wording import Words
from rules.engine import apply, begin
from rules.errors import Refused
from rules.games import game
from rules.games.earthborne_rangers.prompts import CHOSEN, DONE
from rules.view import Note, View
from tests.test_games import answer_to, random_event

PLAYED = game("earthborne_rangers")
LANGUAGES = ("en", "cs", "fr", "es")
FOLDER = files("rules.games") / "earthborne_rangers"
EMPTY = re.compile(r"\(\s*\)|\[\s*\]|\{\s*\}|„\s*“|“\s*”|\(\s*,|,\s*\)")
STEPS = 300


@cache
def walked(seed: int) -> tuple[tuple[View, tuple[Note, ...], Refused | None], ...]:
    return tuple(_walk(seed))


def _walk(seed: int) -> Iterator[tuple[View, tuple[Note, ...], Refused | None]]:
    """What a day of random answers and events shows."""
    rng = random.Random(seed)
    players = ("Ana", "Ana,Ben,Cyd")[seed % 2]
    setup = {"players": players, "checklist": ("yes", "no")[seed % 2], "aspects": "3122", "camped": "yes"}
    state: Any = begin(PLAYED, setup, load_facts(PLAYED.id)).state
    kinds = sorted({kind for _, kind in PLAYED.handlers}, key=lambda kind: kind.__name__)
    for _ in range(STEPS):
        view = PLAYED.view(state)
        event = answer_to(view, rng) if rng.random() < 0.7 else random_event(rng.choice(kinds), rng, state, PLAYED)
        if event is None:
            continue
        try:
            outcome = apply(PLAYED, state, event)
        except Refused as refused:
            yield view, (), refused
            continue
        if not PLAYED.view(outcome.state).ending or rng.random() < 0.1:
            state = outcome.state
        yield PLAYED.view(outcome.state), outcome.notes, None


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_day_shows_is_worded(language: str, seed: int) -> None:
    texts = Texts(PLAYED.id, language)
    for view, notes, refused in walked(seed):
        words = Words(texts, view, load_facts(PLAYED.id).get)
        if refused:  # what nonsense was refused may be empty; the sentence must be there all the same
            assert words.refused(refused)
        said = [*map(words.note, notes), *_of_view(view, words)]
        errors = [error for error in texts.errors if "meant" not in error]  # no likely word: said by the app's words
        assert not errors, errors[:3]
        missing = [id for id in texts.missing if not id.startswith(("kind-", "token-"))]
        assert not missing, missing[:5]
        for sentence in said:
            assert not EMPTY.search(sentence), sentence
            assert "  " not in sentence.replace("\n", " "), sentence
            assert "{" not in sentence, sentence


def _of_view(view: View, words: Words) -> Iterator[str]:
    prompt = view.prompt
    if prompt:
        yield from (words.prompt(prompt), words.prompt(prompt, "why") if prompt.key != "?" else "")
        yield from (words.perhaps("ask", prompt.key, prompt.facts, name) for name in ("detail", "done"))
        yield from map(words.option, prompt.options)
        yield from map(words.part, prompt.parts)
        yield from (words.say("term", term, {}, "text") for term in prompt.terms)
    yield from (words.counter(name) for name in view.counters)
    yield from (words.part(part) for counter in view.counters.values() for part in counter.parts)
    yield from (words.say("action", action.key, action.facts) for action in view.actions)
    yield from (words.say("step", step, {}) for step in (view.step, *view.within, *view.track))
    yield words.say("phase", view.phase, {})
    if view.ending:
        yield from (words.say("ending", view.ending.key, view.ending.facts, name) for name in ("", "why"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_and_field_has_its_words(language: str) -> None:
    texts = Texts(PLAYED.id, language)
    own = files("rules.games") / "earthborne_rangers" / "text" / f"{language}.ftl"
    written = own.read_text(encoding="utf-8")
    for key in (*DONE, *CHOSEN, "day-notes", "travel-scan"):
        assert re.search(rf"^ask-{key} = ", written, re.M), key
        assert texts.has(f"ask-{key}", "why"), key
    for key in DONE:
        assert texts.has(f"ask-{key}", "done"), key
    for field in PLAYED.fields:
        assert re.search(rf"^setup-{field.key} = ", written, re.M), field.key
    for term in PLAYED.glossary:
        assert re.search(rf"^term-{term} = ", written, re.M), term


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["act", "refresh-weather", "refresh-weather-turns", "refresh-weather-tokens-by-hand"])
def test_a_sentence_about_the_button_names_the_one_that_is_shown(key: str, language: str) -> None:
    words = Words(Texts(PLAYED.id, language))
    said, shown = (words.say("ask", key, {}, part) for part in ("detail", "done"))
    assert shown in said
    assert language != "en" or not re.search(r"\bDone\b", said)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_words(language: str) -> None:
    assert ids(language) == ids("en")


def ids(language: str) -> set[str]:
    """Every message of a language, and every attribute under its message."""
    found, message = set(), ""
    for line in (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8").splitlines():
        if matched := re.match(r"([a-z][a-z0-9-]*) =|    (\.[a-z]+) =", line):
            message = matched[1] or message
            found.add(message if matched[1] else message + matched[2])
    return found


def test_own_czech_terms_are_marked() -> None:
    """What no source attests is marked where it is named."""
    text = (FOLDER / "text" / "cs.ftl").read_text(encoding="utf-8")
    for term in ("únava", "zranění", "úsilí", "přítomnost", "energie", "vedoucí strážce", "obnova", "tábor"):
        assert re.search(rf"^# vlastní volba: [^\n]*{term}", text, re.M), term


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prompt_is_short(language: str) -> None:
    """One imperative sentence that fits the screen: 60 characters with a name of usual length."""
    long = []
    for seed in range(2):
        for view, _, _ in walked(seed):
            if view.prompt:
                texts = Texts(PLAYED.id, language)
                names = {card.id: "Sitka Doe" for card in view.cards}
                sentence = texts.say(f"ask-{view.prompt.key}", {**view.prompt.facts, **_short(view, names)})
                if len(sentence) > 60:
                    long.append(sentence)
    assert not long, sorted(set(long))


def _short(view: View, names: dict[str, str]) -> dict[str, str]:
    """The names of cards and Rangers in the prompt's facts, none of them long."""
    assert view.prompt
    facts = view.prompt.facts
    named = {key: names.get(str(fact), "Ana") for key, fact in facts.items() if key in ("card", "cards", "player")}
    return named | {key: "rain" for key in facts if key == "token"} | {key: "sun" for key in facts if key == "icon"}
