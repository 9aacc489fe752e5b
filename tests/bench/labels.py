"""How many of our own labels are read as a camera sees them, the smaller and the noisier the picture.

    python -m tests.bench.labels [TRIALS]

Each trial draws a card with its label as ``companion.commands.demo_pictures`` does (perspective, blur, noise) and shows
it in smaller and smaller pictures, as from farther away. A text other than the label's is wrong; there should be none.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

import numpy as np
from PIL import Image

from companion.commands.demo_pictures import PREFIX, picture
from companion.labels.text import label_text
from drivers.decoder import Decoder
from tests.bench.photographs import DECODERS, timed

SIZES = (1.0, 0.8, 0.7, 0.6, 0.5)  # of the picture in which the card fills the height
MODULE = 3.3  # pixels a module in that picture
NOISE = (0, 12)  # grey levels more than the picture has already


def trial(number: int, decoders: dict[str, Decoder]) -> Iterator[tuple[float, int, str, bool, bool]]:
    """Size, noise, decoder, whether the label was read, whether something else was."""
    chance = Random(number)
    text = label_text(PREFIX, f"{chance.randrange(100_000):05}")
    card = picture(text, f"Card {number}", chance)
    grain = np.random.default_rng(number)
    for size in SIZES:
        seen = np.asarray(card.resize([round(side * size) for side in card.size], Image.Resampling.BOX))
        for noise in NOISE:
            luma = np.clip(seen + grain.normal(0, noise, seen.shape), 0, 255).astype(np.uint8)
            for name, decoder in decoders.items():
                found, _ = timed(decoder, luma)
                yield size, noise, name, text in found, bool(found - {text})


def main() -> None:
    trials = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    decoders: dict[str, Decoder] = {name: kind() for name, kind in DECODERS.items()}
    read: dict[tuple[float, int, str], int] = {}
    wrong = 0
    for number in range(trials):
        for size, noise, name, right, other in trial(number, decoders):
            read[size, noise, name] = read.get((size, noise, name), 0) + right
            wrong += other
    print("| pixels a module | more noise | " + " | ".join(decoders) + " |")
    print("| --- " * (2 + len(decoders)) + "|")
    for size in SIZES:
        for noise in NOISE:
            shares = (f"{100 * read[size, noise, name] / trials:.0f} %" for name in decoders)
            print(f"| {MODULE * size:.1f} | {noise or 'none'} | " + " | ".join(shares) + " |")
    print(f"\n{trials} trials a row, wrong texts: {wrong}")


if __name__ == "__main__":
    main()
