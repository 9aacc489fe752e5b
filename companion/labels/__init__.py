"""Labels that make a card readable: what they say, how large they are, sheets of them to print."""
