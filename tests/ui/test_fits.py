"""Nothing is cut, nothing overlaps, and every target is large enough: in every language, at every size of panel."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.ui.stage import Stage

MARVEL = (
    "game marvel_champions players=Ana,Ben,Chloé scenario=rhino heroes=spider_man,captain_marvel,she_hulk",
    "enter minion name=Sandman for=p1 hit_points=4",
    'enter side_scheme name="Bomb Scare" threat=3 hazard=1',
    "move villain.threat",
)
RANGERS = (
    "game earthborne_rangers players=Ana,Ben",
    *("done", "done"),
    'enter being name="Caustic Mulcher" presence=2 harm=5 progress=3 for=p1',
    'enter feature name="Overgrown Thicket" progress=3 presence=1',
)
REFLETS = ("game reflets_dacide players=Ana,Ben imprevus=2 gemmes=3", "move reveal.gems")
GAMES = {
    "marvel": (MARVEL, ("done", "move villain.reveal")),
    "rangers": (RANGERS, ("place c1.progress 3",)),
    "reflets": (REFLETS, ("draw red red blue", "move reveal.imprevus")),
}
LANGUAGES = ("en", "fr", "es", "cs")
SIZES = ((800, 480), (1280, 720), (720, 1280))
LOOKS = [(language, SIZES[0], 1.0) for language in LANGUAGES]
LOOKS += [
    ("es", SIZES[1], 1.0),
    ("fr", SIZES[2], 1.0),
    ("cs", SIZES[0], 1.5),
    ("fr", SIZES[0], 1.5),
    ("es", SIZES[2], 1.5),
]
SCREENS = Path(__file__).parents[2] / "companion" / "screens"
BESIDE_A_BAR = 14  # dp between a target and a scroll bar
NUMBER = re.compile(r"\d+(?:/\d+)?")
NINE_MM = 47  # dp: at 132 dots per inch
SLACK = 2.5  # pixels that edges may share: rounding of half pixels


@pytest.mark.parametrize(("language", "size", "scale"), LOOKS)
def test_table_and_its_sheets(stage: Callable[..., Stage], language: str, size: tuple[int, int], scale: float) -> None:
    for at, (name, (begin, after)) in enumerate(GAMES.items()):
        shown = stage(language, size, scale)
        shown.say(*begin)
        sheets = at == LOOKS.index((language, size, scale)) % len(GAMES)  # each game's sheets in every third look
        problems = [f"{name}: {problem}" for problem in (every_look(shown) if sheets else found(shown))]
        for line in after:
            shown.say(line)
            problems += [f"{name}, {line}: {problem}" for problem in found(shown)]
        shown.close()
        assert not problems, "\n".join(problems)


def every_look(shown: Stage) -> Iterator[str]:
    """The problems of a table, scrolled to both ends, and of the sheets over it."""
    yield from found(shown)
    page = shown.page()
    page.ids.column.scroll_y = 0
    shown.frames(2)
    yield from found(shown)
    model, sheets = page.model, page.sheets
    opened: dict[str, Callable[[], Any]] = {
        "menu": lambda: sheets.menu(model),
        "number": lambda: sheets.number(model.main[0]),
        "cards": lambda: sheets.cards(model),
        "card": lambda: sheets.card(model.cards[0] if model.cards else None),
        "seat": lambda: sheets.seat(model.seats[0]),
        "step": lambda: sheets.step(model.track[-1]),
        "write": lambda: sheets.write("Ana", "", lambda _: None),
        "leave": sheets.leave,
        "history": sheets.history,
    }
    for name, opens in opened.items():
        if name == "card" and not model.cards:
            continue
        opens()
        shown.frames(3)
        yield from (f"sheet {name}: {problem}" for problem in found(shown))
    sheets.close()
    shown.frames(2)


@pytest.mark.parametrize(("language", "size", "scale"), LOOKS[::2])
def test_start_and_set_up(stage: Callable[..., Stage], language: str, size: tuple[int, int], scale: float) -> None:
    shown = stage(language, size, scale)
    shown.say(*MARVEL)
    shown.evening.go_to("start")
    shown.until(lambda: shown.evening._rounds)
    shown.frames()
    problems = [f"start: {problem}" for problem in found(shown)]
    for game in ("marvel_champions", "earthborne_rangers", "reflets_dacide"):
        shown.evening.go_to(f"setup:{game}")
        shown.frames()
        problems += [f"set-up of {game}: {problem}" for problem in found(shown)]
        shown.page()._unfold()
        shown.page().ids.scroll.scroll_y = 0
        shown.frames(3)
        problems += [f"set-up of {game}, all: {problem}" for problem in found(shown)]
    assert not problems, "\n".join(problems)


def test_what_is_wrong_is_seen(stage: Callable[..., Stage]) -> None:
    """Each look finds what was planted for it."""
    from companion.screens.widgets import Figure, Panel, Tap, Text

    shown = stage()
    shown.say(*MARVEL)
    page = shown.page()
    tiny = Tap(text="x", size_hint=(None, None), size=(40, 60), pos=(0, 0))
    over = Tap(text="over", size_hint=(None, None), size=(60, 60), pos=(20, 20))
    bare = Figure(text="7")
    page.ids.column.children[0].add_widget(Panel(size_hint_y=None, height=60))
    page.ids.column.children[0].children[0].add_widget(bare)
    long = Text(text="far too long for this " * 9, size_hint=(None, None), size=(60, 20), pos=(300, 300))
    for widget in (tiny, over, long):
        page.add_widget(widget)
    shown.frames()
    page.ids.column.scroll_y = 0
    page.ids.column.children[0].width = page.ids.column.width  # as if nothing made room for its bar
    shown.frames(1)
    problems = found(shown)
    assert any(problem.startswith("near the bar") for problem in problems)
    assert any(problem.startswith("what is it: 7") for problem in problems)
    assert any(problem.startswith("small: Tap “x”") for problem in problems)
    assert any(problem.startswith("cut: “far too") for problem in problems)
    assert any(
        problem.startswith("overlap: Tap “") and "“x”" in problem and "“over”" in problem for problem in problems
    )


def found(shown: Stage) -> list[str]:
    """What is wrong with what is seen now."""
    return [*cut(shown), *small(shown), *overlapping(shown), *beside_bars(shown), *nameless(shown)]


def cut(shown: Stage) -> Iterator[str]:
    """Texts that are larger than their widgets, or shortened."""
    for widget in shown.shown():
        if not getattr(widget, "text", "") or not hasattr(widget, "texture_size") or widget.opacity == 0:
            continue
        wide, high = widget.texture_size
        if getattr(widget, "is_cut", False) or wide > widget.width + SLACK or high > widget.height + SLACK + 6:
            yield f"cut: “{widget.text}” takes {widget.texture_size}, has {widget.size}"


def small(shown: Stage) -> Iterator[str]:
    """Targets of less than nine millimetres."""
    from kivy.metrics import Metrics
    from kivy.uix.behaviors import ButtonBehavior

    least = NINE_MM * Metrics.density
    for widget in targets(shown, ButtonBehavior):
        if widget.width < least or widget.height < least:
            yield f"small: {named(widget)} {widget.width:.0f} x {widget.height:.0f}, wanted {least:.0f}"


def overlapping(shown: Stage) -> Iterator[str]:
    """Two targets, or two texts, in the same place."""
    from kivy.uix.behaviors import ButtonBehavior
    from kivy.uix.label import Label

    from tests.ui.stage import visible

    buttons = [(widget, visible(widget)) for widget in targets(shown, ButtonBehavior)]
    texts = [(widget, visible(widget, ink(widget))) for widget in targets(shown, Label) if widget.text]
    for seen in (buttons, texts):
        for at, (one, box) in enumerate(seen):
            for other, other_box in seen[at + 1 :]:
                if box and other_box and shared(box, other_box) and not inside(one, other):
                    yield f"overlap: {named(one)} {box} and {named(other)} {other_box}"


def beside_bars(shown: Stage) -> Iterator[str]:
    """Targets so close to the bar of what scrolls that a finger takes one for the other."""
    from kivy.metrics import Metrics
    from kivy.uix.behaviors import ButtonBehavior
    from kivy.uix.scrollview import ScrollView

    from tests.ui.stage import visible

    for scroll in targets(shown, ScrollView):
        bar = scroll.to_window(*scroll.pos)[0] + scroll.width - scroll.bar_width
        if not any(content.height > scroll.height + 1 for content in scroll.children):
            continue
        bottom, near = scroll.to_window(*scroll.pos)[1], BESIDE_A_BAR * Metrics.density
        for widget in targets(shown, ButtonBehavior):
            box = visible(widget)
            if not box or box[1] >= bottom + scroll.height or box[3] <= bottom or "bars" not in scroll.scroll_type:
                continue
            if box[0] < bar + scroll.bar_width + near and box[2] > bar - near:
                yield f"near the bar: {named(widget)} from {box[0]:.0f} to {box[2]:.0f}, the bar at {bar:.0f}"


def nameless(shown: Stage) -> Iterator[str]:
    """Numbers in the column of a table that do not say what they are."""
    from kivy.uix.label import Label

    if shown.app.shown != "table" or shown.sheet():
        return
    for widget in shown.page().ids.column.walk(restrict=True):
        if isinstance(widget, Label) and NUMBER.fullmatch(widget.text) and seen(widget):
            beside = [one.text for one in told_by(widget).walk(restrict=True) if isinstance(one, Label) and seen(one)]
            if not any(re.search(r"[^\W\d_]{2}", text) for text in beside):
                yield f"what is it: {widget.text} among {beside}"


def told_by(widget: Any) -> Any:
    """The smallest thing around a number that is painted as a whole: a number with its name, else the panel."""
    from companion.screens.cards import Mark
    from companion.screens.numerals import Painted
    from companion.screens.widgets import Panel
    from tests.ui.stage import ancestors

    return next(around for around in ancestors(widget) if isinstance(around, Painted | Mark | Panel))


def targets(shown: Stage, kind: type[Any]) -> list[Any]:
    """Widgets of a kind that can be seen."""
    return [widget for widget in shown.shown() if isinstance(widget, kind) and seen(widget)]


def seen(widget: Any) -> bool:
    from tests.ui.stage import ancestors

    return bool(widget.width > 1 and widget.height > 1 and all(each.opacity for each in (widget, *ancestors(widget))))


def ink(widget: Any) -> tuple[float, float, float, float]:
    """Where the letters of a label are."""
    wide, high = widget.texture_size
    return (
        widget.center_x - wide / 2,
        widget.center_y - high / 2,
        widget.center_x + wide / 2,
        widget.center_y + high / 2,
    )


def shared(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    up = min(one[3], other[3]) - max(one[1], other[1])
    return across > SLACK and up > SLACK


def inside(one: Any, other: Any) -> bool:
    """A picture of a thing and the thing: not two things."""
    from tests.ui.stage import ancestors

    return one in ancestors(other) or other in ancestors(one)


def named(widget: Any) -> str:
    return f"{type(widget).__name__} “{getattr(widget, 'text', '') or getattr(widget, 'icon', '')}”"


def test_every_size_of_text_is_one_of_the_theme() -> None:
    """Few sizes look calm, and each that is used takes a quarter of a megabyte a font for good."""
    from companion.screens.prompt import SIZES
    from companion.screens.theme import SIZES as THEME

    written = [
        (path.name, int(size))
        for path in sorted(SCREENS.iterdir())
        if path.suffix in (".kv", ".py")
        for size in re.findall(
            r"(?:wanted[:=] ?sp\(|font_size[:=] ?sp\(|size=)(\d+)\b", path.read_text(encoding="utf-8")
        )
    ]
    assert len(written) > 60
    assert [(name, size) for name, size in written if size not in THEME] == []
    assert {size for sizes in SIZES for size in sizes} - {0} <= set(THEME)
