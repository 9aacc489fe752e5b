"""Which function takes which event, and which takes the answer to which prompt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.engine import ANY, Handler, Outcome
from rules.errors import Refused
from rules.events import (
    Adjusted,
    Answered,
    Confirmed,
    Corrected,
    Drew,
    Entered,
    Event,
    Left,
    Placed,
    Shifted,
    WentTo,
)
from rules.games.reflets_dacide import (
    alea,
    cards,
    corrections,
    dilemmas,
    effects,
    heroes,
    imprevus,
    paying,
    rooms,
    trial,
    turn,
)
from rules.games.reflets_dacide.asking import expect, standing
from rules.games.reflets_dacide.events import Ended, HeroNamed, Paid, SaidNo, Scored, TrialDecided
from rules.games.reflets_dacide.kinds import ALEAS, IMPREVUS, kind_of
from rules.games.reflets_dacide.state import Table

CONFIRMED: Mapping[str, Callable[[Table, Confirmed], Outcome[Table]]] = {
    **{f"setup-{name}": turn.on for name in ("board", "quests", "heroes", "challenge", "guide", "gems")},
    "blessing": turn.on,
    "pawns": turn.on,
    "square-effect": turn.square_done,
    "known-alea": turn.known_done,
    "pay-by-hand": paying.by_hand,
    "cannot-pay": paying.by_hand,
    "vils-effect": effects.applied,
    "vils-effect-told": effects.applied,
    "room-one": rooms.room_one,
    "room-one-no-relic": rooms.no_relic,
    "room-two": rooms.room_two,
    "octuple": rooms.octuple,
    "octuple-early": rooms.octuple,
    "octuple-blocked": rooms.octuple_blocked,
    "room-again": rooms.again,
    "trial-passed": trial.over,
    "trial-failed": trial.over,
    "vitality": turn.on,
    "turn-end": turn.end,
    "guide-change": turn.guide_changes,
    "guide-change-solo": turn.guide_changes,
    "guide-change-counted": turn.guide_changes,
    "guide-change-last": turn.guide_changes,
    "points": turn.points_counted,
}

ANSWERED: Mapping[str, Callable[[Table, Answered], Outcome[Table]]] = {
    "pawns": turn.pawns,
    "square": turn.square,
    "square-effect": turn.purse_on,
    "imprevu": imprevus.named,
    "say-no": dilemmas.say_no_answered,
    "dilemma": dilemmas.dilemma,
    "dilemma-says-no": dilemmas.dilemma,
    "cost": imprevus.cost_told,
    "pay": paying.answered,
    "pay-part": paying.answered,
    "pay-by-hand": paying.answered,
    "cannot-pay": paying.answered,
    "hero": imprevus.hero_answered,
    "vils-effects": effects.ordered,
    "which-alea": alea.kept,
    "which-room": rooms.told,
    "room-one": rooms.room_one_answered,
    "room-one-no-relic": rooms.room_one_answered,
    "octuple": rooms.octuple_answered,
    "octuple-early": rooms.octuple_answered,
    "octuple-blocked": rooms.octuple_answered,
    "room-again": rooms.again_answered,
    "trial": trial.answered,
    "objectives": trial.objectives,
    "points": turn.points_told,
}

DREW: Mapping[str, Callable[[Table, Drew], Outcome[Table]]] = {
    "dilemma": dilemmas.red_purse,
    "dilemma-says-no": dilemmas.red_purse,
    "red-purse": dilemmas.red_purse,
    "red-purse-short": dilemmas.red_purse,
    "gems-for-vils": turn.vils_drew,
    "gems-for-vils-short": turn.vils_drew,
    "gem-purse": turn.purse_drawn,
    "pay": paying.drew,
    "pay-part": paying.drew,
    "cannot-pay": paying.drew,
    "pay-by-hand": paying.drew,
}


def confirmed(table: Table, event: Confirmed) -> Outcome[Table]:
    """What the standing prompt asks for is done."""
    expect(table, event.prompt)
    take = CONFIRMED.get(event.prompt)
    if take is None:
        raise Refused("not-now", event="Confirmed", step=table.step)
    return take(table, event)


def answered(table: Table, event: Answered) -> Outcome[Table]:
    """The standing prompt was answered."""
    expect(table, event.prompt)
    take = ANSWERED.get(event.prompt)
    if take is None:
        raise Refused("not-now", event="Answered", step=table.step)
    return take(table, event)


def drew(table: Table, event: Drew) -> Outcome[Table]:
    """Gems were drawn for what the standing prompt says."""
    take = DREW.get(standing(table))
    if take is None:
        raise Refused("not-now", event="Drew", step=table.step)
    return take(table, event)


def entered(table: Table, event: Entered) -> Outcome[Table]:
    """A card came to the table: an Imprévu, an Aléa, a Hero or a Relic."""
    kind = kind_of(event.card)
    if kind in IMPREVUS:
        return imprevus.turned_up(table, event, kind)
    if kind in ALEAS:
        return alea.read(table, event, kind)
    return heroes.joined(table, event) if kind == "heros" else rooms.relic(table, event)


def playing(take: Handler[Table]) -> Handler[Table]:
    """``take`` while the game is on; afterwards nothing more is drawn, paid or entered."""

    def taken(table: Table, event: Any) -> Outcome[Table]:
        if table.ending:
            raise Refused("game-over", ending=table.ending)
        return take(table, event)

    return taken


HANDLERS: Mapping[tuple[str, type[Event]], Handler[Table]] = {
    (ANY, Confirmed): confirmed,
    (ANY, Answered): answered,
    (ANY, Drew): playing(drew),
    (ANY, Entered): playing(entered),
    (ANY, Paid): playing(paying.paid),
    (ANY, HeroNamed): playing(imprevus.hero_named),
    (ANY, TrialDecided): playing(trial.tested),
    (ANY, SaidNo): playing(dilemmas.said_no),
    (ANY, Ended): playing(turn.ended),
    (ANY, Scored): turn.scored,
    (ANY, Placed): corrections.placed,
    (ANY, Shifted): corrections.shifted,
    (ANY, Adjusted): corrections.adjusted,
    (ANY, Corrected): corrections.corrected,
    (ANY, Left): cards.left,
    (ANY, WentTo): corrections.went_to,
}


def settle(table: Table) -> Outcome[Table] | None:
    """What is due without hands or choice: a series, an Imprévu, a payment, the next step."""
    if table.ending:
        return None
    return effects.due(table) or paying.due(table) or imprevus.due(table) or _flow(table)


def _flow(table: Table) -> Outcome[Table] | None:
    return alea.due(table) or turn.drawn_out(table) or turn.quiet(table)
