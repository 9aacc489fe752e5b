"""The campaigns of a home folder: what is broken is named, never left out."""

from __future__ import annotations

from pathlib import Path

from companion.campaigns.campaign import Campaign
from companion.campaigns.kept import Campaigns


def test_a_broken_tracker_is_named(tmp_path: Path) -> None:
    campaigns = Campaigns(tmp_path)
    campaigns.begin(Campaign("Eva"))
    campaigns.begin(Campaign("Ota"))
    assert campaigns.unreadable() == []
    campaigns.path("Eva").write_text("{")
    assert campaigns.names() == ("Ota",)
    assert [(why.key, why.facts["file"]) for why in campaigns.unreadable()] == [
        ("not-a-campaign", str(campaigns.path("Eva")))
    ]
