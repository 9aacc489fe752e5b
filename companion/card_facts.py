"""A card's facts as JSON, and as ``field=value`` words: the ``card`` form of plays, journals, imports and teaching."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.cards import Card, Printed
from rules.errors import Refused
from rules.setup import meant

PRINTED = (
    "threat",
    "target",
    "acceleration",
    "hit_points",
    "attack",
    "scheme",
    "boost",
    "harm",
    "progress",
    "presence",
    "cost",
)
ICONS = ("acceleration", "hazard", "crisis", "amplify")
PLAIN = ("code", "kind", "name", "set", "copies", "owner", "icons", "tokens", "keywords", "facts", "back")
MOST = 999_999  # no printed figure comes near; a longer one is a slip of the keyboard


def card_from_json(given: object) -> Card:
    """A card from its JSON object. Raises ``Refused("bad-card")`` with every field that is wrong."""
    if not isinstance(given, dict):
        raise Refused("bad-card", (Refused("not-an-object"),))
    parts: dict[str, Any] = {"printed": {}, "facts": {}}
    problems: list[Refused] = []
    for field, value in given.items():
        try:
            _read(field, value, parts)
        except (ValueError, TypeError, AttributeError):
            problems.append(Refused("bad-field", field=str(field), value=str(value)[:60]))
        except Refused as refused:
            problems.append(refused)
    if not parts.get("kind") and not problems:
        problems.append(Refused("missing", field="kind"))
    if problems:
        raise Refused("bad-card", tuple(problems), code=str(given.get("code", ""))[:60])
    return Card(**{"code": "", **parts})


def card_to_json(card: Card) -> dict[str, Any]:
    """The JSON object that ``card_from_json`` reads back as an equal card."""
    names: object = dict(card.names)
    if set(card.names) == {""}:
        names = card.names[""]
    plain = {
        "code": card.code,
        "kind": card.kind,
        "name": names,
        "set": card.set,
        "copies": card.copies if card.copies != 1 else None,
        "owner": card.owner,
        "icons": dict(card.icons),
        "tokens": dict(card.tokens),
        "keywords": list(card.keywords),
        "facts": dict(card.facts),
        "back": card.back,
    }
    said = {field: value for field, value in plain.items() if value}
    return said | {field: printed.written() for field, printed in card.printed.items()}


def card_from_words(kind: str, words: Mapping[str, str]) -> Card:
    """A card without a code from ``enter KIND field=value``. Raises ``Refused("bad-card")`` like the JSON form.

    ``hazard=1`` is an icon; so is ``acceleration=1``, but for a main scheme, which prints an acceleration field.
    """
    given: dict[str, Any] = {"kind": kind, "icons": {}, "tokens": {}, "facts": {}}
    for field, value in words.items():
        group, dot, name = field.partition(".")
        if dot and group in ("icons", "tokens", "facts"):
            given[group][name] = value if group == "facts" else _number_or_word(value)
        elif field in ICONS and not (field == "acceleration" and kind == "main_scheme"):
            given["icons"][field] = _number_or_word(value)
        elif field == "keywords":
            given[field] = value.split(",")
        else:
            given[field] = _number_or_word(value) if field == "copies" else value
    return card_from_json(given)


def _number_or_word(text: str) -> int | str:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def _read(field: str, value: Any, parts: dict[str, Any]) -> None:
    if field in PRINTED:
        _printed(field, value, parts)
    elif field == "name":
        parts["names"] = {"": _text(value)} if isinstance(value, str) else _map(value, _text)
        parts["names"] = {language: name for language, name in parts["names"].items() if name}
    elif field in PLAIN:
        known = _READERS[field](value)
        parts[field] = {**parts.get(field, {}), **known} if field == "facts" else known
    elif close := meant(field, (*PLAIN, *PRINTED), 0.8):
        raise Refused("unknown-field", field=field, meant=close)
    elif isinstance(value, str) and not _is_printed(value):
        parts["facts"][_text(field)] = _text(value)
    else:
        _printed(field, value, parts)


def _printed(field: str, value: Any, parts: dict[str, Any]) -> None:
    printed = Printed.parse(value)
    if printed is None:
        return
    if printed.value > MOST:
        raise ValueError(field)
    parts["printed"][field] = printed


def _is_printed(text: str) -> bool:
    try:
        Printed.parse(text)
    except ValueError:
        return False
    return True


def _text(value: Any, most: int = 200) -> str:
    if not isinstance(value, str) or len(value) > most:
        raise ValueError(value)
    value.encode()  # half a character has no bytes, so no file could keep it: UnicodeEncodeError is a ValueError
    return value


def _long_text(value: Any) -> str:
    """The fact of a set entry that lists its cards is longer than any name."""
    return _text(value, 4000)


def _count(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
        raise ValueError(value)
    return value


def _map(value: Any, read: Callable[[Any], Any]) -> dict[str, Any]:
    return {_text(name): _item(name, item, read) for name, item in value.items()}


def _item(name: str, item: Any, read: Callable[[Any], Any]) -> Any:
    """One value of a map. What is wrong is said of this one, not of the whole map."""
    try:
        return read(item)
    except (ValueError, TypeError) as cause:
        raise Refused("bad-field", field=name, value=str(item)[:60]) from cause


def _copies(value: Any) -> int:
    """At least one: a card that is shown is there."""
    count = _count(value)
    if count < 1:
        raise Refused("bad-field", field="copies", value=str(value))
    return count


def _token_count(value: Any) -> int | str:
    return _text(value) if isinstance(value, str) else _count(value)


_READERS: Mapping[str, Callable[[Any], Any]] = {
    "code": _text,
    "kind": _text,
    "set": _text,
    "copies": _copies,
    "owner": _text,
    "icons": lambda value: _map(value, _count),
    "tokens": lambda value: _map(value, _token_count),
    "keywords": lambda value: tuple(map(_text, value if isinstance(value, list) else [None])),
    "facts": lambda value: _map(value, _long_text),
    "back": _text,
}
