"""Finding cards by name, as people type."""

from __future__ import annotations

import pytest

from companion.library import load_facts
from companion.library.folding import folded
from companion.library.overlay import Overlay
from companion.library.search import alike, matching

CARDS = Overlay(load_facts("marvel_champions"), [])


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("breakin takin", "01107"),
        ("BREAKIN’ & TAKIN’", "01107"),
        ("l'effraction", "01097b"),
        ("coeur de l'empire", "45104a"),
        ("01107", "01107"),
        ("01097", "01097a"),
    ],
)
def test_names_are_found_in_any_language_without_accents(typed: str, code: str) -> None:
    assert code in matching(typed, CARDS)


def test_the_name_itself_comes_first() -> None:
    found = matching("rhino", CARDS)
    assert CARDS[found[0]].name() == "Rhino"
    assert "rhino" not in found


def test_languages_limit_the_names_but_english_is_always_looked_at() -> None:
    assert "01107" in matching("arramblar", CARDS, ("es",))
    assert "01107" not in matching("arramblar", CARDS, ("fr",))
    assert "01107" in matching("breakin", CARDS, ("fr",))


def test_a_letter_wrong_is_still_found_as_nearly_that_name() -> None:
    assert matching("rhyno", CARDS) == ()
    assert "01094" in alike("rhyno", CARDS)


def test_nothing_finds_nothing() -> None:
    assert matching(" ! ", CARDS) == ()
    assert alike("qqqqqqqqqq", CARDS) == ()


def test_folding() -> None:
    assert folded("L’Œuf – Straße ÑANDÚ!") == "l oeuf strasse nandu"
