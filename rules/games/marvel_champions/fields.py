"""What the set-up asks, and names read as the ids that they mean."""

from __future__ import annotations

from collections.abc import Iterable

from rules.cards import Card
from rules.games.marvel_champions.tally import GROUPS
from rules.setup import Cards, Field, Setup, shared_fields, words
from rules.view import Option

INDEX = "index"  # the card entry that lists the sets of each type
MODULAR_TYPES = ("modular", "standard", "expert")
MOST_PLAYERS = 4
MOST_HEROIC = 9
NAMED = ("scenario", "heroes", "modular")  # fields where a name may stand for an id


def listed(cards: Cards, *types: str) -> tuple[str, ...]:
    """The codes of the sets of these types, as far as there are facts."""
    if INDEX not in cards:
        return ()
    index = cards[INDEX]
    return tuple(code for type in types for code in index.facts.get(type, "").split())


def _sets(cards: Cards, *types: str) -> tuple[Option, ...]:
    return tuple(Option(code, "set", {"card": code}) for code in listed(cards, *types))


FIELDS: tuple[Field, ...] = (
    *shared_fields(MOST_PLAYERS, GROUPS),
    Field("scenario", "choice", required=True, options=lambda cards: _sets(cards, "scenario")),
    Field("mode", "choice", "standard", options=lambda _: words("mode", "standard", "expert")),
    Field("heroes", "choices", low=1, high=MOST_PLAYERS, options=lambda cards: _sets(cards, "hero")),
    Field("modular", "choices", low=1, high=9, options=lambda cards: _sets(cards, *MODULAR_TYPES), page="more"),
    Field("heroic", "number", "0", low=0, high=MOST_HEROIC, page="more"),
)


def slug(name: str) -> str:
    """``Spider-Man`` as ``spider_man``: letters and digits of any alphabet, the rest as one underscore."""
    kept = "".join(letter if letter.isalnum() else " " for letter in name.casefold())
    return "_".join(kept.split())


def with_ids(given: Setup, cards: Cards) -> dict[str, str]:
    """The set-up with every name that is known turned into its id; unknown ones stay as they are."""
    read = dict(given)
    for field in NAMED:
        if field in read:
            values = [value.strip() for value in read[field].split(",") if value.strip()]
            read[field] = ",".join(_id_of(value, field, cards) for value in values)
    return read


def _id_of(value: str, field: str, cards: Cards) -> str:
    types = {"scenario": ("scenario",), "heroes": ("hero",), "modular": MODULAR_TYPES}[field]
    known = listed(cards, *types)
    if value in known:
        return value
    wanted = slug(value)
    if wanted in known:
        return wanted
    return next((code for code in _named(wanted, cards.values()) if code in known), value)


def _named(wanted: str, cards: Iterable[Card]) -> Iterable[str]:
    """Codes of sets that have that name in some language, or whose hero has it."""
    for card in cards:
        if card.kind in ("set", "hero", "alter_ego") and wanted in map(slug, card.names.values()):
            yield card.code if card.kind == "set" else card.set
