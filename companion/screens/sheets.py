"""What opens over the table: why, whence, a number pad, a seat, a card, a step, the menu. One sheet at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from kivy.metrics import sp

from companion.line import quoted
from companion.presenters.models import (
    Asked,
    Button,
    CardTile,
    Choice,
    DeviceLight,
    Dot,
    Looked,
    Numeral,
    Seat,
    TableScreen,
    Unknown,
)
from companion.screens import theme
from companion.screens.cards import CardRow, by_place, heading
from companion.screens.ear import Ear
from companion.screens.numerals import SmallNumeral
from companion.screens.sheet import Sheet, SumRow, choice
from companion.screens.widgets import Paragraph, grid


class Sheets:
    """Opens sheets; each is made when it is asked for and forgotten when it closes."""

    def __init__(self, ear: Ear) -> None:
        self._ear = ear
        self._open: Sheet | None = None
        self._model: TableScreen | None = None
        self._again: Callable[[TableScreen], None] | None = None

    def refresh(self, model: TableScreen) -> None:
        """What a scan only looks at, and what nobody knows, opens by itself."""
        self._model = model
        if self._again and self._open and self._open.parent:
            self._again(model)
        if model.looked:
            self.looked(model.looked)
        elif model.unknown:
            self.unknown(model.unknown)

    def close(self) -> None:
        """Close what is open."""
        if self._open:
            self._open.dismiss(animation=False)
            self._open = None

    def why(self, asked: Asked) -> None:
        """Why the table is asked this, the sum behind it, and what its words mean."""
        sheet = self._sheet(asked.title)
        sheet.say(asked.detail, quiet=True)
        sheet.say(asked.why)
        for addend in asked.sums:
            sheet.add(SumRow(str(addend.value), addend.text))
        for term, text in asked.terms:
            sheet.say(term)
            sheet.say(text, quiet=True, size=14)

    def number(self, numeral: Numeral) -> None:
        """Whence: the sum behind a number; and a pad to correct it."""
        sheet = self._sheet(numeral.name)
        if numeral.limit is not None:
            sheet.say(self._ear.word("of-limit-whole", value=numeral.value, limit=numeral.limit))
        if numeral.becomes is not None:
            sheet.say(self._ear.word("becomes", value=numeral.becomes), quiet=True)
        for addend in numeral.sums:
            sheet.add(SumRow(str(addend.value), addend.text))
        if not numeral.sums:
            sheet.say(self._ear.word("no-sum"), quiet=True, size=14)
        self._pad(sheet, numeral.value, f"set {numeral.counter} {{}}")

    def numbers(self, model: TableScreen) -> None:
        """Every number of the table, also those at zero."""
        sheet = self._sheet(self._ear.word("numbers"), cols=2)
        self._fill(sheet.ids.rows, model.main)
        for group in model.side:
            self._fill(sheet.ids.rows, group.numerals)
        self._again = self.numbers

    def seat(self, seat: Seat) -> None:
        """A player's numbers, and what the player can do."""
        sheet = self._sheet(seat.name, cols=2)
        self._fill(sheet.ids.rows, seat.numerals)
        self._even(sheet)
        for button in seat.actions:
            sheet.tap(button, self._saying(button))

    def step(self, dot: Dot) -> None:
        """Go there, or say that all of it is done."""
        sheet = self._sheet(self._ear.word("which-is-meant", step=dot.text))
        for label, word in (("go-there", "move"), ("skip-there", "skip")):
            sheet.tap(Button(self._ear.word(label), f"{word} {dot.step}"), self._ear.say)
            sheet.say(self._ear.word(f"{label}-hint"), quiet=True, size=14)

    def cards(self, model: TableScreen) -> None:
        """Every card in play, by where it lies."""
        sheet = self._sheet(self._ear.word("cards"), wide=True)
        for place, lying in by_place(model.cards).items():
            sheet.add(heading(place))
            rows = grid(2 if sheet.is_broad else 1)
            for card in lying:
                row = CardRow(self.card)
                row.paint(card)
                row.fill = theme.RAISED
                rows.add_widget(row)
            sheet.add(rows)
        if not model.cards:
            sheet.say(self._ear.word("no-cards"), quiet=True)
        self._again = self.cards

    def card(self, card: CardTile) -> None:
        """One card: its numbers, what can be done with it, what can be corrected on it."""
        sheet = self._sheet(card.name)
        sheet.say(card.about, quiet=True)
        top = grid(2)
        self._fill(top, card.numerals)
        for button in card.actions:
            top.add_widget(choice(button, self._closing(sheet, self._saying(button))))
        sheet.add(top)
        counted = {numeral.counter for numeral in card.numerals}
        for (name, count), id in zip(card.tokens, card.token_ids, strict=True):
            if f"{card.id}.{id}" not in counted:
                sheet.add(SumRow(str(count), name))
        if card.fields:
            sheet.say(self._ear.word("printed-on-it"), quiet=True, size=14)
        for field, name, written in card.fields:
            said = self._ear.word("corrected", value=written) if field in card.corrected else written
            sheet.add(SumRow(said, name, partial(self.field, card, field)))

    def field(self, card: CardTile, field: str) -> None:
        """Correct a printed fact of a card, for this game."""
        name, written = next((name, written) for known, name, written in card.fields if known == field)
        sheet = self._sheet(f"{card.name}: {name}")
        sheet.say(self._ear.word("correct-hint"), quiet=True, size=14)
        figure = written.removesuffix("/player")
        per_player = "/player" if written.endswith("/player") else ""
        value = int(figure) if figure.isdigit() else 0
        self._pad(sheet, value, f"correct {card.id} {field} {{}}{per_player}")

    def looked(self, looked: Looked) -> None:
        """A card that was scanned and is only looked at: large, with what can be done with it."""
        sheet = self._sheet(looked.name)
        sheet.say(looked.kind, quiet=True)
        for name, written in looked.printed:
            sheet.add(SumRow(written, name))
        taps = grid(2 if len(looked.actions) > 1 else 1)
        for button in looked.actions:
            taps.add_widget(choice(button, self._closing(sheet, self._saying(button))))
        sheet.add(taps)

    def unknown(self, unknown: Unknown) -> None:
        """A code that no card has: what was read, and teaching it."""
        from companion.screens.teaching import TeachingSheet

        self.close()
        self._open = TeachingSheet(self._ear, unknown)
        self._open.open(animation=False)

    def menu(self, model: TableScreen) -> None:
        """Everything that is not needed every minute."""
        sheet = self._sheet(self._ear.word("menu"), cols=2)
        entries: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("type-code", "keyboard", self.code),
            ("numbers", "numbers", lambda: self.numbers(model)),
            ("history", "history", self.history),
            ("glossary", "book", self.glossary),
            *((("campaign", "day", lambda: self.campaign(model.campaign)),) if model.campaign else ()),
            ("devices", "lamp", lambda: self.devices(model.devices)),
            ("language", "language", self.languages),
            ("calibrate", "target", self.calibrate),
            ("leave-game", "leave", self.leave),
        )
        for key, icon, opens in entries:
            sheet.tap(Button(self._ear.word(key), "", icon), _opening(opens))
        for button in model.actions:
            sheet.tap(replace(button, icon=button.icon or "next"), self._saying(button))

    def actions(self, model: TableScreen) -> None:
        """What may be done beside the prompt."""
        sheet = self._sheet(model.title, cols=2)
        for button in model.actions:
            sheet.tap(button, self._saying(button))

    def _saying(self, button: Button) -> Callable[[str], None]:
        """Who hears a button: what is grave is asked once more."""
        return partial(self._sure, button.text) if button.grave else self._ear.say

    def _sure(self, text: str, line: str) -> None:
        sheet = self._sheet(text)
        sheet.say(self._ear.word("grave-hint"))
        sheet.tap(Button(self._ear.word("leave-game-no"), "", "back"), lambda _: None)
        sheet.tap(Button(text, line, "warning"), self._ear.say)

    def history(self) -> None:
        """What happened, the newest first; a tap takes back all down to there, after asking once."""
        sheet = self._sheet(self._ear.word("history"))
        past = self._ear.history()
        sheet.say(self._ear.word("history-hint" if past else "history-empty"), quiet=True, size=14)
        for act in past:
            sheet.tap(Button(f"{act.number} · {act.text}", act.line), self._take_back, halign="left")

    def _take_back(self, line: str) -> None:
        count = int(line.split()[-1])
        if count == 1:
            self._ear.say(line)
            return
        sheet = self._sheet(self._ear.word("take-back", count=count))
        sheet.say(self._ear.word("take-back-hint"), quiet=True)
        sheet.tap(Button(self._ear.word("take-back-no"), "", "back"), lambda _: None)
        sheet.tap(Button(self._ear.word("take-back-yes"), line, "undo"), self._ear.say)

    def glossary(self) -> None:
        """The words of the game."""
        sheet = self._sheet(self._ear.word("glossary"))
        for term in self._ear.glossary():
            sheet.say(term.term)
            sheet.say(term.text, quiet=True)

    def devices(self, devices: tuple[DeviceLight, ...]) -> None:
        """Every device, how it is, and what to do."""
        sheet = self._sheet(self._ear.word("devices"))
        for device in devices:
            sheet.say(device.name)
            sheet.say(device.sentence, quiet=True, size=14)
        sheet.add(heading(self._ear.word("this-machine")))
        for found in self._ear.findings():
            sheet.add(Paragraph(text=found.text, wanted=sp(17), color=theme.WARN if found.refused else theme.QUIET))

    def campaign(self, name: str) -> None:
        """The tracker of the campaign that this game belongs to."""
        from companion.screens.campaign import CampaignSheet

        self.close()
        self._again = None
        self._open = CampaignSheet.opened(self._ear, name)

    def languages(self) -> None:
        """Another language, in mid-game too."""
        sheet = self._sheet(self._ear.word("language"), cols=2)
        for each in self._model.languages if self._model else ():
            sheet.tap(Button(each.text, each.value), self._ear.speak, marked=each.value == self._ear.language)

    def calibrate(self) -> None:
        """Whether taps hit."""
        from companion.screens.calibrate import CalibrateSheet

        CalibrateSheet(self._ear).open(animation=False)

    def leave(self) -> None:
        """Put the game away, or begin another; this one stays on the shelf."""
        sheet = self._sheet(self._ear.word("leave-game"))
        sheet.say(self._ear.word("leave-game-hint"))
        sheet.tap(Button(self._ear.word("leave-game-yes"), "start", "leave"), self._ear.go_to)
        sheet.tap(Button(self._ear.word("leave-game-no"), "", "back"), lambda _: None)

    def code(self) -> None:
        """The code of a card, typed where it cannot be scanned."""
        from companion.screens.writing import write

        self.close()
        signs = self._ear.codes_are_digits()
        self._open = write(self._ear, self._ear.word("type-code"), "", self._look, signs, keeps=False)

    def _look(self, written: str) -> None:
        self._open = None  # the sheet that was written on is closing itself
        if choices := self._ear.named(written):
            self._which(written, choices)
        elif written:
            self._scanned(written)

    def _which(self, name: str, choices: tuple[Choice, ...]) -> None:
        """The cards with that name; the one that is meant is as good as scanned."""
        sheet = self._sheet(name, wide=True, cols=2)
        for card in choices:
            sheet.tap(Button(card.text, card.value), self._scanned)

    def _scanned(self, code: str) -> None:
        if code:
            waits = bool(self._model and self._model.asked and self._model.asked.scan)
            self._ear.say(f"scan {quoted(code)}" if waits else f"scan {quoted(code)} as=look")

    def write(self, heading: str, text: str, wrote: Callable[[str], None]) -> None:
        """Write a text."""
        from companion.screens.writing import write

        self.close()
        self._open = write(self._ear, heading, text, wrote)

    def pad(self, heading: str, value: int, said: Callable[[int], None]) -> None:
        """Digits for a number that answers."""
        self._sheet(heading).ask_number(value, lambda digits: said(int(digits)) if digits else None)

    def _pad(self, sheet: Sheet, value: int, line: str) -> None:
        def said(digits: str) -> None:
            if digits and int(digits) != value:
                self._ear.say(line.replace("{}", str(int(digits))))

        sheet.ask_number(value, said)

    def _fill(self, box: object, numerals: tuple[Numeral, ...]) -> None:
        for numeral in numerals:
            small = SmallNumeral(self.number, fill=theme.RAISED)
            small.paint(numeral)
            box.add_widget(small)  # type: ignore[attr-defined]

    def _even(self, sheet: Sheet) -> None:
        """What follows begins on a row of its own."""
        from kivy.uix.widget import Widget

        if len(sheet.ids.rows.children) % 2:
            sheet.add(Widget(size_hint_y=None, height=1))

    def _closing(self, sheet: Sheet, said: Callable[[str], None]) -> Callable[[str], None]:
        def say(line: str) -> None:
            sheet.dismiss(animation=False)
            said(line)

        return say

    def _sheet(self, heading: str, wide: bool = False, cols: int = 1) -> Sheet:
        self.close()
        self._again = None
        self._open = Sheet(heading=heading, wide=wide, cols=cols)
        self._open.open(animation=False)
        return self._open


def _opening(opens: Callable[[], None]) -> Callable[[str], None]:
    return lambda _: opens()
