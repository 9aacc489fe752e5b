"""Who may import whom. The table below is the architecture: change it in a commit of its own, with the reason."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("rules", "drivers", "companion", "assets")

# Standard modules that know no file, clock, chance, log or device. One more needs a reason in its commit.
PURE = (
    *("__future__", "abc", "collections", "dataclasses", "difflib", "enum", "fractions", "functools", "itertools"),
    *("math", "operator", "re", "string", "types", "typing"),
)
# What the pure parts of the app turn into screens and lamps: values of the rules, words, looks, colours.
SHOWN = ("rules", "companion.words.texts", "companion.words.wording", "companion.look", "drivers.led")
STANDARD = tuple(sorted(sys.stdlib_module_names))
ANYTHING = "*"
# Builtins that reach out of a pure module without an import.
REACHING_OUT = frozenset({"__import__", "breakpoint", "eval", "exec", "input", "open", "print"})


@dataclass(frozen=True)
class Border:
    """``home`` is a file or a folder; {} stands for one folder name. The longest home that fits a file counts.

    A module is judged by its longest prefix in the three lists; ``lazily`` allows it inside a function or a class only.
    """

    home: str
    may: tuple[str, ...]
    never: tuple[str, ...] = ()
    lazily: tuple[str, ...] = ()
    pure: bool = False


BORDERS = (
    Border("rules", may=(*PURE, "rules"), never=("rules.games",), pure=True),
    Border("rules/games/__init__.py", may=(*PURE, "rules", "importlib", "pkgutil"), pure=True),  # finds the games
    Border("rules/games/{}", may=(*PURE, "rules", "rules.games.{}"), never=("rules.games",), pure=True),
    Border("drivers", may=(*STANDARD, "drivers"), never=("rules", "companion", "kivy", "assets"), lazily=(ANYTHING,)),
    Border("companion", may=(ANYTHING,), never=("kivy", "companion.screens", "companion.commands")),
    Border(
        "companion/commands", may=(ANYTHING,), never=("kivy", "companion.screens")
    ),  # at the top: nothing needs them
    Border("companion/cli.py", may=(ANYTHING,), never=("kivy", "companion.screens")),
    Border("companion/presenters", may=(*PURE, *SHOWN, "companion.presenters", "companion.shelf"), pure=True),
    Border("companion/lights.py", may=(*PURE, *SHOWN), pure=True),
    Border("companion/digits.py", may=(*PURE, *SHOWN), pure=True),
    Border("companion/line.py", may=(*PURE, "json", "rules"), pure=True),
    Border("companion/screens", may=(*STANDARD, "kivy", "companion.screens", "companion.presenters", "companion.line")),
    Border("companion/app.py", may=(ANYTHING,)),
    Border("assets", may=()),
)


@dataclass(frozen=True)
class Import:
    module: str
    line: int
    lazy: bool  # inside a function or a class, or for the type checker only


def violations(root: Path) -> list[str]:
    """Every import and call below ``root`` that crosses a border, as ``file:line: what, and what may be``."""
    return list(dict.fromkeys(problem for path in _sources(root) for problem in _problems(root, path)))


def _sources(root: Path) -> list[Path]:
    return sorted(path for name in PACKAGES for kind in ("*.py", "*.kv") for path in (root / name).rglob(kind))


def _problems(root: Path, path: Path) -> Iterator[str]:
    home = path.relative_to(root).as_posix()
    border = border_of(home)
    for found in _imports(root, path):
        if reason := _refusal(border, home, found):
            yield f"{home}:{found.line}: imports {found.module}: {reason}"
    if border.pure and path.suffix == ".py":
        yield from (f"{home}:{line}: calls {name}(): {border.home} is pure" for name, line in _calls(path))


def border_of(home: str) -> Border:
    """The border that counts for a file, its {} filled in."""
    for border in sorted(BORDERS, key=lambda border: len(border.home), reverse=True):
        pattern = re.escape(border.home).replace(r"\{\}", "([^/]+)")
        if match := re.match(f"{pattern}(?:/|$)", home):
            own = match.group(1) if match.groups() else ""
            filled = tuple(module.replace("{}", own) for module in border.may)
            return Border(border.home.replace("{}", own), filled, border.never, border.lazily, border.pure)
    raise LookupError(f"{home}: no border names it")


def _refusal(border: Border, home: str, found: Import) -> str:
    """Why the import is not allowed; empty when it is."""
    if _inside_a_game(found.module) and not home.startswith("rules/games/"):
        return "a game shows its GAME only, what is inside stays inside"
    verdicts = {"never": border.never, "lazily": border.lazily, "may": border.may}
    length, verdict = max(
        ((_fit(module, found.module), verdict) for verdict, modules in verdicts.items() for module in modules),
        default=(-1, "never"),
    )
    if length < 0 or verdict == "never":
        return f"{border.home} may import {_short(border)}"
    return "" if verdict == "may" or found.lazy else "only inside the function or class that uses it"


def _fit(prefix: str, module: str) -> int:
    """How much of ``module`` the prefix covers; -1 for nothing. ANYTHING fits, shortest of all."""
    if prefix == ANYTHING:
        return 0
    return len(prefix) if f"{module}.".startswith(f"{prefix}.") else -1


def _short(border: Border) -> str:
    standard = ["the standard library"] if set(STANDARD) <= set(border.may) else []
    named = [module for module in border.may if not standard or module not in STANDARD]
    never = f", never {', '.join(border.never)}" if border.never else ""
    return (", ".join(standard + named) or "nothing") + never


def _inside_a_game(module: str) -> bool:
    return module.startswith("rules.games.") and module.count(".") > 2


def _imports(root: Path, path: Path) -> Iterator[Import]:
    if path.suffix == ".kv":
        return _kv_imports(path)
    return _python_imports(root, path, ast.parse(path.read_text(encoding="utf-8")), lazy=False)


def _kv_imports(path: Path) -> Iterator[Import]:
    for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if match := re.match(r"\s*#:\s*import\s+\S+\s+(\S+)", text):
            yield Import(match.group(1), line, lazy=False)


def _python_imports(root: Path, path: Path, node: ast.AST, *, lazy: bool) -> Iterator[Import]:
    if isinstance(node, ast.Import):
        yield from (Import(alias.name, node.lineno, lazy) for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        origin = _origin(root, path, node)
        yield from (Import(_whole_name(root, origin, alias.name), node.lineno, lazy) for alias in node.names)
    lazy = lazy or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) or _for_types(node)
    for child in ast.iter_child_nodes(node):
        yield from _python_imports(root, path, child, lazy=lazy)


def _for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")


def _origin(root: Path, path: Path, node: ast.ImportFrom) -> str:
    """The module after ``from``, dots resolved against the file's own package."""
    if not node.level:
        return node.module or ""
    package = path.relative_to(root).parts[:-1]
    base = package[: len(package) - node.level + 1]
    return ".".join((*base, node.module) if node.module else base)


