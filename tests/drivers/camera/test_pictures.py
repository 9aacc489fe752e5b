"""Picture files: every kind that cameras write, and every way in which a file can be bad."""

from __future__ import annotations

import os
import struct
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from drivers.camera import middle
from drivers.camera.pictures import LIMIT, BadPicture, luma_of, luma_of_file

GREY = Image.fromarray(np.array([[0, 64, 128], [255, 192, 32]], np.uint8))


def saved(path: Path, image: Image.Image = GREY, **more: Any) -> Path:
    image.save(path, **more)
    return path


def key_of(path: Path) -> str:
    with pytest.raises(BadPicture) as bad:
        luma_of_file(path)
    assert bad.value.facts["path"] == str(path)
    return bad.value.key


@pytest.mark.parametrize("suffix", ["png", "bmp", "tif", "gif", "pgm", "webp"])
def test_brightness_comes_through_unchanged(tmp_path: Path, suffix: str) -> None:
    more: dict[str, Any] = {"lossless": True} if suffix == "webp" else {}
    luma = luma_of_file(saved(tmp_path / f"p.{suffix}", **more))
    assert luma.dtype == np.uint8
    assert luma.tolist() == [[0, 64, 128], [255, 192, 32]]


def test_a_jpeg_gives_its_own_brightness(tmp_path: Path) -> None:
    blocks = Image.fromarray(np.kron([[20, 200]], np.ones((16, 16))).astype(np.uint8)).convert("RGB")
    luma = luma_of_file(saved(tmp_path / "p.jpg", blocks, quality=95))
    assert luma.shape == (16, 32)
    assert (luma[8, 4], luma[8, 28]) == pytest.approx((20, 200), abs=2)


def test_the_name_of_a_file_says_nothing(tmp_path: Path) -> None:
    assert luma_of_file(saved(tmp_path / "picture.txt", format="PNG")).shape == (2, 3)


@pytest.mark.parametrize(("orientation", "corner"), [(1, (0, 0)), (3, (-1, -1)), (6, (0, -1)), (8, (-1, 0))])
def test_a_telephone_held_sideways(tmp_path: Path, orientation: int, corner: tuple[int, int]) -> None:
    """Exif 2.32, tag Orientation: 1 as it is, 3 upside down, 6 and 8 a quarter turn."""
    picture = np.zeros((16, 32), np.uint8)
    picture[:8, :8] = 255
    exif = Image.Exif()
    exif[0x0112] = orientation
    luma = luma_of_file(saved(tmp_path / "p.jpg", Image.fromarray(picture), quality=95, exif=exif))
    assert luma.shape == ((16, 32) if orientation in (1, 3) else (32, 16))
    assert luma[corner] > 200


@pytest.mark.parametrize("mode", ["RGBA", "LA", "P"])
def test_what_is_transparent_is_white(tmp_path: Path, mode: str) -> None:
    picture = Image.new("RGBA", (4, 2), (0, 0, 0, 0))
    picture.putpixel((0, 0), (0, 0, 0, 255))
    luma = luma_of_file(saved(tmp_path / "p.png", picture.convert(mode)))
    assert luma[0].tolist() == [0, 255, 255, 255]


def test_sixteen_bits_are_spread_over_eight_not_cut_off() -> None:
    deep = Image.fromarray(np.array([[0, 32768, 65535]], np.uint16))
    assert luma_of(deep).tolist() == [[0, 127, 255]]
    assert luma_of(Image.new("I", (2, 1), 7)).tolist() == [[0, 0]]


def test_colours_weigh_as_eyes_see_them() -> None:
    colours = Image.new("RGB", (2, 1))
    colours.putdata([(0, 255, 0), (0, 0, 255)])
    assert luma_of(colours).tolist() == [[150, 29]]  # ITU-R BT.601: 0.587 and 0.114 of 255


def test_the_first_picture_of_several(tmp_path: Path) -> None:
    path = saved(tmp_path / "p.gif", GREY, save_all=True, append_images=[Image.new("L", (3, 2), 9)])
    assert luma_of_file(path)[0, 2] == 128


def test_files_that_are_no_pictures(tmp_path: Path) -> None:
    (tmp_path / "empty.png").write_bytes(b"")
    (tmp_path / "text.png").write_text("not a picture")
    (tmp_path / "drawing.svg").write_text("<svg/>")
    (tmp_path / "page.eps").write_text("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n")
    os.mkfifo(tmp_path / "pipe.png")
    assert key_of(tmp_path / "empty.png") == "picture-empty"
    assert key_of(tmp_path / "nothing.png") == "picture-not-found"
    assert key_of(tmp_path / "no\0thing.png") == "picture-not-found"
    assert key_of(tmp_path) == key_of(tmp_path / "pipe.png") == key_of(Path("/dev/zero")) == "picture-not-a-file"
    assert {key_of(tmp_path / name) for name in ("text.png", "drawing.svg", "page.eps")} == {"picture-unknown"}


@pytest.mark.parametrize("suffix", ["png", "jpg", "webp", "bmp", "tif", "gif"])
def test_a_file_that_ends_too_early(tmp_path: Path, suffix: str) -> None:
    """A copy that was broken off at any place: never a traceback, never a hang, never a picture of nothing."""
    noise = Image.fromarray(np.random.default_rng(1).integers(0, 256, (64, 64), dtype=np.uint8))
    whole = saved(tmp_path / f"p.{suffix}", noise).read_bytes()
    cut = tmp_path / f"cut.{suffix}"
    for length in range(1, len(whole) - 64, max(1, len(whole) // 25)):
        cut.write_bytes(whole[:length])
        assert key_of(cut) in ("picture-broken", "picture-unknown")


def test_a_file_with_wrong_bytes_is_a_picture_or_a_sentence(tmp_path: Path) -> None:
    chance = np.random.default_rng(1)
    refused = 0
    for suffix in ("png", "jpg", "gif", "tif"):
        whole = np.frombuffer(saved(tmp_path / f"p.{suffix}", GREY.resize((40, 40))).read_bytes(), np.uint8)
        for _ in range(40):
            harmed = whole.copy()
            harmed[chance.integers(0, len(whole), 6)] = chance.integers(0, 256, 6)
            (tmp_path / "harmed").write_bytes(harmed.tobytes())
            with suppress(BadPicture):
                assert luma_of_file(tmp_path / "harmed").ndim == 2
                refused -= 1
            refused += 1
    assert refused > 20


@pytest.mark.parametrize("side", [9_000, 12_000, 60_000])
def test_a_small_file_that_claims_to_be_huge_is_never_unpacked(tmp_path: Path, side: int) -> None:
    path = tmp_path / "bomb.png"
    path.write_bytes(png_that_claims(side, side))
    with pytest.raises(BadPicture) as bad:
        luma_of_file(path)
    assert bad.value.facts == {"path": str(path), "limit": LIMIT}
    assert bad.value.key == "picture-too-large"


def png_that_claims(width: int, height: int) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    parts = chunk(b"IHDR", head), chunk(b"IDAT", zlib.compress(bytes(1000))), chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def test_the_middle_of_a_picture() -> None:
    picture = np.arange(60, dtype=np.uint8).reshape(6, 10)
    assert middle(picture, 1.0).tolist() == picture.tolist()
    assert middle(picture, 0.5).tolist() == picture[1:4, 2:7].tolist()
    assert middle(picture, 0.01).shape == (1, 1)
