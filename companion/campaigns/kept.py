"""Several campaigns side by side in a home folder: one readable file each, and the one before it as a backup."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from companion.campaigns.campaign import Campaign, after_day, setup_of
from companion.campaigns.file import campaign_from_json, campaign_to_json
from companion.reason import reason_of
from companion.whole import write_whole
from rules.errors import Refused
from rules.view import View

FOLDER = "campaigns"
OF_THE_DAY = ("day", "location", "terrain", "weather", "missions", "camped", "lingering")  # keys of the set-up
ENDING, BACKUP = ".json", ".before.json"


class Campaigns:
    """The campaigns of one home folder. What is written is on disk before it is believed, and replaces whole files."""

    def __init__(self, home: Path) -> None:
        self.folder = home / FOLDER

    def names(self) -> tuple[str, ...]:
        """The campaigns that can be read, in alphabetical order. A broken file is not among them; ``load`` names it."""
        return tuple(sorted(name for path in self._paths() if (name := _name_in(path))))

    def unreadable(self) -> list[Refused]:
        """Why a file that lies here is none of ``names``."""
        return [why for path in sorted(self._paths()) if (why := _wrong_with(path))]

    def begin(self, campaign: Campaign) -> Campaign:
        """A new campaign. Raises ``Refused("campaign-exists")`` where one has that name."""
        path = self.path(campaign.name)
        if path.exists():
            raise Refused("campaign-exists", campaign=campaign.name)
        self.save(campaign)
        return campaign

    def load(self, name: str) -> Campaign:
        """Raises ``Refused``: ``unknown-campaign``, or what is wrong with its file."""
        path = self.path(name)
        if not path.is_file():
            raise Refused("unknown-campaign", campaign=name)
        return read_campaign(path)

    def save(self, campaign: Campaign) -> None:
        """Write the campaign; what was there before stays beside it as a backup. Raises ``Refused``."""
        path = self.path(campaign.name)
        text = campaign_text(campaign)
        self._replace(path, text)

    def change(self, name: str, change: Callable[[Campaign], Campaign]) -> Campaign:
        """Change a campaign on the tracker and keep it."""
        campaign = change(self.load(name))
        self.save(campaign)
        return campaign

    def end_day(self, name: str, view: View) -> Campaign:
        """Cross off the day that ``view`` shows at its end. A second press is refused as ``day-not-current``."""
        return self.change(name, lambda campaign: after_day(campaign, view))

    def follow(self, view: View) -> Campaign | None:
        """Write the tracker of the campaign that was played as ``view`` shows the end of its day; None before the end.

        It may be called after every answer: a line written after the end, a correction and an undo change the tracker
        as if the day had ended so from the start. A campaign that nobody began is begun with this day.
        """
        ending = view.ending
        name = str(ending.facts.get("campaign", "")) if ending else ""
        if ending is None or not name:
            return None
        before = self._before(name, int(ending.facts["day"]))
        after = after_day(before, view)
        path = self.path(name)
        if not path.is_file() or read_campaign(path) != after:
            self._replace(path, campaign_text(after), campaign_text(before))
        return after

    def _before(self, name: str, day: int) -> Campaign:
        """The campaign as it was before ``day``: as it is, or its backup where the day is crossed off already."""
        path = self.path(name)
        if not path.is_file():
            return Campaign(name, day=day)
        campaign = read_campaign(path)
        backup = _beside(path)
        if campaign.day != day and backup.is_file() and (earlier := read_campaign(backup)).day == day:
            return earlier
        return campaign

    def next_day(self, setup: Mapping[str, str]) -> dict[str, str]:
        """The ``game`` keys with what the tracker knows of the campaign that they name.

        What is given stays, but for a day that is crossed off already: then the answers of that day are not meant.
        """
        name = setup.get("campaign", "")
        if not name or not self.path(name).is_file():
            return dict(setup)
        campaign = self.load(name)
        day = setup.get("day", "")
        past = day.isascii() and day.isdigit() and len(day) < 4 and int(day) < campaign.day
        given = {key: value for key, value in setup.items() if not (past and key in OF_THE_DAY)}
        return {**setup_of(campaign), **given}

    def export(self, name: str, path: Path) -> None:
        """Write the campaign to one readable file. Raises ``Refused``."""
        write_whole(path, campaign_text(self.load(name)).encode())

    def take_in(self, path: Path, replace: bool = False) -> Campaign:
        """Import a file, checked whole before anything is replaced; a campaign of that name stays as the backup.

        Raises ``Refused``: ``campaign-exists`` without ``replace``, or every wrong entry of the file.
        """
        campaign = read_campaign(path)
        if self.path(campaign.name).exists() and not replace:
            raise Refused("campaign-exists", campaign=campaign.name)
        self.save(campaign)
        return campaign

    def restore(self, name: str) -> Campaign:
        """The campaign as it was before it was last written. Raises ``Refused("no-backup")``."""
        backup = _beside(self.path(name))
        if not backup.is_file():
            raise Refused("no-backup", campaign=name)
        campaign = read_campaign(backup)
        self.save(campaign)
        return campaign

    def path(self, name: str) -> Path:
        """The file of a campaign. Raises ``Refused("bad-name")`` for a name that gives no file name."""
        return self.folder / f"{file_name(name)}{ENDING}"

    def _paths(self) -> list[Path]:
        return [path for path in self.folder.glob(f"*{ENDING}") if not path.name.endswith(BACKUP)]

    def _replace(self, path: Path, text: str, before: str = "") -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            before = before or (path.read_text(encoding="utf-8") if path.exists() else "")
        except OSError as cause:
            raise Refused("file-unwritable", file=str(path), reason=reason_of(cause)) from cause
        if before:
            write_whole(_beside(path), before.encode())
        write_whole(path, text.encode())


def file_name(name: str) -> str:
    """``Léto 2026`` as ``leto-2026``: names that differ only by case or accents share a file and are the same."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = "".join(mark if mark.isalnum() else " " for mark in plain).split()
    if not words or len(name) > 80:
        raise Refused("bad-name", name=name[:80])
    return "-".join(words)


def campaign_text(campaign: Campaign) -> str:
    """The text of a campaign file. Raises ``Refused("bad-campaign")`` for what could not be read back."""
    text = json.dumps(campaign_to_json(campaign), ensure_ascii=False, indent=2) + "\n"
    campaign_from_json(json.loads(text))
    return text


def read_campaign(path: Path) -> Campaign:
    """The campaign of a file. Raises ``Refused``: ``file-unreadable``, ``not-a-campaign`` or ``bad-campaign``."""
    try:
        given: Any = json.loads(path.read_bytes())
    except OSError as cause:
        raise Refused("file-unreadable", file=str(path), reason=reason_of(cause)) from cause
    except (ValueError, RecursionError) as cause:
        raise Refused("not-a-campaign", file=str(path)) from cause
    return campaign_from_json(given)


def _name_in(path: Path) -> str:
    try:
        return read_campaign(path).name
    except Refused:
        return ""


def _wrong_with(path: Path) -> Refused | None:
    try:
        read_campaign(path)
    except Refused as refused:
        return refused
    return None


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.stem}{BACKUP}")
