"""A file is written whole or not at all; what is no file is never replaced by one."""

from __future__ import annotations

import os
import threading
import zipfile
from pathlib import Path

import pytest

from companion.cli import main
from companion.whole import free_name, write_whole
from rules.errors import Refused


def test_it_is_replaced_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("old")
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert os.listdir(tmp_path) == ["a.json"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("real")
    write_whole(tmp_path / "link", b"new")
    assert os.readlink(tmp_path / "link") == "real"
    assert (tmp_path / "real").read_bytes() == b"new"


def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append((tmp_path / "pipe").read_bytes()))
    reader.start()
    write_whole(tmp_path / "pipe", b"new")
    reader.join()
    assert read == [b"new"]
    assert (tmp_path / "pipe").is_fifo()


@pytest.mark.parametrize(
    ("name", "reason"),
    [("", "is-a-folder"), ("missing/a.json", "no-such-file"), ("x" * 300, "File name too long")],
)
def test_a_folder_and_what_cannot_be_there_are_refused(tmp_path: Path, name: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        write_whole(tmp_path / name, b"new")
    assert (refused.value.key, refused.value.facts) == (
        "file-unwritable",
        {"file": str(tmp_path / name), "reason": reason},
    )
    assert os.listdir(tmp_path) == []


def test_a_free_name_is_no_file_that_is_there(tmp_path: Path) -> None:
    for name in ("a.kept-1.json", "a.kept-3.json"):
        (tmp_path / name).touch()
    assert free_name(tmp_path, "a.kept-{}.json").name == "a.kept-2.json"


def test_a_report_is_written_where_the_clock_stood_before_zip_files_begin(tmp_path: Path) -> None:
    """A machine without a battery clock starts in 1970."""
    settings = tmp_path / "settings.toml"
    settings.write_text('language = "en"\n')
    os.utime(settings, (0, 0))
    assert main(["report", str(tmp_path / "report.zip"), "--home", str(tmp_path)]) == 0
    with zipfile.ZipFile(tmp_path / "report.zip") as report:
        assert report.read("settings.toml") == b'language = "en"\n'
