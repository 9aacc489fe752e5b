"""What may be done beside the prompt: each a button, each a line of the play language."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.cards import Card
from rules.errors import Refused
from rules.games.reflets_dacide.asking import standing
from rules.games.reflets_dacide.kinds import ALEAS, IMPREVUS, SUFFERED, kind_of
from rules.games.reflets_dacide.state import HERO_IDS, Table
from rules.view import Action

Actions = tuple[Action, ...]


def actions(table: Table) -> Actions:
    """The buttons of this moment: the other answers first, then kept Dilemmes, then how the game can end."""
    if table.ending:
        return ()
    key = standing(table)
    beside = _BESIDE.get(key or table.step)
    return (*(beside(table) if beside else ()), *_kept(table), *_no(table), *_ends(table))


def _answer(key: str, value: str, **facts: int | str) -> Action:
    return Action(key, f"answer {value}", facts=facts)


def _fixed(*pairs: tuple[str, str]) -> Callable[[Table], Actions]:
    return lambda _: tuple(Action(key, line) for key, line in pairs)


def _gem_purses(table: Table) -> Actions:
    if table.open[-1].facts.get("kind") != "mystery":
        return ()
    return tuple(_answer("gem-purse", board, board=board) for board in table.boards)


def _aleas(table: Table) -> Actions:
    """How an Aléa without a code is entered: its kind, then its number is asked."""
    rooms = tuple(
        Action("enter-room", f'enter salle name="{_quoted(room)}" cost=X', facts={"room": room})
        for room in table.setting.rooms[:2]
    )
    plain = tuple(Action(f"enter-{kind}", f"enter {kind} cost=X") for kind in ("zone", "porte", "salle", "octuple"))
    return (*plain[:2], *rooms, *plain[2:], Action("no-alea", "move turn.vitality"))


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _wounds(table: Table) -> Actions:
    """A wound and a death for each living Hero whose vitality is counted."""
    if "heroes" not in table.setting.counted:
        return ()
    living = [(id, hero) for id, hero in zip(HERO_IDS, table.heroes, strict=True) if not hero.dead]
    wounds = [Action("wound", f"place {id}.vitality -1", id, {"hero": id}) for id, hero in living if hero.vitality > 0]
    return (*wounds, *(Action("death", f"remove {id} to=out", id, {"hero": id}) for id, _ in living))


def _kept(table: Table) -> Actions:
    """RA-5: a Dilemme on hold is played for the players' benefit, by its lower part (RA-3)."""
    return tuple(
        Action("play-dilemma", f"remove {lying.id}", lying.id, {"card": lying.id, "board": lying.on})
        for lying in table.staged("kept")
        if lying.kind == "dilemme"
    )


def _no(table: Table) -> Actions:
    """RA-9: the special Dilemme, for each Créature or Bestiole that it may discard."""
    says = [lying for lying in table.staged("kept") if lying.kind == "dilemme_non"]
    suffered = [lying for lying in table.staged("drawn", "paid", "pending") if lying.kind in SUFFERED]
    return tuple(
        Action("say-no", f"say-no {target.id} with={says[0].id}", target.id, {"card": says[0].id, "target": target.id})
        for target in suffered
        if says
    )


def _ends(table: Table) -> Actions:
    if table.open[0].step.startswith("setup"):
        return ()
    return tuple(Action(f"end-{how}", f"end {how}") for how in ("quest", "avatar", "vils"))


_BESIDE: Mapping[str, Callable[[Table], Actions]] = {
    "square-effect": _gem_purses,
    "imprevu": _fixed(
        ("enter-dilemme", "enter dilemme"),
        ("enter-dilemme_non", "enter dilemme_non"),
        ("enter-creature", "enter creature cost=X"),
        ("enter-bestiole", "enter bestiole cost=X"),
    ),
    "pay": _fixed(("pay-by-hand", "answer by-hand")),
    "reveal.alea": _aleas,
    "which-alea": _aleas,
    "room-one": _fixed(("relic-gone", "answer gone")),
    "room-one-no-relic": _fixed(("relic-there", "answer taken")),
    "octuple-early": _fixed(("no-countdown", "answer no")),
    "octuple-blocked": _fixed(("countdown", "answer yes")),
    "room-again": _fixed(("room-counts", "answer yes")),
    "vitality": _wounds,
    "guide-change-counted": _fixed(("stop-countdown", "adjust countdown.on -1")),
    "guide-change-last": _fixed(("stop-countdown", "adjust countdown.on -1")),
}


def uses(table: Table, card: Card) -> Actions:
    """What can be done now with a card that was scanned and is only looked at."""
    try:
        kind = kind_of(card)
    except Refused:
        return ()
    if kind in IMPREVUS:
        return (Action("draw-imprevu", "scan {code} as=reveal"),)
    if kind in ALEAS:
        return (Action("reveal-alea", "scan {code} as=reveal"),)
    return (Action(f"take-{kind}", "scan {code} as=play"),)
