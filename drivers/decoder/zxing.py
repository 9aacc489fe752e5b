"""zxing-cpp: all that we print and more, in any direction, light on dark too; the first look at every picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from drivers.decoder import Corners, Read, in_reading_order
from drivers.decoder.luma import checked, out_of_range
from drivers.errors import DeviceMissing
from drivers.scanner.symbologies import split_aim

if TYPE_CHECKING:
    from drivers.decoder import Luma

FORMATS = {
    "QRCode": "qr",
    "MicroQRCode": "micro-qr",
    "DataMatrix": "data-matrix",
    "Code128": "code-128",
    "Code39": "code-39",
    "EAN13": "ean-13",
    "EAN8": "ean-8",
    "UPCA": "upc-a",
    "UPCE": "upc-e",
}
"""zxing-cpp's name -> ours. Listed one by one: ``All`` costs three times as much and finds ghosts in noise."""


class Zxing:
    """Reads with zxing-cpp. Raises DeviceMissing (library-missing) where it is not installed."""

    def __init__(self) -> None:
        try:
            import zxingcpp
        except ImportError as error:
            raise DeviceMissing("library-missing", device="zxing", package="zxing-cpp", extra="none") from error
        self._library = zxingcpp
        self._names = {getattr(zxingcpp.BarcodeFormat, name): ours for name, ours in FORMATS.items()}
        self._formats = zxingcpp.BarcodeFormats(list(self._names))

    def decode(self, luma: Luma) -> list[Read]:
        luma = checked(luma)
        if out_of_range(luma):
            return []
        # Plain: control characters stay what they are; the default spells them out (<SOH>, <GS>).
        plain = self._library.TextMode.Plain
        found = self._library.read_barcodes(luma, formats=self._formats, text_mode=plain)
        return in_reading_order(self._read(code) for code in found if code.text)

    def _read(self, code: Any) -> Read:
        text, symbology = _as_printed(code.text, self._symbology(code), code.extra)
        return Read(text, symbology, _corners(code.position), code.bytes, _modules(symbology, code.extra))

    def _symbology(self, code: Any) -> str:
        """The format, except where the AIM identifier says more (``]C1``: GS1-128). Code 39 Extended is Code 39."""
        told = split_aim(f"{code.symbology_identifier}?")[0]
        if told.startswith("gs1"):
            return told
        return self._names.get(code.format) or self._names[code.symbology]


def _as_printed(text: str, symbology: str, extra: Any) -> tuple[str, str]:
    """The digits under the bars. zxing-cpp gives all goods but EAN-8 as 13: UPC-E is told in ``extra``, and UPC-A is
    an EAN-13 that begins with 0 (the same bars)."""
    if symbology == "upc-e":
        return extra["UPCE"], symbology
    if symbology in ("ean-13", "upc-a") and len(text) == 13 and text[0] == "0":
        return text[1:], "upc-a"
    return text, symbology


def _corners(position: Any) -> Corners:
    points = position.top_left, position.top_right, position.bottom_right, position.bottom_left
    return tuple((point.x, point.y) for point in points)


def _modules(symbology: str, extra: Any) -> int:
    """From the version: ``1`` of a QR code has 21 modules a side and 4 more for each next, ``12x26`` of Data Matrix
    tells rows and columns; of a Micro QR code it is told as ``M3``, 11 modules for M1 and 2 more for each next."""
    version = str((extra or {}).get("Version", ""))
    if symbology in ("qr", "gs1-qr") and version.isdigit():
        return 17 + 4 * int(version)
    if symbology == "micro-qr" and version[1:].isdigit():
        return 9 + 2 * int(version[1:])
    columns = version.partition("x")[2]
    return int(columns) if columns.isdigit() else 0
