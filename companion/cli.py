"""The ``companion`` command: reads the words of the command line and hands each to the module that does it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from companion.settings import machine_language
from companion.texts import Texts

MODULES = {  # the word of a command -> the module that adds and runs it; only that one is imported
    "play": "playing",
    "demo": "picturing",
    "read": "picturing",
    "labels": "printing",
    "cards": "browsing",
    "games": "browsing",
    "replay": "replaying",
    "campaign": "campaigning",
    "check": "checking",
    "lamps": "tending",
    "report": "tending",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0 when all is well, 1 for a finding, 2 for wrong words, 3 without a screen."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    parser = _parser(given)
    options = parser.parse_args(given)
    run = getattr(options, "run", None)
    if run is None:
        parser.print_help()
        return 2
    try:
        return int(run(options))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def _parser(given: Sequence[str]) -> argparse.ArgumentParser:
    texts = Texts(language=machine_language())
    parser = argparse.ArgumentParser(prog="companion", description=texts.say("cli-about"))
    commands = parser.add_subparsers(metavar=texts.say("cli-command"))
    word = next((word for word in given if not word.startswith("-")), "")
    for module in [MODULES[word]] if word in MODULES else dict.fromkeys(MODULES.values()):
        import_module(f"companion.{module}").add_commands(commands, texts)
    return parser
