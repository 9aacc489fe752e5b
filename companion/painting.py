"""From a desk to the models that screens paint: what only the desk knows is added here."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

from companion.desk import Desk
from companion.library.facts import NO_CARDS, load_facts
from companion.library.overlay import Overlay
from companion.library.search import alike, matching
from companion.line import first_word
from companion.look import load_look
from companion.presenters.history import Then, history, unclear
from companion.presenters.models import Choice, DeviceLight, Looked, Past, Remark, TableScreen, Term, Unknown
from companion.presenters.start import told_apart
from companion.presenters.table import asked, looked, present, unknown
from companion.table import Answer
from companion.words.device_words import of_finding
from companion.words.texts import LANGUAGES, Texts
from companion.words.visible import visible
from companion.words.wording import Words
from rules.cards import Card
from rules.engine import Game
from rules.errors import Refused
from rules.view import View

NAMED = 24  # cards that one name may find; a longer word finds fewer
KIND = re.compile(r"^kind-([a-z0-9-]+) =", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Heard:
    """What is said once: by the table, by devices; and what a scan opens. ``anything``: somebody spoke at all."""

    anything: bool = False
    remarks: tuple[Remark, ...] = ()
    looked: Looked | None = None
    unknown: Unknown | None = None


def heard(desk: Desk) -> Heard:
    """What was said since the desk was last asked. Each thing is told once."""
    answers = list(desk.answers)
    desk.answers.clear()
    remarks = [remark for answer in answers for remark in said(answer, desk)]
    remarks += [Remark(news, refused=True) for news in desk.news()]
    last = answers[-1] if answers else None
    if last is None:
        return Heard(bool(remarks), tuple(remarks))
    words = words_of(last, desk)
    shown = looked(last.looked, code_of(last), last.uses, words) if last.looked else None
    return Heard(True, tuple(remarks), shown, _unknown(last, desk, words))


def said(answer: Answer, desk: Desk) -> list[Remark]:
    """The notes of an answer, and why it was refused."""
    words = words_of(answer, desk)
    notes = [Remark(words.note(note)) for note in answer.notes]
    return [*notes, Remark(words.refused(answer.refused), refused=True)] if answer.refused else notes


def words_of(answer: Answer, desk: Desk) -> Words:
    """The words for an answer: a card that left with it still has its name."""
    facts = desk.finder.facts(desk.session.game) if desk.session else {}
    return Words(desk.words.texts, answer.view, facts.get, before=answer.before)


def code_of(answer: Answer) -> str:
    """The text that was scanned, as a line of the play language holds it."""
    return first_word(first_word(answer.line)[1])[0]


def table_screen(desk: Desk, heard: Heard) -> TableScreen:
    """The table screen of a desk with a game on it."""
    session, words = desk.session, desk.words
    assert session
    model = present(session.view, words, load_look(desk.game_id), serial=session.serial, lamps=desk.lamps())
    return replace(
        model,
        can_undo=session.can_undo,
        can_redo=session.can_redo,
        remarks=heard.remarks,
        looked=heard.looked,
        unknown=heard.unknown,
        devices=device_lights(desk),
        campaign=campaign(desk),
        languages=tuple(Choice(code, words.texts.say(f"language-{code}")) for code in LANGUAGES),
    )


def device_lights(desk: Desk) -> tuple[DeviceLight, ...]:
    """How the devices are."""
    texts = Texts(language=desk.language)
    return tuple(
        DeviceLight(one.role, texts.say(f"light-{one.role}", {"device": one.name}), one.well, one.sentence)
        for one in desk.device_lights()
    )


def campaign(desk: Desk) -> str:
    """The campaign that the game on the table belongs to; a game without campaigns needs nothing of the tracker."""
    if not desk.session or not desk.session.game.asks("campaign"):
        return ""
    from companion.campaigns.tracking import campaign_on_table

    return campaign_on_table(desk)


def machine_findings(desk: Desk) -> tuple[Remark, ...]:
    """What ``companion check`` says of this machine; what is to be mended is marked and comes first."""
    from companion.checking.findings import findings
    from companion.checking.machine import read_machine

    texts = Texts(language=desk.language)
    found = sorted(findings(read_machine(desk.shelf.home)), key=lambda finding: finding.grade != "mend")
    return tuple(Remark(of_finding(texts, finding), finding.grade == "mend") for finding in found)


def past(desk: Desk) -> tuple[Past, ...]:
    """The history of the game on the table, the newest act first."""
    session = desk.session
    if not session:
        return ()
    acts, now = [(act.events, act.notes) for act in session.history], session.view
    numbers = unclear(acts, [card.id for card in now.cards])
    seen = {len(acts) + 1: now} | session.before(numbers | {number + 1 for number in numbers if number < len(acts)})
    both = {number: (seen[number], seen[number + 1]) for number in numbers if number in seen and number + 1 in seen}
    return history(acts, desk.words, {number: _then(desk, *views) for number, views in both.items()})


def _then(desk: Desk, before: View, after: View) -> Then:
    """What an act is told with: the cards of both sides of it, and what stood before it."""
    texts, facts = desk.words.texts, desk.table.facts_of
    words, look = Words(texts, after, facts, before), load_look(desk.game_id)
    question = asked(before.prompt, before, Words(texts, before, facts), look) if before.prompt else None
    return Then(words, question)


def glossary(desk: Desk) -> tuple[Term, ...]:
    """The words of the game on the table, in the order of the alphabet."""
    words = desk.words
    terms = desk.session.game.glossary if desk.session else ()
    entries = (Term(words.say("term", term, {}), words.say("term", term, {}, "text")) for term in terms)
    return tuple(sorted(entries, key=lambda entry: entry.term.casefold()))


def named(desk: Desk, text: str) -> tuple[Choice, ...]:
    """The cards whose name holds ``text``, or nearly; none where the text is a code. A choice's value is a code."""
    session, words = desk.session, desk.words
    if not session or _is_code(desk, session.game, text):
        return ()
    facts = desk.finder.facts(session.game)
    cards = facts if isinstance(facts, Overlay) else Overlay(load_facts(session.game.id), ())
    languages = words.texts.languages
    codes = matching(text, cards, languages) or alike(text, cards, languages)
    return told_apart([Choice(code, _with_kind(cards[code], words)) for code in codes[:NAMED]], words)


