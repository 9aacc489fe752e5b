"""The ``companion`` command: reads the words of the command line and hands each to the module that does it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

from companion.commands.helping import WordedParser, asked_language
from companion.commands.saying import add_language, complain
from companion.reason import reason_of
from companion.settings import machine_language
from companion.words.texts import Texts
from rules.errors import Refused

MODULES = {  # the word of a command -> the module that adds and runs it; only that one is imported
    "play": "play",
    "demo": "pictures",
    "read": "pictures",
    "labels": "labels",
    "cards": "cards",
    "games": "cards",
    "replay": "replay",
    "campaign": "campaign",
    "check": "check",
    "lamps": "tending",
    "report": "tending",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0 when all is well, 1 for a finding, 2 for wrong words, 3 without a screen."""
    _make_streams_ready()
    given = sys.argv[1:] if arguments is None else list(arguments)
    parser = _parser(given)
    options = _parsed(parser, given)
    run = getattr(options, "run", None)
    if run is None:
        parser.print_help()
        return 2
    try:
        code = int(run(options))
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        _hush()
        return 0
    except OSError as cause:
        language = getattr(options, "language", None) or machine_language()
        if cause.filename is not None:  # a file or folder that no command of ours asked about
            return complain(Refused("file-unreadable", file=str(cause.filename), reason=reason_of(cause)), language)
        _hush()  # what has no name is where answers are printed
        return complain(Refused("output-unwritable", reason=reason_of(cause)), language)
    except KeyboardInterrupt:
        return 130


def _make_streams_ready() -> None:
    """A service may start a program without standard streams; then nothing is read and nothing is seen.

    Lines that come in are UTF-8 in any locale; a letter that the locale of the output lacks is shown as ``?``.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def _hush() -> None:
    """What is still waiting to be printed has nowhere to go."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser(given: Sequence[str]) -> argparse.ArgumentParser:
    language, others = asked_language(given)
    texts = Texts(language=language)
    parser = WordedParser(texts, prog="companion", description=texts.say("cli-about"))
    add_language(parser, texts)
    commands = parser.add_subparsers(metavar=texts.say("cli-command"))
    word = next((word for word in others if not word.startswith("-")), "")
    for module in [MODULES[word]] if word in MODULES else dict.fromkeys(MODULES.values()):
        import_module(f"companion.commands.{module}").add_commands(commands, texts)
    return parser


def _parsed(parser: argparse.ArgumentParser, given: Sequence[str]) -> argparse.Namespace:
    """The options; a language that was named before the command counts for the command too."""
    options = parser.parse_args(given)
    if hasattr(options, "language") and not options.language and "--language" in " ".join(given):
        options.language = asked_language(given)[0]
    return options
