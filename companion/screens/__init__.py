"""Thin pairs of a class and a kv file: they paint a model and report taps. No rule, no wording, no device."""
