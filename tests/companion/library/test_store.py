"""The library's file: acts, undo, power cuts, damage, later releases."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from companion.library.store import FILE, Row, Store
from rules.errors import Refused

OGRE = Row("bog", "97001", "taught", '{"kind": "minion"}')
CODE = ("590", "bog", "97001")


def store(folder: Path) -> Store:
    return Store(folder / FILE)


def test_an_act_is_kept_whole(tmp_path: Path) -> None:
    first = store(tmp_path)
    first.act("teach", [OGRE], [CODE])
    first.close()
    again = store(tmp_path)
    assert again.cards() == [OGRE]
    assert again.codes() == {"590": ("bog", "97001")}


def test_an_act_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    kept = store(tmp_path)
    with pytest.raises(Refused, match="library-file"):
        kept.act("teach", [OGRE, OGRE], [CODE])
    assert (kept.cards(), kept.codes(), kept.undo()) == ([], {}, "")


def test_undo_takes_back_the_newest_act_that_counts(tmp_path: Path) -> None:
    kept = store(tmp_path)
    kept.act("import", [OGRE], [])
    kept.act("teach", [], [CODE])
    assert kept.undo() == "teach"
    assert (kept.cards(), kept.codes()) == ([OGRE], {})
    assert kept.undo() == "import"
    assert kept.undo() == ""
    kept.act("teach", [], [CODE])
    assert kept.codes() == {"590": ("bog", "97001")}


def test_of_two_acts_the_newer_counts_and_undo_gives_the_older_back(tmp_path: Path) -> None:
    kept = store(tmp_path)
    kept.act("teach", [], [CODE])
    kept.act("teach", [], [("590", "bog", "97002")])
    assert kept.codes()["590"] == ("bog", "97002")
    kept.undo()
    assert kept.codes()["590"] == ("bog", "97001")


def test_a_replacement_hides_all_older_acts_until_it_is_undone(tmp_path: Path) -> None:
    kept = store(tmp_path)
    kept.act("teach", [OGRE], [CODE])
    kept.act("replace", [], [("591", "bog", "97009")])
    assert (kept.cards(), set(kept.codes())) == ([], {"591"})
    assert kept.undo() == "replace"
    assert (kept.cards(), set(kept.codes())) == ([OGRE], {"590"})


def test_a_code_once_taught_is_remembered_even_undone(tmp_path: Path) -> None:
    kept = store(tmp_path)
    kept.act("teach", [OGRE], [])
    kept.undo()
    assert kept.taught("bog") == {"97001"}


def test_a_power_cut_after_an_act_loses_nothing(tmp_path: Path) -> None:
    """The files as they lie on the disk while the program still runs are what a power cut leaves."""
    running = store(tmp_path / "running")
    running.act("teach", [OGRE], [CODE])
    shutil.copytree(tmp_path / "running", tmp_path / "after")
    assert store(tmp_path / "after").codes() == {"590": ("bog", "97001")}
    assert running.codes() == {"590": ("bog", "97001")}


def test_every_act_is_flushed_to_the_disk(tmp_path: Path) -> None:
    kept = store(tmp_path)
    settings = [kept._db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    assert settings == ["wal", 2]


@pytest.mark.parametrize("content", [b"no database at all" * 300, bytes(8192), b"SQLite format 3\x00" + b"\xff" * 5000])
def test_a_damaged_file_is_kept_aside_and_a_fresh_one_begun(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    fresh = store(tmp_path)
    assert fresh.damaged == "library.damaged-1.sqlite"
    assert (tmp_path / fresh.damaged).read_bytes() == content
    fresh.act("teach", [OGRE], [])
    assert store(tmp_path).cards() == [OGRE]


def test_what_sqlite_keeps_beside_a_damaged_file_is_kept_aside_with_it(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all" * 300)
    (tmp_path / f"{FILE}-journal").write_bytes(b"of no use")
    (tmp_path / f"{FILE}-wal").write_bytes(b"its last acts")
    fresh = store(tmp_path)
    assert (tmp_path / f"{fresh.damaged}-wal").read_bytes() == b"its last acts"
    fresh.act("teach", [OGRE], [])
    assert fresh.cards() == [OGRE]


def test_a_page_lost_in_the_middle_is_damage_and_no_copy_is_overwritten(tmp_path: Path) -> None:
    for number in (1, 2):
        kept = store(tmp_path)
        for n in range(300):
            kept.act("teach", [Row("bog", f"{n:05}", "taught", '{"kind": "minion"}')], [(str(n), "bog", f"{n:05}")])
        kept.close()
        content = bytearray((tmp_path / FILE).read_bytes())
        content[8192:20480] = b"\x55" * 12288
        (tmp_path / FILE).write_bytes(content)
        damaged = store(tmp_path)
        assert damaged.damaged == f"library.damaged-{number}.sqlite"
        damaged.close()


def test_a_file_of_a_later_release_is_refused_and_left_alone(tmp_path: Path) -> None:
    store(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("PRAGMA user_version = 7")
    db.close()
    with pytest.raises(Refused) as refused:
        store(tmp_path)
    assert refused.value.key == "library-newer"
    assert refused.value.facts == {"file": FILE, "version": 7, "known": 1}
    assert [path.name for path in tmp_path.glob("library.damaged*")] == []


def test_a_folder_that_cannot_be_made_is_refused_with_its_name(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file stands here", "utf-8")
    with pytest.raises(Refused, match="library-file"):
        store(tmp_path / "home")


def test_what_another_program_wrote_is_noticed(tmp_path: Path) -> None:
    mine, other = store(tmp_path), store(tmp_path)
    assert mine.changed_elsewhere()
    assert not mine.changed_elsewhere()
    other.act("teach", [OGRE], [])
    assert mine.changed_elsewhere()
    assert mine.cards() == [OGRE]
