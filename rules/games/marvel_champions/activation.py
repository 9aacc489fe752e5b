"""An enemy activates against a player: attack or scheme, boost cards, what is placed or dealt (MC-7, MC-8, b5)."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import Card, Printed
from rules.engine import Outcome
from rules.errors import Refused
from rules.games.marvel_champions.answers import MOST_X, numbers
from rules.games.marvel_champions.blank import told, untold
from rules.games.marvel_champions.deck import owe, to_discard
from rules.games.marvel_champions.events import Activated
from rules.games.marvel_champions.numbers import icon_count, power_parts, status_limit, total
from rules.games.marvel_champions.placing import place_hit_points
from rules.games.marvel_champions.scenarios import scenario_of
from rules.games.marvel_champions.state import (
    ENEMIES,
    HERO,
    VILLAINS,
    Activation,
    Champions,
    Chore,
    called,
    has_keyword,
    of_kind,
    seated,
    with_card,
)
from rules.games.marvel_champions.tally import place_threat, put
from rules.view import Note, Part, Prompt

UNDEFENDED = "undefended"
PREVENTS = {"attack": "stunned", "scheme": "confused"}
MOST_ICONS = 9  # boost icons on one card; four is the most that is printed
MOST_BOOST = 9  # boost cards of one activation


def does(state: Champions, activation: Activation) -> str:
    """Against a hero an enemy attacks, against an alter-ego it schemes, unless a card says which (b5)."""
    return activation.does or ("attack" if state.players[activation.player].form == HERO else "scheme")


def decided(state: Champions, activation: Activation) -> Activation:
    """The activation with what it does spelled out."""
    return activation if activation.does else activation._replace(does=does(state, activation))


def boost_cards(state: Champions, activation: Activation) -> int:
    """How many boost cards this activation uses: the villain one or what its star says, a Villainous minion one."""
    if activation.given:
        return activation.given
    card = state.cards[activation.enemy].card
    waiting = state.counts[f"{activation.enemy}.boost"]
    if card.kind in VILLAINS:
        return min(MOST_BOOST, waiting + scenario_of(state).boost_cards(state, decided(state, activation)))
    return min(MOST_BOOST, waiting + int(has_keyword(card, "villainous")))


def is_prevented(state: Champions, activation: Activation) -> bool:
    """A stunned enemy does not attack, a confused one does not scheme; a Steady one needs two such cards (b12)."""
    status = PREVENTS[does(state, activation)]
    count = state.counts[f"{activation.enemy}.{status}"]
    return count > 0 and count >= status_limit(state.cards[activation.enemy].card)


def sum_parts(state: Champions, activation: Activation) -> tuple[Part, ...]:
    """What the activation is worth: ATK or SCH, the boost icons, one more for each boost card and amplify icon (b7)."""
    what = does(state, activation)
    power = power_parts(state, activation.enemy, what, activation.player, activation.worth)
    boost = tuple(Part(icons, "boost", {"number": number}) for number, icons in enumerate(activation.icons, 1) if icons)
    amplified = icon_count(state, "amplify") * len(activation.icons) if activation.icons else 0
    return (*power, *boost, *((Part(amplified, "amplify"),) if amplified else ()))


def needs_worth(state: Champions, activation: Activation) -> bool:
    """Whether ATK or SCH is printed as X, which the table must tell."""
    printed = state.cards[activation.enemy].card.printed.get(does(state, activation))
    return printed is not None and bool(printed.word) and activation.worth is None


def ask_activation(state: Champions) -> Prompt:
    """What is asked of the activation under way."""
    activation = state.activations[0]
    what = does(state, activation)
    facts: dict[str, int | str] = {"enemy": activation.enemy, "player": activation.player, "does": what}
    if not activation.given and is_prevented(state, activation):
        return Prompt(PREVENTS[what], facts=facts, terms=("activation",))
    if what in untold(state.cards[activation.enemy]):
        return Prompt("enemy-number", "number", facts, low=0, high=MOST_X, hands=True)
    if needs_worth(state, activation):
        return Prompt("enemy-x", "number", facts, low=0, high=MOST_X, hands=True)
    parts = sum_parts(state, activation)
    facts |= {"count": total(parts), "star": _star(state, activation, what)}
    cards = boost_cards(state, activation)
    if len(activation.icons) < cards:
        facts |= {"number": len(activation.icons) + 1, "cards": cards, "amplify": icon_count(state, "amplify")}
        terms = ("activation", f"{what}-activation", "boost-card")
        return Prompt(
            f"boost-{what}", "number", facts, 0, MOST_ICONS, hands=True, scan="boost", parts=parts, terms=terms
        )
    return Prompt(what, facts=facts, hands=what == "attack", parts=parts, terms=("activation", f"{what}-activation"))


def _star(state: Champions, activation: Activation, what: str) -> str:
    return state.cards[activation.enemy].card.facts.get(f"{what}_star", "no")


def discard_status(state: Champions, prompt: Prompt, _values: tuple[str, ...]) -> Outcome[Champions]:
    """b12: the status card is discarded instead; no boost card, and nothing was activated."""
    enemy = str(prompt.facts["enemy"])
    return Outcome(_finished(put(state, f"{enemy}.{prompt.key}", 0)))


def answer_worth(state: Champions, prompt: Prompt, values: tuple[str, ...]) -> Outcome[Champions]:
    """The table says what X is now."""
    (worth,) = numbers(prompt, values)
    return Outcome(_changed(state, state.activations[0]._replace(worth=worth)))


def answer_number(state: Champions, prompt: Prompt, values: tuple[str, ...]) -> Outcome[Champions]:
    """The table says what is printed on an enemy that nobody knew; it is not asked again."""
    (number,) = numbers(prompt, values)
    placed, what = state.cards[str(prompt.facts["enemy"])], str(prompt.facts["does"])
    card = told(placed.card, what, Printed(number))
    return Outcome(with_card(state, replace(placed, card=card, corrected=(*placed.corrected, what))))


def answer_boost(state: Champions, prompt: Prompt, values: tuple[str, ...]) -> Outcome[Champions]:
    """One number for each boost card that was turned up, in the order in which they were given."""
    left = boost_cards(state, state.activations[0]) - len(state.activations[0].icons)
    return Outcome(_turned_up(state, numbers(prompt, values, left)))


def scan_boost(state: Champions, card: Card) -> Outcome[Champions]:
    """A boost card that was scanned says its icons itself; a star is no icon (b5)."""
    printed = card.printed.get("boost")
    icons = min(MOST_ICONS, printed.value) if printed and not printed.word else 0
    state = _turned_up(state, (icons,))
    activation = state.activations[0]
    notes = [Note("boost-turned", {"card": called(card), "count": icons})]
    if card.facts.get("boost_star") == "yes":
        notes.append(Note("boost-star", {"card": called(card)}))
    return Outcome(_changed(state, activation._replace(codes=(*activation.codes, card.code))), tuple(notes))


def _turned_up(state: Champions, icons: tuple[int, ...]) -> Champions:
    """The first boost card that is turned up means that all were given: they came off the deck."""
    activation = state.activations[0]
    cards = boost_cards(state, activation)
    if not activation.given:
        waiting = min(cards, state.counts[f"{activation.enemy}.boost"])
        state = put(state, f"{activation.enemy}.boost", 0) if waiting else state
        state = owe(state, *(activation.enemy,) * (cards - waiting))
    does_now = does(state, activation)  # settled from here on, whatever form the player takes
    return _changed(state, activation._replace(does=does_now, given=cards, icons=(*activation.icons, *icons)))


def confirm_activation(state: Champions, _prompt: Prompt, values: tuple[str, ...]) -> Outcome[Champions]:
    """The attack was defended and its damage dealt, or the threat of a minion's scheme is placed."""
    return _undefended(state) if values == (UNDEFENDED,) else finish(state)


