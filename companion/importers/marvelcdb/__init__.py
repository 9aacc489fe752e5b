"""Marvel Champions cards from the community's files (github zzorba/marvelsdb-json-data): facts only, no text."""

from companion.importers.marvelcdb.cards import read_cards
from companion.importers.marvelcdb.rows import read_rows

__all__ = ["read_cards", "read_rows"]
