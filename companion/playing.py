"""``companion play``: on the touchscreen, or with ``--headless`` in lines."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from companion import app, headless
from companion.desk import Desk
from companion.finding import ShippedFacts
from companion.home import home_folder
from companion.settings import Settings, load_settings
from companion.texts import Texts
from companion.wording import Words
from rules.errors import Refused


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser], texts: Texts) -> None:
    """The word ``play`` and its options."""
    parser = commands.add_parser("play", help=texts.say("cli-play"))
    add_home(parser, texts)
    parser.add_argument("--headless", action="store_true", help=texts.say("cli-headless"))
    parser.add_argument("--kiosk", action="store_true", help=texts.say("cli-kiosk"))
    parser.set_defaults(run=play)


def add_home(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The options of every command that uses the home folder and the settings."""
    parser.add_argument("--home", metavar="DIR", help=texts.say("cli-home"))
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help=texts.say("cli-set"))
    parser.add_argument("--language", help=texts.say("cli-language"))


def play(options: argparse.Namespace) -> int:
    """Play at a desk of the settings; 2 where the settings or the home folder cannot be used."""
    home = home_folder(options.home)
    settings = settings_of(options, home)
    if not options.headless and not app.has_display():
        return complain(Refused("no-display"), settings.spoken) + 1
    try:
        desk = Desk(settings, home, ShippedFacts())
    except Refused as refused:
        return complain(refused, settings.spoken)
    try:
        if options.headless:
            return headless.converse(desk, sys.stdin)
        return app.run(desk, home)
    except Refused as refused:
        return complain(refused, settings.spoken)
    finally:
        desk.close()


def settings_of(options: argparse.Namespace, home: Path) -> Settings:
    """The settings with what the command line changes; every problem is said on standard error."""
    changed = dict(pair.partition("=")[::2] for pair in options.set)
    if options.language:
        changed["language"] = options.language
    if getattr(options, "kiosk", False):
        changed |= {"kiosk": "yes", "fullscreen": "yes"}
    settings, problems = load_settings(home, changed)
    for problem in problems:
        complain(problem, settings.spoken)
    return settings


def complain(refused: Refused, language: str) -> int:
    """Say on standard error what is wrong; returns the exit code for that."""
    print(Words(Texts(language=language)).refused(refused), file=sys.stderr)
    return 2
