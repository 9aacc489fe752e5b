"""deploy/test: every step runs, and a failure is named at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.deploy.machine import NEEDED, Machine

STEPS = [
    "ruff check .",
    "ruff format --check .",
    "mypy ",
    "pytest -n auto",
    "-m tests.durability --seed 1",
    "-m tests.noise --seed 1",
]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    made = Machine(tmp_path)
    made.has(*NEEDED)
    return made


def test_all_steps_run_after_one_set_up(machine: Machine) -> None:
    done = machine.run("test")
    assert (done.returncode, done.stdout.splitlines()[-1][:10]) == (0, "All passed")
    assert machine.noted()[1:] == ["pip install camera,dev]", *STEPS]
    machine.run("test")
    assert machine.noted() == STEPS
    machine.run("play")
    assert machine.noted() == ["companion play"]


def test_it_goes_on_after_a_failure_and_lists_it(machine: Machine) -> None:
    machine.switch("ruff-format", "1")
    machine.switch("tests.durability-fails")
    done = machine.run("test")
    assert done.returncode == 1
    assert machine.noted()[2:] == STEPS
    assert done.stdout.splitlines()[-2:] == ["  ruff format", "  harness durability"]


def test_long_runs_the_harnesses_alone_in_full(machine: Machine) -> None:
    assert machine.run("test", "--long", "--seed", "7").returncode == 0
    assert machine.noted()[2:] == ["-m tests.durability --seed 7 --long", "-m tests.noise --seed 7 --long"]
    assert machine.run("test", "--seed", "7", "--long", "noise").returncode == 0
    assert machine.noted() == ["-m tests.noise --seed 7 --long"]


@pytest.mark.parametrize("words", [["--seed"], ["--seed", "x"], ["noise"], ["--fast"]])
def test_wrong_words_are_refused_before_anything_is_done(machine: Machine, words: list[str]) -> None:
    done = machine.run("test", *words)
    assert (done.returncode, machine.noted(), len(done.stderr.splitlines())) == (1, [], 1)
