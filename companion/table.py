"""A table that is spoken to in lines of the play language; every line gets one answer.

The touchscreen, the headless mode, plays and other programs all speak through here, so there is one way to do a thing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from companion.card_facts import card_from_json, card_from_words
from companion.line import first_word, json_object, parse
from companion.session import Session
from companion.shelf import begun
from rules.cards import Card
from rules.commands import COMMANDS, Command
from rules.engine import Game
from rules.errors import Refused
from rules.events import Entered, Event
from rules.games import game
from rules.setup import Setup, meant
from rules.view import Action, Note, View

LONGEST = 4000  # characters of a line; nothing at a table is longer
OWN = ("game", "card", "scan", "enter", "undo", "redo", "explain", "teach", "unteach")


class Finder(Protocol):
    """Finds the card that a scanned text means, and remembers what it is taught."""

    def find(self, text: str, played: Game[Any], symbology: str = "") -> Card:
        """Raises ``Refused`` where no card of this game has that code. ``symbology``: the kind of code, where known."""
        ...

    def teach(self, text: str, card: Card, played: Game[Any]) -> None:
        """From now on ``text`` means ``card``. Raises ``Refused`` where it means another already."""
        ...

    def unteach(self) -> None:
        """Take the newest lesson back. Raises ``Refused("nothing-to-undo")`` where something else came after it."""
        ...

    def facts(self, played: Game[Any]) -> Mapping[str, Card]:
        """Every card of a game by its code."""
        ...


Begin = Callable[[Game[Any], Setup, Mapping[str, Card]], Session]


def only_thought_of(played: Game[Any], setup: Setup, cards: Mapping[str, Card]) -> Session:
    """Begin a table that is kept nowhere."""
    return Session(played, begun(played, setup, cards)[0])


@dataclass(frozen=True, slots=True)
class Answer:
    """What the table says to a line. ``view`` is None before a game begins; ``looked`` is a card only looked at.

    ``source`` names the scanner that spoke the line; empty: it was typed or tapped.
    """

    line: str
    serial: int
    before: View | None
    view: View | None
    notes: tuple[Note, ...] = ()
    refused: Refused | None = None
    looked: Card | None = None
    uses: tuple[Action, ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class Said:
    """What came of a line that was not refused; ``looked`` is a card only looked at, ``uses`` what it is good for."""

    notes: tuple[Note, ...] = ()
    looked: Card | None = None
    uses: tuple[Action, ...] = ()


@dataclass
class Table:
    """A table and what is declared for it. ``begin`` decides where its journal is kept."""

    finder: Finder
    begin: Begin = only_thought_of
    session: Session | None = None
    declared: dict[str, Card] = field(default_factory=dict)
    lesson: str = ""  # the text that was taught last this evening

    def say(self, line: str, serial: int | None = None) -> Answer | None:
        """Answer one line; None for comments, blanks and ``card`` lines that declare a card."""
        text = line.strip().removeprefix(">").strip()
        before: View | None = None
        try:
            before = self._view()
            said = self._said(text, serial)
            self._view()  # what cannot be shown is taken back, and refused like what cannot be done
        except Refused as refused:
            return self._answer(text, before, Said(), refused)
        return None if said is None else self._answer(text, before, said)

    def facts_of(self, code: str) -> Card | None:
        """The facts of a card that need not be in play, for whoever words its code."""
        if code.upper() in self.declared or self.session is None:
            return self.declared.get(code.upper())
        return self.finder.facts(self.session.game).get(code)

    def _said(self, text: str, serial: int | None) -> Said | None:
        if not text or text.startswith("#"):
            return None
        if len(text) > LONGEST:
            raise Refused("bad-line", reason="long", high=LONGEST)
        name, rest = first_word(text)
        if name == "card":
            card = card_from_json(json_object(rest, name))
            self.declared[card.code.upper()] = card
            return None
        command = parse(text)
        if name == "game":
            return Said(self._begin(command))
        return self._act(self._playing(), command, rest, serial)

    def _act(self, session: Session, command: Command, rest: str, serial: int | None) -> Said:
        match command.name:
            case "undo" | "redo":
                command.expect(0, 1)
                (session.undo if command.name == "undo" else session.redo)(command.number(0))
                return Said()
            case "explain":
                return Said(_explained(command, session.view))
            case "teach":
                return Said(self._teach(session, rest))
            case "unteach":
                command.expect(0)
                return Said(self._unteach())
            case "scan" if command.options.get("as") == "look":
                card = self._found(session, command)
                return Said(looked=card, uses=(*session.uses(card), *self._slip(command.word(0))))
        return Said(session.submit(self._event(session, command), serial))

    def _event(self, session: Session, command: Command) -> Event:
        if command.name == "scan":
            return self._scanned(session, command)
        if command.name == "enter":
            return _entered(command)
        known = {**COMMANDS, **session.game.commands}
        if command.name not in known:
            raise Refused("bad-line", reason="command", command=command.name, meant=meant(command.name, (*known, *OWN)))
        return known[command.name](command, session.view)

    def _begin(self, command: Command) -> tuple[Note, ...]:
        command.expect(1, options=tuple(command.options))
        played = game(command.word(0))
        facts = self.finder.facts(played)
        cards = {**facts, **self.declared} if self.declared else facts
        begun = self.begin(played, command.options, cards)
        if self.session:
            self.session.close()
        self.session = begun
        return begun.notes

    def _scanned(self, session: Session, command: Command) -> Event:
        card = self._found(session, command)
        view = session.view
        how = command.options.get("as") or (view.prompt.scan if view.prompt else "") or "play"
        if how not in ("play", "reveal", "boost"):
            raise Refused("bad-line", reason="as", command="scan", word=how)
        if how != "boost" and sum(shown.code == card.code for shown in view.cards) >= card.copies:
            raise Refused("all-copies-in-play", card=card.code, copies=card.copies)
        return Entered(card, how, command.options.get("for", ""), command.options.get("on", ""))

    def _found(self, session: Session, command: Command) -> Card:
        command.expect(1, options=("as", "for", "on", "by"))
        text = command.word(0)
        symbology = command.options.get("by", "")
        return self.declared.get(text.upper()) or self.finder.find(text, session.game, symbology)

    def _teach(self, session: Session, rest: str) -> tuple[Note, ...]:
        text, facts = first_word(rest)
        if not text:
            raise Command("teach").miscounted(2, 2)
        card = card_from_json(json_object(facts, "teach"))
        self.finder.teach(text, card, session.game)
        self.lesson = text
        return (Note("taught", {"text": text, "kind": card.kind}),)

    def _unteach(self) -> tuple[Note, ...]:
        """``unteach``: what was taught last this evening, by a slip, means nothing any more. Cards in play stay."""
        if not self.lesson:
            raise Refused("nothing-to-undo")
        self.finder.unteach()
        text, self.lesson = self.lesson, ""
        return (Note("untaught", {"text": text}),)

    def _slip(self, text: str) -> tuple[Action, ...]:
        """Whoever looks at the card that was taught last may take the lesson back."""
        return (Action("unteach", "unteach"),) if self.lesson and text == self.lesson else ()

    def _playing(self) -> Session:
        if self.session is None:
            raise Refused("no-game")
        return self.session

    def _view(self) -> View | None:
        return self.session.view if self.session else None

    def _answer(self, line: str, before: View | None, said: Said, refused: Refused | None = None) -> Answer:
        serial = self.session.serial if self.session else 0
        return Answer(line, serial, before, self._view(), said.notes, refused, said.looked, said.uses)


def _entered(command: Command) -> Event:
    """``enter KIND [name="..."] [FIELD=VALUE ...] [for=pN] [on=cN]``: a card without a code."""
    command.expect(1, options=tuple(command.options))
    facts = {key: value for key, value in command.options.items() if key not in ("for", "on", "as")}
    card = card_from_words(command.word(0), facts)
    how = command.options.get("as", "play")
    return Entered(card, how, command.options.get("for", ""), command.options.get("on", ""))


def _explained(command: Command, view: View) -> tuple[Note, ...]:
    """``explain COUNTER``: the parts of a number as notes."""
    command.expect(1)
    name = command.word(0)
    counter = view.counters.get(name)
    if counter is None:
        raise Refused("unknown-counter", counter=name, meant=meant(name, tuple(view.counters)))
    whole = Note("counter", {"counter": name, "value": counter.value, "limit": counter.limit or 0})
    return (whole, *(Note("part", {"part": part.key, "value": part.value, **part.facts}) for part in counter.parts))
