"""Devices as the table uses them: missing, late, pulled and put back at any moment, and dark in the end."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Event

import pytest

from companion.desk import Desk
from companion.devices import searching
from companion.devices.opened import Devices, Lamps, Status
from companion.devices.searching import Search, fenced
from drivers.digits.ht16k33 import Ht16k33Wire
from drivers.digits.sim import SimDigits
from drivers.errors import DeviceLost, DeviceMissing
from drivers.led import Frame
from drivers.led.colour import Look
from drivers.led.sim import SimLamps, SimOptions
from drivers.scanner.sim import SimScanner
from tests.companion.conftest import Begin
from tests.companion.evening import GAME, PATIENCE, Evening
from tests.drivers.digits.chips import Ht16k33Chip, I2CBus
from tests.drivers.led.adalight_receivers import WledReader
from tests.drivers.led.board import Board
from tests.drivers.led.wled_controller import Controller
from tests.drivers.scanner.conftest import Plug

COUNT = 60
LOOK = Look("RGB")
ROOT = Path(__file__).parents[3]
DARK = bytes(3 * COUNT)


@pytest.fixture
def board(tmp_path: Path) -> Iterator[Board]:
    board = Board(tmp_path / "ttyUSB0", WledReader(COUNT))
    yield board
    board.pull()


@pytest.fixture
def plug(tmp_path: Path) -> Iterator[Plug]:
    plug = Plug(tmp_path)
    yield plug
    plug.unplug_if_in()


def lit(desk: Desk) -> bytes:
    """What a controller gets that shows the table as it is."""
    return LOOK.encode(desk.frame(COUNT))


def heard(board: Board, picture: bytes) -> Callable[[], bool]:
    """Whether the board shows ``picture``; hears a little."""

    def shows() -> bool:
        board.hear(0.005)
        return board.receiver.shown[-1:] == [picture]

    return shows


# Missing and late


@pytest.fixture
def chip(monkeypatch: pytest.MonkeyPatch) -> Ht16k33Chip:
    """The chip that answers at 0x70 of the I2C bus."""
    chip = Ht16k33Chip()
    monkeypatch.setattr(Ht16k33Wire, "_opened_bus", lambda _: I2CBus(chip, 0x70))
    return chip


def threat(table: Evening) -> str:
    """The first number of the game as four places have it."""
    return (table.desk.digits() or ("",))[0].rjust(4)


@pytest.mark.usefixtures("impatient")
def test_a_number_display_that_comes_later_shows_the_number_of_the_table(evening: Begin, chip: Ht16k33Chip) -> None:
    chip.there = False
    table = evening(digits="ht16k33:counter=scheme*.threat")
    table.desk.say(GAME)
    table.until(table.are(digits="missing"))
    (light,) = [light for light in table.desk.device_lights() if light.role == "digits"]
    assert (light.name, light.well) == ("ht16k33", False)
    assert light.sentence == "ht16k33: there is nothing at I2C 0x70. Plug it in, or correct the settings."
    table.desk.say("adjust scheme.threat 3")
    chip.there = True
    table.until(lambda: chip.lit == threat(table) == "   3")
    table.until(table.are(digits="ok"))
    table.desk.say("adjust scheme.threat 9")
    table.until(lambda: chip.lit == threat(table) == "  12")
    table.desk.close()
    assert chip.lit == "    "


@pytest.mark.usefixtures("impatient")
def test_a_number_display_pulled_ten_times_shows_the_table_when_it_is_back(evening: Begin, chip: Ht16k33Chip) -> None:
    table = evening(digits="ht16k33")
    table.desk.say(GAME)
    for _ in range(10):
        table.until(lambda: chip.lit == threat(table))
        chip.there = False
        chip.lose_power()
        table.desk.say("adjust scheme.threat 1")
        table.until(table.are(digits="lost"))
        chip.there = True
        table.until(table.are(digits="ok"))
    table.until(lambda: chip.lit == threat(table) == "  10")


def test_several_number_displays_each_show_their_own(evening: Begin) -> None:
    table = evening(digits="sim:places=2 sim:places=3,counter=villain*.stage sim:places=1,counter=villain*.hit_points")
    shown = [digits._display for digits in table.desk.devices.digits]
    assert [display.lit for display in shown if isinstance(display, SimDigits)] == ["  ", "   ", " "]
    table.desk.say(GAME)
    table.desk.say("adjust scheme.threat 4")
    assert [display.lit for display in shown if isinstance(display, SimDigits)] == [" 4", "  1", "-"]
    table.desk.put_away()
    assert [display.lit for display in shown if isinstance(display, SimDigits)] == ["  ", "   ", " "]


@pytest.mark.usefixtures("impatient")
def test_lamps_that_boot_later_appear_with_the_picture_of_the_table(evening: Begin, board: Board) -> None:
    board.pull()
    table = evening(lamps=f"adalight:port={board.port},boot=0,count={COUNT}")
    table.desk.say(GAME)
    table.until(table.are(lamps="missing"))
    (light,) = [light for light in table.desk.device_lights() if light.role == "lamps"]
    assert (light.name, light.well) == ("adalight ttyUSB0", False)
    assert light.sentence == f"adalight: there is nothing at {board.port}. Plug it in, or correct the settings."
    assert len(table.desk.lamps()) == COUNT, "simulated lamps stand in, as many as there will be"
    board.plug()
    table.until(heard(board, lit(table.desk)))
    table.until(table.are(lamps="ok"))
    table.desk.say("adjust scheme.threat 3")
    table.until(heard(board, lit(table.desk)))
    assert lit(table.desk) != DARK
    assert board.receiver.shown[0] == DARK


@pytest.mark.usefixtures("impatient")
def test_a_scanner_whose_script_comes_later(evening: Begin, tmp_path: Path) -> None:
    script = tmp_path / "codes"
    table = evening(scanners=f"sim:script={script}")
    table.desk.say(GAME)
    table.until(table.are(lamps="ok", scanner="missing"))
    script.write_text("0 MC01107-5\n")
    table.until(lambda: any(answer.looked for answer in table.desk.answers))


def test_what_is_missing_is_said_once_for_each_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "PAUSES", (0.0,))
    reasons = iter(["not-found", "not-found", "no-permission", "no-permission", "not-found", ""])
    told: list[str] = []
    found = Event()

    def open() -> str:
        if reason := next(reasons):
            raise DeviceMissing(reason, device="adalight", port="/dev/ttyUSB0")
        return "lamps"

    search = Search(open, lambda _: found.set(), lambda error: told.append(error.key))
    assert found.wait(PATIENCE)
    search.close()
    assert told == ["not-found", "no-permission", "not-found"]


@pytest.mark.parametrize("key", sorted(searching.HOPELESS))
def test_what_cannot_change_is_not_tried_again(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "PAUSES", (0.0,))
    reasons = ["not-found", "not-found", key, "not-found"]
    told: list[str] = []

    def open() -> str:
        raise DeviceMissing(reasons.pop(0), device="neopixel")

    search = Search(open, told.append, lambda error: told.append(error.key))
    search._thread.join(PATIENCE)
    assert told == ["not-found", key]
    assert reasons == ["not-found"]


def test_pauses_grow_from_half_a_second_to_some_seconds() -> None:
    assert searching.PAUSES == (0.5, 1.0, 2.0, 5.0, 7.5)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Event, list[str]]]:
    """Lamps that take their time: they open when the event is set, and note it when they are closed."""
    go_on, closed = Event(), list[str]()

    class Late(SimLamps):
        def close(self) -> None:
            super().close()
            closed.append("closed")

    def open_late(*_: object) -> SimLamps:
        assert go_on.wait(PATIENCE)
        return Late(SimOptions(count=COUNT))

    monkeypatch.setattr("companion.devices.opened.AT_FIRST", 0.0)
    monkeypatch.setattr("companion.devices.opened.open_led", open_late)
    yield go_on, closed
    go_on.set()


def test_the_evening_does_not_wait_for_a_controller_that_takes_long(slow: tuple[Event, list[str]]) -> None:
    lamps = Lamps("wled:host=table", lambda _: None)
    picture = Frame(((255, 0, 0),) * COUNT)
    lamps.show(picture)
    slow[0].set()
    assert lamps._search.wait(PATIENCE)
    assert isinstance(lamps._display, SimLamps)
    assert lamps._display.lit == picture
    lamps.close()
    assert slow[1] == ["closed"]


def test_what_was_opened_after_the_end_is_closed(
    slow: tuple[Event, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An attempt that takes long is under way while the evening ends."""
    monkeypatch.setattr(searching, "LONGEST_CLOSE", 0.0)
    lamps = Lamps("wled:host=table", lambda _: None)
    lamps.close()
    slow[0].set()
    assert lamps._search.wait(PATIENCE)
    assert slow[1] == ["closed"]


