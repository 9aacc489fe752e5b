"""The tracker of a campaign on the screen: what is shown of it, what a tap writes. While a day of the campaign lies on
the table its missions, rewards and events are cards there: a line of the play language moves them, and undo takes it
back. Everything else is written on the tracker itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from babel.lists import format_list

from companion.campaigns.campaign import (
    BUBBLES,
    CALENDARS,
    FIRST_DAY,
    FIRST_PLACE,
    FIRST_TERRAIN,
    GAME,
    Campaign,
    Mission,
)
from companion.campaigns.kept import BACKUP, OF_THE_DAY
from companion.campaigns.writing import WRITING
from companion.desk import Desk
from companion.journal import read_header
from companion.line import quoted
from companion.presenters.models import CampaignScreen, Choice, MissionRow, Written
from companion.presenters.start import CAMPAIGN, question, remembered
from companion.words.texts import Texts
from companion.words.wording import Words
from rules.engine import Game, begin
from rules.errors import Refused
from rules.games import game
from rules.view import CardShown, View

ASPECTS = ("awa", "fit", "spi", "foc")  # as the key ``aspects`` lists them
PLACED = ("day", "location", "terrain")  # what the tracker's head holds
ON_TRACKER = "write"  # begins a line that is written on the tracker itself


def has_campaigns(played: Game[Any]) -> bool:
    """Whether a game asks for a campaign."""
    return played.asks(CAMPAIGN)


def campaign_on_table(desk: Desk) -> str:
    """The campaign that the game on the table belongs to; empty: none."""
    return str(_setup_on_table(desk).get(CAMPAIGN, ""))


def _setup_on_table(desk: Desk) -> Mapping[str, str]:
    session = desk.session
    if not session or not session.journal or not has_campaigns(session.game):
        return {}
    return _setup_in(session.journal)


@lru_cache(maxsize=8)
def _setup_in(journal: Path) -> Mapping[str, str]:
    """The first line of a journal never changes."""
    try:
        setup = read_header(journal)[0]["setup"]
        return {str(key): str(value) for key, value in setup.items()}
    except (Refused, KeyError, AttributeError):
        return {}  # a game whose beginning cannot be read is played like one without a campaign


def kept_campaigns(desk: Desk) -> tuple[Choice, ...]:
    """The campaigns that are kept, each with its name and the day that comes next."""
    texts = Texts(GAME, desk.language)
    found = []
    for name in desk.campaigns.names():
        with suppress(Refused):  # a file under another name than its own: said when somebody chooses it
            day = desk.campaigns.load(name).day
            found.append(Choice(name, texts.say("kept-campaign", {"campaign": name, "day": day})))
    return tuple(found)


def answers_of(desk: Desk, game_id: str, answers: Mapping[str, str]) -> dict[str, str]:
    """The answers after a campaign was chosen: those of its last game, and what its tracker says of the next day.

    Raises ``Refused`` where the campaign is over or its file cannot be read.
    """
    name = answers.get(CAMPAIGN, "")
    told = desk.campaigns.next_day({CAMPAIGN: name}) if name else {}
    kept = [one for one in desk.shelf.kept() if name and one.setup.get(CAMPAIGN) == name]
    last = remembered(game_id, game(game_id).fields, kept) if kept else dict(answers)
    last = {key: value for key, value in last.items() if key not in OF_THE_DAY}
    if "players" in told and told["players"] != last.get("players"):
        last.pop("aspects", None)  # those are of others
    return {**last, **told, CAMPAIGN: name}


def foretold(desk: Desk, game_id: str, answers: Mapping[str, str]) -> str:
    """What the day begins with, in words: day, location, terrain, weather, and each Ranger with the aspects."""
    played = game(game_id)
    if not answers.get(CAMPAIGN) or not has_campaigns(played):
        return ""
    facts = desk.finder.facts(played)
    try:
        view = played.view(begin(played, answers, facts).state)
    except Refused:
        return ""  # said beside the questions when the day is begun
    words = Words(Texts(game_id, desk.language), view, facts.get)
    place, weather = (words.card(card) if (card := view.card(id)) else "–" for id in ("location", "weather"))
    terrain = words.say("terrain", answers.get("terrain", "woods"), {})
    day = {"day": answers.get("day", str(FIRST_DAY)), "location": place, "terrain": terrain, "weather": weather}
    return "\n".join([words.texts.say("campaign-next", day), *_rangers(answers, words)])


def _rangers(answers: Mapping[str, str], words: Words) -> Iterator[str]:
    names, written = answers.get("players", "").split(","), answers.get("aspects", "").split(",")
    for name, values in zip(names, written, strict=False):
        if len(values) == len(ASPECTS):
            each = [f"{words.say('aspect', aspect, {})} {value}" for aspect, value in zip(ASPECTS, values, strict=True)]
            yield words.texts.say("campaign-ranger", {"player": name, "aspects": listed(each, words)})


def listed(each: list[str], words: Words) -> str:
    """A list as the language writes it."""
    return format_list(each, locale=words.texts.language)


def begun_here(desk: Desk, name: str) -> Campaign:
    """The campaign; one whose first day lies on the table is written down when somebody writes on it."""
    if desk.campaigns.path(name).is_file():
        return desk.campaigns.load(name)
    setup = _setup_on_table(desk)
    return Campaign(
        name,
        calendar=setup.get("calendar", CALENDARS[0]),
        day=int(setup.get("day", FIRST_DAY)),
        location=setup.get("location", FIRST_PLACE),
        terrain=setup.get("terrain", FIRST_TERRAIN),
        rangers=tuple(filter(None, setup.get("players", "").split(","))),
    )


def write(desk: Desk, name: str, line: str, text: str = "") -> None:
    """A line of the tracker's sheet, with what was written in place of its ``{}``. Raises ``Refused``."""
    begins, _, rest = line.partition(" ")
    if begins != ON_TRACKER:
        answer = desk.say(line.replace("{}", quoted(text)))
        if answer and answer.refused:
            raise answer.refused
        return
    what, *words = rest.replace("{}", text).split()
    if what == "restore":
        desk.campaigns.restore(name)
        return
    before = begun_here(desk, name)
    after = CHANGES[what](before, words)
    if after != before:
        desk.campaigns.save(after)


