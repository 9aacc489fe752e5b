"""``companion games`` and ``companion cards``: what is on the shelf and in the library."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from companion.card_facts import card_to_json
from companion.commands.card_lines import set_name, told
from companion.commands.saying import FINDING, Commands, Parser, add_home, add_json, complain, fenced, print_json
from companion.home import home_folder
from companion.library import Library
from companion.library.faces import physical_cards
from companion.settings import machine_language
from companion.shelf import Shelf, made_folder
from companion.words.texts import Texts
from companion.words.wording import Words
from rules.cards import Card
from rules.errors import Facts, Refused
from rules.games import game, game_ids

Run = Callable[[argparse.Namespace, Words], int]


def add_commands(commands: Commands[Parser], texts: Texts) -> None:
    """The words ``games`` and ``cards``."""
    _add(commands.add_parser("games", help=texts.say("cli-games")), list_games, texts)
    cards = commands.add_parser("cards", help=texts.say("cli-cards"))
    kinds = cards.add_subparsers(metavar=texts.say("cli-command"), required=True)
    for word, (run, places) in WORDS.items():
        parser = kinds.add_parser(word, help=texts.say(f"cli-cards-{word}"))
        for name, place in places.items():
            parser.add_argument(name, **place)
        _add(parser, run, texts)
        if run in OF_A_GAME:
            needed = run in (bind_code, correct_card)
            parser.add_argument("--game", choices=game_ids(), required=needed, help=texts.say("cli-game"))


def _add(parser: Parser, run: Run, texts: Texts) -> None:
    add_home(parser, texts)
    add_json(parser, texts)
    parser.set_defaults(run=fenced(partial(_worded, run)))


def _worded(run: Run, options: argparse.Namespace) -> int:
    return run(options, Words(Texts(language=options.language or machine_language())))


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
    library = Library(home)
    for problem in library.problems:
        complain(problem, options.language or machine_language())
    return library


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


def list_sets(options: argparse.Namespace, words: Words) -> int:
    """The card sets of a game: the word that ``labels --sets`` takes, the name, how many labels a sheet of it has."""
    cards = _library(options).cards(options.of)
    own = Words(Texts(options.of, words.texts.language), None, cards.get)
    sets: dict[str, int] = {}
    for _, card in physical_cards(cards):
        sets[card.set] = sets.get(card.set, 0) + max(1, card.copies)
    if not sets:
        raise Refused("no-card-facts", name=own.texts.say("game-name"))
    for key, labels in sets.items():
        name = set_name(key, own)
        if options.json:
            print_json({"game": options.of, "set": key, "name": name, "labels": labels})
        elif key:
            print("  ".join(part for part in (key, name, f"({labels})") if part))
    return 0


def import_cards(options: argparse.Namespace, words: Words) -> int:
    """Take in a folder of community files; every row that was left out is said."""
    taken = _library(options).import_from(options.folder)
    facts: Facts = {"game": taken.game, "added": taken.added, "changed": taken.changed}
    print_json(facts) if options.json else print(words.texts.say("cards-imported", facts))
    for problem in (*taken.refused, *taken.warnings):
        complain(problem, words.texts.language)
    return FINDING if taken.refused else 0


def bind_code(options: argparse.Namespace, words: Words) -> int:
    """From now on a printed code means a card that is known."""
    card = _library(options).bind(options.text, options.code, options.game)
    return _told("cards-bound", options, words, {"text": options.text, "card": card.code})


def release_code(options: argparse.Namespace, words: Words) -> int:
    """A code that was taught means nothing any more."""
    _library(options).release(options.text)
    return _told("cards-released", options, words, {"text": options.text})


def correct_card(options: argparse.Namespace, words: Words) -> int:
    """A printed number counts otherwise in every later game."""
    card = _library(options).correct(options.code, options.field, options.value, options.game)
    facts: Facts = {"card": card.code, "field": options.field, "value": options.value}
    return _told("cards-corrected", options, words, facts)


def undo_act(options: argparse.Namespace, words: Words) -> int:
    """What the library learned last is taken back."""
    return _told("cards-undone", options, words, {"kind": _library(options).undo()})


def _told(message: str, options: argparse.Namespace, words: Words, facts: Facts) -> int:
    print_json(facts) if options.json else print(words.texts.say(message, facts))
    return 0


def export_cards(options: argparse.Namespace, words: Words) -> int:
    """Write taught cards, imports, corrections and bindings to one file."""
    _library(options).export(options.file)
    print(words.texts.say("cards-exported", {"file": str(options.file)}))
    return 0


CODE, TEXT = {"metavar": "CODE"}, {"metavar": "TEXT"}
WORDS: Mapping[str, tuple[Run, Mapping[str, Mapping[str, Any]]]] = {
    "show": (show_card, {"code": CODE}),
    "search": (search_cards, {"words": {"nargs": "+", "metavar": "NAME"}}),
    "sets": (list_sets, {"of": {"choices": game_ids(), "metavar": "GAME"}}),
    "import": (import_cards, {"folder": {"type": Path, "metavar": "DIR"}}),
    "export": (export_cards, {"file": {"type": Path, "metavar": "FILE"}}),
    "bind": (bind_code, {"text": TEXT, "code": CODE}),
    "release": (release_code, {"text": TEXT}),
    "correct": (correct_card, {"code": CODE, "field": {"metavar": "FIELD"}, "value": {"metavar": "VALUE"}}),
    "undo": (undo_act, {}),
}
OF_A_GAME = (show_card, search_cards, bind_code, correct_card)
