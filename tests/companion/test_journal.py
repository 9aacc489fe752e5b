"""A journal cut at any byte loses at most the torn line; damage is kept aside; nothing is shown that is not safe."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from zlib import crc32

import pytest

from companion.journal import BLANK, ROOM, Journal, line_bytes, parse, read_header, read_journal
from rules.errors import Refused

LINES = [{"act": number, "events": [{"is": "Drew", "pieces": ["rouge", "é" * number]}]} for number in range(1, 5)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    journal = Journal.begin(tmp_path / "0001-toy.journal", {"game": "toy"})
    for line in LINES:
        journal.append(line)
    journal.close()
    return tmp_path / "0001-toy.journal"


def test_a_line_is_json_a_tab_and_its_crc(path: Path) -> None:
    assert line_bytes({"undo": 1}) == b'{"undo":1}\t%08x\n' % crc32(b'{"undo":1}')
    assert path.read_bytes().splitlines()[0].startswith(b'{"journal":1,"game":"toy"}\t')


def test_cut_at_every_byte_it_loses_at_most_the_torn_line(path: Path) -> None:
    whole = path.read_bytes()
    header = whole.index(b"\n") + 1
    for length in range(header, len(whole) + 1):
        path.write_bytes(whole[:length])
        complete = whole[:length].count(b"\n") - 1
        journal, pages = Journal.resume(path)
        journal.append({"act": 99})
        journal.close()
        assert list(pages.lines) == LINES[:complete]
        assert list(read_journal(path).lines) == [*LINES[:complete], {"act": 99}]
        assert not journal.aside
        assert pages.torn == (length > header and whole[length - 1 : length] != b"\n")


def test_a_shelf_reads_the_header_alone(path: Path) -> None:
    """Whatever became of the acts: the game is listed, and said to be damaged when it is taken up."""
    assert read_header(path) == ({"journal": 1, "game": "toy"}, 4)
    whole = path.read_bytes()
    path.write_bytes(whole.replace(b"Drew", b"Blew") + BLANK * 300)
    assert read_header(path) == ({"journal": 1, "game": "toy"}, 4)
    path.write_bytes(whole.replace(b"toy", b"tor", 1))
    with pytest.raises(Refused) as refused:
        read_header(path)
    assert refused.value.key == "not-a-journal"


def test_cut_inside_the_header_it_is_no_journal(path: Path) -> None:
    header = path.read_bytes().split(b"\n")[0]
    for length in range(len(header) + 1):
        assert parse(header[:length]) is None


def test_a_bad_line_with_good_ones_after_it_is_kept_aside(path: Path) -> None:
    whole = path.read_bytes()
    lines = whole.split(b"\n")
    lines[3] = lines[3].replace(b"rouge", b"vert!")
    path.write_bytes(b"\n".join(lines))
    damaged = path.read_bytes()
    journal, pages = Journal.resume(path)
    journal.close()
    assert list(pages.lines) == LINES[:2]
    assert journal.aside == "0001-toy.journal.damaged-1"
    assert (path.parent / journal.aside).read_bytes() == damaged
    assert path.read_bytes() == b"\n".join(whole.split(b"\n")[:3]) + b"\n"


def test_zeros_that_a_file_system_left_are_kept_aside(path: Path) -> None:
    path.write_bytes(path.read_bytes() + bytes(512))
    journal, pages = Journal.resume(path)
    journal.close()
    assert list(pages.lines) == LINES
    assert journal.aside == "0001-toy.journal.damaged-1"


def test_while_it_is_written_to_room_is_laid_out_and_closing_takes_it_away(path: Path) -> None:
    closed = path.read_bytes()
    journal, _ = Journal.resume(path)
    journal.append({"act": 5})
    room = path.stat().st_size
    journal.append({"act": 6})
    assert path.stat().st_size == room == len(closed + line_bytes({"act": 5})) + ROOM
    assert path.read_bytes() == (closed + line_bytes({"act": 5}) + line_bytes({"act": 6})).ljust(room, BLANK)
    journal.close()
    assert path.read_bytes() == closed + line_bytes({"act": 5}) + line_bytes({"act": 6})


def test_a_power_cut_leaves_room_that_the_next_evening_fills(path: Path) -> None:
    path.write_bytes(path.read_bytes() + BLANK * 300)
    left = path.stat().st_size
    journal, pages = Journal.resume(path)
    assert (list(pages.lines), pages.torn, pages.damaged) == (LINES, False, False)
    journal.append({"act": 5})
    assert path.stat().st_size == left
    journal.close()
    assert list(read_journal(path).lines) == [*LINES, {"act": 5}]


def test_a_line_torn_in_the_room_is_dropped(path: Path) -> None:
    path.write_bytes(path.read_bytes() + line_bytes({"act": 5})[:7] + BLANK * 300)
    journal, pages = Journal.resume(path)
    journal.close()
    assert (list(pages.lines), pages.torn, pages.damaged) == (LINES, True, False)
    assert list(read_journal(path).lines) == LINES


@pytest.mark.parametrize("lines", [[{"act": 5}], [{"seen": 4}, {"act": 5}]])
def test_of_a_line_across_two_blocks_the_second_may_be_on_disk_alone(path: Path, lines: list[dict[str, int]]) -> None:
    """Blocks reach the disk in any order; a line that nobody was told of is no damage."""
    late = b"".join(map(line_bytes, lines))
    for at in range(1, len(late)):
        path.write_bytes(path.read_bytes() + BLANK * at + late[at:] + BLANK * 300)
        journal, pages = Journal.resume(path)
        journal.close()
        assert (list(pages.lines), pages.torn, pages.damaged) == (LINES, True, False)
        assert list(read_journal(path).lines) == LINES


def test_zeros_after_a_torn_line_are_kept_aside(path: Path) -> None:
    path.write_bytes(path.read_bytes() + line_bytes({"act": 5})[:7] + bytes(300))
    journal, pages = Journal.resume(path)
    journal.close()
    assert (list(pages.lines), pages.damaged) == (LINES, True)
    assert journal.aside == "0001-toy.journal.damaged-1"


@pytest.mark.parametrize("fails", ["open", "pwrite", "fsync"])
def test_a_damaged_journal_that_cannot_be_copied_stays_where_it_is(
    path: Path, monkeypatch: pytest.MonkeyPatch, fails: str
) -> None:
    """The copy is whole before the damaged file loses its name."""
    damaged = path.read_bytes() + b"{" * 20 + b"\n" + b"more\n"
    path.write_bytes(damaged)
    really = os.open

    def full(*given: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def only_old(name: Path, flags: int, *mode: int) -> int:
        return full() if flags & os.O_CREAT else really(name, flags, *mode)

    with monkeypatch.context() as disk:
        disk.setattr(os, fails, only_old if fails == "open" else full)
        with pytest.raises(Refused) as refused:
            Journal.resume(path)
    assert refused.value.key == "disk-full"
    assert os.listdir(path.parent) == [path.name]
    assert path.read_bytes() == damaged
    journal, pages = Journal.resume(path)
    journal.close()
    assert (list(pages.lines), journal.aside) == (LINES, "0001-toy.journal.damaged-1")


def test_nothing_is_written_behind_a_line_that_could_not_be_taken_back(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*given: object) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    journal, _ = Journal.resume(path)
    with monkeypatch.context() as disk:
        disk.setattr(os, "fdatasync", broken)
        disk.setattr(os, "ftruncate", broken)
        for _ in range(2):
            with pytest.raises(Refused):
                journal.append({"act": 5})
    journal.append({"act": 6})
    journal.close()
    assert list(read_journal(path).lines) == [*LINES, {"act": 6}]


def test_many_acts_fill_room_after_room(path: Path) -> None:
    journal, _ = Journal.resume(path)
    for number in range(600):
        journal.append({"act": number, "events": ["x" * 100]})
    end, size = len(path.read_bytes().rstrip(BLANK)), path.stat().st_size
    journal.close()
    assert 0 < size - end <= ROOM
    assert [line["act"] for line in read_journal(path).lines[4:]] == list(range(600))


def test_where_the_disk_has_no_room_to_spare_the_line_is_written(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed, really = path.read_bytes(), os.pwrite

    def almost_full(file: int, data: bytes, at: int) -> int:
        if len(data) > ROOM:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return really(file, data, at)

    journal, _ = Journal.resume(path)
    monkeypatch.setattr(os, "pwrite", almost_full)
    journal.append({"act": 5})
    assert path.read_bytes() == closed + line_bytes({"act": 5})
    journal.append({"act": 6})
    journal.close()
    assert path.read_bytes() == closed + line_bytes({"act": 5}) + line_bytes({"act": 6})


def test_whoever_may_not_hold_a_journal_leaves_it_as_it_is(path: Path) -> None:
    first, _ = Journal.resume(path)
    first.append({"act": 5})
    held = path.read_bytes()
    with pytest.raises(Refused):
        Journal.resume(path)
    assert path.read_bytes() == held
    first.close()


def test_a_second_program_is_refused(path: Path) -> None:
    first, _ = Journal.resume(path)
    with pytest.raises(Refused) as refused:
        Journal.resume(path)
    first.close()
    assert refused.value.key == "journal-in-use"


def test_a_journal_of_a_newer_format_is_refused_and_kept(path: Path) -> None:
    path.write_bytes(line_bytes({"journal": 2, "game": "toy"}))
    before = path.read_bytes()
    with pytest.raises(Refused) as refused:
        Journal.resume(path)
    assert (refused.value.key, refused.value.facts["format"]) == ("newer-journal", 2)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", [b"{x", b"\xff", b"[1]", b"[" * 100_000])
def test_a_right_sum_over_what_is_no_line_is_damage(path: Path, text: bytes) -> None:
    good = path.read_bytes()
    path.write_bytes(good + b"%s\t%08x\n" % (text, crc32(text)))
    journal, pages = Journal.resume(path)
    journal.close()
    assert list(pages.lines) == LINES
    assert journal.aside == "0001-toy.journal.damaged-1"
    assert path.read_bytes() == good


@pytest.mark.parametrize("data", [b"", b"hello\n", b"\0" * 100, b'{"journal":"one"}\t00000000\n', b"\xff\xfe\n"])
def test_what_is_no_journal_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "x.journal"
    path.write_bytes(data)
    with pytest.raises(Refused) as refused:
        Journal.resume(path)
    assert refused.value.key == "not-a-journal"
    assert path.read_bytes() == data


def test_a_full_disk_is_said_and_the_file_stays_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal, _ = Journal.resume(path)
    before = path.read_bytes()
    with monkeypatch.context() as full:
        full.setattr(os, "pwrite", lambda file, data, at: len(data) // 2)
        with pytest.raises(Refused) as refused:
            journal.append({"act": 5})
    assert refused.value.key == "disk-full"
    assert path.read_bytes() == before
    journal.append({"act": 5})
    journal.close()
    assert read_journal(path).lines[-1] == {"act": 5}


def test_a_game_that_could_not_begin_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fdatasync", full)
    with pytest.raises(Refused) as refused:
        Journal.begin(tmp_path / "0002-toy.journal", {"game": "toy"})
    assert refused.value.key == "disk-full"
    assert os.listdir(tmp_path) == []
    monkeypatch.undo()
    Journal.begin(tmp_path / "0002-toy.journal", {"game": "toy"}).close()


def test_a_folder_that_may_not_be_written_is_said(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        Journal.begin(tmp_path / "missing" / "0001-toy.journal", {})
    assert refused.value.key == "journal-unwritable"
    assert refused.value.facts["reason"] == "no-such-file"
