"""Every shell script of the repository, read by bash and by shellcheck."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = sorted(
    path.relative_to(ROOT).as_posix()
    for folder in (ROOT / "deploy", ROOT / ".ci")
    for path in folder.iterdir()
    if path.is_file() and (path.suffix == ".sh" or path.read_bytes().startswith(b"#!/usr/bin/env bash"))
)
SHELLCHECK = Path(sys.executable).with_name("shellcheck")  # comes with the extra "dev"


def complaints(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_all_scripts_are_found() -> None:
    assert SCRIPTS == [".ci/run", "deploy/install.sh", "deploy/play", "deploy/set-up.sh", "deploy/test"]


@pytest.mark.parametrize("script", SCRIPTS)
def test_bash_can_read_it(script: str) -> None:
    assert complaints("bash", "-n", script) == ""


@pytest.mark.parametrize("script", SCRIPTS)
def test_shellcheck_finds_nothing(script: str) -> None:
    assert complaints(str(SHELLCHECK), "-x", script) == ""
