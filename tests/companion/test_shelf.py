"""The shelf of a home folder: what is written down beside the games."""

from __future__ import annotations

from pathlib import Path

from companion.shelf import Shelf


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
