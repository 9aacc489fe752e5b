"""Whatever a table of this game shows is worded, completely and shortly, in every language that it promises."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import pytest

from companion.finding import ShippedFacts
from companion.library.facts import load_facts
from companion.play import read_play
from companion.table import Table
from companion.words.texts import Texts
from companion.words.wording import Words
from rules.errors import Refused
from rules.games.marvel_champions import GAME
from rules.games.marvel_champions.asking import ANSWERS, ASK_MATTER
from rules.view import Note, View
from tests.rules.games.marvel_champions.tables import begun, view_of
from tests.rules.games.marvel_champions.test_invariants import random_line

LANGUAGES = tuple(sorted(file.name[:2] for file in (files("rules.games") / GAME.id / "text").iterdir()))
PROMISED = ("en", "es")
EMPTY = re.compile(r"\(\s*\)|\[\s*\]|\{\s*\}|“\s*”|«\s*»|„\s*“|\(\s*,|,\s*\)|\s[.,;:]")
LONGEST = 60  # characters of what is asked, with names of usual length
OF_MATTERS = (
    "advance",
    "scheme-completed",
    "villain-stage",
    "villain-turns",
    "villain-out",
    "eliminated",
    "fallen",
    "reshuffle",
)


@dataclass(frozen=True)
class Shown:
    """What a line left: the view, what was said, what was refused."""

    view: View
    notes: tuple[Note, ...]
    refused: Refused | None


@cache
def shown() -> tuple[Shown, ...]:
    """Everything that the plays show, and what some random tables show."""
    return (*_of_plays(), *_of_random_tables())


def _of_plays() -> Iterator[Shown]:
    for play in sorted(files("rules.games").joinpath(GAME.id, "plays").iterdir(), key=lambda file: file.name):
        table = Table(ShippedFacts())
        for entry in read_play(play.read_text(encoding="utf-8")):
            answer = table.say(entry.line)
            if answer and answer.view:
                yield Shown(answer.view, answer.notes, answer.refused)


def _of_random_tables() -> Iterator[Shown]:
    for seed, (players, scenario) in enumerate(((1, "rhino"), (3, "klaw"), (4, "ultron"))):
        rng, table = random.Random(seed), begun(players, scenario, "heroes=" + HEROES[players])
        for _ in range(150):
            answer = table.say(random_line(view_of(table), rng))
            assert answer
            assert answer.view
            yield Shown(answer.view, answer.notes, answer.refused)


HEROES = {1: "spider_man", 3: "spider_man,she_hulk,iron_man", 4: "spider_man,she_hulk,iron_man,captain_marvel"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_table_shows_is_worded(language: str) -> None:
    texts = Texts(GAME.id, language)
    for each in shown():
        words = Words(texts, each.view, load_facts(GAME.id).get)
        said = [*map(words.note, each.notes), *_of_view(each.view, words)]
        if each.refused:
            assert words.refused(each.refused)
        for sentence in said:
            assert not EMPTY.search(sentence.replace("\u202f", "")), sentence
            assert "  " not in sentence.replace("\n", " "), sentence
            assert "{" not in sentence, sentence
    own = [error for error in texts.errors if "meant" not in error]  # said by the app's words
    assert not own, own[:5]
    assert not texts.missing, sorted(set(texts.missing))[:9]


def _of_view(view: View, words: Words) -> Iterator[str]:
    prompt = view.prompt
    if prompt:
        yield from (words.say("ask", prompt.key, prompt.facts, name) for name in ("", "why", "done"))
        yield words.perhaps("ask", prompt.key, prompt.facts, "detail")
        yield from map(words.option, prompt.options)
        yield from map(words.part, prompt.parts)
        yield from (words.say("term", term, {}, "text") for term in prompt.terms)
    yield from (words.counter(name) for name in view.counters)
    yield from (words.part(part) for counter in view.counters.values() for part in counter.parts)
    yield from (words.say("action", action.key, action.facts) for action in view.actions)
    yield from (words.say("step", step, {}) for step in (view.step, *view.within, *view.track))
    yield words.say("phase", view.phase, {})
    yield from (words.say("form", player.form, {}) for player in view.players)
    for card in view.cards:
        yield from (words.say("kind", card.kind, {}), words.say("area", card.area, {}))
        yield from (words.say("field", field, {}) for field in card.printed)
        yield from (words.say("icon", icon, {}) for icon in card.icons)
    if view.ending:
        yield from (words.say("ending", view.ending.key, view.ending.facts, name) for name in ("", "why"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_field_and_term_has_words_of_its_own_language(language: str) -> None:
    written = files("rules.games").joinpath(GAME.id, "text", f"{language}.ftl").read_text(encoding="utf-8")
    keys = {*ANSWERS, *OF_MATTERS}
    wanted = [*(f"ask-{key}" for key in keys), *(f"setup-{field.key}" for field in GAME.fields)]
    wanted += [f"term-{term}" for term in GAME.glossary]
    assert [id for id in wanted if not re.search(rf"^{id} = ", written, re.M)] == []
    assert len(ASK_MATTER) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_say_the_same_things(language: str) -> None:
    def ids(file: str) -> set[str]:
        text = files("rules.games").joinpath(GAME.id, "text", f"{file}.ftl").read_text(encoding="utf-8")
        messages = re.split(r"^([a-z-]+) = ", text, flags=re.M)[1:]
        pairs = zip(messages[::2], messages[1::2], strict=True)
        return {f"{id}.{name}" for id, body in pairs for name in ("", *re.findall(r"^    \.([a-z]+) =", body, re.M))}

    assert ids(language) ^ ids("en") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_is_short(language: str) -> None:
    texts, long = Texts(GAME.id, language), set()
    for each in shown():
        if each.view.prompt:
            facts = each.view.prompt.facts
            named = {key: "Chloé" if key in ("player", "next") else "Ultrón" for key in facts if key in NAMED}
            sentence = texts.say(f"ask-{each.view.prompt.key}", {**facts, **named})
            if len(sentence) > LONGEST:
                long.add(sentence)
    assert not long


NAMED = ("player", "next", "enemy", "card", "scheme", "on")


def test_the_promised_languages_are_there() -> None:
    assert set(PROMISED) <= set(LANGUAGES)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "No boost card is wanted now: {} was not counted."),
        ("es", "Ahora no hace falta ninguna carta de aumento: {} no se ha contado."),
    ],
)
def test_a_card_without_a_code_is_called_by_its_name_and_else_by_its_kind(language: str, said: str) -> None:
    table = Table(ShippedFacts())
    table.say("game marvel_champions players=Ana scenario=rhino")
    words = Words(Texts(GAME.id, language))
    for named, called in (('name="Lens"', "Lens"), ("", words.word("kind", "attachment"))):
        answer = table.say(f"enter attachment {named} boost=2 as=boost")
        assert answer
        assert answer.refused
        assert words.refused(answer.refused) == said.format(called)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_may_just_have_been_revealed_is_told_to_be_resolved(language: str) -> None:
    """MC-17: what it says when it is revealed comes before the next card; an ally is played, never revealed."""
    words = Words(Texts(GAME.id, language))
    for key, facts in (("entered", {}), ("entered-on", {"on": "p1"})):
        played, *revealed = (
            words.note(Note(key, {"card": "c1", "kind": kind, **facts}))
            for kind in ("ally", "minion", "side_scheme", "attachment", "environment", "obligation")
        )
        assert len(set(revealed)) == 1
        assert revealed[0].startswith(played)
        assert len(revealed[0]) > len(played)
