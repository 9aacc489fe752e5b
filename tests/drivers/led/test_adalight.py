"""Adalight: the bytes, and a life on a pseudo-terminal with receivers as WLED and Arduinos have them."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.errors import DeviceMissing
from drivers.led import Frame
from drivers.led.adalight import Adalight, AdalightOptions, AdalightWire, packet
from drivers.led.colour import Look
from drivers.registry import open_led
from tests.drivers.led.adalight_receivers import Sketch, WledReader
from tests.drivers.led.board import PATIENCE, Board
from tests.drivers.told import Told

COUNT = 60
RED = Frame(((255, 0, 0),) * COUNT)
LOOK = Look("RGB")


def picture(frame: Frame) -> bytes:
    return LOOK.encode(frame)


@pytest.fixture(params=[WledReader, Sketch])
def board(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Board]:
    board = Board(tmp_path / "ttyUSB0", request.param(COUNT))
    yield board
    board.pull()


def options(board: Board, boot: float = 0.0, count: int = COUNT) -> AdalightOptions:
    return AdalightOptions(port=str(board.port), boot=boot, count=count)


def test_the_published_bytes_of_a_red_and_a_green_lamp() -> None:
    assert packet(bytes.fromhex("ff000000ff00")).hex(" ") == "41 64 61 00 01 54 ff 00 00 00 ff 00"


@pytest.mark.parametrize(("count", "head"), [(1, "00 00 55"), (60, "00 3b 6e"), (256, "00 ff aa"), (300, "01 2b 7f")])
def test_the_header_counts_lamps_less_one(count: int, head: str) -> None:
    sent = packet(bytes(3 * count))
    assert sent[3:6].hex(" ") == head
    assert len(sent) == 6 + 3 * count


def test_dark_then_the_picture_then_dark(board: Board) -> None:
    with Adalight(options(board)) as lamps:
        board.until(board.shows(picture(Frame.dark(COUNT))))
        lamps.show(RED)
        board.until(board.shows(picture(RED)))
    board.until(board.shows(picture(Frame.dark(COUNT))))
    assert set(board.receiver.shown) == {picture(RED), bytes(3 * COUNT)}
    assert board.receiver.commands == []


def test_a_long_greeting_ends_the_wait_and_is_not_answered(board: Board) -> None:
    with Adalight(options(board, boot=10.0)) as lamps:
        lamps.show(RED)
        board.say(b"ets Jun  8 2016 00:22:57\r\nrst:0x1 (POWERON_RESET)\r\n" * 20 + b"Ada\r\n")
        board.until(board.shows(picture(RED)))
    assert board.receiver.commands == []


def test_a_board_that_was_deaf_while_it_started_gets_the_picture_later(board: Board) -> None:
    deaf, board.receiver = board.receiver, WledReader(COUNT)
    with Adalight(options(board)) as lamps:
        lamps.show(RED)
        board.until(board.shows(picture(RED)))
        board.receiver = deaf
        board.until(board.shows(picture(RED)))


def test_a_greeting_cut_in_two_is_heard_once(board: Board) -> None:
    wire = AdalightWire(options(board))
    wire.open()
    board.say(b"Adda Ad")
    assert not wire.restarted()
    board.say(b"a\n")
    board.until(wire.restarted)
    assert not wire.restarted()
    wire.close()


def test_a_cable_pulled_in_the_middle_of_a_picture(tmp_path: Path) -> None:
    """The board keeps its power and waits for the rest: it gets darkness, then only whole pictures."""
    many = 1500
    bright = Frame(((0, 0, 255),) * many)
    board, told = Board(tmp_path / "ttyUSB0", WledReader(many)), Told()
    wanted = Look("RGB", milliamps=20_000).encode(bright)
    strip = AdalightOptions(port=str(board.port), boot=0.0, count=many, baud=2_000_000, milliamps=20_000)
    with Adalight(strip, on_status=told) as lamps:
        board.until(board.shows(bytes(3 * many)))
        assert told.next() == ("ok", "")
        lamps.show(bright)
        board.hear(PATIENCE, size=1000)
        board.pull()
        assert told.next() == ("lost", "lost")
        before = len(board.receiver.shown)
        board.plug()
        board.until(board.shows(wanted))
        cut, *whole = board.receiver.shown[before:]
        assert wanted.startswith(cut.rstrip(b"\0"))
        assert whole[0] == bytes(3 * many)
        assert set(whole) == {bytes(3 * many), wanted}
        assert board.receiver.commands == []
    board.pull()


def test_a_pulled_cable_is_told_and_the_last_picture_comes_back(board: Board) -> None:
    told = Told()
    with Adalight(options(board), on_status=told) as lamps:
        lamps.show(RED)
        board.until(board.shows(picture(RED)))
        assert told.next() == ("ok", "")
        board.pull()
        assert told.next() == ("lost", "lost")
        assert told.next() == ("retrying", "not-found")
        lamps.show(Frame(((0, 255, 0),) * COUNT))
        board.plug()
        board.until(board.shows(picture(Frame(((0, 255, 0),) * COUNT))))
        assert told.next() == ("ok", "")


def test_a_second_program_is_told_that_the_port_is_in_use(board: Board) -> None:
    with Adalight(options(board)), pytest.raises(DeviceMissing) as refused:
        Adalight(options(board))
    assert refused.value.key == "in-use"
    assert refused.value.facts == {"device": "adalight", "port": str(board.port)}


def test_a_port_that_is_not_there_is_named() -> None:
    with pytest.raises(DeviceMissing) as refused:
        open_led("adalight:port=/dev/ttyUSB77")
    assert (refused.value.key, refused.value.facts["port"]) == ("not-found", "/dev/ttyUSB77")


def test_a_line_over_the_network() -> None:
    receiver = WledReader(COUNT)
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        with open_led(f"adalight:port=socket://127.0.0.1:{port},count={COUNT},boot=0") as lamps:
            line, _ = server.accept()
            lamps.show(RED)
            while receiver.shown[-1:] != [picture(RED)]:
                receiver.feed(line.recv(4096))
        line.close()
    assert receiver.commands == []


def test_a_spied_line(board: Board, tmp_path: Path) -> None:
    with open_led(f"adalight:port=spy://{board.port}?file={tmp_path / 'log'},count={COUNT},boot=0") as lamps:
        lamps.show(RED)
        board.until(board.shows(picture(RED)))
    assert "41 64 61 00 3B 6E" in (tmp_path / "log").read_text()


PROGRAM = """
import signal, sys
from drivers.led import Frame
from drivers.registry import open_led
lamps = open_led(sys.argv[1])
def stop(number, stack):
    lamps.close()
    sys.exit(3)
signal.signal(signal.SIGTERM, stop)
lamps.show(Frame(((255, 0, 0),) * 60))
sys.stdin.readline()
"""


def run(board: Board) -> subprocess.Popen[bytes]:
    address = f"adalight:port={board.port},boot=0"
    return subprocess.Popen([sys.executable, "-c", PROGRAM, address], stdin=subprocess.PIPE)


def test_sigterm_leaves_the_lamps_dark(board: Board) -> None:
    with run(board) as program:
        board.until(board.shows(picture(RED)))
        program.send_signal(signal.SIGTERM)
        board.until(board.shows(picture(Frame.dark(COUNT))))
        assert program.wait(PATIENCE) == 3


def test_the_end_of_a_program_that_forgot_to_close_leaves_them_dark(board: Board) -> None:
    with run(board) as program:
        board.until(board.shows(picture(RED)))
        program.communicate(b"\n", PATIENCE)
        board.until(board.shows(picture(Frame.dark(COUNT))))
        assert program.returncode == 0
