"""From what may be seen to what a screen paints: pure, in the reader's language."""
