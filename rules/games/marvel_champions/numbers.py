"""Numbers that follow from the cards in play, each with its parts: targets, hit points, icons, attack, scheme."""

from __future__ import annotations

from rules.cards import Card, Printed
from rules.games.marvel_champions.scenarios import scenario_of
from rules.games.marvel_champions.state import SCHEMES, VILLAINS, Champions, has_keyword, lying_on, showing
from rules.view import Part

ICONS = ("acceleration", "hazard", "crisis", "amplify")


def total(parts: tuple[Part, ...]) -> int:
    """The sum; no number of the game is below zero (b5)."""
    return max(0, sum([part.value for part in parts]))


def per_player(printed: Printed, key: str, started: int) -> Part:
    """A printed number as a part: 3 from ``KEY-per-player n=1 players=3``, or from ``KEY`` where it is fixed."""
    if printed.per_player:
        return Part(printed.value * started, f"{key}-per-player", {"n": printed.value, "players": started})
    return Part(printed.value, key)


def icons(state: Champions, name: str) -> tuple[Part, ...]:
    """Each card in play that shows this icon, whatever its kind (MC-3, MC-12)."""
    return tuple(
        Part(count, "icon", {"card": placed.id, "icon": name})
        for placed in showing(state)
        if (count := placed.card.icons.get(name, 0)) and placed.id not in state.fallen
    )


def icon_count(state: Champions, name: str) -> int:
    """How many of this icon are in play."""
    fallen = state.fallen
    return sum([placed.card.icons.get(name, 0) for placed in showing(state) if placed.id not in fallen])


def acceleration_tokens(state: Champions) -> tuple[Part, ...]:
    """Tokens beside the main scheme and on any other card in play (MC-4, BX-5)."""
    counted = ((id, state.counts[f"{id}.acceleration"]) for id in state.cards)
    return tuple(Part(count, "tokens", {"card": id}) for id, count in counted if count)


def target_parts(state: Champions, scheme: str) -> tuple[Part, ...]:
    """What completes this main scheme: its printed target and what cards in play add to it (A12)."""
    printed = state.cards[scheme].card.printed.get("target")
    if printed is None or printed.word:
        return ()
    started = state.plan.started
    added = (
        Part(extra, "modifier", {"card": placed.id})
        for placed in showing(state)
        if placed.card.kind != "main_scheme" and (extra := placed.card.number("target", started))
    )
    return (per_player(printed, "printed", started), *added)


def target(state: Champions, scheme: str) -> int | None:
    """The target, None where the scheme has none. 0 is no target: nothing is completed by lying there (c5)."""
    return total(target_parts(state, scheme)) or None


def full_parts(state: Champions, id: str) -> tuple[Part, ...]:
    """Hit points without damage of an enemy or ally: as printed, for each player where it says so, plus bonuses."""
    placed = state.cards[id]
    printed = placed.card.printed.get("hit_points")
    if printed is None or printed.word or placed.card.kind == "attachment":
        return ()
    bonuses = (
        Part(extra, "modifier", {"card": other.id})
        for other in showing(state)
        if (extra := hit_point_bonus(state, other.card, other.on, id))
    )
    return (per_player(printed, "printed", state.plan.started), *bonuses)


def full(state: Champions, id: str) -> int | None:
    """Hit points without damage; None where the card has none to count (c5)."""
    parts = full_parts(state, id)
    return total(parts) or None if parts else None


def hit_point_bonus(state: Champions, card: Card, on: str, id: str) -> int:
    """How many hit points ``card``, attached to ``on``, gives to ``id``."""
    if card.kind == "attachment":
        return (card.number("hit_points", state.plan.started) or 0) if on == id else 0
    return scenario_of(state).hit_point_bonus(state, card, id)


def power_parts(state: Champions, enemy: str, does: str, player: str, worth: int | None = None) -> tuple[Part, ...]:
    """ATK or SCH of an enemy: printed, attachments, what the scenario adds. ``worth`` stands for a printed X."""
    printed = state.cards[enemy].card.printed.get(does)
    base = 0 if printed is None else (worth or 0) if printed.word else printed.value
    modifiers = (
        Part(extra, "modifier", {"card": placed.id})
        for placed in lying_on(state, enemy)
        if placed.face == "up" and (extra := modifier(placed.card, does, state.plan.started))
    )
    bonus = scenario_of(state).power_bonus(state, enemy, does, player)
    return (Part(base, does, {"enemy": enemy}), *modifiers, *bonus)


def modifier(card: Card, does: str, started: int) -> int:
    """What an attachment adds to ATK or SCH; a few take one away."""
    minus = card.facts.get(f"{does}_modifier", "")
    if minus[:1] == "-" and minus[1:].isdigit():
        return int(minus)
    return card.number(does, started) or 0


def starting_threat_parts(card: Card, started: int) -> tuple[Part, ...]:
    """Threat with which a side scheme enters: printed, Hinder, and what its reveal adds (c7)."""
    hinder = next((word.partition(":")[2] for word in card.keywords if word.startswith("hinder:")), "")
    numbers = (
        ("printed", card.printed.get("threat")),
        ("hinder", written(hinder)),
        ("when-revealed", written(card.facts.get("threat_when_revealed", ""))),
    )
    return tuple(per_player(number, key, started) for key, number in numbers if number and not number.word)


def has_threat(card: Card) -> bool:
    """Whether threat lies on this kind of card."""
    return card.kind == "main_scheme" or card.kind in SCHEMES or "threat" in card.printed


def has_dial(card: Card) -> bool:
    """Whether hit points are counted on this card; a villain without printed ones may still be given some (c5)."""
    return card.kind in VILLAINS or (card.kind != "attachment" and "hit_points" in card.printed)


def status_limit(card: Card | None) -> int:
    """How many of one status card a character may have: one, two where it is Steady, none where Stalwart (b12)."""
    if card is None:
        return 1
    return 0 if has_keyword(card, "stalwart") else 2 if has_keyword(card, "steady") else 1


def keyword_number(card: Card, keyword: str, started: int) -> int:
    """The number of a keyword such as ``incite:1`` or ``hinder:2/player``; 0 where it is not printed."""
    for word in card.keywords:
        name, _, number = word.partition(":")
        if name == keyword and (printed := written(number)):
            return printed.for_players(started) or 0
    return 0


def written(text: str) -> Printed | None:
    """A number in written form; None where the text is none, so that a mistyped card harms nobody."""
    try:
        return Printed.parse(text)
    except ValueError:
        return None
