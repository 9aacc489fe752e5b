"""A test up to its outcome (B.5): who, what, how much effort, the challenge card, success or failure."""

from __future__ import annotations

from collections.abc import Mapping

from rules.engine import Open, Outcome
from rules.errors import Refused
from rules.events import Drew, Entered
from rules.games.earthborne_rangers.arrivals import OF_THE_RANGER, entered
from rules.games.earthborne_rangers.events import UNTOLD, Challenged, Tested
from rules.games.earthborne_rangers.fatigue import (
    ask_presence,
    by_cards,
    in_range,
    obstacle_between,
    owe,
    presence,
    seat_of,
    tiring,
)
from rules.games.earthborne_rangers.state import (
    ASPECTS,
    ICONS,
    REACH,
    Day,
    InPlay,
    Test,
    at_step,
    changed,
    with_seat,
)
from rules.games.earthborne_rangers.thresholds import unknown_x
from rules.games.earthborne_rangers.turns import take_turn
from rules.view import Note, Option, Prompt

COMMON = {"fit": "traverse", "spi": "connect", "awa": "avoid", "foc": "remember"}
KINDS = (*COMMON.values(), "card")
NEVER_TRAVERSED = (*OF_THE_RANGER, "attachment", "mission", "weather")
MIST = "Clinging Mist"  # while it lasts every test is harder by 1
MOST_MODIFIER = 9
MODIFIERS: Mapping[str, tuple[int, ...]] = {  # what the 24 challenge cards print, by their icon (cards.json)
    "sun": (-2, -1, 0, 1),
    "mountain": (-1, 0, 1),
    "crest": (-2, -1, 0, 1),
}
MODIFIER_WORDS = {-2: "modifier-2-less", -1: "modifier-1-less", 0: "modifier-0", 1: "modifier-1-more"}


def tested(day: Day, event: Tested) -> Outcome[Day]:
    """Step 1: the test and its target are chosen; what lies in between fatigues, a ready obstacle forbids it."""
    seat_of(day, event.player)
    _check(day, event)
    obstacle = obstacle_between(day, event.player, event.on) if event.on else None
    if obstacle:
        raise Refused("obstacle-between", card=obstacle.id)
    taken = take_turn(day, event.player)
    day = owe(taken.state, event.player, "interaction", tiring(taken.state, event.player, event.on))
    test = _begun(day, event)
    if test.asks_presence:
        day = ask_presence(day, (day.cards[event.on],))
    if event.energy:
        day = _spent(day, event)
    return Outcome(changed(day, test=test, open=(*day.open, Open("test.commit"))), taken.notes)


def _check(day: Day, event: Tested) -> None:
    if event.aspect not in ("", *ASPECTS):
        raise Refused("unknown-aspect", aspect=event.aspect)
    if event.kind and event.kind not in KINDS:
        raise Refused("unknown-test", kind=event.kind)
    if event.on and event.on not in day.cards:
        raise Refused("unknown-card", card=event.on)
    if event.energy and not event.aspect:
        raise Refused("unknown-aspect", aspect="")
    if event.effort != UNTOLD:
        in_range(event.effort, 0)
    if event.difficulty != UNTOLD:
        in_range(event.difficulty, 0)


def _spent(day: Day, event: Tested) -> Day:
    seat = seat_of(day, event.player)
    if "energy" not in day.counted:
        return day
    got = seat.energy[event.aspect]
    if event.energy > got and not seat.aspects:
        raise Refused("energy-untold", player=seat.id, aspect=event.aspect)
    if not 0 <= event.energy <= got:
        raise Refused("not-enough-energy", player=seat.id, aspect=event.aspect, wanted=event.energy, got=got)
    return with_seat(day, seat.id, energy=seat.energy.plus(event.aspect, -event.energy))


def _begun(day: Day, event: Tested) -> Test:
    item = day.cards.get(event.on)
    kind = event.kind or _suggested(event.aspect, item)
    difficulty = event.difficulty if event.difficulty != UNTOLD else _difficulty(day, kind, item)
    reach = {event.player, item.player} if item and item.area == REACH else {event.player}
    told = event.difficulty != UNTOLD or kind == "card"
    return Test(
        event.player,
        event.aspect,
        event.on,
        kind,
        event.effort,
        difficulty=difficulty,
        reach=tuple(sorted(reach)),
        asks_presence=not told and item is not None and unknown_x(item, "presence"),
        asks_energy=event.effort == UNTOLD and not event.energy,
    )


