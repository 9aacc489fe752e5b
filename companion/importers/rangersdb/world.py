"""The Valley around the cards: paths between locations, the weather of each day, the challenge deck.

All of it becomes entries of the card table, so that a set-up finds them in the same mapping as the cards:

* a location's fact ``paths`` lists its neighbours as ``CODE:terrain`` with blanks between
* ``calendar.CAMPAIGN`` (kind ``calendar``) maps a day to the front of its weather card, ``guide.DAY`` to an entry
* the 24 challenge cards (kind ``challenge``) have facts ``icon``, ``reshuffle`` and a modifier for each aspect
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from difflib import get_close_matches

from companion.importers.rangersdb.ids import SOURCE, Numbers
from rules.cards import Card
from rules.errors import Refused

Row = Mapping[str, str]
Cards = Mapping[str, Card]
ASPECTS = ("awa", "fit", "spi", "foc")
EXTENDED = "_extended(rangersdb)"
GUIDES = {"lure_of_the_valley": {"1": "1", "3": "94.1", "4": "1.04"}}  # printed above the days of the core tracker
LIKENESS = 0.85  # of 1; the map spells three locations with another letter or an article


def with_paths(cards: Cards, rows: Iterable[Row], refused: list[Refused]) -> dict[str, Card]:
    """``cards`` with the paths of the map on its locations; a name that is no location is refused."""
    locations = {bare(card.name()): card.code for card in cards.values() if card.kind == "location"}
    paths: dict[str, list[str]] = defaultdict(list)
    for row in rows:
        ends = [_location(row[end], locations, refused) for end in ("location_a", "location_b")]
        for here, there in (ends, ends[::-1]):
            paths[here].append(f"{there}:{code_of(row['terrain'])}")
    facts = {code: {"paths": " ".join(sorted(paths[code]))} for code in locations.values()}
    return {code: replace(card, facts={**card.facts, **facts.get(code, {})}) for code, card in cards.items()}


def _location(name: str, locations: Mapping[str, str], refused: list[Refused]) -> str:
    close = get_close_matches(bare(name), locations, 1, LIKENESS)
    if not close:
        refused.append(Refused("unknown-location", name=name))
    return locations[close[0]] if close else ""


def bare(name: str) -> str:
    """A name without its article and apostrophes, which the map and the cards write differently."""
    return name.lower().replace("’", "'").removeprefix("the ").replace("'", "")


def code_of(name: str) -> str:
    """A name as a code: ``mountain_pass``."""
    return name.lower().replace(" ", "_").replace("-", "_")


def calendars(rows: Iterable[Row], cards: Cards, refused: list[Refused]) -> dict[str, Card]:
    """A calendar for each campaign: the recommended weather of every day."""
    fronts = {card.name(): card.code for card in cards.values() if card.kind == "weather"}
    days: dict[str, dict[str, str]] = defaultdict(dict)
    for row in rows:
        weather = fronts.get(row["valley_weather"])
        unread = [column for column in ("day_from", "day_to") if not row[column].isdecimal()]
        refused += [Refused("bad-column", card=row["campaign"], field=each, value=row[each]) for each in unread]
        if weather is None:
            refused.append(Refused("unknown-weather", name=row["valley_weather"]))
        if unread or weather is None:
            continue
        campaign = row["campaign"].removesuffix(EXTENDED)
        days[campaign] |= {str(day): weather for day in range(int(row["day_from"]), int(row["day_to"]) + 1)}
    return {
        f"calendar.{campaign}": Card(f"calendar.{campaign}", "calendar", facts=facts | _guides(campaign))
        for campaign, facts in days.items()
    }


def _guides(campaign: str) -> dict[str, str]:
    return {f"guide.{day}": entry for day, entry in GUIDES.get(campaign, {}).items()}


def challenge_cards(rows: Iterable[Row], numbers: Numbers) -> dict[str, Card]:
    """The challenge deck: drawn icon, whether the discard is shuffled in after the test, modifier of each aspect."""
    cards = {}
    for row in rows:
        source = f"challenge-{row['n']:0>2}"
        facts = {SOURCE: source, "icon": row["icon"], **{aspect: row[aspect.upper()] for aspect in ASPECTS}}
        facts |= {"reshuffle": "yes"} if row["reshuffle"] == "True" else {}
        code = numbers.code(source)
        cards[code] = Card(code, "challenge", set="challenge", facts=facts)
    return cards