def can_take_all(state: Champions, activation: Activation) -> bool:
    """Whether the companion keeps the hit points of the one who is attacked."""
    return "hit_points" in state.plan.counted and state.players[activation.player].full is not None


def _undefended(state: Champions) -> Outcome[Champions]:
    """b5: nobody defended, so the identity that was attacked takes the whole damage."""
    activation = state.activations[0]
    counter = f"{activation.player}.hit_points"
    if not can_take_all(state, activation):
        raise Refused("not-counted", counter=counter, group="hit_points")
    damage = total(sum_parts(state, activation))
    over = finish(state)
    hit = place_hit_points(over.state, activation.player, -damage)
    return Outcome(hit.state, (*over.notes, *hit.notes))


def is_ready(state: Champions, activation: Activation) -> bool:
    """A scheme whose boost cards are all turned up needs neither hands nor choice any more."""
    if does(state, activation) == "attack" or not activation.icons:
        return False
    return len(activation.icons) >= activation.given


def finish(state: Champions) -> Outcome[Champions]:
    """The activation is over: a scheme placed its threat on the main scheme, boost cards go to the discard pile."""
    activation = state.activations[0]
    parts = sum_parts(state, activation)
    facts: dict[str, int | str] = {"enemy": activation.enemy, "player": activation.player, "count": total(parts)}
    what = does(state, activation)
    scheme = main_scheme_for(state, activation.player)
    if what == "scheme" and scheme:
        state = place_threat(state, scheme, parts)
    state = to_discard(state, activation.given - activation.kept)
    chores = scenario_of(state).after(state, decided(state, activation))
    return Outcome(_finished(state, chores), (Note("schemed" if what == "scheme" else "attacked", facts),))


def main_scheme_for(state: Champions, player: str) -> str:
    """The player's own main scheme where there is one (b6, Kang), else the first in play; empty where there is none."""
    own = f"{player}.scheme"
    return own if own in state.cards else next((scheme.id for scheme in of_kind(state, "main_scheme")), "")


def _changed(state: Champions, activation: Activation) -> Champions:
    return state._replace(activations=(activation, *state.activations[1:]))


def _finished(state: Champions, chores: tuple[Chore, ...] = ()) -> Champions:
    task = state.activations[0].task
    done = state.done | {task} if task else state.done
    return state._replace(activations=state.activations[1:], done=done, chores=(*state.chores, *chores))


def begin(state: Champions, activation: Activation) -> Champions:
    """An activation comes after those that wait already (b5)."""
    chores = scenario_of(state).before(state, decided(state, activation))
    return state._replace(activations=(*state.activations, activation), chores=(*state.chores, *chores))


def on_activated(state: Champions, event: Activated) -> Outcome[Champions]:
    """A card made an enemy activate: a full activation, with its boost card (b5)."""
    enemy = state.cards.get(event.enemy)
    if enemy is None or enemy.card.kind not in ENEMIES:
        raise Refused("unknown-card", card=event.enemy[:60])
    seated(state, event.player)
    if event.does not in ("", *PREVENTS):
        raise Refused("unknown-answer", value=event.does[:60], options=",".join(PREVENTS))
    if len(state.activations) >= MOST_BOOST:
        raise Refused("table-full", high=MOST_BOOST)
    return Outcome(begin(state, Activation(event.enemy, event.player, does=event.does)))
