"""``companion campaign`` on the command line."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from companion import campaigning
from companion.campaigns import Campaigns
from companion.desk import quoted
from companion.finding import ShippedFacts
from companion.shelf import Shelf
from companion.table import Table
from companion.texts import Texts


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
    assert said(capsys) == "Summer  1  Lone Tree Station  woods"
    assert run(tmp_path, "show", "Nobody") == 2


def test_a_name_with_quotes_is_still_one_word() -> None:
    assert quoted('a "b"') == '"a \\"b\\""'
