"""One search for all games, over the contract alone, and each game's quick player on which it leans."""
