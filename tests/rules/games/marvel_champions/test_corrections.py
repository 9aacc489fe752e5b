"""Corrections work at every prompt, trigger nothing, and are taken back by corrections."""

from __future__ import annotations

import pytest

from tests.rules.games.marvel_champions.tables import begun, counts, refusal, said, view_of

AT = {
    "turn": (),
    "place-threat": ("move villain.threat",),
    "boost-scheme": ("move villain.activate",),
    "attack": ("form p1 hero", "move villain.activate", "answer 1 1"),
    "deal": ("move villain.deal",),
    "reveal": ("move villain.deal", "done"),
    "resolve": ("move villain.deal", "done", "scan 01186"),
    "advance": ("set scheme.threat 30",),
    "villain-stage": ("set villain.hit_points 0",),
    "reshuffle": ("set encounter.discard 5", "set encounter.deck 0"),
    "order-matters": ("set scheme.threat 30", "set villain.hit_points 0"),
    "pass-token": ("move villain.pass",),
}


@pytest.mark.parametrize("prompt", AT)
def test_nothing_blocks_a_correction(prompt: str) -> None:
    table = begun(2, "klaw")
    view = said(table, *AT[prompt])
    assert view.prompt
    assert view.prompt.key == prompt
    view = said(table, "set scheme.threat 3", "correct c1 icons.hazard 2", "correct villain attack 7")
    assert counts(view, "scheme.threat", "icons.hazard") == (3, 2)
    card = view.card("c1")
    assert card
    assert card.corrected == ("icons.hazard",)
    assert said(table, "set encounter.deck 9", "set villain.hit_points 9", "move villain.end").step == "villain.end"


def test_a_correction_takes_the_matter_back() -> None:
    table = begun(2, "klaw")
    assert said(table, "set scheme.threat 12").step == "villain.advance"
    assert said(table, "set scheme.threat 11").step == "player.turns"


def test_a_matter_that_was_left_comes_again_at_another_number() -> None:
    table = begun(2, "klaw")
    assert said(table, "set scheme.threat 12", "answer leave").step == "player.turns"
    assert said(table, "correct scheme boost 1").step == "player.turns"
    assert said(table, "set scheme.threat 13").step == "villain.advance"


def test_corrected_hit_points_move_the_dial_by_as_much() -> None:
    table = begun(2)
    view = said(table, "set villain.hit_points 20", "correct villain hit_points 15/player")
    assert (view.counters["villain.hit_points"].value, view.counters["villain.hit_points"].limit) == (22, 30)


def test_a_main_scheme_has_a_field_where_other_cards_have_an_icon() -> None:
    table = begun(2)
    said(table, "enter environment name=Fog", "correct scheme acceleration 4", "correct c1 acceleration 1")
    view = said(table, "move villain.threat")
    assert view.prompt
    assert [(part.key, part.value) for part in view.prompt.parts] == [("field", 4), ("icon", 1)]


def test_a_card_that_is_put_back_above_zero_is_not_defeated() -> None:
    table = begun(2)
    view = said(table, "scan 01107", "adjust c1.threat -9")
    assert counts(view, "c1.threat", "icons.hazard") == (0, 0)
    assert counts(said(table, "adjust c1.threat 2"), "c1.threat", "icons.hazard") == (2, 1)
    assert counts(said(table, "adjust c1.threat -2", "answer leave"), "c1.threat", "icons.hazard") == (0, 1)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("adjust scheme.thraet 1", "unknown-counter"),
        ("adjust scheme.stunned 1", "unknown-counter"),
        ("adjust c9.threat 1", "unknown-counter"),
        ("adjust icons.crisis 1", "derived-counter"),
        ("adjust scheme.threat 99999", "out-of-range"),
        ("adjust villain.stage 7", "out-of-range"),
        ("place scheme.stage 1", "derived-counter"),
        ("correct c9 target 3", "unknown-card"),
        ("correct scheme targte 3", "unknown-field"),
        ("correct scheme target many", "bad-field"),
        ("correct scheme icons.crisis X", "bad-field"),
        ("correct p1 attack 3", "unknown-field"),
        ("remove scheme", "stays-in-play"),
        ("remove c1 to=moon", "unknown-answer"),
        ("flip c9", "unknown-card"),
        ("engage c1 p7", "unknown-player"),
        ("engage c9 p1", "unknown-card"),
        ("first p9", "unknown-player"),
        ("exhaust c9", "unknown-card"),
        ("discard 0", "out-of-range"),
        ("discard 99", "out-of-range"),
        ("surge p9", "unknown-player"),
        ("activate c9 p1", "unknown-card"),
        ("activate villain p9", "unknown-player"),
        ("move deck.empty", "unknown-step"),
        ("shift p1.dealt p2.dealt 1", "not-enough"),
        ("scan 01107 for=p9", "unknown-player"),
        ("scan 01107 on=c9", "unknown-card"),
        ("enter sandwich", "not-into-play"),
        ("draw red", "not-now"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(line: str, key: str) -> None:
    table = begun(2)
    said(table, "enter minion name=M1 hit_points=2 attack=1 scheme=1")
    assert refusal(table, line) == key


def test_stages_are_corrected_as_far_as_the_facts_go() -> None:
    table = begun(2, "ultron")
    view = said(table, "set scheme.threat 2", "set scheme.stage 3", "set villain.stage 2")
    assert counts(view, "scheme.threat", "scheme.stage", "villain.stage", "villain.hit_points") == (2, 3, 2, 34)
    assert view.counters["scheme.threat"].limit == 10


def test_everything_exhausted_is_readied() -> None:
    table = begun()
    view = said(table, "enter minion name=M1 hit_points=2 attack=1 scheme=1", "exhaust c1", "exhaust villain")
    assert [card.id for card in view.cards if not card.ready] == ["villain", "c1"]
    assert all(card.ready for card in said(table, "move player.ready", "done").cards)
    assert view_of(table).step == "player.expire"


def test_what_nobody_knows_of_an_enemy_may_be_told_on_its_card() -> None:
    table = begun(1, "rhino")
    card = said(table, 'enter minion name="Robot" for=p1').card("c1")
    assert card
    assert card.untold == ("attack", "scheme", "hit_points")
    view = said(table, "correct c1 hit_points 3", "correct c1 scheme none")
    card = view.card("c1")
    assert card
    assert (card.untold, counts(view, "c1.hit_points")) == (("attack",), (3,))
    known = said(table, "enter minion hit_points=3 for=p1", "correct c2 hit_points none").card("c2")
    assert known
    assert known.untold == (), "what facts print is known, and so is what they leave out"
