"""``companion games`` and ``companion cards``: what is on the shelf and in the library."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from companion.card_facts import card_to_json
from companion.commands.card_lines import told
from companion.commands.saying import FINDING, Commands, Parser, add_home, add_json, complain, print_json
from companion.home import home_folder
from companion.library import Library
from companion.settings import machine_language
from companion.shelf import Shelf, made_folder
from companion.words.texts import Texts
from companion.words.wording import Words
from rules.cards import Card
from rules.errors import Facts, Refused
from rules.games import game, game_ids


def add_commands(commands: Commands[Parser], texts: Texts) -> None:
    """The words ``games`` and ``cards``."""
    games = commands.add_parser("games", help=texts.say("cli-games"))
    cards = commands.add_parser("cards", help=texts.say("cli-cards"))
    kinds = cards.add_subparsers(metavar=texts.say("cli-command"), required=True)
    show = kinds.add_parser("show", help=texts.say("cli-cards-show"))
    search = kinds.add_parser("search", help=texts.say("cli-cards-search"))
    take_in = kinds.add_parser("import", help=texts.say("cli-cards-import"))
    export = kinds.add_parser("export", help=texts.say("cli-cards-export"))
    show.add_argument("code", metavar="CODE")
    search.add_argument("words", nargs="+", metavar="NAME")
    take_in.add_argument("folder", type=Path, metavar="DIR")
    export.add_argument("file", type=Path, metavar="FILE")
    for parser, run in (
        (games, list_games),
        (show, show_card),
        (search, search_cards),
        (take_in, import_cards),
        (export, export_cards),
    ):
        add_home(parser, texts)
        add_json(parser, texts)
        parser.set_defaults(run=_fenced(run))
    for parser in (show, search):
        parser.add_argument("--game", choices=game_ids(), help=texts.say("cli-game"))


def _fenced(run: Callable[[argparse.Namespace, Words], int]) -> Callable[[argparse.Namespace], int]:
    """A command that says its refusals."""

    def fenced(options: argparse.Namespace) -> int:
        language = options.language or machine_language()
        try:
            return run(options, Words(Texts(language=language)))
        except Refused as refused:
            return complain(refused, language)

    return fenced


def list_games(options: argparse.Namespace, words: Words) -> int:
    """The games that can be begun, then those on the shelf, the newest first."""
    for id in game_ids():
        name = Texts(id, words.texts.language).say("game-name")
        print_json({"game": id, "name": name}) if options.json else print(f"{id}  {name}")
    shelf = Shelf(home_folder(options.home))
    for kept in shelf.kept():
        facts: Facts = {"number": kept.number, "players": kept.setup.get("players", "")}
        if options.json:
            print_json({"journal": str(kept.path), "game": kept.game, "setup": dict(kept.setup), "lines": kept.lines})
        else:
            print(f"  {words.texts.say('kept-game', facts)}  {kept.path}")
    unreadable = shelf.unreadable()
    for problem in unreadable:
        complain(problem, words.texts.language)
    return FINDING if unreadable else 0


def _library(options: argparse.Namespace) -> Library:
    home = home_folder(options.home)
    made_folder(home)
    return Library(home)


def show_card(options: argparse.Namespace, words: Words) -> int:
    """The facts of a card in the first game that knows it."""
    library = _library(options)
    refused: Refused | None = None
    for id in (options.game,) if options.game else game_ids():
        try:
            shown = library.show(options.code, id)
        except Refused as unknown:
            refused = refused or unknown
            continue
        if options.json:
            facts = {"game": id, **card_to_json(shown.card)}
            print_json({**facts, "layers": list(shown.layers), "codes": list(shown.codes)})
        else:
            print("\n".join(told(shown, Words(Texts(id, words.texts.language), None, library.cards(id).get))))
        return 0
    raise refused or Refused("unknown-code", text=options.code, meant="")


def search_cards(options: argparse.Namespace, words: Words) -> int:
    """Cards whose name holds the words; 1 where there is none."""
    games = (options.game,) if options.game else ()
    found = _library(options).search(" ".join(options.words), words.texts.languages, games)
    for id, card in found:
        print_json({"game": id, **card_to_json(card)}) if options.json else print(_row(id, card, words))
    if found:
        return 0
    return complain(Refused("nothing-named-so", text=" ".join(options.words)[:60]), words.texts.language, FINDING)


def _row(id: str, card: Card, words: Words) -> str:
    kind = Words(Texts(id, words.texts.language)).say("kind", card.kind, {})
    return f"{game(id).prefix}{card.code}  {words.card(card)}  ({kind})"


def import_cards(options: argparse.Namespace, words: Words) -> int:
    """Take in a folder of community files; every row that was left out is said."""
    taken = _library(options).import_from(options.folder)
    facts: Facts = {"game": taken.game, "added": taken.added, "changed": taken.changed}
    print_json(facts) if options.json else print(words.texts.say("cards-imported", facts))
    for problem in (*taken.refused, *taken.warnings):
        complain(problem, words.texts.language)
    return FINDING if taken.refused else 0


def export_cards(options: argparse.Namespace, words: Words) -> int:
    """Write taught cards, imports, corrections and bindings to one file."""
    _library(options).export(options.file)
    print(words.texts.say("cards-exported", {"file": str(options.file)}))
    return 0
