"""The systemd unit and the udev rules: checked here by their own grammar, and by the system's tools where they are."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = DEPLOY / "companion.service"
RULES = DEPLOY / "99-companion.rules"

# Every directive that the unit uses, by section: a slip of the pen is none of these (systemd.unit, .service, .exec).
DIRECTIVES = {
    "Unit": {
        *("Description", "Documentation", "Wants", "After", "Conflicts", "StartLimitIntervalSec", "StartLimitBurst"),
    },
    "Service": {
        *("Type", "NotifyAccess", "User", "StateDirectory", "StateDirectoryMode", "RuntimeDirectory"),
        *("RuntimeDirectoryMode", "Environment", "ExecStart", "ExecStopPost", "Restart", "RestartSec"),
        *("TimeoutStartSec", "WatchdogSec", "TimeoutStopSec", "NoNewPrivileges", "CapabilityBoundingSet"),
        *("ProtectSystem", "ProtectHome", "PrivateTmp", "ProtectClock", "ProtectHostname", "ProtectKernelModules"),
        *("ProtectKernelLogs", "ProtectKernelTunables", "ProtectControlGroups", "RestrictSUIDSGID"),
        *("RestrictNamespaces", "LockPersonality", "RestrictAddressFamilies"),
    },
    "Install": {"WantedBy"},
}


def read_unit(text: str) -> dict[str, list[str]]:
    """``Section.Directive`` -> its values. Raises ValueError for a line that is neither."""
    section, found = "", dict[str, list[str]]()
    for number, line in enumerate(text.splitlines(), start=1):
        if not line or line.startswith("#"):
            continue
        if header := re.fullmatch(r"\[(\w+)\]", line):
            section = header.group(1)
            continue
        name, equals, value = line.partition("=")
        if not equals or name not in DIRECTIVES.get(section, ()):
            raise ValueError(f"line {number}: [{section}] {line}")
        found.setdefault(f"{section}.{name}", []).append(value)
    return found


def one(name: str) -> str:
    (value,) = read_unit(UNIT.read_text())[name]
    return value


def test_the_unit_is_understood(tmp_path: Path) -> None:
    assert one("Install.WantedBy") == "multi-user.target"
    assert systemd_says(tmp_path) == []


@pytest.mark.parametrize("wrong", ["[Service]\nRestartSecs=3", "[Unit]\nRestart=always", "[Service]\nRestart always"])
def test_a_slip_in_a_unit_is_caught(wrong: str) -> None:
    with pytest.raises(ValueError, match="line 2"):
        read_unit(wrong)


def test_the_app_may_report_from_inside_cage() -> None:
    """systemd.exec(5): PAMName= and NotifyAccess=all do not go together; the service would never become ready."""
    assert (one("Service.Type"), one("Service.NotifyAccess")) == ("notify", "all")
    assert "Service.PAMName" not in read_unit(UNIT.read_text())


def test_restarts_come_to_an_end() -> None:
    """The limit is reached within its interval even when each start takes as long as its watchdog allows."""
    tries, interval = int(one("Unit.StartLimitBurst")), int(one("Unit.StartLimitIntervalSec"))
    cycle = int(one("Service.RestartSec")) + int(one("Service.WatchdogSec"))
    assert int(one("Service.RestartSec")) >= 1
    assert tries * cycle < interval


def test_state_lies_where_the_service_may_write() -> None:
    assert one("Service.StateDirectory") == "companion"
    words = dict(
        word.split("=") for line in read_unit(UNIT.read_text())["Service.Environment"] for word in line.split()
    )
    assert words["HOME"] == words["COMPANION_HOME"] == "/var/lib/companion"
    assert Path(words["KIVY_HOME"]).parent == Path("/var/lib/companion")
    assert words["XDG_RUNTIME_DIR"] == f"/run/{one('Service.RuntimeDirectory')}"


def a_root_with_the_unit(root: Path) -> Path:
    """A folder that systemd-analyze takes for a machine: the unit, and every program that it names."""
    for line in UNIT.read_text().splitlines():
        for program in re.findall(r"(?<![\w/])/(?:usr|opt)/[\w/]*bin/\w+", line):
            (root / program[1:]).parent.mkdir(parents=True, exist_ok=True)
            (root / program[1:]).write_text("#!/bin/sh\n")
            (root / program[1:]).chmod(0o755)
    place = root / "etc/systemd/system"
    place.mkdir(parents=True)
    for always_there in ("sysinit.target", "basic.target", "shutdown.target"):
        (place / always_there).write_text("[Unit]\n")
    shutil.copy(UNIT, place)
    return root


def systemd_says(root: Path) -> list[str]:
    """What systemd-analyze finds in the unit; nothing where the tool is missing."""
    tool = shutil.which("systemd-analyze")
    if tool is None:
        return []
    command = [tool, "verify", f"--root={a_root_with_the_unit(root)}", "companion.service"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return [line for line in done.stderr.splitlines() if "companion" in line]


MATCH_KEYS = {"SUBSYSTEM", "KERNEL", "ACTION"}
SET_KEYS = {"GROUP": r"dialout|spi|i2c|gpio|video", "MODE": r"06[0-6]0", "ENV{ID_MM_PORT_IGNORE}": "1"}


def rule_problems(text: str) -> list[str]:
    """What udev would not understand, as ``line: part``: each part is KEY=="..." or a key that may be set, ="..."."""
    problems = []
    for number, line in enumerate(text.splitlines(), start=1):
        for part in [] if not line or line.startswith("#") else line.split(", "):
            if not _is_understood(part):
                problems.append(f"{number}: {part}")
    return problems


def _is_understood(part: str) -> bool:
    parsed = re.fullmatch(r'([\w{}]+)(==|=)"([^"]*)"', part)
    if parsed is None:
        return False
    key, sign, value = parsed.groups()
    return key in MATCH_KEYS if sign == "==" else bool(re.fullmatch(SET_KEYS.get(key, "(?!)"), value))


def udev_says() -> str:
    """What udevadm finds in the rules; nothing where it is missing or older than 254, which brought verify."""
    tool = shutil.which("udevadm")
    if tool is None or "verify" not in subprocess.run([tool, "--help"], capture_output=True, text=True).stdout:
        return ""
    return subprocess.run([tool, "verify", "--resolve-names=never", RULES], capture_output=True, text=True).stderr


def test_the_udev_rules_are_understood() -> None:
    assert rule_problems(RULES.read_text()) == []
    assert udev_says() == ""


@pytest.mark.parametrize("wrong", ['SUBSYSTEM="tty"', 'GROUP=="dialout"', "MODE=0660", 'GRUOP="spi"', 'MODE="0666"'])
def test_a_slip_in_a_rule_is_caught(wrong: str) -> None:
    assert rule_problems(f"# one\n{wrong}\n") == [f"2: {wrong}"]