def _suggested(aspect: str, item: InPlay | None) -> str:
    """The common test of that aspect where the target fits it; any other test is printed on a card."""
    if item is None:
        return "remember" if aspect == "foc" else "card"
    being = item.card.kind == "being"
    fits = {"fit": not being and item.card.kind not in NEVER_TRAVERSED, "spi": being, "awa": being}
    return COMMON[aspect] if fits.get(aspect, False) else "card"


def _difficulty(day: Day, kind: str, item: InPlay | None) -> int:
    """A common test needs the presence of its target and at least 1; where nothing is printed it is 1."""
    weather = day.cards.get("weather")
    harder = 1 if weather and weather.card.names.get("en") == MIST else 0
    if item is None or kind == "card":
        return 1 + harder
    return max(1, presence(day, item)) + harder


def commit_prompt(day: Day) -> Prompt:
    """Step 2: what is committed is fixed at its end. Other Rangers' tokens on the target add 1 each."""
    test = standing_test(day)
    if not test.aspect:
        aspects = tuple(Option(aspect, aspect) for aspect in ASPECTS)
        return Prompt("test-aspect", "choose", {"player": test.player}, options=aspects)
    facts: dict[str, int | str] = {"player": test.player, "aspect": test.aspect, "difficulty": test.difficulty}
    facts |= {"card": test.target} if test.target else {}
    tokens = sum(seat.token == test.target and seat.id != test.player for seat in day.seats) if test.target else 0
    facts["tokens"] = tokens
    if test.committed == UNTOLD:
        return Prompt("commit-effort", "number", facts, 0, 99, terms=("effort",))
    most = _energy_asked(day, test)
    if most:
        facts = {"player": test.player, "aspect": test.aspect, "effort": test.committed}
        facts["got"] = seat_of(day, test.player).energy[test.aspect]
        return Prompt("commit-energy", "number", facts, 0, most, scan="reveal", terms=("energy",))
    return Prompt("commit", facts=facts | {"effort": test.committed}, terms=("effort",))


def settle_short(day: Day) -> Outcome[Day] | None:
    """``guide=short``: an effort that is known needs no word."""
    test = day.test
    if day.full or day.top.step != "test.commit" or test is None or test.committed == UNTOLD:
        return None
    if _energy_asked(day, test):
        return None
    return committed(day) if test.aspect else None


def committed(day: Day) -> Outcome[Day]:
    """Step 2 is over."""
    return Outcome(at_step(day, "test.reveal"))


def aspect_told(day: Day, values: tuple[str, ...]) -> Outcome[Day]:
    """Which aspect the test asks for."""
    return Outcome(changed(day, test=changed(standing_test(day), aspect=values[0])))


def effort_told(day: Day, values: tuple[str, ...]) -> Outcome[Day]:
    """How much effort was committed in all."""
    test = changed(standing_test(day), committed=int(values[0]))
    day = changed(day, test=test)
    return Outcome(day if _energy_asked(day, test) else at_step(day, "test.reveal"))


def _energy_asked(day: Day, test: Test) -> int:
    """How much of the effort can be energy (at least 1 is, B.5), where the line of the test did not tell it; or 0."""
    if not test.asks_energy or "energy" not in day.counted:
        return 0
    return min(test.committed, seat_of(day, test.player).energy[test.aspect])


def energy_told(day: Day, values: tuple[str, ...]) -> Outcome[Day]:
    """How much of the effort was energy: it leaves the pool."""
    test, by = standing_test(day), int(values[0])
    energy = seat_of(day, test.player).energy.plus(test.aspect, -by)
    day = with_seat(day, test.player, energy=energy)
    return Outcome(at_step(changed(day, test=changed(test, asks_energy=False)), "test.reveal"))


def reveal_prompt(day: Day) -> Prompt:
    """Step 3: one challenge card; its modifier for the aspect makes the resulting effort.

    Where its icon alone was told, its modifier is asked.
    """
    test = standing_test(day)
    facts: dict[str, int | str] = {"player": test.player, "aspect": test.aspect, "effort": test.effort}
    if test.icon:
        facts |= {"icon": test.icon, "difficulty": test.difficulty}
        numbers = tuple(Option(str(by), MODIFIER_WORDS[by]) for by in MODIFIERS[test.icon])
        return Prompt("reveal-modifier", "choose", facts, options=numbers, terms=("effort",))
    options = tuple(Option(icon, icon) for icon in ICONS)
    return Prompt("reveal", "choose", facts, options=options, scan="reveal", terms=("effort",))


