"""``companion campaign``: the trackers of the home folder on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from companion.campaigns.campaign import (
    CALENDARS,
    FIRST_PLACE,
    FIRST_TERRAIN,
    GAME,
    TERRAINS,
    Campaign,
    setup_of,
)
from companion.campaigns.file import campaign_to_json
from companion.campaigns.kept import Campaigns
from companion.campaigns.writing import WRITING
from companion.commands.saying import Commands, Parser, add_home, add_json, fenced, print_json
from companion.home import home_folder
from companion.line import quoted
from companion.session import no_report
from companion.settings import machine_language
from companion.shelf import resumed
from companion.words.texts import Texts
from companion.words.wording import Words

Run = Callable[[argparse.Namespace, Campaigns], None]


def add_commands(commands: Commands[Parser], texts: Texts) -> None:
    """The word ``campaign`` and what can be done with one."""
    own = Texts(GAME, texts.language)
    campaign = commands.add_parser("campaign", help=own.say("cli-campaign"))
    kinds = campaign.add_subparsers(metavar=texts.say("cli-command"), required=True)
    for word, run in RUNS.items():
        parser = kinds.add_parser(word, help=own.say(f"cli-campaign-{word}"))
        if word not in ("list", "import"):
            parser.add_argument("name", metavar="NAME")
        _words_of(word, parser, own)
        add_home(parser, texts)
        add_json(parser, texts)
        parser.set_defaults(run=fenced(partial(_done, run), GAME))


def _words_of(word: str, parser: Parser, own: Texts) -> None:
    if word in ("export", "import", "end"):
        parser.add_argument("file", type=Path, metavar="FILE")
    if word == "import":
        parser.add_argument("--replace", action="store_true", help=own.say("cli-campaign-replace"))
    if word == "new":
        parser.add_argument("--calendar", choices=CALENDARS, default=CALENDARS[0])
        parser.add_argument("--location", default=FIRST_PLACE)
        parser.add_argument("--terrain", choices=TERRAINS, default=FIRST_TERRAIN)
        parser.add_argument("--players", default="")
    if word == "write":
        parser.add_argument("what", choices=tuple(WRITING))
        parser.add_argument("words", nargs="+", metavar="WORD")


def _done(run: Run, options: argparse.Namespace) -> int:
    run(options, Campaigns(home_folder(options.home)))
    return 0


def _show(campaign: Campaign) -> None:
    print_json(campaign_to_json(campaign))


def _list(options: argparse.Namespace, campaigns: Campaigns) -> None:
    for name in campaigns.names():
        campaign = campaigns.load(name)
        where: dict[str, str | int] = {
            "name": name,
            "day": campaign.day,
            "location": campaign.location,
            "terrain": campaign.terrain,
        }
        print_json(where) if options.json else print(_in_words(where, options.language or machine_language()))


def _in_words(where: Mapping[str, str | int], language: str) -> str:
    words = Words(Texts(GAME, language))
    return "  ".join(str(words.named(key, fact) if key == "terrain" else fact) for key, fact in where.items())


def _shown(options: argparse.Namespace, campaigns: Campaigns) -> None:
    _show(campaigns.load(options.name))


def _new(options: argparse.Namespace, campaigns: Campaigns) -> None:
    rangers = tuple(name.strip() for name in options.players.split(",") if name.strip())
    campaign = Campaign(
        options.name,
        calendar=options.calendar,
        location=options.location,
        terrain=options.terrain,
        rangers=rangers,
    )
    _show(campaigns.begin(campaign))


def _next(options: argparse.Namespace, campaigns: Campaigns) -> None:
    keys = setup_of(campaigns.load(options.name))
    line = " ".join(["game", GAME, *(f"{key}={quoted(value)}" for key, value in keys.items())])
    print_json({"line": line, "setup": keys}) if options.json else print(line)


def _end(options: argparse.Namespace, campaigns: Campaigns) -> None:
    _show(campaigns.end_day(options.name, resumed(options.file, no_report).view))


def _write(options: argparse.Namespace, campaigns: Campaigns) -> None:
    change = WRITING[options.what]
    _show(campaigns.change(options.name, lambda campaign: change(campaign, options.words)))


def _export(options: argparse.Namespace, campaigns: Campaigns) -> None:
    campaigns.export(options.name, options.file)


def _import(options: argparse.Namespace, campaigns: Campaigns) -> None:
    _show(campaigns.take_in(options.file, options.replace))


def _restore(options: argparse.Namespace, campaigns: Campaigns) -> None:
    _show(campaigns.restore(options.name))


RUNS: Mapping[str, Run] = {
    "list": _list,
    "show": _shown,
    "new": _new,
    "next": _next,
    "end": _end,
    "write": _write,
    "export": _export,
    "import": _import,
    "restore": _restore,
}
