"""The demonstration pictures: labelled cards as a camera over the table sees them. They are drawn, no art is in them.

    python -m companion.commands.demo_pictures [FOLDER]

writes them anew into ``assets/demo`` (or FOLDER). The same seed gives the same pictures, as far as the same releases of
Pillow and NumPy do.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from companion.labels.code import dark_runs, side
from companion.labels.text import label_text
from companion.library.facts import load_facts

GAME, PREFIX = "marvel_champions", "MC"
IDS = ("01094", "01097", "01098", "01101", "01103", "01107", "01109", "01110")
"""Cards of the first scenario (Rhino, with Bomb Scare), as their labels name them."""

FOLDER = Path(__file__).parents[2] / "assets" / "demo"
FONT = Path(__file__).parents[2] / "assets" / "fonts" / "Inter-SemiBold.otf"

SCALE = 10  # pixels a millimetre while a card is drawn
CARD = (63.5, 88.0)  # millimetres, the usual size of cards
PICTURE = (640, 480)  # pixels: what a camera shows of a card held up to it
BLUR, NOISE = 0.8, 5.0  # pixels, grey levels: an ordinary USB camera in a living room
QUALITY = 60  # of JPEG: about 20 kB a picture


def pictures() -> dict[str, Image.Image]:
    """Every picture by the name of its file."""
    facts = load_facts(GAME)
    names = {id: (facts[id] if id in facts else facts[f"{id}a"]).name() for id in IDS}
    return {f"{PREFIX}{id}.jpg": picture(label_text(PREFIX, id), names[id], Random(id)) for id in IDS}


def picture(text: str, name: str, chance: Random) -> Image.Image:
    """A card with this label and name, held before a camera: in perspective, a little blurred, noisy."""
    table = _cloth(chance)
    card = _card(text, name, chance)
    corners = _corners(card.size, chance)
    seen = card.transform(PICTURE, Image.Transform.PERSPECTIVE, _from(corners, card.size), Image.Resampling.BICUBIC)
    shape = Image.new("L", card.size, 255).transform(
        PICTURE, Image.Transform.PERSPECTIVE, _from(corners, card.size), Image.Resampling.BICUBIC
    )
    table.paste(seen, (0, 0), shape)
    return _noisy(table.filter(ImageFilter.GaussianBlur(BLUR)), chance)


def _card(text: str, name: str, chance: Random) -> Image.Image:
    """A pale card: its name on a dark bar, soft patches where a picture would be, lines for print, the label below."""
    width, height = (round(length * SCALE) for length in CARD)
    card = Image.new("L", (width, height), 215)
    draw = ImageDraw.Draw(card)
    card.paste(_patches(chance, (width - 80, 380), (40, 200)), (40, 110))
    draw.rectangle((40, 40, width - 40, 100), fill=50)
    draw.text((60, 70), name, fill=235, font=ImageFont.truetype(str(FONT), 38), anchor="lm")
    for row in range(510, height - 220, 28):
        draw.line((60, row, chance.randint(width // 2, width - 60), row), fill=90, width=8)
    label = _label(text)
    card.paste(label, ((width - label.width) // 2, height - label.height - 30))
    return card


def _label(text: str) -> Image.Image:
    """The printed label, module for module, on its white paper."""
    length = side("normal") * SCALE
    module = length / 25
    label = Image.new("L", (round(length), round(length)), 250)
    draw = ImageDraw.Draw(label)
    for column, row, run in dark_runs(text):
        left, top = round(column * module), round(row * module)
        draw.rectangle((left, top, round((column + run) * module) - 1, round((row + 1) * module) - 1), fill=20)
    return label


def _cloth(chance: Random) -> Image.Image:
    return _patches(chance, PICTURE, (45, 75))


def _patches(chance: Random, size: tuple[int, int], greys: tuple[int, int]) -> Image.Image:
    """Soft patches of grey."""
    few = Image.new("L", (9, 7))
    few.putdata([chance.randint(*greys) for _ in range(63)])
    return few.resize(size, Image.Resampling.BICUBIC)


def _corners(size: tuple[int, int], chance: Random) -> np.ndarray:
    """Where the corners of the card lie in the picture: upright, turned a little, tilted a little."""
    tall = PICTURE[1] * chance.uniform(0.84, 0.92)
    half = np.array([tall * size[0] / size[1], tall]) / 2
    angle = np.radians(chance.uniform(-12, 12))
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    square = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * half
    tilt = np.array([[chance.uniform(-0.03, 0.03) * tall for _ in range(2)] for _ in range(4)])
    corners: np.ndarray = square @ turn.T + tilt + np.array(PICTURE) / 2
    return corners


def _from(corners: np.ndarray, size: tuple[int, int]) -> Sequence[float]:
    """The eight numbers by which Pillow finds, for a pixel of the picture, its place on the card."""
    card = [(0, 0), (size[0], 0), size, (0, size[1])]
    rows, values = [], []
    for (x, y), (u, v) in zip(corners, card, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    return [float(each) for each in np.linalg.solve(np.array(rows), np.array(values))]


def _noisy(image: Image.Image, chance: Random) -> Image.Image:
    noise = np.random.default_rng(chance.getrandbits(32)).normal(0, NOISE, PICTURE[::-1])
    return Image.fromarray(np.clip(np.asarray(image) + noise, 0, 255).astype(np.uint8))


def main(arguments: Sequence[str]) -> None:
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, image in pictures().items():
        image.save(folder / name, quality=QUALITY)


if __name__ == "__main__":
    main(sys.argv[1:])
