"""The tracker of a campaign: the day and its entries, missions with their bubbles, events, rewards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp, sp

from companion.presenters.models import Button, CampaignScreen, MissionRow, Written
from companion.screens import theme
from companion.screens.asking import asking
from companion.screens.cards import heading
from companion.screens.ear import Ear
from companion.screens.sheet import Sheet, choice
from companion.screens.widgets import Icon, IconTap, Paragraph, Pips, Text, row

BUBBLES = 84  # dp: three discs


class CampaignSheet(Sheet):
    """Paints a ``CampaignScreen``; each tap is written at once, and the sheet shows what became of it."""

    def __init__(self, ear: Ear, model: CampaignScreen) -> None:
        super().__init__(heading=model.title, wide=True)
        self.ear, self._model = ear, model
        self._lay()

    @classmethod
    def opened(cls, ear: Ear, name: str) -> CampaignSheet | None:
        """The sheet of a campaign, open; None where it cannot be read."""
        model = ear.campaign(name)
        if model is None:
            return None
        sheet = cls(ear, model)
        sheet.open(animation=False)
        return sheet

    def _lay(self) -> None:
        model = self._model
        self.ids.rows.clear_widgets()
        if model.problem:
            self.add(Paragraph(text=model.problem, color=theme.WARN, wanted=sp(17)))
        self.say(model.where, size=20)
        self.say(model.read)
        if model.next_day:
            self.add(choice(Button(self.ear.word("campaign-begin"), model.next_day, "next"), self._leave))
        self._missions(model)
        self._lines("campaign-events", model.events, "campaign-new-event", model.new_event)
        self._lines("campaign-rewards", model.rewards, "campaign-new-reward", model.new_reward)
        self._lines("campaign-guides", model.guides, "", "")
        if model.new_guide:
            self._tap("campaign-new-guide", "plus", self._ask_day)
        for question in model.questions:
            self.add(Paragraph(text=question.label, color=theme.QUIET, wanted=sp(14)))
            self.add(asking(self, question))
        if model.restore:
            self._tap("campaign-restore", "undo", lambda: self._track(model.restore))
        self.say(model.hint, quiet=True, size=14)

    def _missions(self, model: CampaignScreen) -> None:
        self.add(heading(self.ear.word("campaign-missions")))
        for mission in model.missions:
            self.add(self._mission(mission))
        if model.new_mission:
            self._write("campaign-new-mission", model.new_mission)

    def _mission(self, mission: MissionRow) -> Any:
        name = Text(text=mission.name, color=theme.FAINT if mission.complete else theme.INK, wanted=sp(17))
        pips = Pips(value=mission.bubbles, limit=mission.most, tint=theme.GOLD, size_hint=(None, None))
        pips.size, pips.pos_hint = (dp(BUBBLES), dp(26)), {"center_y": 0.5}
        taps = [("minus", mission.fewer), ("plus", mission.more), ("check", mission.finish)]
        if mission.complete:
            done = Icon(icon="check", color=theme.GOOD, size_hint=(None, None), size=(dp(54), dp(24)))
            done.pos_hint = {"center_y": 0.5}
            return row(name, done, height=theme.tall(17, least=54))
        return row(name, pips, *(self._icon(icon, line) for icon, line in taps), height=theme.tall(17, least=54))

    def _icon(self, icon: str, line: str) -> IconTap:
        tap = IconTap(icon=icon, line=line, said=self._track, size_hint_x=None, width=dp(54))
        tap.disabled = not line
        tap.back = theme.RAISED if line else theme.NONE
        return tap

    def _lines(self, title: str, written: tuple[Written, ...], more: str, line: str) -> None:
        self.add(heading(self.ear.word(title)))
        for one in written:
            text = Text(text=one.text, color=theme.FAINT if one.crossed else theme.INK, wanted=sp(17))
            text.strikethrough = one.crossed
            away = [self._icon("close", one.cross)] if one.cross else []
            self.add(row(text, *away, height=theme.tall(17, least=theme.TARGET if away else 34)))
        if line:
            self._write(more, line)

    def _write(self, word: str, line: str) -> None:
        from companion.screens.writing import write

        label = self.ear.word(word)
        wrote: Callable[[str], None] = lambda text: self._track(line, text) if text else None  # noqa: E731
        self._tap(word, "plus", lambda: write(self.ear, label, "", wrote))

    def _tap(self, word: str, icon: str, does: Callable[[], Any]) -> None:
        self.add(choice(Button(self.ear.word(word), "", icon), lambda _: does()))

    def _ask_day(self) -> None:
        self._pad("campaign-guide-day", self._model.day, self._ask_entry)

    def _ask_entry(self, day: str) -> None:
        said = lambda entry: self._track(self._model.new_guide, f"{day} {entry}")  # noqa: E731 - a word of its own
        self._pad("campaign-guide-entry", None, said)

    def _pad(self, word: str, value: int | None, said: Callable[[str], None]) -> None:
        sheet = Sheet(heading=self.ear.word(word))

        def told(digits: str) -> None:
            if digits or value is not None:
                said(digits or str(value))

        sheet.ask_number(value, told)
        sheet.open(animation=False)

    def answered(self, key: str, values: list[str]) -> None:
        """Day, location or terrain was changed."""
        if values and values[0]:
            self._track(f"write {key} {{}}", values[0])

    def _track(self, line: str, text: str = "") -> None:
        self.ear.track(self._model.name, line, text)
        Clock.schedule_once(lambda _: self._again(), -1)  # not while the tapped one still tells its tap

    def _again(self) -> None:
        model = self.ear.campaign(self._model.name)
        if model and model != self._model:
            self._model = model
            self._lay()

    def _leave(self, page: str) -> None:
        self.dismiss(animation=False)
        self.ear.go_to(page)
