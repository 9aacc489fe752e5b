"""The campaign tracker: kept between days, several side by side, one readable file out and in."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.campaigns.campaign import (
    Campaign,
    Mission,
    NotableEvent,
    PastDay,
    after_day,
    begun_mission,
    completed,
    crossed,
    filled,
    guided,
    rewarded,
    setup_of,
    with_event,
)
from companion.campaigns.file import campaign_from_json, campaign_to_json
from companion.campaigns.kept import Campaigns, file_name
from companion.finding import ShippedFacts
from companion.table import Table
from companion.words.texts import Texts
from companion.words.wording import Words
from rules.errors import Refused
from rules.view import View
from tests.companion.conftest import Begin

SUMMER = Campaign(
    "Léto u řeky",
    day=3,
    location="Boulder Field",
    terrain="woods",
    rangers=("Ana", "Ben"),
    missions=(Mission("Biscuit Delivery", 1, 2), Mission("Lost Brother", 2), Mission("Journey", 1, 3, True)),
    events=(NotableEvent("The dam holds", 2), NotableEvent("Kordo was helped", 1, True)),
    rewards=("Carved Ursus",),
    guides={4: ("1.04", "7")},
    history=(
        PastDay(1, "Lone Tree Station", "woods", "no-card"),
        PastDay(2, "Boulder Field", "woods", "camped"),
    ),
    lingering=1,
)


def played(campaign: Campaign, *lines: str) -> View:
    """What a day of this campaign shows after these lines."""
    table = Table(ShippedFacts())
    keys = " ".join(f'{key}="{value}"' for key, value in setup_of(campaign).items())
    for line in (f"game earthborne_rangers {keys}", *lines):
        answer = table.say(line)
        assert answer is not None
        assert answer.refused is None, f"{line}: {answer.refused}"
    assert table.session is not None
    return table.session.view


def test_a_day_begins_where_the_last_one_ended() -> None:
    view = played(SUMMER)
    assert view.counters["day.number"].value == 3
    location = view.card("location")
    assert location is not None
    assert location.names["en"] == "Boulder Field"
    assert location.facts["terrain"] == "woods"
    weather = view.card("weather")
    assert weather is not None
    assert weather.names["en"] == "A Perfect Day"  # the calendar of day 3
    missions = [
        (card.names["en"], view.counters[f"{card.id}.bubbles"].value) for card in view.cards if card.id[0] == "c"
    ]
    assert missions == [("Biscuit Delivery", 2), ("Lost Brother", 0)]  # the complete one stays in the box
    assert [player.name for player in view.players] == ["Ana", "Ben"]


def test_the_day_is_crossed_off_with_its_place_and_terrain() -> None:
    """B18: day n+1 begins at the place and by the terrain of day n."""
    view = played(SUMMER, "move travel.choose", 'answer "White Sky"', "answer camp")
    after = after_day(SUMMER, view)
    assert (after.day, after.location, after.terrain) == (4, "White Sky", "woods")
    assert after.history[-1] == PastDay(3, "White Sky", "woods", "camped")
    assert after.swaps
    assert after.missions == SUMMER.missions


def test_a_second_press_is_refused_and_an_open_day_is_not_crossed_off() -> None:
    with pytest.raises(Refused) as open_day:
        after_day(SUMMER, played(SUMMER))
    assert open_day.value.key == "day-not-over"
    view = played(SUMMER, "move day.end")
    after = after_day(SUMMER, view)
    with pytest.raises(Refused) as twice:
        after_day(after, view)
    assert (twice.value.key, twice.value.facts["current"]) == ("day-not-current", 4)


def test_what_was_written_down_during_the_day_is_kept() -> None:
    view = played(
        SUMMER,
        "place c1.bubbles 1",
        "remove c2 to=out",
        'enter mission name="Find the Nest"',
        'enter reward name="Spore Lamp"',
        'enter reward name="Carved Ursus"',
        'enter event name="The nest was found"',
        "injury p1 3",
        "answer The carp went free",
    )
    after = after_day(SUMMER, view)
    assert after.missions == (
        Mission("Biscuit Delivery", 1, 3),
        Mission("Lost Brother", 2, 0, complete=True),
        Mission("Journey", 1, 3, complete=True),
        Mission("Find the Nest", 3),
    )
    assert after.rewards == ("Carved Ursus", "Spore Lamp")  # the same reward twice is ignored
    assert [event.text for event in after.events[2:]] == ["The nest was found", "The carp went free"]
    assert after.lingering == 2
    assert after.history[-1].ending == "injury"
    assert not after.swaps


def test_two_helping_hands_are_two_missions() -> None:
    """A core box holds two: each has its own bubbles, and a third cannot be given."""
    one = begun_mission(Campaign("Box", rangers=("Ana",)), "Helping Hand")
    two = filled(begun_mission(replace(one, day=2), "Helping Hand"), "Helping Hand", 2)
    assert two.missions == (Mission("Helping Hand", 1, 2), Mission("Helping Hand", 2))
    with pytest.raises(Refused) as refused:
        begun_mission(two, "Helping Hand")
    assert refused.value.key == "mission-known"
    view = played(replace(two, day=2), "place c2.bubbles 1", "remove c1 to=out", "scan 151", "move day.end")
    assert after_day(replace(two, day=2), view).missions == (
        Mission("Helping Hand", 1, 2, complete=True),
        Mission("Helping Hand", 2, 1),
        Mission("Helping Hand", 2),
    )


def test_rewards_are_swapped_only_after_a_camp() -> None:
    """B17"""
    assert setup_of(SUMMER)["camped"] == "yes"
    tired = replace(SUMMER, history=SUMMER.history[:1])
    assert setup_of(tired)["camped"] == "no"
    assert not Campaign("New").swaps


def test_the_last_day_ends_the_campaign() -> None:
    last = replace(SUMMER, day=30)
    over = after_day(last, played(last, "move day.end"))
    assert over.over
    with pytest.raises(Refused) as refused:
        setup_of(over)
    assert refused.value.key == "campaign-over"
    assert not replace(over, extended=True).over


def test_the_tracker_is_written_by_hand() -> None:
    campaign = begun_mission(Campaign("New"), "Search")
    campaign = completed(filled(campaign, "Search", 2), "Search")
    campaign = crossed(with_event(rewarded(rewarded(campaign, "Lamp"), "Lamp"), "Met Quisi"), 0)
    campaign = guided(guided(campaign, 4, "1.04"), 4, "9")
    assert campaign.missions == (Mission("Search", 1, 2, complete=True),)
    assert campaign.rewards == ("Lamp",)
    assert campaign.events == (NotableEvent("Met Quisi", 1, crossed=True),)
    assert campaign.guides == {4: ("1.04", "9")}


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda one: begun_mission(one, "Lost Brother"), "mission-known"),
        (lambda one: completed(one, "Nobody"), "unknown-mission"),
        (lambda one: filled(one, "Lost Brother", 4), "not-in-range"),
        (lambda one: crossed(one, 9), "unknown-event"),
        (lambda one: guided(one, 4, " "), "missing"),
        (lambda one: guided(one, 31, "1"), "not-in-range"),
    ],
)
def test_what_the_tracker_cannot_hold_is_refused(change: Any, key: str) -> None:
    with pytest.raises(Refused) as refused:
        change(SUMMER)
    assert refused.value.key == key


def test_a_campaign_survives_its_file() -> None:
    again = json.loads(json.dumps(campaign_to_json(SUMMER), ensure_ascii=False))
    assert campaign_from_json(again) == SUMMER


def test_a_file_is_readable_and_says_what_it_is(tmp_path: Path) -> None:
    campaigns = Campaigns(tmp_path)
    campaigns.begin(SUMMER)
    campaigns.export(SUMMER.name, tmp_path / "out.json")
    text = (tmp_path / "out.json").read_text(encoding="utf-8")
    assert '"name": "Léto u řeky"' in text
    assert '"location": "Boulder Field"' in text
    other = Campaigns(tmp_path / "other")
    assert other.take_in(tmp_path / "out.json") == SUMMER
    assert other.load("Léto u řeky") == SUMMER


def test_an_older_file_is_accepted() -> None:
    """Format 1 and records of rangersdb: ``progress`` for bubbles, other keys, names as ids, no history."""
    old = {
        "name": "Old",
        "day": 7,
        "cycle_id": "core",
        "current_location": "lone_tree_station",
        "current_path_terrain": "Mountain Pass",
        "missions": [
            {"day": 1, "name": "Search", "progress": 2},
            {"day": 2, "name": "Lure", "checks": [True, False, False]},
            "Rescue",
        ],
        "events": [{"event": "Helped Kordo", "crossed_out": True}, "Plain line"],
        "rewards": ["Lamp", "Lamp"],
        "calendar": [{"day": 8, "guides": ["94.1"]}],
        "history": [{"day": 6, "location": "kobos_market", "path_terrain": "lakeshore", "camped": True}],
        "notes": [],
    }
    campaign = campaign_from_json(old)
    assert (campaign.day, campaign.location, campaign.terrain) == (7, "Lone Tree Station", "mountain_pass")
    assert campaign.missions == (Mission("Search", 1, 2), Mission("Lure", 2, 1), Mission("Rescue", 1))
    assert campaign.events == (NotableEvent("Helped Kordo", 0, True), NotableEvent("Plain line"))
    assert campaign.rewards == ("Lamp",)
    assert campaign.guides == {8: ("94.1",)}
    assert campaign.swaps
    assert played(replace(campaign, rangers=("Ana",), location="Kobos Market")).step == "path.draw"


def test_every_broken_entry_is_named_at_once() -> None:
    broken = campaign_to_json(SUMMER)
    broken["events"][1] = None
    broken["missions"][0]["bubbles"] = 4
    broken["history"][1]["terrain"] = "moor"
    broken["day"] = "three"
    broken["guides"]["x"] = ["1"]
    with pytest.raises(Refused) as refused:
        campaign_from_json(broken)
    entries = {problem.facts["entry"] for problem in refused.value.problems}
    assert entries == {"events[1]", "missions[0].bubbles", "history[1].terrain", "day", "guides.x"}
    words = Words(Texts("earthborne_rangers", "cs"))
    assert "events[1]" in words.refused(refused.value)
    assert not words.texts.missing


@pytest.mark.parametrize("given", [None, [], 3, "x", {}, {"name": ""}, {"name": "A", "missions": {}}])
def test_what_is_no_campaign_is_refused(given: object) -> None:
    with pytest.raises(Refused) as refused:
        campaign_from_json(given)
    assert refused.value.key == "bad-campaign"


def test_a_newer_file_says_so() -> None:
    with pytest.raises(Refused) as refused:
        campaign_from_json({"campaign": 99, "name": "A"})
    assert refused.value.key == "newer-campaign"


def test_several_campaigns_lie_side_by_side(tmp_path: Path) -> None:
    """F10: what happens to one never touches another."""
    campaigns = Campaigns(tmp_path)
    campaigns.begin(SUMMER)
    winter = campaigns.begin(Campaign("Winter"))
    before = campaigns.path("Winter").read_bytes()
    campaigns.end_day(SUMMER.name, played(SUMMER, "move day.end"))
    assert campaigns.names() == ("Léto u řeky", "Winter")
    assert campaigns.load(SUMMER.name).day == 4
    assert campaigns.load("Winter") == winter
    assert campaigns.path("Winter").read_bytes() == before
    with pytest.raises(Refused) as refused:
        campaigns.begin(Campaign("LETO u reky"))
    assert refused.value.key == "campaign-exists"


def test_an_import_is_checked_before_it_replaces_and_the_present_state_stays(tmp_path: Path) -> None:
    """F11"""
    campaigns = Campaigns(tmp_path)
    campaigns.begin(SUMMER)
    older = replace(SUMMER, day=2, events=())
    broken = campaign_to_json(older)
    broken["events"] = [None]
    file = tmp_path / "backup.json"
    file.write_text(json.dumps(broken), encoding="utf-8")
    with pytest.raises(Refused):
        campaigns.take_in(file, replace=True)
    assert campaigns.load(SUMMER.name) == SUMMER
    file.write_text(json.dumps(campaign_to_json(older)), encoding="utf-8")
    with pytest.raises(Refused) as refused:
        campaigns.take_in(file)
    assert refused.value.key == "campaign-exists"
    assert campaigns.take_in(file, replace=True) == older
    assert campaigns.load(SUMMER.name) == older
    assert campaigns.restore(SUMMER.name) == SUMMER
    assert campaigns.load(SUMMER.name) == SUMMER
    assert campaigns.names() == (SUMMER.name,)  # a backup is no campaign of its own


def test_a_broken_file_is_named_and_hides_no_other(tmp_path: Path) -> None:
    campaigns = Campaigns(tmp_path)
    campaigns.begin(SUMMER)
    campaigns.path("Torn").write_text('{"name": "To', encoding="utf-8")
    assert campaigns.names() == (SUMMER.name,)
    with pytest.raises(Refused) as refused:
        campaigns.load("Torn")
    assert refused.value.key == "not-a-campaign"


@pytest.mark.parametrize("name", ["", "…", "../x" * 30, "  "])
def test_a_name_that_gives_no_file_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        file_name(name)
    assert refused.value.key == "bad-name"


def test_a_name_never_leaves_the_folder(tmp_path: Path) -> None:
    assert Campaigns(tmp_path).path("../../etc/passwd").parent == tmp_path / "campaigns"


def ended(*lines: str) -> View:
    """The end of a day of the campaign that the tracker knows as SUMMER, after these lines."""
    return played(SUMMER, *lines)


def test_the_tracker_follows_the_table(tmp_path: Path) -> None:
    """After every answer; whatever comes after the end is as if the day had ended so from the start."""
    campaigns = Campaigns(tmp_path)
    campaigns.begin(SUMMER)
    assert campaigns.follow(ended()) is None
    first = campaigns.follow(ended("move day.end"))
    assert first is not None
    assert (first.day, len(first.events)) == (4, 2)
    assert campaigns.follow(ended("move day.end")) == first  # twice the same is once
    again = campaigns.follow(ended("move day.end", "answer The carp went free"))
    assert again is not None
    assert (again.day, len(again.events), len(again.history)) == (4, 3, 3)
    assert campaigns.load(SUMMER.name) == again
    camped = campaigns.follow(ended("move travel.camp", "answer camp"))  # after an undo it ended otherwise
    assert camped is not None
    assert [past.day for past in camped.history] == [1, 2, 3]
    assert camped.swaps
    assert len(camped.events) == 2


def test_a_day_of_long_ago_is_not_crossed_off_again(tmp_path: Path) -> None:
    campaigns = Campaigns(tmp_path)
    campaigns.begin(replace(SUMMER, day=9))
    with pytest.raises(Refused) as refused:
        campaigns.follow(ended("move day.end"))
    assert refused.value.key == "day-not-current"
    assert campaigns.load(SUMMER.name).day == 9


def test_a_campaign_that_nobody_began_begins_with_its_first_day(tmp_path: Path) -> None:
    campaigns = Campaigns(tmp_path)
    new = Campaign("Winter", rangers=("Ana",))
    after = campaigns.follow(played(new, "move day.end"))
    assert after is not None
    assert (after.name, after.day, after.rangers) == ("Winter", 2, ("Ana",))
    assert campaigns.names() == ("Winter",)


def test_the_next_day_is_filled_in_from_the_tracker(tmp_path: Path) -> None:
    campaigns = Campaigns(tmp_path)
    campaigns.begin(SUMMER)
    filled_in = campaigns.next_day({"campaign": SUMMER.name, "terrain": "river"})
    assert filled_in["players"] == "Ana,Ben"
    assert (filled_in["day"], filled_in["location"], filled_in["terrain"]) == ("3", "Boulder Field", "river")
    assert campaigns.next_day({"players": "Ana", "campaign": "Unknown"}) == {"players": "Ana", "campaign": "Unknown"}
    assert campaigns.next_day({"players": "Ana"}) == {"players": "Ana"}


def test_a_campaign_is_kept_between_two_evenings_at_the_desk(evening: Begin, tmp_path: Path) -> None:
    """The day ends at the table, the tracker is written, and the next day begins where it ended."""
    desk = evening().desk
    desk.say('game earthborne_rangers players=Ana,Ben campaign="Léto" location="Boulder Field" terrain=woods day=3')
    for line in ("enter mission name=Search", "place c1.bubbles 2", "move travel.choose", 'answer "White Sky"'):
        desk.say(line)
    answer = desk.say("answer camp")
    assert answer is not None
    assert [note.key for note in answer.notes] == ["tracker-written"]
    desk.say("answer The carp went free")
    tracker = Campaigns(tmp_path / "home").load("Léto")
    assert (tracker.day, tracker.location, tracker.terrain) == (4, "White Sky", "woods")
    assert [event.text for event in tracker.events] == ["The carp went free"]
    desk.put_away()
    desk.say('game earthborne_rangers campaign="Léto" day=3 location="Boulder Field"')  # the answers of the last day
    view = desk.view
    assert view is not None
    place = view.card("location")
    assert place is not None
    assert (view.counters["day.number"].value, place.names["en"], place.facts["terrain"]) == (4, "White Sky", "woods")
    assert [player.name for player in view.players] == ["Ana", "Ben"]
    assert view.counters["c1.bubbles"].value == 2


def test_a_tracker_that_cannot_be_written_is_said_and_stops_nothing(evening: Begin, tmp_path: Path) -> None:
    desk = evening().desk
    campaigns = Campaigns(tmp_path / "home")
    desk.say('game earthborne_rangers players=Ana campaign="Léto" day=3')
    campaigns.begin(Campaign("Léto", day=9))
    answer = desk.say("move day.end")
    assert answer is not None
    assert answer.refused is None
    assert [note.key for note in answer.notes][-1] == "tracker-not-written"
    assert campaigns.load("Léto").day == 9