def _head(key: str) -> Callable[[Campaign, list[str]], Campaign]:
    def changed(campaign: Campaign, words: list[str]) -> Campaign:
        written = " ".join(words)
        changes: dict[str, Any] = {key: int(written) if key == "day" else written}
        return replace(campaign, **changes)

    return changed


CHANGES = {**WRITING, **{key: _head(key) for key in PLACED}}


def campaign_screen(desk: Desk, name: str) -> CampaignScreen:
    """The tracker of a campaign in the language of the desk. Raises ``Refused`` where it cannot be read."""
    view = desk.view if campaign_on_table(desk) == name else None
    return _Sheet(desk, begun_here(desk, name), view).screen()


class _Sheet:
    """Makes the sheet: over a table with ``view``, or without one from the start page."""

    def __init__(self, desk: Desk, campaign: Campaign, view: View | None) -> None:
        self.campaign, self.view = campaign, view
        played = game(GAME)
        self.facts = desk.finder.facts(played)
        self.words = Words(Texts(GAME, desk.language), view, self.facts.get)
        fields = {field.key: field for field in played.fields}
        given = {key: str(getattr(campaign, key)) for key in PLACED}
        asked = [question(fields[key], given, self.facts, self.words) for key in PLACED]
        self.questions = [replace(one, high=campaign.last_day) if one.key == "day" else one for one in asked]
        self.here = desk.campaigns.path(campaign.name)

    def screen(self) -> CampaignScreen:
        """All of it."""
        campaign, apart = self.campaign, self.view is None
        ended = bool(self.view and self.view.ending)
        texts = self.words.texts
        return CampaignScreen(
            name=campaign.name,
            title=texts.say("campaign-title", {"campaign": campaign.name}),
            where=self.where(),
            read=self.read(),
            missions=tuple(self.missions()),
            events=tuple(self.events(ended)),
            rewards=(*map(Written, campaign.rewards), *(Written(name) for name in self.cards_of("reward"))),
            guides=tuple(self.guides()),
            day=campaign.day,
            new_mission="write mission {}" if apart else "" if ended else "enter mission name={}",
            new_event="write event {}" if apart else "enter event name={}",
            new_reward="write reward {}" if apart else "enter reward name={}",
            new_guide="" if ended or campaign.over else "write guide {}",
            questions=tuple(self.questions) if apart else (),
            next_day=f"setup:{GAME}:{campaign.name}" if apart and not campaign.over else "",
            restore="write restore" if apart and self.here.with_name(f"{self.here.stem}{BACKUP}").is_file() else "",
            hint=texts.say("campaign-files"),
        )

    def where(self) -> str:
        """Day, location and terrain: as they are on the table, else as the tracker says."""
        campaign = self.campaign
        facts: dict[str, int | str] = {
            "day": campaign.day,
            "last": campaign.last_day,
            "location": self.place(),
            "terrain": self.terrain(),
        }
        key = "campaign-over" if campaign.over else "campaign-where"
        return self.words.texts.say(key, facts)

    def place(self) -> str:
        """The location in the language of the desk."""
        if self.view and (card := self.view.card("location")):
            return self.words.card(card)
        choices = {choice.value: choice.text for choice in self.questions[1].choices}
        return choices.get(self.campaign.location, self.campaign.location)

    def terrain(self) -> str:
        """The terrain of the tracker; of the table once the day has ended."""
        ending = self.view.ending if self.view else None
        code = str(ending.facts.get("terrain", "")) if ending else ""
        return str(self.words.named("terrain", code or self.campaign.terrain))

    def read(self) -> str:
        """The entries above the day."""
        entries = self.campaign.guides.get(self.campaign.day, ())
        count: dict[str, int | str] = {"count": len(entries), "entries": listed(list(entries), self.words)}
        return self.words.texts.say("campaign-read", count) if entries else ""

    def missions(self) -> Iterator[MissionRow]:
        """Those on the table with the lines of their cards, the others as the tracker has them."""
        if self.view is None:
            yield from map(_tracked, self.campaign.missions)
            return
        lying = [card for card in self.view.cards if card.kind == "mission"]
        yield from (self._lying(card, self.view) for card in lying)
        names = {self.words.card(card) for card in lying} | {next(iter(card.names.values()), "") for card in lying}
        names |= {card.names.get("en", "") for card in lying}
        yield from (_row(one) for one in self.campaign.missions if one.complete and one.name not in names)

    def _lying(self, card: CardShown, view: View) -> MissionRow:
        counter = view.counters.get(f"{card.id}.bubbles")
        value = counter.value if counter else 0
        fewer = f"set {card.id}.bubbles {value - 1}" if value else ""
        more = f"set {card.id}.bubbles {value + 1}" if value < BUBBLES else ""
        finish = "" if view.ending else f"remove {card.id} to=out"
        return MissionRow(self.words.card(card), value, BUBBLES, False, fewer, more, finish)

    def events(self, ended: bool) -> Iterator[Written]:
        """Those of the tracker, then those of this day."""
        for at, event in enumerate(self.campaign.events, 1):
            text = self.words.texts.say("campaign-event", {"day": event.day, "text": event.text})
            yield Written(text, event.crossed, "" if event.crossed or ended else f"write cross {at}")
        yield from map(Written, self.cards_of("event"))

    def cards_of(self, kind: str) -> list[str]:
        """The names of a kind of card that was entered on this day, but for what the tracker has already."""
        known = {*self.campaign.rewards, *(event.text for event in self.campaign.events)}
        cards = [card for card in self.view.cards if card.kind == kind] if self.view else []
        return [name for card in cards if (name := self.words.card(card)) not in known]

    def guides(self) -> Iterator[Written]:
        """The entries of the days to come."""
        for day, entries in sorted(self.campaign.guides.items()):
            if day > self.campaign.day:
                facts: dict[str, int | str] = {"day": day, "entries": listed(list(entries), self.words)}
                yield Written(self.words.texts.say("campaign-guide", facts))


def _row(mission: Mission) -> MissionRow:
    return MissionRow(mission.name, mission.bubbles, BUBBLES, mission.complete)


def _tracked(mission: Mission) -> MissionRow:
    row, value = _row(mission), mission.bubbles
    if mission.complete:
        return row
    fewer = f"write bubbles {mission.name} {value - 1}" if value else ""
    more = f"write bubbles {mission.name} {value + 1}" if value < BUBBLES else ""
    return replace(row, fewer=fewer, more=more, finish=f"write complete {mission.name}")
