"""Campaigns with fingers: the set-up begins with the next day, the tracker's sheet writes, undo takes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from companion.campaigns.campaign import Campaign
    from rules.view import View
    from tests.ui.stage import Stage

Make = Callable[..., "Stage"]
FIRST = "game earthborne_rangers players=Ana,Ben campaign=Summer aspects=3122,2213"
TO_CAMP = ("move travel.camp", "answer camp")
RANGERS = "setup:earthborne_rangers"


def played(shown: Stage) -> None:
    """A campaign of one day that is over, and the start page."""
    shown.say(FIRST, "done", "done", 'enter mission name="Lost Brother"', "set c1.bubbles 1", *TO_CAMP)
    shown.evening.go_to("start")
    shown.frames()


def view_of(shown: Stage) -> View:
    assert shown.desk.view
    return shown.desk.view


def write(shown: Stage, text: str) -> None:
    """Type on the keyboard of the screen."""
    for letter in text:
        shown.tap(letter if shown.find(letter) else letter.upper())
    shown.tap("check")


def test_the_set_up_begins_with_the_next_day(stage: Make) -> None:
    shown = stage()
    played(shown)
    shown.evening.go_to(RANGERS)
    shown.frames()
    page = shown.page()
    assert (page.answers["campaign"], page.answers["day"]) == ("Summer", "2")
    assert shown.says("Day 2 · Lone Tree Station · Woods · A Perfect Day")
    assert shown.says("Ana: awareness 3, fitness 1, spirit 2, and focus 2")
    shown.tap("Single day")
    shown.until(lambda: page.answers["campaign"] == "" and page.answers["day"] == "1")
    assert not shown.says("A Perfect Day")
    shown.tap("Summer")
    shown.until(lambda: page.answers["day"] == "2")
    shown.tap("Begin")
    shown.until(lambda: shown.app.shown == "table")
    counters = view_of(shown).counters
    assert [counters[name].value for name in ("day.number", "p2.energy.foc", "c1.bubbles")] == [2, 3, 1]


def test_another_campaign_brings_its_own_rangers(stage: Make) -> None:
    shown = stage()
    played(shown)
    shown.say("game earthborne_rangers players=Cy campaign=Autumn day=4", "move travel.camp", "answer camp")
    shown.evening.go_to("start")
    shown.evening.go_to(RANGERS)
    shown.frames()
    page = shown.page()
    assert (page.answers["players"], page.answers["day"]) == ("Cy", "5")
    shown.tap("Summer")
    shown.until(lambda: page.answers["players"] == "Ana,Ben")
    assert (page.answers["day"], page.answers["aspects"]) == ("2", "3122,2213")


def test_a_campaign_is_named_by_writing(stage: Make) -> None:
    shown = stage()
    shown.evening.go_to(RANGERS)
    shown.frames()
    page = shown.page()
    page.answered("players", ["Ana"])
    plus = [widget for widget in shown.shown() if getattr(widget, "icon", "") == "plus" and hasattr(widget, "said")]
    shown.tap(plus[2])  # before it: one more Ranger, and the aspects of one
    write(shown, "fall")
    shown.until(lambda: page.answers["campaign"] == "Fall")
    assert shown.find("Fall")
    shown.tap("Begin")
    shown.until(lambda: shown.app.shown == "table")
    assert shown.page().model.campaign == "Fall"


def test_the_tracker_is_written_from_the_start_page(stage: Make) -> None:
    shown = stage()
    played(shown)
    shown.tap("Campaign Summer · day 2")
    shown.until(shown.sheet)
    assert shown.says("Day 2 of 30 · Lone Tree Station · Woods")

    def load() -> Campaign:
        return shown.desk.campaigns.load("Summer")

    shown.tap("write bubbles Lost Brother 2")
    shown.until(lambda: load().missions[0].bubbles == 2)
    shown.tap("A new event")
    write(shown, "met")
    shown.until(lambda: [event.text for event in load().events] == ["Met"])
    shown.tap("write cross 1")
    shown.until(lambda: load().events[0].crossed)
    shown.tap("An entry for a later day")
    shown.tap("check")
    for key in ("4", "7", "check"):
        shown.tap(key)
    shown.until(lambda: load().guides == {2: ("47",)})
    shown.until(lambda: shown.says("Read when this day begins: entry 47"))
    shown.tap("write complete Lost Brother")
    shown.until(lambda: load().missions[0].complete)
    shown.tap("Back to before the last change")
    shown.until(lambda: not load().missions[0].complete)
    shown.tap("Begin the next day")
    shown.until(lambda: shown.app.shown == "setup")
    assert shown.page().answers["campaign"] == "Summer"


def test_the_days_head_is_changed(stage: Make) -> None:
    shown = stage()
    played(shown)
    shown.tap("Campaign Summer · day 2")
    sheet = shown.until(shown.sheet)
    sheet.answered("terrain", ["river"])
    sheet.answered("day", ["7"])
    shown.until(lambda: shown.says("Day 7 of 30 · Lone Tree Station · River"))
    campaign = shown.desk.campaigns.load("Summer")
    assert (campaign.day, campaign.terrain) == (7, "river")
    assert shown.app.page("start").ids.campaigns.children[0].text == "Campaign Summer · day 7"


def test_over_the_table_a_tap_is_an_act_that_undo_takes_back(stage: Make) -> None:
    shown = stage()
    played(shown)
    shown.say("game earthborne_rangers campaign=Summer")
    shown.tap("menu")
    shown.tap("Campaign")
    shown.until(shown.sheet)
    shown.tap("set c1.bubbles 2")
    shown.until(lambda: view_of(shown).counters["c1.bubbles"].value == 2)
    shown.tap("A new reward")
    write(shown, "rope")
    shown.until(lambda: shown.says("Rope"))
    assert shown.desk.campaigns.load("Summer").missions[0].bubbles == 1
    shown.say("undo", "undo")
    assert view_of(shown).counters["c1.bubbles"].value == 1
    assert not [card for card in view_of(shown).cards if card.kind == "reward"]


def test_a_game_without_a_campaign_has_no_tracker(stage: Make) -> None:
    shown = stage()
    shown.say("game earthborne_rangers players=Ana")
    assert shown.page().model.campaign == ""
    shown.tap("menu")
    assert shown.find("History")
    assert not shown.find("Campaign")


def test_a_campaign_that_is_over_says_so(stage: Make) -> None:
    from companion.campaigns.campaign import Campaign

    shown = stage()
    shown.desk.campaigns.begin(Campaign("Past", day=31))
    shown.evening.go_to("start")
    shown.frames()
    shown.tap("Campaign Past · day 31")
    shown.until(lambda: shown.says("The campaign has ended: day 30 was the last."))
    assert not shown.find("Begin the next day")
    shown.evening.go_to(f"{RANGERS}:Past")
    shown.frames()
    assert shown.says("Past: day 30 was the last.")


@pytest.mark.parametrize(("language", "size", "scale"), [("cs", (800, 480), 1.0), ("fr", (720, 1280), 1.5)])
def test_the_sheet_fits(stage: Make, language: str, size: tuple[int, int], scale: float) -> None:
    from companion.campaigns import tracking
    from tests.ui.test_fits import found

    shown = stage(language, size, scale)
    played(shown)
    for line in (
        "write guide 2 47",
        "write guide 5 12",
        "write event Met a bear",
        "write cross 1",
        "write reward Rope",
    ):
        tracking.write(shown.desk, "Summer", line)
    shown.evening.go_to("start")
    shown.frames()
    problems = found(shown)
    shown.page()._open("Summer")
    shown.frames()
    problems += found(shown)
    shown.evening.go_to(RANGERS)
    shown.frames()
    problems += found(shown)
    assert not problems, "\n".join(problems)


def test_devices_tell_what_this_machine_has(stage: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    from companion.checking import machine as looking
    from companion.checking.findings import Machine

    machine = Machine(home="/games", room=12, screens=("/dev/dri/card0",), renderer="v3d")
    monkeypatch.setattr(looking, "read_machine", lambda _home: machine)
    shown = stage()
    shown.say("game earthborne_rangers players=Ana")
    shown.page().sheets.devices(())
    shown.frames()
    from companion.screens import theme

    told = [widget for widget in shown.shown() if "12" in str(getattr(widget, "text", ""))]
    assert [list(widget.color) for widget in told] == [list(theme.WARN)]
    assert shown.says("v3d")


def test_aspects_of_others_are_not_taken_for_new_rangers(stage: Make) -> None:
    from dataclasses import replace

    shown = stage()
    played(shown)
    shown.desk.campaigns.change("Summer", lambda campaign: replace(campaign, rangers=("Cy", "Di")))
    shown.evening.go_to(RANGERS)
    shown.frames()
    answers = shown.page().answers
    assert (answers["players"], answers["day"]) == ("Cy,Di", "2")
    assert "3122,2213" not in answers.values()


def test_what_cannot_be_written_is_said_on_the_sheet(stage: Make) -> None:
    shown = stage()
    played(shown)
    shown.tap("Campaign Summer · day 2")
    shown.until(shown.sheet)
    shown.tap("A new mission")
    for letter in "lost":
        shown.tap(letter if shown.find(letter) else letter.upper())
    shown.tap(" ")
    write(shown, "brother")
    shown.until(lambda: shown.says("Lost Brother is on the tracker already."))


def test_the_first_day_of_a_new_campaign_is_written_where_it_lies(stage: Make) -> None:
    shown = stage()
    shown.say("game earthborne_rangers players=Ana campaign=Fresh day=3 terrain=river")
    shown.tap("menu")
    shown.tap("Campaign")
    shown.until(lambda: shown.says("Day 3 of 30 · Lone Tree Station · River"))
    shown.tap("An entry for a later day")
    for key in ("9", "check", "5", "check"):
        shown.tap(key)
    shown.until(lambda: shown.desk.campaigns.names() == ("Fresh",))
    campaign = shown.desk.campaigns.load("Fresh")
    assert (campaign.day, campaign.terrain, campaign.rangers, campaign.guides) == (3, "river", ("Ana",), {9: ("5",)})
    shown.say(*TO_CAMP)
    after = shown.desk.campaigns.load("Fresh")
    assert (after.day, after.guides) == (4, {9: ("5",)})


def test_many_campaigns_are_picked_from_a_list(stage: Make) -> None:
    from companion.campaigns.campaign import Campaign

    shown = stage()
    for at in range(1, 9):
        shown.desk.campaigns.begin(Campaign(f"Valley {at}", day=at, rangers=("Ana",)))
    shown.evening.go_to(f"{RANGERS}:Valley 3")
    shown.frames()
    page = shown.page()
    assert (page.answers["day"], page.answers["players"]) == ("3", "Ana")
    shown.tap("Valley 3")
    shown.until(shown.sheet)
    shown.tap("Valley 7")
    shown.until(lambda: page.answers["day"] == "7")
    shown.tap("Valley 7")
    shown.until(shown.sheet)
    shown.tap("Single day")
    shown.until(lambda: page.answers["campaign"] == "" and page.answers["day"] == "1")
    assert shown.find("Single day")
