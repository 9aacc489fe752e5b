"""``checklist=yes``: the ten steps of setting up a day (B.2), one prompt each."""

from __future__ import annotations

from rules.engine import Open, Outcome
from rules.games.earthborne_rangers import travel
from rules.games.earthborne_rangers.state import Day, changed
from rules.view import Prompt

NAMES = (
    "rewards",
    "areas",
    "hand",
    "lead",
    "challenge",
    "location",
    "weather",
    "missions",
    "path",
    "arrival",
    "start",
)
STEPS = tuple(f"setup.{name}" for name in NAMES)
KEYS = tuple(f"setup-{name}" for name in NAMES)
FIRST = STEPS[0]


def setup_prompt(day: Day) -> Prompt:
    """What hands do in this step."""
    name = day.top.step.removeprefix("setup.")
    facts: dict[str, int | str] = {}
    parts = travel.build_parts(day) if name == "path" else ()
    if name == "path":
        facts = {"terrain": day.terrain, "count": sum(part.value for part in parts)}
    elif name in ("location", "weather", "arrival") and _card(name) in day.cards:
        facts = {"card": _card(name)}
    elif name == "lead":
        facts = {"player": day.lead}
    elif name == "missions":
        missions = [item.id for item in day.cards.values() if item.card.kind == "mission"]
        facts = {"count": len(missions)} | ({"cards": ",".join(missions)} if missions else {})
    return Prompt(f"setup-{name}", facts=facts, hands=True, parts=parts)


def _card(name: str) -> str:
    return "weather" if name == "weather" else "location"


def setup_done(day: Day) -> Outcome[Day]:
    """The next step of the set-up, or the first of the day."""
    at = STEPS.index(day.top.step) + 1
    step = STEPS[at] if at < len(STEPS) else "path.draw"
    return Outcome(changed(day, open=(Open(step),)))


def settle_setup(day: Day) -> Outcome[Day] | None:
    """B17: rewards may be swapped only when the day before ended by camping. One Ranger is the lead Ranger."""
    step = day.top.step
    if (step == FIRST and not day.swaps) or (step == "setup.lead" and len(day.seats) == 1):
        return setup_done(day)
    return None
