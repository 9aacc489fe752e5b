"""Reads the .kv file that stands beside a module, and makes the fonts known that all of them name."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from kivy.core.text import LabelBase
from kivy.lang import Builder

FONTS = files("assets") / "fonts"
LabelBase.register("Inter", str(FONTS / "Inter-Regular.otf"), fn_bold=str(FONTS / "Inter-SemiBold.otf"))


def load(name: str) -> None:
    """The rules of ``name`` (``table.kv``)."""
    Builder.load_file(str(Path(__file__).with_name(name)))
