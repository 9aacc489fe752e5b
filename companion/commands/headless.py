"""``companion play --headless``: the real session, spoken to in lines, answering in JSON after the event is on disk.

Lines of the input and codes of the scanners are answered as they come, all on one thread. What a scanner said is
answered too, with its name as ``source``.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from selectors import EVENT_READ, SelectSelector
from typing import Protocol

from companion.answers import answer_to_json
from companion.commands.bell import Bell
from companion.commands.saying import complain, print_json
from companion.desk import Desk
from rules.errors import Refused

PORTION = 65_536  # bytes read at once


class Source(Protocol):
    """Where the lines come from: a file, a pipe, a terminal."""

    def fileno(self) -> int: ...


def converse(desk: Desk, source: Source) -> int:
    """Answer every line with one JSON object, until the lines end. The newest game of the shelf is taken up first."""
    _resume(desk)
    for line in _lines(desk, source):
        desk.say(line)
        _answer(desk)
    return 0


def _resume(desk: Desk) -> None:
    """Take up the newest game. What cannot be read is said on standard error; a table without a game still answers."""
    for problem in desk.shelf.unreadable():
        complain(problem, desk.language)
    for kept in desk.shelf.kept()[:1]:
        try:
            session = desk.resume(kept.path)
            if session.aside:
                complain(Refused("journal-damaged", file=kept.path.name, aside=session.aside), desk.language)
        except Refused as refused:
            desk.put_away()
            complain(Refused("not-resumed", (refused,), file=kept.path.name), desk.language)


def _lines(desk: Desk, source: Source) -> Iterator[str]:
    """Every line of the source; between them, what arrives from the devices is done and answered."""
    with closing(Bell()) as bell, SelectSelector() as selector:
        selector.register(source, EVENT_READ)
        selector.register(bell, EVENT_READ)
        desk.inbox.wake = bell.ring
        rest = b""
        while True:
            ready = {key.fileobj for key, _ in selector.select()}
            if bell in ready:
                bell.hush()
                desk.tick()
                _answer(desk)
            if source in ready:
                data = os.read(source.fileno(), PORTION)
                *whole, rest = (rest + data).split(b"\n")
                yield from (line.decode(errors="replace") for line in whole)
                if not data:
                    break
        yield rest.decode(errors="replace")


def _answer(desk: Desk) -> None:
    """Print what the table said since the latest time."""
    while desk.answers:
        print_json(answer_to_json(desk.answers.popleft(), desk.table, desk.language, desk.lamps(), desk.digits()))
