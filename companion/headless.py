"""``companion play --headless``: the real session, spoken to in lines, answering in JSON after the event is on disk."""

from __future__ import annotations

from collections.abc import Iterable

from companion.answers import answer_to_json
from companion.desk import Desk
from companion.saying import print_json


def converse(desk: Desk, lines: Iterable[str]) -> int:
    """Answer every line with one JSON object, until the lines end. The newest game of the shelf is taken up first."""
    kept = desk.shelf.kept()
    if kept:
        desk.resume(kept[0].path)
    for line in lines:
        desk.tick()
        answer = desk.say(line)
        if answer is not None:
            said = answer_to_json(answer, desk.game_id, desk.language, desk.lamps())
            print_json(said)
    return 0
