"""The shelf of a home folder: what is written down beside the games."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.shelf import Shelf, made_folder
from rules.errors import Refused


def test_a_report_never_takes_the_place_of_another(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    assert [shelf.report(ValueError(word), "view") for word in ("one", "two")] == [
        "reports/fault-0001.txt",
        "reports/fault-0002.txt",
    ]
    (shelf.reports / "fault-0001.txt").unlink()
    (shelf.reports / "notes.txt").write_text("of whoever mends it")
    assert shelf.report(ValueError("three"), "view") == "reports/fault-0003.txt"
    assert "ValueError: two" in (shelf.reports / "fault-0002.txt").read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_listed_is_said(tmp_path: Path) -> None:
    """An empty shelf would be taken for lost games."""
    shelf = Shelf(tmp_path)
    assert shelf.unreadable() == []
    shelf.journals.write_text("a file where the folder should be")
    assert [(why.key, why.facts["file"]) for why in shelf.unreadable()] == [("file-unreadable", str(shelf.journals))]


def test_thousands_of_folders_in_one_another_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        made_folder(Path(tmp_path, *["a"] * 3000))
    assert refused.value.key == "no-home"
