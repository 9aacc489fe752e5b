"""What plays do not show: cards where they lie, steps that are skipped, slots and points."""

from __future__ import annotations

from rules.cards import Card, Printed
from rules.engine import apply
from rules.events import Adjusted, Answered, Confirmed, Entered, Left, Skipped, WentTo
from rules.games.reflets_dacide import GAME
from rules.games.reflets_dacide.events import Ended, Scored, TrialDecided
from tests.rules.games.reflets_dacide.players import after, begun, card


def test_cards_lie_where_they_were_put() -> None:
    table = after(begun(boards="2", slots="1", imprevus="3"), WentTo("reveal.imprevus"), card("dilemme", "Un choix"))
    table = after(table, Answered("dilemma", ("b2",)), card("creature", cost=0), card("bestiole", cost=0))
    table = after(table, Answered("hero", ("6",)))
    lying = {shown.id: (shown.kind, shown.on, shown.area) for shown in GAME.view(table).cards}
    assert lying == {
        "c1": ("dilemme", "b2", "kept"),
        "c2": ("creature", "", "pending"),
        "c3": ("bestiole", "h6", "pending"),
    }


def test_a_turn_ends_without_waiting_cards_and_keeps_the_dilemmas() -> None:
    table = after(begun(), WentTo("reveal.imprevus"), card("dilemme"), Answered("dilemma", ("keep",)))
    table = after(table, card("creature", cost=0), WentTo("turn.end"), Confirmed("turn-end"))
    assert [shown.id for shown in GAME.view(table).cards] == ["c1"]


def test_numbers_of_cards_are_never_used_again() -> None:
    table = after(begun(), card("dilemme"), Answered("dilemma", ("discard",)), card("dilemme"))
    assert [shown.id for shown in GAME.view(table).cards] == ["c2"]


def test_a_free_slot_that_was_freed_is_used_again() -> None:
    table = after(begun(boards="1", slots="2", imprevus="4"), WentTo("reveal.imprevus"))
    for id in ("c1", "c2"):
        table = after(table, card("dilemme", id), Answered("dilemma", ("b1",)))
    table = after(table, Left("c1"), card("dilemme"), Answered("dilemma", ("b1",)))
    assert {shown.id: shown.facts["slot"] for shown in GAME.view(table).cards} == {"c2": "2", "c3": "1"}


def test_skipping_counts_what_is_on_the_way_and_stops_at_a_choice() -> None:
    outcome = apply(GAME, begun(), Skipped("reveal.gems"))
    assert GAME.view(outcome.state).step == "turn.square"
    assert [(note.key, note.facts) for note in outcome.notes] == [("skip-stopped", {"step": "turn.square"})]
    from_vitality = after(begun(players="Ana,Ben"), WentTo("turn.vitality"), Skipped("turn.blessing"))
    assert GAME.view(from_vitality).first_player == "p2"


def test_going_to_a_step_counts_nothing() -> None:
    table = after(begun(players="Ana,Ben"), Adjusted("countdown.left", 3), WentTo("guide.change"))
    view = GAME.view(after(table, WentTo("turn.blessing")))
    assert (view.first_player, view.counters["countdown.left"].value, view.round) == ("p1", 3, 1)


def test_the_guide_goes_round() -> None:
    table, guides = begun(players="Ana,Ben,Cy"), []
    for _ in range(4):
        guides.append(GAME.view(table).first_player)
        table = after(table, WentTo("guide.change"), Confirmed("guide-change"))
    assert guides == ["p1", "p2", "p3", "p1"]
    assert GAME.view(table).round == 5


def test_points_are_lines_that_sum() -> None:
    table = after(begun(), Scored(4, "nains"), Scored(-1, "retard"), Adjusted("points.team", 2), Ended("quest"))
    counter = GAME.view(after(table, Answered("points", ("10 quête",)))).counters["points.team"]
    assert counter.value == 15
    assert [(part.value, part.facts) for part in counter.parts] == [
        (4, {"label": "nains"}),
        (-1, {"label": "retard"}),
        (2, {}),
        (10, {"label": "quête"}),
    ]


def test_a_hero_takes_the_place_of_a_dead_one() -> None:
    table = begun(heroes="A,B,C,D,E,F")
    newcomer = Entered(Card("", "heros", {"": "G"}, printed={"value1": Printed(3), "vitality": Printed(2)}))
    view = GAME.view(after(table, Left("h5"), newcomer))
    assert view.names["h5"] == "G"
    assert (view.counters["h5.value1"].value, view.counters["h5.vitality"].value) == (3, 2)


def test_names_and_tints_are_shown_and_never_compared() -> None:
    colours, tints = "Rubis,Saphir,Jade,Ambre,Nuit", "aa0000,#0000bb,00aa00,bbbb00,550055"
    names = GAME.view(begun(colours=colours, tints=tints)).names
    assert (names["red"], names["violet"], names["tint.blue"]) == ("Rubis", "Nuit", "#0000bb")


def test_without_a_trial_the_turn_goes_on_from_an_alea_that_nobody_entered() -> None:
    assert GAME.view(after(begun(), WentTo("reveal.alea"), TrialDecided(False))).step == "turn.vitality"


def test_a_room_of_which_only_the_code_is_known_is_asked_about() -> None:
    table = after(begun(rooms="R3,R7"), WentTo("reveal.alea"), Entered(Card("RA0007", "salle")))
    prompt = GAME.view(table).prompt
    assert prompt is not None
    assert prompt.key == "which-room"
    named = after(begun(rooms="R3,RA0007"), WentTo("reveal.alea"), Entered(Card("RA0007", "salle")))
    assert GAME.view(named).counters["vils.room2"].value == 1
