"""The start page: games on the shelf at the top, then the games that can be begun, and the set-up of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.look import load_look
from companion.presenters.models import Choice, GameTile, Question, Resumable, SetupScreen, StartScreen
from companion.presenters.table import hexed
from companion.shelf import Kept
from companion.words.texts import LANGUAGES, Texts
from companion.words.wording import Words
from rules.engine import Game
from rules.errors import Refused
from rules.setup import Cards, Field

CAMPAIGN = "campaign"  # the question whose answer says what the others begin with
RESUMABLE = 6  # games shown at the top; older ones stay on the shelf


def start_screen(
    kept: Sequence[Kept], games: tuple[str, ...], language: str, rounds: Mapping[int, int] | None = None
) -> StartScreen:
    """The first page. ``kept`` are the games on the shelf, the newest first; ``rounds`` says how far each has come."""
    texts = Texts(language=language)
    shown = [one for one in kept if one.game in games][:RESUMABLE]
    return StartScreen(
        title=texts.say("app-name"),
        resumable=tuple(_resumable(one, language, (rounds or {}).get(one.number)) for one in shown),
        games=tuple(GameTile(id, Texts(id, language).say("game-name"), hexed(load_look(id).accent)) for id in games),
        languages=tuple(Choice(code, texts.say(f"language-{code}")) for code in LANGUAGES),
        language=language,
    )


def remembered(game: str, fields: Sequence[Field], kept: Sequence[Kept]) -> dict[str, str]:
    """What the set-up begins with: the answers of this game's last set-up, else the players of any game's."""
    last = next((one.setup for one in kept if one.game == game), None)
    if last is not None:
        known = {field.key for field in fields if field.page != "none"}
        return {key: value for key, value in last.items() if key in known}
    players = next((one.setup["players"] for one in kept if one.setup.get("players")), "")
    return {"players": players} if players else {}


def _resumable(kept: Kept, language: str, round: int | None) -> Resumable:
    texts = Texts(kept.game, language)
    players = Words(texts).named("players", kept.setup.get("players", ""))
    facts: dict[str, int | str] = {"number": kept.number, "players": str(players), "round": round or 0}
    worded = texts.say("kept-game" if round is None else "kept-game-round", facts)
    return Resumable(str(kept.path), texts.say("game-name"), worded)


def setup_screen(
    game: Game[Any],
    given: Mapping[str, str],
    cards: Cards,
    language: str,
    refused: Refused | None = None,
    campaigns: Sequence[str] = (),
    told: str = "",
) -> SetupScreen:
    """The set-up of ``game`` with what was ``given`` so far, and what was wrong with it.

    ``campaigns`` are those that are kept, ``told`` what the chosen one says of its next day.
    """
    words = Words(Texts(game.id, language), None, cards.get)
    problems = refused.problems or (refused,) if refused else ()
    shown = tuple(field for field in game.fields if field.page != "none")
    blamed = {field.key: _problem(field.key, problems, words) for field in shown}
    return SetupScreen(
        game=game.id,
        title=words.texts.say("game-name"),
        accent=hexed(load_look(game.id).accent),
        begin=words.texts.say("start"),
        questions=tuple(
            with_campaigns(question(field, given, cards, words, blamed[field.key]), campaigns, words, told)
            for field in shown
        ),
        problems=tuple(words.refused(problem) for problem in problems if problem.facts.get("field") not in blamed),
    )


def with_campaigns(asked: Question, campaigns: Sequence[str], words: Words, told: str) -> Question:
    """The question for a campaign offers a single day and those that are kept; any other is asked as it is."""
    if asked.key != CAMPAIGN:
        return asked
    offered = (Choice("", words.texts.say("single-day")), *(Choice(name, name) for name in campaigns))
    chosen = asked.values or ("",)
    return replace(asked, kind="choice", choices=offered, values=chosen, hint="", open=True, leads=True, told=told)


def told_apart(choices: Sequence[Choice], words: Words) -> tuple[Choice, ...]:
    """The choices; those that read the same say their value too."""
    often = Counter(choice.text for choice in choices)
    return tuple(choice if often[choice.text] == 1 else _with_value(choice, words) for choice in choices)


def _with_value(choice: Choice, words: Words) -> Choice:
    facts = {"text": choice.text, "value": choice.value.replace("_", " ")}
    return replace(choice, text=words.texts.say("same-name", facts))


def _problem(field: str, problems: Sequence[Refused], words: Words) -> str:
    return " ".join(words.refused(problem) for problem in problems if problem.facts.get("field") == field)


def question(field: Field, given: Mapping[str, str], cards: Cards, words: Words, problem: str = "") -> Question:
    """One field with its choices in words."""
    values = tuple(filter(None, field.split(given.get(field.key, field.default))))
    choices = told_apart([Choice(option.value, words.option(option)) for option in field.options(cards)], words)
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
        several=field.several,
        open=field.open,
        problem=problem,
    )
