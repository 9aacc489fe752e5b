"""From a scanned text to a card. Whole texts only: nothing is matched by part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.library.faces import faces_of
from companion.library.label_text import LabelText, read_label
from companion.library.near import near_codes
from companion.library.outcomes import LONGEST, Found, NotFound, Outcome
from drivers.scanner.canonical import canonical, fold_case
from rules.cards import Card

Bindings = Mapping[str, tuple[str, str]]  # canonical text -> (game, code)


@dataclass(frozen=True, slots=True)
class Lookup:
    """Where to look: the cards of the game in play, codes that were bound, label prefix -> game."""

    game: str
    cards: Mapping[str, Card]
    bindings: Bindings
    prefixes: Mapping[str, str]

    def find(self, text: str, symbology: str = "") -> Outcome:
        """The card that ``text`` means, or why there is none.

        A code that was bound comes first, then labels with and without check character, then bare codes.
        """
        written = text.strip()
        if not written or len(written) > LONGEST:
            return NotFound("long-code" if written else "empty-code", text)
        bound = self.bindings.get(key_of(written, symbology))
        if bound:
            return self._bound(text, *bound)
        label = read_label(written)
        if label and label.prefix in self.prefixes:
            return self._labelled(text, label)
        return self._found(fold_case(written), "code") or self._unknown(text)

    def _bound(self, text: str, game: str, code: str) -> Outcome:
        if game != self.game:
            return NotFound("other-game", text, game)
        return self._found(code, "bound") or self._unknown(text)

    def _labelled(self, text: str, label: LabelText) -> Outcome:
        if not label.right:
            return NotFound("misread", text)
        game = self.prefixes[label.prefix]
        if game != self.game:
            return NotFound("other-game", text, game)
        return self._found(label.id, "label") or self._unknown(text)

    def _found(self, id: str, by: str) -> Found | None:
        faces = faces_of(id, self.cards)
        return Found(faces[0], faces, by) if faces else None

    def _unknown(self, text: str) -> NotFound:
        prefix = next((prefix for prefix, game in self.prefixes.items() if game == self.game), "")
        near = (code for code in near_codes(text.strip(), prefix, self.cards) if faces_of(code, self.cards))
        return NotFound("unknown-code", text, near=tuple(near))


def key_of(text: str, symbology: str = "") -> str:
    """The spelling under which a code is kept: one for all spellings of a goods number, one for all cases."""
    return fold_case(canonical(text.strip(), symbology))
