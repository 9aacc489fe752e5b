"""Codes drawn pixel by pixel, and pictures made of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import segno
import zxingcpp

if TYPE_CHECKING:
    from drivers.decoder import Luma

WHITE = 40  # pixels of white around a code


def qr(text: str, module: int = 4, **more: Any) -> Luma:
    """A QR code as segno makes it."""
    return _pixels(segno.make_qr(text, **more).matrix, module)


def parts_of_qr(text: str, count: int) -> list[Luma]:
    """The same in parts (structured append)."""
    return [_pixels(part.matrix, 4) for part in segno.make_sequence(text, symbol_count=count)]


def code(kind: str, text: str, scale: int = 3, **more: Any) -> Luma:
    """Any other kind, by zxing-cpp's name, as zxing-cpp itself draws it."""
    drawn = zxingcpp.create_barcode(text, getattr(zxingcpp.BarcodeFormat, kind), **more).to_image(scale=scale)
    return framed(np.array(drawn, dtype=np.uint8))


def framed(luma: Luma) -> Luma:
    return np.pad(luma, WHITE, constant_values=255)


def side_by_side(*pictures: Luma) -> Luma:
    return _joined(pictures, axis=1)


def stacked(*pictures: Luma) -> Luma:
    return _joined(pictures, axis=0)


def _joined(pictures: tuple[Luma, ...], axis: int) -> Luma:
    size = max(picture.shape[1 - axis] for picture in pictures)
    filled = []
    for picture in pictures:
        missing = [(0, 0), (0, 0)]
        missing[1 - axis] = (0, size - picture.shape[1 - axis])
        filled.append(np.pad(picture, missing, constant_values=255))
    return np.concatenate(filled, axis=axis)


def _pixels(matrix: Any, module: int) -> Luma:
    dark = np.array([list(row) for row in matrix], dtype=np.uint8)
    return framed(np.where(np.kron(dark, np.ones((module, module), np.uint8)) != 0, 0, 255).astype(np.uint8))
