"""The villain phase in the order of its steps (MC-1): threat, activations, dealing, revealing, token, end."""

from __future__ import annotations

from rules.engine import Outcome
from rules.games.marvel_champions.activation import begin
from rules.games.marvel_champions.answers import MOST_X, chosen, numbers
from rules.games.marvel_champions.deck import hand_out, owe
from rules.games.marvel_champions.elimination import pass_token
from rules.games.marvel_champions.numbers import acceleration_tokens, icon_count, icons, per_player, total
from rules.games.marvel_champions.player_phase import once
from rules.games.marvel_champions.schemes import read_scheme
from rules.games.marvel_champions.state import VILLAINS, Activation, Champions, InPlay, of_kind, playing
from rules.games.marvel_champions.tally import place_threat
from rules.view import Note, Option, Part, Prompt


def threat_parts(state: Champions, scheme: InPlay, x: int = 0) -> tuple[Part, ...]:
    """MC-2 to MC-5: the acceleration field, and on the first main scheme each icon and each token, all at once."""
    printed = scheme.card.printed.get("acceleration")
    field: tuple[Part, ...] = ()
    if printed is not None:
        field = (Part(x, "x"),) if printed.word else (per_player(printed, "field", state.plan.started),)
    if scheme.id != next(of_kind(state, "main_scheme")).id:
        return field
    return (*field, *icons(state, "acceleration"), *acceleration_tokens(state))


def growing(state: Champions) -> InPlay | None:
    """The main scheme whose turn it is in step one; None when each got its threat."""
    return next((scheme for scheme in of_kind(state, "main_scheme") if scheme.id not in state.done), None)


def every_scheme_grew(state: Champions) -> bool:
    """Whether step one is over."""
    return growing(state) is None


def ask_threat(state: Champions) -> Prompt:
    """MC-2: how much threat comes on the main scheme in step one; an X is asked."""
    scheme = growing(state)
    assert scheme is not None
    parts, printed = threat_parts(state, scheme), scheme.card.printed.get("acceleration")
    facts: dict[str, int | str] = {"count": total(parts), "card": scheme.id}
    terms = ("threat", "main-scheme", "acceleration-icon", "acceleration-token")
    if printed is not None and printed.word:
        return Prompt("acceleration-x", "number", facts, low=0, high=MOST_X, hands=True, parts=parts, terms=terms)
    return Prompt("place-threat", facts=facts, parts=parts, terms=terms)


def place(state: Champions, prompt: Prompt, values: tuple[str, ...]) -> Outcome[Champions]:
    """MC-5: field, icons and tokens are one placement, so the target is looked at once."""
    x = numbers(prompt, values)[0] if prompt.kind == "number" else 0
    scheme = state.cards[str(prompt.facts["card"])]
    parts = threat_parts(state, scheme, x)
    state = place_threat(state, scheme.id, parts)
    chores = (*state.chores, *read_scheme(state, scheme.id))
    note = Note("threat-placed", {"card": scheme.id, "count": total(parts)})
    return Outcome(state._replace(chores=chores, done=state.done | {scheme.id}), (note,))


def next_enemies(state: Champions) -> tuple[str, tuple[str, ...]]:
    """MC-6 to MC-10: whose part of step 2 it is, and which enemies of the same rank have not activated yet.

    Looks at the table as it is now, so whoever engages in mid-step still activates, and whoever leaves does not.
    """
    for player in playing(state):
        if player in state.done:
            continue
        villains = tuple(placed.id for placed in of_kind(state, *VILLAINS) if _comes_for(state, placed, player))
        if villains:
            return player, villains
        return player, tuple(
            placed.id
            for placed in of_kind(state, "minion")
            if placed.on == player and f"{player} {placed.id}" not in state.done
        )
    return "", ()


def _comes_for(state: Champions, villain: InPlay, player: str) -> bool:
    """MC-7: every villain, but for one that has one player only or is not the active one."""
    owner, _, _ = villain.id.rpartition(".")
    mine = owner in ("", player) and villain.card.facts.get("active") != "0"
    return mine and f"{player} {villain.id}" not in state.done


def go_on_activating(state: Champions) -> Champions | None:
    """The next activation begins where there is nothing to choose; a player without any left is done with step 2."""
    player, enemies = next_enemies(state)
    over = state
    while player and not enemies:
        over = over._replace(done=over.done | {player}, order=())
        player, enemies = next_enemies(over)
    ranked = [enemy for enemy in over.order if enemy in enemies]
    if ranked or len(enemies) == 1:
        enemy = ranked[0] if ranked else enemies[0]
        return begin(over, Activation(enemy, player, task=f"{player} {enemy}"))
    return None if over is state else over


def ask_enemies(state: Champions) -> Prompt:
    """MC-9: the player against whom they activate says in which order."""
    player, enemies = next_enemies(state)
    options = tuple(Option(enemy, "enemy", {"enemy": enemy}) for enemy in enemies)
    facts: dict[str, int | str] = {"player": player, "count": len(enemies)}
    return Prompt(
        "enemy-order", "order", facts, low=1, high=len(options), options=options, terms=("minion", "activation")
    )


def order_enemies(state: Champions, prompt: Prompt, values: tuple[str, ...]) -> Outcome[Champions]:
    """The order, or only who is next: then the player is asked again."""
    return Outcome(state._replace(order=chosen(prompt, values)))


def receivers(state: Champions) -> tuple[str, ...]:
    """MC-11 to MC-13: one card each (and one for each heroic level), then one in all for each hazard icon, in order."""
    players = playing(state)
    extra = icon_count(state, "hazard")
    if not players:
        return ()
    return players * (1 + state.plan.heroic) + tuple(players[number % len(players)] for number in range(extra))


def ask_deal(state: Champions) -> Prompt:
    """How many cards are dealt face down, and why so many."""
    players = playing(state)
    each = (Part(len(players), "each-player", {"n": 1}),)
    heroic = (Part(len(players) * state.plan.heroic, "heroic", {"n": state.plan.heroic}),) if state.plan.heroic else ()
    parts = (*each, *heroic, *icons(state, "hazard"))
    return Prompt("deal", facts={"count": total(parts)}, parts=parts, terms=("deal", "hazard-icon", "in-player-order"))


def deal(state: Champions, prompt: Prompt, values: tuple[str, ...]) -> Outcome[Champions]:
    """The cards are dealt one by one; where the deck runs out, the reshuffle comes before the rest."""
    return hand_out(once(owe(state, *receivers(state)), prompt, values).state)


def ask_pass(state: Champions) -> Prompt:
    """MC-20: the token goes on."""
    heir = pass_token(state).state.first
    return Prompt("pass-token", facts={"player": heir}, terms=("first-player",))


def pass_on(state: Champions, prompt: Prompt, values: tuple[str, ...]) -> Outcome[Champions]:
    """MC-20."""
    passed = pass_token(state)
    return Outcome(once(passed.state, prompt, values).state, passed.notes)


def ask_expire(_state: Champions) -> Prompt:
    """MC-22, MC-23: what lasts until the end of the villain phase or of the round ends."""
    return Prompt("villain-expire")


def ask_end(_state: Champions) -> Prompt:
    """MC-24, MC-25: only then what triggers when or after the phase or the round ends (MC-26)."""
    return Prompt("villain-end")
