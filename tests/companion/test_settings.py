"""The settings: layers, every problem at once with what was probably meant, and no file that crashes."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from companion.settings import FILE, Settings, load_settings
from companion.words.texts import LANGUAGES, Texts
from companion.words.wording import Words

DEFAULTS = Settings(
    language="",
    scanners=("sim",),
    lamps=("sim:count=60",),
    digits=(),
    size=(800, 480),
    fullscreen=False,
    kiosk=False,
    rotation=0,
    text_scale=1.0,
)


def loaded(
    home: Path, file: str = "", options: dict[str, str] | None = None, environment: dict[str, str] | None = None
) -> tuple[Settings, list[str]]:
    """The settings, and what is said of them in English."""
    (home / FILE).write_text(file, encoding="utf-8")
    found, problems = load_settings(home, options or {}, environment or {})
    return found, [Words(Texts(language="en")).refused(problem) for problem in problems]


def test_without_a_file_everything_has_its_default(tmp_path: Path) -> None:
    assert load_settings(tmp_path, {}, {}) == (DEFAULTS, ())


def test_the_default_file_explains_every_setting() -> None:
    text = files("companion").joinpath(FILE).read_text("utf-8")
    assert set(tomllib.loads(text)) == set(Settings.__dataclass_fields__)
    for line in text.splitlines():
        assert not line or "#" in line, line


def test_each_layer_changes_what_lies_below(tmp_path: Path) -> None:
    file = 'language = "fr"\nrotation = 90\nsize = "1024x600"\nlamps = ["sim:count=12"]\n'
    environment = {"COMPANION_LANGUAGE": "es", "COMPANION_ROTATION": "180", "COMPANION_HOME": "/x", "LANG": "de"}
    found, problems = loaded(tmp_path, file, {"language": "cs"}, environment)
    assert problems == []
    assert (found.language, found.rotation, found.size, found.lamps) == ("cs", 180, (1024, 600), ("sim:count=12",))
    assert (found.fullscreen, found.scanners, found.text_scale) == (False, ("sim",), 1.0)


def test_a_word_for_every_kind_of_setting(tmp_path: Path) -> None:
    options = {
        "fullscreen": "yes",
        "kiosk": "TRUE",
        "text_scale": "1.5",
        "size": "1280x800",
        "scanners": "keyboard serial:port=/dev/ttyACM0",
        "lamps": "",
    }
    found, problems = loaded(tmp_path, options=options)
    assert problems == []
    assert (found.fullscreen, found.kiosk, found.text_scale, found.size) == (True, True, 1.5, (1280, 800))
    assert (found.scanners, found.lamps) == (("keyboard", "serial:port=/dev/ttyACM0"), ())


def test_number_displays_are_addresses_too_and_every_problem_is_said(tmp_path: Path) -> None:
    file = 'digits = ["ht16k33:address=0x71,counter=scheme*.threat", "max7219:places=9", "ht16k3"]\n'
    found, problems = loaded(tmp_path, file)
    assert found.digits == ("ht16k33:address=0x71,counter=scheme*.threat",)
    assert problems == [
        "settings.toml: digits, max7219:places=9: max7219: places goes from 1 to 8 (digits), “9” does not fit.",
        "settings.toml: digits, ht16k3: There is no device “ht16k3”. Did you mean “ht16k33”?",
    ]


def test_three_mistakes_are_three_sentences_and_the_rest_counts(tmp_path: Path) -> None:
    file = 'langage = "fr"\nrotation = 45\nlamps = ["neopixl-spi:count=60"]\ntext_scale = 1.2\n'
    found, problems = loaded(tmp_path, file)
    assert problems == [
        "settings.toml: there is no setting “langage”. Did you mean “language”?",
        "settings.toml: “45” does not fit rotation. Possible: 0, 90, 180, 270.",
        "settings.toml: lamps, neopixl-spi:count=60: There is no device “neopixl-spi”. Did you mean “neopixel-spi”?",
    ]
    assert (found.text_scale, found.rotation, found.lamps) == (1.2, 0, DEFAULTS.lamps)


def test_every_wrong_address_is_said_and_the_good_ones_are_opened(tmp_path: Path) -> None:
    file = 'scanners = ["serial:port=/dev/ttyACM0,boud=9600,suffix=crr", "keyboard", "cam", "serial"]\n'
    found, problems = loaded(tmp_path, file)
    assert found.scanners == ("keyboard",)
    address = "settings.toml: scanners, serial:port=/dev/ttyACM0,boud=9600,suffix=crr: "
    assert problems == [
        f"{address}serial has no option “boud”. Did you mean “baud”?",
        f"{address}serial: suffix cannot be “crr”. Did you mean “cr”?",
        "settings.toml: scanners, cam: There is no device “cam”. Did you mean “camera”?",
        "settings.toml: scanners, serial: serial needs the option port.",
    ]


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("adalight:port=x,count=0", "adalight: count goes from 1 to 1500 (lamps), “0” does not fit."),
        ("adalight:port=x,count=many", "adalight: count is a whole number from 1 to 1500 (lamps), not “many”."),
        ("adalight:port=x,gamma=low", "adalight: gamma is a number from 1 to 3 (exponent), not “low”."),
        ("adalight:port=x,port=y", "adalight: port is written twice."),
        ("adalight:port=", "adalight: a value is missing behind port."),
        ("sim:fitted=perhaps", "sim: fitted cannot be “perhaps”. It can be: yes, no."),
        ("lamps", "There is no device “lamps”. There are: adalight, neopixel, neopixel-spi, sim, terminal, wled."),
        (
            "adalight:port=x,count=1500",
            "1,500 lamps draw 1,853 mA even when they glow faintly, and only 500 mA are allowed. "
            "Take a larger supply and raise milliamps, or connect fewer lamps.",
        ),
    ],
)
def test_what_is_wrong_with_an_address_is_said(tmp_path: Path, address: str, said: str) -> None:
    _, (problem,) = loaded(tmp_path, options={"lamps": address})
    assert problem.startswith("--set: lamps, ")
    assert problem.endswith(f": {said}")


def test_a_mistake_in_the_environment_names_its_variable(tmp_path: Path) -> None:
    environment = {"COMPANION_LAMP": "sim", "COMPANION_SIZE": "huge", "COMPANION_OF_HEROES": "1"}
    _, problems = loaded(tmp_path, environment=environment)
    assert problems == [
        "COMPANION_LAMP: there is no setting “lamp”. Did you mean “lamps”?",
        "COMPANION_SIZE: “huge” does not fit size. "
        "Possible: width x height in pixels, each from 100 to 9999, for example 800x480.",
    ]


WRONG = {
    "language": ('"de"', "“de”", "en, fr, es, cs; or empty, for the language of the machine"),
    "scanners": ("5", "“5”", 'a list of addresses, for example ["sim"]'),
    "lamps": ("true", "“True”", 'a list of addresses, for example ["sim"]'),
    "digits": ("[1]", "“[1]”", 'a list of addresses, for example ["sim"]'),
    "size": ('"99x480"', "“99x480”", "width x height in pixels, each from 100 to 9999, for example 800x480"),
    "fullscreen": ('"perhaps"', "“perhaps”", "true, false"),
    "kiosk": ("2", "“2”", "true, false"),
    "rotation": ("1.5", "“1.5”", "0, 90, 180, 270"),
    "text_scale": ("3", "“3”", "a number from 0.8 to 2.0"),
}


@pytest.mark.parametrize("setting", Settings.__dataclass_fields__)
def test_a_value_that_does_not_fit_is_said_with_what_would(tmp_path: Path, setting: str) -> None:
    written, shown, possible = WRONG[setting]
    found, problems = loaded(tmp_path, f"{setting} = {written}\n")
    assert problems == [f"settings.toml: {shown} does not fit {setting}. Possible: {possible}."]
    assert found == DEFAULTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_would_fit_is_said_in_every_language(tmp_path: Path, language: str) -> None:
    (tmp_path / FILE).write_text("".join(f"{key} = {written}\n" for key, (written, _, _) in WRONG.items()))
    texts = Texts(language=language)
    said = [Words(texts).refused(problem) for problem in load_settings(tmp_path, {}, {})[1]]
    assert len(set(said)) == len(WRONG)
    assert (texts.missing, texts.errors) == ([], [])


def test_two_numbers_with_a_comma_are_no_list_of_two(tmp_path: Path) -> None:
    _, (problem,) = loaded(tmp_path, environment={"COMPANION_SIZE": "800,480"})
    assert problem.startswith("COMPANION_SIZE: “800,480” does not fit size.")


def test_a_setting_that_resembles_none_is_said_with_all_of_them(tmp_path: Path) -> None:
    _, (problem,) = loaded(tmp_path, "colour = 1\n")
    known = ", ".join(Settings.__dataclass_fields__)
    assert problem == f"settings.toml: there is no setting “colour”. Possible: {known}."


def test_a_file_that_is_no_toml_is_said_with_the_place(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("language = fr\n", encoding="utf-8")
    found, (problem,) = load_settings(tmp_path, {}, {})
    assert found == DEFAULTS
    assert (problem.key, problem.facts["file"]) == ("settings-unreadable", str(tmp_path / FILE))
    assert "line 1" in str(problem.facts["reason"])


def test_a_folder_in_the_place_of_the_file_is_said(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    found, (problem,) = load_settings(tmp_path, {}, {})
    assert (found, problem.key) == (DEFAULTS, "file-unreadable")


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def toml(value: object) -> str:
    """A value as TOML writes it (what it has no word for as an empty text)."""
    match value:
        case bool():
            return str(value).lower()
        case int() | float():
            return str(value)
        case list():
            return f"[{', '.join(map(toml, value))}]"
        case dict():
            return f"{{{', '.join(f'{toml(str(key))} = {toml(each)}' for key, each in value.items())}}}"
        case str():
            return '"' + "".join(f"\\U{ord(letter):08x}" if letter.isascii() else letter for letter in value) + '"'
    return '""'


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.dictionaries(st.sampled_from([*Settings.__dataclass_fields__, "lamp", "x"]), VALUES, max_size=4))
@example({"lamps": [1]})
@example({"lamps": [["sim"]]})
@example({"scanners": 5})
@example({"text_scale": float("nan")})
def test_no_value_of_any_kind_is_a_crash(tmp_path: Path, values: dict[str, object]) -> None:
    file = "".join(f"{key} = {toml(value)}\n" for key, value in values.items())
    found, problems = loaded(tmp_path, file)
    assert isinstance(found, Settings)
    assert all(problems)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.binary(max_size=60))
@example(b"x = " + b"9" * 5000)
@example(b"rotation = 0x" + b"f" * 5000)
@example(b"x = " + b"[" * 5000)
@example(b"\xff\xfe")
@example(b"[lamps]\n[lamps]")
def test_no_file_whatever_is_in_it_is_a_crash(tmp_path: Path, data: bytes) -> None:
    (tmp_path / FILE).write_bytes(data)
    found, problems = load_settings(tmp_path, {}, {})
    assert isinstance(found, Settings)
    for language in LANGUAGES:
        assert all(Words(Texts(language=language)).refused(problem) for problem in problems)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.sampled_from(sorted(Settings.__dataclass_fields__)), st.text(max_size=30))
def test_no_option_is_a_crash(tmp_path: Path, key: str, value: str) -> None:
    found, _ = loaded(tmp_path, options={key: value}, environment={f"COMPANION_{key.upper()}": value})
    assert isinstance(found, Settings)
