"""How a command speaks: facts as a table or as JSON, refusals as sentences on standard error."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from typing import Any

from companion.settings import machine_language
from companion.words.texts import LANGUAGES, Texts
from companion.words.wording import Words
from rules.errors import Refused

FINDING = 1  # exit code: something was found that wants attention
WRONG = 2  # exit code: this cannot be done as asked
NO_SCREEN = 3  # exit code: there is no display to open a window on

Commands = argparse._SubParsersAction
Parser = argparse.ArgumentParser


def print_json(value: Mapping[str, Any]) -> None:
    """One JSON object on a line; escaped to plain ASCII where the output cannot carry a letter of it."""
    text = json.dumps(value, ensure_ascii=False)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:  # half a character, or a locale without accents
        text = json.dumps(value)
    print(text, flush=True)


def complain(refused: Refused, language: str, code: int = WRONG, game: str = "") -> int:
    """Say on standard error what is wrong, in the words of ``game`` first; returns the exit code for that."""
    print(Words(Texts(game, language)).refused(refused), file=sys.stderr)
    return code


def progress(sentence: str) -> None:
    """Say how far a long job is: on standard error, in one line that the next one writes over.

    An empty text takes the line away. Where nobody looks on, nothing is said.
    """
    if sys.stderr.isatty():
        print(f"\r\033[K{sentence}", end="", file=sys.stderr, flush=True)


def fenced(run: Callable[[argparse.Namespace], int], game: str = "") -> Callable[[argparse.Namespace], int]:
    """A command that says its refusals in the reader's language."""

    def said(options: argparse.Namespace) -> int:
        try:
            return run(options)
        except Refused as refused:
            return complain(refused, options.language or machine_language(), game=game)

    return said


def add_json(parser: Parser, texts: Texts) -> None:
    """The option of every command that prints facts."""
    parser.add_argument("--json", action="store_true", help=texts.say("cli-json"))


def add_home(parser: Parser, texts: Texts) -> None:
    """The options of every command that uses the home folder and the settings."""
    parser.add_argument("--home", metavar="DIR", help=texts.say("cli-home"))
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help=texts.say("cli-set"))
    add_language(parser, texts)


def add_language(parser: Parser, texts: Texts, default: str | None = None) -> None:
    """The option of every command that speaks."""
    words = texts.say("cli-language")
    parser.add_argument("--language", choices=LANGUAGES, default=default, metavar="LANGUAGE", help=words)
