"""The font has every letter of every sentence, in every language."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[2]
TEXTS = sorted([*ROOT.glob("assets/text/*.ftl"), *ROOT.glob("rules/games/*/text/*.ftl")])
SCREENS = sorted([*ROOT.glob("companion/screens/*"), *ROOT.glob("companion/presenters/*.py")])
FONTS = ("Inter-Regular.otf", "Inter-SemiBold.otf")


@pytest.mark.parametrize("font", FONTS)
def test_every_letter_is_in_the_font(font: str) -> None:
    known = set(TTFont(str(files("assets") / "fonts" / font)).getBestCmap())
    missing = {
        f"{path.relative_to(ROOT)}: U+{ord(letter):04X} {letter}"
        for path in [*TEXTS, *(path for path in SCREENS if path.suffix in (".py", ".kv"))]
        for letter in set(path.read_text("utf-8"))
        if ord(letter) not in known and letter not in "\n"
    }
    assert not missing


@pytest.mark.parametrize("font", FONTS)
def test_every_name_of_a_card_can_be_read(font: str) -> None:
    """In the four languages of the texts; other languages of the community's files are not shown."""
    from companion.library.facts import load_facts
    from rules.games import game_ids

    known = set(TTFont(str(files("assets") / "fonts" / font)).getBestCmap())
    names = (
        card.names.get(language, "")
        for id in game_ids()
        for card in load_facts(id).values()
        for language in ("en", "fr", "es", "cs", "")
    )
    assert {letter for name in names for letter in name if ord(letter) not in known} == set()
