"""A Room and the Quest of the Vils (RA-32 to RA-42)."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import Card
from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Answered, Confirmed, Entered
from rules.games.reflets_dacide.cards import added
from rules.games.reflets_dacide.kinds import ROOMS, names_of, plain
from rules.games.reflets_dacide.state import CHANGES, NOTCHES, UNKNOWN, Quest, Table
from rules.view import Note

ASK = -1  # the Quest of the Vils was not told: the players say which of its Rooms this is
EARLIER = {1: frozenset[int](), 2: frozenset({1}), 3: frozenset({1, 2})}
PLACES = {"none": 0, "one": 1, "two": 2, "three": 3, "0": 0, "1": 1, "2": 2, "3": 3, "i": 1, "ii": 2, "iii": 3}


def place_of(table: Table, kind: str, card: Card) -> int:
    """Which Room of the Quest of the Vils this is: 1, 2, 3, 0 for none. III is always the Chambre de l'Octuple."""
    if kind == "octuple":
        return 3
    names = names_of(card)
    for place, room in enumerate(table.setting.rooms, 1):
        if plain(room) in names:
            return place
    told = len(table.setting.rooms) >= 2 and any(card.names.values())
    return 0 if told else ASK


def revealed(table: Table, id: str, kind: str, card: Card) -> Outcome[Table]:
    """RA-32: the Room lies open and is paid for."""
    place = place_of(table, kind, card)
    table = table.opened("reveal.room", card=id)
    return Outcome(table) if place == ASK else looked_up(table, place)


def revisited(table: Table, card: Card, kind: str) -> Outcome[Table]:
    """A Door or Room that was revealed on an earlier turn is met again (AM-15); nothing is paid for it."""
    table = added(table, card, kind, "revealed")
    if kind not in ROOMS:
        return Outcome(table.opened("trial"))
    return revealed(table, f"c{table.numbered}", kind, card)


def looked_up(table: Table, place: int) -> Outcome[Table]:
    """RA-33 to RA-41: what a Room of that place does."""
    quest = table.quest
    if not place:
        return _nothing(table, "room-none")
    if place in quest.applied:
        return _nothing(table, "room-done-already")
    if place in quest.revealed:
        return Outcome(table.noted(place=place, again="ask"))
    if not EARLIER[place] <= quest.revealed:
        table = replace(table, quest=replace(quest, revealed=quest.revealed | {place}))
        return _nothing(table, "room-too-early", place=place)
    return Outcome(table.noted(place=place))


def _nothing(table: Table, key: str, **facts: int) -> Outcome[Table]:
    """RA-33, RA-34: nothing happens."""
    note = Note(key, {"card": table.open[-1].facts.get("card", "room"), **facts})
    return Outcome(table.opened("trial"), (note,))


def told(table: Table, event: Answered) -> Outcome[Table]:
    """The players read the Quest card of the Vils themselves."""
    word = event.values[0] if len(event.values) == 1 else ""
    named = {plain(room): place for place, room in enumerate(table.setting.rooms, 1)}
    place = PLACES.get(word.casefold(), named.get(plain(word)))
    if place is None:
        raise Refused("not-an-option", value=word[:60], options="one,two,three,none")
    return looked_up(table, place)


def again(table: Table, _: Confirmed) -> Outcome[Table]:
    """AM-15: a Room that had done nothing does nothing the second time, unless the table says so."""
    return _nothing(table, "room-nothing-again")


def again_answered(table: Table, event: Answered) -> Outcome[Table]:
    """AM-15 the other way: the table lets it count now."""
    if event.values == ("no",):
        return _nothing(table, "room-nothing-again")
    _only(event, "yes")
    return Outcome(table.noted(again="counts"))


def room_one(table: Table, _: Confirmed) -> Outcome[Table]:
    """RA-35 to RA-37: down one notch; the Relic goes from its pile to the points pile of the Vils."""
    quest = replace(table.quest, relic_in_pile=False, relic_taken=True)
    return _down(table, quest, 1, Note("relic-taken", {}))


def room_one_answered(table: Table, event: Answered) -> Outcome[Table]:
    """The Relic is not in its pile, or it is."""
    _only(event, "gone", "taken")
    return room_one(table, Confirmed("")) if event.values == ("taken",) else no_relic(table, Confirmed(""))


def no_relic(table: Table, _: Confirmed) -> Outcome[Table]:
    """RA-38, RA-39: they do not get it and can no longer complete their Quest; the card still goes down (AM-16)."""
    quest = replace(table.quest, relic_in_pile=False, blocked=True)
    return _down(table, quest, 1, Note("vils-blocked", {}))


def room_two(table: Table, _: Confirmed) -> Outcome[Table]:
    """RA-40: Room I was revealed: down one notch."""
    return _down(table, table.quest, 2)


def octuple(table: Table, _: Confirmed) -> Outcome[Table]:
    """RA-41, RA-42: down one notch, and three changes of Guide are left. It starts once (AM-15)."""
    if table.quest.left != UNKNOWN:
        return _down(table, table.quest, 3)
    return _down(table, replace(table.quest, left=CHANGES), 3, Note("countdown-started", {"left": CHANGES}))


def octuple_blocked(table: Table, _: Confirmed) -> Outcome[Table]:
    """AM-16: a Quest that cannot be completed starts no countdown."""
    return _down(table, table.quest, 3, Note("no-countdown", {}))


def octuple_answered(table: Table, event: Answered) -> Outcome[Table]:
    """AM-14, AM-16: whether the countdown starts is asked where the letter of the rule is in doubt."""
    _only(event, "yes", "no")
    if event.values == ("yes",):
        return octuple(table, Confirmed(""))
    if event.prompt == "octuple-blocked":
        return octuple_blocked(table, Confirmed(""))
    quest = replace(table.quest, revealed=table.quest.revealed | {3})
    return _nothing(replace(table, quest=quest), "no-countdown")


def _down(table: Table, quest: Quest, place: int, *notes: Note) -> Outcome[Table]:
    notch = min(NOTCHES, quest.notch + 1)
    quest = replace(quest, notch=notch, revealed=quest.revealed | {place}, applied=quest.applied | {place})
    down = Note("notch-down", {"notch": notch, "place": place})
    return Outcome(replace(table, quest=quest).opened("trial"), (down, *notes))


def _only(event: Answered, *words: str) -> None:
    if len(event.values) != 1 or event.values[0] not in words:
        raise Refused("not-an-option", value=" ".join(event.values)[:60], options=",".join(words))


def relic(table: Table, event: Entered) -> Outcome[Table]:
    """The team takes a Relic: if it is the one of Room I, it is no longer in the pile (AM-17)."""
    if not table.setting.relic or plain(table.setting.relic) not in names_of(event.card):
        return Outcome(added(table, event.card, "relique", "team"))
    if not table.quest.relic_in_pile:
        raise Refused("relic-gone", card=event.card.code)
    table = replace(table, quest=replace(table.quest, relic_in_pile=False))
    return Outcome(added(table, event.card, "relique", "team"), (Note("relic-with-team", {}),))
