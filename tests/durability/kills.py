"""The real program, killed: every line that it answered is on disk, and at most the line in its hands besides."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any

from tests.durability.player import next_line, opening

Json = dict[str, Any]
LOOK = "what?"  # is refused, and shows the table
LONGEST_MOMENT = 0.004  # seconds; an act takes about a quarter of that to be written


class Program:
    """``companion play --headless`` on a home folder."""

    def __init__(self, home: Path) -> None:
        command = [sys.executable, "-m", "companion", "play", "--headless", "--home", str(home)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def say(self, line: str) -> Json:
        """Say a line and wait for the answer."""
        self.murmur(line)
        assert self._process.stdout is not None
        answer = self._process.stdout.readline()
        assert answer, f"no answer to {line!r}: {self._process.communicate()[1][-300:]}"
        said: Json = json.loads(answer)
        return said

    def murmur(self, line: str) -> None:
        """Say a line without waiting."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def kill(self) -> None:
        """kill -9."""
        self._process.kill()
        self._process.communicate()


def killed(game: str, lives: int, rng: Random) -> Iterator[str]:
    """Failures of one game night on which the program is killed ``lives`` times, each at a moment left to chance."""
    with TemporaryDirectory() as folder:
        program = Program(Path(folder))
        said = program.say(opening(game, rng))
        for life in range(lives):
            for _ in range(rng.randint(0, 6)):
                said = program.say(next_line(said, rng))
            line = next_line(said, rng)
            program.murmur(line)
            sleep(rng.uniform(0, LONGEST_MOMENT))
            program.kill()
            program = Program(Path(folder))
            found = program.say(LOOK)
            yield from (f"life {life}, killed in {line!r}: {failure}" for failure in _lost(said, found))
            said = found
        program.kill()


def _lost(said: Json, found: Json) -> Iterator[str]:
    if found["serial"] not in (said["serial"], said["serial"] + 1):
        yield f"line {said['serial']} was answered, {found['serial']} is on disk"
    elif found["serial"] == said["serial"]:
        yield from (f"{key} differs" for key in ("counters", "cards", "step", "round") if found[key] != said[key])
