"""Messages parsed when they are said read as the parser reads the whole file."""

from __future__ import annotations

from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from companion.words.entries import Entries, entries

FILE = """# A comment.
one = One

## A section

two = Two { $n ->
    [one] apple
   *[other] apples
    }
    .hint = More
    of it
-term = Word
broken = { $
three = Three
"""


def test_entries_are_the_messages_and_terms_of_a_file() -> None:
    read = {(is_term, id) for is_term, id, _ in entries(FILE)}
    assert read == {(False, "one"), (False, "two"), (True, "term"), (False, "broken"), (False, "three")}


def test_each_is_parsed_as_in_the_whole_file() -> None:
    found = Entries({id: written for _, id, written in entries(FILE)})
    assert "two" in found
    assert [attribute.id.name for attribute in found["two"].attributes] == ["hint"]
    assert "broken" not in found
    assert "four" not in found


def test_every_message_of_the_app_is_read() -> None:
    for file in (files("assets") / "text").iterdir():
        text = file.read_text("utf-8")
        whole = [entry for entry in FluentParser().parse(text).body if isinstance(entry, (Message, Term))]
        found = Entries({id: written for _, id, written in entries(text)})
        assert {entry.id.name for entry in whole} == set(found)
        assert all(entry.equals(found[entry.id.name], ["span", "comment"]) for entry in whole), file.name
