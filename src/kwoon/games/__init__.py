"""The games: each package holds one game's rules and cards, and knows no other."""
