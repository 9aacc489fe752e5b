"""Every no has its reason, and leaves the table as it was."""

from __future__ import annotations

import pytest

from rules.cards import Card
from rules.commands import Command
from rules.engine import apply
from rules.errors import Refused
from rules.events import Adjusted, Answered, Confirmed, Corrected, Drew, Entered, Event, Left, Placed, Shifted, WentTo
from rules.games.reflets_dacide import GAME
from rules.games.reflets_dacide.events import Ended, HeroNamed, Paid, SaidNo, Scored, TrialDecided
from tests.rules.games.reflets_dacide.players import Table, after, begun, card

ONE_BOARD = {"boards": "1", "slots": "1"}


def at(step: str, *events: Event) -> Table:
    return after(begun(**ONE_BOARD), WentTo(step), *events)


REFUSED: tuple[tuple[Table, Event, str], ...] = (
    (at("reveal.gems"), Drew(("red", "red")), "wrong-number"),
    (at("reveal.gems"), Drew(("red", "red", "pink")), "unknown-colour"),
    (at("reveal.gems", Drew(("red",))), Drew(("red", "red", "red")), "wrong-number"),
    (at("reveal.gems", Drew(("red",))), Drew(()), "wrong-number"),
    (at("reveal.gems", Drew(("red",))), Drew(("pink",)), "unknown-colour"),
    (at("reveal.gems"), Confirmed("gems-for-vils"), "not-now"),
    (at("reveal.gems"), Confirmed("trial"), "stale"),
    (at("reveal.gems"), Answered("trial", ("yes",)), "stale"),
    (at("reveal.gems"), card("zone"), "wrong-kind"),
    (at("turn.end"), Drew(("red",)), "not-now"),
    (at("turn.end"), TrialDecided(True), "not-now"),
    (at("turn.end"), HeroNamed("1"), "not-now"),
    (at("turn.end"), SaidNo("c9"), "unknown-card"),
    (at("turn.end"), Left("c9"), "unknown-card"),
    (at("turn.end"), Left("h1", "box"), "not-an-option"),
    (at("turn.end", Left("h1")), Left("h1"), "hero-dead"),
    (at("turn.end"), Ended("draw"), "not-an-option"),
    (at("turn.end"), Scored(-1), "out-of-range"),
    (at("turn.end"), Scored(1, "", "nobody"), "not-an-option"),
    (at("turn.end"), WentTo("turn.nap"), "unknown-step"),
    (at("turn.end"), WentTo("reveal.pay"), "unknown-step"),
    (at("turn.end"), Adjusted("vils.pink", 1), "unknown-counter"),
    (at("turn.end"), Adjusted("b2.red", 1), "unknown-counter"),
    (at("turn.end"), Adjusted("h7.vitality", 1), "unknown-counter"),
    (at("turn.end"), Adjusted("h1.courage", 1), "unknown-counter"),
    (at("turn.end"), Adjusted("bank.red", 1), "bank-needs-a-place"),
    (at("turn.end"), Placed("vils.red", 99), "not-enough"),
    (at("turn.end"), Placed("vils.notch", 4), "out-of-range"),
    (at("turn.end"), Placed("challenge.imprevus", -1), "out-of-range"),
    (at("turn.end"), Placed("h2.vitality", -1), "not-counted"),
    (at("turn.end", Placed("h2.vitality", 1)), Placed("h2.vitality", -2), "out-of-range"),
    (at("turn.end"), Shifted("b1.red", "vils.blue", 1), "colours-differ"),
    (at("turn.end"), Shifted("b1.red", "vils.red", 2), "not-enough"),
    (at("turn.end"), Shifted("b1.red", "vils.red", 0), "out-of-range"),
    (at("turn.end"), Shifted("b1.red", "vils.notch", 1), "unknown-counter"),
    (at("turn.end"), Corrected("h1", "shoe", "1"), "unknown-field"),
    (at("turn.end"), Corrected("h1", "value1", "many"), "not-a-number"),
    (at("turn.end"), Corrected("h1", "name", " "), "bad-name"),
    (at("turn.end"), Corrected("c9", "cost", "1"), "unknown-card"),
    (at("turn.end"), Paid((), "b1"), "wrong-number"),
    (at("turn.end"), Paid(("red",), "b2"), "unknown-board"),
    (at("turn.end"), Paid(("red", "red"), "b1"), "boards-lack"),
    (at("turn.end"), Entered(Card("", "dragon")), "unknown-kind"),
    (at("turn.square"), Answered("square", ("lake",)), "not-an-option"),
    (at("turn.pawns"), Answered("pawns", ("far",)), "not-a-number"),
    (at("reveal.imprevus", card("creature")), Answered("cost", ("26",)), "not-a-number"),
    (at("reveal.imprevus", card("creature", cost=1)), Answered("pay", ("c9",)), "not-an-option"),
    (at("reveal.imprevus", card("creature", cost=1)), Answered("pay", ("non",)), "no-dilemma-says-no"),
    (at("reveal.imprevus", card("bestiole", cost=0)), HeroNamed("0"), "unknown-hero"),
    (at("reveal.imprevus", card("dilemme")), Answered("dilemma", ("b7",)), "not-an-option"),
    (at("reveal.alea", card("zone"), card("zone")), Answered("which-alea", ("c9",)), "not-an-option"),
    (at("reveal.room"), Answered("which-room", ("four",)), "not-an-option"),
    (at("trial"), Answered("trial", ("perhaps",)), "not-an-option"),
    (at("trial", TrialDecided(True)), TrialDecided(False), "not-now"),
    (at("turn.end", Ended("avatar")), card("creature"), "game-over"),
    (at("turn.end", Ended("avatar")), Confirmed("turn-end"), "stale"),
)


@pytest.mark.parametrize(("table", "event", "key"), REFUSED, ids=lambda value: value if isinstance(value, str) else "")
def test_a_refusal_says_why_and_changes_nothing(table: Table, event: Event, key: str) -> None:
    before = GAME.view(table)
    with pytest.raises(Refused) as refused:
        apply(GAME, table, event)
    assert refused.value.key == key
    assert GAME.view(table) == before


@pytest.mark.parametrize(
    ("line", "key"),
    [
        (Command("pay"), "bad-line"),
        (Command("pay", ("red",), {"to": "b1"}), "bad-line"),
        (Command("hero", ("1", "2")), "bad-line"),
        (Command("trial", ("perhaps",)), "not-an-option"),
        (Command("points", ("many",)), "bad-line"),
        (Command("end"), "bad-line"),
    ],
)
def test_a_line_that_cannot_be_understood(line: Command, key: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.commands[line.name](line, GAME.view(begun()))
    assert refused.value.key == key