def _whole_name(root: Path, origin: str, name: str) -> str:
    """``from rules import events`` names the module rules.events; ``from rules.view import View`` only rules.view."""
    inner = root.joinpath(*origin.split("."), name)
    return f"{origin}.{name}" if inner.is_dir() or inner.with_suffix(".py").is_file() else origin


def _calls(path: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REACHING_OUT:
            yield node.func.id, node.lineno


def test_the_tree_keeps_its_borders() -> None:
    assert "\n".join(violations(ROOT)) == ""


def test_the_command_line_starts_without_kivy() -> None:
    """Kivy takes a second on a laptop and several on a Pi; it may come with the window, not before."""
    program = "import companion.cli, sys; print([name for name in sys.modules if name.startswith('kivy')])"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


LAWFUL = {
    "rules/view.py": "from collections.abc import Mapping\nfrom rules.cards import Card\n",
    "rules/games/__init__.py": "import importlib\n",
    "rules/games/whist/state.py": "from rules import view\nfrom rules.games.whist.suits import Suit\nfrom . import x\n",
    "drivers/led/neopixel.py": "import threading\nclass Strip:\n    def show(self):\n        import neopixel\n",
    "drivers/led/frame.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import numpy\n",
    "companion/cli.py": "import platformdirs\ndef play():\n    from companion.app import App\n",
    "companion/app.py": "import kivy\nfrom companion.screens import table\n",
    "companion/presenters/table.py": "from rules.view import View\nfrom companion.words.texts import Texts\n",
    "companion/screens/table.py": "from pathlib import Path\nimport kivy.app\nfrom ..presenters import table\n",
    "companion/screens/table.kv": "#:import dp kivy.metrics.dp\n",
}

PLANTED = (
    ("rules/view.py", "import json", "rules/view.py:1: imports json: rules may import"),
    ("rules/view.py", "\ndef f():\n    import random", "rules/view.py:3: imports random"),
    ("rules/view.py", "from os.path import join", "imports os.path"),
    ("rules/view.py", "from drivers.led import frame", "imports drivers.led.frame"),
    ("rules/view.py", "import rules.games.whist", "imports rules.games.whist"),
    ("rules/view.py", "from . import games", "imports rules.games"),
    ("rules/view.py", "def f(p):\n    return open(p)", "rules/view.py:2: calls open(): rules is pure"),
    ("rules/games/__init__.py", "import os", "imports os"),
    ("rules/games/whist/state.py", "from rules.games.belote.state import Table", "imports rules.games.belote.state"),
    ("rules/games/whist/state.py", "from ..belote import state", "imports rules.games.belote"),
    ("rules/games/whist/state.py", "import time", "rules/games/whist may import"),
    ("rules/games/whist/state.py", "print('x')", "calls print()"),
    ("drivers/led/neopixel.py", "import neopixel", "only inside the function or class that uses it"),
    ("drivers/led/neopixel.py", "class A:\n    from rules.view import View", "imports rules.view"),
    ("drivers/led/neopixel.py", "def f():\n    import companion.devices.inbox", "never rules, companion, kivy"),
    ("drivers/led/neopixel.py", "try:\n    import kivy\nexcept ImportError:\n    pass", "neopixel.py:2: imports kivy"),
    ("companion/session.py", "def f():\n    from kivy.clock import Clock", "imports kivy.clock"),
    ("companion/session.py", "from companion.screens import table", "imports companion.screens"),
    ("companion/session.py", "from rules.games.whist.state import Table", "a game shows its GAME only"),
    ("companion/presenters/table.py", "import kivy", "companion/presenters may import"),
    ("companion/presenters/table.py", "from companion.session import Session", "imports companion.session"),
    ("companion/screens/table.py", "from companion.session import Session", "imports companion.session"),
    ("companion/screens/table.py", "from rules.engine import apply", "imports rules.engine"),
    ("companion/screens/table.py", "def f():\n    import drivers.led", "the standard library, kivy"),
    ("companion/screens/table.kv", "#: import s companion.session", "table.kv:1: imports companion.session"),
    ("assets/__init__.py", "import os", "assets may import nothing"),
)


def _plant(root: Path, path: str, source: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(source, encoding="utf-8")


def test_what_the_table_allows_passes(tmp_path: Path) -> None:
    for path, source in LAWFUL.items():
        _plant(tmp_path, path, source)
    assert violations(tmp_path) == []


@pytest.mark.parametrize(("path", "source", "message"), PLANTED, ids=lambda value: str(value).partition("\n")[0])
def test_a_crossing_is_caught(tmp_path: Path, path: str, source: str, message: str) -> None:
    for lawful, text in LAWFUL.items():
        _plant(tmp_path, lawful, text)
    _plant(tmp_path, path, source)
    found = violations(tmp_path)
    assert len(found) == 1
    assert message in found[0]
