"""What is asked while a card clears: the four steps, and which card and which kind comes first."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.games.earthborne_rangers.arrivals import attachments, entry_of
from rules.games.earthborne_rangers.clearing import RANGERS, due_now
from rules.games.earthborne_rangers.state import Day, InPlay
from rules.games.earthborne_rangers.thresholds import ALL_RANGERS, count, enough, limit, questionable, sufficient, word
from rules.view import Option, Prompt


def clear_prompt(day: Day) -> Prompt:
    """What stands in each of the four steps, or which card and which kind of token comes first."""
    facts = day.about
    id = facts.get("card", "")
    if day.top.step != "clear.before":
        return _PROMPTS[day.top.step](day)
    if not id:
        cards = tuple(Option(card, "card", {"card": card}) for card in due_now(day))
        return Prompt("clear-order", "order", {"count": len(cards)}, 1, len(cards), cards, terms=("clear",))
    if "kind" not in facts:
        return _which(day, day.cards[id])
    return _PROMPTS[day.top.step](day)


def _which(day: Day, item: InPlay) -> Prompt:
    """ER-16: the group picks the kind. OPEN-6: with a threshold of nothing it says whether the card clears."""
    kinds = sufficient(day, item)
    if not kinds:
        field = questionable(day, item)[0]
        either = (Option("clear", "clear"), Option("leave", "leave"))
        return Prompt("clear-at-nothing", "choose", {"card": item.id, "field": field}, options=either)
    options = tuple(Option(what, f"by-{what}", {"count": count(item, what)}) for what in kinds)
    return Prompt("clear-kind", "choose", {"card": item.id}, options=options, terms=("clear",))


def _facts(day: Day) -> dict[str, int | str]:
    facts = day.about
    item = day.cards.get(facts["card"])
    if item and word(item, facts["kind"]) == ALL_RANGERS:
        return {"card": item.id, "kind": RANGERS}
    said: dict[str, int | str] = {"card": facts["card"], "kind": facts["kind"]}
    if item:
        said["count"] = count(item, facts["kind"])
        said["limit"] = limit(day, item, facts["kind"]) or 0
    return said


def _before(day: Day) -> Prompt:
    """ER-5"""
    facts = _facts(day)
    return Prompt(_key("clear-before", facts), facts=facts | _sources(day), hands=True, terms=("clear", "threshold"))


def _key(key: str, facts: dict[str, int | str]) -> str:
    return f"{key}-rangers" if facts["kind"] == RANGERS else key


def _when(day: Day) -> Prompt:
    """ER-6 to ER-8. A card that another became due by is asked about first (OPEN-5)."""
    nested = day.about.get("nested", "")
    if nested:
        options = (Option("later", "later"), Option("now", "now"))
        others: dict[str, int | str] = {"card": day.about["card"], "cards": nested, "count": nested.count(",") + 1}
        return Prompt("clear-nested", "choose", others, options=options)
    facts = _facts(day) | _sources(day)
    item = day.cards.get(day.about["card"])
    guide = entry_of(item.card) if item else ""
    return Prompt(
        "clear-when-guide" if guide else "clear-when", facts=facts | _guide(guide), hands=True, terms=("clear",)
    )


def _guide(entry: str) -> dict[str, int | str]:
    return {"entry": entry} if entry else {}


def _sources(day: Day) -> dict[str, int | str]:
    """ER-11: where effects of this timing may come from; the group resolves them in the order it likes."""
    id = day.about["card"]
    cards = (id, *(item.id for item in attachments(day, id) if item.up))
    return {"sources": len(cards)} | ({"effects": ",".join(cards)} if len(cards) > 1 else {})


def _check(day: Day) -> Prompt:
    """ER-9. OPEN-4: the kind that was used is gone and the other suffices: the group says what follows."""
    about = day.about
    item = day.cards[about["card"]]
    if enough(day, item, about["kind"]):
        facts = _facts(day)
        return Prompt(_key("clear-check", facts), facts=facts, terms=("clear",))
    options = (Option("discard", "discard"), Option("keep", "keep"))
    other = next(what for what in sufficient(day, item) if what != about["kind"])
    return Prompt(
        "clear-other-kind", "choose", {"card": item.id, "kind": about["kind"], "other": other}, options=options
    )


def _after(day: Day) -> Prompt:
    """ER-10, ER-20"""
    facts: dict[str, int | str] = {"card": day.about["card"]}
    player = day.about.get("player", "")
    facts |= {"player": player} if player else {}
    return Prompt("clear-after" if player else "clear-after-nobody", facts=facts, hands=True, terms=("clear",))


_PROMPTS: Mapping[str, Callable[[Day], Prompt]] = {
    "clear.before": _before,
    "clear.when": _when,
    "clear.check": _check,
    "clear.after": _after,
}
