"""``companion labels``: a sheet of codes for the cards of a game, to print and to put on sleeves."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path

from companion.commands.card_lines import set_name
from companion.commands.saying import Commands, Parser, add_home, complain, progress
from companion.home import home_folder
from companion.labels.code import SIZES
from companion.labels.sheet import Item, write_sheet
from companion.labels.stock import STOCKS
from companion.labels.text import label_text
from companion.library import Library
from companion.library.faces import label_id, physical_cards
from companion.library.folding import folded
from companion.library.outcomes import Found
from companion.settings import machine_language
from companion.shelf import made_folder
from companion.words.texts import Texts
from companion.words.wording import Words
from rules.cards import Card
from rules.errors import Facts, Refused
from rules.games import game, game_ids
from rules.setup import meant

MOST = 3  # sets that may have been meant


def add_commands(commands: Commands[Parser], texts: Texts) -> None:
    """The word ``labels`` and its options."""
    parser = commands.add_parser("labels", help=texts.say("cli-labels"))
    add_home(parser, texts)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("file", type=Path, metavar="FILE.pdf")
    parser.add_argument("--sets", nargs="+", default=[], metavar="SET", help=texts.say("cli-label-sets"))
    parser.add_argument("--cards", nargs="+", default=[], metavar="CODE", help=texts.say("cli-label-cards"))
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

        def said(page: int, pages: int) -> None:
            progress(words.texts.say("labels-page", {"page": page, "pages": pages}))

        pages = write_sheet(options.file, items, options.paper, options.size, options.skip, said)
    except Refused as refused:
        return complain(refused, language)
    finally:
        progress("")
    facts: Facts = {"count": sum(item.copies for item in items), "pages": pages, "file": str(options.file)}
    print(words.texts.say("labels-written", facts))
    return 0


def _items(options: argparse.Namespace, library: Library, words: Words) -> Iterator[Item]:
    """A label for each physical card of the sets or codes that were named; for all where none was."""
    prefix = game(options.game).prefix
    known = dict(physical_cards(library.cards(options.game)))
    if not known:
        raise Refused("no-card-facts", name=words.texts.say("game-name"))
    sets, codes = _chosen(options, library, known, words)
    for id, card in known.items():
        if not (sets or codes) or card.set in sets or id in codes:
            yield Item(label_text(prefix, id), words.card(card), 1 if options.once else max(1, card.copies))


def _chosen(
    options: argparse.Namespace, library: Library, known: Mapping[str, Card], words: Words
) -> tuple[set[str], set[str]]:
    """The sets that were named, and the ids of the cards. Raises ``Refused`` with every word that names none."""
    named = set_names(known, Words(words.texts, None, library.cards(options.game).get))
    problems = [_no_set(word, named, options.game, words) for word in options.sets if word.casefold() not in named]
    codes = set()
    for word in options.cards:
        outcome = library.look_up(word, options.game)
        if isinstance(outcome, Found):
            codes.add(label_id(outcome.card))
        elif outcome.key == "unknown-code":
            near, name = "".join(outcome.near[:1]), words.texts.say("game-name")
            problems.append(Refused("no-such-card", word=word, meant=near, name=name))
        else:
            problems.append(outcome.refused())
    if problems:
        raise Refused("no-sheet", tuple(problems))
    return {word.casefold() for word in options.sets}, codes


def _no_set(word: str, named: Mapping[str, str], game: str, words: Words) -> Refused:
    """No such set: those of that name are meant, else that of the nearest key, else what has it in its name."""
    wanted, names = folded(word), {key: folded(name or key) for key, name in named.items()}
    whole = [key for key, name in names.items() if name == wanted]
    near = [key for key in [meant(word.casefold(), tuple(named))] if key]
    part = [key for key, name in names.items() if f" {wanted} " in f" {name} "]
    likely = ",".join((whole or near or part)[:MOST])
    return Refused("no-such-set", word=word, meant=likely, game=game, name=words.texts.say("game-name"))


def set_names(known: Mapping[str, Card], words: Words) -> dict[str, str]:
    """The card sets of ``known`` by key, in the order of the cards; the name is empty where it is not known."""
    return {key: set_name(key, words) for key in dict.fromkeys(card.set for card in known.values()) if key}
