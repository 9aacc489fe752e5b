"""What a label says: ``MC01107-5`` is game prefix, card id, a dash, check character (ISO/IEC 7064, MOD 37-2).

The other way round, from a text to what it says, is ``companion.library.label_text``.
"""

from __future__ import annotations

from drivers.scanner.iso7064 import SEPARATOR, check_character
from rules.errors import Refused

LONGEST = 16  # characters that a QR code of version 1 and level Q holds, capitals and digits (ISO/IEC 18004, table 7)


def label_text(prefix: str, id: str) -> str:
    """The text of the label of card ``id`` (``label_id`` of the library: without a face letter), in capitals.

    Raises Refused: ``label-too-long`` where it does not fit on a label, ``label-characters`` where it holds others
    than digits and the letters of the English alphabet.
    """
    body = f"{prefix}{id}".upper()
    try:
        text = f"{body}{SEPARATOR}{check_character(body)}"
    except ValueError:
        raise Refused("label-characters", text=body) from None
    if len(text) > LONGEST:
        raise Refused("label-too-long", text=text, limit=LONGEST)
    return text