def test_a_fault_in_a_hardware_library_is_a_sentence() -> None:
    def broken() -> None:
        raise ZeroDivisionError("in the driver")

    with pytest.raises(DeviceLost) as raised:
        fenced(broken, "neopixel")
    assert raised.value.facts == {"device": "neopixel", "reason": "ZeroDivisionError('in the driver')"}


def test_several_displays_each_show_the_picture_for_their_number_of_lamps(evening: Begin) -> None:
    table = evening(lamps="sim:count=12 sim:count=30")
    table.desk.say(GAME)
    shown = [lamps._display for lamps in table.desk.devices.lamps]
    assert [display.lit for display in shown if isinstance(display, SimLamps)] == [
        table.desk.frame(12),
        table.desk.frame(30),
    ]


# Pulled and put back


@pytest.mark.usefixtures("impatient")
def test_a_scanner_pulled_twenty_times_loses_and_doubles_nothing(evening: Begin, plug: Plug) -> None:
    plug.plug_in()
    table = evening(scanners=f"serial:port={plug.name}")
    table.desk.say(GAME)
    table.desk.answers.clear()
    for n in range(20):
        table.until(table.are(scanner="ok"))
        plug.send(f"A{n:03d}\rB{n:03d}\rHALF".encode())
        table.until(lambda n=n: len(table.desk.answers) == 2 * n + 2)  # type: ignore[misc]
        plug.pull()
        table.until(table.are(scanner="lost"))
        plug.plug_in()
    table.until(table.are(scanner="ok"))
    expected = [f'scan "{letter}{n:03d}" as=look' for n in range(20) for letter in "AB"]
    assert [answer.line for answer in table.desk.answers] == expected
    assert {answer.source for answer in table.desk.answers} == {f"serial:{plug.name}"}


