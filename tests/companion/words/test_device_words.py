"""Every key that a driver can tell has a sentence in every language, with no fact missing and none left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import drivers.camera.pictures
import drivers.errors
import drivers.scanner
from companion.devices.opened import Role, Status
from companion.words.device_words import of_error, of_trouble, sentence, short_name, shown
from companion.words.texts import LANGUAGES, Texts, message_id
from companion.words.visible import visible
from drivers.errors import BadAddress, DeviceMissing, Problem
from drivers.scanner import Trouble
from tests.ftl import file_of, patterns, variables

ROOT = Path(__file__).parents[3]
RAISED = (
    "DeviceMissing",
    "DeviceLost",
    "DecoderLost",
    "BadPicture",
    "WrongLength",
    "WrongText",
    "Closed",
    "Problem",
    "Trouble",
)
# "lost: device port", "not-a-number, out-of-range: kind option"
ENTRY = r"(?:^|\s{2,})([a-z-]+(?:, [a-z-]+)*): ([a-z]+(?: [a-z]+)*)"
NUMBERS = frozenset(
    {"count", "limit", "seconds", "code", "milliamps", "needed", "wanted", "found", "room", "got", "places"}
)
ADDED = {"Trouble": {"source"}, "Problem": {"kind"}}  # by Trouble.of; by the registry, which knows the kind


def listed() -> dict[str, tuple[str, ...]]:
    """Every key that a docstring of the drivers lists, with its facts."""
    told: dict[str, tuple[str, ...]] = {}
    lines = (drivers.errors.__doc__ or "").splitlines() + (drivers.scanner.__doc__ or "").splitlines()
    for line in lines:
        for keys, facts in re.findall(ENTRY, re.sub(r"\(.*?\)", "", line)):
            told |= dict.fromkeys(keys.split(", "), tuple(facts.split()))
    return told


KEYS = listed()


def raised() -> Iterator[tuple[str, str, set[str]]]:
    """(where, key, facts) of every place in the drivers that tells a key."""
    for file in sorted((ROOT / "drivers").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (name := _teller(node)):
                given = {keyword.arg for keyword in node.keywords}
                keys = [each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)]
                for key in keys if None not in given else ():
                    yield f"{file.name}:{node.lineno}", str(key), {*map(str, given)} | ADDED.get(name, set())


def _teller(call: ast.Call) -> str:
    function = call.func.value if isinstance(call.func, ast.Attribute) and call.func.attr == "of" else call.func
    name = function.id if isinstance(function, ast.Name) else ""
    return name if name in RAISED and call.args else ""


def facts_of(key: str, number: int) -> dict[str, str | int]:
    return {fact: number if fact in NUMBERS else f"<{fact}>" for fact in KEYS[key]}


def test_the_lists_of_the_drivers_are_read() -> None:
    assert KEYS["several-found"] == ("device", "port", "found")
    assert KEYS["out-of-range"] == ("kind", "option", "value", "low", "high", "unit")
    assert KEYS["picture-broken"] == ("path",)
    assert KEYS["scan-repeated"] == ("source", "text", "count")
    assert len(KEYS) == 47


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_sentence_of_its_own_in_every_language(language: str) -> None:
    worded = patterns(file_of("app", language))
    assert [key for key in KEYS if message_id("device", key) not in worded] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_a_sentence_asks_for_no_fact_that_is_not_told(key: str, language: str) -> None:
    texts = Texts(language=language)
    for number in (0, 1, 3, 5, 21):
        said = sentence(texts, key, facts_of(key, number))
        assert "{" not in said
        assert len(said) > 10
    assert (texts.missing, texts.errors) == ([], [])


def test_every_place_in_the_drivers_tells_a_key_of_the_lists_with_its_facts() -> None:
    told = list(raised())
    assert len(told) > 40
    for where, key, facts in told:
        assert key in KEYS, where
        asked = variables(patterns(file_of("app", "en"))[message_id("device", key)])
        assert asked <= facts | {"extra"}, f"{where}: {key} lacks {asked - facts}"


def test_no_sentence_is_left_over() -> None:
    worded = {id.removeprefix("device-") for id in patterns(file_of("app", "en")) if id.startswith("device-")}
    ours = {"ok", "works-simulated", "works-pictures", "kind-simulated", "kind-pictures"}  # no driver tells them
    assert worded - KEYS.keys() == ours


def test_all_problems_of_an_address_are_said_each_on_its_line() -> None:
    wrong = BadAddress("sim:cont=1", [Problem.of("unknown-option-near", kind="sim", option="cont", near="count")])
    assert of_error(Texts(), wrong).splitlines() == [
        "“sim:cont=1” is no right address of a device:",
        "sim has no option “cont”. Did you mean “count”?",
    ]


def test_what_was_read_is_shown_also_where_it_has_no_mark() -> None:
    trouble = Trouble.of("scan-repeated", 0.0, source="keyboard", text="]C1\x1d01\u202e", count=1)
    assert of_trouble(Texts(), trouble).startswith("]C1<GS>01<U+202E> was read again at once")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("MC01107-5", "MC01107-5"),
        ("žluť 🎲", "žluť 🎲"),
        ("a\r\n\tb", "a<CR><LF><TAB>b"),
        ("\x00\x1f\x7f\x85", "<NUL><US><U+007F><U+0085>"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("a\u00a0b", "a\u00a0b"),
        ("a\ud800b", "a<U+D800>b"),
    ],
)
def test_marks_for_what_has_none(text: str, shown: str) -> None:
    assert visible(text) == shown


def test_a_permission_names_the_group_and_the_command() -> None:
    error = DeviceMissing("no-permission", device="serial", port="/dev/ttyACM0", group="dialout")
    assert of_error(Texts(), error) == (
        "serial: /dev/ttyACM0 may not be used. "
        "Join the group dialout (sudo usermod -aG dialout $USER), then log in again."
    )


def test_names_are_short() -> None:
    assert short_name("serial:port=/dev/serial/by-id/usb-Scanner-0001,baud=9600") == "serial usb-Scanner-0001"
    assert short_name("wled:host=192.168.1.20") == "wled 192.168.1.20"
    assert short_name("camera:source=folder:/pictures/") == "camera pictures"
    assert short_name("neopixel-spi:count=60") == "neopixel-spi"
    assert short_name("ht16k33:address=0x71,counter=scheme*.threat") == "ht16k33 0x71"


@pytest.mark.parametrize(
    ("role", "address", "name", "said"),
    [
        ("lamps", "sim:count=60", "simulated", "The simulated lamps work."),
        ("digits", "sim", "simulated", "The simulated number display works."),
        ("scanner", "sim", "simulated", "The simulated scanner works."),
        (
            "scanner",
            "camera:source=folder:/tmp/cards/",
            "picture folder cards",
            "The picture folder /tmp/cards/ is looked at: pictures that come into it are read.",
        ),
        ("scanner", "camera:source=/dev/video0", "camera video0", "camera video0 works."),
        ("lamps", "neopixel-spi:count=60", "neopixel-spi", "neopixel-spi works."),
    ],
)
def test_what_is_simulated_is_called_so(role: Role, address: str, name: str, said: str) -> None:
    (device,) = shown(Texts(), [Status(role, address, "ok")])
    assert (device.name, device.sentence) == (name, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_kind_of_address_is_shown_for_what_is_simulated(language: str) -> None:
    texts = Texts(language=language)
    for role in ("lamps", "digits", "scanner"):
        (device,) = shown(texts, [Status(role, "sim", "ok")])
        assert not re.search(r"\bsim\b", f"{device.name} {device.sentence}")
