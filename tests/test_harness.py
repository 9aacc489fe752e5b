"""The harness runner: what it prints, and that a failure is never a pass."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import harness
from tests.harness import Row, Size


def sums(size: Size) -> Iterator[Row]:
    numbers = [size.chance().randint(1, 6) for _ in range(size.trials(2, 5))]
    yield Row("dice", len(numbers), f"sum {sum(numbers)}")


def wrong(size: Size) -> Iterator[Row]:
    yield Row("fine", 1)
    yield Row("broken", 9, failures=[f"trial {number}: lost" for number in range(7)])


def test_a_seed_gives_the_same_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert harness.main(sums, ["--seed", "4"]) == harness.main(sums, ["--seed", "4"]) == 0
    first, second = capsys.readouterr().out.split("seed 4, small\n")[1:]
    assert first == second
    assert first.split() == ["passed", "2", "dice", "sum", "4"]


def test_long_is_the_run_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    assert harness.main(sums, ["--long"]) == 0
    assert capsys.readouterr().out.split()[:4] == ["seed", "1,", "in", "full"]


def test_one_failed_row_fails_the_harness_and_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert harness.main(wrong, []) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].split() == ["FAILED", "9", "broken"]
    assert lines[3:] == [*(f"    trial {number}: lost" for number in range(5)), "    and 2 more"]


def test_a_harness_that_tries_nothing_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert harness.main(lambda _: (), []) == 1
    assert "no trial was made" in capsys.readouterr().out


def test_a_folder_with_a_main_is_a_harness(tmp_path: Path) -> None:
    for name, file in (("noise", "__main__.py"), ("durability", "__main__.py"), ("ui", "test_ui.py")):
        (tmp_path / name).mkdir()
        (tmp_path / name / file).touch()
    assert harness.names(tmp_path) == ["durability", "noise"]
