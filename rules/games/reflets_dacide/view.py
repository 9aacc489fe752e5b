"""All that may be seen of the table."""

from __future__ import annotations

from rules.cards import Printed
from rules.games.reflets_dacide.actions import actions
from rules.games.reflets_dacide.counters import counters
from rules.games.reflets_dacide.gems import COLOURS
from rules.games.reflets_dacide.kinds import TRAITS
from rules.games.reflets_dacide.prompts import asked
from rules.games.reflets_dacide.state import HERO_IDS, Hero, Lying, Table
from rules.games.reflets_dacide.steps import phase, track
from rules.games.reflets_dacide.turn import ENDINGS
from rules.view import CardShown, Ending, PlayerShown, View

AREAS = {
    "drawn": "drawn",
    "owed": "drawn",
    "paid": "drawn",
    "purse": "drawn",
    "pending": "pending",
    "kept": "kept",
    "read": "spot",
    "chosen": "spot",
    "revealed": "spot",
    "team": "team",
}


def view(table: Table) -> View:
    """The whole table as it may be shown."""
    step = table.step
    status = "setup" if phase(table.open[0].step) == "setup" else "playing"
    ending = _ending(table)
    return View(
        step=step,
        phase=phase(table.open[0].step),
        round=table.turn,
        players=tuple(PlayerShown(f"p{seat}", name) for seat, name in enumerate(table.setting.players, 1)),
        first_player=table.guide,
        counters=counters(table),
        cards=_cards(table),
        prompt=asked(table),
        ending=ending,
        status=ending.status if ending else status,  # type: ignore[arg-type]
        within=tuple(opened.step for opened in table.open[:-1]),
        track=track(table.open[0].step),
        actions=actions(table),
        names=names(table),
    )


def _ending(table: Table) -> Ending | None:
    return Ending(ENDINGS[table.ending], table.ending) if table.ending else None  # type: ignore[arg-type]


def names(table: Table) -> dict[str, str]:
    """The words of the players for colours, Heroes and characteristics; ``tint.red`` is a colour value, not a word."""
    setting = table.setting
    given = dict(zip(COLOURS, setting.colours, strict=False))
    given |= {f"tint.{colour}": tint for colour, tint in zip(COLOURS, setting.tints, strict=False)}
    given |= {hero: state.name for hero, state in zip(HERO_IDS, table.heroes, strict=True) if state.name}
    return given | dict(zip(TRAITS, setting.traits, strict=False))


def _cards(table: Table) -> tuple[CardShown, ...]:
    return (*map(_lying, table.cards), *_heroes(table))


def _lying(lying: Lying) -> CardShown:
    card = lying.card
    return CardShown(
        id=lying.id,
        code=card.code,
        kind=lying.kind,
        names=card.names,
        on=lying.on,
        area=AREAS[lying.stage],
        printed=card.printed,
        corrected=lying.corrected,
        facts={**card.facts, "slot": str(lying.slot)} if lying.slot else card.facts,
    )


def _heroes(table: Table) -> tuple[CardShown, ...]:
    """The Heroes that the players named or gave values."""
    if "heroes" not in table.setting.counted:
        return ()
    pairs = zip(HERO_IDS, table.heroes, strict=True)
    return tuple(_hero(id, hero) for id, hero in pairs if hero.name or hero.values)


def _hero(id: str, hero: Hero) -> CardShown:
    printed = {trait: Printed(value) for trait, value in hero.values.items()}
    return CardShown(
        id, "", "heros", {"": hero.name} if hero.name else {}, area="dead" if hero.dead else "heroes", printed=printed
    )
