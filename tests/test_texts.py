"""The words: complete in every language that is promised, well typeset, and none that a screen cannot show."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fontTools.ttLib import TTFont

from companion.words.texts import LANGUAGES
from rules.games import game_ids
from tests.ftl import ROOT, file_of, parsed, patterns, selects, sentences, variables, written

# What is promised may only grow.
PROMISED = {
    "app": ("en", "fr", "es", "cs"),
    "marvel_champions": ("en", "fr", "es", "cs"),
    "earthborne_rangers": ("en", "fr", "es", "cs"),
    "reflets_dacide": ("en", "fr", "es", "cs"),
}
EVERY = [(owner, language) for owner, languages in PROMISED.items() for language in languages]
FONTS = ("Inter-Regular.otf", "Inter-SemiBold.otf")
LONGEST = 400  # characters; a text of a rulebook is longer
LONGEST_TITLE = 60  # characters with names of ten and numbers of two: two lines in the large type of the prompt
INDENTED = ("picture-code",)  # a line under another one, in a terminal
CODE = re.compile(r"--?[a-z]+\b|[a-z]+=[a-z]+|https?:\S+|#[0-9a-f]{6}")

each_file = pytest.mark.parametrize(("owner", "language"), EVERY)


def said(owner: str, language: str) -> list[tuple[str, str]]:
    """Every sentence of a file with the name of its message."""
    known = {**patterns(file_of("app", language)), **patterns(file_of(owner, language))}
    return [
        (id, text) for id, pattern in patterns(file_of(owner, language)).items() for text in sentences(pattern, known)
    ]


def test_every_game_and_every_file_is_promised() -> None:
    """A language file that nobody promises would be read by players and checked by nobody."""
    assert set(PROMISED) == {"app", *game_ids()}
    for languages in PROMISED.values():
        assert set(languages) <= set(LANGUAGES)
        assert "en" in languages


@each_file
def test_fluent_understands_the_whole_file(owner: str, language: str) -> None:
    junk = [entry.content for entry in parsed(file_of(owner, language)).body if isinstance(entry, ast.Junk)]
    assert not junk


@each_file
def test_no_message_is_there_twice(owner: str, language: str) -> None:
    names = written(file_of(owner, language))
    assert sorted(names) == sorted(set(names))


@each_file
def test_a_language_has_the_messages_of_english_and_no_other(owner: str, language: str) -> None:
    english, own = patterns(file_of(owner, "en")), patterns(file_of(owner, language))
    assert sorted(english.keys() - own.keys()) == [], "not worded"
    assert sorted(own.keys() - english.keys()) == [], "worded, but not in English"


@each_file
def test_a_language_asks_for_no_fact_that_english_does_not_know(owner: str, language: str) -> None:
    english, own = patterns(file_of(owner, "en")), patterns(file_of(owner, language))
    asked = {id: variables(own[id]) - variables(english[id]) for id in own if id in english}
    assert {id: more for id, more in asked.items() if more} == {}


@each_file
def test_a_language_tells_every_fact_that_english_tells(owner: str, language: str) -> None:
    """A number or a name that one language leaves out is a number that its players do not learn."""
    english, own = patterns(file_of(owner, "en")), patterns(file_of(owner, language))
    left_out = {id: variables(english[id]) - variables(own[id]) for id in own if id in english}
    assert {id: less for id, less in left_out.items() if less - {"count", "number"}} == {}


@each_file
def test_a_number_is_counted_in_the_forms_of_its_language(owner: str, language: str) -> None:
    """Czech: one, few, and ``other`` for five; ``many`` is for fractions, which no table has."""
    for id, pattern in patterns(file_of(owner, language)).items():
        for fact, cases, told in selects(pattern):
            counted = {"zero", "one", "two", "few", "many"} & set(cases)
            wanted = {"one", "few", "other"} if language == "cs" and told else {"one", "other"}
            assert not counted or (
                wanted <= {*cases} and counted <= {"one", "few"} and (language == "cs" or "few" not in cases)
            ), f"{id}: {fact} {cases}"


@each_file
def test_no_sentence_has_gaps(owner: str, language: str) -> None:
    """Empty brackets and double blanks are what is left where a fact, or an icon of a booklet, got lost."""
    for id, text in said(owner, language):
        if id in INDENTED:
            continue
        assert not re.search(r"\(\s*\)|\[\s*\]|\s\s|^\s|\s$|\s[.,)]|\(\s", text), f"{id}: {text!r}"


@each_file
def test_no_sentence_is_a_page(owner: str, language: str) -> None:
    assert [id for id, text in said(owner, language) if len(text) > LONGEST] == []


@each_file
def test_a_question_fits_its_place(owner: str, language: str) -> None:
    titles = [(id, text) for id, text in said(owner, language) if id.startswith(("ask-", "rest-")) and "." not in id]
    assert [f"{len(text)} {id}: {text}" for id, text in titles if len(text) > LONGEST_TITLE] == []


@each_file
def test_marks_are_those_of_the_language(owner: str, language: str) -> None:
    wrong = [f"{id}: {text!r}" for id, text in said(owner, language) if not well_set(CODE.sub("", text), language)]
    assert wrong == []


def well_set(text: str, language: str) -> bool:
    """Whether quotation marks, ellipses and the blanks around them are as books of this language have them."""
    if re.search(r"[\"'`]|\.\.\.|--", text):
        return False
    if language == "fr":
        return french(text)
    if language == "es":
        return all(text.count(opened) == text.count(closed) for opened, closed in ("¿?", "¡!", "«»", "“”"))
    if language == "cs":
        return "”" not in text and "«" not in text and text.count("„") == text.count("“")
    return "«" not in text and "„" not in text and text.count("“") == text.count("”")


def french(text: str) -> bool:
    """A narrow blank that does not break stands before high marks and inside quotation marks."""
    if re.search(r"(?<![\u202f?!])[;:?!»]|«(?!\u202f)|[“”„]", text):
        return False
    return text.count("«") == text.count("»")


@pytest.mark.parametrize(
    ("text", "language", "right"),
    [
        ("Fini\u202f?", "fr", True),
        ("Fini ?", "fr", False),
        ("Fini?", "fr", False),
        ("«\u202fNon\u202f!\u202f»", "fr", True),
        ("« Non »", "fr", False),
        ("¿Otra?", "es", True),
        ("Otra?", "es", False),
        ("„Ne“", "cs", True),
        ("“Ne”", "cs", False),
        ("It’s “on”", "en", True),
        ("It's on", "en", False),
        ("Wait...", "en", False),
    ],
)
def test_the_rules_of_typesetting_tell_right_from_wrong(text: str, language: str, right: bool) -> None:
    assert well_set(text, language) is right


@each_file
def test_a_help_text_of_the_command_line_can_be_printed(owner: str, language: str) -> None:
    """The library of the command line reads a percent sign as the beginning of a variable."""
    assert [id for id, text in said(owner, language) if id.startswith("cli-") and "%" in text] == []


@cache
def glyphs(font: str) -> frozenset[int]:
    return frozenset(TTFont(ROOT / "assets" / "fonts" / font, lazy=True).getBestCmap())


@pytest.mark.parametrize("font", FONTS)
@each_file
def test_the_font_has_every_letter(owner: str, language: str, font: str) -> None:
    used = set("".join(text for _, text in said(owner, language)))
    assert sorted(letter for letter in used if ord(letter) not in glyphs(font)) == []


def test_no_language_file_hides_from_these_tests() -> None:
    found = {Path(path) for path in (*ROOT.glob("assets/text/*"), *ROOT.glob("rules/games/*/text/*"))}
    known = {file_of(owner, language) for owner in PROMISED for language in LANGUAGES}
    assert found <= known
