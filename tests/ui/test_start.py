"""The start page and the set-up: resume, begin, all problems at once, names that are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.ui.stage import Stage

Make = Callable[..., "Stage"]
MARVEL = "game marvel_champions players=Ana,Ben scenario=rhino"


def write(shown: Stage, text: str) -> None:
    """Type on the keyboard of the screen; it is a capital wherever the screen shows one."""
    for letter in text:
        shown.tap(letter if shown.find(letter) else letter.upper())
    shown.tap("check")


def test_every_game_is_offered(stage: Make) -> None:
    shown = stage()
    assert shown.app.shown == "start"
    for game in ("Marvel Champions", "Earthborne Rangers", "Reflets d’Acide"):
        assert shown.find(game), game


def test_a_game_is_set_up_and_begun_with_fingers(stage: Make) -> None:
    shown = stage()
    shown.tap("Reflets d’Acide")
    shown.until(lambda: shown.app.shown == "setup")
    shown.tap("plus")
    write(shown, "ana")
    page = shown.page()
    shown.until(lambda: page.answers["players"] == "Ana")
    page.answered("imprevus", ["2"])
    page.answered("gemmes", ["3"])
    shown.tap("Begin")
    shown.until(lambda: shown.app.shown == "table")
    assert shown.desk.view
    assert [player.name for player in shown.desk.view.players] == ["Ana"]


def test_all_problems_stand_beside_their_questions(stage: Make) -> None:
    shown = stage()
    shown.evening.go_to("setup:reflets_dacide")
    shown.frames()
    shown.tap("Begin")
    model = shown.until(lambda: shown.page()._model)
    blamed = {question.key for question in model.questions if question.problem}
    assert blamed == {"players", "imprevus", "gemmes"}
    assert shown.app.shown == "setup"


def test_names_are_remembered_from_the_last_game(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL)
    shown.evening.go_to("start")
    shown.evening.go_to("setup:reflets_dacide")
    shown.frames()
    assert shown.page().answers["players"] == "Ana,Ben"
    shown.evening.go_to("setup:marvel_champions")
    shown.frames()
    assert shown.page().answers["scenario"] == "rhino"


def test_one_of_many_is_found_by_its_letter(stage: Make) -> None:
    shown = stage()
    shown.evening.go_to("setup:marvel_champions")
    shown.frames()
    shown.tap("Choose")
    sheet = shown.until(shown.sheet)
    assert len(sheet._choices) > 40
    letters = next(letters for letters, group in sheet._groups.items() if any(c.value == "rhino" for c in group))
    shown.tap(letters)
    shown.tap("rhino")
    shown.until(lambda: shown.page().answers["scenario"] == "rhino")
    assert shown.sheet() is None


def test_the_keyboard_goes_with_the_page_and_the_name_is_kept(stage: Make) -> None:
    shown = stage()
    shown.evening.go_to("setup:reflets_dacide")
    shown.frames()
    page = shown.page()
    shown.tap("plus")
    shown.until(shown.sheet)
    for letter in "ANA":
        shown.tap(letter if shown.find(letter) else letter.lower())
    shown.evening.go_to("start")
    shown.frames()
    assert shown.sheet() is None
    assert shown.desk.keys.typing is False
    assert page.answers["players"].casefold() == "ana"


def test_a_game_goes_on_where_it_was(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL, "move villain.threat", "done")
    before = shown.desk.view
    shown.tap("menu")
    shown.tap("Put this game away")
    shown.tap("Put it away")
    shown.until(lambda: shown.app.shown == "start")
    assert shown.desk.session is None
    shown.until(lambda: shown.says("round 1"))
    shown.tap("Marvel Champions")
    shown.until(lambda: shown.app.shown == "table")
    assert shown.desk.view == before


def test_a_new_game_keeps_the_old_one_listed(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL)
    shown.evening.go_to("start")
    shown.say("game earthborne_rangers players=Cy")
    shown.evening.go_to("start")
    shown.frames()
    assert shown.says("Game 1 · Ana and Ben")
    assert shown.says("Game 2 · Cy")


def test_a_game_that_cannot_be_taken_up_is_said(stage: Make) -> None:
    shown = stage()
    shown.evening.resume("/nowhere/0001-marvel_champions.journal")
    shown.frames()
    assert shown.app.shown == "start"
    assert "0001-marvel_champions.journal" in shown.page().ids.says.text


def test_the_first_set_up_that_is_painted_has_as_many_columns_as_any(stage: Make) -> None:
    """A page that was never shown knows no size of its own yet."""
    shown = stage()
    shown.evening.go_to("setup:earthborne_rangers")
    shown.frames(8)
    shown.page()._unfold()
    shown.frames(4)
    from companion.screens.asking import Names

    names = next(widget for widget in shown.shown() if isinstance(widget, Names))
    names._wrote(0, "Ana")
    names._wrote(1, "Ben")
    names._lay()
    assert names._grid.cols == 3


def test_a_refused_begin_shows_what_to_answer_otherwise(stage: Make) -> None:
    """The message stands beside its question, and the question may be far down."""
    shown = stage()
    shown.evening.go_to("setup:marvel_champions")
    shown.evening.begin("marvel_champions", {"players": "Ana", "scenario": "rhino", "guide": "nonsense"})
    shown.frames(12)
    page = shown.page()
    blamed = next(iter(page._blamed.values()))
    low, high = page.ids.scroll.y, page.ids.scroll.top
    _, at = blamed.to_window(*blamed.center)
    assert low < at < high
