"""``companion play``: on the touchscreen, or with ``--headless`` in lines."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from companion.app import has_display
from companion.commands.ending import end_in_order
from companion.commands.saying import NO_SCREEN, Commands, Parser, add_home, complain
from companion.desk import Desk
from companion.home import held, home_folder
from companion.library import Library
from companion.settings import Settings, load_settings
from companion.shelf import made_folder
from companion.words.texts import Texts
from rules.errors import Refused


def add_commands(commands: Commands[Parser], texts: Texts) -> None:
    """The word ``play`` and its options."""
    parser = commands.add_parser("play", help=texts.say("cli-play"))
    add_home(parser, texts)
    parser.add_argument("--headless", action="store_true", help=texts.say("cli-headless"))
    parser.add_argument("--kiosk", action="store_true", help=texts.say("cli-kiosk"))
    parser.set_defaults(run=play)


def play(options: argparse.Namespace) -> int:
    """Play at a desk of the settings."""
    home = home_folder(options.home)
    settings = settings_of(options, home)
    if not options.headless and not has_display():
        return complain(Refused("no-display"), settings.spoken, NO_SCREEN)
    end_in_order()
    try:
        with desk_of(settings, home) as desk:
            if options.headless:
                from companion.commands import headless

                return headless.converse(desk, sys.stdin)
            from companion import app

            return app.run(desk, home)
    except Refused as refused:
        return complain(refused, settings.spoken)


@contextmanager
def desk_of(settings: Settings, home: Path) -> Iterator[Desk]:
    """A desk with the library of the home folder; dark and put away at the end. Raises ``Refused``."""
    made_folder(home)
    with held(home), closing(Library(home)) as library, closing(Desk(settings, home, library)) as desk:
        yield desk


def settings_of(options: argparse.Namespace, home: Path) -> Settings:
    """The settings with what the command line changes; every problem is said on standard error."""
    settings, problems = read_settings(options, home)
    for problem in problems:
        complain(problem, settings.spoken)
    return settings


def read_settings(options: argparse.Namespace, home: Path) -> tuple[Settings, tuple[Refused, ...]]:
    """The settings with what the command line changes, and every problem."""
    changed = dict(pair.partition("=")[::2] for pair in options.set if "=" in pair)
    lonely = tuple(Refused("setting-without-value", word=word) for word in options.set if "=" not in word)
    if options.language:
        changed["language"] = options.language
    if getattr(options, "kiosk", False):
        changed |= {"kiosk": "yes", "fullscreen": "yes"}
    settings, problems = load_settings(home, changed)
    return settings, (*lonely, *problems)
