"""The decoder process: whatever a picture does to it, the program goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from drivers.decoder import Read
from drivers.decoder.child import LIVE, DecoderChild
from drivers.decoder.wire import DecoderLost
from drivers.errors import DeviceMissing
from tests.drivers.decoder.drawn import code, qr, side_by_side

HOSTILE = "tests.drivers.decoder.hostile"
WHITE, BLACK = np.full((20, 30), 255, np.uint8), np.zeros((20, 30), np.uint8)


@pytest.fixture(scope="module")
def child() -> Iterator[DecoderChild]:
    with DecoderChild() as child:
        yield child


def texts(child: DecoderChild, picture: np.ndarray = WHITE) -> list[str]:
    return [read.text for read in child.decode(picture)]


def test_codes_come_back_whole(child: DecoderChild) -> None:
    picture = side_by_side(qr("žluť\r\0", encoding="utf-8"), code("EAN13", "5901234123457"))
    first, second = child.decode(picture)
    assert (first.text, first.symbology, first.raw) == ("žluť\r\0", "qr", "žluť\r\0".encode())
    assert first.modules == 21
    assert first.box == pytest.approx((40, 40, 124, 124), abs=4)
    assert (second.text, second.symbology) == ("5901234123457", "ean-13")
    assert all(isinstance(read, Read) and len(read.corners) == 4 for read in (first, second))


def test_one_process_serves_many_pictures(child: DecoderChild) -> None:
    assert texts(child, qr("A1")) == ["A1"]
    pid = child.pid
    for text in ("B2", "C3"):
        assert texts(child, qr(text)) == [text]
    assert child.pid == pid != os.getpid()


@pytest.mark.parametrize("shape", [(0, 0), (0, 640), (1, 1), (8, 70_000)])
def test_pictures_without_room_for_a_code(child: DecoderChild, shape: tuple[int, int]) -> None:
    assert child.decode(np.zeros(shape, np.uint8)) == []


def test_what_is_not_luma_never_reaches_the_process(child: DecoderChild) -> None:
    child.start()
    pid = child.pid
    with pytest.raises(ValueError, match="luma"):
        child.decode(np.zeros((9, 9, 3), np.uint8))
    assert child.pid == pid


@pytest.mark.parametrize("pattern", ["checkers", "noise", "stripes"])
def test_hostile_patterns_hold_no_code_and_end(child: DecoderChild, pattern: str) -> None:
    rows, columns = np.indices((360, 640))
    noise = np.random.default_rng(1).integers(0, 256, (360, 640))
    made = {"checkers": (rows + columns) % 2 * 255, "noise": noise, "stripes": columns // 2 % 2 * 255}
    assert child.decode(made[pattern].astype(np.uint8)) == []


def test_a_process_that_was_killed_between_two_pictures_is_replaced() -> None:
    with DecoderChild() as child:
        child.start()
        pid = child.pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        assert texts(child, qr("MC01107-5")) == ["MC01107-5"]
        assert child.pid != pid


def test_a_picture_that_aborts_the_process_is_told_and_the_next_one_is_read() -> None:
    with DecoderChild(f"{HOSTILE}:Aborts") as child:
        assert texts(child) == ["MC01107-5"]
        with pytest.raises(DecoderLost) as lost:
            child.decode(BLACK)
        assert (lost.value.key, lost.value.facts["code"]) == ("decoder-died", -signal.SIGABRT)
        assert texts(child) == ["MC01107-5"]


def test_a_picture_that_never_ends_is_given_up() -> None:
    with DecoderChild(f"{HOSTILE}:Hangs", patience=2.0) as child:
        assert texts(child) == ["MC01107-5"]
        with pytest.raises(DecoderLost) as lost:
            child.decode(BLACK)
        assert (lost.value.key, lost.value.facts["device"]) == ("decoder-late", "decoder")
        assert texts(child) == ["MC01107-5"]


def test_a_process_that_reads_no_more_is_given_up_too() -> None:
    with DecoderChild(patience=2.0) as child:
        child.start()
        assert child.pid is not None
        os.kill(child.pid, signal.SIGSTOP)
        with pytest.raises(DecoderLost) as lost:
            child.decode(np.zeros((1000, 1000), np.uint8))  # more than a pipe holds
        assert lost.value.key == "decoder-late"


def test_a_fault_over_one_picture_is_told_in_its_own_words_and_costs_no_process() -> None:
    with DecoderChild(f"{HOSTILE}:Raises") as child:
        child.start()
        pid = child.pid
        for _ in range(2):
            with pytest.raises(DecoderLost) as lost:
                child.decode(WHITE)
            assert (lost.value.key, lost.value.facts["reason"]) == ("fault", "RuntimeError('no such version')")
        assert child.pid == pid


def test_what_libraries_print_never_gets_between_the_answers() -> None:
    with DecoderChild(f"{HOSTILE}:Prints") as child:
        for _ in range(3):
            assert texts(child) == ["MC01107-5"]


def test_a_decoder_that_does_not_exist_is_an_error_not_a_wait() -> None:
    with DecoderChild("drivers.decoder.nothing:Nothing") as child, pytest.raises(DecoderLost) as lost:
        child.decode(WHITE)
    assert (lost.value.key, lost.value.facts["code"]) == ("decoder-died", 1)


def test_closing_ends_the_process_and_may_be_done_twice() -> None:
    child = DecoderChild(LIVE)
    child.start()
    pid = child.pid
    assert pid is not None
    child.close()
    child.close()
    assert child.pid is None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_the_process_ends_with_the_program_that_started_it() -> None:
    """The program is killed, so it can clean up nothing; its decoder sees the end of its input and goes."""
    program = (
        "import sys, time; from drivers.decoder.child import DecoderChild\n"
        "child = DecoderChild(); child.start(); print(child.pid, flush=True); time.sleep(1000)"
    )
    root = Path(__file__).parents[3]
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, cwd=root, text=True) as running:
        assert running.stdout is not None
        pid = int(running.stdout.readline())
        gone = os.pidfd_open(pid)
        running.kill()
        assert _ends(gone), "the decoder outlived its program"


def _ends(pidfd: int) -> bool:
    import select

    readable, _, _ = select.select([pidfd], [], [], 20)
    os.close(pidfd)
    return bool(readable)


@pytest.fixture
def without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that the decoder process looks into first: a library that lies there hides the installed one."""
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def hide(folder: Path, package: str, why: str) -> None:
    (folder / package).mkdir()
    (folder / package / "__init__.py").write_text(f"raise {why}\n")


def test_without_libzbar_the_other_library_reads_and_the_package_is_named(without: Path) -> None:
    hide(without, "pyzbar", "ImportError('Unable to find zbar shared library')")
    with DecoderChild() as child:
        assert texts(child, qr("MC01107-5")) == ["MC01107-5"]
        (missing,) = child.without
    assert (type(missing), missing.key) == (DeviceMissing, "library-missing")
    assert missing.facts == {"device": "zbar", "package": "libzbar0", "extra": "apt"}


def test_without_any_library_the_first_one_is_named(without: Path) -> None:
    hide(without, "pyzbar", "ModuleNotFoundError('pyzbar')")
    hide(without, "zxingcpp", "ModuleNotFoundError('zxingcpp')")
    with DecoderChild() as child, pytest.raises(DeviceMissing) as missing:
        child.decode(qr("MC01107-5"))
    assert missing.value.facts == {"device": "zxing", "package": "zxing-cpp", "extra": "none"}
