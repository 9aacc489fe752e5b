"""Named whole numbers, never below zero, never changed in place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn


class Counters(dict[str, int]):
    """An immutable bag of counts; a name that was never placed counts zero and is not listed.

    A dict underneath, for a table looks into it about ten times in every event.
    """

    __slots__ = ()

    def __init__(self, counts: Mapping[str, int] | None = None) -> None:
        """Raises ValueError for a count below zero."""
        super().__init__({name: count for name, count in (counts or {}).items() if count})
        for name, count in self.items():
            if count < 0:
                raise ValueError(f"{name}={count}: a count is never below zero")

    def __missing__(self, name: str) -> int:
        return 0

    def __setitem__(self, name: str, count: int) -> NoReturn:
        raise TypeError("counts are not changed in place: put and plus make new ones")

    def __delitem__(self, name: str) -> NoReturn:
        raise TypeError("counts are not changed in place: put makes new ones")

    def __repr__(self) -> str:
        return f"Counters({super().__repr__()})"

    def plus(self, name: str, by: int) -> Counters:
        """With ``by`` more of ``name`` (fewer where negative), stopping at zero."""
        return self.put(name, max(0, self[name] + by))

    def put(self, name: str, count: int) -> Counters:
        """With exactly ``count`` of ``name``. Raises ValueError below zero."""
        if count < 0:
            raise ValueError(f"{name}={count}: a count is never below zero")
        changed = Counters.__new__(Counters)
        dict.update(changed, self)
        if count:
            dict.__setitem__(changed, name, count)
        else:
            dict.pop(changed, name, None)
        return changed
