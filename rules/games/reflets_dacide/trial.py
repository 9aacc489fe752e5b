"""The trial at an Aléa, if one is tested (RA-16, RA-17, RA-21, RA-22)."""

from __future__ import annotations

from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Answered, Confirmed
from rules.games.reflets_dacide.events import TrialDecided
from rules.games.reflets_dacide.imprevus import discarded
from rules.games.reflets_dacide.state import Hero, Table
from rules.view import Note

CAP = 2  # RA-21: no characteristic of a hampered Hero counts more
COUNTED = ("met", "missed")  # objectives, one after the other
RESULTS = ("passed", "failed")


def answered(table: Table, event: Answered) -> Outcome[Table]:
    """Whether a trial is tested, tapped."""
    if event.values not in (("yes",), ("no",)):
        raise Refused("not-an-option", value=" ".join(event.values)[:60], options="yes,no")
    return tested(table, TrialDecided(event.values == ("yes",)))


def tested(table: Table, event: TrialDecided) -> Outcome[Table]:
    """RA-16: the Créatures that wait are played; RA-17, RA-22: without a trial, all that waits is discarded."""
    if not _may_begin(table):
        raise Refused("not-now", event="TrialDecided", step=table.step)
    if not event.tested:
        outcome = discarded(table)
        return Outcome(outcome.state.opened("turn.vitality"), outcome.notes)
    creatures = tuple(lying.id for lying in table.staged("pending") if lying.kind == "creature")
    notes = (Note("creature-played", {"card": ",".join(creatures), "count": len(creatures)}),) if creatures else ()
    table = table.opened("trial", tested="yes", met=0, missed=0)
    return Outcome(table, (*notes, *(Note("hero-capped", {"hero": id, "cap": CAP}) for id in sorted(hampered(table)))))


def _may_begin(table: Table) -> bool:
    """At the trial's own question; at an Aléa that was not entered; at one that was revealed before."""
    facts = table.open[-1].facts
    if table.step == "trial":
        return not facts.get("tested")
    if table.step == "reveal.alea":
        return not table.staged("read", "chosen")
    return table.step == "turn.square" and facts.get("kind", "") in ("", "known")


def objectives(table: Table, event: Answered) -> Outcome[Table]:
    """The result of an objective, counted; or of the trial."""
    word = event.values[0] if len(event.values) == 1 else ""
    if word in COUNTED:
        return Outcome(table.noted(**{word: int(table.open[-1].facts.get(word, 0)) + 1}))
    if word not in RESULTS:
        raise Refused("not-an-option", value=" ".join(event.values)[:60], options=",".join((*RESULTS, *COUNTED)))
    return Outcome(table.noted(tested=word))


def over(table: Table, _: Confirmed) -> Outcome[Table]:
    """Rewards or losses are taken; the Créatures and Bestioles of the trial are discarded (AM-22)."""
    outcome = discarded(table)
    return Outcome(outcome.state.opened("turn.vitality"), outcome.notes)


def in_trial(table: Table) -> bool:
    """Whether a trial is being tested now."""
    return any(opened.step == "trial" and opened.facts.get("tested") for opened in table.open)


def hampered(table: Table) -> frozenset[str]:
    """RA-21: the Heroes whose characteristics are capped, for the length of the trial only."""
    return frozenset(lying.on for lying in table.staged("pending") if lying.on) if in_trial(table) else frozenset()


def worth(hero: Hero, trait: str, capped: bool) -> int:
    """What a characteristic counts: printed and Equipment together, at most 2 under a Bestiole (AM-9)."""
    value = hero.values.get(trait, 0) + hero.bonus[trait]
    return min(CAP, value) if capped else value
