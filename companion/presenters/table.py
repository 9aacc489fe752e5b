"""The table screen: where we are, what is asked, the numbers with their sums, the cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from companion.look import Look, given_tint, natural
from companion.presenters.models import (
    Asked,
    Button,
    CardTile,
    Choice,
    Dot,
    Finished,
    Looked,
    Numeral,
    NumeralGroup,
    Seat,
    Sum,
    TableScreen,
    Unknown,
)
from companion.words.wording import OWNERS, Words
from drivers.led import Colour
from rules.cards import Card, Printed
from rules.view import Action, CardShown, Counter, Part, PlayerShown, Prompt, View

OWNER = re.compile(r"([a-z]+)\d+")
UNTOLD = "?"  # written where a number should be that nobody told
CORRECTABLE_ICONS = ("acceleration", "hazard", "crisis", "amplify")


def present(view: View, words: Words, look: Look, *, serial: int, lamps: tuple[str, ...] = ()) -> TableScreen:
    """The table screen of a view. Undo, devices and remarks are added by who knows them (``dataclasses.replace``)."""
    numerals = {name: numeral(name, view.counters[name], words, look, view.names) for name in view.counters}
    placed = [(name, shape.panel) for name, shape in look.ordered(view.counters)]
    return TableScreen(
        serial=serial,
        title=title(view, words),
        subtitle=words.texts.say("where", {"round": view.round, "phase": words.say("phase", view.phase, {})}),
        accent=hexed(look.accent),
        track=track(view, words),
        asked=asked(view.prompt, view, words, look) if view.prompt else resting(view, words),
        finished=finished(view, words),
        main=tuple(numerals[name] for name, panel in placed if panel == "main"),
        side=groups((numerals[name] for name, panel in placed if panel == "side"), words),
        seats=tuple(seat(player, view, words, look, numerals) for player in view.players),
        cards=tuple(card_tile(card, view, words, look, numerals) for card in view.cards),
        actions=buttons(view, words, ""),
        lamps=lamps,
        devices=(),
        can_undo=False,
        can_redo=False,
    )


def title(view: View, words: Words) -> str:
    """What this table is about: the villain, the place, else the game."""
    card = view.card(view.about)
    return words.card(card) if card and card.names else words.texts.say("game-name")


def hexed(colour: Colour) -> str:
    """``(240, 160, 60)`` as ``#f0a03c``."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def track(view: View, words: Words) -> tuple[Dot, ...]:
    """The steps of this phase; during an interruption the outer step stays lit."""
    here = next((step for step in (view.step, *reversed(view.within)) if step in view.track), "")
    now = view.track.index(here) if here else -1
    return tuple(
        Dot(words.say("step", step, {}), step, "done" if at < now else "now" if at == now else "coming")
        for at, step in enumerate(view.track)
    )


def asked(prompt: Prompt, view: View, words: Words, look: Look) -> Asked:
    """The prompt in words. Pieces to draw have the tint of their counters, or the one that the players gave."""
    tints = tints_of(view, look) if prompt.kind == "draw" else {}
    return Asked(
        key=prompt.key,
        kind=prompt.kind,
        title=words.prompt(prompt),
        detail=words.perhaps("ask", prompt.key, prompt.facts, "detail"),
        why=words.perhaps("ask", prompt.key, prompt.facts, "why"),
        done=words.perhaps("ask", prompt.key, prompt.facts, "done") or words.texts.say("done"),
        sums=sums(prompt.parts, words),
        choices=tuple(
            Choice(option.value, words.option(option), tints.get(option.value.rpartition(".")[2], ""))
            for option in prompt.options
        ),
        low=prompt.low,
        high=prompt.high,
        terms=tuple((words.say("term", term, {}), words.say("term", term, {}, "text")) for term in prompt.terms),
        scan=bool(prompt.scan),
    )


def resting(view: View, words: Words) -> Asked | None:
    """What hands do at a step that asks nothing but waits for a card; None where the game words no ``rest-STEP``."""
    title = words.perhaps("rest", view.step, {})
    if view.ending or not title:
        return None
    detail, why = (words.perhaps("rest", view.step, {}, attribute) for attribute in ("detail", "why"))
    return Asked("", "scan", title, detail, why, "", (), (), 1, 1, scan=True)


def tints_of(view: View, look: Look) -> dict[str, str]:
    """The tint of each kind of piece: that of its first counter in the look, or the one that the players gave."""
    ordered = {counter.rpartition(".")[2]: shape.tint for counter, shape in reversed(look.ordered(view.counters))}
    return {piece: hexed(given_tint(piece, view.names) or tint) for piece, tint in ordered.items()}


def finished(view: View, words: Words) -> Finished | None:
    """The ending, where there is one."""
    if view.ending is None:
        return None
    key, facts = view.ending.key, view.ending.facts
    why = words.perhaps("ending", key, facts, "why")
    return Finished(words.say("ending", key, facts), why, view.ending.status == "won")


def sums(parts: tuple[Part, ...], words: Words) -> tuple[Sum, ...]:
    """The addends of a number."""
    return tuple(addend(part, words) for part in parts)


def addend(part: Part, words: Words) -> Sum:
    """An addend with its origin in words."""
    text = words.part(part)
    return Sum(part.value, text, words.texts.say("addend", {"value": part.value, "origin": text}))


def groups(numerals: Iterable[Numeral], words: Words) -> tuple[NumeralGroup, ...]:
    """Quiet counters by whom they belong to: the table's own first, then each board and hero by its name."""
    found: dict[str, list[Numeral]] = {"": []}
    for shown in numerals:
        owner = shown.counter.partition(".")[0]
        found.setdefault(owner if OWNER.fullmatch(owner) else "", []).append(shown)
    return tuple(NumeralGroup(_owner(owner, words), tuple(own)) for owner, own in found.items() if own)


