"""A number display as a line of text: ``[  12]``."""

from __future__ import annotations

from dataclasses import dataclass

from drivers.digits.display import Digits, DigitsOptions
from drivers.options import choice, whole
from drivers.printed import Printed
from drivers.status import OnStatus, unheard


@dataclass(frozen=True, kw_only=True)
class TerminalOptions(DigitsOptions):
    places: int = whole(4, 1, 8, unit="digits")
    stream: str = choice("stderr", "stderr", "stdout")  # stdout may be read by a program


class TerminalDigits(Digits):
    """Digits printed into the terminal, a line for each change."""

    Options = TerminalOptions

    def __init__(self, options: TerminalOptions, *, on_status: OnStatus = unheard) -> None:
        super().__init__("terminal", options.places)
        self._printed = Printed(options.stream, self.kind, on_status)
        self._last: str | None = None
        self._show(self._dark)
        on_status("ok", None)

    def _show(self, value: str) -> None:
        if value != self._last:
            self._printed.line(lambda _: f"[{value}]")
        self._last = value

    def _close(self) -> None:
        self._show(self._dark)
