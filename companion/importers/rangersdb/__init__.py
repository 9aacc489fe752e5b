"""Earthborne Rangers cards: our own tables of the core environment, and the community's files of Ranger cards."""

from companion.importers.rangersdb.folder import read_folder

__all__ = ["read_folder"]
