"""The encounter deck: dealing face down, discarding from it, and the moment it is empty (b8, b9)."""

from __future__ import annotations

from itertools import islice

from rules.engine import Outcome
from rules.errors import Refused
from rules.games.marvel_champions.events import Dealt, Discarded
from rules.games.marvel_champions.state import Champions, of_kind, seated
from rules.games.marvel_champions.tally import add, put
from rules.view import Note, Prompt

DECK, DISCARD = "encounter.deck", "encounter.discard"
MOST_DEALT = 50  # face-down cards that one line may ask for


def is_empty(state: Champions) -> bool:
    """The deck has run out this instant; the reshuffle comes before anything else (b9)."""
    return state.deck_known and state.counts[DECK] == 0


def nothing_left(state: Champions) -> bool:
    """Deck and discard pile are both empty: the players lose (b9)."""
    return is_empty(state) and state.counts[DISCARD] == 0


def take(state: Champions, cards: int = 1) -> Champions:
    """The top cards leave the deck."""
    return add(state, DECK, -cards) if state.deck_known else state


def to_discard(state: Champions, cards: int) -> Champions:
    """Cards from elsewhere come on the discard pile."""
    return add(state, DISCARD, cards) if state.deck_known and cards else state


def owe(state: Champions, *receivers: str) -> Champions:
    """These are to get a face-down card each, in this order; ``hand_out`` gives them as the deck allows."""
    return state._replace(owed=(*state.owed, *receivers))


def hand_out(state: Champions) -> Outcome[Champions]:
    """Give the face-down cards that are owed, stopping where the deck runs out: that comes first (MC-16, EX-7)."""
    owed = state.owed[: state.counts[DECK]] if state.deck_known else state.owed
    dealt: dict[str, int] = {}
    for receiver in owed:
        if receiver in state.players and not state.players[receiver].out:
            dealt[receiver] = dealt.get(receiver, 0) + 1
    state = take(state, len(owed))._replace(owed=state.owed[len(owed) :])
    for player, count in dealt.items():
        state = add(state, f"{player}.dealt", count)
    return Outcome(state, tuple(Note("dealt", {"player": id, "count": count}) for id, count in dealt.items()))


def on_dealt(state: Champions, event: Dealt) -> Outcome[Champions]:
    """Cards dealt by an effect wait face down for the next reveal step (b8)."""
    seated(state, event.player)
    if not 1 <= event.count <= MOST_DEALT:
        raise Refused("out-of-range", counter=f"{event.player}.dealt", value=event.count, low=1, high=MOST_DEALT)
    return Outcome(owe(state, *(event.player,) * event.count))


def on_discarded(state: Champions, event: Discarded) -> Outcome[Champions]:
    """Discard from the top of the deck. It stops where the deck is empty and counts as done (b9)."""
    if not 1 <= event.count <= MOST_DEALT:
        raise Refused("out-of-range", counter=DISCARD, value=event.count, low=1, high=MOST_DEALT)
    if not state.deck_known:
        raise Refused("not-counted", counter=DECK, group="deck")
    count = min(event.count, state.counts[DECK])
    state = to_discard(add(state, DECK, -count), count)
    if count < event.count:
        return Outcome(state, (Note("discard-stopped", {"count": count, "wanted": event.count}),))
    return Outcome(state, (Note("discarded", {"count": count}),))


def ask_reshuffle(state: Champions) -> Prompt:
    """The discard pile becomes the deck, and an acceleration token comes beside the main scheme."""
    facts = {"cards": state.counts[DISCARD], "owed": len(state.owed)}
    return Prompt("reshuffle", facts=facts, hands=True, terms=("acceleration-token", "encounter-deck"))


def reshuffle(state: Champions, _prompt: Prompt, _values: tuple[str, ...]) -> Outcome[Champions]:
    """b9: the whole discard pile is the new deck; the token counts from the next step one on."""
    cards = state.counts[DISCARD]
    state = put(put(state, DECK, cards), DISCARD, 0)
    notes = [Note("reshuffled", {"cards": cards})]
    for scheme in islice(of_kind(state, "main_scheme"), 1):
        state = add(state, f"{scheme.id}.acceleration", 1)
        notes.append(Note("token-placed", {"card": scheme.id, "count": state.counts[f"{scheme.id}.acceleration"]}))
    return Outcome(state, tuple(notes))
