"""One folder a game; a folder that has a ``GAME`` is a game."""
