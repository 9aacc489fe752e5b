"""The start page: go on with a game, or begin one."""

from __future__ import annotations

from typing import Any

from kivy.metrics import sp
from kivy.properties import StringProperty
from kivy.uix.screenmanager import Screen

from companion.presenters.models import Choice, GameTile, Resumable, StartScreen
from companion.screens import theme
from companion.screens.kv import load
from companion.screens.widgets import IconTap, Panel, Tap, Touched

load("start.kv")


class StartPage(Screen):
    """Paints a ``StartScreen``."""

    def __init__(self, ear: Any, **properties: Any) -> None:
        self._ear = ear
        super().__init__(**properties)

    def paint(self, model: StartScreen) -> None:
        """Show ``model``."""
        ids = self.ids
        ids.title.text = model.title
        for box in (ids.kept, ids.campaigns, ids.games, ids.languages):
            box.clear_widgets()
        for at, game in enumerate(model.resumable):
            ids.kept.add_widget(KeptRow(game, self._ear.resume, newest=not at))
        ids.go_on.text = self._ear.word("resume") if model.resumable else ""
        for each in model.campaigns:
            ids.campaigns.add_widget(self._campaign(each))
        ids.new.text = self._ear.word("new-game")
        for tile in model.games:
            ids.games.add_widget(self._tile(tile))
        for each in model.languages:
            edge = theme.GOLD if each.value == model.language else theme.NONE
            ids.languages.add_widget(Tap(text=each.text, line=each.value, said=self._ear.speak, edge=edge))
        troubles = [remark.text for remark in model.remarks] + [one.sentence for one in model.devices if not one.well]
        ids.says.text = "\n".join(troubles)

    def _campaign(self, choice: Choice) -> IconTap:
        made = IconTap(text=choice.text, icon="day", line=choice.value, said=self._open, back=theme.SURFACE)
        made.size_hint_y, made.height = None, theme.tall(17, least=54)
        return made

    def _open(self, name: str) -> None:
        from companion.screens.campaign import CampaignSheet

        CampaignSheet.opened(self._ear, name)

    def _tile(self, tile: GameTile) -> Tap:
        fill = theme.colour(tile.accent)
        made = Tap(text=tile.name, line=f"setup:{tile.id}", said=self._ear.go_to, fill=fill, wanted=sp(20), bold=True)
        made.color = theme.readable_on(fill)
        made.size_hint_y, made.height = None, theme.tall(20, 20, least=76)
        return made


class KeptRow(Touched, Panel):
    """A game on the shelf."""

    title = StringProperty()
    subtitle = StringProperty()

    def __init__(self, game: Resumable, resume: Any, newest: bool) -> None:
        edge = theme.GOLD if newest else theme.NONE
        super().__init__(title=game.title, subtitle=game.subtitle, line=game.path, said=resume, edge=edge)
