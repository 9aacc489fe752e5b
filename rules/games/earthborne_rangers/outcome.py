"""Step 4 of a test (B.5): success or failure, with what the common tests put down; only then may anything clear."""

from __future__ import annotations

from rules.engine import Outcome
from rules.games.earthborne_rangers.effort import standing_test
from rules.games.earthborne_rangers.fatigue import hurt
from rules.games.earthborne_rangers.state import Day, at_step, with_card
from rules.games.earthborne_rangers.thresholds import SLASHED, word
from rules.games.earthborne_rangers.tokens import reached
from rules.view import Part, Prompt


def outcome_prompt(day: Day) -> Prompt:
    """Step 4: success or failure. A common test says what ``done`` will put down, unless the table did it already."""
    test = standing_test(day)
    facts: dict[str, int | str] = {"player": test.player, "effort": test.effort, "difficulty": test.difficulty}
    facts |= {"card": test.target} if test.target else {}
    if not test.succeeds:
        key = "failure-traverse" if test.kind == "traverse" and not test.hurt else "failure"
        return Prompt(f"test-{key}", facts=facts, hands=True)
    by = progress_by(day)
    if by:
        return Prompt(f"success-{test.kind}", facts=facts, parts=(Part(by, "effort"),))
    key = f"success-{test.kind}" if test.kind in ("avoid", "remember") and _fits(day) else "test-success"
    return Prompt(key, facts=facts, hands=True)


def _fits(day: Day) -> bool:
    test = standing_test(day)
    if test.kind == "remember":
        return True
    item = day.cards.get(test.target)
    return item is not None and item.ready


def progress_by(day: Day) -> int:
    """The progress that ``done`` places: the resulting effort of Traverse and Connect, once."""
    test = day.test
    if test is None or day.top.step != "test.success" or test.placed or test.kind not in ("traverse", "connect"):
        return 0
    item = day.cards.get(test.target)
    if item is None or not test.succeeds or word(item, "progress") == SLASHED:
        return 0
    return test.effort


def outcome_done(day: Day) -> Outcome[Day]:
    """The whole of success or failure is resolved (ER-14); only then may anything clear."""
    test = standing_test(day)
    if not test.succeeds:
        failed = hurt(day, test.player, 1) if test.kind == "traverse" and not test.hurt else Outcome(day)
        return Outcome(at_step(failed.state, "test.challenge"), failed.notes)
    before, by = day, progress_by(day)
    if by:
        day = with_card(day, test.target, progress=day.cards[test.target].progress + by)
    elif test.kind == "avoid" and _fits(day):
        day = with_card(day, test.target, ready=False)
    notes = reached(before, day, test.target) if test.target == "location" else ()
    return Outcome(at_step(day, "test.challenge"), notes)
