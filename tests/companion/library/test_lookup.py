"""From a scanned text to a card: whole texts only."""

from __future__ import annotations

import pytest

from companion.library import Found, NotFound, load_facts
from companion.library.label_text import read_label
from companion.library.lookup import Lookup, key_of
from companion.library.near import near_codes
from companion.library.outcomes import Outcome

MC, ER, RA = "marvel_champions", "earthborne_rangers", "reflets_dacide"
PREFIXES = {"MC": MC, "ER": ER, "RA": RA}
BOUND = {key_of("042100005264"): (MC, "01107"), key_of("Own Code"): (RA, "001")}
LOOKUP = Lookup(MC, load_facts(MC), BOUND, PREFIXES)


def code(outcome: Outcome) -> tuple[str, str]:
    return (outcome.by, outcome.card.code) if isinstance(outcome, Found) else (outcome.key, outcome.text)


@pytest.mark.parametrize(
    ("text", "by", "wanted"),
    [
        ("MC01107-5", "label", "01107"),
        ("mc01107-5", "label", "01107"),
        (" MC01107 ", "label", "01107"),
        ("MC01097A", "label", "01097a"),
        ("mc01097a", "label", "01097a"),
        ("MC01097", "label", "01097a"),
        ("01107", "code", "01107"),
        ("01097B", "code", "01097b"),
        ("01097", "code", "01097a"),
        ("042100005264", "bound", "01107"),
        ("0042100005264", "bound", "01107"),
        ("04252614", "bound", "01107"),
    ],
)
def test_what_is_accepted(text: str, by: str, wanted: str) -> None:
    assert code(LOOKUP.find(text)) == (by, wanted)


def test_a_two_sided_card_is_found_with_all_faces_the_meant_one_first() -> None:
    found = LOOKUP.find("01097b")
    assert isinstance(found, Found)
    assert [face.code for face in found.faces] == ["01097b", "01097a"]


@pytest.mark.parametrize("text", ["MC01107-6", "MC01170-5", "MC10107-5", "ER118-0", "MC01107-*"])
def test_a_wrong_check_character_is_misread(text: str) -> None:
    assert code(LOOKUP.find(text)) == ("misread", text)


@pytest.mark.parametrize(("text", "game"), [("ER118", ER), ("er118", ER), ("own code", RA)])
def test_a_card_of_another_game_is_told_with_its_game(text: str, game: str) -> None:
    found = LOOKUP.find(text)
    assert isinstance(found, NotFound)
    assert (found.key, found.game) == ("other-game", game)


@pytest.mark.parametrize(
    "text",
    ["0110", "011077", "1107", "MC0110", "XX01107", "EBR0173", "NR", "RDA-017\rnote", "01107\x00", "rhino", "index"],
)
def test_nothing_is_matched_by_part(text: str) -> None:
    assert code(LOOKUP.find(text)) == ("unknown-code", text)


def test_empty_and_endless_texts() -> None:
    assert code(LOOKUP.find(" \t")) == ("empty-code", " \t")
    assert code(LOOKUP.find("7" * 301)) == ("long-code", "7" * 301)
    refused = LOOKUP.find("7" * 301)
    assert isinstance(refused, NotFound)
    assert len(str(refused.refused().facts["text"])) == 60


def test_bare_codes_are_those_of_the_game_in_play() -> None:
    rangers = Lookup(ER, load_facts(ER), {}, PREFIXES)
    assert code(rangers.find("118")) == ("code", "118")
    assert code(LOOKUP.find("118")) == ("unknown-code", "118")
    assert code(rangers.find("178")) == ("code", "178a")


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("MC01097AI", "01097a"),  # a check letter of Code 39 became part of the text
        ("1097A", "01097a"),  # the leading zero was lost
        ("0110", "01100"),  # the last character was lost
        ("MC01043", "01043a"),  # one of four cards that share a number
        ("10107", "01107"),  # two digits exchanged
    ],
)
def test_a_slip_is_suggested_and_never_taken(text: str, near: str) -> None:
    found = LOOKUP.find(text)
    assert isinstance(found, NotFound)
    assert near in found.near
    assert found.refused().facts == {"text": text, "meant": found.near[0]}


def test_suggestions_are_few_and_only_cards() -> None:
    assert near_codes("A7698-1239B", "MC", load_facts(MC)) == ()
    assert near_codes("9" * 100, "MC", load_facts(MC)) == ()
    assert all(len(near_codes(text, "MC", load_facts(MC))) <= 3 for text in ("0110", "0109", "010"))


def test_labels_check_prefix_and_id() -> None:
    label = read_label("mc01107-5")
    assert label == read_label("MC01107-5")
    assert label is not None
    assert (label.prefix, label.id, label.right) == ("MC", "01107", True)
    assert read_label("MC01107-") is None
    assert read_label("MC-5") is None


def test_the_check_character_catches_every_wrong_character_and_every_swap() -> None:
    text = "MC01197"
    others = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    wrong = {text[:at] + other + text[at + 1 :] for at in range(2, len(text)) for other in others} - {text}
    wrong |= {text[:at] + text[at + 1] + text[at] + text[at + 2 :] for at in range(2, len(text) - 1)} - {text}
    labels = [read_label(f"{each}-{CHECK}") for each in wrong]
    assert len(labels) > 170
    assert not [label for label in labels if label is None or label.right]


CHECK = "6"  # of MC01197
