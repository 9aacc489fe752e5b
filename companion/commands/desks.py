"""The settings of a command and a desk of them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from companion.commands.saying import complain
from companion.desk import Desk
from companion.home import held
from companion.library import Library
from companion.settings import Settings, load_settings
from companion.shelf import made_folder
from rules.errors import Refused


@contextmanager
def desk_of(settings: Settings, home: Path) -> Iterator[Desk]:
    """A desk with the library of the home folder; dark and put away at the end. Raises ``Refused``."""
    made_folder(home)
    with held(home), closing(Library(home)) as library, closing(Desk(settings, home, library)) as desk:
        desk.problems = library.problems
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