@pytest.mark.usefixtures("impatient")
def test_lamps_pulled_twenty_times_show_the_table_when_they_are_back(evening: Begin, board: Board) -> None:
    table = evening(lamps=f"adalight:port={board.port},boot=0,count={COUNT}")
    table.desk.say(GAME)
    for n in range(20):
        table.until(heard(board, lit(table.desk)))
        board.pull()
        answer = table.desk.say(f"adjust scheme.threat {1 if n % 2 else 2}")
        assert answer
        assert answer.refused is None, "the game goes on"
        table.until(table.are(lamps="lost"))
        board.receiver = WledReader(COUNT)
        board.plug()
    table.until(heard(board, lit(table.desk)))
    assert table.desk.view
    assert table.desk.view.counters["scheme.threat"].value == 30


@pytest.mark.usefixtures("impatient")
def test_a_controller_in_the_network_that_starts_again_shows_the_table_again(
    evening: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("drivers.led.wled.WledWire.watch", 0.02)
    controller = Controller(COUNT, "ddp")
    try:
        table = evening(lamps=f"{controller.address},count={COUNT}")
        table.desk.say(GAME)
        for n in range(20):
            picture = lit(table.desk)
            controller.until(lambda picture=picture: controller.strip == picture)  # type: ignore[misc]
            controller.start()
            table.desk.say(f"adjust scheme.threat {1 if n % 2 else 2}")
        picture = lit(table.desk)
        controller.until(lambda: controller.strip == picture)
        table.close()
        controller.until(lambda: controller.strip == DARK)
    finally:
        controller.close()


class Cables:
    """Four devices, real drivers and simulated ones, each with a cable to pull."""

    def __init__(self, table: Evening, board: Board, plug: Plug) -> None:
        self.table, self.board, self.plug = table, board, plug
        devices = table.desk.devices
        lamps, scanner = devices.lamps[1]._display, devices.scanners[1].device
        assert isinstance(lamps, SimLamps)
        assert isinstance(scanner, SimScanner)
        self.lamps, self.scanner = lamps, scanner
        self.pulled: set[int] = set()

    def change(self, which: int) -> None:
        """Pull what is in, put in what is pulled."""
        ends = (self.board, self.plug, self.lamps, self.scanner)
        if which in self.pulled:
            self.pulled.remove(which)
            ends[which].plug_in() if isinstance(ends[which], Plug) else ends[which].plug()  # type: ignore[union-attr]
        else:
            self.pulled.add(which)
            ends[which].pull()

    def wells(self) -> list[bool]:
        """Whether each works, as the status line says."""
        by_name = {(str(light.role), light.name): light.well for light in self.table.desk.device_lights()}
        names = [("lamps", "adalight ttyUSB0"), ("scanner", f"serial {self.plug.name.name}")]
        return [by_name.get(name, False) for name in (*names, ("lamps", "simulated"), ("scanner", "simulated"))]


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_any_cable_pulled_at_any_moment_of_a_game(evening: Begin, board: Board, plug: Plug, seed: int) -> None:
    plug.plug_in()
    lamps = f"adalight:port={board.port},boot=0,count={COUNT} sim:count=12"
    table = evening(lamps=lamps, scanners=f"serial:port={plug.name} sim")
    table.desk.say(GAME)
    cables = Cables(table, board, plug)
    table.until(lambda: all(cables.wells()))
    chance = Random(seed)
    for _ in range(20):
        cables.change(chance.randrange(4))
        answer = table.desk.say(f"adjust scheme.threat {chance.choice((1, 2))}")
        assert answer
        assert answer.refused is None, "the game goes on"
        if chance.random() < 0.5:
            table.until(lambda: cables.wells() == [which not in cables.pulled for which in range(4)])
    for which in sorted(cables.pulled):
        cables.change(which)
    table.until(lambda: all(cables.wells()))
    table.until(heard(board, lit(table.desk)))
    assert cables.lamps.lit == table.desk.frame(12)
    table.desk.answers.clear()
    plug.send(b"MC01107-5\r")
    table.until(lambda: len(table.desk.answers) == 1)
    cables.scanner.scan("MC01109-1")
    table.until(lambda: len(table.desk.answers) == 2)
    assert [answer.source for answer in table.desk.answers] == [f"serial:{plug.name}", "sim"]


# Dark


def test_all_is_dark_at_the_start_and_in_the_end(evening: Begin, board: Board) -> None:
    table = evening(lamps=f"adalight:port={board.port},boot=0,count={COUNT}")
    table.desk.say(GAME)
    table.until(heard(board, lit(table.desk)))
    table.desk.put_away()
    table.until(heard(board, DARK))
    table.desk.say(GAME)
    table.until(heard(board, lit(table.desk)))
    table.close()
    board.until(board.shows(DARK))
    assert board.receiver.shown[0] == DARK


class Program:
    """``companion play --headless`` with lamps on a board."""

    def __init__(self, home: Path, board: Board) -> None:
        lamps = f"lamps=adalight:port={board.port},boot=0,count={COUNT}"
        command = [sys.executable, "-m", "companion", "play", "--headless", "--home", str(home), "--set", lamps]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)

    def say(self, line: str) -> bytes:
        """Say a line; what the lamps show then."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        said = json.loads(self.process.stdout.readline())
        colours = tuple(tuple(bytes.fromhex(lamp)) for lamp in said["lamps"])
        return LOOK.encode(Frame(colours))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("how", "code"),
    [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130), (None, 0)],
    ids=["told to end", "the terminal closed", "Ctrl-C", "the lines ended"],
)
def test_all_is_dark_however_the_program_is_ended(
    tmp_path: Path, board: Board, how: signal.Signals | None, code: int
) -> None:
    program = Program(tmp_path / "home", board)
    shown = program.say(GAME)
    assert shown != DARK
    board.until(board.shows(shown))
    if how is None:
        assert program.process.stdin
        program.process.stdin.close()
    else:
        program.process.send_signal(how)
    board.until(board.shows(DARK))
    assert program.process.wait(PATIENCE) == code
    assert program.process.stdout
    program.process.stdout.close()


WITH_A_WINDOW = """
import sys
from pathlib import Path
from companion import app
from companion.commands.ending import end_in_order
from companion.commands.desks import desk_of
from companion.settings import load_settings
home, lamps, game = sys.argv[1:]
end_in_order()
with desk_of(load_settings(Path(home), {"lamps": lamps})[0], Path(home)) as desk:
    desk.say(game)
    app.run(desk, Path(home))
