"""The numbers that are shown, in the order of the screen."""

from __future__ import annotations

from rules.games.reflets_dacide.gems import COLOURS, SERIES, VILS
from rules.games.reflets_dacide.kinds import TRAITS
from rules.games.reflets_dacide.state import CHANGES, HERO_IDS, NOTCHES, UNKNOWN, Hero, Line, Table
from rules.games.reflets_dacide.trial import CAP, hampered, worth
from rules.view import Counter, Part

Shown = dict[str, Counter]


def counters(table: Table) -> Shown:
    """Every number that may be seen, by its key."""
    shown = {counter: Counter(table.gems[counter], SERIES) for counter in VILS}
    shown |= {f"bank.{colour}": Counter(table.gems[f"bank.{colour}"]) for colour in COLOURS}
    shown |= _boards(table) if "boards" in table.setting.counted else {}
    shown |= _quest(table)
    shown |= _heroes(table) if "heroes" in table.setting.counted else {}
    return shown | _pawns(table) | _points(table) | _challenge(table)


def _boards(table: Table) -> Shown:
    shown: Shown = {}
    for board, slots in zip(table.boards, table.slots, strict=True):
        shown |= {f"{board}.{colour}": Counter(table.gems[f"{board}.{colour}"], group="boards") for colour in COLOURS}
        if slots != UNKNOWN:
            shown[f"{board}.slots"] = Counter(slots, group="boards")
    return shown


def _quest(table: Table) -> Shown:
    quest = table.quest
    shown = {"vils.notch": Counter(quest.notch, NOTCHES)}
    if quest.left != UNKNOWN:
        shown |= {"countdown.left": Counter(quest.left, CHANGES)}
    shown |= {f"vils.room{place}": Counter(int(place in quest.revealed), 1) for place in (1, 2, 3)}
    flags = {"relic.pile": quest.relic_in_pile, "vils.relic": quest.relic_taken, "vils.blocked": quest.blocked}
    return shown | {key: Counter(int(flag), 1) for key, flag in flags.items()}


def _heroes(table: Table) -> Shown:
    capped = hampered(table)
    shown: Shown = {}
    for id, hero in zip(HERO_IDS, table.heroes, strict=True):
        if hero.vitality != UNKNOWN:
            shown[f"{id}.vitality"] = Counter(hero.vitality, group="heroes")
        shown |= {f"{id}.{trait}": _trait(hero, trait, id in capped) for trait in TRAITS if _has(hero, trait)}
        shown |= {f"{id}.{key.replace('value', 'bonus')}": Counter(n, group="heroes") for key, n in hero.bonus.items()}
    return shown


def _has(hero: Hero, trait: str) -> bool:
    return trait in hero.values or trait in hero.bonus


def _trait(hero: Hero, trait: str, capped: bool) -> Counter:
    """RA-21: what it counts now, with where it comes from: printed, Equipment, cut to 2 by the Bestiole."""
    value, whole = worth(hero, trait, capped), worth(hero, trait, False)
    parts = [Part(hero.values.get(trait, 0), "printed")]
    parts += [Part(hero.bonus[trait], "equipment")] if hero.bonus[trait] else []
    parts += [Part(value - whole, "bestiole-cap", {"cap": CAP})] if value != whole else []
    return Counter(value, parts=tuple(parts), group="heroes")


def _pawns(table: Table) -> Shown:
    return {pawn: Counter(count) for pawn, count in sorted(table.board.items())}


def _points(table: Table) -> Shown:
    sides = {"points.team": table.team, "points.vils": table.vils}
    return {key: _sum(lines) for key, lines in sides.items() if lines or key == "points.team"}


def _sum(lines: tuple[Line, ...]) -> Counter:
    parts = tuple(Part(line.points, "points-line" if line.label else "points", _label(line)) for line in lines)
    return Counter(sum(line.points for line in lines), parts=parts)


def _label(line: Line) -> dict[str, str]:
    return {"label": line.label} if line.label else {}


def _challenge(table: Table) -> Shown:
    shown = {"challenge.imprevus": Counter(table.imprevus), "challenge.gemmes": Counter(table.gemmes)}
    return {**shown, "imprevus.left": Counter(table.left, table.imprevus)} if _drawing(table) else shown


def _drawing(table: Table) -> bool:
    return table.open[0].step == "reveal.imprevus"
