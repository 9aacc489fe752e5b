"""The library's file: an embedded SQLite database of acts, and of what each act taught.

Nothing is overwritten. A row belongs to an act and counts while that act is not undone; of several rows for one card
or one code the newest counts. An act of kind ``replace`` makes every older act count no more, until it is undone.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from companion.reason import reason_of
from companion.whole import free_name
from rules.errors import Refused

FILE = "library.sqlite"
VERSION = 1
SCHEMA = """
CREATE TABLE acts (number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, undone INTEGER NOT NULL DEFAULT 0);
CREATE TABLE cards (act INTEGER NOT NULL REFERENCES acts, game TEXT NOT NULL, code TEXT NOT NULL,
                    layer TEXT NOT NULL, record TEXT NOT NULL, PRIMARY KEY (game, code, layer, act));
CREATE TABLE codes (act INTEGER NOT NULL REFERENCES acts, text TEXT NOT NULL, game TEXT NOT NULL, code TEXT NOT NULL,
                    PRIMARY KEY (text, act));
"""
COUNTING = """undone = 0 AND number >=
    (SELECT coalesce(max(number), 0) FROM acts WHERE kind = 'replace' AND undone = 0)"""
LAYERS = ("import", "taught", "corrected")  # later ones lie above earlier ones
MAGIC = b"SQLite format 3\x00"  # how a database file begins; a fresh one is empty
BUSY_SECONDS = 5.0
REASONS = {  # a part of what SQLite says, and the key that words it (companion.reason)
    "disk is full": "no-room",
    "readonly": "read-only",
    "unable to open": "not-allowed",
}


@dataclass(frozen=True, slots=True)
class Row:
    """What one act says of card ``code``: a JSON record in a layer."""

    game: str
    code: str
    layer: str
    record: str


class Store:
    """The open file. Every method may raise ``Refused("library-file")``: disk full, or held by another program."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.damaged = ""  # the name under which a damaged file was kept aside
        with _told(path):
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._db = self._open()
        self._seen = 0

    def act(self, kind: str, cards: list[Row], codes: list[tuple[str, str, str]]) -> int:
        """Write one act, all of it or nothing; on disk when this returns. ``codes`` are (text, game, code)."""
        with _told(self.path), self._db:
            number = self._db.execute("INSERT INTO acts (kind) VALUES (?)", (kind,)).lastrowid or 0
            rows = [(number, row.game, row.code, row.layer, row.record) for row in cards]
            self._db.executemany("INSERT INTO cards VALUES (?, ?, ?, ?, ?)", rows)
            self._db.executemany("INSERT INTO codes VALUES (?, ?, ?, ?)", [(number, *code) for code in codes])
        return number

    def newest(self) -> str:
        """The kind of the newest act that counts, or an empty text where there is none."""
        with _told(self.path):
            return self._newest()[1]

    def undo(self) -> str:
        """Take back the newest act that counts; gives its kind, or an empty text where there is none."""
        with _told(self.path), self._db:
            number, kind = self._newest()
            self._db.execute("UPDATE acts SET undone = 1 WHERE number = ?", (number,))
        return kind

    def _newest(self) -> tuple[int, str]:
        found = self._db.execute(f"SELECT number, kind FROM acts WHERE {COUNTING} ORDER BY number DESC").fetchone()
        return (int(found[0]), str(found[1])) if found else (0, "")

    def cards(self) -> list[Row]:
        """Every row that counts, oldest first."""
        with _told(self.path):
            found = self._db.execute(
                f"SELECT game, code, layer, record FROM cards JOIN acts ON act = number WHERE {COUNTING} ORDER BY act"
            )
            return [Row(*row) for row in found]

    def codes(self) -> dict[str, tuple[str, str]]:
        """text -> (game, code): every code that is bound to a card. An empty code in a row lets its text go."""
        with _told(self.path):
            found = self._db.execute(
                f"SELECT text, game, code FROM codes JOIN acts ON act = number WHERE {COUNTING} ORDER BY act"
            )
            newest = {text: (game, code) for text, game, code in found}
            return {text: meant for text, meant in newest.items() if meant[1]}

    def taught(self, game: str) -> set[str]:
        """Every code that a card of ``game`` was ever taught under, undone or not: none is given twice."""
        with _told(self.path):
            found = self._db.execute("SELECT DISTINCT code FROM cards WHERE game = ? AND layer = 'taught'", (game,))
            return {code for (code,) in found}

    def changed_elsewhere(self) -> bool:
        """Whether another program has written since this was asked last."""
        with _told(self.path):
            seen, self._seen = self._seen, int(self._db.execute("PRAGMA data_version").fetchone()[0])
        return seen != self._seen

    def close(self) -> None:
        """Let the file go."""
        self._db.close()

    def _open(self) -> sqlite3.Connection:
        """A damaged file is kept aside, never deleted, and a fresh one begun."""
        try:
            return _connected(self.path)
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError:
            self.damaged = _kept_aside(self.path).name
            return _connected(self.path)


def _connected(path: Path) -> sqlite3.Connection:
    if path.exists() and _beginning(path) not in (MAGIC, b""):
        raise sqlite3.DatabaseError("not a database")  # SQLite would say so too, but first delete what lies beside it
    db = sqlite3.connect(path, timeout=BUSY_SECONDS)
    try:
        _prepare(db, path)
    except BaseException:
        db.close()
        raise
    return db


def _beginning(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(MAGIC))


def _prepare(db: sqlite3.Connection, path: Path) -> None:
    """Full synchronous: in WAL mode anything less may lose the last acts when the power goes."""
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    if db.execute("PRAGMA quick_check").fetchone() != ("ok",):
        raise sqlite3.DatabaseError("quick_check")
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > VERSION:
        raise Refused("library-newer", file=path.name, version=version, known=VERSION)
    if version == 0:
        db.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")


def _kept_aside(path: Path) -> Path:
    """Rename a damaged file and what SQLite keeps beside it; no number is used twice."""
    kept = free_name(path.parent, f"{path.stem}.damaged-{{}}{path.suffix}")
    path.rename(kept)
    for suffix in ("-wal", "-shm"):
        beside = path.with_name(path.name + suffix)
        if beside.exists():
            beside.rename(kept.with_name(kept.name + suffix))
    return kept


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Turn what the disk or the database says into a refusal that names the file."""
    try:
        yield
    except OSError as cause:
        raise Refused("library-file", file=str(path), reason=reason_of(cause)) from cause
    except sqlite3.Error as cause:
        raise Refused("library-file", file=str(path), reason=_reason_of(cause)) from cause


def _reason_of(cause: sqlite3.Error) -> str:
    """The key of a usual reason; for any other what SQLite says itself."""
    said = str(cause)
    return next((reason for part, reason in REASONS.items() if part in said), said)
