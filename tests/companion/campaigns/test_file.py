"""A campaign file that could not be read again is never written: the one that lies there stays."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from companion.campaigns.campaign import Campaign, Mission, NotableEvent
from companion.campaigns.file import campaign_from_json, campaign_to_json
from companion.campaigns.kept import Campaigns
from rules.errors import Refused

SUMMER = Campaign("Summer", rangers=("Ana",), missions=(Mission("Search", 1),))


@pytest.mark.parametrize(
    ("changed", "entry"),
    [
        (replace(SUMMER, missions=(Mission("m" * 3000, 1),)), "missions[0].name"),
        (replace(SUMMER, events=(NotableEvent("half \ud800"),)), "events[0].text"),
        (replace(SUMMER, location=" "), "location"),
        (replace(SUMMER, rewards=("x",) * 20_000), "rewards"),
        (replace(SUMMER, guides={4: ("1.\udfff",)}), "guides.4"),
    ],
)
def test_what_cannot_be_read_back_is_refused_and_the_file_stays(tmp_path: Path, changed: Campaign, entry: str) -> None:
    campaigns = Campaigns(tmp_path)
    campaigns.begin(SUMMER)
    before = campaigns.path("Summer").read_bytes()
    with pytest.raises(Refused) as refused:
        campaigns.change("Summer", lambda _: changed)
    assert refused.value.key == "bad-campaign"
    assert [problem.facts["entry"] for problem in refused.value.problems] == [entry]
    assert campaigns.path("Summer").read_bytes() == before
    assert campaigns.load("Summer") == SUMMER


def test_half_a_character_in_a_file_is_named() -> None:
    given = campaign_to_json(SUMMER)
    given["rangers"] = ["Ana", "\ud800"]
    with pytest.raises(Refused) as refused:
        campaign_from_json(given)
    assert [problem.facts["entry"] for problem in refused.value.problems] == ["rangers[1]"]