def _with_kind(card: Card, words: Words) -> str:
    return words.texts.say("named-card", {"name": words.card(card), "kind": words.say("kind", card.kind, {})})


def _is_code(desk: Desk, played: Game[Any], text: str) -> bool:
    try:
        desk.finder.find(text, played)
    except Refused as refused:
        return refused.key != "unknown-code"
    return True


def _unknown(answer: Answer, desk: Desk, words: Words) -> Unknown | None:
    if not answer.refused or answer.refused.key != "unknown-code" or not desk.session:
        return None
    text = code_of(answer)
    return unknown(text, visible(text), words.refused(answer.refused), kinds(desk, desk.session.game), words)


def kinds(desk: Desk, played: Game[Any]) -> Sequence[str]:
    """The kinds of card that can be taught: those of the game with which something can be done now, else all."""
    session = desk.session
    assert session
    every = [kind for kind in known_kinds(played.id) if kind not in NO_CARDS]
    return [kind for kind in every if session.uses(Card("", kind))] or every


@cache
def known_kinds(game: str) -> tuple[str, ...]:
    """The kinds that a game words; its words are the one list that every game has."""
    written = files("rules.games").joinpath(game, "text", "en.ftl").read_text("utf-8")
    return tuple(_unwritten(KIND.findall(written)))


def _unwritten(keys: Iterable[str]) -> list[str]:
    return [key.replace("-", "_") for key in keys]
