"""cards.json: one card a line, and what was written is read back."""

from __future__ import annotations

import json
from importlib import resources

import pytest

from companion.importers.card_table import table_text
from companion.library import CardTable, load_facts
from rules.cards import Card, Printed

OGRE = Card(
    "97001", "minion", {"en": "Ogre", "fr": "Ogresse"}, "bog", 2, "encounter", {"hazard": 1}, keywords=("guard",)
)
AGAIN = Card("80001", "minion", {"en": "Ogre", "fr": "Ogresse"}, "", 1, "encounter", {"hazard": 1}, keywords=("guard",))
ROCK = Card("70001", "side_scheme", {"en": "Rock"}, printed={"threat": Printed(0), "boost": Printed(2, True)})


def read(text: str) -> CardTable:
    return CardTable(json.loads(text)["cards"])


def test_what_is_written_is_read_back_reprints_too() -> None:
    cards = {card.code: card for card in (OGRE, AGAIN, ROCK)}
    assert dict(read(table_text("trial", "invented", cards, {"80001": "97001"}))) == cards


def test_one_card_a_line_in_the_order_of_the_codes() -> None:
    lines = table_text("trial", "invented", {card.code: card for card in (OGRE, AGAIN, ROCK)}, {}).splitlines()
    assert [line[:8] for line in lines[1:-1]] == ['"70001":', '"80001":', '"97001":']
    assert json.loads(lines[0] + "}}") == {"game": "trial", "origin": "invented", "cards": {}}


def test_a_reprint_says_only_what_differs() -> None:
    text = table_text("trial", "invented", {"97001": OGRE, "80001": AGAIN}, {"80001": "97001"})
    assert json.loads(text)["cards"]["80001"] == {"as": "97001", "copies": 1, "set": ""}


@pytest.mark.parametrize("game", ["marvel_champions", "earthborne_rangers"])
def test_the_table_that_ships_is_as_this_program_writes_it(game: str) -> None:
    text = (resources.files("rules.games") / game / "cards.json").read_text("utf-8")
    content = json.loads(text)
    reprints = {code: record["as"] for code, record in content["cards"].items() if "as" in record}
    assert table_text(game, content["origin"], load_facts(game), reprints) == text
    assert len(text.encode()) < 1_500_000
