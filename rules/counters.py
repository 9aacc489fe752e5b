"""Named whole numbers, never below zero, never changed in place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping


class Counters(Mapping[str, int]):
    """An immutable bag of counts; a name that was never placed counts zero and is not listed."""

    __slots__ = ("_counts",)

    def __init__(self, counts: Mapping[str, int] | None = None) -> None:
        """Raises ValueError for a count below zero."""
        self._counts = {name: count for name, count in (counts or {}).items() if count}
        for name, count in self._counts.items():
            if count < 0:
                raise ValueError(f"{name}={count}: a count is never below zero")

    def __getitem__(self, name: str) -> int:
        return self._counts.get(name, 0)

    def __iter__(self) -> Iterator[str]:
        return iter(self._counts)

    def __len__(self) -> int:
        return len(self._counts)

    def __contains__(self, name: object) -> bool:
        return name in self._counts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Counters) and self._counts == other._counts

    def __hash__(self) -> int:
        return hash(frozenset(self._counts.items()))

    def __repr__(self) -> str:
        return f"Counters({self._counts!r})"

    def plus(self, name: str, by: int) -> Counters:
        """With ``by`` more of ``name`` (fewer where negative), stopping at zero."""
        return self.put(name, max(0, self[name] + by))

    def put(self, name: str, count: int) -> Counters:
        """With exactly ``count`` of ``name``. Raises ValueError below zero."""
        if count < 0:
            raise ValueError(f"{name}={count}: a count is never below zero")
        changed = Counters.__new__(Counters)
        changed._counts = {**self._counts, name: count} if count else _without(self._counts, name)
        return changed


def _without(counts: Mapping[str, int], name: str) -> dict[str, int]:
    return {other: count for other, count in counts.items() if other != name}
