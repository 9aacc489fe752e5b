"""The library: what every code means, now. Facts that ship, imports, taught cards, corrections.

It touches later scans only: the facts of a game that is being played stand in its journal.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.card_facts import PRINTED
from companion.library.exchange import read_file, write_file
from companion.library.facts import load_facts
from companion.library.lookup import Lookup, key_of
from companion.library.outcomes import Found, Outcome
from companion.library.overlay import Overlay, corrected
from companion.library.search import alike, matching
from companion.library.store import FILE, Row, Store
from companion.library.teaching import Lesson, lesson
from companion.whole import free_name
from rules.cards import Card
from rules.engine import Game
from rules.errors import Refused
from rules.games import game, game_ids
from rules.setup import meant

if TYPE_CHECKING:
    from companion.library.importing import Imported


@dataclass(frozen=True, slots=True)
class Shown:
    """All that is known of a card: its faces, the layers that lie over what ships, the codes bound to it."""

    game: str
    card: Card
    faces: tuple[Card, ...]
    layers: tuple[str, ...]
    codes: tuple[str, ...]


class Library:
    """The library of a home folder; a ``Finder`` for tables. Used by one thread.

    Opening raises ``Refused("library-newer")`` for a file of a later release and ``Refused("library-file")`` where
    the disk is in the way; a damaged file is kept aside and named in ``problems``.
    """

    def __init__(self, home: Path, prefixes: Mapping[str, str] | None = None) -> None:
        """``prefixes`` maps a label prefix to a game; by default those of the games that are here."""
        self._given = prefixes
        self._store = Store(home / FILE)
        self._overlays: dict[str, Overlay] = {}
        self.problems = (Refused("library-damaged", kept=self._store.damaged),) if self._store.damaged else ()

    @cached_property
    def _prefixes(self) -> Mapping[str, str]:
        """Asked for by the first scan: until then only the game in play is imported."""
        return self._given if self._given is not None else {game(id).prefix: id for id in game_ids()}

    def look_up(self, text: str, game: str, symbology: str = "") -> Outcome:
        """What ``text`` means while ``game`` is in play."""
        return self._lookup(game).find(text, symbology)

    def find(self, text: str, played: Game[Any], symbology: str = "") -> Card:
        """The card that ``text`` means. Raises ``Refused`` where it means none of this game."""
        return self._found(text, played.id, symbology).card

    def facts(self, played: Game[Any]) -> Overlay:
        """Every card of a game by its code, as it counts now."""
        return self.cards(played.id)

    def cards(self, game: str) -> Overlay:
        """Every card of ``game`` by its code, as it counts now."""
        if self._store.changed_elsewhere():
            self._overlays.clear()
        if game not in self._overlays:
            self._overlays[game] = Overlay(load_facts(game), self._rows(game))
        return self._overlays[game]

    def search(self, words: str, languages: tuple[str, ...] = (), games: Iterable[str] = ()) -> list[tuple[str, Card]]:
        """(game, card) for every card whose name holds ``words``, best first; where none does, of nearly that name.

        ``games``: in these only. ``languages``: names in these and in English only.
        """
        asked = {each: self.cards(each) for each in tuple(games) or tuple(self._prefixes.values())}
        for look in (matching, alike):
            found = [(each, cards[code]) for each, cards in asked.items() for code in look(words, cards, languages)]
            if found:
                return found
        return []

    def show(self, text: str, game: str) -> Shown:
        """All that is known of the card that ``text`` means. Raises ``Refused`` like ``find``."""
        found = self._found(text, game)
        mine = {(game, face.code) for face in found.faces}
        codes = tuple(sorted(code for code, meant in self._store.codes().items() if meant in mine))
        return Shown(game, found.card, found.faces, self.cards(game).layers(found.card.code), codes)

    def teach(self, text: str, card: Card, played: Game[Any]) -> None:
        """From now on ``text`` means ``card``, one act. Raises ``Refused("already-bound")`` where it means another."""
        self.learn(text, card, played.id)

    def learn(self, text: str, card: Card, game: str) -> Card:
        """The same for a game by its id; gives the card as it counts now, with the code that it was given."""
        taught = lesson(text, card, self._lookup(game), self._store.taught(game))
        self._write_lesson(taught)
        return self.cards(game)[taught.code]

    def bind(self, text: str, code: str, game: str) -> Card:
        """From now on ``text`` means the known card ``code``; copies of one card may share a code."""
        card = self._found(code, game).card
        return self.learn(text, Card(card.code, card.kind), game)

    def release(self, text: str) -> None:
        """A code that was bound means nothing any more, one act. Raises ``Refused("not-bound")`` where it is not."""
        key = key_of(text)
        if key not in self._store.codes():
            raise Refused("not-bound", text=text)
        self._write("release", [], [(key, "", "")])

    def correct(self, text: str, field: str, value: str, game: str) -> Card:
        """Printed number ``field`` is ``value`` in every later game; ``none`` takes it away. One act."""
        card = self._found(text, game).card
        known = (*dict.fromkeys((*card.printed, *PRINTED)),)
        if field not in known:
            raise Refused("unknown-field", field=field, meant=meant(field.casefold(), known) or ", ".join(known))
        changed = corrected(card, {field: value})
        if value != "none" and field not in changed.printed:
            raise Refused("bad-field", card=card.code, field=field, value=value)
        if changed != card:
            self._write("correct", [Row(game, card.code, "corrected", json.dumps({field: value}))])
        return self.cards(game)[card.code]

    def unteach(self) -> None:
        """Take the newest act back where it was a lesson. Raises ``Refused("nothing-to-undo")`` where it was none."""
        if self._store.newest() != "teach":
            raise Refused("nothing-to-undo")
        self.undo()

    def undo(self) -> str:
        """Take the newest act back; gives its kind. Raises ``Refused("nothing-to-undo")``."""
        kind = self._store.undo()
        self._overlays.clear()
        if not kind:
            raise Refused("nothing-to-undo")
        return kind

    def import_from(self, path: Path) -> Imported:
        """Take in a folder of community files, or a file that ``export`` wrote; one act.

        From a folder come the cards that are new or differ; rows that cannot be read are left out and reported. A file
        replaces the library as a whole, a copy of what was here is kept. Raises ``Refused``: ``no-folder``,
        ``not-community-files``, or ``bad-library`` with every entry of the file that is wrong; then nothing is changed.
        """
        return self._import_file(path) if path.is_file() else self._import_folder(path)

    def export(self, path: Path) -> None:
        """Write all that this library holds beyond what ships into one JSON file."""
        write_file(path, self._store.cards(), self._store.codes())

    def close(self) -> None:
        """Let the file go."""
        self._store.close()

    def _import_folder(self, folder: Path) -> Imported:
        from companion.library.importing import news, read_any, report  # a table begins without the importers

        game, reading = read_any(folder)
        before = Overlay(load_facts(game), [row for row in self._rows(game) if row.layer == "import"])
        rows = news(game, reading, before)
        if rows:
            self._write("import", rows)
        return report(rows, game, reading, before)

    def _import_file(self, path: Path) -> Imported:
        from companion.library.importing import Imported

        rows, codes = read_file(path)
        kept = self._copy_name()
        self.export(kept)
        self._write("replace", rows, [(text, *meant) for text, meant in codes.items()])
        games = {row.game for row in rows} | {game for game, _ in codes.values()}
        return Imported(",".join(sorted(games)), len(rows) + len(codes), 0, kept=kept.name)

    def _lookup(self, game: str) -> Lookup:
        return Lookup(game, self.cards(game), self._store.codes(), self._prefixes)

    def _found(self, text: str, game: str, symbology: str = "") -> Found:
        outcome = self.look_up(text, game, symbology)
        if not isinstance(outcome, Found):
            raise outcome.refused()
        return outcome

    def _rows(self, game: str) -> list[Row]:
        return [row for row in self._store.cards() if row.game == game]

    def _write_lesson(self, taught: Lesson) -> None:
        if taught.rows or taught.codes:
            self._write("teach", list(taught.rows), list(taught.codes))

    def _write(self, kind: str, rows: list[Row], codes: Iterable[tuple[str, str, str]] = ()) -> None:
        self._store.act(kind, rows, list(codes))
        self._overlays.clear()

    def _copy_name(self) -> Path:
        return free_name(self._store.path.parent, "library.kept-{}.json")
