"""Serial scanners through pseudo-terminals and real sockets: codes in order, pulled cables, missing ports."""

from __future__ import annotations

import grp  # noqa: F401
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
import serial.tools.list_ports  # noqa: F401 - like grp: before a test gives up the right to read them
from serial import SerialBase

from drivers.errors import BadAddress
from drivers.registry import open_scanner, parse_scanner
from drivers.scanner import Code, Heard, Trouble, keeper
from drivers.scanner import serial as serial_module
from drivers.scanner.serial import SerialScanner

from .conftest import PATIENCE, Plug, Table

NOBODY = 65534  # the user id that owns nothing


class Clock:
    """The time as a test wants it, in seconds."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


Opener = Callable[[str], SerialScanner]


@pytest.fixture
def listen(table: Table, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opener]:
    """Open and start a scanner of that address; short pauses between attempts."""
    monkeypatch.setattr(keeper, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(keeper, "LONGEST_PAUSE", 0.05)
    opened: list[SerialScanner] = []

    def listen(address: str) -> SerialScanner:
        scanner = open_scanner(address, table.put, table.on_status)
        assert isinstance(scanner, SerialScanner)
        opened.append(scanner)
        scanner.start()
        return scanner

    yield listen
    for scanner in opened:
        scanner.close()


@pytest.fixture
def plugged(plug: Plug, table: Table, listen: Opener) -> SerialScanner:
    plug.plug_in()
    scanner = listen(f"serial:port={plug.name}")
    assert table.status() == ("ok", "")
    return scanner


def test_a_code_arrives_with_all_its_facts(plugged: SerialScanner, plug: Plug, table: Table) -> None:
    before = time.monotonic()
    plug.send(b"]C0MC01107-5\r\n")
    code = table.next()
    assert isinstance(code, Code)
    assert (code.text, code.symbology, code.raw) == ("MC01107-5", "code-128", b"]C0MC01107-5")
    assert code.source == f"serial:{plug.name}"
    assert before - serial_module.LISTEN <= code.at <= time.monotonic()


def test_five_hundred_codes_at_twenty_a_second_arrive_in_order(
    plugged: SerialScanner, plug: Plug, table: Table
) -> None:
    codes = [f"MC{n:05d}" for n in range(500)]
    paced = threading.Event()
    for code in codes:
        plug.send(f"{code}\r\n".encode())
        paced.wait(1 / 20 / 10)  # ten times as fast: the same order, a shorter test
    assert table.next_texts(500) == codes
    assert table.nothing_more()


def test_the_same_code_at_once_is_told_as_a_repeat(plugged: SerialScanner, plug: Plug, table: Table) -> None:
    plug.send(b"MC01107-5\rMC01107-5\r")
    first, second = table.next(), table.next()
    assert isinstance(first, Code)
    assert isinstance(second, Trouble)
    facts = (("source", f"serial:{plug.name}"), ("text", "MC01107-5"), ("count", 1))
    assert (second.key, second.facts) == ("scan-repeated", facts)


def test_noise_is_told_once_and_the_thread_lives(plugged: SerialScanner, plug: Plug, table: Table) -> None:
    plug.send(bytes.fromhex("FE801300C3280D0A") + b"EBR0173\r\n")
    noise = table.next()
    assert isinstance(noise, Trouble)
    facts = (("source", f"serial:{plug.name}"), ("bytes", "FE 80 13 00 C3 28"), ("count", 6))
    assert (noise.key, noise.facts) == ("scan-noise", facts)
    assert table.next_texts(1) == ["EBR0173"]


def test_a_scanner_without_suffix(plugged: SerialScanner, plug: Plug, table: Table) -> None:
    plug.send(b"EBR0173")
    assert table.next_texts(1) == ["EBR0173"]


def test_a_missing_suffix_is_told_with_what_was_read(plug: Plug, table: Table, listen: Opener) -> None:
    plug.plug_in()
    listen(f"serial:port={plug.name},suffix=cr")
    table.status()
    plug.send(b"EBR0173")
    unfinished = table.next()
    assert isinstance(unfinished, Trouble)
    assert (unfinished.key, unfinished.facts[1]) == ("scan-unfinished", ("text", "EBR0173"))


def test_a_cable_pulled_twenty_times_in_mid_code(plugged: SerialScanner, plug: Plug, table: Table) -> None:
    heard = []
    for n in range(20):
        plug.send(f"A{n:04d}\rB{n:04d}\rHALF".encode())
        heard += table.next_codes(2)
        plug.pull()
        assert table.status() == ("lost", "lost")
        plug.plug_in()
        assert table.status() == ("ok", "")
    plug.send(b"LAST1\r")
    assert heard + table.next_codes(1) == [f"{card}{n:04d}" for n in range(20) for card in "AB"] + ["LAST1"]
    assert table.nothing_more()


def test_a_lost_scanner_is_told_once_however_long_it_stays_away(
    plugged: SerialScanner, plug: Plug, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts = threading.Semaphore(0)
    plug.pull()
    assert table.status() == ("lost", "lost")
    opening = plugged._port.open

    def counted() -> SerialBase:
        attempts.release()
        return opening()

    monkeypatch.setattr(plugged._port, "open", counted)
    assert all(attempts.acquire(timeout=PATIENCE) for _ in range(20))
    assert table.rest() == []
    assert plugged._keeper._pause == keeper.LONGEST_PAUSE
    plug.plug_in()
    assert table.status() == ("ok", "")
    assert plugged._keeper._pause == keeper.FIRST_PAUSE


def test_a_scanner_that_comes_later(plug: Plug, table: Table, listen: Opener) -> None:
    listen(f"serial:port={plug.name}")
    assert table.status() == ("retrying", "not-found")
    plug.plug_in()
    assert table.status() == ("ok", "")


def test_a_second_program_is_told_that_the_port_is_in_use(
    plugged: SerialScanner, plug: Plug, table: Table, listen: Opener
) -> None:
    listen(f"serial:port={plug.name}")
    assert table.status() == ("retrying", "in-use")
    plug.send(b"EBR0173\r")
    assert table.next_texts(1) == ["EBR0173"]
    plugged.close()
    assert table.status() == ("ok", "")


def test_a_file_that_is_no_port_is_told_with_the_systems_words(tmp_path: Path, table: Table, listen: Opener) -> None:
    plain = tmp_path / "plain"
    plain.write_text("")
    listen(f"serial:port={plain}")
    assert table.status() == ("retrying", "not-opened")


def test_a_port_that_may_not_be_opened(plug: Plug, table: Table, listen: Opener) -> None:
    plug.plug_in()
    port = plug.port
    os.chmod(port, 0)
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        listen(f"serial:port={port}")
        assert table.status() == ("retrying", "no-permission")
    finally:
        if root:
            os.seteuid(0)


def test_a_gm65_is_told_to_read_and_its_answer_is_no_code(plug: Plug, table: Table, listen: Opener) -> None:
    plug.plug_in()
    scanner = listen(f"serial:port={plug.name},profile=gm65")
    table.status()
    scanner.trigger()
    assert plug.received(9) == bytes.fromhex("7E000801000201 02DA")
    plug.send(bytes.fromhex("02000001003331") + b"EBR0173\r\n")
    assert table.next_texts(1) == ["EBR0173"]
    assert table.nothing_more()


def test_other_scanners_are_sent_nothing(plugged: SerialScanner, plug: Plug, table: Table) -> None:
    plugged.trigger()
    plug.send(b"EBR0173\r")
    table.next_texts(1)
    os.set_blocking(plug._master, False)
    with pytest.raises(BlockingIOError):
        plug.received(1)


def test_a_scanner_on_the_network_that_hangs_up_and_comes_back(table: Table, listen: Opener) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        listen(f"serial:port=socket://127.0.0.1:{server.getsockname()[1]}")
        for code in ("EBR0173", "EBR0174"):
            wire, _ = server.accept()
            assert table.status() == ("ok", "")
            wire.sendall(code.encode() + b"\r\nHALF")
            assert table.next_codes(1) == [code]
            wire.close()
            assert table.status() == ("lost", "lost")


def test_a_line_that_is_watched(plug: Plug, table: Table, listen: Opener, tmp_path: Path) -> None:
    plug.plug_in()
    scanner = listen(f"serial:port=spy://{plug.name}?file={tmp_path / 'seen.txt'}")
    table.status()
    plug.send(b"EBR0173\r")
    assert table.next_texts(1) == ["EBR0173"]
    scanner.close()


def test_a_looped_line_hears_its_own_trigger_as_noise(table: Table, listen: Opener) -> None:
    scanner = listen("serial:port=loop://,profile=gm65,suffix=none")
    assert table.status() == ("ok", "")
    scanner.trigger()
    assert table.next_texts(1) == ["scan-noise"]


def test_the_scanner_sees_that_the_computer_listens(table: Table, listen: Opener) -> None:
    scanner = listen("serial:port=loop://")
    assert table.status() == ("ok", "")
    assert [getattr(scanner._line, wire) for wire in ("dsr", "cts")] == [True, True]  # looped: DTR and RTS come back


def test_after_close_nothing_is_told(plugged: SerialScanner, plug: Plug, table: Table) -> None:
    plugged.close()
    plug.send(b"EBR0173\r")
    plug.pull()
    plugged.close()
    plugged.start()
    assert not plugged._keeper._thread.is_alive()
    assert table.nothing_more()


def test_closing_while_a_code_is_being_put(plug: Plug, table: Table) -> None:
    def put(heard: Heard) -> None:
        table.put(heard)
        scanner.close()

    plug.plug_in()
    scanner = SerialScanner(SerialScanner.Options(port=str(plug.name)), put=put, on_status=table.on_status)
    scanner.start()
    assert table.status() == ("ok", "")
    plug.send(b"EBR0173\rEBR0174\r")
    assert table.next_texts(1) == ["EBR0173"]
    scanner._keeper._thread.join(PATIENCE)
    assert table.nothing_more()


def test_a_busy_computer_does_not_part_a_code_in_two(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread looks after the first half, is kept from looking for 0.8 s, and then finds the second half waiting."""
    clock = Clock()
    monkeypatch.setattr(serial_module, "time", clock)
    scanner = SerialScanner(SerialScanner.Options(port="loop://"), put=table.put)
    with scanner._port.open() as line:
        line.write(b"EBR0")
        assert scanner._hear(line) == []
        clock.now = 0.8
        line.write(b"173\r")
        assert [code.text for code in scanner._hear(line) if isinstance(code, Code)] == ["EBR0173"]