def _owner(owner: str, words: Words) -> str:
    kind = OWNERS.get(owner.rstrip("0123456789"), "")
    return str(words.named(kind, owner)) if owner else ""


def numeral(name: str, counter: Counter, words: Words, look: Look, names: Mapping[str, str]) -> Numeral:
    """A counter ready to paint."""
    shape = look.of(name)
    limit = counter.limit if counter.limit else None
    becomes = counter.becomes if counter.becomes != counter.value else None
    return Numeral(
        counter=name,
        name=words.counter(name),
        value=counter.value,
        limit=counter.limit,
        becomes=becomes,
        share=min(1.0, counter.value / limit) if limit else None,
        becomes_share=min(1.0, becomes / limit) if limit and becomes is not None else None,
        icon=shape.icon,
        tint=hexed(given_tint(name, names) or shape.tint),
        sums=sums(counter.parts, words),
        label=words.counter(name, "short"),
    )


def buttons(view: View, words: Words, on: str) -> tuple[Button, ...]:
    """The buttons of one card, player or counter (or the table's own)."""
    return tuple(button(action, words) for action in view.actions if action.on == on)


def button(action: Action, words: Words) -> Button:
    """An action in words."""
    return Button(words.say("action", action.key, action.facts), action.line, grave=action.grave)


def seat(player: PlayerShown, view: View, words: Words, look: Look, numerals: dict[str, Numeral]) -> Seat:
    """A player's tile with the counters that belong to it."""
    own = [
        name for name, shape in look.ordered(numerals) if name.startswith(f"{player.id}.") and shape.panel == "player"
    ]
    return Seat(
        id=player.id,
        name=player.name,
        first=player.id == view.first_player,
        out=player.out,
        form=words.say("form", player.form, {}) if player.form else "",
        numerals=tuple(numerals[name] for name in own),
        actions=buttons(view, words, player.id),
    )


def card_tile(card: CardShown, view: View, words: Words, look: Look, numerals: dict[str, Numeral]) -> CardTile:
    """A card in play with its counters, icons and what can be done with it."""
    own = sorted((name for name in numerals if name.startswith(f"{card.id}.")), key=natural)
    shown = tuple(numerals[name] for name in own if look.of(name).panel not in ("main", "side"))
    where = str(words.named("on", card.on)) if card.on else words.texts.perhaps(f"area-{card.area}".replace("_", "-"))
    return CardTile(
        id=card.id,
        name=words.card(card),
        kind=words.say("kind", card.kind, {}),
        where=where,
        ready=card.ready,
        face_down=card.face == "down",
        icons=tuple((icon, count, words.word("icon", icon)) for icon, count in card.icons.items()),
        tokens=tuple((words.word("token", name), count) for name, count in card.tokens.items()),
        numerals=shown,
        printed=printed(card, words),
        corrected=card.corrected,
        actions=buttons(view, words, card.id),
        token_ids=tuple(card.tokens),
        fields=fields(card, words),
        about=about(card, words, where),
    )


def about(card: CardShown, words: Words, where: str) -> str:
    """What it is and where it lies. A nameless card is called by its kind; a villain lies where the villain lies."""
    kind = words.say("kind", card.kind, {})
    told = not card.on and kind_of(card.kind).endswith(kind_of(card.area).removesuffix("s"))
    return " · ".join(filter(None, (kind if kind != words.card(card) else "", "" if told else where)))


def kind_of(id: str) -> str:
    """``side_scheme`` and ``side-scheme`` are one word."""
    return id.replace("_", "-")


def printed(card: CardShown | Card, words: Words) -> tuple[tuple[str, str], ...]:
    """The printed numbers with their names, as one reads them: "3 per player"."""
    return tuple((words.word("field", field), number(value, words)) for field, value in card.printed.items())


def number(value: Printed, words: Words) -> str:
    """A printed number in words."""
    if value.word:
        return words.say("printed", value.word, {})
    return words.say("printed", "per-player" if value.per_player else "plain", {"value": value.value})


def fields(card: CardShown, words: Words) -> tuple[tuple[str, str, str], ...]:
    """What can be corrected on a card: printed numbers and icons, each with its name and written value, and what may
    be told of a card that nobody knows."""
    numbers = [(name, words.word("field", name), str(value.written())) for name, value in card.printed.items()]
    icons = [
        (f"icons.{name}", words.word("icon", name), str(card.icons.get(name, 0)))
        for name in dict.fromkeys((*card.icons, *(CORRECTABLE_ICONS if card.icons else ())))
    ]
    untold = [(name, words.word("field", name), UNTOLD) for name in card.untold]
    return (*numbers, *untold, *icons)


def looked(card: Card, code: str, uses: tuple[Action, ...], words: Words) -> Looked:
    """A card that is only looked at. ``{code}`` in the line of a use is what was scanned."""
    actions = tuple(Button(words.say("action", use.key, use.facts), use.line.replace("{code}", code)) for use in uses)
    kind = words.say("kind", card.kind, {})
    return Looked(words.card(card), kind, card.code, printed(card, words), tuple(card.icons.items()), actions)


def unknown(text: str, shown: str, sentence: str, kinds: Iterable[str], words: Words) -> Unknown:
    """A code that no card has, ``shown`` so that it can be read, and the kinds of card that it can be taught as."""
    choices = sorted((Choice(kind, words.say("kind", kind, {})) for kind in kinds), key=lambda choice: choice.text)
    return Unknown(text, shown, sentence, tuple(choices))
