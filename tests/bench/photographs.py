"""How many codes of a folder of photographs are read, how many wrongly, and how long it takes, library by library.

    python -m tests.bench.photographs FOLDER [--json FILE]

The folder has a ``manifest.jsonl`` (a line for each picture: ``file``, ``texts``, and ``symbology`` to group by) or,
beside each picture ``NAME.png``, a ``NAME.expected.json`` (a list of texts). A text counts as right if the picture is
said to hold it and as wrong if not; UPC-A and EAN-13 with a leading zero are the same bars. Beside the photographs it
times frames without any code, as a camera sees most of the time. Milliseconds are those of the processor, so that other
work on the machine changes them little.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import TYPE_CHECKING

import numpy as np

from drivers.camera.pictures import luma_of_file
from drivers.decoder import Decoder
from drivers.decoder.both import Both, Live
from drivers.decoder.zbar import Zbar
from drivers.decoder.zxing import Zxing

if TYPE_CHECKING:
    from drivers.decoder import Luma

DECODERS: dict[str, type[Decoder]] = {"zxing-cpp alone": Zxing, "pyzbar alone": Zbar, "both": Both}
FOR_FRAMES: dict[str, type[Decoder]] = {"zxing-cpp alone": Zxing, "pyzbar alone": Zbar, "live": Live}
FRAME = (720, 1280)  # rows, columns
FRAMES = 60
EXPECTED = ".expected.json"


@dataclass(frozen=True, slots=True)
class Photograph:
    path: Path
    texts: tuple[str, ...]
    group: str


@dataclass(slots=True)
class Tally:
    """One decoder on one group of pictures."""

    pictures: int = 0
    wanted: int = 0
    right: int = 0
    wrong: int = 0
    milliseconds: list[float] = field(default_factory=list)

    def add(self, wanted: set[str], got: set[str], milliseconds: float) -> None:
        self.pictures += 1
        self.wanted += len(wanted)
        self.right += len(wanted & got)
        self.wrong += len(got - wanted)
        self.milliseconds.append(milliseconds)


def photographs(folder: Path) -> list[Photograph]:
    """The pictures of a folder with what they hold."""
    manifest = folder / "manifest.jsonl"
    if manifest.exists():
        rows = map(json.loads, manifest.read_text(encoding="utf-8").splitlines())
        return [Photograph(folder / row["file"], tuple(row["texts"]), row.get("symbology") or "none") for row in rows]
    return list(_beside_their_texts(folder))


def _beside_their_texts(folder: Path) -> Iterator[Photograph]:
    for expected in sorted(folder.rglob(f"*{EXPECTED}")):
        stem = expected.name.removesuffix(EXPECTED)
        texts = tuple(json.loads(expected.read_text(encoding="utf-8")))
        for path in sorted(expected.parent.glob(f"{stem}.*")):
            if path != expected:
                yield Photograph(path, texts, expected.parent.name)


def measure(pictures: Iterable[Photograph], decoders: dict[str, Decoder]) -> dict[str, dict[str, Tally]]:
    """Group -> decoder -> tally; ``all`` is the group of all."""
    tallies: dict[str, dict[str, Tally]] = {}
    for picture in pictures:
        luma = luma_of_file(picture.path)
        wanted = set(map(bars, picture.texts))
        for name, decoder in decoders.items():
            got, milliseconds = timed(decoder, luma)
            for group in (picture.group, "all"):
                tallies.setdefault(group, {}).setdefault(name, Tally()).add(wanted, got, milliseconds)
    return tallies


def timed(decoder: Decoder, luma: Luma) -> tuple[set[str], float]:
    """The texts that ``decoder`` finds, and the milliseconds of processor time that it took."""
    begun = process_time()
    reads = decoder.decode(luma)
    milliseconds = (process_time() - begun) * 1000
    return {bars(read.text) for read in reads}, milliseconds


def bars(text: str) -> str:
    """One spelling for UPC-A and for EAN-13 that begins with 0."""
    return text[1:] if len(text) == 13 and text.isdigit() and text[0] == "0" else text


def empty_frames(seed: int = 1) -> dict[str, Luma]:
    """What a camera over a table sees without a code: cards with pictures and text on cloth; the same with noise."""
    chance = np.random.default_rng(seed)
    table = _with_cards(_blotches(chance, FRAME, 12), chance)
    noisy = np.clip(table + chance.normal(0, 8, FRAME), 0, 255).astype(np.uint8)
    return {"table with cards": table, "the same, noisy": noisy}


def _blotches(chance: np.random.Generator, shape: tuple[int, int], size: int) -> Luma:
    """Soft light and dark patches about ``size`` pixels wide."""
    from PIL import Image

    rough = chance.integers(60, 190, (shape[0] // size + 1, shape[1] // size + 1), dtype=np.uint8)
    return np.array(Image.fromarray(rough).resize(shape[::-1], Image.Resampling.BICUBIC))


def _with_cards(table: Luma, chance: np.random.Generator) -> Luma:
    for _ in range(8):
        top, left = int(chance.integers(0, FRAME[0] - 220)), int(chance.integers(0, FRAME[1] - 160))
        card = np.full((220, 160), 225, np.uint8)
        card[10:110, 10:150] = _blotches(chance, (100, 140), 5)
        card[120:210:8, 12:148] = chance.choice(np.array([40, 225], np.uint8), (12, 136))  # lines of small print
        table[top : top + 220, left : left + 160] = card
    return table


def measure_frames(decoders: dict[str, Decoder]) -> dict[str, dict[str, float]]:
    """Frame -> decoder -> milliseconds on average; the decoders take turns, so that a busy machine is fair to all."""
    times: dict[str, dict[str, list[float]]] = {}
    for what, luma in empty_frames().items():
        for _ in range(FRAMES):
            for name, decoder in decoders.items():
                times.setdefault(what, {}).setdefault(name, []).append(timed(decoder, luma)[1])
    return {what: {name: mean(each) for name, each in row.items()} for what, row in times.items()}


def table(tallies: dict[str, dict[str, Tally]]) -> Iterator[str]:
    """Markdown: read of wanted (wrong), median milliseconds."""
    yield "| codes | pictures | " + " | ".join(DECODERS) + " |"
    yield "| --- " * (2 + len(DECODERS)) + "|"
    for group, row in sorted(tallies.items(), key=lambda item: (item[0] == "all", item[0])):
        yield f"| {group} | {row[next(iter(row))].pictures} | " + " | ".join(map(_cell, row.values())) + " |"


def _cell(tally: Tally) -> str:
    return f"{tally.right}/{tally.wanted} ({tally.wrong}), {median(tally.milliseconds):.1f} ms"


def frame_table(frames: dict[str, dict[str, float]]) -> Iterator[str]:
    yield "| frame without a code | " + " | ".join(FOR_FRAMES) + " |"
    yield "| --- " * (1 + len(FOR_FRAMES)) + "|"
    for what, row in frames.items():
        yield f"| {what}, {FRAME[1]}x{FRAME[0]} | " + " | ".join(f"{each:.1f} ms" for each in row.values()) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--json", type=Path, help="write all figures there as well")
    given = parser.parse_args()
    tallies = measure(photographs(given.folder), {name: kind() for name, kind in DECODERS.items()})
    frames = measure_frames({name: kind() for name, kind in FOR_FRAMES.items()})
    print("\n".join((*table(tallies), "", *frame_table(frames))))
    if given.json:
        given.json.write_text(json.dumps({"photographs": _plain(tallies), "frames": frames}, indent=1))


def _plain(tallies: dict[str, dict[str, Tally]]) -> dict[str, dict[str, object]]:
    return {group: {name: asdict(tally) for name, tally in row.items()} for group, row in tallies.items()}


if __name__ == "__main__":
    main()
