"""A card was scanned or added by hand: who it is for, where it came from, what takes it up."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import Card
from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Entered
from rules.games.marvel_champions.activation import boost_cards, scan_boost
from rules.games.marvel_champions.chores import bring, wanted
from rules.games.marvel_champions.deck import take
from rules.games.marvel_champions.play import KINDS, enter, entered, is_encounter
from rules.games.marvel_champions.reveal import arrive, reveal, revealer
from rules.games.marvel_champions.stages import scanned_stage
from rules.games.marvel_champions.state import (
    ENCOUNTER,
    VILLAINS,
    Champions,
    Player,
    called,
    playing,
    seated,
    with_player,
)
from rules.games.marvel_champions.tally import put
from rules.games.marvel_champions.villains import revealed_villain
from rules.view import Note

STAGES = (*VILLAINS, "main_scheme")
IDENTITIES = ("hero", "alter_ego")
COMMON = ("side_scheme", "player_side_scheme", "environment")  # they lie in the middle, whoever played them
MOST_SCHEMES = {1: 1, 2: 1, 3: 2, 4: 2}  # player side schemes in play, by the number of players who started (b7)


def on_entered(state: Champions, event: Entered) -> Outcome[Champions]:
    """Scanned or added by hand: as a boost card, revealed, or into play."""
    card = _readable(event.card)
    _check(state, event)
    if event.how == "boost":
        return _boost(state, card)
    if card.kind in IDENTITIES:
        return _identity(state, card, event.player)
    if card.kind not in (*KINDS, "treachery"):
        raise Refused("not-into-play", kind=card.kind[:60])
    if card.kind not in STAGES and (event.how == "reveal" or _is_the_next(state, event)):
        return reveal(state, card, event.player, event.on)
    return _taken_up(state, card, event.player) or _into_play(state, card, event)


def _readable(card: Card) -> Card:
    """A card that names its set and code shortly; longer ones are no cards."""
    if len(card.code) > 60 or len(card.kind) > 60:
        raise Refused("not-into-play", kind=card.kind[:60])
    return card


def _check(state: Champions, event: Entered) -> None:
    if event.how not in ("play", "reveal", "boost"):
        raise Refused("not-into-play", kind=event.how[:60])
    if event.player:
        seated(state, event.player)
    if event.on and event.on not in state.cards and event.on not in state.players:
        raise Refused("unknown-card", card=event.on[:60])


def _boost(state: Champions, card: Card) -> Outcome[Champions]:
    activation = state.activations[0] if state.activations else None
    if activation is None or len(activation.icons) >= boost_cards(state, activation):
        raise Refused("no-boost-wanted", card=called(card))
    return scan_boost(state, card)


def _is_the_next(state: Champions, event: Entered) -> bool:
    """A card without a code, written down while a face-down card is to be revealed, is that card."""
    if event.card.code or event.card.kind not in ENCOUNTER or state.chores or state.activations or state.resolving:
        return False
    return bool(state.surges) or (state.step == "villain.reveal" and revealer(state) != "")


def _taken_up(state: Champions, card: Card, player: str) -> Outcome[Champions] | None:
    """A stage of a deck in play, or the minion or side scheme that is looked for."""
    staged = None if player else scanned_stage(state, card)
    if staged is not None:
        return staged
    chore = wanted(state, card)
    return bring(state, chore, card) if chore else None


def _into_play(state: Champions, card: Card, event: Entered) -> Outcome[Champions]:
    """Put into play: an encounter card comes off the encounter deck, or from the boost cards just turned up."""
    if is_encounter(card):
        state = _off_the_deck(state, card)
    if card.kind in ("treachery", "obligation"):
        return arrive(state, card, event.player or state.first, event.on)
    state, id = enter(state, card, event.on or ("" if card.kind in COMMON else event.player))
    state = state._replace(chores=(*state.chores, *(revealed_villain(state, id) if card.kind in VILLAINS else ())))
    return Outcome(state, (entered(state, id), *_many(state)))


def _off_the_deck(state: Champions, card: Card) -> Champions:
    activation = state.activations[0] if state.activations else None
    if activation and card.code in activation.codes and activation.kept < activation.given:
        codes = tuple(code for code in activation.codes if code != card.code)
        kept = activation._replace(codes=codes, kept=activation.kept + 1)
        return state._replace(activations=(kept, *state.activations[1:]))
    return state if _was_aside(state, card) else take(state)


def _was_aside(state: Champions, card: Card) -> bool:
    """Nemesis sets and a scenario's own environments are set aside, not shuffled into the deck (b1)."""
    own_environment = card.kind == "environment" and card.set == state.plan.scenario
    return own_environment or card.set.endswith("_nemesis")


def _many(state: Champions) -> tuple[Note, ...]:
    count = sum(placed.card.kind == "player_side_scheme" for placed in state.cards.values())
    most = MOST_SCHEMES[state.plan.started]
    return (Note("too-many-schemes", {"count": count, "high": most, "player": state.first}),) if count > most else ()


def _identity(state: Champions, card: Card, player: str) -> Outcome[Champions]:
    """A hero or alter-ego card says whose numbers a player plays with."""
    seat = state.players[player or _without_identity(state)]
    seat = replace(seat, hero=card) if card.kind == "hero" else replace(seat, alter_ego=card)
    return Outcome(with_dial(state, seat), (Note("identity", {"player": seat.id, "card": called(card)}),))


def with_dial(state: Champions, seat: Player) -> Champions:
    """The seat with its dial; it is set to the printed hit points where it was not in use yet."""
    card = seat.hero or seat.alter_ego
    full = card.number("hit_points", state.plan.started) if card else None
    if full and seat.full is None:
        return put(with_player(state, replace(seat, full=full)), f"{seat.id}.hit_points", full)
    return with_player(state, seat)


def _without_identity(state: Champions) -> str:
    free = (id for id in playing(state) if state.players[id].hero is None and state.players[id].alter_ego is None)
    return next(free, state.first)
