"""The desk: what a scan does, what is said of what is no scan, and whose the keys are."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from shutil import copy

import pytest

from companion.library import Library
from companion.line import parse, quoted
from drivers.scanner import Code, Trouble
from drivers.scanner.camera import CameraScanner
from drivers.scanner.keys import ENTER, KEYPAD_ENTER, TAB
from tests.companion.conftest import Begin
from tests.companion.evening import GAME, WAITING, Evening, ManyCards
from tests.drivers.scanner.conftest import Plug
from tests.drivers.scanner.hands import in_frames, scanned, typed

ROOT = Path(__file__).parents[2]


def code(text: str, symbology: str = "", source: str = "serial:/dev/ttyACM0") -> Code:
    return Code(text, symbology, source, 0.0)


def lines(table: Evening) -> list[str]:
    return [answer.line for answer in table.desk.answers]


@pytest.fixture
def table(evening: Begin) -> Evening:
    table = evening()
    table.desk.say(GAME)
    table.desk.answers.clear()
    return table


@pytest.fixture
def asked(evening: Begin, toy: None, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """A table whose prompt waits for a scan."""
    monkeypatch.setattr("companion.table.game", lambda id: WAITING)
    table = evening(finder=ManyCards(()))
    table.desk.say("game toy players=Ana,Ben limit=50")
    table.desk.answers.clear()
    return table


# What a scan does


def test_a_scan_that_nobody_waits_for_only_looks(table: Evening) -> None:
    before = table.desk.view
    assert table.desk.hear(code("MC01107-5"))
    (answer,) = table.desk.answers
    assert (answer.line, answer.source) == ('scan "MC01107-5" as=look', "serial:/dev/ttyACM0")
    assert answer.looked
    assert answer.looked.code == "01107"
    assert table.desk.view is before


def test_a_scan_counts_after_the_button_and_only_the_next_one(table: Evening) -> None:
    table.desk.scan()
    for _ in range(2):
        table.desk.hear(code("MC01107-5"))
    assert lines(table) == ['scan "MC01107-5"', 'scan "MC01107-5" as=look']


def test_a_scan_counts_while_a_prompt_waits_for_it(asked: Evening) -> None:
    asked.desk.hear(code("A1"))
    asked.desk.hear(code("A2", source="camera:/dev/video0"))
    assert lines(asked) == ['scan "A1"', 'scan "A2"']
    assert asked.desk.view
    assert [card.code for card in asked.desk.view.cards] == ["A1", "A2"]


def test_a_camera_is_heard_only_when_somebody_wants_it(table: Evening) -> None:
    seen = code("MC01107-5", "qr", "camera:/dev/video0")
    assert not table.desk.hear(seen)
    assert lines(table) == []
    table.desk.scan()
    assert table.desk.hear(seen)
    assert not table.desk.hear(seen)
    assert lines(table) == ['scan "MC01107-5" by=qr']


def test_the_button_tells_scanners_that_can_be_told_to_read(evening: Begin, tmp_path: Path) -> None:
    plug = Plug(tmp_path)
    plug.plug_in()
    try:
        table = evening(scanners=f"serial:port={plug.name},profile=gm65 sim")
        table.until(table.are(scanner="ok"))
        table.desk.scan()
        assert plug.received(20).hex(" ") == "7e 00 08 01 00 02 01 02 da"
    finally:
        plug.unplug_if_in()


def test_the_kind_of_code_reaches_the_finder(evening: Begin, toy: None) -> None:
    finder = ManyCards(())
    table = evening(finder=finder)
    table.desk.say("game toy players=Ana")
    table.desk.hear(code("04252614", "upc-e"))
    table.desk.hear(code("04252614"))
    assert finder.told == [("04252614", "upc-e"), ("04252614", "")]


def test_six_digits_of_a_upc_e_are_the_card_of_their_twelve(evening: Begin, tmp_path: Path) -> None:
    """C05: the same six digits in another kind of code are another number."""
    library = Library(tmp_path / "home")
    table = evening(finder=library)
    table.desk.say(GAME)
    table.desk.say('teach 042100005264 {"code": "X1", "kind": "minion", "name": "Bat"}')
    table.desk.answers.clear()
    table.desk.hear(code("425261", "upc-e"))
    table.desk.hear(code("0042100005264", "ean-13"))
    table.desk.hear(code("425261", "code-39"))
    looked = [answer.looked.code if answer.looked else "" for answer in table.desk.answers]
    library.close()
    assert looked == ["x1", "x1", ""]


@pytest.mark.parametrize("text", ["MC01 107", 'A"B\\C', "RDA-017\rnote", "a=b", "#1", "]C1\x1d0100", "žluť", "x" * 256])
def test_whatever_a_code_holds_is_one_word(text: str) -> None:
    command = parse(f"scan {quoted(text)} as=look")
    assert (command.words, command.options) == ((text,), {"as": "look"})


def test_a_return_inside_a_code_is_one_unknown_code_and_is_shown(table: Evening) -> None:
    """C16, C19: what was read is shown, also what has no mark."""
    table.desk.hear(code("RDA-017\rnote\u202e"))
    (answer,) = table.desk.answers
    assert answer.refused
    assert table.desk.words.refused(answer.refused).startswith("No card has the code RDA-017<CR>note<U+202E>.")


def test_a_scan_before_a_game_is_refused_in_words(evening: Begin) -> None:
    table = evening()
    table.desk.hear(code("MC01107-5"))
    (answer,) = table.desk.answers
    assert answer.refused
    assert answer.refused.key == "no-game"


# What is said of what is no scan


def trouble(key: str, at: float, source: str = "serial:scanner", **facts: str | int) -> Trouble:
    return Trouble.of(key, at, source=source, **facts)


def news_of(table: Evening, *troubles: Trouble) -> list[str]:
    for each in troubles:
        table.desk.inbox.put(each)
    table.desk.tick()
    return list(table.desk.news())


def test_each_trouble_is_a_sentence_and_is_told_once(table: Evening) -> None:
    told = news_of(
        table,
        trouble("scan-noise", 1.0, bytes="FE 80 13", count=3),
        trouble("scan-too-long", 2.0, limit=256),
        trouble("scan-unfinished", 3.0, text="EBR\x1d0173"),
        trouble("scan-repeated", 4.0, text="MC01107-5", count=1),
    )
    assert told == [
        "serial:scanner sent 3 bytes that are no text (FE 80 13). Check the baud rate in the settings, and the plug.",
        "serial:scanner sent more than 256 bytes without an end. Let the scanner send Enter after each code.",
        "serial:scanner: “EBR<GS>0173” has no end and was not counted. "
        "Let the scanner send Enter after each code, or write suffix=none in the settings.",
        "MC01107-5 was read again at once and not counted (serial:scanner). "
        "Take the card away and show it again if it is meant.",
    ]
    assert table.desk.news() == ()


def test_a_card_that_stays_under_a_scanner_is_said_once(table: Evening) -> None:
    again = [trouble("scan-repeated", at / 2, text="MC01107-5", count=at) for at in range(1, 200)]
    assert len(news_of(table, *again[:99])) == 1
    assert news_of(table, *again[99:]) == []
    assert len(news_of(table, trouble("scan-repeated", 105.0, text="MC01107-5", count=1))) == 1


def test_another_code_or_another_scanner_is_news(table: Evening) -> None:
    told = news_of(
        table,
        trouble("scan-repeated", 1.0, text="MC01107-5", count=1),
        trouble("scan-repeated", 1.1, text="MC01109-1", count=1),
        trouble("scan-repeated", 1.2, "keyboard", text="MC01107-5", count=1),
        trouble("scan-repeated", 1.3, text="MC01107-5", count=2),
    )
    assert len(told) == 3


def test_what_is_no_news_does_not_wake_the_screen(table: Evening) -> None:
    table.desk.tick()
    table.desk.inbox.put(trouble("scan-repeated", 1.0, text="MC01107-5", count=1))
    assert table.desk.tick()
    table.desk.inbox.put(trouble("scan-repeated", 1.5, text="MC01107-5", count=2))
    table.desk.inbox.put(code("MC01107-5", "qr", "camera:/dev/video0"))
    assert not table.desk.tick()


def test_words_of_devices_follow_the_language(table: Evening) -> None:
    table.desk.tick()
    table.desk.language = "cs"
    assert [light.sentence for light in table.desk.device_lights()] == [
        "Simulovaná světla fungují.",
        "Simulovaná čtečka funguje.",
    ]
    assert news_of(table, trouble("scan-noise", 1.0, bytes="FE", count=1)) == [
        "serial:scanner: přišel 1 bajt, který není text (FE). Zkontrolujte v nastavení rychlost (baud) a zástrčku."
    ]


# Whose the keys are


@pytest.fixture
def keyed(evening: Begin) -> Evening:
    table = evening(scanners="keyboard")
    table.desk.say(GAME)
    table.desk.answers.clear()
    return table


def delivered(table: Evening, strokes: list[object]) -> list[object]:
    """What reaches the screen, each key looked at as a window does: by the frame, the clock ticking between."""
    handed: list[object] = []
    for stroke in in_frames(strokes):  # type: ignore[arg-type]
        handed += table.desk.keys.feed(stroke.scancode, stroke.down, stroke.at, (stroke.scancode, stroke.down))
        handed += table.desk.keys.follow("text") if stroke.down else ()
    last = strokes[-1].at  # type: ignore[attr-defined]
    for frame in range(1, 40):
        handed += table.desk.keys.tick(last + frame / 30) if table.desk.keys.due is not None else ()
    table.desk.tick()
    return handed


def test_a_scan_into_a_text_field_leaves_it_as_it_is(keyed: Evening) -> None:
    """C17: five scans without a pause between the keys; the name field has the focus."""
    keyed.desk.keys.typing = True
    for n in range(5):
        assert delivered(keyed, list(scanned("MC01107-5", begin=2.0 * n, step=0.001))) == []
    assert lines(keyed) == ['scan "MC01107-5" as=look'] * 5
    assert {answer.source for answer in keyed.desk.answers} == {"keyboard"}


def test_a_person_types_a_name_and_it_is_no_scan(keyed: Evening) -> None:
    """C18: every key arrives, in its order, the Enter too, and nothing is said of an unknown card."""
    keyed.desk.keys.typing = True
    handed = delivered(keyed, list(typed("ana", step=0.120)))
    assert [key for key in handed if key != "text"] == [
        (key, down) for key in (4, 17, 4, ENTER) for down in (True, False)
    ]
    assert handed.count("text") == 4
    assert lines(keyed) == []


@pytest.mark.parametrize("key", [ENTER, KEYPAD_ENTER])
def test_a_bare_enter_presses_no_button(keyed: Evening, key: int) -> None:
    assert delivered(keyed, list(typed("", end=key))) == []
    assert keyed.desk.keys.fate == "swallow"
    keyed.desk.keys.typing = True
    assert delivered(keyed, list(typed("", begin=9.0, end=key))) == [(key, True), "text", (key, False)]


def test_other_keys_pass_to_the_screen(keyed: Evening) -> None:
    assert (TAB, True) in delivered(keyed, list(typed("", end=TAB)))
    assert keyed.desk.keys.fate == "pass"


def test_keys_that_are_held_come_back_when_the_window_loses_the_keyboard(keyed: Evening) -> None:
    assert keyed.desk.keys.feed(4, True, 1.0, "a") == ()
    assert keyed.desk.keys.fate == "hold"
    assert keyed.desk.keys.due is not None
    assert keyed.desk.keys.reset() == ("a",)
    assert keyed.desk.keys.due is None


def test_without_such_a_scanner_every_key_passes_at_once(table: Evening) -> None:
    assert table.desk.keys.feed(4, True, 1.0, "a") == ("a",)
    assert table.desk.keys.follow("text") == ("text",)
    assert table.desk.keys.due is None
    assert table.desk.keys.tick() == table.desk.keys.reset() == ()
    assert table.desk.keys.feed(ENTER, True, 2.0, "enter") == ()


# What blinks


@pytest.mark.parametrize(("devices", "blinks"), [({"lamps": "", "digits": "sim"}, True), ({"lamps": ""}, False)])
def test_it_blinks_where_a_number_display_does(evening: Begin, devices: dict[str, str], blinks: bool) -> None:
    """The first number of Reflets d'Acide is the first colour of the Vils, which blinks at four."""
    table = evening(**devices)
    table.desk.say("game reflets_dacide players=Ana,Ben imprevus=2 gemmes=3")
    assert not table.desk.blinks()
    table.desk.say("set vils.red 4")
    assert table.desk.blinks() is blinks
    table.desk.beat = 1
    assert table.desk.digits() == (("",) if blinks else ())
    assert table.desk.digits(beat=0) == (("4",) if blinks else ())


# A child that dies


def test_a_decoder_that_is_killed_costs_no_later_picture(evening: Begin, tmp_path: Path) -> None:
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    table = evening(scanners=f"camera:source=folder:{pictures}")
    table.desk.say(GAME)
    table.desk.answers.clear()
    table.until(table.are(scanner="ok"))
    camera = table.desk.devices.scanners[0].device
    assert isinstance(camera, CameraScanner)
    for name in ("MC01107", "MC01109", "MC01101"):
        assert camera.decoder_pid
        os.kill(camera.decoder_pid, signal.SIGKILL)
        table.desk.scan()
        before = len(table.desk.answers)
        copy(ROOT / "assets" / "demo" / f"{name}.jpg", pictures)
        table.until(lambda before=before: len(table.desk.answers) > before)  # type: ignore[misc]
    assert [line.split()[1] for line in lines(table)] == ['"MC01107-5"', '"MC01109-1"', '"MC01101-H"']
