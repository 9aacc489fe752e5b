"""An answer of the table as JSON, for other programs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.card_facts import card_to_json
from companion.line import first_word
from companion.table import Answer, Table
from companion.words.texts import Texts
from companion.words.wording import Words
from rules.errors import Refused
from rules.games import game_ids
from rules.view import Action, CardShown, Counter, Note, PlayerShown, Prompt, View

Json = dict[str, Any]


def answer_to_json(
    answer: Answer, table: Table, language: str = "en", lamps: tuple[str, ...] = (), digits: tuple[str, ...] = ()
) -> Json:
    """The JSON object of one answer. Before a game begins only ``line``, ``notes`` and ``refused`` say something."""
    game = table.session.game.id if table.session else _named(answer.line)
    words = Words(Texts(game, language), answer.view, table.facts_of, before=answer.before)
    said: Json = {"line": answer.line, "serial": answer.serial}
    said |= view_to_json(answer.view, words) if answer.view else {"prompt": None}
    said["notes"] = [_note(note, words) for note in answer.notes]
    said["refused"] = _refused(answer.refused, words) if answer.refused else None
    said["lamps"] = list(lamps)
    said["digits"] = list(digits)
    if answer.source:
        said["source"] = answer.source
    if answer.looked:
        said["card"] = card_to_json(answer.looked)
        said["uses"] = [{"key": use.key, "line": use.line} for use in answer.uses]
    return said


def _named(line: str) -> str:
    """The game that a line wanted to begin: it words why it was not begun."""
    word, rest = first_word(line)
    named = first_word(rest)[0]
    return named if word == "game" and named in game_ids() else ""


def view_to_json(view: View, words: Words) -> Json:
    """All that may be seen, as the contract words it."""
    ending = view.ending
    return {
        "step": view.step,
        "within": list(view.within),
        "phase": view.phase,
        "round": view.round,
        "status": view.status,
        "first_player": view.first_player,
        "players": [_player(player) for player in view.players],
        "counters": {name: _counter(counter, words) for name, counter in view.counters.items()},
        "cards": [_card(card, words) for card in view.cards],
        "prompt": _prompt(view.prompt, words) if view.prompt else None,
        "actions": [_action(action, words) for action in view.actions],
        "ending": {"status": ending.status, "key": ending.key, "facts": dict(ending.facts)} if ending else None,
    }


def _player(player: PlayerShown) -> Json:
    return {"id": player.id, "name": player.name, "form": player.form, "out": player.out}


def _counter(counter: Counter, words: Words) -> Json:
    parts = [
        {"value": part.value, "key": part.key, "facts": dict(part.facts), "text": words.part(part)}
        for part in counter.parts
    ]
    return {"value": counter.value, "limit": counter.limit, "becomes": counter.becomes, "parts": parts}


def _card(card: CardShown, words: Words) -> Json:
    return {
        "id": card.id,
        "code": card.code,
        "kind": card.kind,
        "name": words.card(card),
        "owner": card.owner,
        "on": card.on,
        "area": card.area,
        "ready": card.ready,
        "face": card.face,
        "tokens": dict(card.tokens),
        "icons": dict(card.icons),
        "printed": {field: printed.written() for field, printed in card.printed.items()},
        "corrected": list(card.corrected),
    }


def _prompt(prompt: Prompt, words: Words) -> Json:
    return {
        "key": prompt.key,
        "facts": dict(prompt.facts),
        "kind": prompt.kind,
        "min": prompt.low,
        "max": prompt.high,
        "options": [{"value": option.value, "label": words.option(option)} for option in prompt.options],
        "text": words.prompt(prompt),
        "why": words.perhaps("ask", prompt.key, prompt.facts, "why"),
    }


def _action(action: Action, words: Words) -> Json:
    text = words.say("action", action.key, action.facts)
    return {"key": action.key, "line": action.line, "on": action.on, "text": text}


def _note(note: Note, words: Words) -> Json:
    return {"key": note.key, "facts": dict(note.facts), "text": words.note(note)}


def _refused(refused: Refused, words: Words) -> Json:
    said: Json = {"key": refused.key, "facts": _facts(refused.facts), "text": words.refused(refused)}
    if refused.problems:
        said["problems"] = [_refused(problem, words) for problem in refused.problems]
    return said


def _facts(facts: Mapping[str, int | str]) -> Json:
    return dict(facts)
