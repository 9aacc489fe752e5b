"""Serial lines with noise on them: codes arrive once and whole, noise never becomes a card."""
