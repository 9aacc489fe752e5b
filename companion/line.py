"""A line of the play language: words, ``key=value`` options, a comment; and a text written so that it is one word."""

from __future__ import annotations

import json
import re

from rules.commands import Command
from rules.errors import Refused

WORD = re.compile(r'\s*((?:"(?:[^"\\]|\\.)*"|[^\s"])+)')
OPTION = re.compile(r"[a-z][a-z_.]*=")
LITERAL = ("scan", "teach")  # the word after these is a code, whatever it looks like


def parse(line: str) -> Command:
    """A line as a command. Only double quotes quote; a ``#`` that begins a word begins a comment."""
    words: list[str] = []
    options: dict[str, str] = {}
    at = 0
    while (matched := WORD.match(line, at)) and not matched[1].startswith("#"):
        at = matched.end()
        written = matched[1]
        literal = len(words) == 1 and words[0] in LITERAL
        if OPTION.match(written) and words and not literal:
            key, _, value = written.partition("=")
            options[key] = _unquoted(value)
        else:
            words.append(_unquoted(written))
    if matched is None and line[at:].strip():
        raise Refused("bad-line", reason="quote", word=line[at:].strip()[:60])
    return Command(words[0] if words else "", tuple(words[1:]), options)


def first_word(line: str) -> tuple[str, str]:
    """The first word, and the rest as it is written; an empty word where there is none."""
    matched = WORD.match(line)
    return (_unquoted(matched[1]), line[matched.end() :]) if matched else ("", "")


def quoted(text: str) -> str:
    """``text`` as one word, whatever it holds."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _unquoted(written: str) -> str:
    return re.sub(r'"((?:[^"\\]|\\.)*)"', lambda quoted: re.sub(r"\\(.)", r"\1", quoted[1]), written)


def json_object(text: str, command: str) -> object:
    """The JSON object at the start of ``text``; a comment may follow."""
    try:
        value, end = json.JSONDecoder().raw_decode(text.strip())
    except (ValueError, RecursionError) as cause:
        raise Refused("bad-line", reason="json", command=command, word=text.strip()[:60]) from cause
    rest = text.strip()[end:].strip()
    if rest and not rest.startswith("#"):
        raise Refused("bad-line", reason="json", command=command, word=rest[:60])
    return value
