"""Cards come into play, move, turn over and leave, and what goes with them: tokens, attachments, Ranger tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.cards import Card, Printed
from rules.counters import Counters
from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Engaged, Entered, Flipped, Left
from rules.games.earthborne_rangers.fatigue import owe, seat_of
from rules.games.earthborne_rangers.state import (
    ALONG,
    ASPECTS,
    HOME,
    PLAYER,
    REACH,
    SURROUNDINGS,
    TRACKER,
    Ask,
    Day,
    InPlay,
    changed,
    with_card,
    with_seat,
)
from rules.games.earthborne_rangers.thresholds import KINDS, special, unknown_x
from rules.view import Note

OF_THE_TABLE = ("location", "weather")  # kinds with an id of their own
OF_THE_TRACKER = ("reward", "event")
OF_THE_RANGER = ("gear", "attribute", "role", "malady", "personality")
NEVER_IN_PLAY = ("moment", "challenge", "set", "calendar", "index")
ENDS = ("discard", "out", "aside")
ENTRY = ("guide", "entry")  # how a card names its entry of the campaign guide: no number of its own
AREA_WORDS: Mapping[str, str] = {
    "along": ALONG,
    "along_the_way": ALONG,
    "reach": REACH,
    "within_reach": REACH,
    "surroundings": SURROUNDINGS,
    "player": PLAYER,
    "player_area": PLAYER,
}


def entered(day: Day, event: Entered) -> Outcome[Day]:
    """A card enters play with the named tokens that it prints (B.3)."""
    card = event.card
    if not card.kind or card.kind in NEVER_IN_PLAY:
        raise Refused("never-in-play", kind=card.kind)
    if event.player:
        seat_of(day, event.player)
    if card.kind == "aspect":
        return _aspects(day, event)
    if card.kind == "role" and not event.on:
        return _role(day, event)
    item = _arriving(day, event)
    return Outcome(_put(day, item), (Note("entered", {"card": item.id}),))


def _put(day: Day, item: InPlay) -> Day:
    if item.id in OF_THE_TABLE and item.id in day.cards:
        day = _without(day, item.id)
    number = day.next_card if item.id in OF_THE_TABLE else day.next_card + 1
    day = changed(day, cards={**day.cards, item.id: item}, next_card=number)
    asks = tuple(Ask("x-value", item.id, what) for what in KINDS if unknown_x(item, what))
    return ambush(changed(day, asks=(*day.asks, *asks)), item.id)


def ambush(day: Day, id: str) -> Day:
    """B.3: a ready Ambush card that enters or moves within reach of a Ranger fatigues that Ranger at once."""
    item = day.cards[id]
    if item.area == REACH and item.active and "ambush" in item.keywords:
        return owe(day, item.player, "ambush", iter((item,)))
    return day


def new_item(day: Day, id: str, card: Card, area: str, player: str = "", on: str = "") -> InPlay:
    """The card as it lies when it has just come into play."""
    tokens = {name: _tokens(day, count) for name, count in card.tokens.items()}
    keywords = frozenset(word.lower() for word in card.keywords)
    return InPlay(
        id,
        card,
        area,
        player,
        on,
        tokens=Counters(tokens),
        printed={field: number for field, number in card.printed.items() if field not in ENTRY},
        keywords=keywords,
        special=special(card.printed),
    )


def entry_of(card: Card) -> str:
    """The entry of the campaign guide that is printed beside the card's text (``44``, ``94.1``), or an empty text.

    A card that the table describes may say ``guide=44`` or ``entry=44``.
    """
    written = (card.facts.get(field, "") or card.printed.get(field) for field in ENTRY)
    number = next((one for one in written if one), "")
    return number if isinstance(number, str) else str(number.written())


def _tokens(day: Day, written: int | str) -> int:
    """Named tokens printed as ``2/player`` count once for each Ranger."""
    try:
        printed = Printed.parse(written)
    except ValueError:
        return 0
    return (printed.for_players(len(day.seats)) or 0) if printed else 0


def _arriving(day: Day, event: Entered) -> InPlay:
    card = event.card
    id = card.kind if card.kind in OF_THE_TABLE else f"c{day.next_card}"
    if event.on:
        return _attached(day, event, id)
    area = _area(card, event.player)
    player = (event.player or whose_turn(day)) if area in (REACH, PLAYER) else ""
    return new_item(day, id, card, area, player)


def whose_turn(day: Day) -> str:
    """The Ranger who is acting, else the one who acted last, else the lead Ranger."""
    return day.active or day.last or day.lead


def _attached(day: Day, event: Entered, id: str) -> InPlay:
    host = day.cards.get(event.on)
    if host is not None:
        return new_item(day, id, event.card, host.area, host.player, host.id)
    if day.seat(event.on) is None:
        raise Refused("unknown-card", card=event.on)
    return new_item(day, id, event.card, PLAYER, event.on, event.on)


def _area(card: Card, player: str) -> str:
    if card.kind in OF_THE_TABLE or card.kind == "mission":
        return SURROUNDINGS
    if card.kind in OF_THE_TRACKER:
        return TRACKER
    if card.kind in OF_THE_RANGER or (card.kind == "attachment" and card.owner):
        return PLAYER
    if player:
        return REACH
    return AREA_WORDS.get(card.facts.get("area", ""), REACH if card.kind == "being" else ALONG)


def _aspects(day: Day, event: Entered) -> Outcome[Day]:
    """An aspect card tells the four values; the pool starts with them (B.2)."""
    values = {aspect: event.card.number(aspect, 1) or 0 for aspect in ASPECTS}
    if max(values.values()) > 9:
        raise Refused("not-in-range", field="aspect", value=max(values.values()), low=0, high=9)
    player = event.player or day.lead
    return Outcome(with_seat(day, player, aspects=values, energy=Counters(values)))


def _role(day: Day, event: Entered) -> Outcome[Day]:
    player = event.player or day.lead
    return Outcome(with_seat(day, player, role=event.card.code), (Note("role", {"player": player}),))


def left(day: Day, event: Left) -> Outcome[Day]:
    """OPEN-2: a card leaves with its tokens and everything attached. OPEN-3: missions and weather do not leave."""
    item = day.cards.get(event.card)
    if item is None:
        raise Refused("unknown-card", card=event.card)
    if event.to not in ENDS:
        raise Refused("unknown-end", to=event.to)
    if item.card.kind == "mission" and event.to == "discard":
        return mission_stays(day, item)
    if item.id in OF_THE_TABLE:
        raise Refused("stays-in-play", card=item.id)
    return Outcome(leave(day, item.id), (Note("left", {"card": item.id, "to": event.to}),))


def mission_stays(day: Day, item: InPlay) -> Outcome[Day]:
    """OPEN-3, D-24: it goes back to the surroundings. Whether its tokens are lost was never ruled: ask."""
    day = with_card(day, item.id, area=SURROUNDINGS, on="", player="")
    if item.harm or item.progress or any(item.tokens.values()):
        day = changed(day, asks=(*day.asks, Ask("mission-tokens", item.id)))
    return Outcome(day, (Note("mission-stays", {"card": item.id}),))


def leave(day: Day, id: str) -> Day:
    """Without the card and all that is attached to it; missions among those stay in the surroundings."""
    for other in tuple(day.cards.values()):
        if other.on == id:
            if other.card.kind == "mission":
                day = with_card(day, other.id, area=SURROUNDINGS, on="", player="")
            else:
                day = leave(day, other.id)
    return _without(day, id)


def _without(day: Day, id: str) -> Day:
    for seat in day.seats:
        if seat.token == id:
            day = with_seat(day, seat.id, token=HOME)
    name = {} if id in OF_THE_TABLE else {id: day.cards[id].card.name()}
    return changed(
        day,
        gone={**day.gone, **name},
        cards={other: item for other, item in day.cards.items() if other != id},
        asks=tuple(ask for ask in day.asks if ask.card != id),
        order=tuple(other for other in day.order if other != id),
    )


def moved(day: Day, event: Engaged) -> Outcome[Day]:
    """``engage cN pN``: within reach of that Ranger; ``engage cN along``: along the way. Attachments go with it."""
    item = day.cards.get(event.card)
    if item is None:
        raise Refused("unknown-card", card=event.card)
    area = AREA_WORDS.get(event.player, REACH)
    if area == REACH and event.player not in AREA_WORDS:
        seat_of(day, event.player)
    if item.id in OF_THE_TABLE or item.on or item.area == TRACKER or area not in (ALONG, REACH):
        raise Refused("cannot-move", card=item.id)
    player = "" if area == ALONG else event.player
    player = whose_turn(day) if area == REACH and player in AREA_WORDS else player
    return Outcome(ambush(_carried(day, item.id, area, player), item.id))


def _carried(day: Day, id: str, area: str, player: str) -> Day:
    """The card in that area, and whatever is attached to it."""
    day = with_card(day, id, area=area, player=player)
    for other in attachments(day, id):
        day = _carried(day, other.id, area, player)
    return day


def attachments(day: Day, id: str) -> Iterator[InPlay]:
    """The cards attached to ``id``, in the order of entering."""
    return iter([item for item in day.cards.values() if item.on == id])


def flipped(day: Day, event: Flipped) -> Outcome[Day]:
    """Weather turns to its other side and keeps its tokens; any other card turns face down or up."""
    item = day.cards.get(event.card)
    if item is None:
        raise Refused("unknown-card", card=event.card)
    if item.id == "weather":
        return turned_weather(day)
    if item.on and item.up:  # facedown attached: not in play, without tokens
        return Outcome(with_card(day, item.id, up=False, harm=0, progress=0, tokens=Counters()))
    return Outcome(with_card(day, item.id, up=not item.up))


def turned_weather(day: Day) -> Outcome[Day]:
    """The other side of the weather card; its tokens stay."""
    item = day.cards.get("weather")
    other = day.world.get(item.card.back) if item else None
    if item is None or other is None:
        raise Refused("no-other-side", card="weather")
    turned = new_item(day, "weather", other, SURROUNDINGS)
    day = changed(day, cards={**day.cards, "weather": changed(turned, tokens=item.tokens, ready=item.ready)})
    return Outcome(day, (Note("weather-turned", {"card": "weather"}),))
