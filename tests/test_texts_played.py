"""Every sentence that plays and chance bring up, in every promised language, with the facts that really occur."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from companion.finding import ShippedFacts
from companion.library.facts import load_facts
from companion.look import load_look
from companion.play import read_play, run_play
from companion.presenters.start import setup_screen
from companion.presenters.table import looked, present
from companion.table import Answer, Table
from companion.words.texts import FALLBACK, Texts
from companion.words.wording import Words
from rules.engine import Game, apply, begin
from rules.errors import Refused
from rules.games import game, game_ids
from rules.view import Note, View
from tests.ftl import file_of, patterns
from tests.test_games import SETUPS, answer_to, random_event
from tests.test_plays import PLAYS
from tests.test_texts import PROMISED, glyphs

GAPS = re.compile(r"\(\s*\)|\[\s*\]|[ \u00a0]{2}|[{}]")
MOVES = 100  # of a player who answers by chance
SENSIBLE = 0.7  # of them answer what is asked; the others are anything that can happen, and mostly refused


class Strict(Texts):
    """The words of one language alone: what it lacks is missing, and not said in English."""

    def __init__(self, game: str, language: str) -> None:
        super().__init__(game, language)
        own = {**patterns(file_of("app", language)), **patterns(file_of(game, language))}
        english = {**patterns(file_of("app", FALLBACK)), **patterns(file_of(game, FALLBACK))}
        self.lacking = english.keys() - own.keys()

    def say(self, id: str, facts: Any = None, attribute: str = "") -> str:
        name = f"{id}.{attribute}" if attribute else id
        if name in self.lacking:
            self.missing.append(name)
        return super().say(id, facts, attribute)


@dataclass(frozen=True)
class Reader:
    """A reader of one language at the table of one game, who keeps what was wrong."""

    game: Game[Any]
    texts: Strict

    def answer(self, answer: Answer) -> None:
        words = Words(self.texts, answer.view, load_facts(self.game.id).get, answer.before)
        self.notes(answer.notes, words)
        if answer.refused:
            self.read(words.refused(answer.refused))
        if answer.looked:
            self.screen(looked(answer.looked, answer.looked.code, answer.uses, words))
        if answer.view:
            self.screen(present(answer.view, words, load_look(self.game.id), serial=answer.serial))

    def notes(self, notes: tuple[Note, ...], words: Words) -> None:
        for note in notes:
            self.read(words.note(note))

    def view(self, view: View, before: View | None, notes: tuple[Note, ...] = ()) -> None:
        words = Words(self.texts, view, load_facts(self.game.id).get, before)
        self.notes(notes, words)
        self.screen(present(view, words, load_look(self.game.id), serial=1))

    def screen(self, screen: object) -> None:
        for text in shown(screen):
            self.read(text)

    def read(self, text: str) -> None:
        assert not GAPS.search(text), text
        odd = [letter for letter in text if letter != "\n" and ord(letter) not in glyphs("Inter-Regular.otf")]
        assert not odd, text

    def satisfied(self) -> None:
        assert sorted(set(self.texts.missing)) == []
        assert sorted(set(self.texts.errors)) == []


def shown(screen: object) -> Iterator[str]:
    """Every text on a screen."""
    if isinstance(screen, str):
        yield screen
    elif isinstance(screen, tuple):
        for item in screen:
            yield from shown(item)
    elif is_dataclass(screen):
        for field in fields(screen):
            if field.name not in ("line", "value", "path"):
                yield from shown(getattr(screen, field.name))


def readers(id: str) -> list[Reader]:
    return [Reader(game(id), Strict(id, language)) for language in PROMISED[id]]


def named(play: Path) -> str:
    return f"{play.parent.parent.name}/{play.stem}"


@pytest.mark.parametrize("play", PLAYS, ids=named)
def test_a_play_is_told_in_every_language(play: Path) -> None:
    each = readers(play.parent.parent.name)
    seen = 0
    for _, answer in run_play(read_play(play.read_text(encoding="utf-8")), Table(ShippedFacts())):
        for reader in each:
            if answer is not None:
                reader.answer(answer)
                seen += 1
    assert seen
    for reader in each:
        reader.satisfied()


EVERY = [(id, number) for id in game_ids() for number in range(len(SETUPS[id]))]


@pytest.mark.parametrize(("id", "number"), EVERY)
def test_a_game_of_chance_is_told_in_every_language(id: str, number: int) -> None:
    played, rng, each = game(id), random.Random(number), readers(id)
    state = begin(played, SETUPS[id][number], load_facts(id)).state
    kinds = sorted({kind for _, kind in played.handlers}, key=lambda kind: kind.__name__)
    before: View | None = None
    notes: tuple[Note, ...] = ()
    for _ in range(MOVES):
        view = played.view(state)
        for reader in each:
            reader.view(view, before, notes)
        event = answer_to(view, rng) if rng.random() < SENSIBLE else None
        event = event or random_event(rng.choice(kinds), rng, state, played)
        try:
            outcome = apply(played, state, event)
        except Refused as refused:
            for reader in each:
                reader.read(Words(reader.texts, view, load_facts(id).get).refused(refused))
            continue
        before, state, notes = view, outcome.state, outcome.notes
    for reader in each:
        reader.satisfied()


def facts_of(played: Game[Any]) -> dict[str, set[str]]:
    """What the shipped cards of a game are, print and carry."""
    cards = load_facts(played.id).values()
    return {
        "kind": {card.kind for card in cards},
        "field": {field for card in cards for field in card.printed},
        "icon": {icon for card in cards for icon in card.icons},
        "token": {token for card in cards for token in card.tokens},
    }


@pytest.mark.parametrize("id", game_ids())
def test_the_words_of_a_game_are_told_in_every_language(id: str) -> None:
    """What no play need bring up: every step, every term, every question of the set-up, every kind and number."""
    played = game(id)
    for reader in readers(id):
        words = Words(reader.texts)
        for step in played.steps:
            reader.read(words.say("step", step, {}))
        for term in played.glossary:
            reader.read(words.say("term", term, {}) + words.say("term", term, {}, "text"))
        for kind, keys in facts_of(played).items():
            for key in keys:
                reader.read(words.say(kind, key, {}))
        reader.satisfied()


@pytest.mark.parametrize("id", game_ids())
def test_the_set_up_is_asked_in_every_language(id: str) -> None:
    for language in PROMISED[id]:
        reader = Reader(game(id), Strict(id, language))
        reader.screen(setup_screen(reader.game, {}, load_facts(id), language))
        words = Words(reader.texts, None, load_facts(id).get)
        for field in reader.game.fields:
            reader.read(words.say("setup", field.key, {}) + words.perhaps("setup", field.key, {}, "hint"))
            for option in field.options(load_facts(id)):
                reader.read(words.option(option))
        reader.satisfied()
