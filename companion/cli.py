"""The ``companion`` command: reads the words of the command line and hands each to the module that does it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from companion import headless, replaying
from companion.texts import LANGUAGES, Texts


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0 when all is well, 1 for a finding, 2 for wrong words, 3 without a screen."""
    options = _parser().parse_args(arguments)
    run = getattr(options, "run", None)
    if run is None:
        _parser().print_help()
        return 2
    try:
        return int(run(options))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    texts = Texts(language=_spoken())
    parser = argparse.ArgumentParser(prog="companion", description=texts.say("cli-about"))
    commands = parser.add_subparsers(metavar=texts.say("cli-command"))
    for module in (headless, replaying):
        module.add_commands(commands, texts)
    return parser


def _spoken() -> str:
    """The language of the machine, where we have it."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"


def home_folder(options: argparse.Namespace) -> Path:
    """``--home``, else COMPANION_HOME, else the platform's data folder."""
    from platformdirs import user_data_path

    named = options.home or os.environ.get("COMPANION_HOME")
    return Path(named) if named else user_data_path("table-companion")
