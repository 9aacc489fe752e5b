"""What the screens paint. Every text is ready to be read; a tap sends the ``line`` or the ``value`` that it carries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.view import Kind

Progress = Literal["done", "now", "coming"]


@dataclass(frozen=True)
class Button:
    """A tap: ``line`` is a command of the play language, or the value of an answer where the prompt says so."""

    text: str
    line: str
    icon: str = ""
    grave: bool = False  # it ends the game or puts a seat out: asked once


@dataclass(frozen=True)
class Dot:
    """A step on the line of steps."""

    text: str
    step: str
    progress: Progress


@dataclass(frozen=True)
class Sum:
    """One addend of a number: ``text`` says where it comes from, ``chip`` the same with its value."""

    value: int
    text: str
    chip: str


@dataclass(frozen=True)
class Numeral:
    """A counter as it is painted: ``share`` and ``becomes_share`` are 0.0 to 1.0 of the limit (None: no bar)."""

    counter: str
    name: str
    value: int
    limit: int | None
    becomes: int | None
    share: float | None
    becomes_share: float | None
    icon: str
    tint: str
    sums: tuple[Sum, ...] = ()
    label: str = ""  # the name where its owner's stands beside it


@dataclass(frozen=True)
class Seat:
    """A player's tile."""

    id: str
    name: str
    first: bool
    out: bool
    form: str
    numerals: tuple[Numeral, ...]
    actions: tuple[Button, ...]


@dataclass(frozen=True)
class CardTile:
    """A card in play."""

    id: str
    name: str
    kind: str
    where: str
    ready: bool
    face_down: bool
    icons: tuple[tuple[str, int, str], ...]  # the picture, how many, the name
    tokens: tuple[tuple[str, int], ...]
    numerals: tuple[Numeral, ...]
    printed: tuple[tuple[str, str], ...]
    corrected: tuple[str, ...]
    actions: tuple[Button, ...]
    token_ids: tuple[str, ...] = ()
    fields: tuple[tuple[str, str, str], ...] = ()  # what can be corrected: field, its name, its written value
    about: str = ""  # what kind of card it is and where it lies, each where nothing else says it


@dataclass(frozen=True)
class NumeralGroup:
    """Quiet counters that belong together; ``name`` is empty for those of the table itself."""

    name: str
    numerals: tuple[Numeral, ...]


@dataclass(frozen=True)
class Choice:
    """An answer to a prompt."""

    value: str
    text: str
    tint: str = ""


@dataclass(frozen=True)
class Asked:
    """The prompt. ``why`` is told when asked for; ``done`` is the label of the button that answers it."""

    key: str
    kind: Kind
    title: str
    detail: str
    why: str
    done: str
    sums: tuple[Sum, ...]
    choices: tuple[Choice, ...]
    low: int
    high: int
    terms: tuple[tuple[str, str], ...] = ()
    scan: bool = False  # a card that is scanned now answers this


@dataclass(frozen=True)
class Finished:
    """How the game ended."""

    title: str
    why: str
    won: bool


@dataclass(frozen=True)
class DeviceLight:
    """A device on the status line. ``sentence`` says how it is, and what to do where it is not well."""

    role: str
    name: str
    well: bool
    sentence: str


@dataclass(frozen=True)
class Remark:
    """Something said once: a note, a refusal, what a device heard."""

    text: str
    refused: bool = False


@dataclass(frozen=True)
class Looked:
    """A card that was scanned and is only looked at, with what can be done with it."""

    name: str
    kind: str
    code: str
    printed: tuple[tuple[str, str], ...]
    icons: tuple[tuple[str, int], ...]
    actions: tuple[Button, ...]


@dataclass(frozen=True)
class Unknown:
    """A code that no card has. ``text`` is what ``teach`` is told, ``shown`` makes every character visible."""

    text: str
    shown: str
    sentence: str
    kinds: tuple[Choice, ...]


@dataclass(frozen=True)
class Past:
    """An act of the history: ``line`` takes it back, with all that came after it."""

    number: int
    text: str
    line: str


@dataclass(frozen=True)
class Term:
    """An entry of the glossary."""

    term: str
    text: str


@dataclass(frozen=True)
class TableScreen:
    """The table, whole."""

    serial: int
    title: str
    subtitle: str
    accent: str
    track: tuple[Dot, ...]
    asked: Asked | None
    finished: Finished | None
    main: tuple[Numeral, ...]
    side: tuple[NumeralGroup, ...]
    seats: tuple[Seat, ...]
    cards: tuple[CardTile, ...]
    actions: tuple[Button, ...]
    lamps: tuple[str, ...]
    devices: tuple[DeviceLight, ...]
    can_undo: bool
    can_redo: bool
    remarks: tuple[Remark, ...] = ()
    looked: Looked | None = None
    unknown: Unknown | None = None
    languages: tuple[Choice, ...] = ()
    campaign: str = ""  # the one that this game belongs to


@dataclass(frozen=True)
class Resumable:
    """A game on the shelf."""

    path: str
    title: str
    subtitle: str


@dataclass(frozen=True)
class GameTile:
    """A game that can be begun."""

    id: str
    name: str
    accent: str


@dataclass(frozen=True)
class StartScreen:
    """The first page: go on with a game, or begin one."""

    title: str
    resumable: tuple[Resumable, ...]
    games: tuple[GameTile, ...]
    languages: tuple[Choice, ...]
    language: str
    devices: tuple[DeviceLight, ...] = ()
    remarks: tuple[Remark, ...] = ()
    campaigns: tuple[Choice, ...] = ()


@dataclass(frozen=True)
class Question:
    """One question of the set-up. ``values`` are what is chosen or written now."""

    key: str
    kind: str
    label: str
    hint: str
    values: tuple[str, ...]
    choices: tuple[Choice, ...]
    low: int
    high: int
    more: bool
    several: bool = False  # the answer is a list
    open: bool = False
    problem: str = ""
    leads: bool = False  # its answer decides what the other questions begin with
    told: str = ""  # what follows from its answer


@dataclass(frozen=True)
class SetupScreen:
    """The set-up of one game."""

    game: str
    title: str
    accent: str
    begin: str
    questions: tuple[Question, ...]
    problems: tuple[str, ...] = ()  # what no single question is to blame for


@dataclass(frozen=True)
class MissionRow:
    """A mission of the tracker. An empty line: this cannot be done now."""

    name: str
    bubbles: int
    most: int
    complete: bool
    fewer: str = ""
    more: str = ""
    finish: str = ""


@dataclass(frozen=True)
class Written:
    """A line on the tracker; ``cross`` crosses it out, where that can be done."""

    text: str
    crossed: bool = False
    cross: str = ""


@dataclass(frozen=True)
class CampaignScreen:
    """The tracker of a campaign. ``{}`` in a line is what is written then; an empty line cannot be said now."""

    name: str
    title: str
    where: str
    read: str  # the entries that are read when this day begins; empty: none
    missions: tuple[MissionRow, ...]
    events: tuple[Written, ...]
    rewards: tuple[Written, ...]
    guides: tuple[Written, ...]
    day: int
    new_mission: str
    new_event: str
    new_reward: str
    new_guide: str
    questions: tuple[Question, ...] = ()  # day, location and terrain, where they can be changed here
    next_day: str = ""  # the page that begins it
    restore: str = ""
    hint: str = ""
    problem: str = ""
