"""The check character: examples of others, and the faults that it must find."""

from __future__ import annotations

import pytest

from drivers.scanner.iso7064 import ALPHABET, check_character, is_checked

PUBLISHED = (
    ("G123489654321", "Y"),  # python-stdnum, stdnum.iso7064.mod_37_2
    ("G123498654321", "H"),  # ISBT 128 Standard Technical Specification, appendix A
    ("A999915000001", "M"),  # konfirm/node-iso7064
    ("A999522123456", "*"),  # ISO/IEC 7064, ISBT 128: the value 36
    ("MC01107", "5"),  # our own labels: printed, so it may never change
    ("", "1"),
)


@pytest.mark.parametrize(("text", "character"), PUBLISHED)
def test_examples(text: str, character: str) -> None:
    assert check_character(text) == character


@pytest.mark.parametrize("text", ["mc01107", "MC-1107", "MC01107*", "MÇ01107"])
def test_other_characters_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="substring not found"):
        check_character(text)


@pytest.mark.parametrize("text", ["MC01107", "ER017", "RA004", "MC01118"])
def test_every_wrong_character_and_every_swap_is_found(text: str) -> None:
    right = f"{text}-{check_character(text)}"
    assert is_checked(right)
    assert is_checked(right.lower())
    places = [n for n, character in enumerate(right) if character != "-"]
    wrong = {right[:n] + other + right[n + 1 :] for n in places for other in ALPHABET} - {right}
    swapped = {text[:n] + text[n + 1] + text[n] + text[n + 2 :] + right[-2:] for n in range(len(text) - 1)} - {right}
    assert not any(map(is_checked, wrong | swapped))


@pytest.mark.parametrize(
    "text", ["", "-", "-1", "MC01107", "MC01107-", "MC01107-55", "MC 01107-5", "MC01107-5\n", "é-5"]
)
def test_what_has_no_check_character_is_not_checked(text: str) -> None:
    assert not is_checked(text)