"""


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_all_is_dark_when_the_window_is_ended_from_outside(tmp_path: Path, board: Board, how: signal.Signals) -> None:
    """The window is asked to end when it has shown its first picture, as it tells a service manager."""
    ready = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    ready.bind(str(tmp_path / "ready"))
    ready.settimeout(PATIENCE)
    environment = {**os.environ, "SDL_VIDEODRIVER": "offscreen", "NOTIFY_SOCKET": str(tmp_path / "ready")}
    lamps = f"adalight:port={board.port},boot=0,count={COUNT}"
    command = [sys.executable, "-c", WITH_A_WINDOW, str(tmp_path / "home"), lamps, GAME]
    program = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.DEVNULL)
    with ready:
        assert ready.recv(100) == b"READY=1"
    board.until(lambda: board.receiver.shown[-1:] not in ([], [DARK]))
    program.send_signal(how)
    board.until(board.shows(DARK))
    program.wait(PATIENCE)
    assert [picture for picture in board.receiver.shown if picture != DARK]


def test_a_second_program_in_the_same_folder_is_refused_with_a_sentence(tmp_path: Path, board: Board) -> None:
    first = Program(tmp_path / "home", board)
    first.say(GAME)
    command = [sys.executable, "-m", "companion", "play", "--headless", "--home", str(tmp_path / "home")]
    environment = {**os.environ, "LC_ALL": "en_GB.UTF-8"}
    second = subprocess.run(command, input="", capture_output=True, text=True, cwd=ROOT, env=environment, check=False)
    assert second.returncode == 2
    assert second.stdout == ""
    folder = tmp_path / "home"
    assert second.stderr == (
        f"The folder {folder} is used by another window of this program. "
        "Close that one first, or choose another folder with --home.\n"
    )
    first.process.kill()
    first.process.communicate()


def test_a_device_that_another_program_uses_is_said_and_the_table_is_set(evening: Begin, board: Board) -> None:
    address = f"adalight:port={board.port},boot=0,count={COUNT}"
    first = evening(lamps=address)
    first.until(lambda: heard(board, DARK)() and first.are(lamps="ok")())
    told: list[Status] = []
    second = Devices((address,), (), lambda _: None, told.append)
    second.close()
    assert [(status.state, status.error.key if status.error else "") for status in told] == [("missing", "in-use")]


def test_closing_twice_is_harmless(evening: Begin) -> None:
    table = evening()
    table.desk.say(GAME)
    table.desk.close()
    table.desk.close()
    assert table.desk.devices.lamps[0].count == 60
