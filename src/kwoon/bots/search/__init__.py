"""One search for all games, over the contract alone; each game has a quick player on which it leans."""
