"""``companion read PICTURE...`` and ``companion demo``: from pictures of cards to codes, and to a whole game."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path

from companion.commands.desks import desk_of, settings_of
from companion.commands.reading import PictureRead, each_picture
from companion.commands.saying import FINDING, Commands, Parser, add_home, add_json, add_language, print_json
from companion.desk import Desk
from companion.home import home_folder
from companion.line import quoted
from companion.play import shown
from companion.settings import load_settings, machine_language
from companion.table import Answer
from companion.words.texts import Texts
from companion.words.wording import Words
from drivers.decoder.child import DecoderChild
from drivers.errors import DeviceMissing
from rules.errors import Facts

OPENING = "game marvel_champions players=Ana,Ben,Chloé scenario=rhino"
STORY = (  # what happens in the demonstration: a line of the play language, or a picture of a card
    "form p1 hero",
    "MC01107.jpg",
    "MC01109.jpg",
    "skip villain.threat",
    "done",
    "explain scheme.threat",
    "MC01101.jpg",
    "adjust scheme.threat 1",
    "undo",
)


def add_commands(commands: Commands[Parser], texts: Texts) -> None:
    """The words ``read`` and ``demo``."""
    read = commands.add_parser("read", help=texts.say("cli-read"))
    read.add_argument("pictures", nargs="+", type=Path, metavar="PICTURE", help=texts.say("cli-pictures"))
    add_json(read, texts)
    add_language(read, texts)
    read.set_defaults(run=read_codes)
    demo = commands.add_parser("demo", help=texts.say("cli-demo"))
    add_home(demo, texts)
    demo.set_defaults(run=tell)


def read_codes(options: argparse.Namespace) -> int:
    """What is read in each picture, with times; 1 where one holds no code or cannot be read."""
    words = Words(Texts(language=options.language or machine_language()))
    code = 0
    try:
        for picture in each_picture(_all(options.pictures)):
            code = code if picture.codes else FINDING
            if options.json:
                print_json(picture.json() | {"text": _sentence(picture, words)})
            else:
                print(_sentence(picture, words))
    except DeviceMissing as missing:
        print(words.say("device", missing.key, missing.facts))
        return FINDING
    return code


def _all(paths: list[Path]) -> Iterator[Path]:
    """Files as they are; of a folder every file in it."""
    for path in paths:
        yield from sorted(each for each in path.iterdir() if each.is_file()) if path.is_dir() else [path]


def _sentence(picture: PictureRead, words: Words) -> str:
    if picture.error:
        return words.say("device", picture.error.key, picture.error.facts)
    facts: Facts = {"file": picture.file, "time": round(picture.milliseconds), "count": len(picture.codes)}
    lines = [words.texts.say("picture-read", facts)]
    for code in picture.codes:
        lines.append(words.texts.say("picture-code", {"text": code.text, "symbology": code.symbology}))
    return "\n".join(lines)


def tell(options: argparse.Namespace) -> int:
    """A game that plays itself: pictures of cards in, prompts and coloured lamps out. Nothing is kept."""
    with tempfile.TemporaryDirectory() as home:
        language = settings_of(options, home_folder(options.home)).spoken
        chosen = {"lamps": "terminal:count=40,stream=stdout", "scanners": "sim", "language": language}
        settings, _problems = load_settings(Path(home), chosen, {})
        with desk_of(settings, Path(home)) as desk, DecoderChild() as decoder:
            print(desk.words.texts.say("demo-begins"))
            for step in (OPENING, *STORY):
                _happen(desk, decoder, step)
            print(desk.words.texts.say("demo-ends"))
    return 0


def _happen(desk: Desk, decoder: DecoderChild, step: str) -> None:
    line = step
    if step.endswith(".jpg"):
        with as_file(files("assets") / "demo" / step) as path:
            (picture,) = each_picture([path], decoder)
        print(_sentence(picture, desk.words))
        line = f"scan {quoted(picture.codes[0].text)}" if picture.codes else ""
    print(f"> {line}")
    answer = desk.say(line)
    if answer:
        print("\n".join(_told(answer, desk.words)))


def _told(answer: Answer, words: Words) -> Iterator[str]:
    """An answer in sentences, and its numbers as a play shows them."""
    if answer.refused:
        yield f"  {words.refused(answer.refused)}"
    for note in answer.notes:
        yield f"  {words.note(note)}"
    yield from (f"  {line}" for line in shown(answer) if line.startswith("["))
    if answer.view and answer.view.prompt and (not answer.before or answer.view.prompt != answer.before.prompt):
        yield f"  {words.prompt(answer.view.prompt)}"
