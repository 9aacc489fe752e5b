"""Challenge effects (B.5, step 5): area by area, card by card, each a rules step of its own; then the test ends."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine import Open, Outcome
from rules.errors import Refused
from rules.games.earthborne_rangers.effort import revealed, standing_test
from rules.games.earthborne_rangers.events import Challenged
from rules.games.earthborne_rangers.state import (
    ALONG,
    ICONS,
    PLAYER,
    REACH,
    SURROUNDINGS,
    Day,
    InPlay,
    at_step,
    changed,
    closed,
)
from rules.games.earthborne_rangers.turns import turn_over
from rules.view import Option, Prompt

WEATHER, PLACE, MISSIONS = 0, 1, 2  # the surroundings come in this order
NONE = "none"  # answered where no other active card has an effect
ORDER = (WEATHER, PLACE, MISSIONS, ALONG, REACH, PLAYER)


def challenge_prompt(day: Day) -> Prompt:
    """One active card: does it have an effect with the drawn icon? Without an icon, which was it."""
    test = standing_test(day)
    if not test.icon:
        icons = (*(Option(icon, icon) for icon in ICONS), Option(NONE, "no-effects"))
        return Prompt("challenge-icon", "choose", options=icons)
    facts: dict[str, int | str] = {"card": day.about.get("card", ""), "icon": test.icon, "player": test.player}
    return Prompt("challenge-effect", facts=facts, terms=("challenge",))


def icon_chosen(day: Day, values: tuple[str, ...]) -> Outcome[Day]:
    """Which icon the challenge card showed; ``none``: no card here has an effect with it."""
    if values[0] == NONE:
        return test_over(day)
    return revealed(day, Challenged(values[0]))


def settle_challenge(day: Day) -> Outcome[Day] | None:
    """The next active card, or the end of the test. Between two cards whatever is due clears (ER-15)."""
    test = day.test
    if day.top.step != "test.challenge" or test is None or not test.icon or _resolving(day):
        return None
    for at in range(test.areas, len(ORDER)):
        item = next(_open_in(day, at), None)
        if item:
            day = changed(day, test=changed(test, areas=at, done=test.done | {item.id}))
            return Outcome(at_step(day, "test.challenge", card=item.id))
    return Outcome(at_step(changed(day, test=changed(test, areas=len(ORDER))), "test.end"))


def _resolving(day: Day) -> bool:
    """Whether a card's effect is being resolved. A card that left or was exhausted before its effect has none."""
    return "card" in day.top.facts


def _open_in(day: Day, at: int) -> Iterator[InPlay]:
    """Active cards of an area whose effect was not resolved yet; each at most once in a test.

    A card whose icons are known is asked about only where it shows the drawn one.
    """
    test = standing_test(day)
    for item in day.in_areas():
        may = item.id not in test.done and item.active and _shows(item, test.icon)
        if may and _lies_in(item, ORDER[at], test.reach, test.player):
            yield item


def _shows(item: InPlay, icon: str) -> bool:
    known = item.card.icons and [one for one in ICONS if one in item.card.icons]
    return not known or icon in known


def _lies_in(item: InPlay, area: int | str, reach: tuple[str, ...], player: str) -> bool:
    if item.area == SURROUNDINGS:
        return area == {"weather": WEATHER, "location": PLACE}.get(item.id, MISSIONS)
    if item.area == REACH:
        return area == REACH and item.player in reach
    if item.area == PLAYER:
        return area == PLAYER and item.player == player
    return area == item.area


def effect_done(day: Day) -> Outcome[Day]:
    """ER-15: that one effect is resolved; what it made due clears before the next."""
    return Outcome(at_step(day, "test.challenge"))


def no_more_effects(day: Day) -> Outcome[Day]:
    """No other active card shows the drawn icon."""
    test = changed(standing_test(day), areas=len(ORDER))
    return Outcome(at_step(changed(day, test=test), "test.challenge"))


def another_first(day: Day, id: str) -> Outcome[Day]:
    """Inside an area the order is the group's: this card before the one that is shown."""
    if id == NONE:
        return no_more_effects(day)
    test = standing_test(day)
    now = day.about.get("card", "")
    if id not in {item.id for item in _open_in(day, min(test.areas, len(ORDER) - 1))}:
        raise Refused("unknown-option", value=id)
    done = (test.done | {id}) - {now}
    return Outcome(at_step(changed(day, test=changed(test, done=done)), "test.challenge", card=id))


def end_prompt(day: Day) -> Prompt:
    """B20: the challenge discard goes back into the deck only now, and once."""
    return Prompt("reshuffle" if standing_test(day).reshuffle == "yes" else "reshuffle-perhaps")


def settle_end(day: Day) -> Outcome[Day] | None:
    """A test whose challenge card does not say to reshuffle ends without a word."""
    if day.top.step != "test.end" or day.test is None or day.test.reshuffle != "no":
        return None
    return test_over(day)


def test_over(day: Day) -> Outcome[Day]:
    """The test is over, and with it the turn."""
    return turn_over(closed(changed(day, test=None)))


def begin_again(day: Day) -> Day:
    """Without the test that was going on."""
    kept = tuple(step for step in day.open if not step.step.startswith("test."))
    return changed(day, test=None, open=kept or (Open("rangers.turns"),))
