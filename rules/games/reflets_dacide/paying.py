"""Gems that the players pay: into the bank (AM-12), never more than a board holds (AM-11)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Answered, Confirmed, Drew
from rules.games.reflets_dacide import dilemmas, imprevus
from rules.games.reflets_dacide.asking import (
    counts_boards,
    current,
    held,
    held_on,
    payable,
    payer,
    paying,
    says_no,
    standing,
    still_owed,
)
from rules.games.reflets_dacide.events import Paid, SaidNo
from rules.games.reflets_dacide.gems import check_count, checked, moved
from rules.games.reflets_dacide.kinds import SUFFERED
from rules.games.reflets_dacide.state import UNKNOWN, Lying, Table
from rules.view import Note

Move = tuple[str, str, int]


def paid(table: Table, event: Paid) -> Outcome[Table]:
    """RA-15, RA-18, RA-31: the gems of a cost; at other times what the table pays for reasons of its own."""
    checked(event.pieces)
    if not event.pieces:
        raise Refused("wrong-number", wanted=1, got=0)
    if standing(table) == "say-no":
        return _instead(table, event)
    if standing(table) == "cost":
        table = imprevus.with_cost(table, len(event.pieces))
        return _paid_for(table, current(table) or table.staged("chosen")[0], event)
    if table.step == "reveal.pay":
        card = payable(table)
        check_count(event.pieces, still_owed(table, card))
        return _paid_for(table, card, event)
    return _out_of_boards(table, event)


def _instead(table: Table, event: Paid) -> Outcome[Table]:
    """Gems paid while the special Dilemme is offered say that it is not used."""
    card = current(table)
    assert card is not None
    cost = len(event.pieces) if card.cost == UNKNOWN else card.cost
    check_count(event.pieces, cost)
    return _paid_for(table, replace(card, card=imprevus.costing(card.card, cost)), event)


def _paid_for(table: Table, card: Lying, event: Paid) -> Outcome[Table]:
    outcome = _out_of_boards(table, event)
    return Outcome(settled(outcome.state, card), outcome.notes)


def _out_of_boards(table: Table, event: Paid) -> Outcome[Table]:
    moves = _moves(table, event)
    return Outcome(replace(table, gems=moved(table.gems, moves)), (Note("paid", {"count": len(event.pieces)}),))


def _moves(table: Table, event: Paid) -> list[Move]:
    """One move a gem. Where no board is named: from the first that still has that colour."""
    if event.board and event.board not in table.boards:
        raise Refused("unknown-board", board=event.board[:40])
    boards = (event.board,) if event.board else table.boards
    counted = "boards" in table.setting.counted
    spent: dict[str, int] = {}
    moves = []
    for colour in event.pieces:
        place = next((p for p in (f"{b}.{colour}" for b in boards) if table.gems[p] > spent.get(p, 0)), None)
        if place is None:
            if counted and (event.board or table.setting.boards_known or held(table)):
                _lacking(table, boards, colour, event.pieces.count(colour))
            continue  # what lies on the boards is not counted: nothing to take it from
        spent[place] = spent.get(place, 0) + 1
        moves.append((place, f"bank.{colour}", 1))
    return moves


def _lacking(table: Table, boards: tuple[str, ...], colour: str, wanted: int) -> None:
    got = sum(table.gems[f"{board}.{colour}"] for board in boards)
    raise Refused("boards-lack", board=",".join(boards), colour=colour, wanted=wanted, got=got)


def settled(table: Table, card: Lying) -> Table:
    """The card is paid for: an Imprévu waits, an Aléa is revealed."""
    stage = "paid" if card.kind in SUFFERED else "revealed"
    return table.swap(replace(card, stage=stage))


def drew(table: Table, event: Drew) -> Outcome[Table]:
    """Gems tapped one by one on the board that pays; where boards share, its part of what is owed."""
    card = payable(table)
    board, owed, got = payer(table, card), still_owed(table, card), len(event.pieces)
    if standing(table) != "pay-part":
        check_count(event.pieces, owed)
    elif not 1 <= got <= owed:
        raise Refused("wrong-number", wanted=owed, got=got)
    from_board = board if standing(table) in ("pay", "pay-part") else ""
    outcome = _out_of_boards(table, Paid(checked(event.pieces), from_board))
    if got == owed:
        return Outcome(settled(outcome.state, card), outcome.notes)
    return Outcome(outcome.state.noted(paid=card.cost - owed + got, last=board, board=""), outcome.notes)


def by_hand(table: Table, _: Confirmed) -> Outcome[Table]:
    """AM-11: the table settles a payment that the boards do not show; it stays in the journal."""
    card = payable(table)
    key = "cannot-pay-settled" if counts_boards(table) else "paid-by-hand"
    return Outcome(settled(table, card), (Note(key, {"card": card.id, "count": still_owed(table, card)}),))


def answered(table: Table, event: Answered) -> Outcome[Table]:
    """At the payment: the board that pays, ``all`` to share, ``by-hand``; or the special Dilemme by its id (RA-10)."""
    card = payable(table)
    word = event.values[0] if len(event.values) == 1 else ""
    if word == "by-hand":
        return by_hand(table, Confirmed(event.prompt))
    if word == "all" or word in table.boards:
        return Outcome(table.noted(board=word, share=0) if word != "all" else table.noted(share=1))
    says = tuple(lying.id for lying in says_no(table)) if card.kind in SUFFERED else ()
    if word in ("non", "no", *says):
        return dilemmas.said_no(table, SaidNo(card.id, word if word in says else ""))
    raise Refused("not-an-option", value=" ".join(event.values)[:60], options=",".join((*_others(table), *says)))


def _others(table: Table) -> tuple[str, ...]:
    """The other ways to pay: boards that hold gems, all together, by hand."""
    if standing(table) not in ("pay", "pay-part"):
        return ("by-hand",)
    boards = tuple(board for board in table.boards if held_on(table, board))
    return (*boards, *(("all",) if len(boards) > 1 else ()), "by-hand")


def due(table: Table) -> Outcome[Table] | None:
    """The payment is over when its card is paid, costs nothing any more, or is gone."""
    if table.step != "reveal.pay":
        return None
    card = paying(table)
    if card is None or card.stage not in ("owed", "chosen") or card.cost < 0:
        return Outcome(table.popped())
    return Outcome(settled(table.popped(), card)) if card.cost == 0 else None
