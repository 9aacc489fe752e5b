"""The words of a language file as a test reads them: every sentence that a message can become."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "rules" / "games"
NAME, NUMBER = "Nnnnnnnnnn", "12"  # what stands for a name and for a number where only the length matters
NUMBERS = frozenset(
    """
    additional added amplify by cap changed count current day difficulty effort entry got held heroic high injury known
    left limit line lines lingering low met missed n next number owed place round slot sources stage surplus tokens
    value wanted
    """.split()  # noqa: SIM905
)


@cache
def parsed(file: Path) -> ast.Resource:
    """The file as Fluent reads it; what it cannot read is in it as ``Junk``."""
    return FluentParser().parse(file.read_text(encoding="utf-8"))


def file_of(owner: str, language: str) -> Path:
    """The words of a game, or of the app (``owner`` is "app")."""
    return (ROOT / "assets" if owner == "app" else GAMES / owner) / "text" / f"{language}.ftl"


@cache
def patterns(file: Path) -> Mapping[str, ast.Pattern]:
    """Every message (``ask-turn``) and every attribute (``ask-turn.why``) with its pattern."""
    found: dict[str, ast.Pattern] = {}
    for entry in parsed(file).body:
        if isinstance(entry, ast.Message):
            if entry.value:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def written(file: Path) -> list[str]:
    """The names of all messages and attributes as they are written, so that a second one of a name is seen."""
    messages = [entry for entry in parsed(file).body if isinstance(entry, ast.Message)]
    return [name for entry in messages for name in (entry.id.name, *_attributes(entry))]


def _attributes(entry: ast.Message) -> list[str]:
    return [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]


def sentences(pattern: ast.Pattern, known: Mapping[str, ast.Pattern]) -> list[str]:
    """Every sentence that the pattern can become; names and numbers stand in it as ``NAME`` and ``NUMBER``."""
    pieces = [_piece(element, known) for element in pattern.elements]
    return ["".join(chosen) for chosen in product(*pieces)]


def _piece(element: ast.TextElement | ast.Placeable, known: Mapping[str, ast.Pattern]) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        return [text for variant in inner.variants for text in sentences(variant.value, known)]
    if isinstance(inner, ast.VariableReference):
        return [NUMBER if inner.id.name in NUMBERS else NAME]
    if isinstance(inner, ast.StringLiteral):
        return [str(inner.parse()["value"])]
    if isinstance(inner, ast.MessageReference) and inner.id.name in known:
        return sentences(known[inner.id.name], known)
    raise AssertionError(f"not used in these files: {type(inner).__name__}")


def variables(pattern: ast.Pattern) -> set[str]:
    """The facts that a pattern asks for; ``card_id`` is the fact ``card``."""
    found: set[str] = set()
    for expression in expressions(pattern):
        if isinstance(expression, ast.VariableReference):
            found.add(expression.id.name.removesuffix("_id"))
    return found


def asked(pattern: ast.Pattern, known: Mapping[str, str]) -> set[str]:
    """The facts that a pattern asks for when some are known: of a choice between cases only the case that holds."""
    found: set[str] = set()
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(inner, ast.VariableReference):
            found.add(inner.id.name.removesuffix("_id"))
        elif isinstance(inner, ast.SelectExpression) and isinstance(inner.selector, ast.VariableReference):
            fact = inner.selector.id.name.removesuffix("_id")
            cases = {_case(variant): variant for variant in inner.variants}
            holds = [cases[known[fact]]] if known.get(fact) in cases else inner.variants
            found |= {fact}.union(*(asked(variant.value, known) for variant in holds))
    return found


def expressions(pattern: ast.Pattern) -> Iterator[ast.Expression | ast.Placeable]:
    """Every expression in a pattern, also those of variants and selectors."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            inner = element.expression
            yield inner
            if isinstance(inner, ast.SelectExpression):
                yield inner.selector
                for variant in inner.variants:
                    yield from expressions(variant.value)


def selects(pattern: ast.Pattern) -> list[tuple[str, tuple[str, ...], bool]]:
    """Every choice in a pattern: the fact that it looks at, its cases, and whether a case tells that fact."""
    found = []
    for expression in expressions(pattern):
        if isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
            fact, cases = expression.selector.id.name, tuple(_case(variant) for variant in expression.variants)
            found.append((fact, cases, any(fact in variables(variant.value) for variant in expression.variants)))
    return found


def _case(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value
