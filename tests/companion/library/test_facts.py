"""The facts that ship, against the numbers of worked examples and the counts of the boxes."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.library import CardTable, load_facts
from companion.library.faces import faces_of, label_id, physical_cards
from companion.library.facts import NO_CARDS
from rules.cards import Card

MC = load_facts("marvel_champions")
ER = load_facts("earthborne_rangers")


def cards_of(table: CardTable) -> list[Card]:
    return [card for card in table.values() if card.kind not in NO_CARDS]


def deck(*sets: str) -> int:
    return sum(int(MC[code].facts["deck"]) for code in sets)


def listed(table: CardTable, code: str, fact: str) -> list[str]:
    return table[code].facts[fact].split()


@pytest.mark.parametrize(("players", "hit_points", "target", "shuffled"), [
    (1, (14, 15, 16), 7, 31),
    (2, (28, 30, 32), 14, 32),
    (3, (42, 45, 48), 21, 33),
    (4, (56, 60, 64), 28, 34),
])  # fmt: skip
def test_rhino_for_one_to_four_players(players: int, hit_points: tuple[int, ...], target: int, shuffled: int) -> None:
    stages = [MC[code].number("hit_points", players) for code in ("01094", "01095", "01096")]
    scheme = MC["01097b"]
    assert tuple(stages) == hit_points
    assert (scheme.number("threat", players), scheme.number("target", players)) == (0, target)
    assert scheme.number("acceleration", players) == players
    assert deck("rhino", "standard", "bomb_scare") + players == shuffled


def test_expert_rhino_adds_three_cards_and_begins_at_stage_two() -> None:
    assert deck("expert") == 3
    assert listed(MC, "rhino", "villains") == ["01094", "01095"]
    assert listed(MC, "rhino", "villains_expert") == ["01095", "01096"]


def test_breakin_and_takin_is_fixed_two_and_one_more_for_each_player() -> None:
    card = MC["01107"]
    assert card.printed["threat"].written() == 2
    assert card.facts["threat_when_revealed"] == "1/player"
    assert card.icons == {"hazard": 1}


def test_three_hazards_of_ultron_enter_with_six_four_and_five_threat_for_two() -> None:
    names = {card.name(): card for card in cards_of(MC) if card.set == "ultron"}
    invasive, imperative = names["Invasive AI"], names["Ultron's Imperative"]
    psyche = next(card for card in cards_of(MC) if card.name() == "The Psyche-Magnitron")
    assert [card.icons["hazard"] for card in (invasive, imperative, psyche)] == [1, 1, 1]
    assert (invasive.number("threat", 2), imperative.number("threat", 2)) == (6, 4)
    assert psyche.number("threat", 2) == 3
    assert psyche.facts["threat_when_revealed"] == "1/player"


def test_klaw_for_two() -> None:
    assert [MC[code].number("hit_points", 2) for code in ("01113", "01114", "01115")] == [24, 36, 44]
    assert deck("klaw", "standard", "masters_of_evil") + 2 == 32
    minions = [card for code in ("klaw", "masters_of_evil") for card in map(MC.__getitem__, listed(MC, code, "cards"))]
    assert sum(card.copies for card in minions if card.kind == "minion") == 9
    assert (MC["01116b"].number("target", 2), MC["01116b"].number("acceleration", 2)) == (12, 2)
    assert (MC["01116b"].number("target", 3), MC["01117b"].number("target", 3)) == (18, 24)


def test_ultrons_main_schemes_for_two() -> None:
    targets = [MC[code].number("target", 2) for code in ("01137b", "01138b", "01139b")]
    assert targets == [6, 20, 10]
    assert [MC[code].number("hit_points", 2) for code in ("01134", "01135", "01136")] == [34, 44, 54]


def test_the_recommended_modular_sets_of_the_core_box() -> None:
    recommended = {code: MC[code].facts["recommended"] for code in ("rhino", "klaw", "ultron")}
    assert recommended == {"rhino": "bomb_scare", "klaw": "masters_of_evil", "ultron": "under_attack"}
    assert [deck(code) for code in ("bomb_scare", "masters_of_evil", "under_attack", "legions_of_hydra")] == [
        6,
        7,
        5,
        6,
    ]
    assert MC["the_doomsday_chair"].facts["type"] == "modular"


def test_norman_osborn_begins_and_main_schemes_may_bear_a_hazard() -> None:
    assert listed(MC, "risky_business", "villains") == ["02001a", "02002a"]
    assert (MC["02001a"].name(), MC["02001a"].number("hit_points", 3)) == ("Norman Osborn", 42)
    scheme = MC["02005b"]
    assert (scheme.number("threat", 3), scheme.number("target", 3), scheme.number("acceleration", 3)) == (3, 30, 6)
    assert scheme.icons == {"hazard": 1}
    assert MC["02006a"].tokens == {"infamy": "2/player"}


def test_an_acceleration_of_x_is_asked() -> None:
    mutagen = MC["02018b"]
    assert mutagen.printed["acceleration"].word == "X"
    assert (mutagen.number("threat", 2), mutagen.number("target", 2)) == (8, 22)
    assert MC["45103b"].printed["target"].word == "X"


def test_the_wrecking_crew_has_four_villains_and_a_fixed_acceleration() -> None:
    scheme = MC["07001b"]
    assert (scheme.number("target", 3), scheme.number("acceleration", 3)) == (18, 1)
    assert scheme.facts["acceleration_star"] == "yes"
    assert listed(MC, "wrecking_crew", "villains") == ["07002", "07017", "07032", "07046"]


def test_the_museum_and_kang() -> None:
    assert (MC["16082b"].number("threat", 2), MC["16082b"].number("target", 2)) == (14, 22)
    assert MC["16080a"].number("hit_points", 2) == 16
    assert (MC["11001"].number("hit_points", 3), MC["11002"].number("hit_points", 3)) == (36, 18)
    assert not MC["11008b"].printed


def test_hit_points_without_number() -> None:
    assert MC["16080b"].facts["hit_points"] == "none"
    assert MC["55029b"].facts["hit_points"] == "endless"
    assert "hit_points" not in MC["16080b"].printed


def test_known_slips_of_the_files_are_put_right() -> None:
    assert MC["26030"].number("threat", 2) == 6
    assert (MC["45104a"].back, MC["45104b"].back) == ("45104b", "45104a")
    assert "target" not in MC["20024"].printed


def test_hand_sizes_differ_by_face() -> None:
    iron_man = next(card for card in cards_of(MC) if card.kind == "hero" and card.name() == "Iron Man")
    other = MC[iron_man.back]
    assert (iron_man.number("hand_size", 1), other.number("hand_size", 1)) == (1, 6)


def test_every_face_of_every_pack_is_there() -> None:
    kinds = Counter(card.kind for card in cards_of(MC))
    assert sum(kinds.values()) == 3760
    assert (kinds["villain"], kinds["leader"], kinds["main_scheme"]) == (181, 24, 210)
    assert (kinds["hero"], kinds["alter_ego"], kinds["minion"]) == (66, 63, 354)
    icons = Counter(icon for card in cards_of(MC) for icon in card.icons)
    assert icons == {"acceleration": 101, "hazard": 82, "crisis": 58, "amplify": 50}


def test_every_hero_has_identity_obligation_and_nemesis() -> None:
    heroes = listed(MC, "index", "hero")
    assert len(heroes) == 61
    for code in heroes:
        faces = {MC[face].kind for face in listed(MC, code, "identity")}
        assert faces == {"hero", "alter_ego"}, code
        assert len(listed(MC, code, "obligations")) == 1, code
        assert MC[MC[code].facts["nemesis"]].facts["type"] == "nemesis", code


def test_every_scenario_names_sets_that_are_there() -> None:
    for code in listed(MC, "index", "scenario"):
        facts = MC[code].facts
        named = [*facts["sets"].split(), *facts.get("recommended", "").split()]
        assert all(MC[each].kind == "set" for each in named), code
        assert len(facts.get("recommended", "").split()) in (0, int(facts["modulars"])), code
        assert "villains" in facts or code.split("_")[-1] in ("registration", "resistance"), code


@pytest.mark.parametrize("table", [MC, ER])
def test_codes_are_folded_and_faces_linked_both_ways(table: CardTable) -> None:
    assert all(code == code.casefold() for code in table)
    for card in cards_of(table):
        if card.back and not card.code.endswith("c"):
            assert table[card.back].back == card.code, card.code


@pytest.mark.parametrize("table", [MC, ER])
def test_facts_only_no_text(table: CardTable) -> None:
    for card in cards_of(table):
        facts = [value for key, value in card.facts.items() if key not in ("subname", "source", "paths")]
        assert all(len(value) < 60 and ". " not in value for value in facts), card
        assert all(len(name) < 60 for name in card.names.values()), card


def test_a_physical_card_is_one_label_without_face_letter() -> None:
    assert [face.code for face in faces_of("01097", MC)] == ["01097a", "01097b"]
    assert [face.code for face in faces_of("01097b", MC)] == ["01097b", "01097a"]
    assert [face.code for face in faces_of("12001", MC)] == ["12001a", "12001b", "12001c"]
    assert label_id(MC["01097b"]) == "01097"


def test_a_letter_alone_makes_a_card_of_its_own() -> None:
    assert faces_of("01043", MC) == ()
    assert [face.code for face in faces_of("01043c", MC)] == ["01043c"]
    assert label_id(MC["01043c"]) == "01043c"


def test_sets_bear_no_label() -> None:
    assert faces_of("rhino", MC) == ()
    ids = [id for id, _ in physical_cards(MC)]
    assert len(ids) == len(set(ids))
    assert {"01097", "01043c", "45104"} <= set(ids)
    assert not {"rhino", "index", "01097a"} & set(ids)


def test_the_environment_of_the_core_box() -> None:
    paths = [card for card in cards_of(ER) if not card.owner and card.kind in ("being", "feature", "attachment")]
    assert (len(paths), sum(card.copies for card in paths)) == (111, 160)
    kinds = Counter(card.kind for card in cards_of(ER))
    assert (kinds["location"], kinds["weather"], kinds["challenge"]) == (37, 8, 24)
    assert len(listed(ER, "missions", "cards")) == 29
    terrains = {code: ER[code].facts["deck"] for code in listed(ER, "index", "terrain")}
    assert terrains == dict.fromkeys(terrains, "12")
    assert len(terrains) == 8
    assert (ER["valley"].facts["deck"], ER["general_set"].facts["deck"]) == ("14", "15")


def test_thresholds_of_the_core_box() -> None:
    paths = [card for card in cards_of(ER) if not card.owner and card.kind in ("being", "feature", "attachment")]
    assert forms(paths, "harm") == {"fixed": 95, "each": 4, "X": 2, "none": 10}
    assert forms(paths, "progress") == {"fixed": 50, "each": 45, "all-rangers": 11, "none": 5}
    presence = Counter(str(card.printed["presence"].written()) for card in paths)
    assert presence == {"0": 18, "1": 39, "2": 39, "3": 10, "X": 5}
    locations = [card for card in cards_of(ER) if card.kind == "location"]
    progress = Counter(str(card.printed["progress"].written()) for card in locations)
    assert progress == {"3/player": 9, "4/player": 20, "5/player": 5, "all-rangers": 2, "X": 1}


def forms(cards: list[Card], field: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for card in cards:
        printed = card.printed.get(field)
        found["none" if printed is None else printed.word or ("each" if printed.per_player else "fixed")] += 1
    return found


def test_cards_without_any_threshold() -> None:
    bare = {card.name() for card in cards_of(ER) if card.kind in ("feature", "attachment") and not card.owner}
    bare -= {card.name() for card in cards_of(ER) if {"harm", "progress"} & set(card.printed)}
    assert bare == {"Spiderline Stanchion", "Cerberusian Cyclone", "Flood"}


def test_sixty_three_paths_lead_both_ways() -> None:
    locations = {card.code: card.facts["paths"].split() for card in cards_of(ER) if card.kind == "location"}
    ways = {(here, *there.split(":")) for here, paths in locations.items() for there in paths}
    assert len(ways) == 2 * 63
    assert all((there, here, terrain) in ways for here, there, terrain in ways)
    assert {terrain for _, _, terrain in ways} == set(listed(ER, "index", "terrain"))


def test_nine_locations_have_path_cards_of_their_own() -> None:
    own = {card.name(): card.facts["path_set"] for card in cards_of(ER) if "path_set" in card.facts}
    assert len(own) == 9
    assert own["The Fractured Wall"] == "fractured_wall"
    assert all("pivotal" in card.facts["traits"] for card in cards_of(ER) if "path_set" in card.facts)


def test_weather_cards_have_two_sides_and_the_calendar_names_the_front() -> None:
    front, back = faces_of("178", ER)
    assert (front.name(), front.tokens, back.name()) == ("A Perfect Day", {"cloud": 3}, "Midday Sun")
    days = ER["calendar.lure_of_the_valley"].facts
    assert [days[day] for day in ("3", "4", "14", "30", "45")] == ["178a", "179a", "180a", "178a", "178a"]
    assert (days["guide.3"], days["guide.4"]) == ("94.1", "1.04")


def test_the_challenge_deck() -> None:
    deck = [ER[code] for code in listed(ER, "index", "challenge")]
    assert Counter(card.facts["icon"] for card in deck) == {"sun": 8, "mountain": 8, "crest": 8}
    assert Counter(card.facts["icon"] for card in deck if "reshuffle" in card.facts) == {"sun": 2, "crest": 2}
    for aspect in ("awa", "fit", "spi", "foc"):
        assert Counter(card.facts[aspect] for card in deck) == {"-2": 1, "-1": 7, "0": 10, "1": 6}


def test_doubtful_facts_are_marked_for_a_look_at_the_card() -> None:
    checks = {card.name(): card.facts["check"] for card in cards_of(ER) if "check" in card.facts and not card.owner}
    assert checks == {
        "Stoneweaver Bridge": "presence",
        "Terravore": "presence",
        "Grower's Assemblage": "area",
        "Trained Stilt-Horse": "area",
        "Carnivorous Naiad": "kind",
    }


def test_label_numbers_of_rangers_never_move() -> None:
    """Labels are printed and glued: these numbers may never change."""
    assert {code: ER[code].name() for code in ("001", "083", "112", "177", "206", "460")} == {
        "001": "Elder Tesoral Hale",
        "083": "Prowling Wolhund",
        "112": "Ancestor's Grove",
        "177": "Gruesome Feast",
        "206": "Eagle Eye",
        "460": "Rousing Speech",
    }
    assert ER["206"].facts["source"] == "01001"
    assert ER["index"].facts["next_number"] == "461"


def test_a_game_without_a_table_has_no_facts() -> None:
    assert len(load_facts("reflets_dacide")) == 0
