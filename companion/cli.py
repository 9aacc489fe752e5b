"""The ``companion`` command: reads the words of the command line and hands each to the module that does it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from companion import browsing, playing, replaying, tending
from companion.settings import machine_language
from companion.texts import Texts


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
    texts = Texts(language=machine_language())
    parser = argparse.ArgumentParser(prog="companion", description=texts.say("cli-about"))
    commands = parser.add_subparsers(metavar=texts.say("cli-command"))
    for module in (playing, replaying, browsing, tending):
        module.add_commands(commands, texts)
    return parser
