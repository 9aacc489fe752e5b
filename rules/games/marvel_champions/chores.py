"""What hands do between the steps: what a scenario asks for, a number that only the table knows, the set-up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from rules.cards import Card
from rules.engine import Outcome
from rules.errors import Refused
from rules.games.marvel_champions.answers import MOST_X, chosen, numbers
from rules.games.marvel_champions.deck import DECK, DISCARD, take
from rules.games.marvel_champions.numbers import starting_threat_parts
from rules.games.marvel_champions.play import enter, entered
from rules.games.marvel_champions.state import Champions, Chore, called, with_card
from rules.games.marvel_champions.tally import add, place_threat, put
from rules.view import Note, Option, Part, Prompt

Values = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Kind:
    """How a chore is asked for, and what its answer makes of the table. ``wants`` is the kind of card it waits for."""

    ask: Callable[[Champions, Chore], Prompt]
    settle: Callable[[Champions, Chore, Prompt, Values], Outcome[Champions]]
    wants: str = ""


def ask_chore(state: Champions) -> Prompt:
    """The first chore that waits."""
    chore = state.chores[0]
    return CHORES[chore.key].ask(state, chore)


def settle_chore(state: Champions, prompt: Prompt, values: Values) -> Outcome[Champions]:
    """It is done."""
    chore = state.chores[0]
    return CHORES[chore.key].settle(state._replace(chores=state.chores[1:]), chore, prompt, values)


def wanted(state: Champions, card: Card) -> Chore | None:
    """The chore that waits for just such a card. Refuses one of that kind where a certain other is looked for."""
    chore = state.chores[0] if state.chores else None
    if chore is None or card.kind != CHORES[chore.key].wants:
        return None
    if chore.card is not None and not _is_same(card, chore.card):
        raise Refused("not-looked-for", card=called(card))
    return chore


def _is_same(card: Card, looked_for: Card) -> bool:
    """Whether this may be the card that is looked for: by its code or a name, or with neither (our reading)."""
    if card.code == looked_for.code or not (card.code or card.names):
        return True
    wanted = {name.casefold() for name in looked_for.names.values()}
    return any(name.casefold() in wanted for name in card.names.values())


def bring(state: Champions, chore: Chore, card: Card) -> Outcome[Champions]:
    """The card that a chore waited for comes off the deck into play; a minion engages the first player."""
    state = take(state)._replace(chores=state.chores[1:])
    state, id = enter(state, card, state.first if card.kind == "minion" else "")
    return Outcome(state, (entered(state, id),))


def _confirm(state: Champions, chore: Chore) -> Prompt:
    facts: dict[str, int | str] = {"player": chore.player} if chore.player else {}
    if chore.on:
        facts["on"] = chore.on
    return Prompt(chore.key, facts=facts, hands=True)


def _find_minion(state: Champions, chore: Chore) -> Prompt:
    return Prompt(chore.key, facts={"player": state.first}, hands=True, scan="play", terms=("minion", "engage"))


def _find_scheme(_state: Champions, chore: Chore) -> Prompt:
    assert chore.card is not None
    return Prompt(chore.key, facts={"card": chore.card.code}, hands=True, scan="play", terms=("find",))


def _scheme_found(state: Champions, chore: Chore, _prompt: Prompt, values: Values) -> Outcome[Champions]:
    """It was in the deck, unless the answer says ``discard``; ``none``: it is nowhere to be found."""
    assert chore.card is not None
    if values == ("none",):
        return Outcome(state)
    if state.deck_known:
        state = add(state, DISCARD if values == ("discard",) else DECK, -1)
    state, id = enter(state, chore.card)
    return Outcome(state, (entered(state, id),))


def drone_of(state: Champions, chore: Chore) -> tuple[Champions, str]:
    """The top card of a player's own deck, face down as a minion; returns its id."""
    assert chore.card is not None
    state, id = enter(state, chore.card, chore.player)
    return with_card(state, replace(state.cards[id], face="down")), id


