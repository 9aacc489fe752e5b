"""pyzbar (libzbar): linear codes in low contrast, turned or blurred, and dark QR codes that zxing-cpp misses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from drivers.decoder import Corners, Read, in_reading_order
from drivers.decoder.luma import checked, out_of_range
from drivers.errors import DeviceMissing

if TYPE_CHECKING:
    from drivers.decoder import Luma

SYMBOLS = {
    "QRCODE": "qr",
    "CODE128": "code-128",
    "CODE39": "code-39",
    "EAN13": "ean-13",
    "EAN8": "ean-8",
    "UPCA": "upc-a",
    "UPCE": "upc-e",
}
"""libzbar's name -> ours. UPCA reads nothing without EAN13, and without UPCA a UPC-A comes as EAN-13. Listed one by
one: its DataBar decoder writes to the terminal, and the name NONE would switch all on again."""


class Zbar:
    """Reads with pyzbar. Raises DeviceMissing (library-missing): pyzbar itself, or libzbar with its Debian package."""

    def __init__(self) -> None:
        try:
            from pyzbar import pyzbar
        except ModuleNotFoundError as error:
            raise DeviceMissing("library-missing", device="zbar", package="pyzbar", extra="none") from error
        except ImportError as error:  # pyzbar is here and found no shared library
            raise DeviceMissing("library-missing", device="zbar", package="libzbar0", extra="apt") from error
        self._library = pyzbar
        self._symbols = [pyzbar.ZBarSymbol[name] for name in SYMBOLS]

    def decode(self, luma: Luma) -> list[Read]:
        luma = checked(luma)
        if out_of_range(luma):
            return []
        found = (_read(code) for code in self._found(luma) if code.data and code.polygon)
        return in_reading_order(read for read in found if read is not None)

    def _found(self, luma: Luma) -> list[Any]:
        """pyzbar raises ValueError for the whole picture when one code in it has no direction that it knows, such as
        one part of a QR code in parts (structured append)."""
        try:
            return self._library.decode(luma, self._symbols)  # type: ignore[no-any-return]
        except (ValueError, self._library.PyZbarError):
            return []


def _read(code: Any) -> Read | None:
    symbology = SYMBOLS.get(code.type)
    if symbology is None:
        return None
    return Read(code.data.decode("utf-8", "replace"), symbology, _corners(code), code.data)


def _corners(code: Any) -> Corners:
    """The outline where it has four points; else the box round it (linear codes: the lines that were read)."""
    if len(code.polygon) == 4:
        return tuple((point.x, point.y) for point in code.polygon)
    left, top, width, height = code.rect
    return (left, top), (left + width, top), (left + width, top + height), (left, top + height)
