"""The table as the set-up leaves it (b1): dials, first main scheme, encounter deck, what is in play before round 1."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rules.cards import Card
from rules.counters import Counters
from rules.engine import Open
from rules.errors import Refused
from rules.games.marvel_champions.chores import CHECKLIST, drone_of
from rules.games.marvel_champions.entering import with_dial
from rules.games.marvel_champions.fields import FIELDS, with_ids
from rules.games.marvel_champions.numbers import total
from rules.games.marvel_champions.play import enter, is_encounter
from rules.games.marvel_champions.scenarios import SCENARIOS, scenario_of
from rules.games.marvel_champions.state import Champions, Chore, Plan, Player
from rules.games.marvel_champions.tally import add, explained, put
from rules.games.marvel_champions.villains import stage_number
from rules.setup import Answers, Cards, Setup, read_setup
from rules.view import Part

SETUP = "setup"


@dataclass(frozen=True, slots=True)
class Box:
    """The cards that a scenario begins with: villains and main schemes by stage, what is shuffled."""

    villains: tuple[Card, ...]
    schemes: tuple[Card, ...]
    deck: tuple[Part, ...]
    faces: dict[str, Card]
    nemesis: dict[str, int]


def new(given: Setup, cards: Cards) -> Champions:
    """Begin. Raises ``Refused("setup")`` with every problem."""
    answers = _answers(given, cards)
    heroes = tuple(cards[code] for code in answers.list("heroes"))
    box = _open_box(answers, heroes, cards)
    state = _empty(answers, box)
    for id, hero in zip(state.players, heroes, strict=False):
        state = with_dial(state, _seated(state.players[id], hero, cards))
    state = _put_up(state, box)
    checklist = answers.flag("checklist")
    state = _before_round_one(state, checklist)
    if not checklist:
        return state
    chores = tuple(Chore(key) for key in CHECKLIST)
    return state._replace(open=(Open(SETUP),), chores=(*chores[:9], *state.chores, *chores[9:]))


def _answers(given: Setup, cards: Cards) -> Answers:
    problems: list[Refused] = []
    read = with_ids(given, cards)
    players, heroes = read.get("players", "").split(","), read.get("heroes", "")
    if heroes and read.get("players") and len(heroes.split(",")) != len(players):
        problems.append(Refused("wrong-count", field="heroes", got=len(heroes.split(",")), low=1, high=len(players)))
    try:
        answers = read_setup(FIELDS, {key: value for key, value in read.items() if value or key == "players"}, cards)
    except Refused as refused:
        raise Refused("setup", (*refused.problems, *problems)) from refused
    if problems:
        raise Refused("setup", tuple(problems))
    return answers


def _open_box(answers: Answers, heroes: tuple[Card, ...], cards: Cards) -> Box:
    entry = cards[answers.text("scenario")]
    expert = answers.text("mode") == "expert"
    written = entry.facts.get("villains_expert" if expert else "villains") or entry.facts.get("villains", "")
    villains = _known(written, cards)
    schemes = _second_faces(_known(entry.facts.get("schemes", ""), cards))
    if not schemes:
        raise Refused("setup", (Refused("no-facts", card=entry.code),))
    return Box(
        tuple(sorted(villains, key=stage_number)),
        tuple(sorted(schemes, key=stage_number)),
        _deck_parts(entry, answers, heroes, cards),
        {card.code: card for card in _other_faces(entry, cards)},
        {f"p{number}": rest for number, hero in enumerate(heroes, 1) if (rest := _nemesis_rest(hero, cards))},
    )


def _known(codes: str, cards: Cards) -> list[Card]:
    return [cards[code] for code in codes.split() if code in cards]


def _second_faces(schemes: list[Card]) -> list[Card]:
    """Of each main scheme card the face that is played on: B where there is one."""
    faces: dict[str, Card] = {}
    for card in schemes:
        if card.code[-1] in "b0123456789" or card.code[:-1] not in faces:
            faces[card.code.rstrip("abcd")] = card
    return list(faces.values())


def _other_faces(entry: Card, cards: Cards) -> Iterable[Card]:
    """Faces that may come up without being scanned, and the cards that the scenario itself brings into play."""
    codes = [code for code in entry.facts.get("cards", "").split() if not code[-1].isdigit()]
    scenario = SCENARIOS.get(entry.code)
    brought = (*scenario.begins_with, *scenario.searched.values()) if scenario else ()
    return _known(" ".join((*codes, *brought)), cards)


def _nemesis_rest(hero: Card, cards: Cards) -> int:
    """Cards of the nemesis set besides its minion and its side scheme (b13)."""
    code = hero.facts.get("nemesis", "")
    return int(cards[code].facts.get("deck", "0")) - 2 if code in cards else 0


def _deck_parts(entry: Card, answers: Answers, heroes: tuple[Card, ...], cards: Cards) -> tuple[Part, ...]:
    """Cards that are shuffled into the encounter deck: the sets of the scenario, modular sets, obligations."""
    chosen = _known(",".join(answers.list("modular")).replace(",", " ") or entry.facts.get("recommended", ""), cards)
    own = _known(entry.facts.get("sets", ""), cards)
    if answers.text("mode") == "expert":
        own += _known("expert", cards)
    replaced = {card.facts.get("type") for card in chosen} & {"standard", "expert"}
    sets = [card for card in own if card.facts.get("type") not in replaced] + chosen
    counts = ((card.code, int(card.facts.get("deck", "0"))) for card in sets)
    parts = tuple(Part(count, "set", {"card": code}) for code, count in counts if count)
    obligations = sum(len(hero.facts.get("obligations", "x").split()) for hero in heroes)
    return (*parts, Part(obligations or len(answers.list("players")), "obligations")) if parts else ()


def _empty(answers: Answers, box: Box) -> Champions:
    players = {f"p{number}": Player(f"p{number}", name) for number, name in enumerate(answers.list("players"), 1)}
    plan = Plan(
        started=len(players),
        scenario=answers.text("scenario"),
        mode=answers.text("mode"),
        heroic=answers.number("heroic"),
        guide=answers.text("guide"),
        counted=frozenset(answers.list("count")),
        faces=box.faces,
        nemesis=box.nemesis,
    )
    return Champions(plan, (Open("player.turns"),), players, "p1", {}, Counters(), {})


def _seated(seat: Player, hero: Card, cards: Cards) -> Player:
    sides = _known(hero.facts.get("identity", ""), cards)
    by_kind = {side.kind: side for side in reversed(sides)}
    return replace(seat, hero=by_kind.get("hero"), alter_ego=by_kind.get("alter_ego"))


def _put_up(state: Champions, box: Box) -> Champions:
    """Main scheme deck, villain deck, encounter deck. Villains of other names begin beside the first one."""
    state, scheme = enter(state, box.schemes[0])
    state = state._replace(later={**state.later, scheme: box.schemes[1:]})
    for name in dict.fromkeys(card.name() for card in box.villains):
        stages = tuple(card for card in box.villains if card.name() == name)
        if stage_number(stages[0]) == stage_number(box.villains[0]):
            state, id = enter(state, stages[0])
            state = state._replace(later={**state.later, id: stages[1:]})
    several = sum(placed.card.kind != "main_scheme" for placed in state.cards.values()) > 1
    if not box.deck or several or "deck" not in state.plan.counted:
        return state
    state = put(state._replace(deck_known=True), "encounter.deck", total(box.deck))
    return explained(state, "encounter.deck", box.deck)


def _before_round_one(state: Champions, checklist: bool) -> Champions:
    """What the scenario puts into play (b1, 11 and 12); hands do the rest, where the set-up is walked."""
    for code in scenario_of(state).begins_with:
        state = _brought(state, code)
    scenario = scenario_of(state)
    if "scheme" in state.cards:
        state = state._replace(chores=scenario.on_scheme(state, state.cards["scheme"]))
    villain = state.cards.get("villain")
    if villain is not None and villain.card.code in scenario.searched:
        state = _brought(state, scenario.searched[villain.card.code])
    return state if checklist else _done_by_now(state)


def _brought(state: Champions, code: str) -> Champions:
    """A card of the scenario in play, out of the encounter deck where it was shuffled into it."""
    card = state.plan.faces.get(code)
    if card is None:
        return state
    if state.deck_known and is_encounter(card) and card.kind == "side_scheme":
        parts = (*state.sums["encounter.deck"].parts, Part(-1, "in-play", {"card": card.code}))
        state = explained(add(state, "encounter.deck", -1), "encounter.deck", parts)
    return enter(state, card)[0]


def _done_by_now(state: Champions) -> Champions:
    """Without the list, hands did all of it; what came out by chance is scanned in the first turn."""
    chores, state = state.chores, state._replace(chores=())
    for chore in chores:
        if chore.key == "drone":
            state = drone_of(state, chore)[0]
    return state
