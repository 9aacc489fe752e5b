"""The sets of path cards and of Ranger cards, and the index, as entries of the card table.

A set (kind ``set``) has the facts ``type`` (terrain, pivotal, valley, general, ranger, locations, missions, weather,
challenge), ``cards`` and ``deck`` (how many cards). ``index`` lists the sets of each type, and the codes of the
locations, missions, weather fronts, challenge cards and calendars under ``location``, ``mission`` and so on.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace

from companion.importers.rangersdb.ids import NEXT, Numbers
from companion.importers.rangersdb.names import Names
from companion.importers.rangersdb.world import Cards, bare, code_of
from rules.cards import Card

TERRAINS = ("woods", "lakeshore", "mountain_pass", "old_growth", "grassland", "swamp", "ravine", "river")
ALONE = ("locations", "missions", "weather", "challenge")  # one set of its kind: not worth an index
SET_TYPES = dict.fromkeys(TERRAINS, "terrain") | {"valley": "valley", "general_set": "general"}
SET_TYPES |= {code: code for code in ALONE}
COMMUNITY = {"valley": "the_valley", "general_set": "general"}  # our code -> the community's, where they differ
LISTED = ("location", "mission", "weather", "challenge")


def set_entries(cards: Cards, names: Names, english: Mapping[str, str]) -> dict[str, Card]:
    """An entry for each set of cards; a pivotal set bears the names of its location."""
    members: dict[str, list[Card]] = defaultdict(list)
    for card in cards.values():
        members[card.set].append(card)
    places = {code: card.names for code, card in _locations(cards).items()}
    called = {code: _names(code, names, english) or places.get(code, {}) for code in members}
    return {code: _entry(code, group, called[code]) for code, group in sorted(members.items()) if code}


def _locations(cards: Cards) -> dict[str, Card]:
    return {code_of(bare(card.name())): card for card in cards.values() if card.kind == "location"}


def _names(code: str, names: Names, english: Mapping[str, str]) -> dict[str, str]:
    known = COMMUNITY.get(code, code)
    return {"en": english[known]} | names.get(known, {}) if known in english else {}


def _entry(code: str, group: list[Card], names: Mapping[str, str]) -> Card:
    kind = SET_TYPES.get(code) or ("ranger" if group[0].owner == "ranger" else "pivotal")
    deck = sum(card.copies for card in group if not card.code.endswith("b"))
    facts = {"type": kind, "cards": " ".join(card.code for card in group), "deck": str(deck)}
    return Card(code, "set", names, facts=facts)


def with_pivotal_sets(cards: Cards, sets: Cards) -> dict[str, Card]:
    """``cards`` with the fact ``path_set`` on every location that has path cards of its own."""
    pivotal = {place.code: code for code, place in _locations(cards).items() if _type(sets, code) == "pivotal"}
    own = {code: replace(cards[code], facts={**cards[code].facts, "path_set": pivotal[code]}) for code in pivotal}
    return {**cards, **own}


def _type(sets: Cards, code: str) -> str:
    return sets[code].facts["type"] if code in sets else ""


def index_entry(cards: Cards, entries: Cards, numbers: Numbers) -> Card:
    """What there is to choose from, and the next free number."""
    listed: dict[str, list[str]] = defaultdict(list)
    for code, entry in entries.items():
        kind = entry.facts.get("type", entry.kind)
        if kind not in ALONE:
            listed[kind].append(code)
    for code, card in cards.items():
        if card.kind in LISTED and not code.endswith("b"):
            listed[card.kind].append(code)
    facts = {kind: " ".join(codes) for kind, codes in sorted(listed.items())}
    return Card("index", "index", facts=facts | {NEXT: str(numbers.next)})
