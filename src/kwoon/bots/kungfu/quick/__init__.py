"""The quick player of Kung Fu Fighting, on which the search leans: it looks at the state of a made-up game."""
