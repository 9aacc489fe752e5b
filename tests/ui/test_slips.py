"""What a newcomer's finger does: it taps twice, taps the wrong place, opens one game after another."""

from __future__ import annotations

from collections.abc import Callable
from time import sleep
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.ui.stage import Stage

Make = Callable[..., "Stage"]
MARVEL = "game marvel_champions players=Ana,Ben,Cy scenario=rhino"
REFLETS = "game reflets_dacide players=Ana,Ben imprevus=2 gemmes=3"
RANGERS = "game earthborne_rangers players=Ana,Ben"


def step(shown: Stage) -> str:
    assert shown.desk.view
    return shown.desk.view.step


def test_the_second_of_two_quick_taps_is_not_heard_however_long_painting_takes(
    stage: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    from companion.screens import prompt

    now, said = [100.0], []
    shown = stage()
    shown.say(MARVEL, "move villain.threat")
    panel = shown.page().ids.prompt
    monkeypatch.setattr(prompt, "LOCK", 0.35)
    monkeypatch.setattr(prompt, "monotonic", lambda: now[0])
    monkeypatch.setattr(shown.evening, "say", lambda line, _serial=None: said.append(line))
    panel._lock()
    now[0] += 0.5  # so long it took to paint
    shown.frames()
    panel.say("done")
    now[0] += 0.16
    panel.say("done")
    assert said == []
    now[0] += 0.2
    panel.say("done")
    panel.say("done")
    assert said == ["done"]


def test_ending_the_day_does_not_stand_beside_the_prompt_and_is_asked_once(stage: Make) -> None:
    shown = stage()
    shown.say(RANGERS, "done", "done")
    assert shown.find("move day.end") is None
    shown.page().sheets.actions(shown.page().model)
    shown.frames()
    shown.tap("move day.end")
    shown.until(lambda: shown.says("Undo takes it back"))
    assert step(shown) == "rangers.turns"
    shown.tap("Play on")
    assert step(shown) == "rangers.turns"
    shown.page().sheets.actions(shown.page().model)
    shown.frames()
    shown.tap("move day.end")
    shown.tap("move day.end")
    shown.until(lambda: shown.desk.view and shown.desk.view.ending)


def test_putting_a_player_out_is_asked_once(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL)
    shown.page().sheets.seat(shown.page().model.seats[1])
    shown.frames()
    shown.tap("eliminate p2")
    assert shown.desk.view
    assert not shown.desk.view.players[1].out
    shown.tap("eliminate p2")
    shown.until(lambda: shown.desk.view and shown.desk.view.players[1].out)


@pytest.mark.parametrize(
    ("first", "second"), [(MARVEL, RANGERS), (RANGERS, MARVEL), (REFLETS, RANGERS), (REFLETS, MARVEL)]
)
def test_names_stay_inside_their_tiles_when_another_game_is_opened(stage: Make, first: str, second: str) -> None:
    shown = stage()
    for game in (first, second):
        shown.say(game)
        shown.frames(20)
        for seat in shown.page().ids.seats.children:
            name = seat.children[-1]
            assert name.top <= seat.top
            assert name.y >= seat.children[-2].top - 1
        shown.evening.go_to("start")


def test_the_round_of_the_game_just_put_away_is_the_one_it_came_to(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL)
    shown.evening.go_to("start")
    shown.until(lambda: shown.says("round 1"))
    shown.evening.resume(str(shown.desk.shelf.kept()[0].path))
    shown.say("move villain.end", "done")
    came_to = shown.desk.view.round  # type: ignore[union-attr]
    assert came_to == 2
    shown.evening.go_to("start")
    shown.until(lambda: shown.says("round 2"))
    assert not shown.says("round 1")


def test_after_the_end_notable_events_can_be_told_and_the_day_taken_back(stage: Make) -> None:
    shown = stage()
    shown.say(RANGERS, "done", "done", "move day.end")
    assert shown.desk.view
    assert shown.desk.view.ending
    assert shown.says("Day 1 is over")
    assert shown.says("Notable events of day 1?")
    assert shown.find("No more events")
    assert shown.find("leave")
    shown.tap(shown.page().ids.prompt.ids.answers.children[0].children[-1])
    shown.until(lambda: shown.desk.view and not shown.desk.view.ending)


def test_the_start_page_says_which_journal_cannot_be_read(stage: Make) -> None:
    shown = stage()
    shown.desk.shelf.journals.mkdir(parents=True, exist_ok=True)
    (shown.desk.shelf.journals / "0007-marvel_champions.journal").write_text("nonsense\n")
    shown.evening.go_to("start")
    shown.until(lambda: shown.says("0007-marvel_champions.journal"))


def test_a_damaged_journal_that_was_kept_aside_is_said_at_the_table(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL, "adjust villain.hit_points -1", "adjust villain.hit_points -1")
    shown.evening.go_to("start")
    path = shown.desk.shelf.kept()[0].path
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:-2], b"damage\n", *lines[-1:]]))
    shown.evening.resume(str(path))
    shown.until(lambda: shown.says("was damaged"))


