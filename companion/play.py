"""Plays: golden games in text. Read one, let it happen, write down what the rules show now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest

from companion.line import first_word, quoted
from companion.table import Answer, Table
from rules.errors import Facts, Refused
from rules.view import Prompt, View


@dataclass
class Entry:
    """A line of a play that something was said with, and the indented lines under it."""

    line: str
    at: int
    shown: list[str] = field(default_factory=list)

    @property
    def speaks(self) -> bool:
        """Whether the table answers this line: not for comments, blanks and declared cards."""
        text = self.line.removeprefix(">").strip()
        return bool(text) and not text.startswith("#") and first_word(text)[0] != "card"


@dataclass(frozen=True, slots=True)
class Mismatch:
    """A place where a play and the rules differ. ``at`` is the line number of the play, from 1."""

    at: int
    line: str
    wanted: tuple[str, ...]
    got: tuple[str, ...]


def read_play(text: str) -> list[Entry]:
    """The entries of a play. Raises ``Refused("bad-line")`` for an indented line with nothing above it."""
    entries: list[Entry] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line[:1] in (" ", "\t") and line.strip():
            if not entries:
                raise Refused("bad-line", reason="indented", line=number)
            entries[-1].shown.append(line.strip())
        else:
            entries.append(Entry(line.rstrip(), number))
    return entries


def run_play(entries: list[Entry], table: Table) -> Iterator[tuple[Entry, Answer | None]]:
    """Say every line to the table; an answer each, or None where a line is not for answering."""
    for entry in entries:
        yield entry, table.say(entry.line)


def replayed(text: str, table: Table) -> tuple[str, list[Mismatch]]:
    """The play with what the rules show now, and where that differs from what it says."""
    lines: list[str] = []
    mismatches: list[Mismatch] = []
    for entry, answer in run_play(read_play(text), table):
        got = () if answer is None else tuple(shown(answer))
        lines += [entry.line, *(f"  {line}" for line in got)]
        wanted = tuple(line for line in entry.shown if not line.startswith("#"))
        if wanted and wanted != got:
            mismatches.append(Mismatch(entry.at, entry.line, wanted, got))
    return "\n".join(lines) + "\n", mismatches


def difference(mismatch: Mismatch) -> list[str]:
    """A mismatch as a diff of lines: ``-`` the play, ``+`` the rules."""
    rows = [f"{mismatch.at}: {mismatch.line}"]
    for wanted, got in zip_longest(mismatch.wanted, mismatch.got):
        if wanted == got:
            rows.append(f"    {got}")
        else:
            rows += [f"  - {wanted}"] if wanted is not None else []
            rows += [f"  + {got}"] if got is not None else []
    return rows


def shown(answer: Answer) -> list[str]:
    """What the table showed after a line: notes, changed counters, the prompt, the ending, or the refusal."""
    lines = [_said("note", note.key, note.facts) for note in answer.notes]
    if answer.refused:
        lines += _refusals(answer.refused)
    if answer.looked:
        lines.append(_said("look", answer.looked.code, {use.key: use.line for use in answer.uses}))
    if answer.view:
        lines += _changes(answer.before, answer.view)
    return lines


def _refusals(refused: Refused) -> list[str]:
    rest = [line for problem in refused.problems for line in _refusals(problem)]
    return [_said("refused", refused.key, refused.facts), *rest]


def _changes(before: View | None, view: View) -> list[str]:
    lines = []
    changed = _counters(before, view)
    if changed or before is None or before.step != view.step:
        lines.append(" ".join([f"[{view.step}]", *changed]))
    prompt = view.prompt
    if prompt and (before is None or prompt != before.prompt):
        lines.append(_said("ask", prompt.key, prompt.facts) + _options(prompt))
    if view.ending and (before is None or before.ending != view.ending):
        lines.append(_said(view.ending.status, view.ending.key, view.ending.facts))
    return lines


def _options(prompt: Prompt) -> str:
    """The answers in brackets. What hands may draw is no list of answers: the pieces are the same at every draw."""
    if not prompt.options or prompt.kind == "draw":
        return ""
    return f" ({' | '.join(option.value for option in prompt.options)})"


def _counters(before: View | None, view: View) -> list[str]:
    old = before.counters if before else {}
    now = [name for name in view.counters if name not in old or old[name].value != view.counters[name].value]
    if before is None:
        now = [name for name in now if view.counters[name].value]
    gone = [f"{name}=none" for name in old if name not in view.counters]
    return [*(f"{name}={view.counters[name].value}" for name in now), *gone]


def _said(what: str, key: str, facts: Facts) -> str:
    return " ".join([what, key, *(f"{name}={_quoted(fact)}" for name, fact in facts.items())])


def _quoted(fact: int | str) -> str:
    text = str(fact)
    plain = text and not any(mark in text for mark in ' "#\n')
    return text if plain else quoted(text).replace("\n", "\\n")
