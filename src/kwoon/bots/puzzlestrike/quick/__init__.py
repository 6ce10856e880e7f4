"""The quick player of Puzzle Strike, on which the search leans: it looks at the state of a made-up game."""
