"""Signs of life, received on a socket as systemd has one."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from companion.alive import ALIVE, READY, period, tell


@pytest.mark.parametrize("abstract", [False, True])
def test_they_arrive_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, abstract: bool) -> None:
    name = f"{tmp_path}/notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(f"\0{name}" if abstract else name)
        monkeypatch.setenv("NOTIFY_SOCKET", f"@{name}" if abstract else name)
        tell(READY)
        tell(ALIVE)
        assert (systemd.recv(64), systemd.recv(64)) == (b"READY=1", b"WATCHDOG=1")


@pytest.mark.parametrize("address", ["", "/nowhere/notify"])
def test_without_a_listener_nothing_happens(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", address)
    tell(READY)


@pytest.mark.parametrize(("allowed", "seconds"), [("30000000", 10.0), ("", 0.0), ("soon", 0.0)])
def test_three_signs_fit_into_the_time_allowed(monkeypatch: pytest.MonkeyPatch, allowed: str, seconds: float) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", allowed)
    assert period() == seconds
