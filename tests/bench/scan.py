"""From a picture to a new view and frame, split into decoding and the rest."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
from PIL import Image

from companion.desk import Desk
from companion.finding import ShippedFacts
from companion.line import quoted
from companion.settings import load_settings
from drivers.decoder.child import DecoderChild
from tests.bench.figures import Figure, percentile, seconds

SIZE = (1280, 720)  # pixels, of the picture that is decoded
GAME = "game marvel_champions players=Ana,Ben,Cy scenario=rhino"
LABELS = ("MC01107-5", "MC01109-1", "MC01101-H", "MC01098-C")


def scanned(long: bool) -> Iterator[Figure]:
    """A card held to the camera: how long until its numbers are shown, decoding and the rest apart."""
    decode = statistics.median(_decoding(20 if long else 6))
    rest = list(_after_decoding(60 if long else 12))
    yield Figure(f"a picture of {SIZE[0]} x {SIZE[1]} decoded", decode * 1e3, "ms")
    slowest = percentile(rest, 0.95)
    yield Figure("from code to view and frame, 95th percentile", slowest * 1e3, "ms", slowest / decode, "decoding")
    yield Figure("from code to view and frame, median", statistics.median(rest) * 1e3, "ms")


def _decoding(times: int) -> list[float]:
    with as_file(files("assets") / "demo" / "MC01107.jpg") as path, Image.open(path) as picture:
        luma = np.asarray(picture.convert("L").resize(SIZE))
    with DecoderChild() as decoder:
        assert decoder.decode(luma)[0].text == LABELS[0]
        return seconds(lambda: decoder.decode(luma), times)


def _after_decoding(times: int) -> Iterator[float]:
    """Each with its durable act: the event is on disk before it is shown."""
    for _ in range(times):
        with tempfile.TemporaryDirectory() as folder:
            settings, _problems = load_settings(Path(folder), {"lamps": "sim:count=60", "scanners": "sim"}, {})
            desk = Desk(settings, Path(folder), ShippedFacts())
            desk.say(GAME)
            for label in LABELS:
                began = time.perf_counter()
                answer = desk.say(f"scan {quoted(label)}")
                lamps = desk.lamps()
                yield time.perf_counter() - began
                assert answer
                assert answer.view
                assert answer.refused is None
                assert len(lamps) == 60
            desk.close()
