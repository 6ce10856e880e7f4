"""The table and the cards on it: what a game remembers, what a card says, and the plain acts of moving cards."""
