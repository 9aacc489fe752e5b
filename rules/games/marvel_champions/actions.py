"""Buttons beside the prompt: each is a line of the play language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rules.cards import Card
from rules.games.marvel_champions.activation import UNDEFENDED, can_take_all
from rules.games.marvel_champions.play import KINDS
from rules.games.marvel_champions.state import ALTER_EGO, ENEMIES, HERO, VILLAINS, Champions, InPlay, of_kind, playing
from rules.view import Action, Prompt

OTHER_FORM = {HERO: ALTER_EGO, ALTER_EGO: HERO}
SHADOW_OF_THE_PAST = "01190"  # brings a nemesis; the rest of its set is shuffled into the deck (b13)
LEAVE = (Action("leave", "answer leave"),)
BESIDE: Mapping[str, tuple[Action, ...]] = {
    "advance": LEAVE,
    "villain-stage": LEAVE,
    "villain-turns": LEAVE,
    "villain-out": LEAVE,
    "fallen": LEAVE,
    "find-scheme": (Action("was-discarded", "answer discard"), Action("not-found", "answer none")),
}


def actions(state: Champions, prompt: Prompt | None) -> tuple[Action, ...]:
    """What may be done now beside the prompt."""
    beside = BESIDE.get(prompt.key, ()) if prompt else ()
    more = WITH[prompt.key](state, prompt) if prompt and prompt.key in WITH else iter(())
    return (*beside, *more, *_of_players(state), *_of_cards(state))


def _resolving(state: Champions, prompt: Prompt) -> Iterator[Action]:
    """A treachery may make enemies activate, or gain surge."""
    player = prompt.facts["player"]
    for placed in of_kind(state, *VILLAINS):
        yield Action("attacks", f"activate {placed.id} {player} attack", facts={"enemy": placed.id})
        yield Action("schemes", f"activate {placed.id} {player} scheme", facts={"enemy": placed.id})
    yield Action("surge", f"surge {player}")
    rest = state.plan.nemesis.get(str(player), 0)
    if rest and prompt.facts["card"] == SHADOW_OF_THE_PAST:
        yield Action("nemesis", f"adjust encounter.deck {rest}", facts={"count": rest})


def _boosting(state: Champions, prompt: Prompt) -> Iterator[Action]:
    """A card may give one more boost card before the first is turned up."""
    if prompt.facts.get("number") == 1:
        yield Action("more-boost", f"token {prompt.facts['enemy']} boost 1")


def _attacking(state: Champions, prompt: Prompt) -> Iterator[Action]:
    """An attack that nobody defends: its damage comes off the hit points, where they are kept, with the same tap."""
    damage = int(prompt.facts["count"])
    if damage and can_take_all(state, state.activations[0]):
        facts = {"player": prompt.facts["player"], "count": damage}
        yield Action(UNDEFENDED, f"answer {UNDEFENDED}", facts=facts)


WITH: Mapping[str, Callable[[Champions, Prompt], Iterator[Action]]] = {
    "resolve": _resolving,
    "boost-attack": _boosting,
    "boost-scheme": _boosting,
    "attack": _attacking,
}


def _of_players(state: Champions) -> Iterator[Action]:
    seated = playing(state)
    for id in seated:
        other = OTHER_FORM[state.players[id].form]
        yield Action(f"form-{other.replace('_', '-')}", f"form {id} {other}", on=id)
        yield Action("deal", f"deal {id} 1", on=id)
        if len(seated) > 1 and id != state.first:
            yield Action("first", f"first {id}", on=id)
        yield Action("eliminate", f"eliminate {id}", on=id, grave=True)


def _of_cards(state: Champions) -> Iterator[Action]:
    for placed in state.cards.values():
        if placed.card.kind in ENEMIES:
            yield from _of_enemy(state, placed)
        if placed.card.kind not in (*VILLAINS, "main_scheme"):
            yield Action("remove", f"remove {placed.id}", on=placed.id)
            yield Action("remove-out", f"remove {placed.id} to=out", on=placed.id)
        if placed.card.back:
            yield Action("flip", f"flip {placed.id}", on=placed.id)


def _of_enemy(state: Champions, placed: InPlay) -> Iterator[Action]:
    for status in ("stunned", "confused", "tough"):
        by = -1 if state.counts[f"{placed.id}.{status}"] else 1
        key = f"{'un' if by < 0 else ''}{status}"
        yield Action(key, f"token {placed.id} {status} {by}", on=placed.id)
    if placed.card.kind == "minion":
        for player in playing(state):
            if player != placed.on:
                yield Action("engage", f"engage {placed.id} {player}", on=placed.id, facts={"player": player})


def uses(state: Champions, card: Card) -> tuple[Action, ...]:
    """What can be done with a card that was scanned and is only looked at."""
    if card.kind in ("hero", "alter_ego"):
        return tuple(
            Action("plays-as", f"scan {{code}} as=play for={id}", facts={"player": id}) for id in playing(state)
        )
    if card.kind == "treachery":
        return (Action("reveal", "scan {code} as=reveal"),)
    if card.kind not in KINDS:
        return ()
    if card.kind == "attachment":
        return tuple(_attachments(state))
    if card.kind in ("minion", "obligation"):
        return tuple(
            Action("engage-player", f"scan {{code}} as=play for={id}", facts={"player": id}) for id in playing(state)
        )
    return (Action("put-into-play", "scan {code} as=play"),)


def _attachments(state: Champions) -> Iterator[Action]:
    """An attachment goes on an enemy, a main scheme or a player."""
    for placed in (*of_kind(state, *ENEMIES), *of_kind(state, "main_scheme")):
        yield Action("attach", f"scan {{code}} as=play on={placed.id}", facts={"on": placed.id})
    for id in playing(state):
        yield Action("attach", f"scan {{code}} as=play on={id}", facts={"on": id})
