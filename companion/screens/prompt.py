"""The prompt: what is asked, why, and how to answer it. One panel for every kind of question."""

from __future__ import annotations

from time import monotonic
from typing import Any

from kivy.clock import Clock
from kivy.core.text import Label as Measure
from kivy.metrics import dp, sp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty

from companion.line import quoted
from companion.presenters.models import Asked, Button, Sum, TableScreen
from companion.screens import theme
from companion.screens.answering import KINDS, Offers
from companion.screens.kv import load
from companion.screens.widgets import IconTap, Panel, Tap, Text, row

load("prompt.kv")
SIZES = (  # sp, of the title, of what it says and of the reason: the first that needs no scrolling is taken
    *((26, 17, 14), (20, 17, 14), (20, 14, 14)),
    *((26, 17, 0), (20, 17, 0), (20, 14, 0), (17, 14, 0), (17, 12, 0)),  # the reason is on its sheet
)
LOCK = 0.35  # seconds from when a prompt is seen in which it hears no tap: that was meant for the one before
ACTIONS = 3  # buttons beside the prompt; more of them open on a sheet


class PromptPanel(Panel):
    """What is asked now, and how to answer it. Answers carry the serial that was painted."""

    page = ObjectProperty(None, allownone=True)
    title = StringProperty()
    detail = StringProperty()
    why = StringProperty()
    sizes = ObjectProperty(SIZES[0])

    def __init__(self, **properties: Any) -> None:
        self.asked: Asked | None = None
        self.picked: list[str] = []
        self._painted: tuple[Any, ...] = ()
        self._serial = -1
        self._since = 0.0
        self._settle = Clock.create_trigger(self._settled, -1)
        super().__init__(**properties)

    def on_kv_post(self, _base: Any) -> None:
        """Text finds its size anew when its room changes."""
        self.ids.scroll.bind(size=self._settle)

    def paint(self, model: TableScreen) -> None:
        """Show what ``model`` asks, or how the game ended."""
        self._serial = model.serial
        shown = (model.asked, model.finished, model.actions, model.title)
        if shown == self._painted:
            return
        self._lock()
        self._painted = shown
        asked, finished = model.asked, model.finished
        self.asked, self.picked = asked, []
        self.title = finished.title if finished else asked.title if asked else here(model)
        self.detail = asked.detail if asked else ""
        self.why = asked.why if asked else ""
        if finished:
            self.detail, self.why = (asked.title, finished.why) if asked else (finished.why, "")
        self.edge = self.page.accent if finished else theme.NONE
        self._chips(asked.sums if asked else ())
        if finished:
            self._end(asked, model.actions)
        else:
            self._answers(asked, model.actions)
        self._settle()

    def _chips(self, sums: tuple[Sum, ...]) -> None:
        chips = self.ids.chips
        chips.clear_widgets()
        for at, addend in enumerate(sums):
            chips.add_widget(Chip(addend.chip, first=not at))

    def _answers(self, asked: Asked | None, actions: tuple[Button, ...]) -> None:
        box = self.ids.answers
        box.clear_widgets()
        if asked:
            box.add_widget(KINDS[asked.kind](self, asked))
        harmless = tuple(button for button in actions if not button.grave)
        if not asked and len(harmless) > ACTIONS:
            box.add_widget(Offers(self, harmless))
            harmless = ()
        beside = harmless if len(actions) <= ACTIONS else harmless[: ACTIONS - 1]
        taps: list[Any] = [self._beside(button) for button in beside]
        if self._are_more(beside, actions):
            more = self.secondary("menu", lambda _: self.page.sheets.actions(self.page.model))
            taps.append(more)
        if taps:
            box.add_widget(row(*taps, height=theme.tall(14)))

    def _are_more(self, beside: tuple[Button, ...], actions: tuple[Button, ...]) -> bool:
        """Whether something can be done that stands nowhere yet: what is grave never stands beside the prompt."""
        offered = any(isinstance(child, Offers) for child in self.ids.answers.children)
        return any(button.grave for button in actions) or (not offered and len(beside) < len(actions))

    def _end(self, asked: Asked | None, actions: tuple[Button, ...]) -> None:
        """The game is over: what is still to be told, and then it can be taken back, or put away."""
        if asked:
            self._answers(asked, actions)
            taps = (self.secondary("undo", lambda _: self.say("undo")), self._leave())
            self.ids.answers.add_widget(row(*taps, height=theme.tall(17, least=54)))
            return
        ear, box = self.page.ear, self.ids.answers
        box.clear_widgets()
        undo = IconTap(icon="undo", text=ear.word("undo"), line="undo", said=self.say, back=theme.RAISED)
        for tap in (undo, self._leave()):
            box.add_widget(row(tap, height=theme.tall(17, least=56)))

    def _leave(self) -> IconTap:
        word = self.page.ear.word("leave-game")
        return IconTap(icon="leave", text=word, said=lambda _: self.page.sheets.leave(), edge=theme.LINE)

    def _beside(self, button: Button) -> Tap:
        return Tap(text=button.text, line=button.line, said=self.say, fill=theme.NONE, edge=theme.LINE, wanted=sp(14))

    def _settled(self, *_event: Any) -> None:
        """The largest text that needs no scrolling; the reason goes to its sheet before it gets too small."""
        scroll = self.ids.scroll
        if scroll.width < 2 or scroll.height < 2:
            return
        for self.sizes in SIZES:
            if self._height() <= scroll.height:
                break
        scroll.scroll_y = 1

    def _height(self) -> float:
        words, width = self.ids.words, self.ids.scroll.width
        for text in (self.ids.title, self.ids.detail, self.ids.why):
            text.width = width
            text.texture_update()
        self.ids.chips.width = width
        self.ids.chips.do_layout()
        return float(sum(child.height for child in words.children) + dp(6) * (len(words.children) - 1))

    def _lock(self) -> None:
        """Hear no tap for a moment: counted from when it can be seen, for painting it may take that long."""
        self._since = monotonic()
        Clock.schedule_once(self._seen, 0)

    def _seen(self, _after: float) -> None:
        self._since = monotonic()

    @property
    def hears(self) -> bool:
        """Whether a tap is meant for what is asked now."""
        return monotonic() - self._since >= LOCK

    def say(self, line: str) -> None:
        """Say a line with the serial that was painted; a tap that was meant for the prompt before is not heard."""
        if self.hears:
            self._lock()  # also where the next prompt looks the same
            self.page.ear.say(line, self._serial)

    def answer(self, values: list[str]) -> None:
        """Answer with values, each quoted as one word."""
        self.say(" ".join(["answer", *map(quoted, values)]))

    def tell_why(self) -> None:
        """Tell why, on a sheet."""
        if self.asked:
            self.page.sheets.why(self.asked)

    def primary(self, text: str, said: Any, line: str = "") -> Tap:
        """The button that answers."""
        fill = self.page.accent
        ink = theme.readable_on(fill)
        return Tap(text=text, line=line, said=said, fill=fill, color=ink, bold=True, wanted=sp(20))

    def secondary(self, icon: str, said: Any) -> IconTap:
        """A quiet button beside it."""
        return IconTap(icon=icon, said=said, edge=theme.LINE, size_hint_x=None, width=dp(64))


def here(model: TableScreen) -> str:
    """The name of the step that is open, where nothing is asked."""
    return next((dot.text for dot in model.track if dot.progress == "now"), model.subtitle)


class Chip(Text):
    """An addend: as wide as its words, and no wider than the panel."""

    natural = NumericProperty(0)

    def __init__(self, addend: str, first: bool) -> None:
        text = addend if first else f"− {addend[1:]}" if addend.startswith("-") else f"+ {addend}"
        measure = Measure(font_name="Inter", font_size=sp(14))
        super().__init__(text=text, natural=measure.get_extents(text)[0])