def _drone(state: Champions, chore: Chore, _prompt: Prompt, _values: Values) -> Outcome[Champions]:
    state, id = drone_of(state, chore)
    return Outcome(state, (entered(state, id),))


def _either(_state: Champions, chore: Chore) -> Prompt:
    count = THREAT_INSTEAD[chore.key]
    options = (Option("threat", "threat-instead", {"count": count}), Option("drone", "drone-instead"))
    return Prompt(chore.key, "choose", {"player": chore.player, "count": count}, options=options, hands=True)


def _chosen(state: Champions, chore: Chore, prompt: Prompt, values: Values) -> Outcome[Champions]:
    (choice,) = chosen(prompt, values)
    if choice == "drone":
        return _drone(state, chore, prompt, values)
    parts = (Part(THREAT_INSTEAD[chore.key], "chosen", {"player": chore.player}),)
    state = place_threat(state, chore.on, parts) if chore.on in state.cards else state
    return Outcome(state, (Note("threat-placed", {"card": chore.on, "count": THREAT_INSTEAD[chore.key]}),))


THREAT_INSTEAD = {"threat-or-drone": 2, "one-threat-or-drone": 1}


def _stun(state: Champions, chore: Chore, _prompt: Prompt, _values: Values) -> Outcome[Champions]:
    return Outcome(put(state, f"{chore.player}.stunned", 1))


def _nothing(state: Champions, _chore: Chore, _prompt: Prompt, _values: Values) -> Outcome[Champions]:
    return Outcome(state)


def _starting_threat(_state: Champions, chore: Chore) -> Prompt:
    return Prompt(chore.key, "number", {"card": chore.on}, low=0, high=MOST_X, hands=True, terms=("threat",))


def _starts_with(state: Champions, chore: Chore, prompt: Prompt, values: Values) -> Outcome[Champions]:
    (count,) = numbers(prompt, values)
    if chore.on not in state.cards:
        return Outcome(state)
    started = state.plan.started
    parts = (Part(count, "printed"), *starting_threat_parts(state.cards[chore.on].card, started))
    return Outcome(place_threat(put(state, f"{chore.on}.threat", 0), chore.on, parts))


def _encounter_deck(state: Champions, chore: Chore) -> Prompt:
    """The sets of the deck with their cards, where the facts of the scenario name them."""
    known = state.sums.get(DECK)
    return Prompt(chore.key, hands=True, parts=known.parts if known else (), terms=("encounter-deck",))


def _first_player(state: Champions, chore: Chore) -> Prompt:
    options = tuple(Option(id, "player", {"player": id}) for id in state.players)
    return Prompt(chore.key, "choose", options=options, hands=True)


def _is_first(state: Champions, _chore: Chore, prompt: Prompt, values: Values) -> Outcome[Champions]:
    (first,) = chosen(prompt, values)
    return Outcome(state._replace(first=first))


CHECKLIST = (
    "setup-identities",
    "setup-dials",
    "setup-first-player",
    "setup-aside",
    "setup-player-decks",
    "setup-tokens",
    "setup-villain",
    "setup-encounter-deck",
    "setup-scheme",
    "setup-hands",
    "setup-mulligan",
    "setup-abilities",
)
"""The set-up as a list to walk, in the order of the rules (b1)."""

CHORES: Mapping[str, Kind] = {
    **{key: Kind(_confirm, _nothing) for key in CHECKLIST},
    "setup-first-player": Kind(_first_player, _is_first),
    "setup-encounter-deck": Kind(_encounter_deck, _nothing),
    "find-minion": Kind(_find_minion, _nothing, wants="minion"),
    "find-scheme": Kind(_find_scheme, _scheme_found, wants="side_scheme"),
    "drone": Kind(_confirm, _drone),
    "threat-or-drone": Kind(_either, _chosen),
    "one-threat-or-drone": Kind(_either, _chosen),
    "stun-hero": Kind(_confirm, _stun),
    "read-scheme": Kind(_confirm, _nothing),
    "starting-threat": Kind(_starting_threat, _starts_with),
}
