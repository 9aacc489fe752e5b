"""``companion play --headless``: the real session, spoken to in lines, answering in JSON after the event is on disk."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable

from companion.answers import answer_to_json
from companion.desk import Desk


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
            print(json.dumps(said, ensure_ascii=False), file=sys.stdout, flush=True)
    return 0
