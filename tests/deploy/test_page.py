"""deploy/README.md tells the truth: its settings can be read, its commands and files exist."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from companion.cli import main
from companion.settings import load_settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "deploy/README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\n(.*?)^```", PAGE, re.S | re.M)


def test_the_settings_on_the_page_are_settings(tmp_path: Path) -> None:
    (written,) = [block for block in BLOCKS if "scanners =" in block]
    (tmp_path / "settings.toml").write_text(written, encoding="utf-8")
    settings, problems = load_settings(tmp_path, environment={})
    assert problems == ()
    assert {name: getattr(settings, name) for name in ("rotation", "language")} == {"rotation": 90, "language": "fr"}
    assert list(settings.scanners) == tomllib.loads(written)["scanners"]


@pytest.mark.parametrize("word", sorted(set(re.findall(r"sudo companion (\w+)", PAGE))))
def test_the_commands_on_the_page_are_there(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([word, "--help"])
    assert end.value.code == 0
    assert f"companion {word}" in capsys.readouterr().out


def test_the_files_on_the_page_are_there() -> None:
    named = set(re.findall(r"`((?:deploy|drivers|companion)/[\w./-]+)`", PAGE))
    assert named >= {"deploy/play", "drivers/README.md", "companion/settings.toml"}
    assert [file for file in sorted(named) if not (ROOT / file).is_file()] == []


def test_every_shell_line_names_the_service_as_it_is_installed() -> None:
    units = set(re.findall(r"systemctl (?:restart|stop|start|is-enabled|reset-failed|status) (\S+?)[`\s]", PAGE))
    assert units == {"companion"}
