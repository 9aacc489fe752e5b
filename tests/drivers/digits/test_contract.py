"""What every kind of number display does, whatever stands at the end of the wire."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from drivers.digits import CHARACTERS
from drivers.errors import Closed, DeviceMissing, WrongText
from drivers.registry import DIGITS, digits_kinds, open_digits
from drivers.sending import pacing
from tests.drivers.digits.rigs import PLACES, RIGS, ChipRig, Rig
from tests.drivers.told import Told

DARK = " " * PLACES


@pytest.fixture(params=RIGS, ids=lambda rig: rig.__name__)
def rig(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rig:
    made: Rig = request.param(tmp_path, monkeypatch)
    return made


@pytest.fixture(params=[rig for rig in RIGS if issubclass(rig, ChipRig)], ids=lambda rig: rig.__name__)
def plugged(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ChipRig:
    monkeypatch.setattr(pacing, "BACK_OFF", (0.01, 0.02))
    made: ChipRig = request.param(tmp_path, monkeypatch)
    return made


def test_every_kind_has_a_rig() -> None:
    assert {rig.missing.partition(":")[0] for rig in RIGS} == set(DIGITS) == set(digits_kinds())


def test_it_knows_its_places_and_is_dark_when_opened(rig: Rig) -> None:
    told = Told()
    with rig.open(told) as digits:
        assert digits.places == PLACES
        assert told.next() == ("ok", "")
        assert rig.lit() == DARK


@pytest.mark.parametrize("text", ["7", "12", "0", "-3", "----", "9876", "5432", "10 1", "", " ", "1   "])
def test_a_text_is_shown_right_aligned(rig: Rig, text: str) -> None:
    with rig.open() as digits:
        digits.show("8888")
        rig.until("8888")
        digits.show(text)
        rig.until(text.rjust(PLACES))


def test_it_shows_what_is_shown_last(rig: Rig) -> None:
    with rig.open() as digits:
        for text in ("1", "2", "1", "2", "3", "3"):
            digits.show(text)
        rig.until("   3")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("12345", "text-too-long places=4 got=5"),
        ("    1", "text-too-long places=4 got=5"),
        ("1a", "not-a-digit character=a"),
        ("1.5", "not-a-digit character=."),
        ("+1", "not-a-digit character=+"),
        ("٣", "not-a-digit character=٣"),  # a digit elsewhere
        ("−1", "not-a-digit character=−"),  # a minus that is no hyphen
        ("1\n", "not-a-digit character=\n"),
    ],
)
def test_a_text_that_it_cannot_show_is_refused_and_changes_nothing(rig: Rig, text: str, said: str) -> None:
    with rig.open() as digits:
        digits.show("42")
        with pytest.raises(WrongText) as refused:
            digits.show(text)
        device = refused.value.facts["device"]
        assert str(refused.value) == said.replace(" ", f" device={device} ", 1)
        rig.until("  42")


def test_it_is_dark_after_close_and_closing_twice_is_harmless(rig: Rig) -> None:
    digits = rig.open()
    digits.show("42")
    rig.until("  42")
    digits.close()
    assert rig.lit() == DARK
    digits.close()
    assert rig.lit() == DARK


def test_showing_after_close_is_refused(rig: Rig) -> None:
    digits = rig.open()
    digits.close()
    with pytest.raises(Closed) as refused:
        digits.show("1")
    assert refused.value.key == "closed"
    assert rig.lit() == DARK


def test_a_display_that_is_not_fitted_is_missing(rig: Rig) -> None:
    rig.unfit()
    with pytest.raises(DeviceMissing) as refused:
        open_digits(rig.missing)
    assert refused.value.facts["device"] == rig.missing.partition(":")[0]


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(texts=st.lists(st.text(st.sampled_from(sorted(CHARACTERS)), max_size=PLACES), min_size=1, max_size=6))
def test_whatever_was_shown_before_the_last_text_stands(rig: Rig, texts: list[str]) -> None:
    with rig.open() as digits:
        for text in texts:
            digits.show(text)
        rig.until(texts[-1].rjust(PLACES))
    assert rig.lit() == DARK


def test_a_chip_that_was_unplugged_is_told_and_comes_back_with_the_last_text(plugged: ChipRig) -> None:
    told = Told()
    with plugged.open(told) as digits:
        digits.show("12")
        plugged.until("  12")
        plugged.chip.there = False
        plugged.chip.lose_power()
        digits.show("13")
        assert [told.next(), told.next()] == [("ok", ""), ("lost", "lost")]
        digits.show("14")
        assert told.next()[0] == "retrying"
        plugged.chip.there = True
        assert told.next() == ("ok", "")
        plugged.until("  14")


def test_a_chip_that_forgot_everything_is_right_again_by_itself(plugged: ChipRig) -> None:
    """Its supply failed for a moment: nobody is told, for it answers as before. The next picture mends it."""
    with plugged.open() as digits:
        digits.show("12")
        plugged.until("  12")
        plugged.chip.lose_power()
        plugged.until("  12")


def test_closing_while_it_is_unplugged_ends_at_once(plugged: ChipRig) -> None:
    told = Told()
    digits = plugged.open(told)
    assert told.next() == ("ok", "")
    plugged.chip.there = False
    digits.show("1")
    assert told.next() == ("lost", "lost")
    digits.close()
