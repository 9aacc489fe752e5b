"""``companion campaign`` on the command line."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from companion.campaigns.kept import Campaigns
from companion.commands import campaign as campaigning
from companion.finding import ShippedFacts
from companion.line import quoted
from companion.shelf import Shelf
from companion.table import Table
from companion.words.texts import Texts
from tests.companion.conftest import Begin


def run(home: Path, *words: str) -> int:
    parser = argparse.ArgumentParser()
    campaigning.add_commands(parser.add_subparsers(), Texts())
    options = parser.parse_args(["campaign", *words, "--home", str(home)])
    return int(options.run(options))


def said(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out.strip()


def test_a_campaign_from_its_beginning_to_the_second_day(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "new", "Léto", "--players", "Ana,Ben") == 0
    said(capsys)
    assert run(tmp_path, "write", "Léto", "mission", "Lost", "Brother") == 0
    assert run(tmp_path, "write", "Léto", "bubbles", "Lost", "Brother", "2") == 0
    assert run(tmp_path, "write", "Léto", "event", "The", "dam", "holds") == 0
    assert run(tmp_path, "write", "Léto", "cross", "1") == 0
    said(capsys)
    assert run(tmp_path, "next", "Léto") == 0
    line = said(capsys)
    shelf = Shelf(tmp_path)
    table = Table(ShippedFacts(), shelf.begin)
    for words in (line, "place c1.bubbles 1", "move travel.choose", 'answer "White Sky"', "answer camp"):
        answer = table.say(words)
        assert answer is not None
        assert answer.refused is None, answer.refused
    assert table.session is not None
    table.session.close()
    assert run(tmp_path, "end", "Léto", str(shelf.kept()[0].path)) == 0
    after = json.loads(said(capsys))
    assert (after["day"], after["location"], after["terrain"]) == (2, "White Sky", "lakeshore")
    assert after["missions"] == [{"name": "Lost Brother", "day": 1, "bubbles": 3, "complete": False}]
    assert after["events"][0]["crossed"] is True
    assert run(tmp_path, "end", "Léto", str(shelf.kept()[0].path)) == 2  # B18: the second press
    assert Campaigns(tmp_path).load("Léto").day == 2


def test_two_evenings_with_the_tracker_and_an_older_file(
    evening: Begin, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Begun on the command line, played to the camp, begun again the next day; then out, in, and an older file."""
    home, desk = tmp_path / "home", evening().desk
    run(home, "new", "Léto", "--players", "Ana,Ben")
    for words in ("mission Lost Brother", "event The dam holds", "reward Lamp", "guide 2 94.1"):
        assert run(home, "write", "Léto", *words.split()) == 0
    for line in (
        'game earthborne_rangers campaign="Léto" aspects=3122,2213',
        "place c1.bubbles 1",
        'enter mission name="Find the Nest"',
        "place c2.bubbles 2",
        "enter reward name=Rope",
        "injury p1",
        "move travel.choose",
        'answer "White Sky"',
        "answer camp",
        'answer "The carp went free"',
        "done",
    ):
        answer = desk.say(line)
        assert answer is not None
        assert answer.refused is None, f"{line}: {answer.refused}"
    desk.put_away()
    desk.say('game earthborne_rangers campaign="Léto"')
    view = desk.view
    assert view is not None
    place = view.card("location")
    assert place is not None
    begun = (view.counters["day.number"].value, place.names["en"], place.facts["terrain"])
    assert begun == (2, "White Sky", "lakeshore")
    missions = [card for card in view.cards if card.kind == "mission"]
    laid_out = [(next(iter(card.names.values())), view.counters[f"{card.id}.bubbles"].value) for card in missions]
    assert laid_out == [("Lost Brother", 1), ("Find the Nest", 2)]
    assert [player.name for player in view.players] == ["Ana", "Ben"]
    assert [view.counters[f"{id}.injury"].value for id in ("p1", "p2")] == [0, 0]  # nothing else outlives a day
    said(capsys)
    run(home, "show", "Léto")
    shown = json.loads(said(capsys))
    assert [(one["name"], one["day"], one["bubbles"]) for one in shown["missions"]] == [
        ("Lost Brother", 1, 1),
        ("Find the Nest", 1, 2),
    ]
    assert [(one["text"], one["day"]) for one in shown["events"]] == [("The dam holds", 1), ("The carp went free", 1)]
    assert (shown["rewards"], shown["guides"]) == (["Lamp", "Rope"], {"2": ["94.1"]})
    assert shown["history"] == [{"day": 1, "location": "White Sky", "terrain": "lakeshore", "ending": "camped"}]
    file = tmp_path / "leto.json"
    assert run(home, "export", "Léto", str(file)) == 0
    assert run(tmp_path / "other", "import", str(file)) == 0
    assert Campaigns(tmp_path / "other").load("Léto") == Campaigns(home).load("Léto")
    older = {"name": "Zima", "day": 4, "current_location": "Boulder Field", "current_path_terrain": "woods"}
    older |= {"cycle_id": "core", "missions": [{"day": 2, "name": "Lure", "checks": [True, False, False]}]}
    file.write_text(json.dumps(older), encoding="utf-8")
    assert run(home, "import", str(file)) == 0
    said(capsys)
    run(home, "list")
    assert said(capsys).splitlines() == ["Léto  2  White Sky  Lakeshore", "Zima  4  Boulder Field  Woods"]
    run(home, "list", "--json")
    assert json.loads(said(capsys).splitlines()[0])["terrain"] == "lakeshore"


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (("show", "Nikdo"), "Kampaň „Nikdo“ neexistuje."),
        (("new", "Léto"), "Kampaň „Léto“ už existuje."),
        (("write", "Léto", "bubbles", "Lure", "2"), "V záznamu kampaně není mise „Lure“."),
        (("write", "Léto", "cross", "1"), "Významná událost číslo 1 tu není. Žádná není zapsána."),
        (("write", "Léto", "cross", "first"), "„first“ není celé číslo"),
        (("write", "Léto", "guide", "2"), "Záznam průvodce"),
        (("restore", "Léto"), "Léto: není žádný dřívější stav"),
    ],
)
def test_what_goes_wrong_is_said_in_czech(
    words: tuple[str, ...], wanted: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(tmp_path, "new", "Léto")
    said(capsys)
    assert run(tmp_path, *words, "--language", "cs") == 2
    sentence = capsys.readouterr().err.strip()
    assert wanted in sentence
    assert "refused" not in sentence
    assert "{" not in sentence


def test_out_and_in_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path, "new", "Summer")
    file = tmp_path / "summer.json"
    assert run(tmp_path, "export", "Summer", str(file)) == 0
    assert run(tmp_path, "import", str(file)) == 2
    assert "Summer" in capsys.readouterr().err
    assert run(tmp_path, "write", "Summer", "reward", "Lamp") == 0
    assert run(tmp_path, "import", str(file), "--replace") == 0
    assert Campaigns(tmp_path).load("Summer").rewards == ()
    assert run(tmp_path, "restore", "Summer") == 0
    assert Campaigns(tmp_path).load("Summer").rewards == ("Lamp",)
    said(capsys)
    assert run(tmp_path, "list") == 0
    assert said(capsys) == "Summer  1  Lone Tree Station  Woods"
    assert run(tmp_path, "show", "Nobody") == 2


def test_a_name_with_quotes_is_still_one_word() -> None:
    assert quoted('a "b"') == '"a \\"b\\""'
