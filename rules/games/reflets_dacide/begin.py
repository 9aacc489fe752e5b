"""What is asked before a game, and the table that the answers lay out."""

from __future__ import annotations

from rules.engine import Open
from rules.errors import Refused
from rules.games.reflets_dacide.gems import COLOURS, begun
from rules.games.reflets_dacide.kinds import TRAITS
from rules.games.reflets_dacide.state import BOARDS, HEROES, MOST_BOARDS, UNKNOWN, Hero, Setting, Table
from rules.games.reflets_dacide.steps import FIRST, SETUP
from rules.setup import Answers, Cards, Field, Setup, read_setup, shared_fields

MOST_PLAYERS = 3
LEAST, MOST = 2, 4  # RA-1, RA-23: the numbers that a Challenge token can show
MOST_SLOTS = 20
MOST_VITALITY = 20
GROUPS = ("boards", "heroes")
HEX = frozenset("0123456789abcdefABCDEF")
EFFECTS = tuple(f"effect_{colour}" for colour in COLOURS)

# AM-1: the Challenge token may carry two different numbers, so two are asked.
FIELDS = (
    *shared_fields(MOST_PLAYERS, GROUPS),
    Field("imprevus", "number", required=True, low=LEAST, high=MOST),
    Field("gemmes", "number", required=True, low=LEAST, high=MOST),
    Field("boards", "number", low=1, high=MOST_BOARDS),
    Field("slots", "texts", high=MOST_BOARDS),
    Field("rooms", "texts", high=3),
    Field("relic", "text"),
    Field("heroes", "texts", high=HEROES),
    Field("challenge", "text", page="more"),
    Field("vitality", "number", low=1, high=MOST_VITALITY, page="more"),
    Field("traits", "texts", high=len(TRAITS), page="more"),
    Field("colours", "texts", high=len(COLOURS), page="more"),
    Field("tints", "texts", high=len(COLOURS), page="more"),
    *(Field(effect, "text", page="more") for effect in EFFECTS),
)


def new(given: Setup, cards: Cards) -> Table:
    """The table at its beginning. Raises ``Refused("setup")`` with every problem."""
    answers = _read(given, cards)
    first = SETUP[0] if answers.flag("checklist") else FIRST
    boards = _boards(answers)
    return Table(
        setting=_setting(answers),
        imprevus=answers.number("imprevus"),
        gemmes=answers.number("gemmes"),
        gems=begun(boards, 1 if answers.text("boards") else 0),
        slots=_slots_of(answers, len(boards)),
        heroes=_heroes(answers),
        open=(Open(first),),
    )


def _read(given: Setup, cards: Cards) -> Answers:
    """The answers, or every problem in one refusal: those of any set-up, and those of this game's lists."""
    own = (*_five(given, "colours"), *_five(given, "tints"), *_tints(given), *_slots(given))
    try:
        answers = read_setup(FIELDS, given, cards)
    except Refused as refused:
        raise Refused("setup", (*refused.problems, *own)) from refused
    if own:
        raise Refused("setup", own)
    return answers


def _list(given: Setup, field: str) -> tuple[str, ...]:
    text = given.get(field, "")
    return tuple(value.strip() for value in text.split(",")) if text else ()


def _setting(answers: Answers) -> Setting:
    effects = {colour: answers.text(f"effect_{colour}") for colour in COLOURS}
    return Setting(
        players=answers.list("players"),
        challenge=answers.text("challenge"),
        colours=answers.list("colours"),
        tints=tuple("#" + tint.removeprefix("#").lower() for tint in answers.list("tints")),
        effects={colour: text for colour, text in effects.items() if text},
        rooms=answers.list("rooms"),
        relic=answers.text("relic"),
        traits=answers.list("traits"),
        short=answers.text("guide") == "short",
        counted=frozenset(answers.list("count")),
        boards_known=bool(answers.text("boards")),
    )


def _boards(answers: Answers) -> tuple[str, ...]:
    """As many as were told, each with its gems; else an empty one for each player, to be filled as the players like."""
    told = answers.text("boards")
    return BOARDS[: int(told) if told else len(answers.list("players"))]


def _slots_of(answers: Answers, boards: int) -> tuple[int, ...]:
    """One number for every board alike, or one for each; what was not told is unknown."""
    told = tuple(map(int, answers.list("slots")))
    if len(told) == 1:
        return told * boards
    return (told + (UNKNOWN,) * boards)[:boards]


def _heroes(answers: Answers) -> tuple[Hero, ...]:
    vitality = answers.number("vitality") if answers.text("vitality") else UNKNOWN
    names = answers.list("heroes") + ("",) * HEROES
    return tuple(Hero(name, vitality=vitality) for name in names[:HEROES])


def _five(given: Setup, field: str) -> tuple[Refused, ...]:
    got = len(_list(given, field))
    five = len(COLOURS)
    return (Refused("wrong-count", field=field, got=got, low=five, high=five),) if 0 < got < five else ()


def _tints(given: Setup) -> tuple[Refused, ...]:
    wrong = (tint for tint in _list(given, "tints") if not _is_tint(tint))
    return tuple(Refused("bad-tint", field="tints", value=tint[:40]) for tint in wrong)


def _is_tint(text: str) -> bool:
    """``#c0392b``, with or without the mark."""
    digits = text.removeprefix("#")
    return len(digits) == 6 and HEX.issuperset(digits)


def _slots(given: Setup) -> tuple[Refused, ...]:
    return tuple(
        Refused("not-in-range", field="slots", value=value[:40], low=0, high=MOST_SLOTS)
        for value in _list(given, "slots")
        if not (value.isascii() and value.isdigit() and len(value) < 4 and int(value) <= MOST_SLOTS)
    )
