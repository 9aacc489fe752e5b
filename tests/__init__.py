"""The tests of Table Companion. They need no screen, no network and no device, and leave the home folder alone.

What is set here holds for pytest and for ``python -m tests.NAME`` alike, before anything imports Kivy.
"""

from __future__ import annotations

import os
import tempfile

_scratch = tempfile.TemporaryDirectory(prefix="companion-tests-")

os.environ.update(
    SDL_VIDEODRIVER="offscreen",  # renders the same pixels as a window, without a display server
    KIVY_HOME=_scratch.name,
    KIVY_NO_ARGS="1",
    KIVY_NO_FILELOG="1",
    COMPANION_HOME=os.path.join(_scratch.name, "companion"),
)
