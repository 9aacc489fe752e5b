"""A table played with fingers: prompts answered, numbers corrected, acts taken back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pytest

from drivers.digits.sim import SimDigits

if TYPE_CHECKING:
    from tests.ui.stage import Stage

Make = Callable[..., "Stage"]
MARVEL = "game marvel_champions players=Ana,Ben,Cy scenario=rhino"
RANGERS = "game earthborne_rangers players=Ana"
REFLETS = "game reflets_dacide players=Ana,Ben imprevus=2 gemmes=3"


def value(shown: Stage, counter: str) -> int:
    assert shown.desk.view
    return shown.desk.view.counters[counter].value


def step(shown: Stage) -> str:
    assert shown.desk.view
    return shown.desk.view.step


def serial(shown: Stage) -> int:
    return shown.desk.session.serial if shown.desk.session else 0


def asked(shown: Stage) -> str:
    view = shown.desk.view
    return view.prompt.key if view and view.prompt else ""


def test_villain_phase_is_placed_and_the_number_follows(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL, "move villain.threat")
    assert shown.page().ids.main.children[-1].becomes == "→ 3"
    shown.tap(shown.page().ids.prompt.ids.answers.children[0].children[0])
    shown.until(lambda: value(shown, "scheme.threat") == 3)
    assert step(shown) == "villain.activate"
    shown.until(lambda: shown.page().ids.main.children[-1].value == "3")


def test_undo_and_redo_are_one_tap(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL, "move villain.threat", "done")
    shown.tap("undo")
    shown.until(lambda: value(shown, "scheme.threat") == 0)
    shown.tap("redo")
    shown.until(lambda: value(shown, "scheme.threat") == 3)


def test_plus_and_minus_correct_by_one(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL)
    shown.tap("plus")
    shown.tap("plus")
    shown.until(lambda: value(shown, "scheme.threat") == 2)
    shown.tap("minus")
    shown.until(lambda: value(shown, "scheme.threat") == 1)


def test_number_pad_sets_a_number_and_tells_its_sum(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL, "move villain.threat")
    large = shown.page().ids.main.children[-1]
    shown.touch(*large.to_window(large.x + 30, large.center_y))
    shown.until(shown.sheet)
    assert shown.says("1 × 3")
    for key in ("1", "2", "check"):
        shown.tap(key)
    shown.until(lambda: value(shown, "scheme.threat") == 12)
    assert shown.sheet() is None


def test_a_step_asks_once_which_is_meant(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL, "move villain.threat")
    dots = [child for child in shown.page().ids.track.children if hasattr(child, "dot")]
    shown.tap(next(dot for dot in dots if dot.dot.step == "villain.deal"))
    shown.until(shown.sheet)
    shown.tap("Just go there")
    shown.until(lambda: step(shown) == "villain.deal")
    assert value(shown, "scheme.threat") == 0
    assert shown.sheet() is None


def test_skipping_counts_what_is_on_the_way(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL, "move villain.threat")
    dots = [child for child in shown.page().ids.track.children if hasattr(child, "dot")]
    shown.tap(next(dot for dot in dots if dot.dot.step == "villain.deal"))
    shown.tap("All of it is done")
    shown.until(lambda: value(shown, "scheme.threat") == 3)


def test_clearing_goes_through_its_four_steps(stage: Make) -> None:
    shown = stage()
    shown.say(RANGERS, "done", 'enter being name="Wolhund" presence=1 harm=2 progress=3 for=p1', "place c1.harm 2")
    seen = []
    while step(shown).startswith("clear."):
        seen.append(step(shown))
        before = serial(shown)
        shown.tap(shown.until(lambda: _first_answer(shown)))
        shown.until(partial(_went_on, shown, before))
        assert len(seen) < 12
    assert seen[0] == "clear.before"
    assert {"clear.before", "clear.when", "clear.after"} <= set(seen)


def _went_on(shown: Stage, before: int) -> bool:
    return serial(shown) > before


def _first_answer(shown: Stage) -> object:
    """The first button of the prompt."""
    from kivy.uix.behaviors import ButtonBehavior

    box = shown.page().ids.prompt.ids.answers
    taps = [widget for widget in box.walk(restrict=True) if isinstance(widget, ButtonBehavior)]
    return taps[0] if taps else None


def test_gems_are_drawn_coin_by_coin(stage: Make) -> None:
    shown = stage()
    shown.say(REFLETS, "move reveal.gems")
    for colour in ("red", "red", "violet"):
        shown.tap(colour)
    shown.tap("erase")
    shown.tap("blue")
    shown.tap("Done")
    shown.until(lambda: value(shown, "vils.red") == 3)
    assert (value(shown, "vils.blue"), value(shown, "vils.violet")) == (2, 1)


def test_fewer_gems_than_asked_cannot_be_answered(stage: Make) -> None:
    shown = stage()
    shown.say(REFLETS, "move reveal.gems")
    shown.tap("red")
    assert shown.find("Done") is None


def test_gems_have_the_names_and_tints_of_the_players(stage: Make) -> None:
    shown = stage()
    colours = 'colours=Rubis,Saphir,Jade,Topaze,"Améthyste" tints="#ff0000,#0000ff,#00ff00,#ffff00,#ff00ff"'
    shown.say(f"{REFLETS} {colours}", "move reveal.gems")
    choices = shown.page().model.asked.choices
    assert [(choice.text, choice.tint) for choice in choices][:2] == [("Rubis", "#ff0000"), ("Saphir", "#0000ff")]
    shown.until(lambda: shown.find("Rubis"))


def test_a_tap_meant_for_the_prompt_before_does_nothing(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL, "move villain.threat")
    panel = shown.page().ids.prompt
    seen = panel._serial
    shown.say("done")
    was = (step(shown), value(shown, "scheme.threat"))
    shown.evening.say("done", seen)
    assert (step(shown), value(shown, "scheme.threat")) == was
    assert shown.page().model.remarks[-1].refused


def test_a_second_tap_in_the_same_moment_is_not_heard(stage: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    from companion.screens import prompt

    shown = stage()
    shown.say(MARVEL, "move villain.threat")
    monkeypatch.setattr(prompt, "LOCK", 1000.0)
    shown.tap(shown.page().ids.prompt.ids.answers.children[0].children[0])
    assert step(shown) == "villain.threat"


def test_language_changes_in_mid_game(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL, "move villain.threat")
    before = shown.page().model.asked.title
    shown.tap("menu")
    shown.tap("Language")
    shown.tap("Español")
    shown.until(lambda: shown.page().model.asked.title != before)
    assert step(shown) == "villain.threat"
    shown.tap("menu")
    shown.until(lambda: shown.says("Historial"))


def test_history_takes_back_down_to_an_act(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL, "move villain.threat", "done", "adjust villain.hit_points -5")
    shown.tap("menu")
    shown.tap("History")
    shown.tap("undo 2")
    shown.tap("Keep them")
    assert value(shown, "villain.hit_points") == 37
    shown.tap("menu")
    shown.tap("History")
    shown.tap("undo 2")
    shown.tap("Take them back")
    shown.until(lambda: value(shown, "scheme.threat") == 0)
    assert value(shown, "villain.hit_points") == 42
    assert step(shown) == "villain.threat"


def test_a_scan_only_looks_and_offers_what_can_be_done(stage: Make) -> None:
    from drivers.scanner import Code

    shown = stage()
    shown.say(MARVEL)
    shown.desk.inbox.put(Code("01107", "", "sim", 0.0))
    shown.until(shown.sheet)
    assert "c1" not in [card.id for card in shown.page().model.cards]
    use = next(button for button in shown.page().model.looked.actions if "play" in button.line)
    shown.tap(use.line)
    shown.until(lambda: any(card.code == "01107" for card in shown.desk.view.cards))  # type: ignore[union-attr]


def test_an_unknown_code_is_shown_and_taught_in_two_taps(stage: Make) -> None:
    from drivers.scanner import Code

    shown = stage()
    shown.say(REFLETS)
    shown.desk.inbox.put(Code("[b]A\x1dB[/b]", "", "sim", 0.0))
    shown.until(lambda: shown.says("[b]A<GS>B[/b]"))
    shown.tap("Créature")
    shown.tap("Teach")
    shown.until(lambda: shown.says("draw") or shown.says("Créature"))
    assert shown.desk.session
    assert shown.desk.finder.find("[b]A\x1dB[/b]", shown.desk.session.game).kind == "creature"


def test_a_card_without_a_code_is_found_by_its_name(stage: Make) -> None:
    """Cards have no codes until somebody prints them."""
    shown = stage()
    shown.say(MARVEL)
    type_in(shown, "stamp")
    shown.tap("check")
    shown.until(lambda: shown.says("Stampede (Treachery)"))
    shown.tap("Stampede (Treachery)")
    shown.until(lambda: shown.page().model.looked)
    assert shown.page().model.looked.code == "01106"


def test_a_code_that_was_not_confirmed_was_not_typed(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL)
    type_in(shown, "qqzz")
    shown.tap("close")
    shown.frames()
    assert shown.sheet() is None
    assert shown.desk.table.session
    assert shown.page().model.unknown is None


def type_in(shown: Stage, text: str) -> None:
    """A text on the sheet for codes and names, key by key."""
    shown.tap("menu")
    shown.tap("Type a code or a name")
    shown.until(shown.sheet)
    for letter in text:
        shown.sheet().typed(letter)


def test_a_card_taught_by_mistake_is_forgotten(stage: Make) -> None:
    from drivers.scanner import Code
    from rules.errors import Refused

    shown = stage()
    shown.say(REFLETS)
    shown.desk.inbox.put(Code("4006381333931", "", "sim", 0.0))
    shown.until(lambda: shown.says("4006381333931"))
    shown.tap("Créature")
    shown.tap("Teach")
    shown.until(lambda: shown.says("Taught by mistake: forget it"))
    shown.tap("Taught by mistake: forget it")
    shown.until(lambda: shown.says("means nothing any more"))
    assert shown.desk.session
    with pytest.raises(Refused) as refused:
        shown.desk.finder.find("4006381333931", shown.desk.session.game)
    assert refused.value.key == "unknown-code"


def test_an_ending_is_shown_and_can_be_taken_back(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL, "eliminate p1", "eliminate p2", "eliminate p3")
    assert shown.page().model.finished
    title = shown.page().model.finished.title
    shown.until(lambda: shown.says(title))
    shown.tap("Put this game away")
    shown.tap("Play on")
    shown.tap("Undo")
    shown.until(lambda: shown.page().model.finished is None)


def test_a_fault_is_a_sentence_and_the_evening_goes_on(stage: Make) -> None:
    from kivy.base import ExceptionManager

    shown = stage()
    shown.say(MARVEL)
    handled = ExceptionManager.handle_exception(ZeroDivisionError("a fault"))
    assert handled == ExceptionManager.PASS
    shown.faults.clear()
    shown.until(lambda: shown.says("The game is safe"))
    assert list(shown.desk.shelf.reports.iterdir())
    shown.tap("plus")
    shown.until(lambda: value(shown, "scheme.threat") == 1)


def test_a_fault_of_every_picture_is_written_down_once(stage: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = stage()
    shown.say(MARVEL)

    def broken(_model: object) -> None:
        raise ZeroDivisionError("every picture")

    page = shown.page()
    monkeypatch.setattr(page, "paint", broken)
    shown.tap("plus")
    shown.until(lambda: shown.faults)
    shown.frames(60)
    shown.tap("plus")
    assert len(list(shown.desk.shelf.reports.iterdir())) == 1
    shown.faults.clear()


def test_odd_texts_are_shown(stage: Make) -> None:
    """Labels that begin with a line break, or are empty, raise nothing."""
    from companion.screens.widgets import Paragraph, Tap, Text

    shown = stage()
    shown.say(MARVEL)
    for text in ("\nA", "", "\n", "[b]x", "a" * 500):
        for kind in (Text, Paragraph, Tap):
            widget = kind(text=text)
            shown.page().add_widget(widget)
            shown.frames(2)
            shown.page().remove_widget(widget)


def test_a_table_at_rest_does_nothing(stage: Make) -> None:
    """No clock runs at once, and nothing beats while nothing blinks."""
    from kivy.clock import Clock

    shown = stage()
    shown.say(REFLETS)
    shown.until(lambda: not [event for event in Clock.get_events() if event.loop and event.timeout <= 0])
    assert shown.app._beating is None


def test_it_beats_only_while_something_blinks(stage: Make) -> None:
    shown = stage()
    shown.say(REFLETS)
    assert shown.app._beating is None
    shown.say("adjust vils.red 3")
    assert shown.app._beating is not None
    shown.say("adjust vils.red -2")
    assert shown.app._beating is None


def test_a_number_display_is_among_the_devices_and_beats_too(stage: Make) -> None:
    shown = stage(lamps="", scanners="sim", digits="sim")
    shown.say(REFLETS)
    shown.until(lambda: [device.role for device in shown.page().model.devices] == ["digits", "scanner"])
    icons = [child.icon for child in reversed(shown.page().ids.devices.children)]
    assert icons == ["numbers", "scan"]
    shown.say("adjust vils.red 3")
    assert shown.app._beating is not None
    shown.until(lambda: digits(shown) == "   4")
    shown.evening.beat()
    shown.until(lambda: digits(shown) == "    ")


def digits(shown: Stage) -> str:
    """What the number display shows: a stand-in until the device is there."""
    display = shown.desk.devices.digits[0]._display
    assert isinstance(display, SimDigits)
    return display.lit


def test_a_number_of_many_is_typed(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL, "move villain.threat", "done")
    assert shown.page().model.asked.kind == "number"
    number = shown.page().ids.prompt.ids.answers.children[-1]
    shown.tap(number._shown)
    shown.until(shown.sheet)
    shown.tap("7")
    shown.tap("check")
    shown.until(lambda: number._shown.text == "7")


def test_a_seat_says_what_its_numbers_are(stage: Make) -> None:
    """Every number in a tile has its name, also the large one and what lies there only now and then."""
    shown = stage()
    shown.say(f"{MARVEL} heroes=spider_man,captain_marvel,she_hulk", "deal p1")
    tile = shown.page().ids.seats.children[-1]
    told = [widget.text for widget in tile.walk(restrict=True) if getattr(widget, "text", "")]
    assert told == ["★ Ana", "10", "hit points", "face down", "1", "hand size", "6", "Alter-ego"]


@pytest.mark.parametrize(("language", "name"), [("en", "Relic in its pile"), ("fr", "Relique en pioche")])
def test_a_quiet_number_says_what_it_is(stage: Make, language: str, name: str) -> None:
    shown = stage(language)
    shown.say(REFLETS, "adjust b1.red 2")
    assert shown.says(name)
    board = [
        widget.numeral.label for widget in shown.page().ids.quiet.children[0].children if hasattr(widget, "numeral")
    ]
    assert board == [{"en": "red", "fr": "rouge"}[language]], "the board's name stands above"


def test_weather_is_counted_on_its_card_alone(stage: Make) -> None:
    shown = stage()
    shown.say(RANGERS)
    assert shown.texts().count("Cloud") == 1
    assert [card.tokens for card in shown.page().model.cards if card.numerals] != []


def test_a_card_alone_in_its_row_ends_where_the_others_end(stage: Make) -> None:
    shown = stage()
    shown.say(RANGERS, "done", 'enter feature name="Thicket" progress=3 presence=1')
    shown.page().sheets.cards(shown.page().model)
    shown.until(shown.sheet)
    from companion.screens.cards import CardRow

    ends = {row.parent.children[0].right for row in shown.shown() if isinstance(row, CardRow)}
    assert len({round(end) for end in ends}) == 1


def test_what_scrolls_keeps_its_buttons_away_from_the_bar(stage: Make) -> None:
    """As long as there is more than can be seen; else they reach to the edge."""
    from companion.screens import theme
    from companion.screens.widgets import Scroll

    shown = stage()
    shown.say(MARVEL)
    for count in (0, 40):
        for _ in range(count):
            shown.say("adjust scheme.threat 1", "adjust villain.hit_points -1")
        shown.page().sheets.history()
        scroll = next(widget for widget in shown.shown() if isinstance(widget, Scroll))
        shown.frames(12)
        content, room = scroll.children[0], theme.MARGIN if count else 0
        assert (content.height > scroll.height, scroll.width - content.width) == (bool(count), room)


def test_a_seat_of_which_nothing_is_known_opens_no_empty_sheet(stage: Make) -> None:
    shown = stage()
    shown.say(REFLETS)
    shown.tap(shown.page().ids.seats.children[-1])
    assert shown.sheet() is None


def test_seats_beside_each_other_are_of_one_height(stage: Make) -> None:
    """Also where one has more numbers; its own name stays on top."""
    shown = stage()
    shown.say(RANGERS.replace("Ana", "Ana,Ben"), "done", "done", "enter aspect for=p1 awa=3 fit=1 spi=2 foc=2")
    shown.frames(8)
    ana, ben = reversed(shown.page().ids.seats.children)
    assert ana.height == pytest.approx(ben.height)
    assert ana.ids.name.top == pytest.approx(ben.ids.name.top)


def test_many_numbers_of_a_card_stand_below_its_name(stage: Make) -> None:
    """A Hero with all characteristics: the name keeps its line, and no number leaves the card."""
    from companion.screens.cards import CardRow

    shown = stage("fr")
    shown.say("game reflets_dacide players=Ana imprevus=2 gemmes=2 heroes=Un,Deux,Trois,Quatre,Cinq,Six vitality=3")
    shown.say(*(f"correct h4 value{each} 3" for each in (1, 2, 3, 4)), "place h4.bonus2 1")
    shown.page().sheets.cards(shown.page().model)
    shown.frames(12)
    rows = {row.name: row for row in shown.shown() if isinstance(row, CardRow)}
    assert (rows["Quatre"].is_full, rows["Trois"].is_full) == (True, False)
    assert rows["Trois"].height == pytest.approx(rows["Quatre"].height)
    for row in rows.values():
        assert all(row.x <= one.x and one.right <= row.right for one in row.ids.numbers.children)


def test_one_of_several_is_an_order_too(stage: Make) -> None:
    """Who is asked for an order may name only who comes first."""
    shown = stage()
    shown.say(
        MARVEL,
        *(f'enter minion name="{name}" for=p1 hit_points=2 scheme=1 attack=1' for name in ("Wolf", "Bear")),
        *("move villain.activate", "answer 0"),
    )
    asked = shown.page().model.asked
    assert asked
    assert (asked.key, asked.low, asked.high) == ("enemy-order", 1, 2)
    shown.tap("Bear")
    shown.tap(asked.done)
    shown.until(lambda: shown.page().model.asked and shown.page().model.asked.key != "enemy-order")
    assert shown.desk.view
    assert shown.desk.view.prompt
    assert shown.desk.view.prompt.facts["enemy"] == "c2"


def test_the_next_prompt_shows_the_numbers_it_is_about(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL, *(f'enter minion name="M{at}" for=p1 hit_points=2' for at in range(6)), "move villain.threat")
    shown.frames(12)
    column = shown.page().ids.column
    column.scroll_y = 0
    shown.say("adjust p1.hit_points +1")
    assert column.scroll_y == 0
    shown.say("done")
    shown.frames(4)
    assert column.scroll_y == 1


def test_what_was_said_last_is_not_left_in_another_language(stage: Make) -> None:
    shown = stage()
    shown.say(MARVEL, "move villain.threat", "done")
    assert shown.page().model.remarks
    shown.evening.speak("cs")
    shown.frames(2)
    assert shown.page().model.remarks == ()
