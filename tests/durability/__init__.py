"""A game must outlive a cut at any byte of its journal, a flipped bit, and a program that is killed in mid-word."""
