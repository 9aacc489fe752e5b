"""The start page: go on with a game, or begin one."""

from __future__ import annotations

from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp, sp
from kivy.uix.screenmanager import Screen

from companion.presenters.models import StartScreen
from companion.screens import theme
from companion.screens.widgets import Tap

Builder.load_file("start.kv")


class StartPage(Screen):
    """Paints a ``StartScreen``."""

    def __init__(self, ear: Any, **properties: Any) -> None:
        self._ear = ear
        super().__init__(**properties)

    def paint(self, model: StartScreen) -> None:
        """Show ``model``."""
        self.ids.title.text = model.title
        kept, games, languages = self.ids.kept, self.ids.games, self.ids.languages
        for box in (kept, games, languages):
            box.clear_widgets()
        for game in model.resumable:
            label = f"{game.title}\n{game.subtitle}"
            kept.add_widget(Tap(text=label, line=game.path, said=self._ear.resume, size_hint_y=None, height=dp(64)))
        for tile in model.games:
            fill = theme.colour(tile.accent)
            tap = Tap(
                text=tile.name, line=f"setup:{tile.id}", said=self._ear.go_to, fill=fill, wanted=sp(20), bold=True
            )
            tap.color = theme.readable_on(fill)
            games.add_widget(tap)
        for code, name in model.languages:
            edge = theme.GOLD if code == model.language else [0, 0, 0, 0]
            languages.add_widget(Tap(text=name, line=code, said=self._ear.speak, edge=edge))
