"""The bell: rung from any thread, heard by ``select``, never in the way."""

from __future__ import annotations

import threading
from select import select

import pytest

from companion.commands.bell import Bell


@pytest.fixture
def bell() -> Bell:
    return Bell()


def rings(bell: Bell) -> bool:
    return bool(select([bell], [], [], 0)[0])


def test_a_bell_rings_until_it_is_hushed(bell: Bell) -> None:
    assert not rings(bell)
    ringer = threading.Thread(target=bell.ring)
    ringer.start()
    ringer.join()
    assert rings(bell)
    bell.hush()
    assert not rings(bell)
    bell.hush()
    bell.ring()
    assert rings(bell)


def test_whoever_rings_never_waits(bell: Bell) -> None:
    """Far more than a socket keeps, with nobody listening."""
    for _ in range(100_000):
        bell.ring()
    bell.hush()
    assert not rings(bell)


def test_a_bell_that_was_taken_down_is_rung_in_vain(bell: Bell) -> None:
    bell.close()
    bell.ring()
    bell.close()
