"""What the table calls for at once: how the game ends, and what must be settled before anything goes on.

All of it follows from the numbers as they are, so a correction that takes a number back takes the matter back too.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import Card
from rules.engine import Open, Outcome
from rules.games.marvel_champions.answers import chosen
from rules.games.marvel_champions.deck import is_empty, nothing_left
from rules.games.marvel_champions.numbers import full, target
from rules.games.marvel_champions.state import VILLAINS, Champions, InPlay, of_kind
from rules.view import Ending, Option, Prompt

INTERRUPTIONS = {"scheme": "villain.advance", "villain": "villain.stage", "deck": "deck.empty"}


@dataclass(frozen=True, slots=True)
class Matter:
    """Something due: ``kind`` is ``deck``, ``scheme``, ``villain``, ``player`` or ``fallen``, ``id`` what it is about.

    ``mark`` is told apart from the same matter at another number, so that what was left stays left.
    """

    kind: str
    id: str = ""
    mark: str = ""


def is_quiet(state: Champions) -> bool:
    """Whether nothing can be due and nobody can have won or lost: a quick look that spares the thorough one.

    It may say no where the thorough look finds nothing; it never says yes where that finds something.
    """
    counts, started = state.counts, state.plan.started
    if state.ended is not None or state.fallen or (state.deck_known and not counts["encounter.deck"]):
        return False
    standing = False
    for id, player in state.players.items():
        if not player.out:
            standing = True
            if player.full and not counts[f"{id}.hit_points"]:
                return False
    for id in state.later:
        card = state.cards[id].card
        if card.kind != "main_scheme":
            if not counts[f"{id}.hit_points"]:
                return False
        elif (printed := card.printed.get("target")) and counts[f"{id}.threat"] >= (printed.for_players(started) or 1):
            return False
    return standing


def ending(state: Champions) -> Ending | None:
    """How the game ended. Losing is looked at before winning: both at once is a loss (b11)."""
    return None if is_quiet(state) else state.ended or _lost(state) or _won(state)


def _lost(state: Champions) -> Ending | None:
    if all(player.out or _is_down(state, player.id) for player in state.players.values()):
        return Ending("lost", "players-out")
    for scheme in of_kind(state, "main_scheme"):
        if loses(scheme) and _is_complete(state, scheme):
            return Ending("lost", "scheme-completed", {"card": scheme.id})
    return Ending("lost", "deck-exhausted") if nothing_left(state) else None


def loses(scheme: InPlay) -> bool:
    """Whether completing this stage loses the game: the card says so, not its place in the deck (c5)."""
    return scheme.card.facts.get("completed") == "lost"


def _won(state: Champions) -> Ending | None:
    """Every villain is beaten at its last stage, and none of them only turns over."""
    villains = [placed.id for placed in of_kind(state, *VILLAINS)]
    if villains and all(_is_beaten(state, id) and not _goes_on(state, id) for id in villains):
        return Ending("won", "villain-defeated", {"enemy": villains[0]})
    return None


def _goes_on(state: Champions, id: str) -> bool:
    return bool(state.later.get(id)) or face_without_dial(state, id) is not None


def face_without_dial(state: Champions, id: str) -> Card | None:
    """The other face of a villain that has no hit points to lose: at zero such a villain turns over (BX-2)."""
    back = state.plan.faces.get(state.cards[id].card.back)
    return back if back and back.facts.get("hit_points") == "none" else None


def _is_complete(state: Champions, scheme: InPlay) -> bool:
    goal = target(state, scheme.id) if "threat" in state.plan.counted else None
    return goal is not None and state.counts[f"{scheme.id}.threat"] >= goal


def _is_beaten(state: Champions, id: str) -> bool:
    counted = "hit_points" in state.plan.counted
    return counted and state.counts[f"{id}.hit_points"] == 0 and full(state, id) is not None


def _is_down(state: Champions, id: str) -> bool:
    player = state.players[id]
    return player.full is not None and "hit_points" in state.plan.counted and not state.counts[f"{id}.hit_points"]


def due(state: Champions) -> tuple[Matter, ...]:
    """Everything that is due now. An empty deck comes before all else."""
    if is_quiet(state):
        return ()
    if is_empty(state):
        return (Matter("deck"),)
    found = [*_schemes(state), *_villains(state), *_players(state), *_fallen(state)]
    if not found:
        return ()
    return tuple(matter for matter in found if _mark(matter) not in state.left)


def _schemes(state: Champions) -> list[Matter]:
    return [
        Matter("scheme", scheme.id, f"{state.counts[f'{scheme.id}.threat']}/{target(state, scheme.id)}")
        for scheme in of_kind(state, "main_scheme")
        if _is_complete(state, scheme)
    ]


def _villains(state: Champions) -> list[Matter]:
    return [
        Matter("villain", placed.id, placed.card.code)
        for placed in of_kind(state, *VILLAINS)
        if _is_beaten(state, placed.id)
    ]


def _players(state: Champions) -> list[Matter]:
    return [Matter("player", id) for id, player in state.players.items() if not player.out and _is_down(state, id)]


def _fallen(state: Champions) -> list[Matter]:
    return [Matter("fallen", id) for id in state.fallen if id in state.cards]


def name_of(matter: Matter) -> str:
    """What an answer calls a matter: the id that it is about."""
    return matter.id or matter.kind


def facing(state: Champions, matters: tuple[Matter, ...]) -> Matter | None:
    """The matter to settle now: the only one, or the one that the table put first; None where it must say."""
    unranked = [matter for matter in matters if name_of(matter) not in state.ranked]
    ranked = sorted(
        (matter for matter in matters if name_of(matter) in state.ranked),
        key=lambda matter: state.ranked.index(name_of(matter)),
    )
    if ranked:
        return ranked[0]
    return unranked[0] if len(unranked) == 1 else None


def stack(state: Champions, matters: tuple[Matter, ...]) -> tuple[Open, ...]:
    """The open steps: the step of the round, an activation inside it, and what interrupts."""
    base = state.open[:1]
    if state.activations and base[0].step != "villain.activate":
        base = (*base, Open("villain.activate"))
    matter = facing(state, matters) if matters else None
    step = INTERRUPTIONS.get(matter.kind) if matter else None
    return (*base, Open(step, {"card": matter.id} if matter and matter.id else {})) if step else base


def ask_order(matters: tuple[Matter, ...]) -> Prompt:
    """Several matters at once: the table says in which order (the first player decides)."""
    options = tuple(
        Option(name_of(matter), f"matter-{matter.kind}", {"card": matter.id} if matter.id else {}) for matter in matters
    )
    return Prompt("order-matters", "order", low=1, high=len(options), options=options)


def rank(state: Champions, prompt: Prompt, values: tuple[str, ...]) -> Outcome[Champions]:
    """The table said in which order; what it did not name comes after."""
    return Outcome(state._replace(ranked=chosen(prompt, values)))


def leave_it(state: Champions, matter: Matter) -> Champions:
    """The table leaves this matter as it is; it is due again when its number or limit changes."""
    return state._replace(left=state.left | {_mark(matter)})


def _mark(matter: Matter) -> str:
    return f"{matter.kind} {matter.id} {matter.mark}"
