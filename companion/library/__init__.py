"""What a code means: card facts that ship, imports, taught cards, corrections."""

from companion.library.facts import CardTable, load_facts
from companion.library.library import Library, Shown
from companion.library.outcomes import Found, NotFound, Outcome

__all__ = ["CardTable", "Found", "Library", "NotFound", "Outcome", "Shown", "load_facts"]
