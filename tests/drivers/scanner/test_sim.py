"""The simulated scanner is as strict as a real one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.errors import Closed, DeviceLost, DeviceMissing
from drivers.options import options_of
from drivers.registry import SCANNERS, load, open_scanner
from drivers.scanner import Code, Heard, Trouble
from drivers.scanner.feeds import PAUSE, Folder, script
from drivers.scanner.sim import SimScanner

from .conftest import Table


def opened(address: str, table: Table) -> SimScanner:
    scanner = open_scanner(address, table.put, table.on_status)
    assert isinstance(scanner, SimScanner)
    return scanner


@pytest.fixture
def sim(table: Table) -> Iterator[SimScanner]:
    scanner = opened("sim", table)
    scanner.start()
    assert table.status() == ("ok", "")
    yield scanner
    scanner.close()


def test_a_code_that_it_is_shown(sim: SimScanner, table: Table) -> None:
    sim.scan("]Q1MC01107-5")
    code = table.next()
    assert isinstance(code, Code)
    assert (code.text, code.symbology, code.source, code.raw) == ("MC01107-5", "qr", "sim", b"]Q1MC01107-5")


def test_a_code_with_a_line_inside_is_one_code(sim: SimScanner, table: Table) -> None:
    sim.scan("RDA-017\rnote")
    assert table.next_texts(1) == ["RDA-017\rnote"]
    assert table.nothing_more()


def test_what_a_real_one_would_not_let_pass(sim: SimScanner, table: Table) -> None:
    for text in ("MC01107-5", "MC01107-5", "NR", "", "a\x00b"):
        sim.scan(text)
    assert table.next_texts(3) == ["MC01107-5", "scan-repeated", "scan-noise"]
    assert table.nothing_more()


def test_after_close_it_cannot_be_fed(sim: SimScanner, table: Table) -> None:
    sim.close()
    sim.close()
    sim.start()
    with pytest.raises(Closed):
        sim.scan("MC01107-5")
    with pytest.raises(Closed):
        sim.pull()
    with pytest.raises(Closed):
        sim.plug()
    assert table.nothing_more()


def test_before_start_it_cannot_be_fed(table: Table) -> None:
    with pytest.raises(Closed):
        opened("sim", table).scan("MC01107-5")
    assert table.nothing_more()


def test_a_pulled_cable(sim: SimScanner, table: Table) -> None:
    sim.pull()
    sim.pull()
    with pytest.raises(DeviceLost):
        sim.scan("MC01107-5")
    sim.plug()
    sim.plug()
    sim.scan("MC01107-5")
    assert table.next_texts(1) == ["MC01107-5"]
    assert table.rest() == [("lost", "lost"), ("ok", "")]


def test_what_a_script_shows_while_the_cable_is_pulled_is_not_read(table: Table, tmp_path: Path) -> None:
    def put(heard: Heard) -> None:
        table.put(heard)
        scanner.pull()

    file = tmp_path / "evening.txt"
    file.write_text("0 MC01107-5\n0 MC01097A\n")
    scanner = SimScanner(SimScanner.Options(script=str(file)), put=put)
    scanner.start()
    scanner._thread.join()
    assert table.next_texts(1) == ["MC01107-5"]
    assert table.heard.empty()
    scanner.close()


def test_a_script_is_played_when_it_starts(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    file.write_text("# two cards\n0 MC01107-5\n\n0.0 MC01097A\n")
    scanner = opened(f"sim:script={file}", table)
    assert table.nothing_more()
    scanner.start()
    assert table.next_texts(2) == ["MC01107-5", "MC01097A"]
    scanner.close()


def test_closing_ends_a_script_in_the_middle_of_a_pause(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    file.write_text("0 MC01107-5\n3600 MC01097A\n")
    scanner = opened(f"sim:script={file}", table)
    scanner.start()
    assert table.next_texts(1) == ["MC01107-5"]
    scanner.close()
    assert table.heard.empty()


def test_files_of_a_folder_as_they_appear(table: Table, tmp_path: Path) -> None:
    (tmp_path / "1.txt").write_text("MC01107-5\nMC01097A\n")
    scanner = opened(f"sim:folder={tmp_path}", table)
    scanner.start()
    assert table.next_texts(2) == ["MC01107-5", "MC01097A"]
    (tmp_path / "2.txt").write_text("EBR0173")
    assert table.next_texts(1) == ["EBR0173"]
    scanner.close()


def test_the_lines_of_a_script() -> None:
    lines = ["2 MC01097A", "  0.5   MC01107-5 ", "5901234123457", "two words", "# note", "", "1.2.3 x", "12 34"]
    assert list(script(lines)) == [
        (2.0, "MC01097A"),
        (0.5, "MC01107-5"),
        (PAUSE, "5901234123457"),
        (PAUSE, "two words"),
        (PAUSE, "1.2.3 x"),
        (12.0, "34"),
    ]


def test_a_file_is_read_once_and_only_when_it_is_whole(tmp_path: Path) -> None:
    folder, file = Folder(tmp_path), tmp_path / "a.txt"
    file.write_text("MC01")
    assert folder.look() == []
    file.write_text("MC01107-5\n\n MC01097A")
    assert [folder.look() for _ in range(3)] == [[], ["MC01107-5", "MC01097A"], []]
    file.unlink()
    assert folder.look() == []
    file.write_text("MC01107-5")
    assert [folder.look() for _ in range(2)] == [[], ["MC01107-5"]]


def test_a_folder_that_is_taken_away_has_nothing_to_read(tmp_path: Path) -> None:
    assert Folder(tmp_path / "gone").look() == []


@pytest.mark.parametrize(("option", "key"), [("script=/nowhere/x.txt", "not-found"), ("folder=/nowhere", "not-found")])
def test_a_feed_that_is_not_there(option: str, key: str, table: Table) -> None:
    with pytest.raises(DeviceMissing) as missing:
        opened(f"sim:{option}", table)
    assert missing.value.key == key


def test_a_script_that_is_no_text(tmp_path: Path, table: Table) -> None:
    (tmp_path / "x.txt").write_bytes(b"\xff\xfe\xfa")
    with pytest.raises(DeviceMissing) as missing:
        opened(f"sim:script={tmp_path / 'x.txt'}", table)
    assert missing.value.key == "not-opened"


def test_a_repeat_names_the_code(sim: SimScanner, table: Table) -> None:
    sim.scan("MC01107-5")
    sim.scan("MC01107-5")
    table.next()
    repeat = table.next()
    assert isinstance(repeat, Trouble)
    assert dict(repeat.facts) == {"source": "sim", "text": "MC01107-5", "count": 1}


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("sim", ["script", "folder", "mode"]),
        ("serial", ["port", "baud", "suffix", "profile", "mode"]),
        ("keyboard", ["prefix", "mode"]),
    ],
)
def test_the_settings_show_the_options(kind: str, options: list[str]) -> None:
    assert [option.name for option in options_of(load(SCANNERS[kind]).Options)] == options
