"""The help of the command line, and what is wrong with its words, in the reader's language: argparse knows English."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, NoReturn

from companion.commands.mistaken import left_over, mistaken
from companion.settings import machine_language
from companion.words.texts import LANGUAGES, Texts
from companion.words.wording import Words
from rules.errors import Refused


class _Help(argparse.HelpFormatter):
    def __init__(self, usage: str, prog: str, **more: Any) -> None:
        super().__init__(prog, **more)
        self._usage = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._usage} " if prefix is None else prefix)


class WordedParser(argparse.ArgumentParser):
    """A parser, and those of its commands, whose headings, ``-h`` and complaints are worded by ``texts``."""

    def __init__(self, texts: Texts, **given: Any) -> None:
        formatter = partial(_Help, texts.say("cli-usage"))
        super().__init__(**given, add_help=False, formatter_class=formatter)
        self._texts = texts
        self._positionals.title, self._optionals.title = texts.say("cli-arguments"), texts.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=texts.say("cli-help"))

    def add_subparsers(self, **given: Any) -> Any:
        """The commands, worded as this parser is."""
        given["parser_class"] = partial(WordedParser, self._texts)
        return super().add_subparsers(**given)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """The options. Nothing may be left over: the command that is given a word too many shows its own usage."""
        options, words = super().parse_known_args(args, namespace)
        if words:
            self._refuse(list(left_over(words, self._actions)))
        return options, words

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, below the usage line, and end with 2."""
        refusals = mistaken(message, self._actions)
        self._refuse(refusals or [Refused("command-line", reason=message)])

    def _refuse(self, refusals: Sequence[Refused]) -> NoReturn:
        self.print_usage(sys.stderr)
        words = Words(self._texts)
        said = [words.texts.say("cli-wrong", {"command": self.prog, "why": words.refused(each)}) for each in refusals]
        self.exit(2, "".join(f"{line}\n" for line in said))


def asked_language(given: Sequence[str]) -> tuple[str, list[str]]:
    """What ``--language`` asks for, else, and where we do not have that one, the language of the machine; and the other
    words of the command line.
    """
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    early.add_argument("--language", nargs="?")
    try:
        options, others = early.parse_known_args(given)
    except argparse.ArgumentError:  # the parser of the command says what is wrong
        return machine_language(), list(given)
    return options.language if options.language in LANGUAGES else machine_language(), others
