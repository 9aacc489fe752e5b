"""The keys of sentences as the sources write them: what needs words, and what may need them."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

from companion.words.texts import message_id
from tests.ftl import ROOT

# Who is called, which kind of sentence that is, and which argument is the key.
KINDS = {
    "Note": ("note", 0),
    "Refused": ("refused", 0),
    "Prompt": ("ask", 0),
    "Option": ("option", 1),
    "Action": ("action", 0),
    "Part": ("part", 1),
    "Ending": ("ending", 1),
    "Field": ("setup", 0),
}
PLACES = {"Ending": "key", "Note": "key", "Prompt": "key", "Action": "key", "Part": "key", "Option": "key"}
FREE = "*"  # stands for a piece of a key that is only known at the table


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def sources(owner: str) -> list[Path]:
    """The Python files of a game; of the app: the core, the companion and the devices."""
    if owner != "app":
        return sorted((ROOT / "rules" / "games" / owner).rglob("*.py"))
    core = [*ROOT.glob("rules/*.py"), *ROOT.glob("rules/games/*.py")]
    return sorted([*core, *ROOT.glob("companion/**/*.py"), *ROOT.glob("drivers/**/*.py")])


def wanted(owner: str) -> dict[str, str]:
    """Every message that a source names as a whole, with the place that names it first."""
    found: dict[str, str] = {}
    for file in sources(owner):
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.Call):
                for id in _named(node):
                    found.setdefault(id, f"{file.relative_to(ROOT)}:{node.lineno}")
    return found


def _named(call: ast.Call) -> Iterator[str]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in KINDS:
        kind, place = KINDS[name]
        given = [keyword.value for keyword in call.keywords if keyword.arg == PLACES.get(name)]
        for key in literals([*call.args[place : place + 1], *given]):
            yield message_id(kind, key)
    elif name in ("say", "perhaps") and isinstance(call.func, ast.Attribute):
        yield from _said(call)


def _said(call: ast.Call) -> Iterator[str]:
    """``texts.say("done")`` and ``words.say("ask", "turn", facts)``."""
    assert isinstance(call.func, ast.Attribute)
    whose = ast.unparse(call.func.value)
    if whose.rsplit(".", 1)[-1] in ("texts", "_texts") or whose.startswith("Texts("):
        yield from literals(call.args[:1])
    elif whose.rsplit(".", 1)[-1] in ("words", "_words") or whose.startswith("Words("):
        for kind in literals(call.args[:1]):
            yield from (message_id(kind, key) for key in literals(call.args[1:2]))


def told(owner: str) -> Iterator[tuple[str, dict[str, str], str]]:
    """Every message that a source names together with all of its facts: the message, the facts, the place.

    A fact that is not written out as a text has the value ``FREE``.
    """
    for file in sources(owner):
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in KINDS:
                facts = _facts(node)
                if facts is not None:
                    for id in _named(node):
                        yield id, facts, f"{file.relative_to(ROOT)}:{node.lineno}"


def _facts(call: ast.Call) -> dict[str, str] | None:
    """The facts of a call, or None where they are not written out at this place."""
    name = getattr(call.func, "id", "")
    if name == "Field" or any(keyword.arg is None for keyword in call.keywords):
        return None
    if name == "Refused":
        return {keyword.arg: _text(keyword.value) for keyword in call.keywords if keyword.arg}
    more = {"value": FREE} if name == "Part" else {}
    place = {"Note": 1, "Prompt": 2, "Option": 2, "Action": 3, "Part": 2, "Ending": 2}[name]
    given = [keyword.value for keyword in call.keywords if keyword.arg == "facts"] or call.args[place : place + 1]
    if not given:
        return more
    facts = given[0]
    if not isinstance(facts, ast.Dict) or not all(isinstance(key, ast.Constant) for key in facts.keys):
        return None
    keys = [str(key.value) for key in facts.keys if isinstance(key, ast.Constant)]
    return {**dict(zip(keys, map(_text, facts.values), strict=True)), **more}


def _text(value: ast.expr) -> str:
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else FREE


def literals(nodes: Iterable[ast.expr]) -> Iterator[str]:
    """The texts that an expression can be, where it is written out: ``"a" if x else "b"`` is both."""
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.IfExp):
            yield from literals([node.body, node.orelse])
        elif isinstance(node, ast.BoolOp):
            yield from literals(node.values)


def spelled(owner: str) -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Every text of the sources and of the data as a key would have it, and the keys that are put together there."""
    texts: set[str] = set()
    made: set[str] = set()
    for file in sources(owner):
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) < 60:
                texts.update(message_id(piece) for piece in (node.value, *node.value.split(".")))
            elif isinstance(node, ast.JoinedStr):
                made.update("".join(chosen) for chosen in product(*map(_pieces, node.values)))
            elif isinstance(node, ast.keyword) and node.arg:
                texts.add(message_id(node.arg))
            elif isinstance(node, ast.ClassDef):  # the history words an event by its name: act-went-to
                texts.add(re.sub(r"(?<!^)(?=[A-Z])", "-", node.name).lower())
    texts |= _data(owner)
    patterns = [message_id(pattern) for pattern in made if re.search("[a-z]{2}", pattern)]
    return frozenset(texts), tuple(re.compile(re.escape(one).replace(r"\*", "(.+)")) for one in patterns)


def _pieces(value: ast.expr) -> list[str]:
    inner = value.value if isinstance(value, ast.FormattedValue) else value
    return list(literals([inner])) or [FREE]


def _data(owner: str) -> set[str]:
    """What the card facts and the looks call things."""
    found: set[str] = set()
    for file in (ROOT / "rules" / "games" / owner).glob("cards.json"):
        _gather(json.loads(file.read_text(encoding="utf-8")), found)
    return found


def _gather(value: object, found: set[str]) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            found.add(message_id(key))
            _gather(inner, found)
    elif isinstance(value, list):
        for inner in value:
            _gather(inner, found)
    elif isinstance(value, str) and len(value) < 40:
        found.add(message_id(value))
