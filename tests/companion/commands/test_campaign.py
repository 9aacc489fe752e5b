"""``companion campaign`` on the command line."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path

import pytest

from companion.campaigns.campaign import Campaign, Mission, NotableEvent, PastDay
from companion.campaigns.kept import FOLDER, Campaigns
from companion.commands import campaign as campaigning
from companion.finding import ShippedFacts
from companion.library.facts import load_facts
from companion.line import quoted
from companion.shelf import Shelf
from companion.table import Table
from companion.words.texts import Texts
from rules.games import game
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
    assert run(tmp_path, "end", "Léto", str(shelf.kept()[0].path), "--json") == 0
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
    run(home, "show", "Léto", "--json")
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


def test_a_tracker_is_shown_in_words_and_with_json_as_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    past = PastDay(1, "White Sky", "lakeshore", "camped")
    missions = (Mission("Lost Brother", 1, 2), Mission("Find the Nest", 1, complete=True))
    events = (NotableEvent("The dam holds", 1, crossed=True), NotableEvent("The carp went free", 2))
    guides = {2: ("94.1", "95"), 4: ("12",)}
    campaign = Campaign("Léto", day=2, location="White Sky", terrain="lakeshore", rangers=("Ana", "Ben"))
    campaign = replace(campaign, missions=missions, events=events, rewards=("Lamp",), guides=guides, history=(past,))
    Campaigns(tmp_path).save(replace(campaign, lingering=1))
    assert run(tmp_path, "show", "Léto", "--language", "en") == 0
    assert said(capsys).splitlines() == [
        "Campaign: Léto",
        "Day 2 of 30 · White Sky · Lakeshore",
        "Rangers: Ana and Ben",
        "Read when this day begins: entries 94.1 and 95",
        "Missions",
        "  Lost Brother: 2 of 3",
        "  Find the Nest: completed",
        "Notable events",
        "  Day 1: The dam holds (crossed out)",
        "  Day 2: The carp went free",
        "Rewards",
        "  Lamp",
        "Entries of days to come",
        "  Day 4: 12",
        "Days that are crossed off",
        "  Day 1 · White Sky · Lakeshore",
        "Lingering Injuries given out: 1",
    ]
    assert run(tmp_path, "show", "Léto", "--json") == 0
    assert json.loads(said(capsys))["rangers"] == ["Ana", "Ben"]
    assert run(tmp_path, "new", "Zima", "--language", "cs") == 0
    assert said(capsys).splitlines() == ["Kampaň: Zima", "Den 1 z 30 · Lone Tree Station · les"]


def test_a_list_of_none_says_so_and_how_one_begins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "list", "--language", "en") == 0
    assert said(capsys).startswith("No campaign is kept here. “companion campaign new NAME” begins one")
    assert run(tmp_path, "list", "--json") == 0
    assert said(capsys) == ""


def test_a_broken_file_is_said_where_campaigns_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / "leto.json").write_text("no campaign")
    assert run(tmp_path, "list", "--language", "en") == 0
    shown = capsys.readouterr()
    assert (shown.out, "leto.json" in shown.err) == ("", True)


def test_a_campaign_whose_first_day_is_being_played_is_known_before_its_tracker(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shelf = Shelf(tmp_path)
    for name in ("Léto", "Léto", ""):
        setup = {"players": "Ana", "campaign": name} if name else {"players": "Ana"}
        shelf.begin(game("earthborne_rangers"), setup, load_facts("earthborne_rangers")).close()
    sentence = "Campaign Léto has no tracker yet: day 1 is being played, and its end writes the tracker."
    assert run(tmp_path, "list", "--language", "en") == 0
    assert said(capsys) == sentence
    assert run(tmp_path, "list", "--json") == 0
    assert json.loads(said(capsys)) == {"name": "Léto", "day": 1, "tracker": False}
    for words in (("show", "Léto"), ("next", "Léto"), ("write", "Léto", "reward", "Lamp")):
        assert run(tmp_path, *words, "--language", "en") == 2
        assert capsys.readouterr().err.strip() == sentence
    assert run(tmp_path, "show", "Zima", "--language", "en") == 2
    assert capsys.readouterr().err.strip() == "There is no campaign “Zima”."
    run(tmp_path, "new", "Léto")
    said(capsys)
    run(tmp_path, "list", "--language", "en")
    assert said(capsys) == "Léto  1  Lone Tree Station  Woods"


def test_a_name_with_quotes_is_still_one_word() -> None:
    assert quoted('a "b"') == '"a \\"b\\""'
