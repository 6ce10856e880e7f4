"""The quick player of Shadowfist, on which the search leans: it looks at the state of a made-up game."""
