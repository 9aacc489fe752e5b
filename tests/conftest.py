"""Properties are tried with the same values every time: a check that fails now and then proves nothing."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("the same every time", derandomize=True, database=None, deadline=None, max_examples=200)
settings.load_profile("the same every time")
