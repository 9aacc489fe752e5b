"""Picture files as luma: turned as they were taken, transparent parts white, and never a surprise from a bad file.

What can be wrong with a file (``BadPicture``), each with the fact ``path``:

    picture-not-found       picture-no-permission       picture-not-a-file (a folder, a pipe, a device)
    picture-empty           picture-unknown (no picture, or a kind that is not read)
    picture-broken          picture-too-large: limit (millions of pixels)
"""

from __future__ import annotations

import stat
import warnings
from pathlib import Path
from typing import TYPE_CHECKING

from drivers.errors import DriverError

if TYPE_CHECKING:
    from PIL.Image import Image

    from drivers.decoder import Luma

FORMATS = ("PNG", "JPEG", "WEBP", "BMP", "GIF", "TIFF", "PPM")
"""What cameras, telephones and drawing programs write. Nothing that Pillow hands to another program (EPS)."""

SUFFIXES = frozenset({".png", ".jpg", ".jpeg", ".webp", ".bmp", ".gif", ".tif", ".tiff", ".ppm", ".pgm"})

LIMIT = 64  # million pixels: a telephone takes 50; a file of few bytes can claim to be far larger than memory


class BadPicture(DriverError):
    """A picture that cannot be read; the next one may be good."""


def luma_of_file(path: Path) -> Luma:
    """The brightness of the picture in ``path``. Raises BadPicture."""
    _regular(path)
    from PIL import Image, UnidentifiedImageError

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # Pillow's own doubts about size and metadata
            with Image.open(path, formats=FORMATS) as picture:
                _bearable(path, picture)
                return luma_of(picture)
    except BadPicture:
        raise
    except UnidentifiedImageError as error:
        raise BadPicture("picture-unknown", path=str(path)) from error
    except PermissionError as error:
        raise BadPicture("picture-no-permission", path=str(path)) from error
    except Image.DecompressionBombError as error:  # Pillow's own limit, twice as high
        raise BadPicture("picture-too-large", path=str(path), limit=LIMIT) from error
    except Exception as error:  # a file made to harm can raise anything in any of the readers
        raise BadPicture("picture-broken", path=str(path)) from error


def _regular(path: Path) -> None:
    try:
        what = path.stat()
    except PermissionError as error:
        raise BadPicture("picture-no-permission", path=str(path)) from error
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        raise BadPicture("picture-not-found", path=str(path)) from error
    if not stat.S_ISREG(what.st_mode):
        raise BadPicture("picture-not-a-file", path=str(path))
    if what.st_size == 0:
        raise BadPicture("picture-empty", path=str(path))


def _bearable(path: Path, picture: Image) -> None:
    width, height = picture.size
    if width * height > LIMIT * 1_000_000:
        raise BadPicture("picture-too-large", path=str(path), limit=LIMIT)


def luma_of(picture: Image) -> Luma:
    """The brightness of a Pillow picture of any mode."""
    import numpy as np
    from PIL import ImageOps

    picture.draft("L", picture.size)  # JPEG: its Y plane as it is, a third of the memory
    upright = ImageOps.exif_transpose(picture)
    if upright.mode.startswith(("I", "F")):
        return _of_deep(upright)
    return np.asarray(_on_white(upright).convert("L"))


def _on_white(picture: Image) -> Image:
    from PIL import Image

    if not picture.has_transparency_data:
        return picture
    coloured = picture.convert("RGBA")
    return Image.alpha_composite(Image.new("RGBA", coloured.size, "white"), coloured)


def _of_deep(picture: Image) -> Luma:
    """16 bits and more a pixel: from its darkest to its brightest, as Pillow itself would cut off at 255."""
    import numpy as np

    values = np.asarray(picture, dtype=np.float64)
    low, high = values.min(), values.max()
    luma: Luma = ((values - low) * (255 / max(high - low, 1))).astype(np.uint8)
    return luma
