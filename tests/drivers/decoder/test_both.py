"""Both libraries together, on photographs and in a stream."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from drivers.camera.pictures import luma_of_file
from drivers.decoder import Decoder, Read
from drivers.decoder.both import LARGEST_LOOK, LONG_ENOUGH, STEPS, Both, Live, Look
from drivers.decoder.zbar import Zbar
from drivers.decoder.zxing import Zxing
from tests.bench.photographs import Photograph, photographs
from tests.drivers.decoder.drawn import code, qr, side_by_side

if TYPE_CHECKING:
    from drivers.decoder import Luma

FOLDER = Path(__file__).parents[2] / "photographs"
PHOTOGRAPHS = photographs(FOLDER)
OUT_OF_REACH = {"zxing-upca-6-19.png"}  # too blurred for both


def texts(decoder: Decoder, luma: Luma) -> set[str]:
    return {read.text for read in decoder.decode(luma)}


@pytest.mark.parametrize("photograph", PHOTOGRAPHS, ids=[each.path.stem for each in PHOTOGRAPHS])
def test_a_photograph_is_read_and_never_wrongly(photograph: Photograph) -> None:
    wanted = set() if photograph.path.name in OUT_OF_REACH else set(photograph.texts)
    assert texts(Both(), luma_of_file(photograph.path)) == wanted


def test_together_they_read_more_than_either_alone_and_nothing_wrong() -> None:
    right, wrong = {}, {}
    for decoder in (Zxing(), Zbar(), Both()):
        got = [(texts(decoder, luma_of_file(each.path)), set(each.texts)) for each in PHOTOGRAPHS]
        right[type(decoder)] = sum(len(found & wanted) for found, wanted in got)
        wrong[type(decoder)] = sum(len(found - wanted) for found, wanted in got)
    assert right[Both] > max(right[Zxing], right[Zbar])
    assert wrong[Both] == 0 <= min(wrong[Zxing], wrong[Zbar])
    assert wrong[Zbar] > 0, "the photographs no longer hold one that is misread"


def test_what_one_library_alone_can_read_is_read_beside_what_the_other_reads() -> None:
    picture = side_by_side(code("DataMatrix", "MC01107-5"), qr("MC01109-1"))
    assert [read.text for read in Both().decode(picture)] == ["MC01107-5", "MC01109-1"]


def test_corners_are_those_of_the_picture_whatever_size_was_looked_at() -> None:
    picture = qr("MC01107-5", module=4)
    for step in ((Look("zxing", 2.0),), (Look("zxing", 0.5),), (Look("zxing", soft=True),)):
        (read,) = Only(step[0]).decode(picture)
        assert read.box == pytest.approx((40, 40, 124, 124), abs=4)


class Only(Both):
    """A single look."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._only = look

    def decode(self, luma: Luma) -> list[Read]:
        return self._look(luma, self._only)


def test_no_look_of_zbar_is_larger_than_it_can_bear() -> None:
    for by, factor in ((look.by, look.factor_for(12_000_000)) for step in STEPS for look in step):
        assert by == "zxing" or 12_000_000 * factor**2 <= LARGEST_LOOK * 1.001
    assert Look("zxing").factor_for(12_000_000) == 1
    assert Look("zbar", 2.0).factor_for(100_000) == 2
    assert Look("zbar", 2.0).factor_for(12_000_000) == 0


@dataclass
class Clock:
    """Seconds that pass only when a slow decoder works."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Slow:
    """A decoder that takes ``seconds`` for every picture and finds ``found`` in each."""

    clock: Clock
    seconds: float
    found: list[Read] = field(default_factory=list)
    pictures: int = 0
    sizes: set[tuple[int, ...]] = field(default_factory=set)

    def decode(self, luma: Luma) -> list[Read]:
        self.clock.now += self.seconds * luma.size / EMPTY.size
        self.pictures += 1
        self.sizes.add(luma.shape)
        return self.found


EMPTY = np.full((480, 640), 128, np.uint8)
HERE = ((0, 0), (50, 0), (50, 50), (0, 50))


@pytest.mark.parametrize("ratio", [1.1, 2.2, 4.0, 10.0])
def test_a_stream_of_empty_frames_costs_less_than_twice_its_faster_library(ratio: float) -> None:
    clock = Clock()
    zxing, zbar = Slow(clock, 0.01), Slow(clock, 0.01 * ratio)
    live = Live({"zxing": zxing, "zbar": zbar}, clock)
    for _ in range(300):
        assert live.decode(EMPTY) == []
    assert clock.now < 2 * 300 * 0.01
    assert clock.now > 1.6 * 300 * 0.01, "time that was saved up is used"
    assert zxing.sizes >= {EMPTY.shape, (960, 1280)}
    assert zbar.pictures >= 10


def test_zbar_has_its_turn_on_the_first_frame_and_none_where_zxing_reads() -> None:
    clock = Clock()
    zbar = Slow(clock, 0.02, [Read("MC01109-1", "qr", HERE)])
    blind = Live({"zxing": Slow(clock, 0.01), "zbar": zbar}, clock)
    assert [read.text for read in blind.decode(EMPTY)] == ["MC01109-1"]
    sees = Live({"zxing": Slow(clock, 0.01, [Read("MC01107-5", "qr", HERE)]), "zbar": zbar}, clock)
    zbar.pictures = 0
    for _ in range(20):
        assert [read.text for read in sees.decode(EMPTY)] == ["MC01107-5"]
    assert zbar.pictures == 0


def test_a_look_that_helped_is_taken_again_so_that_frames_in_a_row_show_the_code() -> None:
    clock = Clock()
    zxing, zbar = Slow(clock, 0.01), Slow(clock, 0.05)
    live = Live({"zxing": zxing, "zbar": zbar}, clock)
    for _ in range(20):
        live.decode(EMPTY)
    zbar.found = [Read("MC01109-1", "qr", HERE)]
    seen = [bool(live.decode(EMPTY)) for _ in range(60)]
    first = seen.index(True)
    assert first < 30
    assert all(seen[first:])
    zbar.found, begun = [], clock.now
    for _ in range(100):
        assert live.decode(EMPTY) == []
    assert clock.now - begun < 2 * 100 * 0.01 + 0.1


def test_a_doubtful_code_in_a_stream_is_looked_at_until_it_is_settled() -> None:
    clock = Clock()
    zxing, zbar = Slow(clock, 0.01, [Read("96385074", "ean-8", HERE)]), Slow(clock, 0.02)
    live = Live({"zxing": zxing, "zbar": zbar}, clock)
    assert [read.text for read in live.decode(EMPTY)] == ["96385074"]
    assert zxing.pictures > 2


def test_a_picture_that_takes_long_is_not_looked_at_for_ever() -> None:
    clock = Clock()
    zxing, zbar = Slow(clock, LONG_ENOUGH), Slow(clock, LONG_ENOUGH)
    assert Both({"zxing": zxing, "zbar": zbar}, clock).decode(EMPTY) == []
    assert (zxing.pictures, zbar.pictures) == (1, 1)


@pytest.mark.parametrize("alone", [{"zxing": Zxing}, {"zbar": Zbar}], ids=["zxing", "zbar"])
@pytest.mark.parametrize("kind", [Both, Live])
def test_one_library_alone_reads_too(alone: dict[str, type[Zxing] | type[Zbar]], kind: type[Both]) -> None:
    decoder = kind({name: library() for name, library in alone.items()})
    assert [read.text for read in decoder.decode(qr("MC01107-5"))] == ["MC01107-5"]
    assert [read.text for read in decoder.decode(code("EAN13", "5901234123457"))] == ["5901234123457"]
