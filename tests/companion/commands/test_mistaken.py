"""Wrong words on the command line: what is wrong, which word it is, what would be right; in the reader's language."""

from __future__ import annotations

import pytest

from companion import cli
from companion.words.texts import LANGUAGES

GAMES = "earthborne_rangers, marvel_champions, reflets_dacide"
PAPERS = "5160, 8195, a4, l4732, l4770, l7651, letter"
LABELS = "labels marvel_champions a.pdf"

WRONG = {
    "cards shw": (
        "cards",
        "“shw” is not known here. Did you mean “show”? "
        "Possible: show, search, sets, import, export, bind, release, correct, undo.",
    ),
    "lamps on": ("lamps", "“on” is not known here. Possible: off."),
    "labels marvel a.pdf": (
        "labels",
        f"“marvel” is not known here. Did you mean “marvel_champions”? Possible: {GAMES}.",
    ),
    "labels 1,5 a.pdf": ("labels", f"“1,5” is not known here. Possible: {GAMES}."),
    f"{LABELS} --paper lettre": (
        "labels",
        f"“lettre” does not fit --paper. Did you mean “letter”? Possible: {PAPERS}.",
    ),
    f"{LABELS} --paper": ("labels", f"One of these words is missing after --paper: {PAPERS}."),
    f"{LABELS} --skip": ("labels", "Something is missing after --skip."),
    f"{LABELS} --skip x": ("labels", "--skip: a whole number, not “x”."),
    f"{LABELS} --once=3": ("labels", "--once stands alone: “3” cannot be given to it."),
    f"{LABELS} --s 3": ("labels", "“--s” can mean several options: --set, --sets, --size, --skip. Write it out."),
    "cards": (
        "cards",
        "One of these words is missing: show, search, sets, import, export, bind, release, correct, undo.",
    ),
    "labels marvel_champions": ("labels", "FILE.pdf is missing."),
    "check --seconds 601": ("check", "--seconds: a whole number from 0 to 600, not “601”."),
    "cards show MC01107 --jsn=1": ("cards show", "There is no option “--jsn” here. Did you mean “--json”?"),
    "--colour": ("", "There is no option “--colour” here."),
}


def complaint(words: list[str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What is said of a wrong command line, the lines of its usage put together into one."""
    with pytest.raises(SystemExit) as ended:
        cli.main(words)
    said = capsys.readouterr()
    assert (ended.value.code, said.out) == (2, "")
    usage, *lines = said.err.replace("\n  ", " ").splitlines()
    return [usage, *lines]


@pytest.mark.parametrize(
    ("program", "words"),
    [
        ("", ["--language", "xx", "games"]),
        ("games", ["games", "--language=xx"]),
        ("cards search", ["cards", "search", "rhino", "--language", "xx"]),
        ("labels", ["labels", "marvel_champions", "a.pdf", "--language", "xx"]),
        ("campaign list", ["campaign", "list", "--language", "xx"]),
        ("play", ["play", "--headless", "--language", "xx"]),
        ("check", ["--language", "fr", "check", "--language", "xx"]),
        ("read", ["read", "a.png", "--language", "xx"]),
        ("replay", ["replay", "a.play", "--language", "xx"]),
    ],
)
def test_a_language_that_is_not_known_is_refused_with_those_that_are(
    program: str, words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was English in silence. The language of the machine says so."""
    monkeypatch.setattr("companion.commands.helping.machine_language", lambda: "cs")
    _, *lines = complaint(words, capsys)
    assert lines == [f"{f'companion {program}'.strip()}: „xx“ se nehodí pro --language. Možnosti: en, fr, es, cs."]


@pytest.mark.parametrize("words", WRONG)
def test_a_wrong_word_is_named_with_what_would_be_right(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    command, sentence = WRONG[words]
    program = f"companion {command}".strip()
    usage, *lines = complaint(["--language", "en", *words.split()], capsys)
    assert usage.startswith(f"usage: {program} ")
    assert lines == [f"{program}: {sentence}"]


def test_every_word_that_nothing_takes_is_said_but_no_value_of_an_unknown_option(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = [
        "cards",
        "show",
        "MC01107",
        "again",
        "--quiet",
        "a4",
        "--gam",
        "reflets_dacide",
        "--language=fr",
        "--xx",
    ]
    assert complaint([*words], capsys)[1:] == [
        "companion cards show\u202f: «\u202fagain\u202f» est un mot de trop.",
        "companion cards show\u202f: Il n’y a pas d’option «\u202f--quiet\u202f» ici.",
        "companion cards show\u202f: Il n’y a pas d’option «\u202f--xx\u202f» ici.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", WRONG)
def test_no_wrong_word_is_answered_in_another_language(
    words: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    usage, said = complaint(["--language", language, *words.split()], capsys)
    assert said != complaint(["--language", "en" if language != "en" else "fr", *words.split()], capsys)[1]
    assert not {"error", "argument", "expected", "invalid", "choose"} & {*said.replace(":", "").split()}
    assert usage


def test_a_sentence_that_is_not_known_here_is_shown_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    parser = cli._parser(["--language", "en"])
    with pytest.raises(SystemExit) as ended:
        parser.error("not allowed with argument --loud")
    assert ended.value.code == 2
    assert capsys.readouterr().err.splitlines()[-1] == (
        "companion: The command line cannot be understood: not allowed with argument --loud"
    )