def icon_told(day: Day, values: tuple[str, ...]) -> Outcome[Day]:
    """The icon of the challenge card; its modifier is asked next."""
    test = standing_test(day)
    if test.committed == UNTOLD:
        raise Refused("effort-untold", player=test.player)
    return Outcome(changed(day, test=changed(test, icon=values[0])))


def modifier_told(day: Day, values: tuple[str, ...]) -> Outcome[Day]:
    """The modifier of the challenge card whose icon was told."""
    return revealed(day, Challenged(standing_test(day).icon, int(values[0])))


def revealed(day: Day, event: Challenged) -> Outcome[Day]:
    """The challenge card is known. Outside a test its effects alone are resolved."""
    if event.icon not in ICONS:
        raise Refused("unknown-icon", icon=event.icon)
    _check_modifier(event.modifier)
    if event.reshuffle not in ("", "yes", "no"):
        raise Refused("not-a-flag", field="reshuffle", value=event.reshuffle)
    step = day.top.step
    if step in ("test.commit", "test.reveal"):
        return _revealed_in_test(day, event)
    if step == "test.challenge" and day.test and not day.test.icon:
        return Outcome(changed(day, test=changed(day.test, icon=event.icon, reshuffle=_reshuffles(event))))
    if step != "rangers.turns":
        raise Refused("not-now", event="Challenged", step=step)
    test = Test(day.active or day.last or day.lead, icon=event.icon, reshuffle=_reshuffles(event))
    test = changed(test, reach=(test.player,))
    return Outcome(changed(day, test=test, open=(*day.open, Open("test.challenge"))))


def _check_modifier(by: int) -> None:
    if not -MOST_MODIFIER <= by <= MOST_MODIFIER:
        raise Refused("not-in-range", field="modifier", value=by, low=-MOST_MODIFIER, high=MOST_MODIFIER)


def _modifier(event: Challenged, aspect: str) -> int:
    """The modifier of the test's aspect, where the card was told aspect by aspect."""
    if not event.modifiers:
        return event.modifier
    told = dict(word.split("=", 1) for word in event.modifiers if "=" in word)
    if aspect not in told:
        raise Refused("modifier-untold", aspect=aspect)
    by = _whole(told[aspect])
    _check_modifier(by)
    return by


def _revealed_in_test(day: Day, event: Challenged) -> Outcome[Day]:
    test = standing_test(day)
    if test.committed == UNTOLD:
        raise Refused("effort-untold", player=test.player)
    modifier = _modifier(event, test.aspect)
    notes: tuple[Note, ...] = ()
    for owed in day.owed:  # the card was revealed, so what lay in between was suffered
        outcome = by_cards(changed(day, owed=()), owed)
        day, notes = outcome.state, notes + outcome.notes
        if day.ended:
            return Outcome(day, notes)
    test = changed(test, modifier=modifier, icon=event.icon, reshuffle=_reshuffles(event, modifier))
    notes = (*notes, Note("effort", {"effort": test.effort, "difficulty": test.difficulty}))
    return Outcome(at_step(changed(day, test=test), "test.success"), notes)


def _reshuffles(event: Challenged, modifier: int = 0) -> str:
    """No mountain card has the reshuffle icon, and every -2 has it (the deck of 24)."""
    if event.reshuffle:
        return event.reshuffle
    return "no" if event.icon == "mountain" else "yes" if -2 in (modifier, event.modifier) else ""


def icon_drawn(day: Day, event: Drew) -> Outcome[Day]:
    """``draw mountain``: the same as ``challenge mountain``."""
    if len(event.pieces) != 1:
        raise Refused("wrong-number", wanted=1, got=len(event.pieces))
    return revealed(day, Challenged(event.pieces[0]))


def card_scanned(day: Day, event: Entered) -> Outcome[Day]:
    """A challenge card that is scanned tells its icon, its modifier for the aspect, and whether it reshuffles."""
    if event.card.kind != "challenge":
        return entered(day, event)
    facts = event.card.facts
    test = standing_test(day)
    return revealed(
        day, Challenged(facts.get("icon", ""), _whole(facts.get(test.aspect, "")), facts.get("reshuffle", "no"))
    )


def _whole(text: str) -> int:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 3 else 0


def standing_test(day: Day) -> Test:
    """The test that is performed. Refuses as ``no-test``."""
    if day.test is None:
        raise Refused("no-test")
    return day.test
