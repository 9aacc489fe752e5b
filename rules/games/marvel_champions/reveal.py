"""Revealing encounter cards one at a time, and what each type of card does as it comes (MC-14 to MC-19, b8)."""

from __future__ import annotations

from rules.cards import Card
from rules.engine import Outcome
from rules.errors import Refused
from rules.games.marvel_champions.activation import begin, main_scheme_for
from rules.games.marvel_champions.deck import take, to_discard
from rules.games.marvel_champions.events import Surged
from rules.games.marvel_champions.numbers import keyword_number
from rules.games.marvel_champions.play import enter, entered
from rules.games.marvel_champions.state import (
    HERO,
    Activation,
    Champions,
    Resolving,
    called,
    has_keyword,
    playing,
    seated,
)
from rules.games.marvel_champions.tally import add, place_threat
from rules.view import Note, Part, Prompt

MOST_SURGES = 20
REVEALED = "revealed"  # the task that is done once a card was revealed in this step
EDITION = "1.6"  # the rules edition of this table: surge reveals from the top of the deck (A22)


def revealer(state: Champions) -> str:
    """Whose card is next: each player reveals all of theirs, in player order (MC-14, MC-18); empty when none waits."""
    waiting = (id for id in playing(state) if id not in state.done and state.counts[f"{id}.dealt"])
    return next(waiting, "")


def ask_reveal(state: Champions) -> Prompt:
    """The next face-down card, in the order in which they were dealt (MC-15, MC-16)."""
    player = revealer(state)
    if not player:
        return Prompt("nothing-to-reveal", terms=("reveal",))
    facts: dict[str, int | str] = {"player": player, "left": state.counts[f"{player}.dealt"]}
    return Prompt("reveal", facts=facts, hands=True, scan="reveal", terms=("reveal", "in-player-order"))


def ask_surge(state: Champions) -> Prompt:
    """One more card for this player, from the top of the deck."""
    facts = {"player": state.surges[0], "edition": EDITION}
    return Prompt("surge", facts=facts, hands=True, scan="reveal", terms=("reveal",))


def ask_resolve(state: Champions) -> Prompt:
    """A treachery does what it says and is discarded."""
    card, player = state.resolving[-1].card, state.resolving[-1].player
    facts = {"card": card.code or card.kind, "player": player}
    return Prompt("resolve", facts=facts, hands=True, terms=("reveal",))


def reveal_by_hand(state: Champions, _prompt: Prompt, _values: tuple[str, ...]) -> Outcome[Champions]:
    """The card was revealed, resolved and discarded without being scanned."""
    return Outcome(to_discard(_drawn(state)[0], 1))


def resolved(state: Champions, _prompt: Prompt, _values: tuple[str, ...]) -> Outcome[Champions]:
    """The treachery is done; only now comes the next card (MC-15)."""
    return Outcome(to_discard(state._replace(resolving=state.resolving[:-1]), 1))


def _drawn(state: Champions, player: str = "") -> tuple[Champions, str]:
    """Where the card that is revealed came from, and who reveals it.

    While another card is resolved, or where none waits, it comes from the top of the deck for ``player``; else it is
    the surge that is owed, or the next face-down card of the one who reveals.
    """
    if state.resolving:
        return take(state), player or state.resolving[-1].player
    if state.surges:
        return take(state)._replace(surges=state.surges[1:]), state.surges[0]
    waiting = revealer(state) if state.step == "villain.reveal" else ""
    if waiting:
        return add(state, f"{waiting}.dealt", -1)._replace(done=state.done | {REVEALED}), waiting
    return take(state), player or state.first


def reveal(state: Champions, card: Card, player: str, on: str) -> Outcome[Champions]:
    """MC-17: the card is resolved by its type. Keywords that count are counted. ``player``: who gets it, if said."""
    state, drawn_by = _drawn(state, player)
    outcome = arrive(state, card, player or drawn_by, on)
    state = outcome.state
    if has_keyword(card, "surge"):
        state = state._replace(surges=(*state.surges, drawn_by))
    return Outcome(_incite(state, card, drawn_by), outcome.notes)


def arrive(state: Champions, card: Card, player: str, on: str) -> Outcome[Champions]:
    """The card comes to the table: a treachery is resolved, everything else stays."""
    if card.kind == "treachery":
        return _treachery(state, card, player)
    if card.kind == "obligation":
        return _obligation(state, card, player)
    state, id = enter(state, card, on or (player if card.kind == "minion" else ""))
    notes = (entered(state, id),)
    return Outcome(_quickstrike(state, id), notes)


def _treachery(state: Champions, card: Card, player: str) -> Outcome[Champions]:
    if len(state.resolving) >= MOST_SURGES:
        raise Refused("table-full", high=MOST_SURGES)
    return Outcome(state._replace(resolving=(*state.resolving, Resolving(card, player))))


def _obligation(state: Champions, card: Card, player: str) -> Outcome[Champions]:
    """It goes to the player whose hero it belongs to; if that one is out, it leaves the game and is replaced (A25)."""
    owner = next(
        (seat for seat in state.players.values() if seat.hero and card.set and seat.hero.set == card.set), None
    )
    if owner is not None and owner.out:
        note = Note("obligation-removed", {"card": called(card), "player": owner.id})
        return Outcome(state._replace(surges=(*state.surges, player)), (note,))
    receiver = owner.id if owner else player
    state, id = enter(state, card, receiver)
    return Outcome(state, (entered(state, id),))


def _quickstrike(state: Champions, id: str) -> Champions:
    """A minion with Quickstrike attacks a hero at once when it engages (b8)."""
    placed = state.cards[id]
    player = state.players.get(placed.on)
    if not has_keyword(placed.card, "quickstrike") or player is None or player.form != HERO:
        return state
    return begin(state, Activation(id, player.id, does="attack"))


def _incite(state: Champions, card: Card, player: str) -> Champions:
    """Incite puts threat on the main scheme when the card is revealed (b8)."""
    count = keyword_number(card, "incite", state.plan.started)
    scheme = main_scheme_for(state, player)
    return place_threat(state, scheme, (Part(count, "incite", {"card": called(card)}),)) if count and scheme else state


def on_surged(state: Champions, event: Surged) -> Outcome[Champions]:
    """A card gained surge: one more card, after this one."""
    seated(state, event.player)
    if len(state.surges) >= MOST_SURGES:
        raise Refused("table-full", high=MOST_SURGES)
    return Outcome(state._replace(surges=(*state.surges, event.player)), (Note("surge", {"player": event.player}),))


def go_on(state: Champions) -> Champions | None:
    """What follows without a hand: a player whose cards are all revealed is done; then the next, as long as cards lie.

    Cards dealt during this step join the queues and are revealed in it (MC-19); whoever was done comes again.
    """
    done = set(state.done)
    for id in playing(state):
        if id not in done:
            if state.counts[f"{id}.dealt"]:
                break
            done.add(id)
    else:
        if any(state.counts[f"{id}.dealt"] for id in state.players):
            done -= set(state.players)
    return state._replace(done=frozenset(done)) if done != state.done else None


def is_over(state: Champions) -> bool:
    """Whether every card that was dealt is revealed (MC-19)."""
    return REVEALED in state.done and not any(state.counts[f"{id}.dealt"] for id in state.players)


def nothing_revealed(state: Champions, _prompt: Prompt, _values: tuple[str, ...]) -> Outcome[Champions]:
    """Nobody had a card to reveal."""
    return Outcome(state._replace(done=state.done | {REVEALED}))
