"""The one queue: in order, a portion at a time, and nobody who waits is forgotten."""

from __future__ import annotations

import threading

from companion.devices.inbox import MOST, Inbox
from drivers.scanner import Code


def code(n: int) -> Code:
    return Code(str(n), "", "sim", 0.0)


def test_what_came_is_given_in_its_order_and_once() -> None:
    inbox = Inbox()
    for n in range(5):
        inbox.put(code(n))
    assert list(inbox.drain()) == [code(n) for n in range(5)]
    assert list(inbox.drain()) == []


def test_each_arrival_wakes_from_the_thread_that_brought_it() -> None:
    woken: list[str] = []
    inbox = Inbox(lambda: woken.append(threading.current_thread().name))
    scanner = threading.Thread(target=lambda: inbox.put(code(1)), name="scanner")
    scanner.start()
    scanner.join()
    assert woken == ["scanner"]


def test_a_flood_comes_in_portions_and_each_wakes_for_the_next() -> None:
    woken: list[int] = []
    inbox = Inbox()
    for n in range(2 * MOST + 1):
        inbox.put(code(n))
    inbox.wake = lambda: woken.append(1)
    woken.clear()
    portions = []
    for _ in range(3):
        woken.clear()
        portions.append((len(list(inbox.drain())), len(woken)))
    assert portions == [(MOST, 1), (MOST, 1), (1, 0)]


def test_who_comes_late_is_woken_for_what_waits() -> None:
    woken: list[int] = []
    inbox = Inbox()
    inbox.wake = lambda: woken.append(1)
    assert woken == []
    inbox.wake = lambda: None
    inbox.put(code(1))
    inbox.wake = lambda: woken.append(1)
    assert woken == [1]
