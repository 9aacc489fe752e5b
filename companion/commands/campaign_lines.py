"""A campaign as lines for a terminal, in the reader's language: what its tracker says, and nothing that is empty."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from babel.lists import format_list

from companion.campaigns.campaign import BUBBLES, Campaign, Mission
from companion.commands.card_lines import fact_line
from companion.words.wording import Words
from rules.errors import Facts


def told(campaign: Campaign, words: Words) -> Iterator[str]:
    """The lines of a tracker; ``words`` are those of its game."""
    say = words.texts.say
    yield say("campaign-title", {"campaign": campaign.name})
    yield say("campaign-over" if campaign.over else "campaign-where", _place(campaign, words))
    if campaign.rangers:
        yield fact_line(words, say("setup-players"), _list(campaign.rangers, words))
    if entries := campaign.guides.get(campaign.day, ()):
        yield say("campaign-read", {"count": len(entries), "entries": _list(entries, words)})
    yield from _section(words, "campaign-missions", [_mission(one, words) for one in campaign.missions])
    yield from _section(words, "campaign-events", list(_events(campaign, words)))
    yield from _section(words, "campaign-rewards", campaign.rewards)
    later = {day: entries for day, entries in sorted(campaign.guides.items()) if day > campaign.day}
    guides = [say("campaign-guide", {"day": day, "entries": _list(each, words)}) for day, each in later.items()]
    yield from _section(words, "campaign-guides", guides)
    yield from _section(words, "campaign-days", list(_days(campaign, words)))
    if campaign.lingering:
        yield fact_line(words, say("setup-lingering"), campaign.lingering)


def _place(campaign: Campaign, words: Words) -> Facts:
    terrain = words.named("terrain", campaign.terrain)
    return {"day": campaign.day, "last": campaign.last_day, "location": campaign.location, "terrain": terrain}


def _section(words: Words, heading: str, rows: Sequence[str]) -> Iterator[str]:
    if rows:
        yield words.texts.say(heading)
        yield from (f"  {row}" for row in rows)


def _mission(mission: Mission, words: Words) -> str:
    if mission.complete:
        return words.texts.say("campaign-mission-complete", {"text": mission.name})
    bubbles = words.texts.say("of-limit-whole", {"value": mission.bubbles, "limit": BUBBLES})
    return fact_line(words, mission.name, bubbles)


def _events(campaign: Campaign, words: Words) -> Iterator[str]:
    for event in campaign.events:
        key = "campaign-event-crossed" if event.crossed else "campaign-event"
        yield words.texts.say(key, {"day": event.day, "text": event.text})


def _days(campaign: Campaign, words: Words) -> Iterator[str]:
    for past in campaign.history:
        terrain = words.named("terrain", past.terrain)
        yield words.texts.say("campaign-day", {"day": past.day, "location": past.location, "terrain": terrain})


def _list(each: Sequence[str], words: Words) -> str:
    return str(format_list(list(each), locale=words.texts.language))
