"""``companion check``: what is found, what it means, and how it is said, without any hardware."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from time import monotonic, sleep

import pytest

from companion import cli
from companion.checking import trying
from companion.checking.findings import LITTLE_ROOM, Finding, Machine, SerialPort, clashes, findings
from companion.checking.machine import free_room, read_machine, throttled
from companion.checking.trying import (
    Measured,
    count,
    measured_findings,
    read_code,
    true_order,
    try_camera,
    try_digits,
    try_lamps,
    try_scanner,
    walk,
)
from companion.commands import check as checking
from companion.home import held
from companion.settings import load_settings
from companion.words.texts import Texts
from drivers.digits import NumberDisplay
from drivers.digits.ht16k33 import Ht16k33Wire
from drivers.digits.sim import SimDigits
from drivers.digits.sim import SimOptions as SimDigitsOptions
from drivers.errors import BadAddress, Problem
from drivers.led import Frame, LedDisplay
from drivers.led.colour import Look
from drivers.led.sim import SimLamps, SimOptions
from drivers.registry import parse_digits, parse_led, parse_scanner
from drivers.scanner import Code, Heard, Trouble
from tests.drivers.digits.chips import Ht16k33Chip, I2CBus
from tests.drivers.led.adalight_receivers import WledReader
from tests.drivers.led.board import Board
from tests.drivers.told import PATIENCE

WELL = Machine("/home/ana/games", room=9000, screens=("/dev/dri/card1",), renderer="v3d", throttled=0)


def keys(found: Iterator[Finding] | tuple[Finding, ...] | list[Finding]) -> list[tuple[str, str]]:
    return [(finding.message, finding.grade) for finding in found]


# What a machine says means


def test_a_machine_that_is_well() -> None:
    assert keys(findings(WELL)) == [("check-folder", "good"), ("check-supply", "good"), ("check-renderer", "good")]


@pytest.mark.parametrize(
    ("changed", "key", "grade"),
    [
        ({"volatile": True}, "check-volatile", "mend"),
        ({"room": LITTLE_ROOM - 1}, "check-little-room", "mend"),
        ({"throttled": 0x1}, "check-low-voltage", "mend"),
        ({"throttled": 0x50000}, "check-low-voltage", "mend"),  # it fell once since the start
        ({"throttled": 0x80008}, "check-hot", "mend"),
        ({"renderer": ""}, "check-no-renderer", "mend"),
        ({"screens": ()}, "check-no-screen", "note"),
        ({"screens": (), "display": ":0"}, "check-display", "good"),
        ({"ports": (SerialPort("/dev/ttyS0"),)}, "check-port", "note"),
        ({"ports": (SerialPort("/dev/ttyUSB0", "1A86:7523", "CH340"),)}, "check-usb-port", "note"),
        ({"cameras": (("/dev/video0", "Webcam"),)}, "check-camera", "note"),
        ({"inputs": (("/dev/input/event0", "Touch"),)}, "check-input", "note"),
        ({"spi": ("/dev/spidev0.0",)}, "check-bus", "note"),
        ({"i2c": ("/dev/i2c-1",)}, "check-bus", "note"),
    ],
)
def test_what_is_found_is_graded(changed: dict[str, object], key: str, grade: str) -> None:
    assert (key, grade) in keys(findings(Machine(**{**_fields(WELL), **changed})))  # type: ignore[arg-type]


def _fields(machine: Machine) -> dict[str, object]:
    return {name: getattr(machine, name) for name in Machine.__dataclass_fields__}


def test_a_capped_clock_alone_is_no_trouble() -> None:
    assert ("check-supply", "good") in keys(findings(Machine(**{**_fields(WELL), "throttled": 0x20002})))  # type: ignore[arg-type]


def test_a_machine_that_is_no_pi_says_nothing_of_its_supply() -> None:
    assert "check-supply" not in dict(keys(findings(Machine(**{**_fields(WELL), "throttled": None}))))  # type: ignore[arg-type]


# Reading a machine


def test_a_machine_is_read_from_its_files(tmp_path: Path) -> None:
    for file, text in {
        "dev/video0": "",
        "dev/video10": "",
        "dev/video2": "",
        "sys/class/video4linux/video0/name": "HD Webcam\n",
        "dev/spidev0.0": "",
        "dev/i2c-1": "",
        "dev/input/event0": "",
        "dev/input/mice": "",
        "sys/class/input/event0/device/name": "Touch screen\n",
        "dev/dri/card1": "",
        "dev/dri/renderD128": "",
        "sys/bus/platform/drivers/v3d/bind": "",
        "proc/self/mounts": f"overlay / overlay rw 0 0\ntmpfs {tmp_path / 'memory'} tmpfs rw 0 0\n",
    }.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text)
    device = tmp_path / "sys/class/drm/renderD128/device"
    device.mkdir(parents=True)
    (device / "driver").symlink_to(tmp_path / "sys/bus/platform/drivers/v3d")
    machine = read_machine(tmp_path / "memory", tmp_path)
    assert machine.volatile
    assert machine.cameras == (("/dev/video0", "HD Webcam"), ("/dev/video2", ""), ("/dev/video10", ""))
    assert (machine.spi, machine.i2c) == (("/dev/spidev0.0",), ("/dev/i2c-1",))
    assert machine.inputs == (("/dev/input/event0", "Touch screen"),)
    assert (machine.screens, machine.renderer) == (("/dev/dri/card1",), "v3d")


def test_a_machine_without_anything_is_read_too(tmp_path: Path) -> None:
    machine = read_machine(tmp_path / "home", tmp_path, {})
    assert (machine.volatile, machine.cameras, machine.screens, machine.renderer) == (False, (), (), "")
    assert machine.display == ""


@pytest.mark.parametrize("name", ["WAYLAND_DISPLAY", "DISPLAY", "SDL_VIDEODRIVER"])
def test_a_window_that_is_open_has_a_display(tmp_path: Path, name: str) -> None:
    """Over a network, in another window or without a picture there is no screen of the machine, and yet one is seen."""
    found = dict(keys(findings(read_machine(tmp_path / "home", tmp_path, {name: ":7"}))))
    assert "check-display" in found
    assert "check-no-screen" not in found


def test_free_room_is_known_before_the_folder_is_there(tmp_path: Path) -> None:
    assert free_room(tmp_path / "not" / "yet") == pytest.approx(free_room(tmp_path), rel=0.1)


@pytest.mark.parametrize(
    ("said", "bits"), [("throttled=0x50005", 0x50005), ("throttled=0x0", 0), ("error=1", None), ("", None)]
)
def test_what_a_pi_says_of_its_supply(tmp_path: Path, said: str, bits: int | None) -> None:
    program = tmp_path / "vcgencmd"
    program.write_text(f"#!/bin/sh\necho {said}\n")
    program.chmod(0o755)
    assert throttled(str(program)) == bits
    assert throttled("no-such-program") is None


# Trying devices


def nothing(_: LedDisplay) -> Iterator[Finding]:
    return iter(())


def test_lamps_that_work_and_lamps_that_do_not() -> None:
    assert keys(try_lamps(parse_led("sim"), nothing)) == [("device-ok", "good")]
    assert keys(try_lamps(parse_led("sim:fitted=no"), nothing)) == [("device-not-found", "mend")]
    assert keys(try_lamps(parse_led("adalight:port=/dev/ttyUSB77"), nothing)) == [("device-not-found", "mend")]


def test_every_problem_of_an_address_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_few(*_: object) -> LedDisplay:
        raise BadAddress("host=x", [Problem.of("too-few-lamps", device="wled", wanted=60, found=30)])

    monkeypatch.setattr(trying, "open_led", too_few)
    found = list(try_lamps(parse_led("sim"), nothing))
    assert keys(found) == [("device-bad-address", "mend"), ("device-too-few-lamps", "mend")]
    assert found[1].facts == {"device": "wled", "wanted": 60, "found": 30}


def test_a_device_that_tells_nothing_is_silent() -> None:
    assert keys(trying.Told().findings("lamps", "wled", 0.0)) == [("check-silent", "mend")]


def test_the_walk_lights_each_lamp_alone_and_ends_dark() -> None:
    lamps = SimLamps(SimOptions(count=5))
    lamps.shown.clear()
    pauses: list[float] = []
    walk(lamps, pauses.append)
    lit = [[at for at, lamp in enumerate(shown.frame.hex()) if lamp != "000000"] for shown in lamps.shown]
    assert lit == [[0], [1], [2], [3], [4], []]
    assert pauses == [trying.STEP] * 5


def test_a_long_strip_is_walked_a_few_lamps_at_once() -> None:
    lamps = SimLamps(SimOptions(count=1500))
    pauses: list[float] = []
    walk(lamps, pauses.append)
    assert len(pauses) <= trying.STEPS
    lit = {at for shown in lamps.shown for at, lamp in enumerate(shown.frame.hex()) if lamp != "000000"}
    assert lit == set(range(1500))


def test_real_lamps_are_walked_and_dark_afterwards(tmp_path: Path) -> None:
    board = Board(tmp_path / "ttyUSB0", WledReader(3))
    lit = iter([one_lit(at) for at in range(3)])

    def use(lamps: LedDisplay) -> Iterator[Finding]:
        walk(lamps, lambda _: board.until(board.shows(next(lit))))
        yield Finding("check-order", {})

    try:
        found = list(try_lamps(parse_led(f"adalight:port={board.port},boot=0,count=3"), use))
        board.until(board.shows(bytes(9)))
    finally:
        board.pull()
    assert keys(found) == [("device-ok", "good"), ("check-order", "good")]
    assert next(lit, None) is None, "each lamp was seen alone"


def one_lit(at: int) -> bytes:
    return Look("RGB").encode(Frame(tuple((255, 0, 0) if lamp == at else (0, 0, 0) for lamp in range(3))))


def nothing_more(_: NumberDisplay) -> Iterator[Finding]:
    return iter(())


def test_number_displays_that_work_and_those_that_do_not() -> None:
    assert keys(try_digits(parse_digits("sim"), nothing_more)) == [("device-ok", "good")]
    assert keys(try_digits(parse_digits("sim:fitted=no"), nothing_more)) == [("device-not-found", "mend")]


def test_a_real_chip_lights_all_segments_then_counts_and_is_dark_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    chip = Ht16k33Chip()
    monkeypatch.setattr(Ht16k33Wire, "_opened_bus", lambda _: I2CBus(chip, 0x70))
    figures = iter("80123456789")

    def seen(_: float) -> None:
        figure, give_up = next(figures), monotonic() + PATIENCE
        while chip.lit != figure * 4:
            assert monotonic() < give_up, f"{figure} was never seen"
            sleep(0.002)

    def use(digits: NumberDisplay) -> Iterator[Finding]:
        count(digits, seen)
        yield Finding("check-order", {})

    found = list(try_digits(parse_digits("ht16k33"), use))
    assert keys(found) == [("device-ok", "good"), ("check-order", "good")]
    assert next(figures, None) is None, "each figure was seen in all places"
    assert chip.lit == "    "


def test_all_segments_are_lit_longer_than_each_figure() -> None:
    digits = SimDigits(SimDigitsOptions(places=2))
    digits.shown.clear()
    pauses: list[float] = []
    count(digits, pauses.append)
    assert list(digits.shown) == ["88", *(figure * 2 for figure in "0123456789"), "  "]
    assert pauses == [trying.ALL, *[trying.FIGURE] * 10]


@pytest.mark.parametrize(
    ("lamps", "digits", "expected"),
    [
        ("", "ht16k33 ht16k33:address=0x71 max7219 max7219:device=1 sim sim terminal", []),
        ("", "ht16k33 max7219 ht16k33:address=0x70,counter=p1.*", ["check-same-display"]),
        ("", "max7219 max7219:places=4", ["check-same-display"]),
        ("neopixel-spi", "max7219:device=1", ["check-same-bus"]),
        ("neopixel:pin=D10", "max7219", ["check-same-bus"]),
        ("neopixel neopixel-spi", "max7219:port=1 ht16k33", []),
    ],
)
def test_devices_that_spoil_each_other_are_found(lamps: str, digits: str, expected: list[str]) -> None:
    found = [*clashes([*map(parse_led, lamps.split())], [*map(parse_digits, digits.split())])]
    assert keys(found) == [(key, "mend") for key in expected]


@pytest.mark.parametrize(
    ("counter", "known"),
    [
        ("scheme*.threat", True),
        ("p1.hit_points", True),
        ("*.threat", True),
        ("vils.red", True),
        ("scheme.thread", True),  # a token of the scheme might be called so
        ("threat", False),
        ("Scheme.threat", False),
    ],
)
def test_a_number_that_no_game_has_is_found(counter: str, known: bool) -> None:
    settings, _ = load_settings(Path("/nowhere"), {"digits": f"sim:counter={counter} sim", "lamps": ""}, {})
    found = list(checking.together(settings))
    assert keys(found) == ([] if known else [("check-no-counter", "mend")])


@pytest.mark.parametrize(("answer", "expected"), [("y", []), ("", []), ("n", ["check-digits-wrong"])])
def test_the_figures_are_asked_about(monkeypatch: pytest.MonkeyPatch, answer: str, expected: list[str]) -> None:
    monkeypatch.setattr(checking, "count", lambda digits, pause: None)
    somebody = asks(monkeypatch, answer)
    found = list(somebody.about_digits(parse_digits("sim"))(SimDigits(SimDigitsOptions())))
    assert [finding.message for finding in found] == expected


@pytest.mark.parametrize("written", ["RGB", "GRB", "BRG"])
@pytest.mark.parametrize("true", ["RGB", "RBG", "GRB", "GBR", "BRG", "BGR"])
def test_the_order_of_the_colours_is_told_by_what_is_seen(written: str, true: str) -> None:
    """A strip whose first byte is ``true[0]`` and so on: what it shows where red and green are sent."""
    seen = {asked: true[written.index(asked)] for asked in "RG"}
    assert true_order(written, seen) == true


def test_colours_that_no_strip_shows_give_no_order() -> None:
    assert true_order("GRB", {"R": "R", "G": "R"}) == ""
    assert true_order("GRBW", {"R": "G", "G": "R"}) == "RGBW"


def test_a_scanner_reads_within_its_time(tmp_path: Path) -> None:
    script = tmp_path / "codes"
    script.write_text("0 ]C0MC01107-5\n")
    asked: list[int] = []
    found = list(try_scanner(parse_scanner(f"sim:script={script}"), 5, lambda: asked.append(1)))
    assert keys(found) == [("device-ok", "good"), ("check-code", "good")]
    assert found[1].facts == {"device": f"sim:script={script}", "text": "MC01107-5", "symbology": "code-128"}
    assert asked == [1]
    assert keys(try_scanner(parse_scanner("sim"), 0, lambda: asked.append(1))) == [("device-ok", "good")]
    assert asked == [1], "nobody is asked where nobody waits"


def test_a_scanner_that_is_not_there_a_keyboard_and_a_camera_that_is_not_there(tmp_path: Path) -> None:
    absent = parse_scanner(f"serial:port={tmp_path / 'ttyACM0'}")
    assert keys(try_scanner(absent, 0, print)) == [("device-not-found", "mend")]
    assert keys(try_scanner(parse_scanner("keyboard"), 0, print)) == [("check-keyboard", "note")]
    camera = parse_scanner(f"camera:source={tmp_path / 'video0'}")
    assert keys(try_camera(camera)) == [("device-not-found", "mend")]
    assert keys(try_camera(parse_scanner(f"camera:source=folder:{tmp_path}"))) == []


def test_trouble_instead_of_a_code_is_said_and_a_code_after_it_counts() -> None:
    heard = SimpleQueue[Heard]()
    noise = Trouble.of("scan-noise", 0.0, source="serial", bytes="FE", count=1)
    heard.put(noise)
    assert keys([read_code(heard, 0.0, "serial")]) == [("device-scan-noise", "mend")]
    heard.put(noise)
    heard.put(Code("A", "", "serial", 0.0))
    assert read_code(heard, 1.0, "serial").facts == {"device": "serial", "text": "A", "symbology": "?"}
    assert keys([read_code(heard, 0.0, "serial")]) == [("check-no-code", "mend")]


@pytest.mark.parametrize(
    ("measured", "expected"),
    [
        (Measured(10.0, (1280, 720), 800.0, 4.4), ["check-pictures", "check-code-size"]),
        (Measured(10.0, (1280, 720), 800.0, 0.0), ["check-pictures"]),
        (Measured(3.2, (1280, 720), 800.0, 2.1), ["check-pictures", "check-slow-camera", "check-small-code"]),
    ],
)
def test_what_the_measures_of_a_camera_mean(measured: Measured, expected: list[str]) -> None:
    found = list(measured_findings("camera", measured))
    assert [finding.message for finding in found] == expected
    assert found[0].facts["width"] == "1280"


def test_a_film_is_measured_like_a_camera(tmp_path: Path) -> None:
    """Pictures of a label, as a camera gives them: counted, and the pixels of its modules measured."""
    import cv2

    picture = cv2.imread(str(Path(__file__).parents[3] / "assets/demo/MC01107.jpg"))
    assert picture is not None
    film = cv2.VideoWriter(str(tmp_path / "film.avi"), cv2.VideoWriter.fourcc(*"MJPG"), 10, picture.shape[1::-1])
    for _ in range(40):
        film.write(picture)
    film.release()
    found = list(try_camera(parse_scanner(f"camera:source={tmp_path / 'film.avi'}"), 0.2))
    assert found[0].message == "check-pictures"
    assert (found[0].facts["width"], found[0].facts["height"]) == ("640", "480")
    assert int(found[0].facts["sharpness"]) > 0
    assert found[-1].message in ("check-code-size", "check-small-code")


# The command


def options(**given: object) -> argparse.Namespace:
    return argparse.Namespace(**{"yes": False, "json": False, "seconds": None, **given})


def asks(monkeypatch: pytest.MonkeyPatch, *answers: str, language: str = "en") -> checking.Asks:
    """Somebody at a terminal who gives these answers."""
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr(checking, "walk", lambda lamps, pause: None)
    given = iter(answers)
    return checking.Asks(Texts(language=language), options(), lambda _: next(given))


@pytest.mark.parametrize(
    ("language", "answers", "expected"),
    [
        ("en", ("y", "r", "g"), ["check-order"]),
        ("en", ("", "", ""), ["check-order"]),
        ("en", ("n", "r", "g"), ["check-walk-wrong", "check-order"]),
        ("en", ("y", "g", "r"), ["check-order-wrong"]),
        ("en", ("y", "red", "red"), ["check-order-odd"]),
        ("fr", ("oui", "v", "r"), ["check-order-wrong"]),
        ("es", ("sí", "v", "r"), ["check-order-wrong"]),
        ("cs", ("a", "z", "č"), ["check-order-wrong"]),
    ],
)
def test_answers_become_findings(
    monkeypatch: pytest.MonkeyPatch, language: str, answers: tuple[str, ...], expected: list[str]
) -> None:
    somebody = asks(monkeypatch, *answers, language=language)
    address = parse_led("adalight:port=x,count=3")
    found = list(somebody.about(address)(SimLamps(SimOptions(count=3))))
    assert [finding.message for finding in found] == expected
    if "check-order-wrong" in expected:
        assert found[-1].facts == {"device": str(address), "order": "GRB", "written": "RGB"}


def test_nobody_is_asked_with_yes_or_json_or_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "walk", lambda lamps, pause: None)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    for given in ({"yes": True}, {"json": True}):
        nobody = checking.Asks(Texts(), options(**given))
        assert nobody.seconds == 0
        assert list(nobody.about(parse_led("adalight:port=x"))(SimLamps(SimOptions(count=3)))) == []
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    assert checking.Asks(Texts(), options()).seconds == 0
    assert checking.Asks(Texts(), options(seconds=3)).seconds == 3


def test_the_command_says_what_to_mend_in_words_and_as_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "end_in_order", lambda: None)
    monkeypatch.setattr(checking, "read_machine", lambda home: WELL)
    words = ["check", "--yes", "--home", str(tmp_path), "--language", "en", "--set", "lamps=sim:count=3 sim:fitted=no"]
    assert cli.main(words) == 1
    assert capsys.readouterr().out.splitlines() == [
        "  Games are kept in /home/ana/games, 9,000 MB are free.",
        "  The supply is strong enough, as far as this machine tells.",
        "  The picture is drawn by v3d.",
        "  Lamps: sim:count=3",
        "  The simulated lamps work.",
        "  Lamps: sim:fitted=no",
        "! sim: there is nothing at sim. Plug it in, or correct the settings.",
        "  Scanner: sim",
        "  The simulated scanner works.",
    ]
    assert cli.main([*words, "--json", "--set", "lamps=sim:count=3"]) == 0
    said = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [each["key"] for each in said][-4:] == ["check-lamps", "device-ok", "check-scanner", "device-ok"]
    assert said[-1] == {
        "key": "device-ok",
        "grade": "good",
        "facts": {"device": "sim", "role": "scanner"},
        "text": "The simulated scanner works.",
    }


def test_what_is_wrong_in_the_settings_is_found_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "end_in_order", lambda: None)
    monkeypatch.setattr(checking, "read_machine", lambda home: WELL)
    (tmp_path / "settings.toml").write_text('lamps = ["adalite:port=/dev/ttyUSB0"]\nlangage = "en"\n')
    assert cli.main(["check", "--yes", "--home", str(tmp_path), "--language", "en"]) == 1
    assert [line for line in capsys.readouterr().out.splitlines() if line.startswith("!")] == [
        "! settings.toml: lamps, adalite:port=/dev/ttyUSB0: There is no device “adalite”. Did you mean “adalight”?",
        "! settings.toml: there is no setting “langage”. Did you mean “language”?",
    ]


def test_a_finding_is_said_before_the_next_device_is_tried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "end_in_order", lambda: None)
    monkeypatch.setattr(checking, "read_machine", lambda home: WELL)
    said_before: list[int] = []

    def tried(*_: object) -> Iterator[Finding]:
        said_before.append(len(capsys.readouterr().out.splitlines()))
        return iter([Finding("device-ok", {"device": "sim", "role": "lamps"})])

    monkeypatch.setattr(checking, "try_lamps", tried)
    assert cli.main(["check", "--yes", "--home", str(tmp_path), "--set", "lamps=sim:count=3 sim:count=4"]) == 0
    assert said_before == [4, 2], "each device is named before it is tried"


def test_devices_that_the_table_uses_are_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "end_in_order", lambda: None)
    monkeypatch.setattr(checking, "read_machine", lambda home: WELL)
    with held(tmp_path):
        assert cli.main(["check", "--yes", "--home", str(tmp_path), "--language", "en"]) == 1
    assert capsys.readouterr().out.splitlines()[3:] == [
        "! The table is open in another window and has the devices; its status line says how they are. "
        "To try them here, close it first (where it starts by itself: sudo systemctl stop companion)."
    ]


def test_a_silly_number_of_seconds_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for seconds in ("-1", "601", "soon"):
        with pytest.raises(SystemExit) as ended:
            cli.main(["check", "--seconds", seconds])
        assert ended.value.code == 2
    assert "--seconds" in capsys.readouterr().err
