"""The options of a kind of device: a frozen dataclass whose fields say type, range, default and unit.

@dataclass(frozen=True, kw_only=True)
class LineOptions:
    port: str = text(unit="port")                    # no default: must be written
    baud: int = whole(9600, 300, 921_600, unit="baud")
    suffix: str = choice("auto", "auto", "cr", "lf", "crlf")
    echo: bool = switch(False)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import MISSING, Field, dataclass, field, fields
from typing import Any

from drivers.errors import Fact, Problem

Value = str | int | float | bool
SWITCHES = {"yes": True, "on": True, "true": True, "1": True, "no": False, "off": False, "false": False, "0": False}


@dataclass(frozen=True, slots=True)
class Option:
    """One option as tables and refusals show it; ``default`` None: it must be written."""

    name: str
    type: type[Value]
    default: Value | None
    low: float | None = None
    high: float | None = None
    unit: str = ""
    choices: tuple[str, ...] = ()

    def read(self, written: str) -> Value | Problem:
        """The value of what stands behind ``=``, or what is wrong with it (without the fact ``kind``)."""
        if self.type is bool:
            return self._chosen(written, SWITCHES)
        if self.choices:
            return self._chosen(written, {choice.lower(): choice for choice in self.choices})
        if self.type is str:
            return written
        return self._number(written)

    def _chosen(self, written: str, values: dict[str, Any]) -> Value | Problem:
        if written.lower() in values:
            return values[written.lower()]  # type: ignore[no-any-return]
        shown = self.choices or ("yes", "no")
        near = nearest(written, shown)
        if near:
            return Problem.of("not-a-choice-near", option=self.name, value=written, near=near)
        return Problem.of("not-a-choice", option=self.name, value=written, choices=", ".join(shown))

    def _number(self, written: str) -> Value | Problem:
        try:
            value = self.type(written)
        except ValueError:
            key = "not-a-whole-number" if self.type is int else "not-a-number"
            return Problem.of(key, option=self.name, value=written, **self._range())
        assert self.low is not None
        assert self.high is not None
        if not self.low <= float(value) <= self.high:
            return Problem.of("out-of-range", option=self.name, value=written, **self._range())
        return value

    def _range(self) -> dict[str, Fact]:
        return {"low": f"{self.low:.10g}", "high": f"{self.high:.10g}", "unit": self.unit}


def text(default: str | None = None, *, unit: str = "text") -> Any:
    """Free text, ``unit`` says of what (a port, a host, a folder)."""
    return _field(str, default, unit=unit)


def whole(default: int | None, low: int, high: int, *, unit: str) -> Any:
    """A whole number from ``low`` to ``high``, both included."""
    return _field(int, default, low=low, high=high, unit=unit)


def number(default: float | None, low: float, high: float, *, unit: str) -> Any:
    """A number from ``low`` to ``high``, both included."""
    return _field(float, default, low=low, high=high, unit=unit)


def choice(default: str | None, *choices: str) -> Any:
    """One of the words ``choices``; case does not matter."""
    return _field(str, default, choices=choices)


def switch(default: bool) -> Any:
    """yes, on, true, 1 or no, off, false, 0."""
    return _field(bool, default)


def _field(type_: type[Value], default: Value | None, **more: Any) -> Any:
    return field(default=MISSING if default is None else default, metadata={"type": type_, **more})


def options_of(declared: type[Any]) -> tuple[Option, ...]:
    """The options that a dataclass declares, in the order of its fields."""
    return tuple(_option(each) for each in fields(declared))


def _option(declared: Field[Any]) -> Option:
    default = None if declared.default is MISSING else declared.default
    return Option(declared.name, default=default, **declared.metadata)


def nearest(written: str, known: Iterable[str]) -> str | None:
    """The known word that ``written`` most likely means; case does not matter."""
    words = {word.lower(): word for word in known}
    from difflib import get_close_matches  # only where somebody misspelt

    close = get_close_matches(written.lower(), words, n=1)
    return words[close[0]] if close else None
