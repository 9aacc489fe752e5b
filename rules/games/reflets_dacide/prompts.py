"""What the table is asked, as it may be shown: for each key its kind, its facts and its answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.games.reflets_dacide import dilemmas, imprevus, turn
from rules.games.reflets_dacide.asking import (
    current,
    due_effects,
    held,
    held_on,
    payable,
    payer,
    says_no,
    standing,
    still_owed,
    to_draw,
)
from rules.games.reflets_dacide.collecting import collected
from rules.games.reflets_dacide.gems import COLOURS
from rules.games.reflets_dacide.kinds import IMPREVUS
from rules.games.reflets_dacide.state import HERO_IDS, Table
from rules.view import Option, Prompt

Facts = dict[str, int | str]


def asked(table: Table) -> Prompt | None:
    """The prompt that stands, or None."""
    key = standing(table)
    if not key:
        return None
    build = _PROMPTS.get(key)
    return build(table, key) if build else Prompt(key)


def _confirm(*terms: str, hands: bool = False) -> Callable[[Table, str], Prompt]:
    return lambda _, key: Prompt(key, terms=terms, hands=hands)


def _square(_: Table, key: str) -> Prompt:
    words = ("reveal", "known", "empty", *turn.SQUARES)
    return Prompt(key, "choose", options=_options("square", words), terms=("alea", "mystery", "shortcut", "portal"))


def _options(key: str, words: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(Option(word, f"{key}-{word}") for word in words)


def _square_effect(table: Table, key: str) -> Prompt:
    return Prompt(key, facts={"square": table.open[-1].facts["kind"]}, hands=True)


def _gem_purse(table: Table, key: str) -> Prompt:
    facts: Facts = {"board": table.open[-1].facts["board"], "count": _left(table, turn.purse_count(table))}
    return _draw(key, facts, "bank", "gem-purse")


def _left(table: Table, wanted: int) -> int:
    """Gems still to draw: those that were drawn one at a time are told already."""
    return wanted - len(collected(table, wanted))


def _draw(key: str, facts: Facts, *terms: str) -> Prompt:
    """A draw from the bank; every colour can turn up."""
    count = int(facts["count"])
    return Prompt(key, "draw", facts, low=count, high=count, options=_PIECES, terms=terms)


_PIECES = tuple(Option(colour, "gem", {"colour": colour}) for colour in COLOURS)


def _imprevu(table: Table, key: str) -> Prompt:
    facts: Facts = {"number": table.imprevus - table.left + 1, "count": table.imprevus}
    options = tuple(Option(kind, f"kind-{kind}") for kind in IMPREVUS)
    terms = ("imprevu", "dilemma", "says-no", "creature", "bestiole")
    return Prompt(key, "choose", facts, options=options, scan="reveal", terms=terms)


def _dilemma(table: Table, key: str) -> Prompt:
    card = current(table)
    assert card is not None
    keep = tuple(Option(board, "keep", _keep_facts(table, board)) for board in dilemmas.open_boards(table))
    let_go = Option("purse", "purse", {"count": to_draw(table)})
    options = (*keep, let_go if dilemmas.in_phase(table) else Option("discard", "discard"))
    return Prompt(key, "choose", {"card": card.id}, options=options, terms=("dilemma", "slot", "red-purse"))


def _keep_facts(table: Table, board: str) -> Facts:
    return {"board": board, "free": dilemmas.free_slots(table, board)}


def _say_no(table: Table, key: str) -> Prompt:
    card = current(table)
    assert card is not None
    says = tuple(Option(lying.id, "say-no", {"card": card.id}) for lying in says_no(table))
    pay = Option("pay", "pay", {"count": card.cost})
    return Prompt(key, "choose", {"card": card.id}, options=(*says, pay), terms=("says-no", "creature", "bestiole"))


def _red_purse(table: Table, key: str) -> Prompt:
    card = current(table)
    assert card is not None
    return _draw(
        key, {"count": _left(table, to_draw(table)), "card": card.id, **_short(table, key)}, "red-purse", "vils"
    )


def _short(table: Table, key: str) -> Facts:
    """AM-21: the bank has fewer gems than the Challenge says."""
    return {"wanted": table.gemmes} if key.endswith("-short") else {}


def _cost(table: Table, key: str) -> Prompt:
    card = current(table) or table.staged("chosen")[0]
    return Prompt(key, "number", {"card": card.id}, low=0, high=imprevus.MOST_COST, terms=("cost",))


def _pay(table: Table, key: str) -> Prompt:
    card = payable(table)
    owed = still_owed(table, card)
    facts: Facts = {"card": card.id, "count": owed}
    if key in ("pay", "pay-part"):
        facts["board"] = board = payer(table, card)
        most = min(owed, held_on(table, board))
        low = owed if key == "pay" else 1
        return Prompt(key, "draw", facts, low, most, _gems_of(table, board), terms=("cost", "bank"))
    if key == "cannot-pay":
        facts["held"] = held(table)
    return Prompt(key, facts=facts, hands=True, terms=("cost", "bank"))


def _gems_of(table: Table, board: str) -> tuple[Option, ...]:
    """The colours that lie on a board, each with how many."""
    counts = ((colour, table.gems[f"{board}.{colour}"]) for colour in COLOURS)
    return tuple(Option(colour, "gem-held", {"colour": colour, "count": count}) for colour, count in counts if count)


def _hero(table: Table, key: str) -> Prompt:
    card = current(table)
    assert card is not None
    living = (hero for hero, state in zip(HERO_IDS, table.heroes, strict=True) if not state.dead)
    options = tuple(Option(hero.removeprefix("h"), "hero", {"hero": hero}) for hero in living)
    return Prompt(key, "choose", {"card": card.id}, options=options, terms=("ddd", "bestiole", "hero"))


def _for_vils(table: Table, key: str) -> Prompt:
    return _draw(key, {"count": _left(table, to_draw(table)), **_short(table, key)}, "vils", "bank", "series")


def _effect(table: Table, key: str) -> Prompt:
    colour = due_effects(table)[0]
    facts: Facts = {"colour": colour}
    if key == "vils-effect-told":
        facts["effect"] = table.setting.effects[colour]
    return Prompt(key, facts=facts, hands=True, terms=("series", "vils", "bank"))


def _effects(table: Table, key: str) -> Prompt:
    due = due_effects(table)
    options = tuple(Option(colour, "effect", {"colour": colour}) for colour in due)
    return Prompt(key, "order", {"count": len(due)}, 1, len(due), options, terms=("series", "vils"))


def _which_alea(table: Table, key: str) -> Prompt:
    options = tuple(Option(c.id, "alea", {"card": c.id, "count": c.cost}) for c in table.staged("read"))
    facts: Facts = {"count": len(options)}
    return Prompt(key, "choose", facts, options=options, scan="reveal", terms=("alea",))


def _room(table: Table, key: str) -> Prompt:
    facts: Facts = {"card": table.open[-1].facts.get("card", "room"), "notch": table.quest.notch}
    if key.startswith("room-one"):
        facts["relic"] = table.setting.relic or "unnamed"
    return Prompt(key, facts=facts, hands=True, terms=("room", "vils-quest", "notch", "relic", "countdown"))


def _which_room(table: Table, key: str) -> Prompt:
    facts: Facts = {"card": table.open[-1].facts.get("card", "room")}
    rooms = table.setting.rooms[:2] if len(table.setting.rooms) >= 2 else ()
    named = tuple(Option(str(place), "room-named", {"room": room}) for place, room in enumerate(rooms, 1))
    options = (*(named or _options("room", ("one", "two"))), *_options("room", ("three", "none")))
    return Prompt(key, "choose", facts, options=options, terms=("room", "vils-quest"))


def _trial(_: Table, key: str) -> Prompt:
    return Prompt(key, "choose", options=_options("trial", ("yes", "no")), terms=("trial", "creature", "bestiole"))


def _objectives(table: Table, key: str) -> Prompt:
    facts = table.open[-1].facts
    counts: Facts = {"met": facts.get("met", 0), "missed": facts.get("missed", 0)}
    options = _options("trial", ("passed", "failed", "met", "missed"))
    return Prompt(key, "choose", counts, options=options, terms=("trial", "objective"))


def _guide_change(table: Table, key: str) -> Prompt:
    facts: Facts = {"player": turn.next_guide(table)}
    if key == "guide-change-counted":
        facts["left"] = table.quest.left - 1
    return Prompt(key, facts=facts, terms=("guide", "countdown") if table.quest.left >= 0 else ("guide",))


def _points(table: Table, key: str) -> Prompt:
    return Prompt(key, "text", {"count": sum(line.points for line in table.team)}, terms=("points",))


_PROMPTS: Mapping[str, Callable[[Table, str], Prompt]] = {
    "setup-guide": lambda table, key: Prompt(key, facts={"player": table.guide}, terms=("guide",)),
    "blessing": _confirm("blessing", "guide"),
    "pawns": _confirm("ddd", "avatar", "team"),
    "square": _square,
    "square-effect": _square_effect,
    "gem-purse": _gem_purse,
    "known-alea": lambda _, key: Prompt(key, scan="reveal", terms=("alea", "room")),
    "imprevu": _imprevu,
    "dilemma": _dilemma,
    "dilemma-says-no": _dilemma,
    "say-no": _say_no,
    "red-purse": _red_purse,
    "red-purse-short": _red_purse,
    "cost": _cost,
    "pay": _pay,
    "pay-part": _pay,
    "pay-by-hand": _pay,
    "cannot-pay": _pay,
    "hero": _hero,
    "gems-for-vils": _for_vils,
    "gems-for-vils-short": _for_vils,
    "vils-effect": _effect,
    "vils-effect-told": _effect,
    "vils-effects": _effects,
    "which-alea": _which_alea,
    "which-room": _which_room,
    "room-one": _room,
    "room-one-no-relic": _room,
    "room-two": _room,
    "octuple": _room,
    "octuple-early": _room,
    "octuple-blocked": _room,
    "room-again": _room,
    "trial": _trial,
    "objectives": _objectives,
    "trial-passed": _confirm("trial", "points", hands=True),
    "trial-failed": _confirm("trial", hands=True),
    "vitality": _confirm("vitality", "hero", hands=False),
    "turn-end": _confirm("guide"),
    "points": _points,
    "guide-change": _guide_change,
    "guide-change-solo": _guide_change,
    "guide-change-counted": _guide_change,
    "guide-change-last": _guide_change,
}
