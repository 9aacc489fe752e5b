"""Gems that the players pay: into the bank (AM-12), never more than a board holds (AM-11)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine import Outcome
from rules.errors import Refused
from rules.events import Answered, Confirmed, Drew
from rules.games.reflets_dacide import imprevus
from rules.games.reflets_dacide.asking import counts_boards, current, payer, paying, standing
from rules.games.reflets_dacide.events import Paid, SaidNo
from rules.games.reflets_dacide.kinds import SUFFERED
from rules.games.reflets_dacide.series import checked, moved
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
        card = paying(table)
        assert card is not None
        imprevus.check_count(table, event.pieces, card.cost)
        return _paid_for(table, card, event)
    return _out_of_boards(table, event)


def _instead(table: Table, event: Paid) -> Outcome[Table]:
    """Gems paid while the special Dilemme is offered say that it is not used."""
    card = current(table)
    assert card is not None
    cost = len(event.pieces) if card.cost == UNKNOWN else card.cost
    imprevus.check_count(table, event.pieces, cost)
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
    spent: dict[str, int] = {}
    moves = []
    for colour in event.pieces:
        place = next((p for p in (f"{b}.{colour}" for b in boards) if table.gems[p] > spent.get(p, 0)), None)
        if place is None:
            if event.board or counts_boards(table):
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
    """Gems tapped one by one: ``red`` from the board that pays, or ``b1.red``."""
    card = paying(table)
    assert card is not None
    board = payer(table, card)
    if not any("." in piece for piece in event.pieces):
        return paid(table, Paid(event.pieces, board))
    imprevus.check_count(table, event.pieces, card.cost)
    moves = [(piece, f"bank.{piece.partition('.')[2]}", 1) for piece in event.pieces if _lies(table, piece)]
    gems = moved(table.gems, moves)
    return Outcome(settled(replace(table, gems=gems), card), (Note("paid", {"count": len(moves)}),))


def _lies(table: Table, piece: str) -> bool:
    board, _, colour = piece.partition(".")
    if board not in table.boards:
        raise Refused("unknown-board", board=board[:40])
    return bool(checked((colour,)))


def by_hand(table: Table, _: Confirmed) -> Outcome[Table]:
    """AM-11: the table settles a payment that the boards do not show; it stays in the journal."""
    card = paying(table)
    assert card is not None
    key = "cannot-pay-settled" if counts_boards(table) else "paid-by-hand"
    return Outcome(settled(table, card), (Note(key, {"card": card.id, "count": card.cost}),))


def answered(table: Table, event: Answered) -> Outcome[Table]:
    """At the payment: the board that pays, ``by-hand``, or the special Dilemme (RA-10) by its id or as ``non``."""
    card = paying(table)
    assert card is not None
    word = event.values[0] if len(event.values) == 1 else ""
    if word == "by-hand":
        return by_hand(table, Confirmed(event.prompt))
    if word == "all" or word in table.boards:
        return Outcome(table.noted(board=word))
    return imprevus.said_no(table, SaidNo(card.id, "" if word in ("non", "no") else word or "?"))


def due(table: Table) -> Outcome[Table] | None:
    """The payment is over when its card is paid, costs nothing any more, or is gone."""
    if table.step != "reveal.pay":
        return None
    card = paying(table)
    if card is None or card.stage not in ("owed", "chosen") or card.cost < 0:
        return Outcome(table.popped())
    return Outcome(settled(table.popped(), card)) if card.cost == 0 else None
