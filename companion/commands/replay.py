"""``companion replay FILE``: a play or a journal, told again by the rules of today."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from companion.answers import answer_to_json, view_to_json
from companion.commands.card_lines import fact_line
from companion.commands.saying import FINDING, Commands, Parser, add_json, add_language, print_json
from companion.finding import ShippedFacts
from companion.journal import BEGINNING, read_journal
from companion.library.facts import load_facts
from companion.play import difference, read_play, replayed, run_play
from companion.reason import reason_of
from companion.session import Session, no_report
from companion.shelf import resumed
from companion.table import Table
from companion.whole import write_whole
from companion.words.texts import Texts
from companion.words.wording import Words
from rules.errors import Refused

LATELY, LATELY_ACTS = 8, 60  # notes of the end of a game that are said again, and among how many acts


def add_commands(commands: Commands[Parser], texts: Texts) -> None:
    """The word ``replay`` and its options."""
    parser = commands.add_parser("replay", help=texts.say("cli-replay"))
    parser.add_argument("files", nargs="+", metavar="FILE", help=texts.say("cli-replay-files"))
    parser.add_argument("--update", action="store_true", help=texts.say("cli-update"))
    add_json(parser, texts)
    add_language(parser, texts, texts.language)
    parser.set_defaults(run=replay)


def replay(options: argparse.Namespace) -> int:
    """Replay every file; 1 where any differs from what it says or cannot be read."""
    codes = [_replay_one(name, options) for name in options.files]
    return max(codes)


def _replay_one(name: str, options: argparse.Namespace) -> int:
    try:
        if name == "-":
            return _converse(sys.stdin, options)
        data = _read(name)
        if data.startswith(BEGINNING):
            return _replay_journal(Path(name), options)
        return _replay_play(Path(name), data.decode("utf-8-sig"), options)
    except UnicodeDecodeError:
        return _complain(name, Refused("not-a-play", file=name), options)
    except Refused as refused:
        return _complain(name, refused, options)


def _read(name: str) -> bytes:
    try:
        return Path(name).read_bytes()
    except OSError as cause:
        raise Refused("file-unreadable", file=name, reason=reason_of(cause)) from cause


def _replay_play(path: Path, text: str, options: argparse.Namespace) -> int:
    table = Table(ShippedFacts())
    if options.json:
        for _entry, answer in run_play(read_play(text), table):
            if answer is not None:
                print_json(answer_to_json(answer, table, options.language))
        return 0
    now, mismatches = replayed(text, table)
    if options.update:
        if table.session is None:  # it begins no game: what is overwritten must have been a play
            raise Refused("no-game-begun", file=path.name)
        write_whole(path, now.encode())
        return 0
    print(now, end="")
    for mismatch in mismatches:
        first, *rest = difference(mismatch)
        print("\n".join([f"{path}:{first}", *rest]), file=sys.stderr)
    return FINDING if mismatches else 0


def _converse(lines: TextIO, options: argparse.Namespace) -> int:
    """Answer each line of standard input at once, so that a program can drive the table."""
    table = Table(ShippedFacts())
    for line in lines:
        if line[:1] in (" ", "\t"):
            continue  # what another replay showed; here it is only read past
        answer = table.say(line)
        if answer is not None:
            print_json(answer_to_json(answer, table, options.language))
    return 0


def _replay_journal(path: Path, options: argparse.Namespace) -> int:
    """The table of a journal, and 1 where these rules see it otherwise than the release that wrote it."""
    pages, session = read_journal(path), resumed(path, no_report)
    words = Words(Texts(session.game.id, options.language), session.view, load_facts(session.game.id).get)
    if options.json:
        print_json(view_to_json(session.view, words))
    else:
        print("\n".join(standing(session, words)))
    for found in session.differences:
        differs = Refused("act-differs", (Refused(found.key, (), **found.facts),), act=found.act)
        print(words.refused(differs), file=sys.stderr)
    if pages.damaged:
        print(words.refused(Refused("journal-half-read", file=path.name, acts=len(session.history))), file=sys.stderr)
    return FINDING if session.differences or pages.damaged else 0


def standing(session: Session, words: Words) -> Iterator[str]:
    """A journal in short: how much happened, what was said lately, and where the table stands."""
    lately = list(_lately(session, words))[-LATELY:]
    yield words.texts.say("game-name")
    yield words.texts.say("replay-acts-lately" if lately else "replay-acts", {"acts": len(session.history)})
    yield from (f"  {said}" for said in lately)
    view = session.view
    if view.ending:
        yield words.texts.say("replay-over", {"ending": words.say("ending", view.ending.key, view.ending.facts)})
    else:
        yield words.texts.say("replay-stands", {"step": words.say("step", view.step, {})})
    if view.prompt:
        yield words.texts.say("replay-asked", {"question": words.prompt(view.prompt)})
    for name, counter in view.counters.items():
        if counter.value:
            yield fact_line(words, words.counter(name), counter.value)


def _lately(session: Session, words: Words) -> Iterator[str]:
    """What was said of the last acts, in the words of their time: a card that has left since still has its name."""
    last = dict(list(enumerate(session.history, 1))[-LATELY_ACTS:])
    spoken = {number: act.notes for number, act in last.items() if act.notes}
    ahead = {number + 1 for number in spoken if number < len(session.history)}
    seen = {len(session.history) + 1: session.view, **session.before(spoken.keys() | ahead)}
    for number, notes in spoken.items():
        then = words.at(seen.get(number + 1, session.view), seen.get(number))
        yield from map(then.note, notes)


def _complain(name: str, refused: Refused, options: argparse.Namespace) -> int:
    """Say what is wrong with a file, which is named once."""
    said = Words(Texts(language=options.language)).refused(refused)
    is_named = refused.facts.get("file") in (name, Path(name).name)
    print(said if is_named else f"{name}: {said}", file=sys.stderr)
    return FINDING
