"""What a code means: card facts that ship, imports, taught cards, corrections."""
