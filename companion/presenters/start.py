"""The start page: games on the shelf at the top, then the games that can be begun, and the set-up of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.look import load_look
from companion.presenters.models import Choice, GameTile, Question, Resumable, SetupScreen, StartScreen
from companion.presenters.table import hexed
from companion.shelf import Kept
from companion.texts import LANGUAGES, Texts
from companion.wording import Words
from rules.engine import Game
from rules.errors import Refused
from rules.setup import Cards, Field

RESUMABLE = 6  # games shown at the top; older ones stay on the shelf


def start_screen(kept: list[Kept], games: tuple[str, ...], language: str) -> StartScreen:
    """The first page. ``kept`` are the games on the shelf, the newest first."""
    texts = Texts(language=language)
    return StartScreen(
        title=texts.say("app-name"),
        resumable=tuple(_resumable(one, language) for one in kept[:RESUMABLE] if one.game in games),
        games=tuple(GameTile(id, Texts(id, language).say("game-name"), hexed(load_look(id).accent)) for id in games),
        languages=tuple((code, texts.say(f"language-{code}")) for code in LANGUAGES),
        language=language,
    )


def _resumable(kept: Kept, language: str) -> Resumable:
    texts = Texts(kept.game, language)
    players = Words(texts).named("players", kept.setup.get("players", ""))
    facts = {"number": kept.number, "players": players, "lines": kept.lines}
    return Resumable(str(kept.path), texts.say("game-name"), texts.say("kept-game", facts))


def setup_screen(
    game: Game[Any], given: Mapping[str, str], cards: Cards, language: str, refused: Refused | None = None
) -> SetupScreen:
    """The set-up of ``game`` with what was ``given`` so far, and what was wrong with it."""
    words = Words(Texts(game.id, language), None, cards.get)
    problems = refused.problems or (refused,) if refused else ()
    return SetupScreen(
        game=game.id,
        title=words.texts.say("game-name"),
        accent=hexed(load_look(game.id).accent),
        questions=tuple(question(field, given, cards, words) for field in game.fields if field.page != "none"),
        problems=tuple(words.refused(problem) for problem in problems),
    )


def question(field: Field, given: Mapping[str, str], cards: Cards, words: Words) -> Question:
    """One field with its choices in words."""
    written = given.get(field.key, field.default)
    several = field.kind in ("players", "choices", "texts")
    values = tuple(value for value in (written.split(",") if several else [written]) if value)
    choices = tuple(Choice(option.value, words.option(option)) for option in field.options(cards))
    return Question(
        key=field.key,
        kind=field.kind,
        label=words.say("setup", field.key, {}),
        hint=words.perhaps("setup", field.key, {}, "hint"),
        values=values,
        choices=choices,
        low=field.low,
        high=field.high,
        more=field.page == "more",
        open=field.open,
    )