def test_closing_before_starting(plug: Plug, table: Table) -> None:
    scanner = open_scanner(f"serial:port={plug.name}", table.put, table.on_status)
    scanner.close()
    scanner.start()
    assert table.nothing_more()


def test_a_fault_of_the_table_does_not_end_the_thread(plug: Plug, table: Table) -> None:
    def put_once(heard: Heard) -> None:
        table.put(heard)
        if len(faults) < 1:
            faults.append(heard)
            raise LookupError("a fault in the inbox")

    faults: list[Heard] = []
    plug.plug_in()
    scanner = open_scanner(f"serial:port={plug.name}", put_once, table.on_status)
    with closing(scanner):
        scanner.start()
        assert table.status() == ("ok", "")
        plug.send(b"EBR0173\r")
        assert [table.status(), table.status()] == [("lost", "fault"), ("ok", "")]
        plug.send(b"EBR0174\r")
        assert table.next_texts(2) == ["EBR0173", "EBR0174"]


def test_what_is_wrong_in_the_settings() -> None:
    with pytest.raises(BadAddress) as wrong:
        parse_scanner("serial:suffix=crlff,baud=9600x,mode=hands")
    assert [problem.key for problem in wrong.value.problems] == [
        "not-a-choice-near",
        "not-a-whole-number",
        "not-a-choice-near",
        "option-missing",
    ]
