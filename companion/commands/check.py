"""``companion check``: what this machine has, whether the devices of the settings work, and what to mend.

Works over ssh. On a terminal it asks what is seen; with ``--yes``, or where nobody can answer, it asks nothing.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path

from companion.checking.findings import Finding, clashes, findings, unknown_counters
from companion.checking.machine import read_machine
from companion.checking.trying import COLOURS, count, true_order, try_camera, try_digits, try_lamps, try_scanner, walk
from companion.commands.desks import read_settings
from companion.commands.ending import end_in_order
from companion.commands.mistaken import WholeNumber
from companion.commands.saying import FINDING, Commands, Parser, add_home, add_json, print_json
from companion.home import held, home_folder
from companion.look import load_look
from companion.settings import Settings
from companion.shelf import made_folder
from companion.words.device_words import of_finding, sentence_of
from companion.words.texts import Texts
from drivers.digits import NumberDisplay
from drivers.led import Frame, LedDisplay
from drivers.registry import Address, parse_digits, parse_led, parse_scanner
from rules.errors import Refused
from rules.games import game_ids

WAIT = 15  # seconds to show a code, where somebody is there to do it
MARKS = {"good": "  ", "note": "  ", "mend": "! "}  # before a sentence


def add_commands(commands: Commands[Parser], texts: Texts) -> None:
    """The word ``check`` and its options."""
    parser = commands.add_parser("check", help=texts.say("cli-check"))
    add_home(parser, texts)
    add_json(parser, texts)
    parser.add_argument("--yes", action="store_true", help=texts.say("cli-check-yes"))
    parser.add_argument("--seconds", type=WholeNumber(0, 600), metavar="N", help=texts.say("cli-check-seconds"))
    parser.set_defaults(run=check)


def check(options: argparse.Namespace) -> int:
    """Say everything found; 1 where something wants mending."""
    end_in_order()
    home = home_folder(options.home)
    settings, problems = read_settings(options, home)
    texts = Texts(language=settings.spoken)
    asks = Asks(texts, options)
    found = 0
    refused = (Finding(f"refused-{problem.key}", problem.facts, "mend") for problem in problems)
    wrong = chain(refused, together(settings))
    for finding in chain(findings(read_machine(home)), wrong, configured(settings, home, asks)):  # said as it is found
        found |= finding.grade == "mend"
        _say(finding, texts, options.json)
    return FINDING if found else 0


def _say(finding: Finding, texts: Texts, as_json: bool) -> None:
    text = of_finding(texts, finding)
    if as_json:
        print_json({"key": finding.message, "grade": finding.grade, "facts": dict(finding.facts), "text": text})
    else:
        print(f"{MARKS[finding.grade]}{text}", flush=True)


def configured(settings: Settings, home: Path, asks: Asks) -> Iterator[Finding]:
    """Try every device of the settings, unless the table uses them now."""
    try:
        made_folder(home)
        with held(home):
            for address in map(parse_led, settings.lamps):
                yield Finding("check-lamps", {"address": str(address)}, "note")
                yield from try_lamps(address, asks.about(address))
            for address in map(parse_digits, settings.digits):
                yield Finding("check-digits", {"address": str(address)}, "note")
                yield from try_digits(address, asks.about_digits(address))
            for address in map(parse_scanner, settings.scanners):
                yield Finding("check-scanner", {"address": str(address)}, "note")
                yield from _scanner(address, asks)
    except Refused as refused:
        plays = refused.key == "home-in-use"
        yield Finding("check-table-plays" if plays else f"refused-{refused.key}", refused.facts, "mend")


def together(settings: Settings) -> Iterator[Finding]:
    """What does not go together in the settings, or shows nothing."""
    lamps, digits = [*map(parse_led, settings.lamps)], [*map(parse_digits, settings.digits)]
    yield from clashes(lamps, digits)
    yield from unknown_counters(digits, [look.match for id in game_ids() for look in load_look(id).counters])


def _scanner(address: Address, asks: Asks) -> Iterator[Finding]:
    """A scanner; where it is a camera that works, how well it sees."""
    tried = try_scanner(address, asks.seconds, partial(asks.for_code, address))
    works = False
    for finding in tried:
        works |= finding.message == "device-ok"
        yield finding
    if works and address.kind == "camera":
        yield from try_camera(address)


class Asks:
    """The person at the terminal; with nobody there, every answer is that all is well."""

    def __init__(self, texts: Texts, options: argparse.Namespace, answer: Callable[[str], str] = input) -> None:
        self._texts, self._answer = texts, answer
        self._there = sys.stdin.isatty() and not options.yes and not options.json
        waits = WAIT if self._there else 0
        self.seconds = waits if options.seconds is None else options.seconds

    def for_code(self, address: Address) -> None:
        """Ask on standard error for a code to be shown, so that JSON stays JSON."""
        facts = {"device": str(address), "seconds": self.seconds}
        print(sentence_of(self._texts, "check-show-code", facts), file=sys.stderr, flush=True)

    def about(self, address: Address) -> Callable[[LedDisplay], Iterator[Finding]]:
        """The walk over the lamps of ``address`` and the questions about it."""

        def use(lamps: LedDisplay) -> Iterator[Finding]:
            walk(lamps, time.sleep)
            if self._there:
                yield from self._walked(address)
                yield from self._colours(address, lamps)

        return use

    def about_digits(self, address: Address) -> Callable[[NumberDisplay], Iterator[Finding]]:
        """The figures of the number display of ``address`` and the question about it."""

        def use(digits: NumberDisplay) -> Iterator[Finding]:
            count(digits, time.sleep)
            if self._there and not self._yes("check-ask-digits", address):
                yield Finding("check-digits-wrong", {"device": str(address)}, "mend")

        return use

    def _walked(self, address: Address) -> Iterator[Finding]:
        if not self._yes("check-ask-walk", address):
            yield Finding("check-walk-wrong", {"device": str(address), "count": address.options.count}, "mend")

    def _colours(self, address: Address, lamps: LedDisplay) -> Iterator[Finding]:
        """Red, then green: what is seen tells the order of the colours."""
        order = getattr(address.options, "order", "")
        if not order:
            return
        seen: dict[str, str] = {}
        for asked in "RG":
            lamps.show(Frame((COLOURS[asked],) * lamps.count))
            seen[asked] = self._colour(address) or asked
        lamps.show(Frame.dark(lamps.count))
        true = true_order(order, seen)
        if true != order:
            facts = {"device": str(address), "order": true or "?", "written": order}
            yield Finding("check-order-wrong" if true else "check-order-odd", facts, "mend")
        else:
            yield Finding("check-order", {"device": str(address), "order": order})

    def _colour(self, address: Address) -> str:
        """R, G or B: the first letter of the answer in the language of the terminal; empty: as it should be."""
        letters = self._texts.say("check-colour-letters").split()
        said = self._said("check-ask-colour", address)[:1]
        return "RGB"[letters.index(said)] if said in letters else ""

    def _yes(self, question: str, address: Address) -> bool:
        return self._said(question, address)[:1] != self._texts.say("check-no-letter")

    def _said(self, question: str, address: Address) -> str:
        try:
            return self._answer(sentence_of(self._texts, question, {"device": str(address)}) + " ").strip().lower()
        except EOFError:
            return ""
