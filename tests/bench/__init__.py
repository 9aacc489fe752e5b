"""Measures: each figure beside a reference in the same run. It never judges; a machine's noise is in the ratio."""
