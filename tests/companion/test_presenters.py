"""Presenters: from a view to what a screen paints, without a screen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from companion.desk import Desk
from companion.finding import ShippedFacts
from companion.library.facts import load_facts
from companion.look import CounterLook, Look, given_tint, load_look
from companion.painting import past
from companion.presenters.history import SHOWN, happened, history, unclear
from companion.presenters.models import TableScreen
from companion.presenters.start import question, remembered, setup_screen, start_screen
from companion.presenters.table import asked, groups, looked, numeral, present, unknown
from companion.settings import load_settings
from companion.shelf import Kept
from companion.table import Table
from companion.words.texts import Texts
from companion.words.wording import Words
from rules.cards import Card, Printed
from rules.errors import Refused
from rules.events import Adjusted, Answered, Confirmed, Entered, Left, Placed, WentTo
from rules.games import game
from rules.setup import Field
from rules.view import Action, Counter, Note, Option, Part, PlayerShown, Prompt, View

MARVEL = "game marvel_champions players=Ana,Ben,Cy scenario=rhino"
RANGERS = "game earthborne_rangers players=Ana,Ben"
REFLETS = "game reflets_dacide players=Ana imprevus=2 gemmes=3"
LOOK = Look((10, 20, 30), (CounterLook("bank.*", tint=(1, 2, 3)), CounterLook("vils.red", tint=(255, 0, 0))))


def table(*lines: str) -> Table:
    spoken = Table(ShippedFacts())
    for line in lines:
        answer = spoken.say(line)
        assert answer is None or answer.refused is None, line
    return spoken


def screen(*lines: str, language: str = "en") -> TableScreen:
    session = table(*lines).session
    assert session
    words = Words(Texts(session.game.id, language), session.view)
    return present(session.view, words, load_look(session.game.id), serial=session.serial)


def test_a_number_says_its_sum_and_what_it_becomes() -> None:
    shown = screen(MARVEL, "move villain.threat")
    threat = shown.main[0]
    assert (threat.counter, threat.value, threat.limit, threat.becomes) == ("scheme.threat", 0, 21, 3)
    assert (threat.share, threat.becomes_share) == (0.0, 3 / 21)
    assert sum(addend.value for addend in threat.sums) == 3


def test_every_addend_says_how_much_it_is() -> None:
    """Two tokens are two, on the prompt as on the sheet of the number."""
    shown = screen(MARVEL, "scan 01109", "set scheme.acceleration 2", "move villain.threat")
    assert shown.asked
    assert [addend.value for addend in shown.asked.sums] == [3, 1, 2]
    assert [addend.chip.split(" · ")[0] for addend in shown.asked.sums] == ["3", "1", "2"]
    assert shown.asked.sums[1].chip == "1 · Acceleration icon: Bomb Scare"


def test_a_table_is_called_what_it_is_about() -> None:
    assert screen(MARVEL).title == "Rhino"
    assert screen('game earthborne_rangers players=Ana location="Boulder Field"').title == "Boulder Field"
    assert screen(REFLETS).title == "Reflets d’Acide"


def test_a_share_is_never_more_than_the_whole() -> None:
    words = Words(Texts())
    shown = numeral("vils.red", Counter(9, limit=4, becomes=12), words, LOOK, {})
    assert (shown.share, shown.becomes_share) == (1.0, 1.0)


def test_a_limit_of_zero_has_no_bar() -> None:
    assert numeral("vils.red", Counter(0, limit=0), Words(Texts()), LOOK, {}).share is None


def test_the_step_that_is_open_is_lit_and_those_before_are_done() -> None:
    track = screen(MARVEL, "move villain.activate").track
    assert [dot.progress for dot in track][:3] == ["done", "now", "coming"]


def test_the_prompt_is_worded_in_the_readers_language() -> None:
    english = screen(MARVEL, "move villain.threat").asked
    spanish = screen(MARVEL, "move villain.threat", language="es").asked
    assert english
    assert spanish
    assert english.title != spanish.title
    assert (english.kind, english.low, english.high) == ("confirm", 1, 1)
    assert english.done


def test_seats_keep_their_order_and_mark_the_first_player() -> None:
    seats = screen(MARVEL).seats
    assert [seat.name for seat in seats] == ["Ana", "Ben", "Cy"]
    assert [seat.first for seat in seats] == [True, False, False]
    assert any(button.line.startswith("form p1") for button in seats[0].actions)


def test_pieces_have_the_tint_of_the_look_unless_players_gave_one() -> None:
    view = View(
        step="s",
        phase="p",
        round=1,
        players=(PlayerShown("p1", "Ana"),),
        first_player="p1",
        counters={"vils.red": Counter(1), "bank.red": Counter(2)},
    )
    prompt = Prompt("draw", "draw", options=(Option("red", "gem", {"colour": "red"}),))
    shown = asked(prompt, view, Words(Texts()), LOOK)
    assert shown.choices[0].tint == "#010203"
    named = View("s", "p", 1, (), "", view.counters, names={"tint.red": " #ABCDEF "})
    assert asked(prompt, named, Words(Texts()), LOOK).choices[0].tint == "#abcdef"


def test_a_tint_that_is_no_colour_is_not_shown() -> None:
    assert given_tint("red", {"tint.red": "reddish"}) is None
    assert given_tint("vils.red", {}) is None
    assert given_tint("vils.red", {"tint.red": " #0A0b0c "}) == (10, 11, 12)


def test_a_prompt_that_a_scan_answers_says_so() -> None:
    shown = screen(REFLETS, "move reveal.imprevus").asked
    assert shown
    assert (shown.kind, shown.scan) == ("choose", True)


def test_quiet_numbers_stand_by_their_owner() -> None:
    words = Words(Texts("reflets_dacide"))
    numerals = [numeral(name, Counter(1), words, LOOK, {}) for name in ("bank.red", "b1.red", "b2.red", "b1.blue")]
    found = groups(numerals, words)
    assert [(group.name, [one.counter for one in group.numerals]) for group in found] == [
        ("", ["bank.red"]),
        ("board 1", ["b1.red", "b1.blue"]),
        ("board 2", ["b2.red"]),
    ]


def test_cards_tell_what_is_printed_and_what_can_be_corrected() -> None:
    cards = {card.id: card for card in screen(MARVEL, 'enter minion name="Big" hit_points=4 attack=2 for=p1').cards}
    big = cards["c1"]
    assert (big.name, big.where) == ("Big", "Ana")
    assert {field: written for field, _, written in big.fields}["hit_points"] == "4"


def test_a_card_says_once_what_it_is_and_where_it_lies() -> None:
    cards = screen(
        MARVEL, "enter side_scheme threat=2", 'enter minion name="Big" attack=2 for=p1', "enter ally for=p1"
    ).cards
    assert [card.about for card in cards] == ["Main scheme", "Villain", "", "Minion · Ana", "Ana"]


def test_a_number_that_nobody_knows_can_be_told_on_the_card() -> None:
    robot = screen(MARVEL, 'enter minion name="Robot" for=p1', "correct c1 attack 2").cards[-1]
    assert [(field, written) for field, _, written in robot.fields] == [
        ("attack", "2"),
        ("scheme", "?"),
        ("hit_points", "?"),
    ]


def test_a_card_that_is_looked_at_offers_lines_with_its_code() -> None:
    card = Card("01107", "side_scheme", {"en": "Bomb Scare"}, printed={"threat": Printed(2, per_player=True)})
    uses = (Action("put-into-play", "scan {code} as=play"),)
    shown = looked(card, "MC01107", uses, Words(Texts("marvel_champions")))
    assert shown.name == "Bomb Scare"
    assert [button.line for button in shown.actions] == ["scan MC01107 as=play"]
    assert "2" in shown.printed[0][1]


def test_an_unknown_code_offers_its_kinds_by_name() -> None:
    shown = unknown("x\n", "x<LF>", "No card.", ("minion", "ally"), Words(Texts("marvel_champions")))
    assert (shown.text, shown.shown) == ("x\n", "x<LF>")
    assert [choice.value for choice in shown.kinds] == ["ally", "minion"]


def test_an_ending_is_told_with_its_reason() -> None:
    lines = (MARVEL, "eliminate p1", "eliminate p2", "eliminate p3")
    finished = screen(*lines).finished
    assert finished
    assert (bool(finished.title), finished.won) == (True, False)


def test_history_has_the_newest_on_top_and_says_how_to_take_it_back() -> None:
    words = Words(Texts("marvel_champions"))
    acts = [((WentTo("villain.threat"),), ()), ((Confirmed("no-such"),), ()), ((Adjusted("scheme.threat", 2),), ())]
    told = history(acts, words)
    assert [(one.number, one.line) for one in told] == [(3, "undo 1"), (2, "undo 2"), (1, "undo 3")]
    assert "2" in told[0].text
    assert told[1].text == Texts().say("act-confirmed")


def test_history_says_which_question_was_answered_where_its_words_need_no_facts() -> None:
    reflets, marvel = Words(Texts("reflets_dacide")), Words(Texts("marvel_champions"))
    known = "Resolve the Door or Room you know already · Resolved"
    assert happened(Confirmed("known-alea"), reflets) == known
    assert happened(Confirmed("place-threat"), marvel) == "Placed", "its question names a card and a number"
    assert not marvel.texts.errors


def test_history_says_what_was_asked_with_its_numbers(tmp_path: Path) -> None:
    """Its words need facts: they are those of the table before the act, told in one fold for the whole sheet."""
    desk = Desk(load_settings(tmp_path, {}, {})[0], tmp_path, ShippedFacts())
    try:
        for line in (RANGERS, "done", "done", 'enter being name="Mulcher" presence=2 progress=3 for=p1', "answer p2"):
            answer = desk.say(line)
            assert answer is None or answer.refused is None, line
        assert [one.text for one in past(desk)] == [
            "Who takes the next turn? · Ben",
            "Mulcher comes into play.",
            "Ben: draw a path card · Drawn",
            "Ana: draw a path card · Drawn",
        ]
    finally:
        desk.close()


def test_history_says_what_was_chosen_by_its_name() -> None:
    words = Words(Texts("marvel_champions"))
    prompt = Prompt("place-threat", facts={"card": "The Break-In!", "count": 3})
    options = (Option("a", "Thor"), Option("b", "Loki"))
    choose = Prompt("who", "order", options=options)
    view = View("s", "p", 1, (), "", {})
    shown = asked(prompt, view, words, LOOK)
    assert happened(Confirmed("place-threat"), words, shown) == "The Break-In!: place 3 threat · Placed"
    assert happened(Answered("place-threat", ("3",)), words, shown) == "The Break-In!: place 3 threat · 3"
    attack = replace(shown, key="attack", title="Rhino attacks Ana: 3 damage")
    assert happened(Answered("attack", ("undefended",)), words, attack) == "Rhino attacks Ana: 3 damage · undefended"
    french = Words(Texts("marvel_champions", "fr"))
    assert happened(Answered("attack", ("undefended",)), french, attack).endswith("sans défense"), "a word, not its id"
    assert happened(Confirmed("other"), words, shown) == Texts().say("act-confirmed"), "another question stood there"
    told = asked(choose, view, words, LOOK)
    assert happened(Answered("who", ("b", "a")), words, told) == "ask-who · option-loki · option-thor"


def test_history_names_a_card_without_name_by_its_kind() -> None:
    words = Words(Texts("earthborne_rangers"))
    assert happened(Entered(Card("", "aspect")), words) == "Aspect came."


def test_numbers_have_a_short_name_beside_their_owner() -> None:
    shown = screen(RANGERS, "done", "done", 'enter being name="Mulcher" harm=5 progress=3 for=p1')
    card = next(card for card in shown.cards if card.name == "Mulcher")
    assert [(numeral.name, numeral.label) for numeral in card.numerals] == [
        ("Mulcher: harm", "Harm"),
        ("Mulcher: progress", "Progress"),
    ]
    assert shown.main[0].label == shown.main[0].name
    weather = next(card for card in shown.cards if card.id == "weather")
    assert ([numeral.label for numeral in weather.numerals], shown.side[0].numerals[0].label) == (["Cloud"], "Day")


def test_only_acts_that_say_nothing_by_themselves_are_looked_up() -> None:
    note = (Note("taught", {"text": "x", "kind": "y"}),)
    acts = [((Confirmed("a"),), note), ((Confirmed("a"),), ()), ((Adjusted("scheme.threat", 2),), ()), ((), ())]
    assert unclear(acts, ()) == {2}
    many = [((Confirmed("a"),), ())] * (SHOWN + 5)
    assert unclear(many, ()) == set(range(6, SHOWN + 6))


def test_acts_that_name_a_card_that_is_gone_are_looked_up() -> None:
    note = (Note("discarded", {"cards": "c1,c12"}),)
    acts = [((Left("c1"),), note), ((Placed("c2.progress", 1),), ()), ((Left("c3"),), ())]
    assert unclear(acts, ("c2", "c3")) == {1}
    assert unclear(acts, ("c1", "c12", "c3")) == {2}


def test_history_names_cards_that_are_gone(tmp_path: Path) -> None:
    desk = Desk(load_settings(tmp_path, {}, {})[0], tmp_path, ShippedFacts())
    try:
        for line in (MARVEL, "enter minion name=Sandman for=p1 hit_points=4", "place c1.hit_points -1", "remove c1"):
            answer = desk.say(line)
            assert answer is None or answer.refused is None, (line, answer.refused)
        told = [one.text for one in past(desk)]
        assert len(told) == 3
        assert all("Sandman" in text for text in told), told
        assert not any("c1" in text for text in told), told
    finally:
        desk.close()


def test_history_prefers_what_was_said() -> None:
    words = Words(Texts())
    acts = [((Adjusted("scheme.threat", 2),), (Note("taught", {"text": "x", "kind": "y"}),))]
    assert history(acts, words)[0].text == "x is known from now on."


def test_an_event_that_nobody_words_is_still_an_act() -> None:
    class Odd(Adjusted):
        pass

    assert happened(Odd("scheme.threat", 1), Words(Texts())) == Texts().say("act-other")


def test_the_start_page_lists_the_newest_games_with_their_round() -> None:
    kept = [Kept(Path(f"/x/{n}"), n, "marvel_champions", {"players": "Ana,Ben"}, 5) for n in (9, 8)]
    shown = start_screen(kept, ("marvel_champions",), "en", {9: 3})
    assert [game.subtitle for game in shown.resumable] == ["Game 9 · Ana and Ben · round 3", "Game 8 · Ana and Ben"]


def test_a_game_that_is_not_here_any_more_is_not_offered() -> None:
    kept = [Kept(Path("/x"), 1, "chess", {}, 5)]
    assert start_screen(kept, ("marvel_champions",), "en").resumable == ()


def test_the_set_up_begins_with_the_last_answers() -> None:
    kept = [
        Kept(Path("/2"), 2, "reflets_dacide", {"players": "Cy", "gemmes": "3", "rules": "1"}, 1),
        Kept(Path("/1"), 1, "marvel_champions", {"players": "Ana", "scenario": "rhino"}, 1),
    ]
    played = game("marvel_champions")
    assert remembered("marvel_champions", played.fields, kept) == {"players": "Ana", "scenario": "rhino"}
    assert remembered("earthborne_rangers", game("earthborne_rangers").fields, kept) == {"players": "Cy"}
    assert "rules" not in remembered("reflets_dacide", game("reflets_dacide").fields, kept)


def test_problems_stand_beside_their_questions() -> None:
    played = game("marvel_champions")
    refused = Refused("setup", (Refused("missing", field="scenario"), Refused("odd", field="")))
    shown = setup_screen(played, {"players": "Ana"}, load_facts(played.id), "en", refused)
    problems = {question.key: question.problem for question in shown.questions if question.problem}
    assert list(problems) == ["scenario"]
    assert len(shown.problems) == 1


def test_a_list_is_several_values_and_a_text_is_one() -> None:
    words = Words(Texts())
    names = question(Field("players", "players"), {"players": "Ana,Ben"}, {}, words)
    text = question(Field("note", "text"), {"note": "a,b"}, {}, words)
    assert (names.values, text.values) == (("Ana", "Ben"), ("a,b",))


def test_parts_are_worded_with_their_value() -> None:
    words = Words(Texts("marvel_champions"))
    part = Part(3, "acceleration-field", {"n": 1, "players": 3})
    shown = numeral("scheme.threat", Counter(0, becomes=3, parts=(part,)), words, LOOK, {})
    assert shown.sums[0].value == 3
