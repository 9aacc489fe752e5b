"""A whole turn in French by what the screen says and offers, and nothing else."""

from __future__ import annotations

import pytest

from companion.finding import ShippedFacts
from companion.look import load_look
from companion.presenters.models import TableScreen
from companion.presenters.table import present
from companion.table import Answer
from companion.table import Table as Spoken
from companion.words.texts import Texts
from companion.words.wording import Words


class Hands:
    """Somebody who sees the screen, and taps."""

    def __init__(self, line: str, language: str = "fr") -> None:
        self.table = Spoken(ShippedFacts())
        self.texts = Texts("reflets_dacide", language)
        self.last: Answer | None = None
        self.say(line)

    def say(self, line: str) -> None:
        self.last = self.table.say(line)
        assert self.last is not None
        assert self.last.refused is None, f"{line}: {self.last.refused}"

    @property
    def screen(self) -> TableScreen:
        assert self.last is not None
        assert self.last.view is not None
        words = Words(self.texts, self.last.view, before=self.last.before)
        return present(self.last.view, words, load_look("reflets_dacide"), serial=0)

    def sees(self, title: str) -> Hands:
        assert self.screen.asked is not None
        assert plain(self.screen.asked.title) == title
        assert self.screen.asked.why
        return self

    def taps(self, *labels: str) -> Hands:
        """Tap the coins or the one button that carry these labels."""
        asked = self.screen.asked
        assert asked is not None
        choices = {plain(choice.text): choice.value for choice in asked.choices}
        if asked.kind == "draw" and labels[0] in choices:
            self.say(" ".join(["draw", *(choices[label] for label in labels)]))
        elif labels[0] in choices:
            self.say(" ".join(["answer", *(choices[label] for label in labels)]))
        else:
            lines = {plain(button.text): button.line for button in self.screen.actions}
            if asked.kind == "confirm":
                lines[plain(asked.done)] = "done"
            self.say(lines[labels[0]])
        return self

    def counts(self, number: int) -> Hands:
        """Step to a number and answer with it."""
        assert self.screen.asked is not None
        assert self.screen.asked.kind == "number"
        self.say(f"answer {number}")
        return self

    def hears(self) -> list[str]:
        assert self.last is not None
        words = Words(self.texts, self.last.view, before=self.last.before)
        return [plain(words.note(note)) for note in self.last.notes]


def plain(text: str) -> str:
    return text.replace("\u202f", " ").replace("’", "'")


def test_a_turn_from_the_screen_alone() -> None:
    hands = Hands(
        "game reflets_dacide players=Ana,Ben imprevus=4 gemmes=2 boards=1 slots=1 rooms=R3,R7 relic=Anneau"
        ' heroes=Trichelieu,Wrandrall,Roger,Enoriel,Zarakaï,Moumoune effect_red="Chacun perd une gemme"'
    )
    hands.sees("Bénédiction : invoquez les dieux, ou non").taps("Continuer")
    hands.sees("Lancez le DDD, déplacez l'Avatar, puis l'équipe").taps("C'est fait")
    hands.sees("Qu'y a-t-il là où se trouve l'équipe ?").taps("Un Aléa à révéler")
    hands.sees("Retournez l'Imprévu 1 sur 4").taps("« Je dis non ! »")
    hands.sees("« Alors là, je dis non ! » : le garder ?").taps("Garder : plateau 1 (libres : 1)")
    hands.sees("Retournez l'Imprévu 2 sur 4").taps("Créature")
    hands.sees("« Non ! » à Créature, ou payer ?").taps("« Non ! » à Créature")
    assert hands.hears() == ["« Non ! » Défaussée : Créature. Le Dilemme aussi ; son emplacement est libre de nouveau."]
    hands.sees("Retournez l'Imprévu 3 sur 4").taps("Bestiole")
    hands.sees("Combien de gemmes indique Bestiole ?").counts(1)
    hands.sees("Payez 1 gemme (plateau 1) pour Bestiole").taps("jaune (1)")
    hands.sees("DDD : quel Héros est gêné par Bestiole ?").taps("Enoriel")
    hands.sees("Retournez l'Imprévu 4 sur 4").taps("Dilemme")
    hands.sees("Dilemme : le garder ?").taps("Bourse Rouge : 2 gemmes aux Vils")
    hands.sees("Bourse Rouge : piochez 2 gemmes pour les Vils").taps("rouge", "rouge")
    hands.sees("Piochez 2 gemmes pour les Vils").taps("rouge", "bleu")
    hands.sees("Série de 4 (rouge) : Chacun perd une gemme").taps("C'est joué")
    assert hands.hears() == ["Les 4 gemmes retournent à la Banque : rouge."]
    hands.sees("Révélez l'Aléa : scannez-le ou touchez son genre").taps("Salle")
    hands.sees("Combien de gemmes indique Salle ?").counts(2)
    hands.sees("Payez 2 gemmes (plateau 1) pour Salle").taps("vert (1)", "violet (1)")
    hands.sees("Quelle Salle de la Quête des Vils est-ce ?").taps("R3")
    hands.sees("Salle I : un cran plus bas, Relique aux Vils").taps("C'est fait")
    hands.sees("Une Épreuve est-elle testée ici ?").taps("Oui, une Épreuve")
    assert hands.hears() == ["Pour cette Épreuve, 2 au plus dans chaque caractéristique : Enoriel."]
    hands.sees("Testez l'Épreuve, objectif par objectif").taps("Objectif rempli").taps("Épreuve réussie")
    hands.sees("Épreuve réussie : prenez les récompenses").taps("C'est pris")
    hands.sees("Testez la vitalité de vos Héros s'il le faut").taps("Continuer")
    hands.sees("Fin du tour").taps("Le tour est fini")
    hands.sees("Changement de Guide : Ben").taps("C'est passé")
    hands.sees("Bénédiction : invoquez les dieux, ou non")


