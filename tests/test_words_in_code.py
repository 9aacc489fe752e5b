"""Sentences live in the language files: code names them by keys, and every key has its sentence."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TypeGuard

import pytest
from fluent.syntax.ast import Pattern

from companion.words.texts import message_id
from tests.ftl import ROOT, asked, file_of, patterns
from tests.keys import literals, sources, spelled, told, tree, wanted
from tests.test_texts import PROMISED

OWNERS = tuple(PROMISED)
# Where the companion speaks of one game alone: that game's words come first.
SAID_WITH = {"companion/campaigns/": "earthborne_rangers", "companion/commands/campaign": "earthborne_rangers"}
# What the app says in the words of each game, and the note that is worded as the addend that it tells.
GIVEN_BY_GAMES = re.compile("game-name|setup-.*|note-part")
# What a key is made of at the table: these need no place in the sources.
MADE = re.compile(r"language-..|counter-[a-z0-9]+-token|(term|on|area)-.*")
KEYS_ON_SCREEN = ("abc",)
# Programs of ours that are no part of the table: their readers are who builds it.
WORKSHOP = ("companion/importers/",)


@pytest.mark.parametrize("owner", OWNERS)
def test_every_key_in_the_code_has_a_sentence(owner: str) -> None:
    app, own = patterns(file_of("app", "en")), patterns(file_of(owner, "en"))
    missing = {
        id: place
        for id, place in wanted(owner).items()
        if id not in app and id not in own and id not in elsewhere(place) and not GIVEN_BY_GAMES.fullmatch(id)
    }
    assert missing == {}


def elsewhere(place: str) -> set[str]:
    """What the companion says about one game alone is worded with that game."""
    games = [owner for owner in OWNERS if owner != "app"] if place.startswith("companion/") else []
    return {id for game in games for id in patterns(file_of(game, "en"))}


@pytest.mark.parametrize("owner", OWNERS)
def test_a_sentence_gets_every_fact_that_it_asks_for(owner: str) -> None:
    """A fact that the code forgets would be shown to players as the name of a variable."""
    lacking = {}
    for id, facts, place in told(owner):
        wants = {fact for pattern in whole(id, owner, place) for fact in asked(pattern, facts)}
        if wants - facts.keys():
            lacking[f"{place} {id}"] = sorted(wants - facts.keys())
    assert lacking == {}


def whole(id: str, owner: str, place: str) -> list[Pattern]:
    """A message with its attributes, as the game words it that the place speaks of."""
    game = next((game for path, game in SAID_WITH.items() if place.startswith(path)), owner)
    known = {**patterns(file_of("app", "en")), **patterns(file_of(game, "en"))}
    return [pattern for name, pattern in known.items() if name.split(".")[0] == id]


@pytest.mark.parametrize("owner", OWNERS)
def test_every_sentence_is_said_somewhere(owner: str) -> None:
    """A sentence that nothing says is one that translators keep for nobody."""
    texts, made = spelled(owner)
    more, more_made = spelled("app")
    known, put_together = texts | more, (*made, *more_made)
    ids = [id for id in patterns(file_of(owner, "en")) if "." not in id]
    assert [id for id in ids if not is_said(id, known, put_together, set(ids))] == []


def is_said(id: str, known: frozenset[str], made: tuple[re.Pattern[str], ...], ids: set[str]) -> bool:
    """Whether ``id`` or its key is written in the sources, alone or put together from pieces that are."""
    if id in known or MADE.fullmatch(id):
        return True
    for at in (match.end() for match in re.finditer("-", id)):
        key = id[at:]
        if key in known or key.rstrip("0123456789") in known:
            return True
        for pattern in made:
            found = pattern.fullmatch(key)
            if found and all(piece in known or piece.isdigit() for piece in found.groups()):
                return True
    return False


@pytest.mark.parametrize("file", sorted(ROOT.glob("companion/screens/*.kv")), ids=lambda file: file.name)
def test_a_screen_file_holds_no_words(file: Path) -> None:
    """A text in a kv file is a name or a symbol; a word there would stay English for everybody."""
    written = re.findall(r"\btext:(.*)", file.read_text(encoding="utf-8"))
    quoted = [text for line in written for text in re.findall(r"'([^']*)'|\"([^\"]*)\"", line)]
    assert [text for pair in quoted for text in pair if re.search(r"[^\W\d_]{2}", re.sub(r"\{[^}]*\}", "", text))] == []


@pytest.mark.parametrize("file", sorted(ROOT.glob("companion/screens/*.py")), ids=lambda file: file.name)
def test_a_screen_says_no_words_of_its_own(file: Path) -> None:
    """What a widget shows comes with the model; only symbols are written here."""
    given = [keyword for node in ast.walk(tree(file)) if isinstance(node, ast.Call) for keyword in node.keywords]
    shown = [text for keyword in given if keyword.arg in ("text", "hint_text") for text in literals([keyword.value])]
    assert [text for text in shown if re.search(r"[^\W\d_]{2}", text) and text not in KEYS_ON_SCREEN] == []


@pytest.mark.parametrize("file", sources("app"), ids=lambda file: str(file.relative_to(ROOT)))
def test_what_is_printed_comes_from_the_language_files(file: Path) -> None:
    place = str(file.relative_to(ROOT))
    if place.startswith(WORKSHOP):
        return
    prints = [node for node in ast.walk(tree(file)) if is_print(node)]
    assert [f"{place}:{node.lineno}" for node in prints if words_in(node)] == []


def is_print(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"


def words_in(node: ast.AST) -> list[str]:
    """The words that a call prints itself: letters in its texts, outside of keys and of what is asked of others."""
    found = []
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, ast.Call):
            continue
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str) and re.search(r"[A-Za-z]{2}", inner.value):
            found.append(inner.value)
        found += words_in(inner)
    return found


def test_a_word_that_is_printed_is_found() -> None:
    assert words_in(ast.parse('print(f"{path}: no such file")')) == []
    call = ast.parse('print(f"{path}: no such file")').body[0]
    assert isinstance(call, ast.Expr)
    assert words_in(call.value) == [": no such file"]
    assert message_id("note", "a.b_c") == "note-a-b-c"
