"""``companion play``: on the touchscreen, or with ``--headless`` in lines."""

from __future__ import annotations

import argparse
import sys

from companion import app
from companion.commands.desks import desk_of, settings_of
from companion.commands.ending import end_in_order
from companion.commands.saying import NO_SCREEN, Commands, Parser, add_home, complain
from companion.home import home_folder
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
    if not options.headless and not app.has_display():
        return complain(Refused("no-display"), settings.spoken, NO_SCREEN)
    end_in_order()
    try:
        with desk_of(settings, home) as desk:
            if options.headless:
                for problem in desk.problems:
                    complain(problem, settings.spoken)
                from companion.commands import headless

                return headless.converse(desk, sys.stdin)
            return app.run(desk, home)
    except Refused as refused:
        return complain(refused, settings.spoken)
