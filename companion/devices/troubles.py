"""Which of the things that scanners heard and that are no codes are worth a sentence: each once, not a flood."""

from __future__ import annotations

from drivers.scanner import Trouble

QUIET = 5.0  # seconds in which the same trouble of the same scanner is not said again


class Troubles:
    """Remembers what was said. A card that lies under a scanner is said to be repeated once, however often it is read.

    A wrong baud rate makes noise of every scan: said once until there was none for ``QUIET`` seconds.
    """

    def __init__(self) -> None:
        self._heard: dict[tuple[str, str, object], float] = {}

    def is_news(self, trouble: Trouble) -> bool:
        """Whether this one is to be said; its own time counts."""
        about = (trouble.source, trouble.key, dict(trouble.facts).get("text"))
        before = self._heard.get(about)
        self._heard = {each: at for each, at in self._heard.items() if trouble.at - at < QUIET}
        self._heard[about] = trouble.at
        return before is None or trouble.at - before >= QUIET
