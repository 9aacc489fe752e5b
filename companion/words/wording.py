"""What a view holds, in the reader's language: ids become names, facts become the variables of sentences."""

from __future__ import annotations

import re
from collections.abc import Callable

from babel.lists import format_list

from companion.words.texts import Texts, message_id
from companion.words.visible import visible
from rules.cards import Card
from rules.errors import Fact, Facts, Refused
from rules.view import CardShown, Note, Option, Part, Prompt, View

NUMBERED = re.compile(r"(p|c|b|h|villain|scheme)(\d+)")
IDS = re.compile(r"[\w.-]+(?:,[\w.-]+)+")  # an address or a sentence with a comma in it is no list of ids
OWNERS = {"p": "player", "c": "card", "b": "board", "h": "hero", "villain": "villain", "scheme": "scheme"}
# A field is printed on a card, or asked by the set-up; a kind is one of cards, or of the tokens that clear one; a card
# without code and name is called by its kind.
ALSO = {"field": ("setup",), "kind": ("other",), "card": ("kind",)}
AS_WRITTEN = ("word",)  # what somebody wrote is shown as it is: “1,5” is no list of two
ENDLESS = 10**15  # from here on a number is no longer set with marks between its thousands
NUMBERED_ONLY = ("player", "card", "board", "hero")  # ``player.turns`` is a step, no counter


class Words:
    """The words for one view.

    ``facts_of`` finds the facts of a card code that is not in play; ``before`` is the view in which a card that left
    just now can still be named.
    """

    def __init__(
        self,
        texts: Texts,
        view: View | None = None,
        facts_of: Callable[[str], Card | None] = lambda _: None,
        before: View | None = None,
    ) -> None:
        self.texts = texts
        self._view = view
        self._facts_of = facts_of
        self._players = {player.id: player.name for player in view.players} if view else {}
        self._cards = {card.id: card for seen in (before, view) if seen for card in seen.cards}

    def at(self, view: View, before: View | None = None) -> Words:
        """The words for another view of the same game."""
        return Words(self.texts, view, self._facts_of, before)

    def say(self, kind: str, key: str, facts: Facts, attribute: str = "") -> str:
        """``say("note", "surplus", {"colour": "red"})`` words the message ``note-surplus``."""
        return self.texts.say(message_id(kind, key), self.variables(facts), attribute)

    def perhaps(self, kind: str, key: str, facts: Facts, attribute: str = "") -> str:
        """The same where it is worded, else an empty text."""
        return self.texts.perhaps(message_id(kind, key), self.variables(facts), attribute)

    def note(self, note: Note) -> str:
        """The sentence of a note; an addend that was asked for is worded as one."""
        if note.key == "part":
            facts = {name: fact for name, fact in note.facts.items() if name != "part"}
            return self.say("part", str(note.facts["part"]), facts)
        return self.say("note", note.key, note.facts)

    def prompt(self, prompt: Prompt, attribute: str = "") -> str:
        """What is asked; ``why``, ``detail`` and ``done`` are attributes."""
        return self.say("ask", prompt.key, prompt.facts, attribute)

    def option(self, option: Option) -> str:
        """The label of an answer."""
        return self.say("option", option.key, option.facts)

    def part(self, part: Part) -> str:
        """Where an addend comes from."""
        return self.say("part", part.key, {"value": part.value, **part.facts})

    def refused(self, refused: Refused) -> str:
        """Why something cannot be done, and every problem that goes with it."""
        lines = [self.say("refused", refused.key, refused.facts)]
        return "\n".join([*lines, *map(self.refused, refused.problems)])

    def word(self, kind: str, key: str) -> str:
        """The name of a token, an icon or a printed field; players may give words of their own, shown as they are."""
        return self.perhaps(kind, key, {}) or key.replace("_", " ")

    def counter(self, counter: str, attribute: str = "") -> str:
        """The name of a counter: of the table, or of a card, a player or a board; ``short`` beside its owner's name."""
        owner, _, what = counter.partition(".")
        matched = NUMBERED.fullmatch(owner)
        kind = OWNERS[matched[1]] if matched else owner
        facts: Facts = {kind: owner} if matched else {}
        if not matched and owner in NUMBERED_ONLY:
            return counter  # none of this game: as it was written
        for id in (message_id("counter", kind, what), message_id("counter", kind, "token")):
            if self.texts.has(id):
                named = self.variables({**facts, "token": what})
                return self.texts.perhaps(id, named, attribute) or self.texts.say(id, named)
        return counter

    def card(self, card: CardShown | Card) -> str:
        """The name of a card; where it has none, that of its place, else of its kind."""
        for language in (*self.texts.languages, ""):
            if name := card.names.get(language):
                return name
        if not card.names and (place := self._place(card)):
            return place
        return next(iter(card.names.values()), "") or self.word("kind", card.kind)

    def _place(self, card: CardShown | Card) -> str:
        """The name of a place in the game that has a card (``hero-h3``), where it is worded."""
        if not isinstance(card, CardShown) or not (matched := NUMBERED.fullmatch(card.id)):
            return ""
        return self.perhaps(OWNERS[matched[1]], card.id, {})

    def variables(self, facts: Facts) -> dict[str, Fact]:
        """Facts as variables: each id as its name, and for selectors as it is under ``NAME_id`` (``none``: empty)."""
        named: dict[str, Fact] = {}
        for key, fact in facts.items():
            named[key] = self.named(key, fact)
            if isinstance(fact, str):
                named[f"{key}_id"] = fact or "none"
        return named

    def named(self, key: str, fact: Fact) -> Fact:
        """The name of what ``fact`` is the id of, else the fact itself. Ids with commas become a list."""
        if isinstance(fact, int):
            return fact if abs(fact) < ENDLESS else str(fact)
        if key in AS_WRITTEN or not fact:
            return visible(fact)
        whole = self._name(key, fact)
        if whole is not None or not IDS.fullmatch(fact):
            return visible(fact) if whole is None else whole
        return format_list([str(self.named(key, one)) for one in fact.split(",")], locale=self.texts.language)

    def _name(self, key: str, id: str) -> str | None:
        if self._view and id in self._view.names:
            return self._view.names[id]
        if id in self._players:
            return self._players[id]
        if id in self._cards:
            return self.card(self._cards[id])
        if "." in id and (key == "counter" or (self._view and id in self._view.counters)):
            return self.counter(id)
        if key == "card" and (facts := self._facts_of(id)):
            return self.card(facts)
        for kind in (key, *ALSO.get(key, ())):
            message = message_id(kind, id)
            if re.fullmatch("[a-z0-9-]+", message) and self.texts.has(message):
                return self.texts.say(message)
        return None
