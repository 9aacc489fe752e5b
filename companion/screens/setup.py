"""The set-up of a game, made from its questions."""

from __future__ import annotations

from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp, sp
from kivy.uix.gridlayout import GridLayout
from kivy.uix.screenmanager import Screen
from kivy.uix.textinput import TextInput

from companion.presenters.models import Question, SetupScreen
from companion.screens import theme
from companion.screens.widgets import Paragraph, Tap

Builder.load_file("setup.kv")
FEW = 6  # choices that stand beside each other; more are picked from a list


class SetupPage(Screen):
    """Paints a ``SetupScreen`` and collects the answers."""

    def __init__(self, ear: Any, **properties: Any) -> None:
        self._ear = ear
        self._model: SetupScreen | None = None
        self.answers: dict[str, str] = {}
        super().__init__(**properties)

    def paint(self, model: SetupScreen) -> None:
        """Show ``model``."""
        self._model = model
        self.answers = {question.key: ",".join(question.values) for question in model.questions}
        self.ids.title.text = model.title
        rows = self.ids.rows
        rows.clear_widgets()
        for problem in model.problems:
            rows.add_widget(Paragraph(text=problem, color=theme.WARN))
        for question in model.questions:
            if not question.more:
                rows.add_widget(Paragraph(text=question.label, color=theme.QUIET))
                rows.add_widget(self._field(question))

    def _field(self, question: Question) -> Any:
        if question.choices and len(question.choices) <= FEW:
            return self._taps(question)
        field = TextInput(
            text=self.answers[question.key],
            multiline=False,
            font_name="Inter",
            font_size=sp(18),
            size_hint_y=None,
            height=dp(48),
        )
        field.bind(text=lambda _, text: self.answers.__setitem__(question.key, text))
        return field

    def _taps(self, question: Question) -> Any:
        grid = GridLayout(cols=3, spacing=dp(8), size_hint_y=None)
        grid.bind(minimum_height=grid.setter("height"))

        def choose(value: str) -> None:
            self.answers[question.key] = value
            for tap in grid.children:
                tap.edge = theme.GOLD if tap.line == value else [0, 0, 0, 0]

        for choice in question.choices:
            edge = theme.GOLD if choice.value in question.values else [0, 0, 0, 0]
            grid.add_widget(
                Tap(text=choice.text, line=choice.value, said=choose, size_hint_y=None, height=dp(52), edge=edge)
            )
        return grid

    def begin(self) -> None:
        """Begin the game with these answers."""
        if self._model:
            self._ear.begin(self._model.game, {key: value for key, value in self.answers.items() if value})

    def back(self) -> None:
        """Back to the start page."""
        self._ear.go_to("start")
