"""What may be done beside the prompt: each a button, each a line of the play language."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.cards import Card
from rules.errors import Refused
from rules.games.reflets_dacide.asking import held_on, payer, paying, says_no, standing
from rules.games.reflets_dacide.kinds import ALEAS, IMPREVUS, SUFFERED, kind_of
from rules.games.reflets_dacide.state import HERO_IDS, Table
from rules.view import Action

Actions = tuple[Action, ...]
ENDS = "end "  # the command that ends a game


def actions(table: Table) -> Actions:
    """The buttons of this moment: the special Dilemme, the other answers of the prompt, the Dilemmes on hold."""
    key = standing(table)
    beside = _BESIDE.get(key or table.step)
    return (*_no(table), *(beside(table) if beside else ()), *_kept(table))


def _answer(key: str, value: str, **facts: int | str) -> Action:
    return Action(key, f"answer {value}", facts=facts)


def _fixed(*pairs: tuple[str, str]) -> Callable[[Table], Actions]:
    return lambda _: tuple(Action(key, line, grave=line.startswith(ENDS)) for key, line in pairs)


def _gem_purses(table: Table) -> Actions:
    if table.open[-1].facts.get("kind") != "mystery":
        return ()
    return tuple(_answer("gem-purse", board, board=board) for board in table.boards)


def _payers(table: Table) -> Actions:
    """Other boards may pay, all together, or the table settles it by hand (AM-11)."""
    card = paying(table)
    assert card is not None
    now = payer(table, card)
    boards = tuple(_answer("pay-from", b, board=b) for b in table.boards if b != now and held_on(table, b))
    together = (_answer("pay-together", "all"),) if boards and standing(table) == "pay" else ()
    return (*boards, *together, _answer("pay-by-hand", "by-hand"))


def _wounds(table: Table) -> Actions:
    """A wound and a death for each living Hero whose vitality is counted."""
    if "heroes" not in table.setting.counted:
        return ()
    living = [(id, hero) for id, hero in zip(HERO_IDS, table.heroes, strict=True) if not hero.dead]
    wounds = [Action("wound", f"place {id}.vitality -1", id, {"hero": id}) for id, hero in living if hero.vitality > 0]
    return (*wounds, *(Action("death", f"remove {id} to=out", id, {"hero": id}, grave=True) for id, _ in living))


def _kept(table: Table) -> Actions:
    """RA-5: a Dilemme on hold is played for the players' benefit, by its lower part (RA-3)."""
    return tuple(
        Action("play-dilemma", f"remove {lying.id}", lying.id, {"card": lying.id, "board": lying.on})
        for lying in table.staged("kept")
        if lying.kind == "dilemme"
    )


def _no(table: Table) -> Actions:
    """RA-9: the special Dilemme, for each Créature or Bestiole: beside the payment, later on the tile of the card."""
    says = says_no(table)
    if not says:
        return ()
    suffered = [lying for lying in table.staged("owed", "paid", "pending") if lying.kind in SUFFERED]
    return tuple(
        Action(
            "say-no",
            f"say-no {target.id} with={says[0].id}",
            target.id if target.stage == "pending" else "",
            {"card": target.id},
        )
        for target in suffered
    )


STOP = ("stop-countdown", "adjust countdown.on -1")
_BESIDE: Mapping[str, Callable[[Table], Actions]] = {
    "square-effect": _gem_purses,
    "pay": _payers,
    "pay-part": _payers,
    "reveal.alea": _fixed(
        ("enter-alea", "enter alea cost=X"),
        ("enter-salle", "enter salle cost=X"),
        ("no-alea", "trial no"),
    ),
    "pawns": _fixed(("end-avatar", "end avatar")),
    "trial-passed": _fixed(("end-quest", "end quest")),
    "turn-end": _fixed(("end-quest", "end quest"), ("end-vils", "end vils")),
    "guide-change-last": _fixed(("end-quest", "end quest"), STOP),
    "guide-change-counted": _fixed(("end-quest", "end quest"), STOP),
    "room-one": _fixed(("relic-gone", "answer gone")),
    "room-one-no-relic": _fixed(("relic-there", "answer taken")),
    "octuple-early": _fixed(("no-countdown", "answer no")),
    "octuple-blocked": _fixed(("countdown", "answer yes")),
    "room-again": _fixed(("room-counts", "answer yes")),
    "vitality": _wounds,
    "points": _fixed(("points-counted", "done")),
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
