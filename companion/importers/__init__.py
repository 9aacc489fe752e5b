"""Community card files to our facts. Each importer writes the cards.json of its game, and reads a player's folder."""
