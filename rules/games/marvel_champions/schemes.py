"""Main schemes that are completed and advance; side schemes that are defeated (b6, b7)."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import Card
from rules.engine import Outcome
from rules.games.marvel_champions.matters import Matter, leave_it
from rules.games.marvel_champions.numbers import starting_threat_parts, target, total
from rules.games.marvel_champions.play import leave, without
from rules.games.marvel_champions.scenarios import scenario_of
from rules.games.marvel_champions.state import Champions, Chore, lying_on, with_card
from rules.games.marvel_champions.tally import put
from rules.view import Ending, Note, Option, Prompt


def ask_advance(state: Champions, matter: Matter) -> Prompt:
    """The target is reached: the next stage, or, where no facts say what follows, what the card says."""
    threat, goal = state.counts[f"{matter.id}.threat"], target(state, matter.id) or 0
    facts: dict[str, int | str] = {"scheme": matter.id, "surplus": max(0, threat - goal), "target": goal}
    terms = ("main-scheme", "threat")
    if state.later.get(matter.id):
        next_stage = state.later[matter.id][0]
        return Prompt("advance", facts={**facts, "card": next_stage.code}, hands=True, scan="play", terms=terms)
    options = (Option("lost", "scheme-lost"), Option("leave", "leave"))
    return Prompt("scheme-completed", "choose", facts, options=options, hands=True, scan="play", terms=terms)


def settle_scheme(state: Champions, matter: Matter, values: tuple[str, ...]) -> Outcome[Champions]:
    """The main scheme advances; surplus threat is lost, acceleration tokens stay (EX-6)."""
    if values == ("leave",):
        return Outcome(leave_it(state, matter))
    if values == ("lost",) or not state.later.get(matter.id):
        return Outcome(state._replace(ended=Ending("lost", "scheme-completed", {"card": matter.id})))
    following, *rest = state.later[matter.id]
    state = state._replace(later={**state.later, matter.id: tuple(rest)})
    return advance(state, matter.id, following)


def advance(state: Champions, id: str, following: Card) -> Outcome[Champions]:
    """b6: attached cards are discarded, tokens go back but for acceleration tokens, the next stage gets its threat."""
    for attached in tuple(lying_on(state, id)):
        state = leave(state, attached.id)
    tokens = state.counts[f"{id}.acceleration"]
    state = state._replace(counts=without(state.counts, id))
    state = put(put(state, f"{id}.acceleration", tokens), f"{id}.threat", starting_threat(state, following))
    placed = replace(state.cards[id], card=following, face="up", corrected=())
    state = with_card(state, placed)
    state = state._replace(chores=(*state.chores, *scenario_of(state).on_scheme(state, placed)))
    return Outcome(state, (Note("advanced", {"card": id, "tokens": tokens}),))


def starting_threat(state: Champions, card: Card) -> int:
    """The threat with which a scheme comes up."""
    return total(starting_threat_parts(card, state.plan.started))


def read_scheme(state: Champions, id: str) -> tuple[Chore, ...]:
    """A star beside the acceleration field: its text is read after step one (b4)."""
    placed = state.cards[id]
    own = scenario_of(state).after_threat(state, placed)
    starred = placed.card.facts.get("acceleration_star") == "yes" and not own
    return own or ((Chore("read-scheme", on=id),) if starred else ())
