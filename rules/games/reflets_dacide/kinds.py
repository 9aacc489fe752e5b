"""The kinds of cards, the spellings they may be entered with, and what is asked when one is taught."""

from __future__ import annotations

from collections.abc import Mapping

from rules.cards import Card
from rules.errors import Refused

SPELLINGS: Mapping[str, tuple[str, ...]] = {
    "dilemme": ("dilemme", "dilemma", "dilema"),
    "dilemme_non": ("dilemme_non", "dilemme-non"),
    "creature": ("creature", "créature"),
    "bestiole": ("bestiole", "critter"),
    "zone": ("zone",),
    "porte": ("porte", "door"),
    "alea": ("alea", "aléa", "hazard"),
    "salle": ("salle", "room"),
    "octuple": ("octuple",),
    "heros": ("heros", "héros", "hero"),
    "relique": ("relique", "relic"),
}
KINDS = {spelling: kind for kind, spellings in SPELLINGS.items() for spelling in spellings}
IMPREVUS = ("dilemme", "dilemme_non", "creature", "bestiole")  # RA-2: exactly these can turn up
DILEMMES = ("dilemme", "dilemme_non")
SUFFERED = ("creature", "bestiole")  # what has a cost, and what the special Dilemme may discard
ALEAS = ("zone", "porte", "alea", "salle", "octuple")
ROOMS = ("salle", "octuple")
TRAITS = tuple(f"value{number}" for number in range(1, 9))  # how many characteristics there are, no source says

_PLAIN = str.maketrans("àâäéèêëîïôöùûüç", "aaaeeeeiioouuuc")


def plain(name: str) -> str:
    """A name as it is compared: no case, accents, spaces or marks."""
    return "".join(mark for mark in name.casefold().translate(_PLAIN) if mark.isalnum())


SAYS_NO = plain("Alors là, je dis non !")
OCTUPLE = "octuple"  # Room III of every Quest of the Vils is the Chambre de l'Octuple


def names_of(card: Card) -> frozenset[str]:
    """Every name of a card, and its code, as they are compared."""
    return frozenset(plain(name) for name in (*card.names.values(), card.code) if name)


def kind_of(card: Card) -> str:
    """The kind that a card counts as. Refuses as ``unknown-kind`` one that this game does not have."""
    kind = KINDS.get(card.kind.casefold())
    if kind is None:
        raise Refused("unknown-kind", kind=card.kind[:40])
    names = names_of(card)
    if kind == "dilemme" and (SAYS_NO in names or card.facts.get("special") == "non"):
        return "dilemme_non"
    return "octuple" if kind == "salle" and any(OCTUPLE in name for name in names) else kind
