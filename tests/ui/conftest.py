"""One window for all of these tests. Kivy is imported when the first of them begins, never while tests are collected,
and what it reads from the environment is taken back at once, so that other tests do not see it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.ui.stage import Stage

ENVIRONMENT = {"SDL_VIDEODRIVER": "offscreen", "KIVY_NO_ARGS": "1", "KIVY_NO_FILELOG": "1", "KIVY_LOG_MODE": "PYTHON"}


@pytest.fixture(scope="session")
def window(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The window that Kivy paints into memory."""
    from companion.app import configure
    from companion.settings import load_settings

    home = tmp_path_factory.mktemp("kivy")
    settings, _ = load_settings(home, {}, {})
    with pytest.MonkeyPatch.context() as patch:
        for key, value in (ENVIRONMENT | {"KIVY_HOME": str(home), "KIVY_METRICS_DENSITY": "1"}).items():
            patch.setenv(key, value)
        configure(settings, home)
        from kivy.config import Config

        Config.set("graphics", "maxfps", "0")  # the loop is turned by hand, as fast as it goes
        from tests.ui.stage import opened

        return opened()


@pytest.fixture
def stage(window: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Stage]]:
    """Makes a stage: an app at a desk of its own, in a language, at a size. Each is closed at the end."""
    from companion.screens import prompt, sheet
    from tests.ui.stage import Stage

    monkeypatch.setattr(prompt, "LOCK", 0.0)
    monkeypatch.setattr(sheet, "DEAF", 0.0)
    made: list[Stage] = []

    def make(language: str = "en", size: tuple[int, int] = (800, 480), scale: float = 1.0, **settings: str) -> Stage:
        home = tmp_path / f"home{len(made)}"
        home.mkdir()
        made.append(Stage(home, language, size, scale, settings))
        return made[-1]

    yield make
    for each in made:
        each.close()
