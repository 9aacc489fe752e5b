"""``companion play --headless``: the real session, spoken to in lines, answering in JSON after the event is on disk."""

from __future__ import annotations

import argparse

from companion.texts import Texts


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser], texts: Texts) -> None:
    """The word ``play``."""
