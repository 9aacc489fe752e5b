"""The ``companion`` command line: a module for each word, and how they all speak."""
