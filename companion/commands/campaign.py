"""``companion campaign``: the trackers of the home folder on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path

from companion.campaigns.campaign import (
    CALENDARS,
    FIRST_DAY,
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
from companion.commands.campaign_lines import told
from companion.commands.saying import Commands, Parser, add_home, add_json, complain, fenced, print_json
from companion.home import home_folder
from companion.line import quoted
from companion.session import no_report
from companion.settings import machine_language
from companion.shelf import Shelf, resumed
from companion.words.texts import Texts
from companion.words.wording import Words
from rules.errors import Refused

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
    home = home_folder(options.home)
    try:
        run(options, Campaigns(home))
    except Refused as refused:
        if refused.key != "unknown-campaign":
            raise
        raise _without_tracker(home).get(str(refused.facts["campaign"]), refused) from refused
    return 0


def _without_tracker(home: Path) -> dict[str, Refused]:
    """Campaigns whose first day here is being played, and why nothing can be shown of them yet."""
    campaigns, found = Campaigns(home), dict[str, Refused]()
    for kept in Shelf(home).kept():
        name = kept.setup.get("campaign", "")
        with suppress(Refused):  # a name that gives no file name
            if kept.game == GAME and name and name not in found and not campaigns.path(name).exists():
                day = kept.setup.get("day", "")
                number = int(day) if day.isascii() and day.isdigit() else FIRST_DAY
                found[name] = Refused("campaign-without-tracker", campaign=name, day=number)
    return found


def _words(options: argparse.Namespace) -> Words:
    return Words(Texts(GAME, options.language or machine_language()))


def _show(campaign: Campaign, options: argparse.Namespace) -> None:
    if options.json:
        print_json(campaign_to_json(campaign))
    else:
        print("\n".join(told(campaign, _words(options))))


def _list(options: argparse.Namespace, campaigns: Campaigns) -> None:
    words, names = _words(options), campaigns.names()
    for name in names:
        campaign = campaigns.load(name)
        where: dict[str, str | int] = {
            "name": name,
            "day": campaign.day,
            "location": campaign.location,
            "terrain": campaign.terrain,
        }
        print_json({**where, "tracker": True}) if options.json else print(_in_words(where, words))
    begun, broken = _without_tracker(home_folder(options.home)), campaigns.unreadable()
    for name, why in begun.items():
        played = {"name": name, "day": why.facts["day"], "tracker": False}
        print_json(played) if options.json else print(words.refused(why))
    for problem in broken:
        complain(problem, words.texts.language, game=GAME)
    if not (names or begun or broken or options.json):
        print(words.texts.say("campaign-none"))


def _in_words(where: Mapping[str, str | int], words: Words) -> str:
    return "  ".join(str(words.named(key, fact) if key == "terrain" else fact) for key, fact in where.items())


def _shown(options: argparse.Namespace, campaigns: Campaigns) -> None:
    _show(campaigns.load(options.name), options)


def _new(options: argparse.Namespace, campaigns: Campaigns) -> None:
    rangers = tuple(name.strip() for name in options.players.split(",") if name.strip())
    campaign = Campaign(
        options.name,
        calendar=options.calendar,
        location=options.location,
        terrain=options.terrain,
        rangers=rangers,
    )
    _show(campaigns.begin(campaign), options)


def _next(options: argparse.Namespace, campaigns: Campaigns) -> None:
    keys = setup_of(campaigns.load(options.name))
    line = " ".join(["game", GAME, *(f"{key}={quoted(value)}" for key, value in keys.items())])
    print_json({"line": line, "setup": keys}) if options.json else print(line)


def _end(options: argparse.Namespace, campaigns: Campaigns) -> None:
    _show(campaigns.end_day(options.name, resumed(options.file, no_report).view), options)


def _write(options: argparse.Namespace, campaigns: Campaigns) -> None:
    change = WRITING[options.what]
    _show(campaigns.change(options.name, lambda campaign: change(campaign, options.words)), options)


def _export(options: argparse.Namespace, campaigns: Campaigns) -> None:
    campaigns.export(options.name, options.file)


def _import(options: argparse.Namespace, campaigns: Campaigns) -> None:
    _show(campaigns.take_in(options.file, options.replace), options)


def _restore(options: argparse.Namespace, campaigns: Campaigns) -> None:
    _show(campaigns.restore(options.name), options)


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
