"""The set-up of a game, made from its questions."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp, sp
from kivy.properties import ColorProperty, ObjectProperty
from kivy.uix.screenmanager import Screen

from companion.presenters.models import Button, Question, SetupScreen
from companion.screens import theme
from companion.screens.asking import asking
from companion.screens.kv import load
from companion.screens.sheet import choice
from companion.screens.widgets import Paragraph, grid

load("setup.kv")


class SetupPage(Screen):
    """Paints a ``SetupScreen`` and collects the answers."""

    ear = ObjectProperty(None, allownone=True)
    accent = ColorProperty(theme.WARN)

    def __init__(self, ear: Any, **properties: Any) -> None:
        self._model: SetupScreen | None = None
        self._unfolded = False
        self._blamed: dict[str, Paragraph] = {}  # what is wrong with an answer, until it is another
        self._stays = False  # the place where the page is scrolled to
        self.answers: dict[str, str] = {}
        super().__init__(ear=ear, **properties)

    def paint(self, model: SetupScreen) -> None:
        """Show ``model``."""
        if self._model and self._model.game != model.game:
            self._unfolded = False
        self._model = model
        self.answers = {question.key: ",".join(question.values) for question in model.questions}
        self.accent = theme.colour(model.accent)
        self.ids.title.text, self.ids.begin.text = model.title, model.begin
        self.ids.begin.color = theme.readable_on(self.accent)
        self._unfolded = self._unfolded or any(question.problem and question.more for question in model.questions)
        self._lay()

    def _lay(self) -> None:
        model, rows = self._model, self.ids.rows
        assert model
        at = self.ids.scroll.scroll_y if self._stays else 1
        self._stays = False
        rows.clear_widgets()
        self._blamed.clear()
        for problem in model.problems:
            rows.add_widget(Paragraph(text=problem, color=theme.WARN))
        self._add(rows, [question for question in model.questions if not question.more])
        more = [question for question in model.questions if question.more]
        if more and not self._unfolded:
            rows.add_widget(choice(Button(self.ear.word("more-questions"), "", "down"), lambda _: self._unfold()))
        elif more:
            self._add(rows, more)
        self.ids.scroll.scroll_y = at
        if self._blamed:
            Clock.schedule_once(self._show_first_blamed, 0)

    def _show_first_blamed(self, _after: float) -> None:
        """What has to be answered otherwise is seen, wherever on the page it stands."""
        first = next(iter(self._blamed.values()), None)
        if first and first.parent:
            self.ids.scroll.scroll_to(first, padding=dp(40), animate=False)

    def _add(self, rows: Any, questions: list[Question]) -> None:
        for question in questions:
            block = grid(1)
            block.add_widget(Paragraph(text=question.label, color=theme.QUIET, wanted=sp(14)))
            if question.hint:
                block.add_widget(Paragraph(text=question.hint, color=theme.FAINT, wanted=sp(14)))
            if question.problem:
                self._blamed[question.key] = Paragraph(text=question.problem, color=theme.WARN, wanted=sp(17))
                block.add_widget(self._blamed[question.key])
            block.add_widget(asking(self, question))
            if question.told:
                block.add_widget(Paragraph(text=question.told, wanted=sp(17)))
            rows.add_widget(block)

    def _unfold(self) -> None:
        self._unfolded = True
        at = self.ids.scroll.scroll_y
        kept = dict(self.answers)
        self._relay(kept)
        self.ids.scroll.scroll_y = at

    def _relay(self, answers: dict[str, str]) -> None:
        """Lay the page again with what was answered so far."""
        from dataclasses import replace

        assert self._model
        questions = tuple(
            replace(
                question,
                values=split(question, answers.get(question.key, "")),
                problem=question.problem if question.key in self._blamed else "",
            )
            for question in self._model.questions
        )
        self._model = replace(self._model, questions=questions)
        self._lay()

    def answered(self, key: str, values: list[str]) -> None:
        """A question was answered."""
        self.answers[key] = ",".join(value.replace(",", " ") for value in values if value)
        blame = self._blamed.pop(key, None)
        if blame and blame.parent:
            Clock.schedule_once(lambda _: blame.parent and blame.parent.remove_widget(blame), -1)
        if self._model and any(question.leads and question.key == key for question in self._model.questions):
            Clock.schedule_once(lambda _: self._led(), -1)  # not while the tapped one still tells its tap

    def _led(self) -> None:
        if self._model:
            self._stays = True
            self.ear.campaign_chosen(self._model.game, dict(self.answers))

    def begin(self) -> None:
        """Begin the game with these answers."""
        if self._model:
            self.ear.begin(self._model.game, {key: value for key, value in self.answers.items() if value})

    def back(self) -> None:
        """Back to the start page."""
        self.ear.go_to("start")


def split(question: Question, written: str) -> tuple[str, ...]:
    """Written answers as values."""
    if question.leads:
        return (written,)
    return tuple(value for value in (written.split(",") if question.several else [written]) if value)
