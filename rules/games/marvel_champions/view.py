"""What may be seen of the table."""

from __future__ import annotations

from collections.abc import Iterator

from rules.games.marvel_champions.actions import actions
from rules.games.marvel_champions.asking import asked
from rules.games.marvel_champions.blank import untold
from rules.games.marvel_champions.matters import ending
from rules.games.marvel_champions.numbers import ICONS, full, full_parts, has_dial, has_threat, icons, target, total
from rules.games.marvel_champions.rounds import ORDER
from rules.games.marvel_champions.state import VILLAINS, Champions, InPlay, Player
from rules.games.marvel_champions.tally import group_of
from rules.games.marvel_champions.upcoming import upcoming
from rules.games.marvel_champions.villains import stage_number
from rules.view import CardShown, Counter, Part, PlayerShown, Prompt, View

Named = tuple[str, Counter]
TRACKS = {phase: tuple(step for step in ORDER if step.startswith(f"{phase}.")) for phase in ("player", "villain")}
AREAS = {
    **dict.fromkeys(VILLAINS, "villain"),
    "main_scheme": "main-scheme",
    "side_scheme": "side-schemes",
    "player_side_scheme": "side-schemes",
    "environment": "environments",
}


def view(state: Champions) -> View:
    """The whole table."""
    prompt, end = asked(state), ending(state)
    base = state.step
    phase = base.partition(".")[0]
    return View(
        step=state.open[-1].step,
        phase=phase,
        round=state.round,
        players=tuple(_player(player) for player in state.players.values()),
        first_player=state.first,
        counters=_counters(state, prompt),
        cards=tuple(_card(state, placed) for placed in state.cards.values()),
        prompt=prompt,
        ending=end,
        status=end.status if end else "setup" if phase == "setup" else "playing",
        within=tuple(step.step for step in state.open[:-1]),
        track=TRACKS.get(phase, (base,)),
        actions=actions(state, prompt) if not end else (),
        names=_names(state),
        about="villain" if "villain" in state.cards else "",
    )


def _names(state: Champions) -> dict[str, str]:
    """The name that the players gave to a card that is being resolved and lies nowhere."""
    given = (each.card for each in state.resolving[-1:] if "" in each.card.names)
    return {card.code or card.kind: card.names[""] for card in given}


def _player(player: Player) -> PlayerShown:
    side = player.identity
    return PlayerShown(player.id, player.name, player.form, player.out, side.code if side else "")


def _card(state: Champions, placed: InPlay) -> CardShown:
    card = placed.card
    return CardShown(
        id=placed.id,
        code=card.code,
        kind=card.kind,
        names=card.names,
        owner=card.owner,
        on=placed.on,
        area=AREAS.get(card.kind, "players" if placed.on in state.players else "attached" if placed.on else "table"),
        ready=placed.ready,
        face=placed.face,
        tokens=dict(_tokens(state, placed.id)),
        icons={name: count for name, count in card.icons.items() if count and placed.face == "up"},
        printed=card.printed,
        corrected=placed.corrected,
        facts=card.facts,
        untold=untold(placed),
    )


def _tokens(state: Champions, id: str) -> Iterator[tuple[str, int]]:
    start = f"{id}."
    for counter, count in state.counts.items():
        name = counter[len(start) :]
        if counter.startswith(start) and "." not in name and name not in ("threat", "hit_points"):
            yield name, count


def _counters(state: Champions, prompt: Prompt | None) -> dict[str, Counter]:
    """Every number under its key, the main scheme first, in the order in which a table reads them."""
    found: dict[str, Counter] = {}
    for placed in state.cards.values():
        found.update(_of_card(state, placed))
    for player in state.players.values():
        found.update(_of_player(state, player))
    for pile in ("deck", "discard"):
        counter = f"encounter.{pile}"
        found[counter] = Counter(state.counts[counter], parts=_parts(state, counter), group="deck")
    for icon in ICONS:
        parts = icons(state, icon)
        found[f"icons.{icon}"] = Counter(total(parts), parts=parts)
    found.update(upcoming(state, prompt, found))
    return {
        name: counter for name, counter in found.items() if not counter.group or counter.group in state.plan.counted
    }


def _of_card(state: Champions, placed: InPlay) -> Iterator[Named]:
    id, counts = placed.id, state.counts
    if has_threat(placed.card):
        yield f"{id}.threat", _threat(state, placed)
    if placed.card.kind == "main_scheme":
        yield f"{id}.acceleration", Counter(counts[f"{id}.acceleration"])
    dial = full(state, id)
    if has_dial(placed.card):
        yield f"{id}.hit_points", _dial(state, id, dial)
    if id in state.later:
        yield f"{id}.stage", Counter(stage_number(placed.card))
    for name, count in _tokens(state, id):
        yield f"{id}.{name}", Counter(count)


def _dial(state: Champions, id: str, full_dial: int | None) -> Counter:
    """Hit points that are left: what a full dial is made of, and what is gone from it."""
    count = state.counts[f"{id}.hit_points"]
    parts = (*full_parts(state, id), *_gone(count, full_dial)) if full_dial is not None else ()
    return Counter(count, limit=full_dial, parts=parts, group="hit_points")


def _gone(count: int, full_dial: int) -> tuple[Part, ...]:
    """The damage on somebody, as an addend below zero; above zero what was given by hand."""
    by = count - full_dial
    return (Part(by, "damage" if by < 0 else "by-hand"),) if by else ()


def _threat(state: Champions, placed: InPlay) -> Counter:
    counter = f"{placed.id}.threat"
    count = state.counts[counter]
    return Counter(count, target(state, placed.id), parts=_parts(state, counter), group=group_of(counter))


def _parts(state: Champions, counter: str) -> tuple[Part, ...]:
    """The sum that led to a number, as long as it is still that number."""
    known = state.sums.get(counter)
    return known.parts if known and known.value == state.counts[counter] else ()


def _points(count: int, full_dial: int | None) -> Counter:
    parts = (Part(full_dial, "printed"), *_gone(count, full_dial)) if full_dial is not None else ()
    return Counter(count, limit=full_dial, parts=parts, group="hit_points")


def _of_player(state: Champions, player: Player) -> Iterator[Named]:
    id = player.id
    if player.full is not None or state.counts[f"{id}.hit_points"]:
        yield f"{id}.hit_points", _points(state.counts[f"{id}.hit_points"], player.full)
    yield f"{id}.dealt", Counter(state.counts[f"{id}.dealt"])
    for name in ("stunned", "confused", "tough", "counter"):
        if state.counts[f"{id}.{name}"]:
            yield f"{id}.{name}", Counter(state.counts[f"{id}.{name}"])
    side = player.identity
    size = side.number("hand_size", state.plan.started) if side else None
    if size is not None:
        yield f"{id}.hand_size", Counter(size)
