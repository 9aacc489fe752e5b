"""``companion labels``: a sheet of codes for the cards of a game, to print and to put on sleeves."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from companion.commands.saying import Commands, Parser, add_home, complain
from companion.home import home_folder
from companion.labels.code import SIZES
from companion.labels.sheet import Item, write_sheet
from companion.labels.stock import STOCKS
from companion.labels.text import label_text
from companion.library import Library
from companion.library.faces import physical_cards
from companion.settings import machine_language
from companion.shelf import made_folder
from companion.words.texts import Texts
from companion.words.wording import Words
from rules.cards import Card
from rules.errors import Facts, Refused
from rules.games import game, game_ids


def add_commands(commands: Commands[Parser], texts: Texts) -> None:
    """The word ``labels`` and its options."""
    parser = commands.add_parser("labels", help=texts.say("cli-labels"))
    add_home(parser, texts)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("file", type=Path, metavar="FILE.pdf")
    parser.add_argument("--sets", nargs="*", default=[], metavar="SET", help=texts.say("cli-label-sets"))
    parser.add_argument("--cards", nargs="*", default=[], metavar="CODE", help=texts.say("cli-label-cards"))
    parser.add_argument("--paper", choices=sorted(STOCKS), default="a4", help=texts.say("cli-label-paper"))
    parser.add_argument("--size", choices=sorted(SIZES), default="normal", help=texts.say("cli-label-size"))
    parser.add_argument("--skip", type=int, default=0, metavar="N", help=texts.say("cli-label-skip"))
    parser.add_argument("--once", action="store_true", help=texts.say("cli-label-once"))
    parser.set_defaults(run=print_labels)


def print_labels(options: argparse.Namespace) -> int:
    """Write the sheet; says how many pages it has."""
    language = options.language or machine_language()
    home = home_folder(options.home)
    try:
        made_folder(home)
        words = Words(Texts(options.game, language))
        items = list(_items(options, Library(home), words))
        pages = write_sheet(options.file, items, options.paper, options.size, options.skip)
    except Refused as refused:
        return complain(refused, language)
    facts: Facts = {"count": sum(item.copies for item in items), "pages": pages, "file": str(options.file)}
    print(words.texts.say("labels-written", facts))
    return 0


def _items(options: argparse.Namespace, library: Library, words: Words) -> Iterator[Item]:
    """A label for each physical card of the sets or codes that were named; for all where none was."""
    prefix = game(options.game).prefix
    wanted = {code.lower() for code in options.cards}
    for id, card in physical_cards(library.cards(options.game)):
        if _named(id, card, options.sets, wanted):
            yield Item(label_text(prefix, id), words.card(card), 1 if options.once else max(1, card.copies))


def _named(id: str, card: Card, sets: list[str], codes: set[str]) -> bool:
    if not sets and not codes:
        return True
    return card.set in sets or id.lower() in codes or card.code.lower() in codes
