"""Key and facts to sentence: the chain of languages, names for ids, lists, and what is missing."""

from __future__ import annotations

from companion.words.texts import Texts, message_id
from companion.words.wording import Words
from rules.errors import Refused
from rules.view import CardShown, Counter, PlayerShown, View

VIEW = View(
    step="round.place",
    phase="round",
    round=1,
    players=(PlayerShown("p1", "Ana"), PlayerShown("p2", "Šárka")),
    first_player="p1",
    counters={"doom": Counter(1)},
    cards=(CardShown("c1", "X1", "minion", {"en": "Bat", "fr": "Chauve-souris"}),),
    names={"red": "Rubis"},
)


def test_the_id_of_a_message_is_made_of_its_key() -> None:
    assert message_id("step", "villain.threat") == "step-villain-threat"
    assert message_id("counter", "player", "hit_points") == "counter-player-hit-points"


def test_what_a_language_lacks_is_said_in_english() -> None:
    texts = Texts(language="xx")
    assert texts.say("app-name") == "Table Companion"
    assert texts.missing == []


def test_what_nobody_words_is_shown_as_its_id_and_noted() -> None:
    texts = Texts()
    assert texts.say("ask-nothing", {}, "why") == "ask-nothing"
    assert texts.missing == ["ask-nothing.why"]
    assert texts.perhaps("ask-nothing") == ""


def test_a_variable_that_is_missing_is_an_error() -> None:
    texts = Texts()
    texts.say("refused-unknown-step", {})
    assert len(texts.errors) == 1


def test_ids_become_names_in_the_readers_language() -> None:
    words = Words(Texts(language="fr"), VIEW)
    assert words.named("card", "c1") == "Chauve-souris"
    assert words.named("player", "p2") == "Šárka"
    assert words.named("colour", "red") == "Rubis"
    assert words.named("count", 3) == 3
    assert words.named("reason", "no such thing") == "no such thing"


def test_several_ids_become_a_list() -> None:
    assert Words(Texts(language="en"), VIEW).named("players", "p1,p2") == "Ana and Šárka"
    assert Words(Texts(language="fr"), VIEW).named("players", "p1,p2") == "Ana et Šárka"
    assert Words(Texts(language="cs"), VIEW).named("players", "p1,p2") == "Ana a\u00a0Šárka"


def test_a_selector_sees_the_id_as_it_is() -> None:
    assert Words(Texts(), VIEW).variables({"player": "p1", "meant": "", "count": 2}) == {
        "player": "Ana",
        "player_id": "p1",
        "meant": "",
        "meant_id": "none",
        "count": 2,
    }


def test_a_refusal_names_every_problem() -> None:
    refused = Refused(
        "setup", (Refused("missing", field="players"), Refused("unknown-key", field="playrs", meant="players"))
    )
    lines = Words(Texts()).refused(refused).splitlines()
    assert lines == [
        "The game cannot begin like this:",
        "This is missing: players.",
        "There is no “playrs” in this set-up. Did you mean “players”?",
    ]
    assert Words(Texts()).refused(Refused("unknown-key", field="x", meant="")) == "There is no “x” in this set-up."
