"""The ``companion`` command line: what each word does, and how they all speak."""
