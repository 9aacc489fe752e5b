"""The games that were begun in a home folder: begin, list, resume. The newest is told by number, never by the clock."""

from __future__ import annotations

import errno
import os
import re
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.card_facts import card_from_json, card_to_json
from companion.journal import BLANK, Journal, Json, read_header, read_journal
from companion.reason import reason_of
from companion.session import Session
from rules.cards import Card
from rules.engine import Game, Outcome, begin
from rules.errors import Refused
from rules.games import game
from rules.setup import Setup

NAME = re.compile(r"(\d{4,})-([a-z_]+)\.journal")
FAULT = re.compile(r"fault-(\d{4,})\.txt")


class Noted(Mapping[str, Card]):
    """Card facts that remember which were read by their code: these go into the journal's header."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self._cards = cards
        self.read: dict[str, Card] = {}

    def __getitem__(self, code: str) -> Card:
        card = self._cards[code]
        self.read[code] = card
        return card

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def __contains__(self, code: object) -> bool:
        return code in self._cards

    def values(self) -> Any:
        """Looking through all cards notes none of them."""
        return self._cards.values()

    def items(self) -> Any:
        """Looking through all cards notes none of them."""
        return self._cards.items()


@dataclass(frozen=True, slots=True)
class Kept:
    """A game on the shelf: where it lies, what it is, and how many lines its journal has."""

    path: Path
    number: int
    game: str
    setup: Setup
    lines: int


def begun(played: Game[Any], setup: Setup, cards: Mapping[str, Card]) -> tuple[Outcome[Any], Json]:
    """A new table and the header that lets it be folded again without any card file."""
    noted = Noted(cards)
    outcome = begin(played, setup, noted)
    facts = [card_to_json(card) for card in noted.read.values()]
    return outcome, {"game": played.id, "rules": played.rules, "setup": dict(setup), "cards": facts}


def folded(header: Json) -> tuple[Game[Any], Outcome[Any]]:
    """The game and the table that a header begins. Raises ``Refused`` where it cannot be begun any more."""
    try:
        facts = [card_from_json(card) for card in header["cards"]]
        setup = {str(key): str(value) for key, value in header["setup"].items()}
        played = game(str(header["game"]))
    except (KeyError, TypeError, AttributeError) as cause:
        raise Refused("bad-header", reason=str(cause)) from cause
    return played, begin(played, setup, {card.code: card for card in facts})


class Shelf:
    """The journals of a home folder, and the reports of faults beside them."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.journals = home / "journals"
        self.reports = home / "reports"

    def begin(self, played: Game[Any], setup: Setup, cards: Mapping[str, Card]) -> Session:
        """Begin a game in a journal of its own; those before it stay. Raises ``Refused``.

        A game of a campaign that has a tracker begins with the day that comes next there.
        """
        if played.asks("campaign"):
            from companion.campaigns.kept import Campaigns

            setup = Campaigns(self.home).next_day(setup)
        outcome, header = begun(played, setup, cards)
        made_folder(self.journals)
        journal = Journal.begin(self.journals / f"{self._next_number():04d}-{played.id}.journal", header)
        session = Session(played, outcome, journal, report=self.report)
        session.journal = journal.path
        return session

    def resume(self, path: Path) -> Session:
        """Take a game up again where its journal ends. Raises ``Refused``; no act is ever lost by that."""
        journal, pages = Journal.resume(path)
        try:
            played, outcome = folded(pages.header)
        except Refused:
            journal.close()
            raise
        session = Session(played, outcome, journal, report=self.report)
        session.journal = path
        session.aside = journal.aside
        session.replay(pages.lines)
        return session

    def kept(self) -> list[Kept]:
        """Every game that can be resumed, the newest first."""
        return [found for path in self._paths() if isinstance(found := _kept(path), Kept)]

    def unreadable(self) -> list[Refused]:
        """Why a journal that lies here is none of ``kept``, the newest first; of a game that never began, nothing."""
        found = ((path, _kept(path)) for path in self._paths())
        wrong = [why for path, why in found if isinstance(why, Refused) and not _never_begun(path)]
        return [*unlisted(self.journals), *wrong]

    def report(self, fault: Exception, doing: str) -> str:
        """Write down a fault of the rules or the screen; returns the name of the file, relative to the home folder."""
        made_folder(self.reports)
        numbers = (int(found[1]) for path in self.reports.iterdir() if (found := FAULT.fullmatch(path.name)))
        path = self.reports / f"fault-{max(numbers, default=0) + 1:04d}.txt"
        path.write_text(f"{doing}\n{''.join(traceback.format_exception(fault))}", encoding="utf-8")
        return f"{self.reports.name}/{path.name}"

    def _paths(self) -> list[Path]:
        """The newest first."""
        named = [path for path in self.journals.glob("*.journal") if NAME.fullmatch(path.name)]
        return sorted(named, key=_number, reverse=True)

    def _next_number(self) -> int:
        return 1 + max(map(_number, self._paths()), default=0)


def made_folder(folder: Path) -> None:
    """Make ``folder`` where it is missing. Raises ``Refused("no-home")`` where that cannot be done."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as cause:
        raise Refused("no-home", folder=str(folder), reason=reason_of(cause)) from cause
    except RecursionError as cause:  # thousands of folders in one another
        raise Refused("no-home", folder=str(folder), reason=os.strerror(errno.ENAMETOOLONG)) from cause


def unlisted(folder: Path) -> list[Refused]:
    """Why what lies in a folder cannot be listed; nothing for one that can be, or that is not there yet."""
    try:
        os.listdir(folder)
    except FileNotFoundError:
        return []
    except OSError as cause:
        return [Refused("file-unreadable", file=str(folder), reason=reason_of(cause))]
    return []


def resumed(path: Path, report: Callable[[Exception, str], str]) -> Session:
    """The table of a journal, read only: nothing is written back."""
    pages = read_journal(path)
    played, outcome = folded(pages.header)
    session = Session(played, outcome, report=report)
    session.replay(pages.lines)
    return session


def _number(path: Path) -> int:
    matched = NAME.fullmatch(path.name)
    return int(matched[1]) if matched else 0


def _kept(path: Path) -> Kept | Refused:
    if path.exists() and not path.is_file():
        return Refused("not-a-journal", file=path.name)  # reading a pipe would wait for ever
    try:
        header, lines = read_header(path)
    except Refused as refused:
        return refused
    setup = header.get("setup")
    answers = {key: str(value) for key, value in setup.items()} if isinstance(setup, dict) else {}
    return Kept(path, _number(path), str(header.get("game", "")), answers, lines)


def _never_begun(path: Path) -> bool:
    """Whether the power went before the first line: the file is empty, or holds only the room that was laid out."""
    try:
        return path.is_file() and not path.read_bytes().strip(BLANK)
    except OSError:
        return False
