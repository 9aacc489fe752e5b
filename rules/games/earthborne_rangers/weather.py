"""The weather (B.7, D-22): its own Refresh effect, token by token, and when the card turns over.

Bare numbers of the eight sides; what else a side does is read on the card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules.engine import Outcome
from rules.games.earthborne_rangers.arrivals import turned_weather
from rules.games.earthborne_rangers.state import Day, changed, with_card


@dataclass(frozen=True, slots=True)
class Refresh:
    """What the Refresh effect of a side does: ``by`` tokens more or fewer, and the side turns where ``turns`` says so.

    ``turns`` gets the tokens that are there then and the number of Rangers.
    """

    token: str
    by: int
    turns: Callable[[int, int], bool]
    empties: bool = False
    extra_draws: int = 0


# side -> effect; the sides that are not listed have no Refresh effect
EFFECTS: Mapping[str, Refresh] = {
    "A Perfect Day": Refresh("cloud", -1, lambda tokens, _: tokens == 0),
    "Midday Sun": Refresh("cloud", 1, lambda tokens, _: tokens >= 3),
    "Gathering Storm": Refresh("rain", 2, lambda tokens, _: tokens >= 4),
    "Howling Winds": Refresh("wind", 0, lambda tokens, rangers: tokens >= 3 * rangers, empties=True, extra_draws=1),
    "Thunderhead": Refresh("wind", 0, lambda _, __: True),
    "Clinging Mist": Refresh("fog", 2, lambda tokens, _: tokens >= 4),
}


def effect_of(day: Day) -> Refresh | None:
    """The Refresh effect of the side that is up, or None."""
    weather = day.cards.get("weather")
    return EFFECTS.get(weather.card.names.get("en", "")) if weather else None


def change(day: Day) -> int:
    """By how much ``done`` changes the tokens: nothing where the table did it already in this step."""
    effect, weather, before = effect_of(day), day.cards.get("weather"), day.untouched
    if effect is None or weather is None or before is None:
        return 0
    if weather.card.code != before.card.code or weather.tokens != before.tokens:
        return 0
    return max(effect.by, -weather.tokens[effect.token])


def refreshed(day: Day) -> Outcome[Day]:
    """The tokens change, and the side turns with the tokens that lie on it."""
    effect, weather, before = effect_of(day), day.cards.get("weather"), day.untouched
    if effect is None or weather is None or before is None or weather.card.code != before.card.code:
        return Outcome(day)
    tokens = weather.tokens.plus(effect.token, change(day))
    day = with_card(day, "weather", tokens=tokens)
    if not effect.turns(tokens[effect.token], len(day.seats)):
        return Outcome(day)
    if effect.empties:
        day = with_card(day, "weather", tokens=tokens.put(effect.token, 0))
    return turned_weather(changed(day, extra_draws=day.extra_draws + effect.extra_draws))