@pytest.mark.parametrize(
    ("language", "title", "detail"),
    [
        ("fr", "Le monstre coûte 3, vos plateaux ont 0", "Réglez cela entre vous, ou corrigez le compte des plateaux."),
        (
            "en",
            "Le monstre costs 3, your boards hold 0",
            "Settle it at the table as you agree, or correct the boards.",
        ),
    ],
)
def test_what_cannot_be_paid_is_said(language: str, title: str, detail: str) -> None:
    hands = Hands("game reflets_dacide players=Ana imprevus=2 gemmes=2 boards=1", language)
    for colour in ("red", "blue", "green", "yellow", "violet"):
        hands.say(f"set b1.{colour} 0")
    hands.say("move reveal.imprevus")
    hands.say('enter creature name="Le monstre" cost=3')
    assert hands.sees(title).screen.asked is not None
    assert plain(hands.screen.asked.detail) == detail  # type: ignore[union-attr]


def test_the_names_of_the_players_are_used() -> None:
    hands = Hands(
        "game reflets_dacide players=Ana imprevus=2 gemmes=2 traits=Force,Ruse heroes=Roger"
        " colours=Rubis,Saphir,Jade,Ambre,Nuit tints=aa0000,0000bb,00aa00,bbbb00,550055"
    )
    hands.say("correct h1 value2 4")
    hands.say("move reveal.gems")
    asked = hands.screen.asked
    assert asked is not None
    assert [(choice.text, choice.tint) for choice in asked.choices][:2] == [("Rubis", "#aa0000"), ("Saphir", "#0000bb")]
    names = [numeral.name for numeral in hands.screen.main]
    assert names[:2] == ["Vils · Rubis", "Vils · Saphir"]
    values = [numeral.name for card in hands.screen.cards for numeral in card.numerals]
    assert values == ["Roger · Ruse"]


@pytest.mark.parametrize(
    ("language", "third"), [("en", "Hero 3"), ("fr", "Héros 3"), ("es", "Héroe 3"), ("cs", "Hrdina 3")]
)
def test_a_hero_without_a_name_is_called_by_the_place(language: str, third: str) -> None:
    hands = Hands("game reflets_dacide players=Ana imprevus=2 gemmes=2 vitality=5", language)
    hands.say("correct h3 value1 4")
    assert [card.name for card in hands.screen.cards] == [third]
    assert hands.last is not None
    words = Words(hands.texts, hands.last.view)
    assert words.counter("h3.value1").startswith(f"{third} · ")
    assert words.counter("h3.vitality").startswith(f"{third} · ")
    hands.say("move reveal.imprevus")
    hands.say("enter bestiole cost=0")
    assert hands.screen.asked is not None
    assert hands.screen.asked.choices[2].text == third
    hands.say('correct h3 name "Roger"')
    assert [card.name for card in hands.screen.cards][-1] == "Roger"


@pytest.mark.parametrize(
    ("line", "language", "sentence"),
    [
        ("done", "en", "The table waits for something else: the gems that you pay."),
        ("done", "fr", "La table attend autre chose : les gemmes que vous payez."),
        ("done", "es", "La mesa espera otra cosa: las gemas que pagáis."),
        ("done", "cs", "Stůl čeká na něco jiného: na kameny, kterými platíte."),
        (
            "place h2.vitality -1",
            "en",
            "Hero 2 · vitality: nobody has told this number, so nothing can be taken from it. Set it first.",
        ),
        ("answer x", "en", "“x” is no answer here. Possible: b1 and by-hand."),
    ],
)
def test_what_a_payment_does_not_take_is_said(line: str, language: str, sentence: str) -> None:
    hands = Hands("game reflets_dacide players=Ana imprevus=2 gemmes=2 boards=1", language)
    hands.say("move reveal.imprevus")
    hands.say("enter creature cost=2")
    answer = hands.table.say(line)
    assert answer is not None
    assert answer.refused is not None
    assert plain(Words(hands.texts, answer.view).refused(answer.refused)) == sentence


def test_where_nothing_is_asked_the_lines_say_what_may_be_done() -> None:
    hands = Hands("game reflets_dacide players=Ana imprevus=2 gemmes=2")
    hands.say("move reveal.alea")
    assert hands.last is not None
    assert hands.last.view is not None
    assert hands.last.view.prompt is None
    lines = [action.line for action in hands.last.view.actions]
    assert lines == ["enter alea cost=X", "enter salle cost=X", "trial no"]


def test_the_points_of_a_game_that_was_won_can_be_closed() -> None:
    hands = Hands("game reflets_dacide players=Ana imprevus=2 gemmes=2", "en")
    for line in ("end quest", "answer 5", "answer 7"):
        hands.say(line)
    assert [(button.text, button.line) for button in hands.screen.actions] == [("All points are told", "done")]
    hands.say("done")
    assert hands.hears() == ["12 points in all."]
    assert hands.screen.asked is None
    assert hands.screen.actions == ()
    hands.say("undo")
    assert hands.screen.asked is not None
