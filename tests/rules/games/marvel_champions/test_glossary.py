"""MC-27: the fifteen entries beside the villain phase have a term each, worded in English and Spanish."""

from __future__ import annotations

import pytest

from companion.words.texts import Texts, message_id
from rules.games.marvel_champions import GAME
from rules.games.marvel_champions.glossary import SEE_ALSO

SPANISH = (
    *("Aceleración, icono de", "Activación", "Amenaza", "Ataque (activación de enemigo)"),
    *("Ejecutar el Plan (activación de enemigo)", "En orden de jugadores", "Enfrentarse, enfrentado", "Esbirro"),
    *("Jugador", "Localizar", "Mostrar", "Plan principal (cartas y mazo)", "Repartir una carta de Encuentro"),
    *("Riesgo, icono de", "Villano"),
)


def test_the_fifteen_entries_are_terms_of_the_game() -> None:
    assert len(SEE_ALSO) == 15
    assert GAME.glossary[:15] == SEE_ALSO
    spanish = Texts("marvel_champions", "es")
    assert tuple(spanish.say(message_id("term", term)) for term in SEE_ALSO) == SPANISH


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("term", GAME.glossary)
def test_a_term_says_what_it_means(term: str, language: str) -> None:
    texts = Texts("marvel_champions", language)
    said = texts.say(message_id("term", term), attribute="text")
    assert said.count(".") >= 2
    assert not texts.missing
    assert not texts.errors
