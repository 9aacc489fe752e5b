"""Ids become names, in the reader's language and never glued together."""

from __future__ import annotations

import pytest

from companion.words.texts import Texts
from companion.words.wording import Words
from rules.commands import Command
from rules.errors import Refused
from rules.view import CardShown, Counter, Note, Part, PlayerShown, View

GAME = "marvel_champions"
VIEW = View(
    step="player.turns",
    phase="player",
    round=1,
    players=(PlayerShown("p1", "Ana"), PlayerShown("p2", "Ben")),
    first_player="p1",
    counters={"p1.hit_points": Counter(10), "c3.threat": Counter(2)},
    cards=(
        CardShown("c3", "01107", "side_scheme", {"en": "Breakin’ & Takin’", "es": "Entrar y robar"}),
        CardShown("c4", "", "minion", {}),
    ),
    names={"red": "carmine"},
)


def words(language: str = "en", view: View | None = VIEW, before: View | None = None) -> Words:
    return Words(Texts(GAME, language), view, before=before)


@pytest.mark.parametrize(
    ("language", "counter", "name"),
    [
        ("en", "p2.hit_points", "Ben: hit points"),
        ("fr", "p2.hit_points", "Ben\u202f: points de vie"),
        ("es", "c3.threat", "Entrar y robar: Amenaza"),
        ("cs", "c3.threat", "Breakin’ & Takin’: hrozba"),
        ("en", "c3.stunned", "Breakin’ & Takin’: Stunned"),
        ("en", "c3.grapes", "Breakin’ & Takin’: grapes"),
        ("en", "villain2.hit_points", "Villain: hit points"),
        ("en", "scheme.threat", "Main scheme: threat"),
        ("en", "player.turns", "player.turns"),
        ("en", "moon.phase", "moon.phase"),
    ],
)
def test_a_counter_is_called_by_its_owner_and_what_it_counts(language: str, counter: str, name: str) -> None:
    spoken = words(language)
    assert spoken.counter(counter) == name
    assert not spoken.texts.missing
    assert not spoken.texts.errors


@pytest.mark.parametrize(
    ("key", "fact", "name"),
    [
        ("player", "p1", "Ana"),
        ("players", "p1,p2", "Ana and Ben"),
        ("card", "c3", "Breakin’ & Takin’"),
        ("card", "c4", "Minion"),
        ("colour", "red", "carmine"),
        ("icon", "hazard", "Hazard icon"),
        ("source", "c3.threat", "Breakin’ & Takin’: threat"),
        ("counter", "", ""),
        ("text", "nothing known", "nothing known"),
        ("count", 3, 3),
    ],
)
def test_a_fact_is_named_where_it_is_the_id_of_something(key: str, fact: int | str, name: int | str) -> None:
    assert words().named(key, fact) == name


def test_what_left_just_now_is_still_named() -> None:
    gone = View("player.turns", "player", 1, VIEW.players, "p1", {})
    assert words(view=gone).named("card", "c3") == "c3"
    assert words(view=gone, before=VIEW).named("card", "c3") == "Breakin’ & Takin’"


def test_an_addend_that_was_asked_for_is_worded_as_in_the_sum() -> None:
    facts = {"icon": "hazard", "card": "c3"}
    spoken = words()
    assert spoken.note(Note("part", {"part": "icon", "value": 1, **facts})) == "Hazard icon: Breakin’ & Takin’"
    assert spoken.part(Part(1, "icon", facts)) == "Hazard icon: Breakin’ & Takin’"
    assert not spoken.texts.errors


def test_a_word_of_the_players_own_is_shown_as_it_is() -> None:
    spoken = words("fr")
    assert spoken.word("token", "stunned") == "Sonné"
    assert spoken.word("token", "sour_grapes") == "sour grapes"
    assert not spoken.texts.missing


def test_every_problem_of_a_refusal_is_a_line() -> None:
    refused = Refused("setup", (Refused("missing", field="players"), Refused("missing", field="scenario")))
    assert words().refused(refused).splitlines() == [
        "The game cannot begin like this:",
        "This is missing: Players.",
        "This is missing: Scenario.",
    ]


@pytest.mark.parametrize("number", [10**15, -(10**30)])
def test_a_number_that_no_table_has_is_said_as_it_is_written(number: int) -> None:
    """The library that sets numbers gives up at 28 digits; a hand-made journal has more."""
    words = Words(Texts())
    assert words.named("value", number) == str(number)
    assert str(number) in words.refused(Refused("newer-journal", file="a", format=number, known=1))


def test_a_card_of_a_kind_that_has_no_word_is_called_by_its_kind() -> None:
    assert Words(Texts()).card(CardShown("c1", "", "star_ship", {})) == "star ship"


def test_a_threat_of_nothing_is_no_order_to_place_it() -> None:
    for language, title in {
        "en": "Rhino: no threat to place",
        "fr": "Rhino\u202f: aucune menace à placer",
        "es": "Rhino: no hay Amenaza que colocar",
        "cs": "Rhino: žádná hrozba se nepokládá",
    }.items():
        words = Words(Texts("marvel_champions", language))
        assert words.say("ask", "place-threat", {"card": "Rhino", "count": 0}) == title
    assert (
        Words(Texts("marvel_champions"))
        .say("ask", "place-threat", {"card": "Rhino", "count": 2})
        .endswith("place 2 threat")
    )


def test_a_kind_of_token_has_a_name_and_is_no_kind_of_card() -> None:
    for language, name in {"en": "harm", "fr": "dégâts", "es": "daño", "cs": "újma"}.items():
        texts = Texts("earthborne_rangers", language)
        assert Words(texts).named("kind", "harm") == name
        assert not texts.has("kind-harm"), "it would be among the cards that can be taught"


def test_what_somebody_wrote_is_shown_as_it_is() -> None:
    refused = Refused("bad-line", reason="number", command="adjust", word="1,5")
    assert Words(Texts(language="en")).refused(refused) == "This line cannot be understood: “1,5” is no whole number."


@pytest.mark.parametrize(
    ("low", "high", "got", "english", "czech"),
    [
        (0, 0, 1, "takes nothing after it, here is one word", "nepatří nic, zde je jedno slovo"),
        (0, 1, 2, "takes at most one word after it, here are 2 words", "patří nejvýš jedno slovo, zde jsou 2 slova"),
        (1, 1, 0, "takes one word after it, here are none", "patří jedno slovo, zde není žádné"),
        (2, 2, 5, "takes 2 words after it, here are 5 words", "patří 2 slova, zde je 5 slov"),
        (2, 3, 1, "takes 2 to 3 words after it, here is one word", "patří 2 až 3 slova, zde je jedno slovo"),
    ],
)
def test_a_line_with_too_few_or_too_many_words(low: int, high: int, got: int, english: str, czech: str) -> None:
    with pytest.raises(Refused) as refused:
        Command("set", ("x",) * got).expect(low, high)
    said = [Words(Texts(language=language)).refused(refused.value) for language in ("en", "cs")]
    assert said == [
        f"This line cannot be understood: “set” {english}.",
        f"Tomuto řádku nerozumím: za „set“ {czech}.",
    ]
