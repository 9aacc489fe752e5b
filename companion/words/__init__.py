"""Keys and facts to sentences and names, in the language of the reader."""
