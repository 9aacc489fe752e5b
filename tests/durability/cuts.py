"""Journals that were cut or damaged: the table of the last whole act is taken up, and nothing before it is lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from companion.answers import answer_to_json
from companion.finding import ShippedFacts
from companion.journal import BLANK
from companion.shelf import Shelf
from companion.table import Answer, Table
from rules.errors import Refused
from rules.view import View
from tests.durability.player import next_line, opening

ROOM_SEEN = 400  # bytes of the room laid out behind the lines that a power cut leaves in the file


@dataclass(frozen=True)
class Recorded:
    """A game that was played: its journal as a power cut leaves it, and after each act where its lines ended and what
    the table showed.
    """

    name: str
    data: bytes
    sizes: tuple[int, ...]
    views: tuple[View, ...]

    @property
    def end(self) -> int:
        """Where the lines end and the room begins."""
        return len(self.data.rstrip(BLANK))

    def acts_in(self, length: int) -> int:
        """How many acts stand whole in the first ``length`` bytes; -1 where not even the header does."""
        return -1 + sum(length >= size for size in self.sizes)


def record(home: Path, game: str, acts: int, rng: Random) -> Recorded:
    """Play ``acts`` acts of a random game into a journal."""
    table = Table(ShippedFacts(), Shelf(home).begin)
    answer = said(table, opening(game, rng))
    (path,) = home.glob("journals/*.journal")
    sizes, views = [end_of(path)], [shown(table)]
    while len(views) <= acts:
        answer = said(table, next_line(answer_to_json(answer, table), rng))
        if answer.serial == len(views):
            sizes.append(end_of(path))
            views.append(shown(table))
    data = path.read_bytes()[: sizes[-1] + ROOM_SEEN]
    if table.session:
        table.session.close()
    return Recorded(path.name, data, tuple(sizes), tuple(views))


def end_of(journal: Path) -> int:
    """How many bytes its lines take, without the room laid out behind them."""
    return len(journal.read_bytes().rstrip(BLANK))


def said(table: Table, line: str) -> Answer:
    answer = table.say(line)
    assert answer is not None, line
    return answer


def shown(table: Table) -> View:
    assert table.session is not None, "the game was not begun"
    return table.session.view


def cut(played: Recorded, length: int) -> Iterator[str]:
    """Failures after the file ended at byte ``length``."""
    yield from _taken_up(played, played.data[:length], played.acts_in(length), f"cut at byte {length}")


def flipped(played: Recorded, at: int, bit: int) -> Iterator[str]:
    """Failures after one bit changed: what stands before the damaged line is there, the rest is kept aside. In the room
    behind the lines nothing is lost, and nothing need be kept.
    """
    data = bytearray(played.data)
    data[at] ^= 1 << bit
    yield from _taken_up(played, bytes(data), played.acts_in(at), f"bit {bit} of byte {at} flipped", at < played.end)


def zeros(played: Recorded, length: int, count: int) -> Iterator[str]:
    """Failures after the end of the file became zeros, as some file systems leave it."""
    data = played.data[:length] + bytes(count)
    yield from _taken_up(played, data, played.acts_in(length), f"{count} zeros after byte {length}")


def _taken_up(played: Recorded, data: bytes, acts: int, what: str, aside: bool = False) -> Iterator[str]:
    with TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder))
        shelf.journals.mkdir()
        path = shelf.journals / played.name
        path.write_bytes(data)
        yield from (f"{what}: {failure}" for failure in _wrong_after(shelf, path, played, acts))
        if aside and data not in [kept.read_bytes() for kept in shelf.journals.iterdir()]:
            yield f"{what}: the damaged file is not kept"


def _wrong_after(shelf: Shelf, path: Path, played: Recorded, acts: int) -> Iterator[str]:
    try:
        session = shelf.resume(path)
    except Refused as refused:
        if acts >= 0:
            yield f"refused as {refused.key}, with {acts} acts whole"
        return
    if session.serial != acts or session.view != played.views[acts]:
        yield f"act {session.serial} is shown, not {acts}"
    if session.can_undo:
        session.undo()
    left = session.view
    session.close()
    again = shelf.resume(path)
    if again.view != left:
        yield "it does not go on from there"
    again.close()