def test_what_was_missing_is_not_missing_any_more_when_it_is_given(stage: Make) -> None:
    shown = stage()
    shown.evening.go_to("setup:marvel_champions")
    shown.evening.begin("marvel_champions", {})
    shown.until(lambda: shown.says("This is missing: Players."))
    shown.page().answered("players", ["Ana"])
    shown.until(lambda: not shown.says("This is missing: Players."))
    assert shown.says("This is missing: Scenario.")


def test_scenarios_of_one_name_are_told_apart(stage: Make) -> None:
    shown = stage()
    shown.evening.go_to("setup:marvel_champions")
    scenarios = next(q for q in shown.page()._model.questions if q.key == "scenario").choices
    assert len({choice.text for choice in scenarios}) == len(scenarios)
    assert "Registration (synthezoid registration)" in [choice.text for choice in scenarios]
    assert "Rhino" in [choice.text for choice in scenarios]


def test_a_code_is_typed_on_digits_where_codes_are_digits(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL)
    shown.page().sheets.code()
    shown.until(lambda: shown.find("7"))
    shown.page().sheets.close()
    shown.evening.go_to("start")
    shown.say(REFLETS)
    shown.page().sheets.code()
    shown.until(lambda: shown.find("Q") or shown.find("q"))
    assert shown.find("7") is None


def test_the_name_of_the_step_stands_under_its_dot(stage: Make) -> None:
    shown = stage(size=(480, 800), scale=1.5)
    shown.say(MARVEL, "move player.ready")
    track = shown.page().ids.track
    now = next(child for child in track.children if getattr(child, "dot", None) and child.dot.progress == "now")
    label = next(child for child in track.children if getattr(child, "text", ""))
    assert abs(label.center_x - now.center_x) < 2
    shown.say("move player.turns")
    label = next(child for child in track.children if getattr(child, "text", ""))
    assert label.x >= track.x
    assert label.right < track.center_x


def test_a_card_that_enters_is_seen_and_another_game_begins_at_the_top(stage: Make) -> None:
    from tests.ui.stage import visible

    shown = stage()
    shown.say(MARVEL)
    column = shown.page().ids.column
    assert column.scroll_y == 1
    shown.say("scan 01107")
    row = next(row for row in shown.page().ids.cards.children if getattr(row, "name", "") == "Breakin' & Takin'")
    shown.until(lambda: (box := visible(row)) and box[3] - box[1] > row.height - 2)
    assert column.scroll_y < 1
    shown.evening.go_to("start")
    shown.say(MARVEL)
    assert column.scroll_y == 1


def test_of_many_remarks_two_are_seen_and_a_tap_tells_all(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL, "deal p1 1", "deal p2 1", "deal p3 1")
    remark = shown.page().ids.remark
    assert remark.text.splitlines()[0].startswith("Ben: one card dealt")
    assert remark.text.splitlines()[1].startswith("Cy: one card dealt")
    assert remark.text.endswith("(+1)")
    shown.tap(remark)
    shown.until(lambda: shown.says("The newest is on top"))


def test_a_second_tap_on_the_cross_opens_nothing_below_it(stage: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cross of a large sheet lies over the icons of the table."""
    shown = stage()
    monkeypatch.setattr("companion.screens.sheet.DEAF", 0.35)
    shown.say(MARVEL)
    shown.page().sheets.cards(shown.page().model)
    shown.frames()
    cross = shown.find("close")
    assert cross
    x, y = cross.to_window(*cross.center)
    shown.touch(x, y)
    shown.touch(x, y)
    assert shown.sheet() is None
    sleep(0.35)
    shown.frames()
    shown.touch(x, y)
    assert shown.sheet()
