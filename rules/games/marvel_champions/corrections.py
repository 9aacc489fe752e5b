"""The table is the truth: counts, printed facts and the place in the round, corrected. Nothing blocks these."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import Card, Printed
from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Adjusted, Corrected, Engaged, Flipped, Left, WentTo
from rules.games.marvel_champions.blank import told
from rules.games.marvel_champions.deck import to_discard
from rules.games.marvel_champions.defeat import came_to_zero, deciding, rose
from rules.games.marvel_champions.events import Turned
from rules.games.marvel_champions.numbers import ICONS, full
from rules.games.marvel_champions.play import bonus_begins, bonus_ends, leave, stop_activations
from rules.games.marvel_champions.rounds import ORDER, enter_step
from rules.games.marvel_champions.state import (
    FORMS,
    VILLAINS,
    Champions,
    InPlay,
    of_kind,
    seated,
    with_card,
    with_player,
)
from rules.games.marvel_champions.tally import MOST, add, check, put, split
from rules.games.marvel_champions.villains import stage_number, turned_over
from rules.view import Note

PRINTED = (
    *("threat", "target", "acceleration", "hit_points", "attack", "scheme", "boost"),
    *("hand_size", "thwart", "defense", "recover", "cost"),
)
SWITCHES = ("surge", "villainous", "quickstrike", "steady", "stalwart", "guard", "patrol", "peril")
LEAVES_TO = ("discard", "out", "aside")


def on_adjusted(state: Champions, event: Adjusted) -> Outcome[Champions]:
    """Another number lies on the table. It triggers nothing; below zero it stops at zero."""
    check(state, event.counter)
    owner, name = split(event.counter)
    if name == "stage":
        return _stage(state, owner, event.by)
    count = state.counts[event.counter] + event.by
    state = put(state, event.counter, max(0, count))
    notes = (Note("clamped", {"counter": event.counter}),) if count < 0 else ()
    return Outcome(_follows(state, owner, name), notes)


def _follows(state: Champions, owner: str, name: str) -> Champions:
    """What the corrected number itself means: a deck is counted, a dial is known, a card has nothing left."""
    if owner == "encounter":
        return state._replace(deck_known=True)
    value = state.counts[f"{owner}.{name}"]
    player = state.players.get(owner)
    if player is not None:
        if name == "hit_points" and player.full is None and value:
            return with_player(state, replace(player, full=value))
        return state
    if deciding(state.cards[owner]) != name:
        return state
    return rose(state, owner) if value else came_to_zero(state, owner)


def _stage(state: Champions, id: str, by: int) -> Outcome[Champions]:
    """Another stage lies on the table: the one so many further on, as far as the facts go."""
    placed = state.cards[id]
    later = state.later.get(id, ())
    if by == 0:
        return Outcome(state)
    if not 1 <= by <= len(later):
        now = stage_number(placed.card)
        raise Refused("out-of-range", counter=f"{id}.stage", value=now + by, low=now, high=now + len(later))
    state = state._replace(later={**state.later, id: later[by:]})
    return Outcome(with_card(state, replace(placed, card=later[by - 1], face="up", corrected=())))


def on_corrected(state: Champions, event: Corrected) -> Outcome[Champions]:
    """A printed number, an icon or a keyword, corrected for this game and marked as such (A04, A05)."""
    if event.card in state.players:
        return _player(state, event)
    placed = state.cards.get(event.card)
    if placed is None:
        raise Refused("unknown-card", card=event.card[:60])
    field = event.field.removeprefix("printed.")
    card = _corrected(placed.card, field, event.value)
    before = full(state, placed.id)
    corrected = tuple(dict.fromkeys((*placed.corrected, field)))
    state = with_card(state, replace(placed, card=card, corrected=corrected))
    return Outcome(_dial_follows(state, placed, before))


def _corrected(card: Card, field: str, value: str) -> Card:
    group, _, name = field.rpartition(".")
    icon = name in ICONS and (group == "icons" or (not group and not _is_field(card, name)))
    if icon:
        return replace(card, icons={**card.icons, name: _count(field, value)})
    if group in ("", "keywords") and name in SWITCHES:
        return _switched(card, name, _count(field, value))
    if field == "active":
        return replace(card, facts={**card.facts, "active": str(min(1, _count(field, value)))})
    if field not in PRINTED:
        raise Refused("unknown-field", field=field[:60], meant="")
    return told(card, field, _printed(field, value))


def _is_field(card: Card, name: str) -> bool:
    """A main scheme prints an acceleration field; on any other card the word means the icon."""
    return name == "acceleration" and card.kind == "main_scheme"


def _printed(field: str, value: str) -> Printed | None:
    try:
        printed = Printed.parse(value)
    except ValueError:
        raise Refused("bad-field", field=field, value=value[:60]) from None
    if printed and printed.value > MOST:
        raise Refused("out-of-range", counter=field, value=printed.value, low=0, high=MOST)
    return printed


def _count(field: str, value: str) -> int:
    printed = _printed(field, value)
    if printed is None:
        return 0
    if printed.word or printed.per_player or printed.value > 99:
        raise Refused("bad-field", field=field[:60], value=value[:60])
    return printed.value


def _switched(card: Card, keyword: str, on: int) -> Card:
    rest = tuple(word for word in card.keywords if word.partition(":")[0] != keyword)
    return replace(card, keywords=(*rest, keyword) if on else rest)


def _dial_follows(state: Champions, placed: InPlay, before: int | None) -> Champions:
    """Corrected hit points move the dial by as much, so that the damage stays what it was."""
    after = full(state, placed.id)
    if after is None or after == before:
        return state
    return add(state, f"{placed.id}.hit_points", after - (before or 0))


def _player(state: Champions, event: Corrected) -> Outcome[Champions]:
    """The hit points of an identity: how many it has without damage."""
    if event.field != "hit_points":
        raise Refused("unknown-field", field=event.field[:60], meant="hit_points")
    player, full = state.players[event.card], _count(event.field, event.value)
    by = full - (player.full or 0)
    state = with_player(state, replace(player, full=full or None))
    return Outcome(add(state, f"{player.id}.hit_points", by))


def on_went_to(state: Champions, event: WentTo) -> Outcome[Champions]:
    """The table goes on at another step; nothing on the way is counted, and what was under way is over."""
    if event.step not in ORDER:
        raise Refused("unknown-step", step=event.step[:60])
    state = stop_activations(state, lambda _: True)
    state = to_discard(state, len(state.resolving))
    state = state._replace(owed=(), chores=(), resolving=(), surges=(), ranked=(), ended=None)
    return Outcome(enter_step(state, event.step))


def on_left(state: Champions, event: Left) -> Outcome[Champions]:
    """A card left play with what is attached to it. The last villain and the last main scheme never do (b6)."""
    placed = state.cards.get(event.card)
    if placed is None:
        raise Refused("unknown-card", card=event.card[:60])
    if event.to not in LEAVES_TO:
        raise Refused("unknown-answer", value=event.to[:60], options=",".join(LEAVES_TO))
    if _is_last(state, placed):
        raise Refused("stays-in-play", card=event.card)
    later = {id: stages for id, stages in state.later.items() if id != event.card}
    return Outcome(leave(state, event.card, event.to)._replace(later=later))


def _is_last(state: Champions, placed: InPlay) -> bool:
    kinds = next((kinds for kinds in (VILLAINS, ("main_scheme",)) if placed.card.kind in kinds), ())
    return bool(kinds) and sum(1 for _ in of_kind(state, *kinds)) == 1


def on_engaged(state: Champions, event: Engaged) -> Outcome[Champions]:
    """A minion engages a player, or a card lies in another player's area."""
    placed = state.cards.get(event.card)
    if placed is None or placed.card.kind in (*VILLAINS, "main_scheme"):
        raise Refused("unknown-card", card=event.card[:60])
    return Outcome(with_card(state, replace(placed, on=seated(state, event.player).id)))


def on_flipped(state: Champions, event: Flipped) -> Outcome[Champions]:
    """An identity changes form; a card whose other face is known shows it; any other lies face down or up."""
    player = state.players.get(event.card)
    if player is not None:
        other = FORMS[1 - FORMS.index(player.form)]
        return Outcome(with_player(state, replace(player, form=other)))
    placed = state.cards.get(event.card)
    if placed is None:
        raise Refused("unknown-card", card=event.card[:60])
    back = state.plan.faces.get(placed.card.back)
    if back is not None and back.kind == placed.card.kind:
        return Outcome(turned_over(state, placed, back))
    turned = replace(placed, face="up" if placed.face == "down" else "down")
    return Outcome(bonus_begins(with_card(bonus_ends(state, placed), turned), turned))


def on_turned(state: Champions, event: Turned) -> Outcome[Champions]:
    """A card was exhausted or readied."""
    placed = state.cards.get(event.card)
    if placed is None:
        raise Refused("unknown-card", card=event.card[:60])
    return Outcome(with_card(state, replace(placed, ready=event.ready)))
