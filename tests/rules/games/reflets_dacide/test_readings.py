"""Readings of our own (AM-n): what we do where the booklet is silent, and that the table may decide otherwise."""

from __future__ import annotations

import pytest

from rules.events import Adjusted, Answered, Confirmed, Drew, Left, WentTo
from rules.games.reflets_dacide import GAME
from rules.games.reflets_dacide.events import Ended, HeroNamed, Paid, SaidNo, TrialDecided
from tests.rules.games.reflets_dacide.players import Table, after, begun, card


def value(table: Table, counter: str) -> int:
    return GAME.view(table).counters[counter].value


def asked(table: Table) -> str:
    prompt = GAME.view(table).prompt
    return prompt.key if prompt else ""


def octuple(*, blocked: bool, notch: int = 2) -> Table:
    rooms = (Adjusted("vils.room1", 1), Adjusted("vils.room2", 1), Adjusted("vils.notch", notch))
    table = after(begun(rooms="R3,R7"), *rooms, Adjusted("vils.blocked", int(blocked)))
    return after(table, WentTo("reveal.alea"), card("octuple"))


def test_am_1_the_red_purse_uses_the_number_of_gems() -> None:
    table = after(begun(imprevus="2", gemmes="4"), WentTo("reveal.imprevus"), card("dilemme"))
    prompt = GAME.view(after(table, Answered("dilemma", ("purse",)))).prompt
    assert prompt is not None
    assert prompt.facts["count"] == 4


@pytest.mark.parametrize("order", [("red", "blue"), ("blue", "red"), ("blue",)])
def test_am_4_the_players_pick_the_order(order: tuple[str, ...]) -> None:
    table = after(begun(), WentTo("reveal.gems"), Adjusted("vils.red", 2), Adjusted("vils.blue", 2))
    table = after(table, Drew(("red", "blue", "green")), Answered("vils-effects", order))
    prompt = GAME.view(table).prompt
    assert prompt is not None
    assert (prompt.key, prompt.facts) == ("vils-effect", {"colour": order[0]})


def test_am_8_no_refund_for_a_card_that_was_paid() -> None:
    table = after(begun(boards="1", slots="1"), WentTo("reveal.imprevus"), card("creature", cost=1), Paid(("red",)))
    table = after(table, card("dilemme_non"), Answered("dilemma-says-no", ("b1",)), SaidNo("c1"))
    assert value(table, "b1.red") == 0
    assert GAME.view(table).cards == ()


def test_am_9_two_bestioles_on_one_hero_cap_at_two_all_the_same() -> None:
    table = after(begun(), Adjusted("h4.value1", 5), Adjusted("h4.bonus1", 2), WentTo("reveal.imprevus"))
    for _ in range(2):
        table = after(table, card("bestiole", cost=0), HeroNamed("4"))
    assert [shown.on for shown in GAME.view(table).cards if shown.kind == "bestiole"] == ["h4", "h4"]
    table = after(table, WentTo("trial"), TrialDecided(True))
    counter = GAME.view(table).counters["h4.value1"]
    assert counter.value == 2
    assert [(part.value, part.key) for part in counter.parts] == [
        (5, "printed"),
        (2, "equipment"),
        (-5, "bestiole-cap"),
    ]


def test_am_10_only_living_heroes_are_offered() -> None:
    table = after(begun(), Left("h2"), WentTo("reveal.imprevus"), card("bestiole", cost=0))
    prompt = GAME.view(table).prompt
    assert prompt is not None
    assert [option.value for option in prompt.options] == ["1", "3", "4", "5", "6"]


def test_am_11_what_cannot_be_paid_is_settled_by_hand_and_noted() -> None:
    table = after(begun(boards="1"), WentTo("reveal.imprevus"), card("creature", cost=9))
    assert asked(table) == "cannot-pay"
    settled = after(table, Confirmed("cannot-pay"))
    assert value(settled, "b1.red") == 1
    assert asked(settled) == "imprevu"


def test_am_14_room_three_out_of_order_counts_or_does_not() -> None:
    table = octuple(blocked=False, notch=1)
    assert asked(table) == "octuple-early"
    assert value(after(table, Confirmed("octuple-early")), "countdown.left") == 3
    no = GAME.view(after(table, Answered("octuple-early", ("no",))))
    assert "countdown.left" not in no.counters
    assert no.counters["vils.notch"].value == 1


def test_am_16_blocked_vils_start_no_countdown_unless_the_table_says_so() -> None:
    table = octuple(blocked=True)
    assert asked(table) == "octuple-blocked"
    no = GAME.view(after(table, Confirmed("octuple-blocked")))
    assert "countdown.left" not in no.counters
    assert no.counters["vils.notch"].value == 3
    assert value(after(table, Answered("octuple-blocked", ("yes",))), "countdown.left") == 3


def test_am_15_the_countdown_starts_once() -> None:
    table = after(octuple(blocked=False), Confirmed("octuple"), WentTo("guide.change"))
    table = after(table, Confirmed("guide-change-solo" if asked(table).endswith("solo") else "guide-change-counted"))
    assert value(table, "countdown.left") == 2
    table = after(table, WentTo("reveal.alea"), card("octuple"))
    assert (asked(table), value(table, "countdown.left"), value(table, "vils.notch")) == ("trial", 2, 3)


def test_am_19_the_quest_done_in_the_last_turn_is_a_success() -> None:
    table = after(octuple(blocked=False), Confirmed("octuple"), Adjusted("countdown.left", -3))
    assert GAME.view(after(table, Ended("quest"))).status == "won"


def test_am_20_a_discarded_room_was_not_revealed_but_may_be_told_to_be() -> None:
    table = after(begun(rooms="R3,R7"), WentTo("reveal.alea"), card("salle", "R3", 1), card("zone", "Z", 1))
    table = after(table, Answered("which-alea", ("c2",)))
    assert value(table, "vils.room1") == 0
    assert value(after(table, Adjusted("vils.room1", 1)), "vils.room1") == 1


def test_the_countdown_can_be_stopped_and_started_by_hand() -> None:
    table = after(begun(), Adjusted("countdown.left", 2))
    assert value(table, "countdown.left") == 2
    assert "countdown.left" not in GAME.view(after(table, Adjusted("countdown.on", -1))).counters
